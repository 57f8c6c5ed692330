/** Matches in one file, for a server of one machine: SQLite, by libsql. */

import type { MatchId } from '@muster/protocol';
import type Database from 'libsql';
import { type Batch, idsOf, type Job, judge, type Kept, type KeptMatch } from '../batch.ts';
import {
  checkpointOf,
  type EntryColumns,
  entryColumns,
  type HeadColumns,
  headColumns,
  headOf,
  type KeyColumns,
  keyOf,
  type OpeningColumns,
  openingColumns,
  openingOf,
  rowOf,
  type ShareColumns,
  shareColumns,
  shareOf,
} from '../columns.ts';
import { grouping } from '../grouping.ts';
import { listeners } from '../listeners.ts';
import { CHECKPOINTS, type Store, type StorePoint, StoreProblem, type Written } from '../store.ts';
import { fileIn, inTransaction, makeFile, openFile } from './open.ts';
import { problemOf } from './problems.ts';

export interface SqliteOptions {
  /** Called at these points, so that a test can kill the process there. */
  readonly at?: (point: StorePoint) => void;
  /** The file grows no larger, in pages of 4,096 bytes; without it, as large as its disk. */
  readonly mostPages?: number;
}

const ENTRY = 'n, entry, told, noticed, gone, seat, sender';

/** Everything that is ever asked of the database: values come as parameters only. */
const prepare = (db: Database.Database) => ({
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
  head: db.prepare('SELECT id, version, game, status, created, changed, room FROM matches WHERE id = ?'),
  opening: db.prepare('SELECT header, setup, told FROM openings WHERE match = ?'),
  count: db.prepare('SELECT coalesce(max(n) + 1, 0) AS count FROM entries WHERE match = ?'),
  rows: db.prepare(`SELECT ${ENTRY} FROM entries WHERE match = ? AND n >= ? AND n < ? ORDER BY n`),
  takenBack: db.prepare(`SELECT ${ENTRY} FROM entries WHERE match = ? AND n >= ? AND gone IS NOT NULL ORDER BY n`),
  sent: db.prepare(`SELECT ${ENTRY} FROM entries WHERE match = ? AND seat = ? AND sender = ? ORDER BY n LIMIT 1`),
  checkpoint: db.prepare(
    'SELECT count, body FROM checkpoints WHERE match = ? AND count <= ? ORDER BY count DESC LIMIT 1',
  ),
  key: db.prepare('SELECT match, hash, kind, seat, until FROM keys WHERE match = ? AND hash = ?'),
  keysOf: db.prepare('SELECT match, hash, kind, seat, until FROM keys WHERE match = ? ORDER BY hash'),
  list: db.prepare(
    `SELECT id, version, game, status, created, changed, room FROM matches
     WHERE status IN (SELECT value FROM json_each(?)) ORDER BY changed DESC, id LIMIT ?`,
  ),
  shared: db.prepare('SELECT id, kind, created, owner, bytes, body FROM shares WHERE id = ?'),
  sharedSize: db.prepare('SELECT count(*) AS count, coalesce(sum(bytes), 0) AS bytes FROM shares'),
});

type Statements = ReturnType<typeof prepare>;

const keptOf = (ask: Statements, jobs: readonly Job[]): Kept => {
  const { matches, shares } = idsOf(jobs);
  const kept = matches.length === 0 ? [] : ask.matches.all(JSON.stringify(matches));
  const owners = shares.length === 0 ? [] : ask.owners.all(JSON.stringify(shares));
  return {
    matches: new Map(
      (kept as { id: MatchId; version: number; count: number; opened: number }[]).map(
        ({ id, version, count, opened }): [MatchId, KeptMatch] => [id, { version, count, opened: opened !== 0 }],
      ),
    ),
    shares: new Map((owners as { id: string; owner: string }[]).map(({ id, owner }) => [id, owner])),
  };
};

const writeMatches = (ask: Statements, { created, heads, openings, rows }: Batch): void => {
  for (const { id, version, game, status, created: since, changed, room } of created.map(headColumns))
    ask.create.run(id, version, game, status, since, changed, room);
  for (const { id, version, game, status, created: since, changed, room } of heads.map(headColumns))
    ask.update.run(version, game, status, since, changed, room, id);
  for (const { match, opening } of openings) {
    const { header, setup, told } = openingColumns(opening);
    ask.openMatch.run(match, header, setup, told);
  }
  for (const { match, row } of rows) {
    const { n, entry, told, noticed, gone, seat, sender } = entryColumns(row);
    ask.append.run(match, n, entry, told, noticed, gone, seat, sender);
  }
};

const writeBesides = (ask: Statements, batch: Batch, at: (point: StorePoint) => void): void => {
  for (const { match, hash } of batch.dropped) ask.dropKey.run(match, hash);
  for (const { match, hash, kind, seat, until } of batch.keys) ask.addKey.run(match, hash, kind, seat, until);
  for (const { match, checkpoint } of batch.checkpoints) {
    ask.keepCheckpoint.run(match, checkpoint.ledger.count, JSON.stringify(checkpoint));
    at('inCheckpoint');
    ask.dropCheckpoints.run(match, CHECKPOINTS);
  }
  for (const id of batch.unshared) ask.unshare.run(id);
  for (const { id, kind, created, owner, bytes, body } of batch.shares.map(shareColumns))
    ask.share.run(id, kind, created, owner, bytes, body);
};

