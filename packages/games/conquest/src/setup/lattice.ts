/** The half-inch lattice of set-up, directions round a point, and how many places are thinned to a few. */

import { inch, type Length, type Point } from '@muster/geometry';

/** terrain, nodes and headquarters lie on it. */
export const HALF_INCH: Length = inch(1) / 2;

/** Of the sample that is offered; where it has nothing, the whole lattice is looked through. */
export const WHOLE_INCH: Length = inch(1);

export const isOnLattice = ({ x, y }: Point): boolean => x % HALF_INCH === 0 && y % HALF_INCH === 0;

/** All points of a lattice from 0, 0 within a box, its borders included: row by row. */
export const latticeIn = (from: Point, to: Point, step: Length, take: (p: Point) => boolean): readonly Point[] => {
  const found: Point[] = [];
  for (let y = Math.ceil(from.y / step) * step; y <= to.y; y += step) {
    for (let x = Math.ceil(from.x / step) * step; x <= to.x; x += step) {
      const p = { x, y };
      if (take(p)) found.push(p);
    }
  }
  return found;
};

export const squaredBetween = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

/** The same points with the farthest first: each of the first `count` is as far as can be from all before it. */
export const scattered = (points: readonly Point[], count: number): readonly Point[] => {
  const apart = points.map(() => Number.POSITIVE_INFINITY);
  const first: Point[] = [];
  let next = Math.floor(points.length / 2);
  while (first.length < count && first.length < points.length) {
    const chosen = points[next]!;
    first.push(chosen);
    apart[next] = -1;
    next = 0;
    for (let i = 0; i < points.length; i++) {
      const squared = squaredBetween(points[i]!, chosen);
      if (squared < apart[i]!) apart[i] = squared;
      if (apart[i]! > apart[next]!) next = i;
    }
  }
  return [...first, ...points.filter((_, i) => apart[i] !== -1)];
};

/** Cosines of 0°, 15° … 90° in millionths: written down, since engines may differ in theirs. */
const COSINES = [1_000_000, 965_926, 866_025, 707_107, 500_000, 258_819, 0];
const MILLION = 1_000_000;
const QUARTER_TURN = 6;
export const DIRECTIONS = 24;

const cosine = (direction: number): number => {
  const turned = ((direction % DIRECTIONS) + DIRECTIONS) % DIRECTIONS;
  const folded = turned > DIRECTIONS / 2 ? DIRECTIONS - turned : turned;
  return folded <= QUARTER_TURN ? COSINES[folded]! : -COSINES[2 * QUARTER_TURN - folded]!;
};

/** So far from a point in one of 24 directions: 0 is east, 6 north. */
export const towards = (from: Point, direction: number, distance: Length): Point => ({
  x: from.x + Math.round((cosine(direction) * distance) / MILLION) + 0,
  y: from.y + Math.round((cosine(direction - QUARTER_TURN) * distance) / MILLION) + 0,
});
