/** Holds what addresses mean: old links keep giving what they gave. */

import { expect, test } from 'vitest';
import type { Unknown } from '../address.ts';

type Answer = Readonly<Record<string, unknown>>;

/** What each page makes of the query of its address, as JSON. */
export type AddressReaders = Readonly<Record<string, (query: URLSearchParams) => object>>;

/** By page, then by query: what differs from the answer to an empty query, and which of its fields are gone (`-`). */
type Addresses = Readonly<Record<string, Readonly<Record<string, Answer>>>>;

const asJson = (x: object): Answer => JSON.parse(JSON.stringify(x)) as Answer;

const wholeOf = (usual: Answer, { '-': gone = [], ...changed }: Answer): Answer =>
  Object.fromEntries(Object.entries({ ...usual, ...changed }).filter(([name]) => !(gone as string[]).includes(name)));

/** What is told of an address, with the values that are offered instead. */
export const told = (unknown: readonly Unknown[]): readonly string[] =>
  unknown.map(({ name, words, offers }) =>
    [`${name}: ${words}`, ...offers.map(({ value, also }) => (also ? `${value} ${JSON.stringify(also)}` : value))].join(
      ' | ',
    ),
  );

/** Of everything that the pages of a game could be asked when the addresses were gathered, what they answered. */
export const holdAddresses = (kept: Addresses, readers: AddressReaders): void => {
  for (const [page, read] of Object.entries(readers))
    test(`addresses of ${page} give what they gave`, () => {
      const { '': usual, ...others } = kept[page]!;
      expect(asJson(read(new URLSearchParams()))).toEqual(usual);
      for (const [query, answer] of Object.entries(others))
        expect(asJson(read(new URLSearchParams(query))), query).toEqual(wholeOf(usual!, answer));
    });
};
