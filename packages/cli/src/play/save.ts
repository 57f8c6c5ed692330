/** Saving a battle as a record file, never over a file that is something else. */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseRecordText } from '@muster/kernel';
import { checkFolder, readText, writeText } from '../files.ts';
import type { Io } from '../io.ts';
import { Problem, problem } from '../problem.ts';
import type { Log, Session } from './session.ts';

/** Said before a battle that is to be saved there, and again when it is. */
export const checkSaveFile = async (io: Io, file: string): Promise<void> => {
  await checkFolder(io, file);
  if (existsSync(resolve(io.cwd, file)) && !parseRecordText(await readText(io, file)).ok)
    problem(`${file} is there already and is no record of a battle: choose another name.`);
};

const write = (io: Io, log: Log, file: string): Promise<void> =>
  writeText(io, file, `${JSON.stringify(log.record())}\n`);

export const tellSaved = (io: Io, file: string): Promise<void> =>
  io.write(`Saved to ${file}; “muster replay” shows it, “muster play --resume” goes on.\n`);

export const save = async ({ io, log }: Session, file: string): Promise<void> => {
  await checkSaveFile(io, file);
  await write(io, log, file);
  await tellSaved(io, file);
};

/** Writes the battle after every command. A file that cannot be written is told once and is no reason to stop playing. */
export const makeKeeper = (io: Io, log: Log, file: string): (() => Promise<void>) => {
  let told = '';
  return async () => {
    try {
      await write(io, log, file);
      told = '';
    } catch (e) {
      if (!(e instanceof Problem)) throw e;
      if (e.message !== told)
        await io.write(`${e.message} The battle goes on; what was saved before is still there.\n`);
      told = e.message;
    }
  };
};
