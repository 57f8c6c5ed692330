/** Files the user names: read and written with a sentence for everything that can go wrong. */

import { access, chmod, constants, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
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
  EIO: 'the disk or terminal does not answer',
};

export const reasonOf = (e: unknown): string => {
  const { code, message } = e as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
};

/** Some editors begin a file with it; it is no part of the text. */
const BYTE_ORDER_MARK = '\ufeff';

const withoutMark = (text: string): string => (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);

export const readText = async (io: Io, file: string): Promise<string> => {
  const path = resolve(io.cwd, file);
  try {
    const { size } = await stat(path);
    if (size <= MOST_BYTES) return withoutMark(await readFile(path, 'utf8'));
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

/**
 * What was there stays until the new content is whole on the disk, so that neither a full disk nor the end of the program spoils
 * it. A pipe or a device is written to as it is.
 */
const replaceFile = async (path: string, text: string): Promise<void> => {
  const before = await stat(path).catch(() => undefined);
  if (before !== undefined && !before.isFile()) return writeFile(path, text);
  const target = before === undefined ? path : await realpath(path); // the file a link leads to, not the link
  const fresh = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    await writeFile(fresh, text, { flush: true });
    if (before !== undefined) await chmod(fresh, before.mode);
    await rename(fresh, target);
  } catch (e) {
    await rm(fresh, { force: true }).catch(() => undefined);
    throw e;
  }
};

export const writeText = async (io: Io, file: string, text: string): Promise<void> => {
  try {
    await replaceFile(resolve(io.cwd, file), text);
  } catch (e) {
    problem(`${file} cannot be written: ${reasonOf(e)}.`);
  }
};
