/** The tables. A released step is never changed: what is to be different is a further step, and old databases take it at their start. */

export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    room TEXT NOT NULL
  ) STRICT;
  CREATE INDEX matches_by_status ON matches (status, changed);

  CREATE TABLE openings (
    match TEXT PRIMARY KEY REFERENCES matches (id),
    header TEXT NOT NULL,
    setup TEXT NOT NULL,
    told TEXT NOT NULL
  ) STRICT;

  CREATE TABLE entries (
    match TEXT NOT NULL REFERENCES matches (id),
    n INTEGER NOT NULL,
    seat INTEGER,
    sender TEXT,
    gone TEXT,
    noticed TEXT NOT NULL,
    entry TEXT NOT NULL,
    told TEXT NOT NULL,
    PRIMARY KEY (match, n)
  ) STRICT;
  CREATE INDEX entries_by_sender ON entries (match, seat, sender) WHERE sender IS NOT NULL;
  CREATE INDEX entries_that_take_back ON entries (match, n) WHERE gone IS NOT NULL;

  CREATE TABLE checkpoints (
    match TEXT NOT NULL REFERENCES matches (id),
    count INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match, count)
  ) STRICT;

  CREATE TABLE keys (
    match TEXT NOT NULL REFERENCES matches (id),
    hash TEXT NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    until INTEGER,
    PRIMARY KEY (match, hash)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE shares (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    created INTEGER NOT NULL,
    owner TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX shares_by_bytes ON shares (bytes);
  `,
  `
  CREATE TABLE beats (node TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE outages (
    since INTEGER NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (until, since)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE subscriptions (
    match TEXT NOT NULL REFERENCES matches (id),
    hash TEXT NOT NULL,
    seat INTEGER NOT NULL,
    push TEXT NOT NULL,
    told INTEGER NOT NULL,
    PRIMARY KEY (match, hash)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE own (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
  // nobody asks by it: messages are read with the whole log of a match, and it cost as much as the entries themselves
  `DROP INDEX entries_by_sender;`,
];
