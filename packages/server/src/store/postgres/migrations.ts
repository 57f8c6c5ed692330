/**
 * The tables, in a schema of their own. A released step is never changed: what is to be different is a further step, and old databases
 * take it at their start. `xact` is the transaction that last wrote to a match: by it a node finds what it was not told of.
 */

export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE muster.matches (
    id text COLLATE "C" PRIMARY KEY,
    version integer NOT NULL,
    game text NOT NULL,
    status text NOT NULL,
    created bigint NOT NULL,
    changed bigint NOT NULL,
    room text NOT NULL,
    xact xid8 NOT NULL DEFAULT pg_current_xact_id()
  );
  CREATE INDEX matches_by_status ON muster.matches (status, changed);
  CREATE INDEX matches_by_xact ON muster.matches (xact);

  CREATE TABLE muster.openings (
    match text COLLATE "C" PRIMARY KEY REFERENCES muster.matches (id),
    header text NOT NULL,
    setup text NOT NULL,
    told text NOT NULL
  );

  CREATE TABLE muster.entries (
    match text COLLATE "C" NOT NULL REFERENCES muster.matches (id),
    n integer NOT NULL,
    seat integer,
    sender text COLLATE "C",
    gone text,
    noticed text NOT NULL,
    entry text NOT NULL,
    told text NOT NULL,
    PRIMARY KEY (match, n)
  );
  CREATE INDEX entries_by_sender ON muster.entries (match, seat, sender) WHERE sender IS NOT NULL;
  CREATE INDEX entries_that_take_back ON muster.entries (match, n) WHERE gone IS NOT NULL;

  CREATE TABLE muster.checkpoints (
    match text COLLATE "C" NOT NULL REFERENCES muster.matches (id),
    count integer NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (match, count)
  );

  CREATE TABLE muster.keys (
    match text COLLATE "C" NOT NULL REFERENCES muster.matches (id),
    hash text COLLATE "C" NOT NULL,
    kind text NOT NULL,
    seat integer,
    until bigint,
    PRIMARY KEY (match, hash)
  );

  CREATE TABLE muster.shares (
    id text COLLATE "C" PRIMARY KEY,
    kind text NOT NULL,
    created bigint NOT NULL,
    owner text NOT NULL,
    bytes integer NOT NULL,
    body text NOT NULL
  );
  `,
  `
  CREATE TABLE muster.beats (node text COLLATE "C" PRIMARY KEY, at bigint NOT NULL);
  CREATE TABLE muster.outages (
    since bigint NOT NULL,
    until bigint NOT NULL,
    PRIMARY KEY (until, since)
  );
  `,
  `
  CREATE TABLE muster.subscriptions (
    match text COLLATE "C" NOT NULL REFERENCES muster.matches (id),
    hash text COLLATE "C" NOT NULL,
    seat integer NOT NULL,
    push text NOT NULL,
    told boolean NOT NULL,
    PRIMARY KEY (match, hash)
  );
  CREATE TABLE muster.own (name text COLLATE "C" PRIMARY KEY, value text NOT NULL);
  `,
  // nobody asks by it: messages are read with the whole log of a match, and it cost as much as the entries themselves
  `DROP INDEX muster.entries_by_sender;`,
];
