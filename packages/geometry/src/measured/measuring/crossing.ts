// What lies on a straight line: every disc and footprint whose inside the line passes.

import type { Point } from '../../hex.ts';
import { EPSILON } from '../exact/exact.ts';
import type { Thing } from '../ground/shapes.ts';
import { isStretchIn, stretch } from '../ground/stretch.ts';

const NONE: readonly number[] = [];

/**
 * The things whose inside the segment passes, as indices, in the order in which it enters them; those that `from` lies in come
 * first, and equal entries by index. Touching, or grazing no deeper than ε, is not passing.
 */
export const crossedBy = (from: Point, to: Point, things: readonly Thing[]): readonly number[] => {
  let found: number[] | undefined;
  let entries: number[] | undefined;
  for (let i = 0; i < things.length; i++) {
    if (!isStretchIn(things[i]!, from.x, from.y, to.x, to.y, EPSILON)) continue;
    found ??= [];
    entries ??= [];
    let at = found.length;
    for (; at > 0 && entries[at - 1]! > stretch.from; at--) {
      found[at] = found[at - 1]!;
      entries[at] = entries[at - 1]!;
    }
    found[at] = i;
    entries[at] = stretch.from;
  }
  return found ?? NONE;
};
