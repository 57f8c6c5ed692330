/** Holds what addresses mean: old links keep giving what they gave. */

import { type Part, readGiven, type Unknown } from '@muster/kernel';
import { expect, test } from 'vitest';
import { strayWords } from '../address.ts';

type Answer = Readonly<Record<string, unknown>>;

/** What each page makes of the query of its address, as JSON. */
export type AddressReaders = Readonly<Record<string, (query: URLSearchParams) => object>>;

/** By page, then by query: what differs from the answer to an empty query, and which of its fields are gone (`-`). */
type Addresses = Readonly<Record<string, Readonly<Record<string, Answer>>>>;

const asJson = (x: object): Answer => JSON.parse(JSON.stringify(x)) as Answer;

/** What is chosen, and what is told of it. */
export const chosenBy = <C>(of: Part<C>, query: URLSearchParams) => {
  const { chosen, unknown } = readGiven(of, query);
  return { chosen, problems: unknown.map(({ words }) => words) };
};

/** Likewise where it is answered first: with what is offered instead, and with what means nothing. */
export const readAll = <C>(of: Part<C>, query: URLSearchParams) => {
  const { chosen, unknown, known } = readGiven(of, query);
  const first = unknown.filter(({ name }, i) => unknown.findIndex((other) => other.name === name) === i);
  return { chosen, unknown: first, stray: strayWords(query, known) };
};

/** In whichever order it is told. */
const sorted = (answer: Answer): Answer =>
  Object.fromEntries(
    Object.entries(answer).map(([name, value]) =>
      (name === 'problems' || name === 'unknown') && Array.isArray(value) ? [name, value.toSorted()] : [name, value],
    ),
  );

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
        expect(sorted(asJson(read(new URLSearchParams(query)))), query).toEqual(sorted(wholeOf(usual!, answer)));
    });
};