const rowsOf = (rows: unknown): readonly ReturnType<typeof rowOf>[] => (rows as EntryColumns[]).map(rowOf);

/** Leaves nothing but the database's own file, where nobody else has it open. The next start would do it too. */
const tidy = (db: Database.Database): void => {
  try {
    db.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // No room, or another is at it: all of it is in the journal, and safe there.
  }
};

const storeOf = (db: Database.Database, file: string, at: (point: StorePoint) => void): Store => {
  const ask = prepare(db);
  const heard = listeners<MatchId>();
  let closed = false;

  const guarded = <R>(work: () => R): R => {
    if (closed) throw new StoreProblem('away', `The database ${file} is closed.`);
    try {
      return work();
    } catch (error) {
      throw problemOf(error, file);
    }
  };
  const read = async <R>(work: () => R): Promise<R> => guarded(work);

  const commit = (jobs: readonly Job[]): readonly Written[] => {
    const { answers, batch } = inTransaction(db, 'IMMEDIATE', () => {
      const judged = judge(jobs, keptOf(ask, jobs));
      writeMatches(ask, judged.batch);
      writeBesides(ask, judged.batch, at);
      at('beforeCommit');
      return judged;
    });
    at('afterCommit');
    for (const match of batch.changed) heard.tell(match);
    return answers;
  };
  const group = grouping<Job, Written>((jobs) => guarded(() => commit(jobs)));
  const add = async (job: Job): Promise<Written> => {
    if (closed) throw new StoreProblem('away', `The database ${file} is closed.`);
    return group.add(job);
  };

  const headNow = (match: MatchId) => {
    const kept = ask.head.get(match) as HeadColumns | undefined;
    return kept === undefined ? undefined : headOf(kept);
  };
  const checkpointNow = (match: MatchId, count: number) => {
    const kept = ask.checkpoint.get(match, count) as { readonly count: number; readonly body: string } | undefined;
    return kept === undefined ? undefined : checkpointOf(kept);
  };

  return {
    create: (head, keys) => add({ type: 'create', head, keys }),
    write: (write) => add({ type: 'write', write }),
    checkpoint: async (match, checkpoint) => {
      await add({ type: 'checkpoint', match, checkpoint });
    },
    load: (match) =>
      read(() =>
        inTransaction(db, 'DEFERRED', () => {
          const head = headNow(match);
          if (head === undefined) return undefined;
          const opening = ask.opening.get(match) as OpeningColumns | undefined;
          const { count } = ask.count.get(match) as { readonly count: number };
          const checkpoint = checkpointNow(match, count) ?? null;
          const from = checkpoint === null ? 0 : checkpoint.ledger.count - 1;
          const rows = rowsOf(ask.rows.all(match, from, count));
          return { head, opening: opening === undefined ? null : openingOf(opening), checkpoint, rows, count };
        }),
      ),
    head: (match) => read(() => headNow(match)),
    rows: (match, from, to) => read(() => rowsOf(ask.rows.all(match, from, to))),
    checkpointBefore: (match, count) => read(() => checkpointNow(match, count)),
    takenBack: (match, from) => read(() => rowsOf(ask.takenBack.all(match, from))),
    sent: (match, seat, id) => read(() => rowsOf(ask.sent.all(match, seat, id))[0]),
    key: (match, hash) => read(() => (ask.key.all(match, hash) as KeyColumns[]).map(keyOf)[0]),
    keysOf: (match) => read(() => (ask.keysOf.all(match) as KeyColumns[]).map(keyOf)),
    list: (statuses, most) => read(() => (ask.list.all(JSON.stringify(statuses), most) as HeadColumns[]).map(headOf)),
    share: (share) => add({ type: 'share', share }),
    shared: (id) => read(() => (ask.shared.all(id) as ShareColumns[]).map(shareOf)[0]),
    unshare: async (id, owner) => (await add({ type: 'unshare', id, owner })) === 'written',
    sharedSize: () =>
      read(() => {
        const { count, bytes } = ask.sharedSize.get() as { readonly count: number; readonly bytes: number };
        return { count, bytes };
      }),
    changes: heard.add,
    close: async () => {
      await group.settled();
      if (closed) return;
      closed = true;
      tidy(db);
      db.close();
    },
  };
};

/** `place`: a folder, or a file whose name ends in `.db`. Made where there is none. */
export const openSqlite = async (place: string, options: SqliteOptions = {}): Promise<Store> => {
  const file = fileIn(place);
  const at = options.at ?? (() => undefined);
  try {
    await makeFile(file);
    return storeOf(openFile(file, at, options.mostPages), file, at);
  } catch (error) {
    throw problemOf(error, file);
  }
};
