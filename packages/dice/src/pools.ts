// Dice: single dice with any faces, pools against a target number, re-rolls and kept dice.
// A die is re-rolled at most once, only by its owner, and the second result stands.
import { certain, chain, type Distribution, sum } from './distribution.ts';

/** One die whose faces carry these whole numbers, re-rolled when it shows such a face (faces are numbered from 1). */
export const die = (values: readonly number[], rerollWhen?: (value: number, face: number) => boolean): Distribution => {
  const faces = values.length;
  if (!values.every((value) => Number.isInteger(value) && value >= 0)) throw new RangeError('Faces are whole numbers.');
  const ways = new Array<number>(Math.max(...values) + 1).fill(0); // out of faces²: first roll and re-roll
  let again = 0;
  for (let i = 0; i < faces; i++) {
    if (rerollWhen?.(values[i]!, i + 1)) again++;
    else ways[values[i]!]! += faces;
  }
  for (let i = 0; i < faces; i++) ways[values[i]!]! += again;
  for (let n = 0; n < ways.length; n++) ways[n]! /= faces * faces;
  return ways;
};

/** Which dice are re-rolled: those that failed, those that passed, or those that show one of these faces. */
export type Reroll = 'failed' | 'passed' | readonly number[];

/** The chance that a die shows `target` or better: 1 for a target of 1 or less, 0 for one above the sides. */
export const needs = (target: number, reroll?: Reroll, sides = 6): number => {
  const passing = Math.min(sides, Math.max(0, sides + 1 - Math.ceil(target)));
  if (reroll === undefined) return passing / sides;
  let kept = 0; // passing faces that are not re-rolled
  let again = 0;
  for (let face = 1; face <= sides; face++) {
    const passes = face >= target;
    if (isRerolled(reroll, face, passes)) again++;
    else if (passes) kept++;
  }
  return (kept * sides + again * passing) / (sides * sides);
};

const isRerolled = (reroll: Reroll, face: number, passes: boolean): boolean =>
  typeof reroll === 'string' ? passes === (reroll === 'passed') : reroll.includes(face);

/** How many of `n` dice pass, each with chance p. */
export const successes = (n: number, p: number): Distribution => thin(certain(n), p);

/** How many of the dice that the last stage passed on pass this one too: each(d, [1 − p, p]) without the copies. */
export const thin = (d: Distribution, p: number): Distribution => {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`A chance lies between 0 and 1, not at ${p}.`);
  if (p === 0) return certain(0);
  const q = 1 - p;
  const passed = [d[d.length - 1]!];
  for (let n = d.length - 2; n >= 0; n--) {
    passed.push(0);
    for (let i = passed.length - 1; i > 0; i--) passed[i] = passed[i]! * q + passed[i - 1]! * p;
    passed[0] = passed[0]! * q + d[n]!;
  }
  return passed;
};

/** The sum of the `keep` highest of `count` dice with these faces. */
export const keepHighest = (count: number, keep: number, values: readonly number[]): Distribution =>
  keepFirst(
    count,
    keep,
    values.toSorted((a, b) => a - b),
  );

/** The sum of the `keep` lowest of `count` dice with these faces. */
export const keepLowest = (count: number, keep: number, values: readonly number[]): Distribution =>
  keepFirst(
    count,
    keep,
    values.toSorted((a, b) => b - a),
  );

/**
 * The sum of the `keep` best of `count` dice, `values` standing from worst to best. Built from the worst face up:
 * best[dice] is the sum kept among that many dice when the others show better faces than those looked at so far.
 */
const keepFirst = (count: number, keep: number, values: readonly number[]): Distribution => {
  let best: readonly Distribution[] = [certain(0)];
  values.forEach((value, worse) => {
    const shown = 1 / (worse + 1); // the chance of this face among those looked at
    best = Array.from({ length: count + 1 }, (_, dice) => {
      const kept = Math.max(0, keep - (count - dice)); // places the better dice leave
      return chain(successes(dice, shown), (n) => sum(certain(value * Math.min(n, kept)), best[dice - n]!));
    });
  });
  return best[count]!;
};
