/** Names of fighters from outside; whether they may be given, the rules say. */

import { list, meaning, orNull, type Reader, text } from '@muster/kernel';
import type { Names } from '../content/names.ts';

/** Far above what the rules allow, which say so themselves. */
const MOST_READ = 200;

/** Spaces at the ends are not part of a name. */
export const readName: Reader<string> = meaning(text(MOST_READ), 'Spaces at its ends are left out.', (name) =>
  name.trim(),
);

export const readNames: Reader<Names> = list(orNull(readName), 40);
