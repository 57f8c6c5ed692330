/** Matches in PostgreSQL, for any number of nodes. */

import { randomUUID } from 'node:crypto';
import type { MatchId } from '@muster/protocol';
import type { Job } from '../batch.ts';
import {
  checkpointOf,
  type EntryColumns,
  type HeadColumns,
  headOf,
  type KeyColumns,
  keyOf,
  type OpeningColumns,
  openingOf,
  rowOf,
  type ShareColumns,
  shareOf,
} from '../columns.ts';
import { grouping } from '../grouping.ts';
import { type Listeners, listeners } from '../listeners.ts';
import { type Store, type StorePoint, StoreProblem, type Written } from '../store.ts';
import { type Hearing, hearing } from './hearing.ts';
import { connect, placeOf, prepareDatabase, type Sql } from './open.ts';
import { problemOf } from './problems.ts';
import { writeGroup } from './writing.ts';

export interface PostgresOptions {
  /** Called at these points, so that a test can kill the process there. */
  readonly at?: (point: StorePoint) => void;
  /** So many at most, besides one that listens. */
  readonly connections?: number;
  /** How often, in milliseconds, it is asked what other nodes have written, in case they could not tell. */
  readonly pollEvery?: number;
}

type LoadedColumns = HeadColumns &
  (OpeningColumns | { readonly header: null }) & { readonly count: number; readonly checkpoint: string | null };

const storeOf = (sql: Sql, at: (point: StorePoint) => void, heard: Listeners<MatchId>, others: Hearing): Store => {
  const place = placeOf(sql);
  let closed = false;

  const guarded = async <R>(work: () => Promise<R>): Promise<R> => {
    if (closed) throw new StoreProblem('away', `The database ${place} is closed.`);
    try {
      return await work();
    } catch (error) {
      throw problemOf(error, place);
    }
  };

  const commit = async (jobs: readonly Job[]): Promise<readonly Written[]> => {
    const { answers, batch } = await writeGroup(sql, jobs, at);
    at('afterCommit');
    for (const match of batch.changed) heard.tell(match);
    others.tell(batch.changed);
    return answers;
  };
  const group = grouping<Job, Written>((jobs) => guarded(() => commit(jobs)));
  const add = (job: Job): Promise<Written> => guarded(() => group.add(job));

  const head = sql`id, version, game, status, created, changed, room`;
  const entry = sql`n, entry, told, noticed, gone, seat, sender`;
  const key = sql`match, hash, kind, seat, until`;

  const rowsBetween = async (match: MatchId, from: number, to: number) =>
    (
      await sql<EntryColumns[]>`
        SELECT ${entry} FROM muster.entries WHERE match = ${match} AND n >= ${from} AND n < ${to} ORDER BY n`
    ).map(rowOf);

  return {
    create: (made, keys) => add({ type: 'create', head: made, keys }),
    write: (write) => add({ type: 'write', write }),
    checkpoint: async (match, checkpoint) => {
      await add({ type: 'checkpoint', match, checkpoint });
    },
    // Head, opening, count and checkpoint are of one moment; entries up to that count never change.
    load: (match) =>
      guarded(async () => {
        const [kept] = await sql<LoadedColumns[]>`
          SELECT ${head}, header, setup, told, counted.count,
            (SELECT body FROM muster.checkpoints AS c WHERE c.match = id AND c.count <= counted.count
             ORDER BY c.count DESC LIMIT 1) AS checkpoint
          FROM muster.matches LEFT JOIN muster.openings ON match = id,
            LATERAL (SELECT coalesce(max(n) + 1, 0) AS count FROM muster.entries AS e WHERE e.match = id) AS counted
          WHERE id = ${match}`;
        if (kept === undefined) return undefined;
        const { count } = kept;
        const checkpoint = kept.checkpoint === null ? null : checkpointOf({ body: kept.checkpoint });
        const rows = await rowsBetween(match, checkpoint === null ? 0 : checkpoint.ledger.count - 1, count);
        return { head: headOf(kept), opening: kept.header === null ? null : openingOf(kept), checkpoint, rows, count };
      }),
    head: (match) =>
      guarded(
        async () => (await sql<HeadColumns[]>`SELECT ${head} FROM muster.matches WHERE id = ${match}`).map(headOf)[0],
      ),
    rows: (match, from, to) => guarded(() => rowsBetween(match, from, to)),
    checkpointBefore: (match, count) =>
      guarded(
        async () =>
          (
            await sql<{ body: string }[]>`
              SELECT body FROM muster.checkpoints WHERE match = ${match} AND count <= ${count} ORDER BY count DESC LIMIT 1`
          ).map(checkpointOf)[0],
      ),
    takenBack: (match, from) =>
      guarded(async () =>
        (
          await sql<EntryColumns[]>`
            SELECT ${entry} FROM muster.entries WHERE match = ${match} AND n >= ${from} AND gone IS NOT NULL ORDER BY n`
        ).map(rowOf),
      ),
    sent: (match, seat, id) =>
      guarded(
        async () =>
          (
            await sql<EntryColumns[]>`
              SELECT ${entry} FROM muster.entries WHERE match = ${match} AND seat = ${seat} AND sender = ${id}
              ORDER BY n LIMIT 1`
          ).map(rowOf)[0],
      ),
    key: (match, hash) =>
      guarded(
        async () =>
          (await sql<KeyColumns[]>`SELECT ${key} FROM muster.keys WHERE match = ${match} AND hash = ${hash}`).map(
            keyOf,
          )[0],
      ),
    keysOf: (match) =>
      guarded(async () =>
        (await sql<KeyColumns[]>`SELECT ${key} FROM muster.keys WHERE match = ${match} ORDER BY hash`).map(keyOf),
      ),
    list: (statuses, most) =>
      guarded(async () =>
        (
          await sql<HeadColumns[]>`
            SELECT ${head} FROM muster.matches WHERE status = ANY (${sql.array([...statuses])})
            ORDER BY changed DESC, id LIMIT ${most}`
        ).map(headOf),
      ),
    share: (share) => add({ type: 'share', share }),
    shared: (id) =>
      guarded(
        async () =>
          (
            await sql<ShareColumns[]>`SELECT id, kind, created, owner, bytes, body FROM muster.shares WHERE id = ${id}`
          ).map(shareOf)[0],
      ),
    unshare: async (id, owner) => (await add({ type: 'unshare', id, owner })) === 'written',
    sharedSize: () =>
      guarded(async () => {
        const [size] = await sql<{ count: number; bytes: number }[]>`
          SELECT count(*) AS count, coalesce(sum(bytes), 0)::bigint AS bytes FROM muster.shares`;
        return { count: size!.count, bytes: size!.bytes };
      }),
    changes: heard.add,
    close: async () => {
      await group.settled();
      if (closed) return;
      closed = true;
      await others.stop();
      await sql.end({ timeout: 5 });
    },
  };
};

/** `url`: as in `DATABASE_URL`, `postgres://user:password@host:5432/name`. Tables are made where there are none. */
export const openPostgres = async (url: string, options: PostgresOptions = {}): Promise<Store> => {
  const { at = () => undefined, connections = 10, pollEvery = 5000 } = options;
  const sql = connect(url, connections);
  try {
    await prepareDatabase(sql, at);
    const heard = listeners<MatchId>();
    const others = hearing(sql, randomUUID(), heard, pollEvery);
    await others.begin();
    return storeOf(sql, at, heard, others);
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw problemOf(error, placeOf(sql));
  }
};
