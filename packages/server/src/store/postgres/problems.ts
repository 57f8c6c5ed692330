/** What PostgreSQL and the way to it answer, in words for whoever runs the server. */

import { StoreProblem } from '../store.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const MISSING = new Set(['3D000', '28P01', '28000', '42501']);

/** The first that fits the code counts; `said` is what PostgreSQL said itself. */
const SENTENCES: readonly (readonly [
  fits: RegExp,
  code: StoreProblem['code'],
  sentence: (place: string, said: string) => string,
])[] = [
  [
    /^53100$/,
    'full',
    (place) =>
      `The disk of the database ${place} is full. What was acknowledged is kept; make room, and matches go on.`,
  ],
  [
    /^25006$/,
    'readOnly',
    (place) =>
      `The database ${place} can only be read: give the address of the server that takes writings, not of a copy.`,
  ],
  [
    /^(08...|53...|55P03|57P0.|CONNECT.*|E[A-Z]+)$/,
    'away',
    (place, said) => `The database ${place} cannot be reached (${said}). It is tried again.`,
  ],
  [
    /^(XX00.|58...)$/,
    'broken',
    (place, said) =>
      `The database ${place} is damaged or cannot use its disk (${said}): look at its log, and restore it from a backup if need be.`,
  ],
];

/** What went wrong with the database at this place. What is no trouble of a database is our own bug, and stays what it is. */
export const problemOf = (error: unknown, place: string): unknown => {
  if (error instanceof StoreProblem) return error;
  const code = codeOf(error);
  const said = error instanceof Error ? `${error.message}, ${code}` : code;
  const known = SENTENCES.find(([fits]) => fits.test(code));
  if (known !== undefined) return new StoreProblem(known[1], known[2](place, said), error);
  if (error instanceof SyntaxError)
    return new StoreProblem(
      'broken',
      `The database ${place} holds a document that cannot be read: restore it from a backup.`,
      error,
    );
  if (MISSING.has(code))
    return new StoreProblem(
      'broken',
      `The database ${place} does not let this server in (${said}): look at user, password, name and rights.`,
      error,
    );
  return /^[0-9A-Z]{5}$/.test(code)
    ? new StoreProblem('broken', `The database ${place} refused (${said}).`, error)
    : error;
};
