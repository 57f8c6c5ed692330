/** Saving a battle as a record file, never over a file that is something else. */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseRecordText } from '@muster/kernel';
import { readText, writeText } from '../files.ts';
import { problem } from '../problem.ts';
import type { Session } from './session.ts';

export const save = async ({ io, match }: Session, file: string): Promise<void> => {
  if (existsSync(resolve(io.cwd, file)) && !parseRecordText(await readText(io, file)).ok)
    problem(`${file} is there already and is no record of a battle: choose another name.`);
  await writeText(io, file, `${JSON.stringify(match.record())}\n`);
  await io.write(`Saved to ${file}; “muster replay” shows it, “muster play --resume” goes on.\n`);
};
