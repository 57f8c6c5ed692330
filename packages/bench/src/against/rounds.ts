/** The same cases of two trees, measured in turns. */

import { type Ratio, ratioOf, turnsOf, type Which } from './ratio.ts';

export interface CaseName {
  readonly part: string;
  readonly name: string;
}

/** By part and case. */
export type Ratios = Readonly<Record<string, Readonly<Record<string, Ratio>>>>;

/** Units a second of a case in one of the trees. */
export type Sample = (which: Which, of: CaseName) => Promise<number>;

/** Every case in every round, the two trees one right after the other. */
export const ratiosOf = async (cases: readonly CaseName[], rounds: number, sample: Sample): Promise<Ratios> => {
  const measured = cases.map((of) => ({ of, rates: [] as Record<Which, number>[] }));
  for (let round = 0; round < rounds; round++)
    for (const { of, rates } of measured) {
      const rate = { now: 0, before: 0 };
      for (const which of turnsOf(round)) rate[which] = await sample(which, of);
      rates.push(rate);
    }
  const parts: Record<string, Record<string, Ratio>> = {};
  for (const { of, rates } of measured) {
    parts[of.part] ??= {};
    parts[of.part]![of.name] = ratioOf(rates);
  }
  return parts;
};
