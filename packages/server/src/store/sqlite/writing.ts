/** A group of jobs as one transaction: they are judged under the lock of the file, and what holds is written. */

import type { MatchId } from '@muster/protocol';
import { type Batch, idsOf, type Job, type Judged, judge, type Kept, type KeptMatch } from '../batch.ts';
import { CHECKPOINTS, type StorePoint } from '../store.ts';
import type { Statement, Writer } from './open.ts';

/** Values come as parameters only. */
const STATEMENTS = {
  begin: 'BEGIN IMMEDIATE',
  rollback: 'ROLLBACK',
  others: 'PRAGMA data_version',
  match: `SELECT version, (SELECT coalesce(max(n) + 1, 0) FROM entries WHERE match = id) AS count,
       EXISTS (SELECT 1 FROM openings WHERE match = id) AS opened
     FROM matches WHERE id = ?`,
  owner: 'SELECT owner FROM shares WHERE id = ?',
  create: 'INSERT INTO matches (id, version, game, status, created, changed, room) VALUES (?, ?, ?, ?, ?, ?, ?)',
  update: 'UPDATE matches SET version = ?, game = ?, status = ?, created = ?, changed = ?, room = ? WHERE id = ?',
  openMatch: 'INSERT INTO openings (match, header, setup, told) VALUES (?, ?, ?, ?)',
  append: 'INSERT INTO entries (match, n, entry, told, noticed, gone, seat, sender) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  dropKey: 'DELETE FROM keys WHERE match = ? AND hash = ?',
  addKey: 'INSERT INTO keys (match, hash, kind, seat, until) VALUES (?, ?, ?, ?, ?)',
  keepCheckpoint: 'INSERT OR REPLACE INTO checkpoints (match, count, body) VALUES (?, ?, ?)',
  dropCheckpoints: `DELETE FROM checkpoints WHERE match = ?1 AND count NOT IN
       (SELECT count FROM checkpoints WHERE match = ?1 ORDER BY count DESC LIMIT ?2)`,
  share: 'INSERT INTO shares (id, kind, created, owner, bytes, body) VALUES (?, ?, ?, ?, ?, ?)',
  unshare: 'DELETE FROM shares WHERE id = ?',
} as const;

type Statements = Readonly<Record<keyof typeof STATEMENTS, Statement>>;

const prepare = async (db: Writer): Promise<Statements> => {
  const prepared: [string, Statement][] = [];
  for (const [name, sql] of Object.entries(STATEMENTS)) prepared.push([name, await db.prepare(sql)]);
  return Object.fromEntries(prepared) as Statements;
};

/**
 * How far matches are, as this connection has left them. They are known without a question as long as no other connection has written
 * to the file, which SQLite tells by a number.
 */
const makeMemory = (ask: Statements) => {
  let matches = new Map<MatchId, KeptMatch>();
  let left: number | undefined;

  const read = (id: MatchId): KeptMatch | undefined => {
    const row = ask.match.get(id) as (Omit<KeptMatch, 'opened'> & { readonly opened: number }) | undefined;
    return row && { version: row.version, count: row.count, opened: row.opened !== 0 };
  };

  return {
    /** Under the lock of the file. */
    of: (ids: readonly MatchId[]): ReadonlyMap<MatchId, KeptMatch> => {
      const { data_version: now } = ask.others.get() as { readonly data_version: number };
      if (now !== left || matches.size > MOST_KNOWN) matches = new Map();
      left = now;
      const found = new Map<MatchId, KeptMatch>();
      for (const id of ids) {
        const kept = matches.get(id) ?? read(id);
        if (kept !== undefined) found.set(id, kept);
      }
      return found;
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
  const owners = new Map<string, string>();
  for (const id of shares) {
    const row = ask.owner.get(id) as { readonly owner: string } | undefined;
    if (row !== undefined) owners.set(id, row.owner);
  }
  return owners;
};

const writeMatches = (ask: Statements, batch: Batch): void => {
  for (const { id, version, game, status, created, changed, room } of batch.created)
    ask.create.run(id, version, game, status, created, changed, room);
  for (const { id, version, game, status, created, changed, room } of batch.heads)
    ask.update.run(version, game, status, created, changed, room, id);
  for (const { match, header, setup, told } of batch.openings) ask.openMatch.run(match, header, setup, told);
  for (const { match, n, entry, told, noticed, gone, seat, sender } of batch.rows)
    ask.append.run([match, n, entry, told, noticed, gone, seat, sender]); // a list is bound sooner
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

/** Writes groups of jobs to this database, one after another, each in one commit. */
export const groupWriter = async (
  db: Writer,
  at: (point: StorePoint) => void,
): Promise<{
  readonly write: (jobs: readonly Job[]) => Promise<Judged>;
  /** Something else was done to the matches. */
  readonly forget: () => void;
}> => {
  const ask = await prepare(db);
  const memory = makeMemory(ask);

  const writeJobs = (jobs: readonly Job[]): Judged => {
    const { matches, shares } = idsOf(jobs);
    const judged = judge(jobs, { matches: memory.of(matches), shares: ownersOf(ask, shares) });
    writeMatches(ask, judged.batch);
    writeBesides(ask, judged.batch, at);
    at('beforeCommit');
    return judged;
  };

  /**
   * Nothing is waited for but the disk: another connection of this process that waits for the lock holds up the process, and with it
   * whatever would have to be done here before the lock is free.
   */
  const inTransaction = async (work: () => Judged): Promise<Judged> => {
    ask.begin.run();
    try {
      const judged = work();
      await db.exec('COMMIT');
      return judged;
    } catch (error) {
      if (db.inTransaction) ask.rollback.run(); // some failures have ended it already
      throw error;
    }
  };

  const write = async (jobs: readonly Job[]): Promise<Judged> => {
    try {
      const judged = await inTransaction(() => writeJobs(jobs));
      memory.keep(judged.matches);
      return judged;
    } catch (e) {
      memory.forget();
      throw e;
    }
  };
  return { write, forget: memory.forget };
};
