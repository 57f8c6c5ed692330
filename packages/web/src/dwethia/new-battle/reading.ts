/** Reading the choices of a New battle page from its address: what cannot be had is told, and the usual stands in its place. */

import type { Descriptor } from '@muster/kernel';
import { quoted } from '../../parts/words.ts';
import type { Report } from '../force/address.ts';

/** One of these by name; `what`: `faction`. */
export const readOne = <T extends string>(
  text: string | null,
  among: readonly T[],
  otherwise: T,
  what: string,
  report: Report,
): T => {
  if (text === null) return otherwise;
  const found = among.find((value) => value === text);
  if (found === undefined) report(`There is no ${what} ${quoted(text)}; one of ${among.join(', ')} is meant.`);
  return found ?? otherwise;
};

type Switches = Descriptor['switches'];
type Values = Readonly<Record<string, Switches[number]['choices'][number]['value']>>;

/** By name; what the address does not say is as usual. */
export const readSwitches = (switches: Switches, query: URLSearchParams, report: Report): Values =>
  Object.fromEntries(
    switches.flatMap(({ name, choices }) => {
      const text = query.get(name);
      if (text === null) return [];
      const found = choices.find(({ value }) => String(value) === text);
      if (found === undefined) report(`${name} cannot be ${quoted(text)}.`);
      return found === undefined ? [] : [[name, found.value]];
    }),
  );

export const writeSwitches = (values: Values): readonly string[] =>
  Object.entries(values).map(([name, value]) => `${name}=${value}`);

export interface Choosing<C> {
  readonly choices: C;
  readonly problems: readonly string[];
}

/** Reads, and gathers what is reported. */
export const choosing = <C>(read: (report: Report) => C): Choosing<C> => {
  const problems: string[] = [];
  const choices = read((sentence) => problems.push(sentence));
  return { choices, problems };
};
