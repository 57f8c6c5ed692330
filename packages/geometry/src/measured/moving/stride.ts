// A stride is a straight step of a set length: does one exist, and where does it end? The directions that something surely
// bars are cut out of the full turn; what is left is a few arcs. In a wide arc its middle will do; a narrow one has few whole
// points, and each of them is tried by the exact tests of `path.ts`. So the answer is right to the last unit.

import type { Point } from '../../hex.ts';
import type { Length } from '../../units.ts';
import { rootDown } from '../exact/exact.ts';
import type { Thing } from '../ground/shapes.ts';
import { isAtLeast } from '../measuring/distance.ts';
import { type Arc, freeArcs, pointOf } from './arcs.ts';
import { isLegClear, isPlace, legLength, type Way } from './path.ts';
import { slideTo } from './slide.ts';

export interface Stride {
  readonly way: Way;
  readonly from: Point;
  /** How long it is, as `legLength` counts. */
  readonly least: Length;
  readonly most: Length;
  /** It must end `gap` or more away from this, as `isAtLeast` counts. */
  readonly awayFrom: Thing | undefined;
  readonly gap: Length;
}

/** A question of the caller's own about an end. */
export type Also = (end: Point) => boolean;

/** Whether a stride may end here. */
export const isStride = (s: Stride, end: Point): boolean => {
  const length = legLength(s.from, end);
  if (length < s.least || length > s.most) return false;
  if (s.awayFrom && !isAtLeast({ x: end.x, y: end.y, radius: s.way.radius }, s.awayFrom, s.gap)) return false;
  return isLegClear(s.way, s.from, s.from, end) && isPlace(s.way, end, s.from);
};

/**
 * Ends of strides, one in each arc that has any, up to `count`; none only if there is none at all. With `also` the arcs are
 * searched at every `EVERY` units, for such a question may bar what no arc shows.
 */
export const stridesFrom = (s: Stride, count: number, also?: Also): Point[] => {
  const found: Point[] = [];
  for (const arc of freeArcs(s)) {
    const end = endIn(s, arc, also);
    if (end) found.push(end);
    if (found.length === count) break;
  }
  return found;
};

const EVERY = 8;

const endIn = (s: Stride, { from, to }: Arc, also: Also | undefined): Point | undefined => {
  const middle = slideTo(s.from, pointOf((from + to) / 2), s.most);
  if (isStride(s, middle) && (!also || also(middle))) return middle;
  // Between two diagonals each column (or row) has but a few points of the right distance.
  for (let at = from; at < to; ) {
    const quarter = Math.floor(at + 0.5);
    const next = Math.min(to, quarter + 0.5);
    const end = endBetween(s, at, next, quarter % 2 === 0, also);
    if (end) return end;
    at = next;
  }
  return undefined;
};

/** Tries the whole points between two directions, of which neither is more than 45° off the x axis (or the y axis). */
const endBetween = (
  s: Stride,
  from: number,
  to: number,
  isAlongX: boolean,
  also: Also | undefined,
): Point | undefined => {
  const [a, b, middle] = [pointOf(from), pointOf(to), pointOf((from + to) / 2)];
  const across = (p: Point): number => ((isAlongX ? p.y : p.x) * s.most) / Math.sqrt(p.x * p.x + p.y * p.y);
  const sign = (isAlongX ? middle.x : middle.y) < 0 ? -1 : 1;
  const shorter = (s.least - 1) / s.most;
  const [one, other] = [across(a), across(b)];
  const first = Math.floor(Math.min(one, one * shorter, other, other * shorter));
  const last = Math.ceil(Math.max(one, one * shorter, other, other * shorter));
  for (let q = first; q <= last; q += also ? EVERY : 1) {
    const left = s.most * s.most - q * q;
    const least = (s.least - 1) * (s.least - 1) - q * q;
    for (let p = left < 0 ? -1 : rootDown(left); p >= 0 && p * p > least; p--) {
      const end = isAlongX ? { x: s.from.x + sign * p, y: s.from.y + q } : { x: s.from.x + q, y: s.from.y + sign * p };
      if (isStride(s, end) && (!also || also(end))) return end;
    }
  }
  return undefined;
};
