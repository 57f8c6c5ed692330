/**
 * What an address asks for and cannot have. Nothing takes its place: it is told, with what there is to choose from, and nothing is
 * worked out or begun before each of them is answered.
 */

import type { Offer } from '@muster/kernel';
import { quoted } from './words.ts';

/** Parameters that mean nothing on this page, a sentence each: a house rule that is mistyped is not passed over in silence. */
export const strayWords = (params: URLSearchParams, known: ReadonlySet<string>): readonly string[] =>
  [...new Set(params.keys())]
    .filter((name) => !known.has(name))
    .map((name) => `The address also says ${quoted(name)}, which means nothing here.`);

/** The same address with another value, and what that changes besides. */
export const withParameter = (search: string, name: string, value: string | null, also: Offer['also'] = {}): string => {
  const params = new URLSearchParams(search);
  if (value === null) params.delete(name);
  else params.set(name, value);
  for (const [other, values] of Object.entries(also)) {
    params.delete(other);
    for (const v of values) params.append(other, v);
  }
  return params.toString().replaceAll('%2C', ','); // lists stay as they are written
};
