/** Saving a battle as a record file, never over a file that is something else. */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseRecordText } from '@muster/kernel';
import { checkFolder, readText, writeText } from '../files.ts';
import type { Io } from '../io.ts';
import { problem } from '../problem.ts';
import type { Session } from './session.ts';

/** Said before a battle that is to be saved there, and again when it is. */
export const checkSaveFile = async (io: Io, file: string): Promise<void> => {
  await checkFolder(io, file);
  if (existsSync(resolve(io.cwd, file)) && !parseRecordText(await readText(io, file)).ok)
    problem(`${file} is there already and is no record of a battle: choose another name.`);
};

export const save = async ({ io, match }: Session, file: string): Promise<void> => {
  await checkSaveFile(io, file);
  await writeText(io, file, `${JSON.stringify(match.record())}\n`);
  await io.write(`Saved to ${file}; “muster replay” shows it, “muster play --resume” goes on.\n`);
};
