/** All that online play needs on one machine: the folder where matches are kept, and threads for the computers. */

import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { openBrains } from './brains/brains.ts';
import type { PlayOptions } from './play.ts';
import { ServeProblem } from './problem.ts';
import { openSqlite } from './store/sqlite/store.ts';
import { StoreProblem } from './store/store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const homeOf = (env: Environment, platform: NodeJS.Platform): string => {
  if (platform === 'win32') return env['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support');
  return env['XDG_DATA_HOME'] ?? join(homedir(), '.local', 'share');
};

/** Where matches are kept: what was asked for, MUSTER_DATA, or a folder in the data home of this user. */
export const dataFolder = (
  asked: string | undefined,
  env: Environment = process.env,
  platform: NodeJS.Platform = process.platform,
): string => resolve(asked ?? (env['MUSTER_DATA']?.trim() || join(homeOf(env, platform), 'muster')));

export interface OpenOptions {
  /** How many computers think at once. */
  readonly threads?: number;
}

/** Throws a ServeProblem, in words, when nothing can be kept there. */
export const openPlay = async (folder: string, { threads = 1 }: OpenOptions = {}): Promise<PlayOptions> => {
  try {
    const store = await openSqlite(folder);
    const brains = openBrains({ threads });
    const close = async (): Promise<void> => {
      await brains.close();
      await store.close();
    };
    return { store, brains, close };
  } catch (e) {
    if (e instanceof StoreProblem) throw new ServeProblem('noStore', e.message);
    throw e;
  }
};
