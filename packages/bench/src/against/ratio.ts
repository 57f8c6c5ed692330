/** How fast the working tree is, as a multiple of another revision: of several rounds the middle, and how far they lie apart. */

import { median } from '../measure.ts';
import { digits } from '../part.ts';

/** `now`: the working tree; `before`: the other revision. */
export type Which = 'now' | 'before';

/** More than 1: faster now. */
export interface Ratio {
  /** The median. */
  readonly ratio: number;
  /** Half of the rounds lie between these two. */
  readonly lower: number;
  readonly upper: number;
  readonly least: number;
  readonly most: number;
}

/** Of sorted values; `share` is 0.25 for the lower quartile. Between two of them it goes evenly from one to the other. */
const quantile = (sorted: readonly number[], share: number): number => {
  const at = (sorted.length - 1) * share;
  const below = Math.floor(at);
  const above = sorted[Math.ceil(at)]!;
  return sorted[below]! + (above - sorted[below]!) * (at - below);
};

/** A ratio is taken within its round, between neighbours in time. */
export const ratioOf = (rounds: readonly Readonly<Record<Which, number>>[]): Ratio => {
  const sorted = rounds.map(({ now, before }) => now / before).toSorted((a, b) => a - b);
  return {
    ratio: digits(median(sorted)),
    lower: digits(quantile(sorted, 0.25)),
    upper: digits(quantile(sorted, 0.75)),
    least: digits(sorted[0]!),
    most: digits(sorted.at(-1)!),
  };
};

/** Who goes first changes from round to round, so that whatever the machine does over time strikes both alike. */
export const turnsOf = (round: number): readonly [Which, Which] =>
  round % 2 === 0 ? ['now', 'before'] : ['before', 'now'];
