/** Files the user names: read and written with a sentence for everything that can go wrong. */

import { access, constants, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Io } from './io.ts';
import { problem } from './problem.ts';

const MOST_BYTES = 64_000_000;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'its folder is a file',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'the disk may only be read',
  ENOSPC: 'the disk is full',
};

const reasonOf = (e: unknown): string => {
  const { code, message } = e as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
};

export const readText = async (io: Io, file: string): Promise<string> => {
  const path = resolve(io.cwd, file);
  try {
    const { size } = await stat(path);
    if (size <= MOST_BYTES) return await readFile(path, 'utf8');
  } catch (e) {
    return problem(`${file} cannot be read: ${reasonOf(e)}.`);
  }
  return problem(`${file} is larger than any record: at most ${MOST_BYTES / 1_000_000} MB are read.`);
};

/** Before long work whose result goes there. */
export const checkFolder = async (io: Io, file: string): Promise<void> => {
  try {
    await access(dirname(resolve(io.cwd, file)), constants.W_OK);
  } catch (e) {
    problem(`${file} cannot be written: ${reasonOf(e)}.`);
  }
};

export const writeText = async (io: Io, file: string, text: string): Promise<void> => {
  try {
    await writeFile(resolve(io.cwd, file), text);
  } catch (e) {
    problem(`${file} cannot be written: ${reasonOf(e)}.`);
  }
};
