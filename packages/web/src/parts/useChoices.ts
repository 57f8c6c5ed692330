/** What a page lets one choose, as its address has it: each choice is another address. */

import { type Part, queryOf, readGiven, type Unknown } from '@muster/kernel';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { strayWords, withParameter } from './address.ts';

export interface ChoicesPage<C> {
  readonly chosen: C;
  /** What the address asked and cannot have, the first of each parameter. */
  readonly unknown: readonly Unknown[];
  /** All of it, each a sentence. */
  readonly problems: readonly string[];
  /** What else it says, and means nothing: a sentence each. */
  readonly stray: readonly string[];
  /** Of the page with all that is chosen. */
  readonly address: string;
  change(next: Partial<C>): void;
  isUnknown(name: string): boolean;
  /** Likewise of one thing; while the address has something that cannot be had, only its own parameter changes. */
  answer(name: string, value: string, next: Partial<C>): void;
}

export const addressOf = <C>(path: string, of: Part<C>, chosen: C): string => {
  const query = queryOf(of, chosen);
  return query === '' ? path : `${path}?${query}`;
};

/** What is chosen where an address says no more than this. */
export const chosenIn = <C>(of: Part<C>, query = ''): C => readGiven(of, new URLSearchParams(query)).chosen;

/** `of` is always the same. `settle`: what a choice changes besides. */
export const useChoices = <C extends object>(
  path: string,
  of: Part<C>,
  settle: (chosen: C) => C = (chosen) => chosen,
): ChoicesPage<C> => {
  const [, navigate] = useLocation();
  const search = useSearch();
  const read = useMemo(() => {
    const params = new URLSearchParams(search);
    const { chosen, unknown, known } = readGiven(of, params);
    return {
      chosen,
      unknown: unknown.filter(({ name }, i) => unknown.findIndex((other) => other.name === name) === i),
      problems: unknown.map(({ words }) => words),
      stray: strayWords(params, known),
    };
  }, [of, search]);
  const change = (next: Partial<C>): void =>
    navigate(addressOf(path, of, settle({ ...read.chosen, ...next })), { replace: true });
  return {
    ...read,
    address: addressOf(path, of, read.chosen),
    change,
    isUnknown: (name) => read.unknown.some((one) => one.name === name),
    answer: (name, value, next) => {
      if (read.unknown.length === 0) change(next);
      else navigate(`${path}?${withParameter(search, name, value)}`, { replace: true });
    },
  };
};
