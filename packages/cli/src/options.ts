/** Reads what was typed after an option; what cannot be read is said in one sentence. */

import { problem } from './problem.ts';

const MOST = Number.MAX_SAFE_INTEGER;

export const wholeNumber = (option: string, text: string, min: number, max: number = MOST): number => {
  const n = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  const limits = max === MOST ? `of at least ${min}` : `from ${min} to ${max}`;
  return n >= min && n <= max ? n : problem(`${option} must be a whole number ${limits}, not “${text}”.`);
};

/** Values between commas, lower case. */
export const listed = (text: string): readonly string[] => text.split(',').map((word) => word.trim().toLowerCase());

export const oneOf = <T extends string>(what: string, text: string, values: readonly T[]): T =>
  values.find((value) => value.toLowerCase() === text.trim().toLowerCase()) ??
  problem(`There is no ${what} “${text}”; there ${values.length === 1 ? 'is' : 'are'} ${values.join(', ')}.`);

/** One value for all, or one for each. */
export const forEach = <T>(option: string, values: readonly T[], count: number): readonly T[] => {
  if (values.length === count) return values;
  if (values.length === 1) return Array<T>(count).fill(values[0]!);
  const attackers = `${count} attacker${count === 1 ? '' : 's'}`;
  return problem(`${option} gives ${values.length} values for ${attackers}: give one for all, or one for each.`);
};
