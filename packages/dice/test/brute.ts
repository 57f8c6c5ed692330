// The slow way: look at every roll. Shares no arithmetic with the code it checks.
import fc from 'fast-check';
import { expect } from 'vitest';

/** Every way the dice can fall, each equally likely. */
export function* everyRoll(dice: readonly (readonly number[])[]): Generator<readonly number[]> {
  const [first, ...others] = dice;
  if (!first) yield [];
  else for (const value of first) for (const rest of everyRoll(others)) yield [value, ...rest];
}

/** How often each score (the index) comes up over all rolls. */
export const tally = (dice: readonly (readonly number[])[], score: (roll: readonly number[]) => number): number[] => {
  const scores = [...everyRoll(dice)].map(score);
  const counts = new Array<number>(Math.max(...scores) + 1).fill(0);
  for (const n of scores) counts[n]! += 1;
  return counts.map((count) => count / scores.length);
};

export const total = (roll: readonly number[]): number => roll.reduce((sum, value) => sum + value, 0);

export const upTo = (max: number): readonly number[] => Array.from({ length: max }, (_, i) => i);

/** Same outcomes, none added or lost at the end, and the same chances but for rounding. */
export const expectSame = (actual: readonly number[], expected: readonly number[]): void => {
  expect(actual).toHaveLength(expected.length);
  for (let n = 0; n < expected.length; n++) expect(Math.abs(actual[n]! - expected[n]!)).toBeLessThan(1e-12);
};

/** The numbers on the faces of some die. */
export const faces = (max = 4, maxLength = 6) =>
  fc.array(fc.integer({ min: 0, max }), { minLength: 1, maxLength, size: 'max' });

/** As many dice as asked for, all with three faces, so that every roll stays equally likely. */
export const threeFaced = (count: number) =>
  fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 }), {
    minLength: count,
    maxLength: count,
  });
