/** Texts of a form. */

import { misread, type Reader, reader } from '@muster/kernel';

export const matching = (pattern: RegExp, problem: string): Reader<string> =>
  reader({ type: 'string', pattern: pattern.source }, (x, where) =>
    typeof x === 'string' && pattern.test(x) ? x : misread(where, problem),
  );

/** Letters, digits or signs that are seen: some that count as letters are blank, and would name nobody. */
export const isSeen = (name: string): boolean => /[^\p{Z}\p{C}\p{M}\p{DI}\u2800]/u.test(name);

/** Neither line breaks nor what turns the direction of letters, nor halves of letters, nor marks heaped on one. */
export const isPlain = (name: string): boolean => !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]|\p{M}{4}/u.test(name);
