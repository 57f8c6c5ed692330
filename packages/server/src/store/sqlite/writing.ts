/** A group of jobs as one transaction: they are judged under the lock of the file, and what holds is written. */

import type { MatchId } from '@muster/protocol';
import type Database from 'libsql';
import { type Batch, idsOf, type Job, type Judged, judge, type Kept, type KeptMatch } from '../batch.ts';
import { CHECKPOINTS, type StorePoint } from '../store.ts';
import { inTransaction } from './open.ts';

/** Values come as parameters only. */
const prepare = (db: Database.Database) => ({
  others: db.prepare('PRAGMA data_version'),
  matches: db.prepare(
    `SELECT id, version, (SELECT coalesce(max(n) + 1, 0) FROM entries WHERE match = id) AS count,
       EXISTS (SELECT 1 FROM openings WHERE match = id) AS opened
     FROM matches WHERE id IN (SELECT value FROM json_each(?))`,
  ),
  owners: db.prepare('SELECT id, owner FROM shares WHERE id IN (SELECT value FROM json_each(?))'),
  create: db.prepare(
    'INSERT INTO matches (id, version, game, status, created, changed, room) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ),
  update: db.prepare(
    'UPDATE matches SET version = ?, game = ?, status = ?, created = ?, changed = ?, room = ? WHERE id = ?',
  ),
  openMatch: db.prepare('INSERT INTO openings (match, header, setup, told) VALUES (?, ?, ?, ?)'),
  append: db.prepare(
    'INSERT INTO entries (match, n, entry, told, noticed, gone, seat, sender) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  ),
  dropKey: db.prepare('DELETE FROM keys WHERE match = ? AND hash = ?'),
  addKey: db.prepare('INSERT INTO keys (match, hash, kind, seat, until) VALUES (?, ?, ?, ?, ?)'),
  keepCheckpoint: db.prepare('INSERT OR REPLACE INTO checkpoints (match, count, body) VALUES (?, ?, ?)'),
  dropCheckpoints: db.prepare(
    `DELETE FROM checkpoints WHERE match = ?1 AND count NOT IN
       (SELECT count FROM checkpoints WHERE match = ?1 ORDER BY count DESC LIMIT ?2)`,
  ),
  share: db.prepare('INSERT INTO shares (id, kind, created, owner, bytes, body) VALUES (?, ?, ?, ?, ?, ?)'),
  unshare: db.prepare('DELETE FROM shares WHERE id = ?'),
});

type Statements = ReturnType<typeof prepare>;

/**
 * How far matches are, as this connection has left them. They are known without a question as long as no other connection has written
 * to the file, which SQLite tells by a number.
 */
const makeMemory = (ask: Statements) => {
  let matches = new Map<MatchId, KeptMatch>();
  let left: number | undefined;

  const read = (ids: readonly MatchId[]): void => {
    const rows = ask.matches.all(JSON.stringify(ids));
    for (const { id, version, count, opened } of rows as ({ id: MatchId; opened: number } & KeptMatch)[])
      matches.set(id, { version, count, opened: opened !== 0 });
  };

  return {
    /** Under the lock of the file. */
    of: (ids: readonly MatchId[]): ReadonlyMap<MatchId, KeptMatch> => {
      const { data_version: now } = ask.others.get() as { readonly data_version: number };
      if (now !== left || matches.size > MOST_KNOWN) matches = new Map();
      left = now;
      const unknown = ids.filter((id) => !matches.has(id));
      if (unknown.length > 0) read(unknown);
      return new Map(ids.flatMap((id) => (matches.has(id) ? [[id, matches.get(id)!]] : [])));
    },
    /** They are committed. */
    keep: (after: ReadonlyMap<MatchId, KeptMatch>): void => {
      for (const [id, kept] of after) matches.set(id, kept);
    },
    /** Nobody knows what was committed. */
    forget: (): void => {
      left = undefined;
    },
  };
};

const MOST_KNOWN = 10_000;

const ownersOf = (ask: Statements, shares: readonly string[]): Kept['shares'] => {
  const owners = shares.length === 0 ? [] : ask.owners.all(JSON.stringify(shares));
  return new Map((owners as { id: string; owner: string }[]).map(({ id, owner }) => [id, owner]));
};

const writeMatches = (ask: Statements, batch: Batch): void => {
  for (const { id, version, game, status, created, changed, room } of batch.created)
    ask.create.run(id, version, game, status, created, changed, room);
  for (const { id, version, game, status, created, changed, room } of batch.heads)
    ask.update.run(version, game, status, created, changed, room, id);
  for (const { match, header, setup, told } of batch.openings) ask.openMatch.run(match, header, setup, told);
  for (const { match, n, entry, told, noticed, gone, seat, sender } of batch.rows)
    ask.append.run(match, n, entry, told, noticed, gone, seat, sender);
};

const writeBesides = (ask: Statements, batch: Batch, at: (point: StorePoint) => void): void => {
  for (const { match, hash } of batch.dropped) ask.dropKey.run(match, hash);
  for (const { match, hash, kind, seat, until } of batch.keys) ask.addKey.run(match, hash, kind, seat, until);
  for (const { match, count, body } of batch.checkpoints) {
    ask.keepCheckpoint.run(match, count, body);
    at('inCheckpoint');
    ask.dropCheckpoints.run(match, CHECKPOINTS);
  }
  for (const id of batch.unshared) ask.unshare.run(id);
  for (const { id, kind, created, owner, bytes, body } of batch.shares)
    ask.share.run(id, kind, created, owner, bytes, body);
};

/** Writes a group of jobs to this database, in one commit. */
export const groupWriter = (
  db: Database.Database,
  at: (point: StorePoint) => void,
): {
  readonly write: (jobs: readonly Job[]) => Judged;
  /** Something else was done to the matches by this connection. */
  readonly forget: () => void;
} => {
  const ask = prepare(db);
  const memory = makeMemory(ask);

  const writeJobs = (jobs: readonly Job[]): Judged => {
    const { matches, shares } = idsOf(jobs);
    const judged = judge(jobs, { matches: memory.of(matches), shares: ownersOf(ask, shares) });
    writeMatches(ask, judged.batch);
    writeBesides(ask, judged.batch, at);
    at('beforeCommit');
    return judged;
  };

  const write = (jobs: readonly Job[]): Judged => {
    try {
      const judged = inTransaction(db, 'IMMEDIATE', () => writeJobs(jobs));
      memory.keep(judged.matches);
      return judged;
    } catch (e) {
      memory.forget();
      throw e;
    }
  };
  return { write, forget: memory.forget };
};
