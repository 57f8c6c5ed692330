/** All that online play needs on one machine: where matches are kept, and threads for the computers. */

import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { openBrains } from './brains/brains.ts';
import type { OpenJobs } from './jobs/jobs.ts';
import { openPostgresJobs } from './jobs/postgres.ts';
import type { PlayOptions } from './play.ts';
import { ServeProblem } from './problem.ts';
import { openPostgres } from './store/postgres/store.ts';
import { openSqlite } from './store/sqlite/store.ts';
import { type Store, StoreProblem } from './store/store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const homeOf = (env: Environment, platform: NodeJS.Platform): string => {
  if (platform === 'win32') return env['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support');
  return env['XDG_DATA_HOME'] ?? join(homedir(), '.local', 'share');
};

const isPostgres = (place: string): boolean => /^postgres(?:ql)?:\/\//i.test(place);

/**
 * Where matches are kept: the folder that was asked for; the PostgreSQL of DATABASE_URL; the folder of MUSTER_DATA, or one in the data
 * home of this user.
 */
export const dataPlace = (
  asked: string | undefined,
  env: Environment = process.env,
  platform: NodeJS.Platform = process.platform,
): string => {
  if (asked !== undefined) return resolve(asked);
  const url = env['DATABASE_URL']?.trim() ?? '';
  return isPostgres(url) ? url : resolve(env['MUSTER_DATA']?.trim() || join(homeOf(env, platform), 'muster'));
};

/** As it may be printed: without a password. */
export const placeWords = (place: string): string =>
  isPostgres(place) && URL.canParse(place) ? `PostgreSQL (${new URL(place).host}${new URL(place).pathname})` : place;

export interface OpenOptions {
  /** How many computers think at once. */
  readonly threads?: number;
}

interface Place {
  readonly store: Store;
  readonly jobs?: OpenJobs;
  readonly close: () => Promise<void>;
}

const openFolder = async (place: string): Promise<Place> => {
  const store = await openSqlite(place);
  return { store, close: () => store.close() };
};

const openDatabase = async (url: string): Promise<Place> => {
  const store = await openPostgres(url);
  try {
    const jobs = await openPostgresJobs(url);
    const close = async (): Promise<void> => {
      await jobs.close();
      await store.close();
    };
    return { store, jobs: jobs.open, close };
  } catch (e) {
    await store.close();
    throw e;
  }
};

/** Throws a ServeProblem, in words, when nothing can be kept there. */
export const openPlay = async (place: string, { threads = 1 }: OpenOptions = {}): Promise<PlayOptions> => {
  try {
    const { store, jobs, close: closePlace } = await (isPostgres(place) ? openDatabase(place) : openFolder(place));
    const brains = openBrains({ threads });
    const close = async (): Promise<void> => {
      await brains.close();
      await closePlace();
    };
    return { store, brains, ...(jobs && { jobs }), close };
  } catch (e) {
    if (e instanceof StoreProblem) throw new ServeProblem('noStore', e.message);
    throw e;
  }
};
