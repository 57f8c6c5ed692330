/** For tests: whatever is told, asked or refused names a rule that the book has. */

import { BOOK } from '../book/index.ts';

const KNOWN: ReadonlySet<string> = new Set(BOOK.rules.map(({ id }) => id));

export const ruled = <T extends { readonly rule: string | null }>(one: T): T => {
  if (one.rule !== null && !KNOWN.has(one.rule)) throw new Error(`no such rule: ${JSON.stringify(one)}`);
  return one;
};

export const maybeRuled = <T extends { readonly rule: string | null }>(one: T | undefined): T | undefined =>
  one === undefined ? undefined : ruled(one);
