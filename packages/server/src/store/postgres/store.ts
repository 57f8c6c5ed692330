/** Matches in PostgreSQL, for any number of nodes. */

import { randomUUID } from 'node:crypto';
import type { Job } from '../batch.ts';
import { doorOf } from '../door.ts';
import { grouping } from '../grouping.ts';
import { listeners } from '../listeners.ts';
import type { Still, Store, StorePoint, Written } from '../store.ts';
import { writingBy } from '../writing.ts';
import { besidesWriting } from './besides.ts';
import { type Heard, type Hearing, hearing } from './hearing.ts';
import { livingBy } from './living.ts';
import { connect, placeOf, prepareDatabase, type Sql } from './open.ts';
import { problemOf } from './problems.ts';
import { readingOf } from './reading.ts';
import { putBack } from './transaction.ts';
import { writeGroup } from './writing.ts';

export interface PostgresOptions {
  /** Called at these points, so that a test can kill the process there. */
  readonly at?: (point: StorePoint) => void;
  /** Called after every commit, with how many entries of logs are in it. */
  readonly onCommit?: (rows: number) => void;
  /** Its tables must be there and of this version: none are made or changed. */
  readonly asItIs?: boolean;
  /** So many at most, besides one that listens. */
  readonly connections?: number;
  /** How often, in milliseconds, it is asked what other nodes have written, in case they could not tell. */
  readonly pollEvery?: number;
}

/** On a connection of its own, in a transaction that sees nothing of what is committed after it has begun to read. */
const stillOf = async (sql: Sql): Promise<Still> => {
  const own = await sql.reserve();
  const door = doorOf(placeOf(sql), problemOf);
  await own`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`;
  // What it sees is settled by the first thing that is read.
  await own`SELECT version FROM muster.schema_version`;
  return {
    ...readingOf(own, door),
    close: async () => {
      if (!door.close()) return;
      await putBack(own, () => own`ROLLBACK`);
    },
  };
};

const storeOf = (
  sql: Sql,
  { at = () => undefined, onCommit }: PostgresOptions,
  heard: Heard,
  others: Hearing,
): Store => {
  const door = doorOf(placeOf(sql), problemOf);

  const commit = async (jobs: readonly Job[]): Promise<readonly Written[]> => {
    const { answers, batch } = await writeGroup(sql, jobs, at);
    at('afterCommit');
    onCommit?.(batch.rows.length);
    for (const match of batch.changed) heard.changes.tell(match, 'no');
    others.tell(batch.changed);
    return answers;
  };
  const group = grouping<Job, Written>((jobs) => door.through(() => commit(jobs)));

  return {
    ...readingOf(sql, door),
    ...besidesWriting(sql, door),
    ...writingBy((make) => door.through(() => group.add(make()))),
    ...livingBy(sql, door),
    isShared: true,
    changes: heard.changes.add,
    call: others.call,
    calls: heard.calls.add,
    still: () => door.through(() => stillOf(sql)),
    close: async () => {
      await group.settled();
      if (!door.close()) return;
      await others.stop();
      await sql.end({ timeout: 5 });
    },
  };
};

/** `url`: as in `DATABASE_URL`, `postgres://user:password@host:5432/name`. Tables are made where there are none. */
export const openPostgres = async (url: string, options: PostgresOptions = {}): Promise<Store> => {
  const { at = () => undefined, connections = 10, pollEvery = 5000, asItIs = false } = options;
  const sql = connect(url, connections);
  try {
    await prepareDatabase(sql, at, asItIs);
    const heard: Heard = { changes: listeners(), calls: listeners() };
    const others = hearing(sql, randomUUID(), heard, pollEvery);
    await others.begin();
    return storeOf(sql, options, heard, others);
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw problemOf(error, placeOf(sql));
  }
};
