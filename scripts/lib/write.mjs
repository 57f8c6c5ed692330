// Writing where it may be forbidden: a built folder can be served by someone who may only read it.

import { accessSync, constants, existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const TOLERATED = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC']);

/** Notes something that only saves work next time; where it cannot be written, that work is done again. */
export const writeNote = (file, text) => {
  try {
    writeFileSync(file, text);
  } catch (error) {
    if (!TOLERATED.has(error.code)) throw error;
  }
};

/** Whether this user may change what is in a folder, or make it where it is missing. */
export const mayWrite = (folder) => {
  try {
    accessSync(existsSync(folder) ? folder : dirname(folder), constants.W_OK);
    return true;
  } catch {
    return false;
  }
};
