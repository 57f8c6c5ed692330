/**
 * Jobs of any number of nodes, by pg-boss in a schema of its own beside the matches. A node that dies while it looks at a match
 * leaves the job to expire, and another takes it. It is asked here what is due, and not by a worker of pg-boss: those forget a
 * promise, and end the process when the database is away.
 */

import type { MatchId } from '@muster/protocol';
import PgBoss from 'pg-boss';
import { errorOf } from '../error-of.ts';
import { connect, placeOf, type Sql } from '../store/postgres/open.ts';
import { problemOf } from '../store/postgres/problems.ts';
import type { OpenJobs } from './jobs.ts';

export interface PostgresJobsOptions {
  /** How often, in milliseconds, it is asked what is due. */
  readonly pollEvery?: number;
  /** How many seconds a node may look at a match before another does. */
  readonly expireAfter?: number;
}

export interface PostgresJobs {
  readonly open: OpenJobs;
  /** After whatever was opened is closed. */
  close(): Promise<void>;
}

const SCHEMA = 'muster_jobs';
const QUEUE = 'wake';
/** Nodes that start at once make the tables one after another: pg-boss alone would have them block each other. */
const LOCK = 687838;
/** So many matches are looked at by a node at once. */
const MOST_AT_ONCE = 20;
const RETRIES = 1_000;
const RETRY_SECONDS = 2;

interface Wake {
  readonly match: MatchId;
  readonly at: number;
}

/** By the same driver as all else. A statement of several that fails leaves its transaction open. */
const runnerOf = (sql: Sql): PgBoss.Db => ({
  executeSql: async (text, values = []) => {
    try {
      const rows = await sql.unsafe(
        text,
        values.map((value) => value ?? null),
      );
      return { rows: [...rows] };
    } catch (e) {
      await sql`ROLLBACK`.catch(() => undefined);
      throw e;
    }
  },
});

const start = async (sql: Sql, expireAfter: number): Promise<PgBoss> => {
  const boss = new PgBoss({
    db: runnerOf(sql),
    schema: SCHEMA,
    schedule: false,
    maintenanceIntervalSeconds: expireAfter,
  });
  boss.on('error', () => undefined); // its upkeep is tried again; whoever asks for something hears of it there
  await sql`SELECT pg_advisory_lock(${LOCK})`;
  await boss.start();
  const options = { policy: 'short', retryLimit: RETRIES, retryDelay: RETRY_SECONDS } as const;
  await boss.createQueue(QUEUE, { name: QUEUE, ...options, expireInSeconds: expireAfter });
  await sql`SELECT pg_advisory_unlock(${LOCK})`;
  return boss;
};

/** One job per match and moment at most, counted from now: the clocks of node and database need not agree. */
const send = (boss: PgBoss, { match, at }: Wake, now: number) =>
  boss.send(QUEUE, { match }, { singletonKey: `${match} ${at}`, startAfter: Math.max(0, at - now) / 1000 });

const openWith =
  (boss: PgBoss, place: string, pollEvery: number): OpenJobs =>
  ({ look, clock, onError }) => {
    const waiting = new Map<string, Wake>();
    let isClosed = false;
    let writing: Promise<void> | undefined;
    let asking: Promise<void> | undefined;

    const tell = (e: unknown): void => onError(errorOf(problemOf(e, place)));

    /** What cannot be written now is written when it is asked the next time. */
    const writeAll = async (): Promise<void> => {
      while (waiting.size > 0) {
        const some = [...waiting];
        await Promise.all(some.map(([, wake]) => send(boss, wake, clock.now())));
        for (const [name] of some) waiting.delete(name);
      }
    };
    const write = (): Promise<void> => {
      writing ??= writeAll()
        .catch(tell)
        .finally(() => {
          writing = undefined;
        });
      return writing;
    };

    const lookAt = async ({ id, data }: PgBoss.Job<{ readonly match: MatchId }>): Promise<void> => {
      try {
        await look(data.match);
        await write(); // what it asked for in its turn is kept before it is gone
        await boss.deleteJob(QUEUE, id);
      } catch (e) {
        tell(e);
        await boss.fail(QUEUE, id);
      }
    };
    const askAll = async (): Promise<void> => {
      await write();
      const jobs = await boss.fetch<{ readonly match: MatchId }>(QUEUE, { batchSize: MOST_AT_ONCE });
      // One that cannot even be given back expires.
      await Promise.allSettled(jobs.map(lookAt));
    };
    const ask = (): void => {
      asking ??= askAll()
        .catch(tell)
        .finally(() => {
          asking = undefined;
        });
    };
    const timer = setInterval(ask, pollEvery).unref();

    return {
      wake: (match, at) => {
        if (isClosed) return;
        waiting.set(`${match} ${at}`, { match, at });
        void write();
      },
      close: async () => {
        clearInterval(timer);
        await asking;
        isClosed = true;
        await write();
      },
    };
  };

/** Throws a `StoreProblem`, in words, when the database does not take it. */
export const openPostgresJobs = async (url: string, options: PostgresJobsOptions = {}): Promise<PostgresJobs> => {
  const { pollEvery = 1000, expireAfter = 30 } = options;
  const sql = connect(url, 1);
  const place = placeOf(sql);
  try {
    const boss = await start(sql, expireAfter);
    return {
      open: openWith(boss, place, pollEvery),
      close: async () => {
        await boss.stop({ graceful: false });
        await sql.end({ timeout: 5 });
      },
    };
  } catch (e) {
    await sql.end({ timeout: 0 });
    throw problemOf(e, place);
  }
};
