/** What SQLite and the file system answer, in words for whoever runs the server. */

import { StoreProblem } from '../store.ts';

/** A file that cannot be opened at all has no code of its own. */
const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string' && error.code !== '') return error.code;
  return error.message.startsWith('ConnectionFailed(') ? 'SQLITE_CANTOPEN' : '';
};

/** The first that begins like the code counts. */
const SENTENCES: readonly (readonly [begin: RegExp, code: StoreProblem['code'], sentence: (file: string) => string])[] =
  [
    [
      /^(SQLITE_FULL|SQLITE_IOERR_WRITE|ENOSPC|EDQUOT|EFBIG)/,
      'full',
      (file) =>
        `There is no more room for the database ${file}: its disk is full or failing, or a limit (of the user, of sizes of files) is reached. What was acknowledged is kept; make room, and matches go on.`,
    ],
    [
      /^(SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM|SQLITE_AUTH|EACCES|EPERM|EROFS)/,
      'readOnly',
      (file) =>
        `The database ${file} cannot be opened for writing: the file and its folder must belong to who runs the server, on a disk that can be written to.`,
    ],
    [
      /^(SQLITE_BUSY|SQLITE_LOCKED)/,
      'away',
      (file) =>
        `Another program keeps the database ${file} locked: end it, or give each server a data folder of its own.`,
    ],
    [
      /^(SQLITE_NOTADB|SQLITE_CORRUPT)/,
      'broken',
      (file) =>
        `The file ${file} is damaged, or is not a database of this program. It was left as it is; restore it from a backup.`,
    ],
    [
      /^SQLITE_IOERR/,
      'broken',
      (file) => `The database ${file} cannot be read or written: look at the health of its disk and at its free space.`,
    ],
  ];

/** What went wrong with the database in this file. What is no trouble of a database is our own bug, and stays what it is. */
export const problemOf = (error: unknown, file: string): unknown => {
  if (error instanceof StoreProblem) return error;
  const code = codeOf(error);
  const known = SENTENCES.find(([begin]) => begin.test(code));
  if (known !== undefined) return new StoreProblem(known[1], `${known[2](file)} (${code})`, error);
  if (error instanceof SyntaxError) return new StoreProblem('broken', SENTENCES[3]![2](file), error);
  return code.startsWith('SQLITE') || /^E[A-Z]+$/.test(code)
    ? new StoreProblem('broken', `The database ${file} cannot be used: ${(error as Error).message} (${code}).`, error)
    : error;
};
