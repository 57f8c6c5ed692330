/** All that online play needs on one machine: where matches are kept, and threads for the computers. */

import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { openBrains } from './brains/brains.ts';
import type { OpenJobs } from './jobs/jobs.ts';
import { openPostgresJobs } from './jobs/postgres.ts';
import type { Meters } from './meters.ts';
import type { PlayOptions } from './play.ts';
import { ServeProblem } from './problem.ts';
import type { Environment } from './settings.ts';
import { openPostgres } from './store/postgres/store.ts';
import { beAlone } from './store/sqlite/alone.ts';
import { fileIn } from './store/sqlite/open.ts';
import { openSqlite } from './store/sqlite/store.ts';
import { FILLING, type Store, StoreProblem } from './store/store.ts';

const homeOf = (env: Environment, platform: NodeJS.Platform): string => {
  if (platform === 'win32') return env['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support');
  return env['XDG_DATA_HOME'] ?? join(homedir(), '.local', 'share');
};

export const isPostgres = (place: string): boolean => /^postgres(?:ql)?:\/\//i.test(place);

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
  if (url !== '' && !isPostgres(url))
    throw new ServeProblem('settingWrong', 'DATABASE_URL must be postgres://user:password@host:5432/name.'); // it may hold a password
  return url !== '' ? url : resolve(env['MUSTER_DATA']?.trim() || join(homeOf(env, platform), 'muster'));
};

/** A place as it is typed: a folder, a file whose name ends in `.db`, or the address of a PostgreSQL. */
export const placeOf = (typed: string, cwd: string): string => (isPostgres(typed) ? typed : resolve(cwd, typed));

/** A store that a restore or a copy was filling when it ended is not what was there before, nor what was to be there. */
const whole = async (store: Store, place: string): Promise<Store> => {
  if ((await store.own(FILLING)) === undefined) return store;
  await store.close();
  throw new StoreProblem(
    'broken',
    `${placeWords(place)} is being filled by a restore or a copy, or one did not end: wait for it, or run it again.`,
  );
};

interface StoreOptions {
  /** It must be there with the tables of this version; none are made or changed. */
  readonly asItIs?: boolean;
  /** It need not be whole: it is going to be filled. */
  readonly toFill?: boolean;
}

/** Throws a `StoreProblem`, in words. */
export const openStore = async (
  place: string,
  { asItIs = false, toFill = false }: StoreOptions = {},
): Promise<Store> => {
  const store = await (isPostgres(place) ? openPostgres(place, { asItIs }) : openSqlite(place, { asItIs }));
  return toFill ? store : whole(store, place);
};

/** As it may be printed: without a password. */
export const placeWords = (place: string): string =>
  isPostgres(place) && URL.canParse(place) ? `PostgreSQL (${new URL(place).host}${new URL(place).pathname})` : place;

export interface OpenOptions {
  /** How many computers think at once. */
  readonly threads?: number;
  readonly meters?: Meters;
}

interface Place {
  readonly store: Store;
  readonly jobs?: OpenJobs;
  readonly close: () => Promise<void>;
}

const openFolder = async (place: string, onCommit: (rows: number) => void): Promise<Place> => {
  const store = await whole(await openSqlite(place, { onCommit }), place);
  const close = (): Promise<void> => store.close();
  try {
    const leave = await beAlone(fileIn(place));
    return { store, close: () => close().finally(leave) };
  } catch (e) {
    await close();
    throw e;
  }
};

const openDatabase = async (url: string, onCommit: (rows: number) => void): Promise<Place> => {
  const store = await whole(await openPostgres(url, { onCommit }), url);
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
export const openPlay = async (place: string, { threads = 1, meters }: OpenOptions = {}): Promise<PlayOptions> => {
  try {
    const onCommit = (rows: number): void => meters?.committed(rows);
    const opened = isPostgres(place) ? openDatabase(place, onCommit) : openFolder(place, onCommit);
    const { store, jobs, close: closePlace } = await opened;
    const brains = openBrains({ threads });
    const close = async (): Promise<void> => {
      await brains.close();
      await closePlace();
    };
    return { store, brains, ...(jobs && { jobs }), close };
  } catch (e) {
    throw inWords(e);
  }
};

/** What is wrong with the place is for whoever starts the server to put right. */
export const inWords = (e: unknown): unknown =>
  e instanceof StoreProblem ? new ServeProblem('noStore', e.message) : e;
