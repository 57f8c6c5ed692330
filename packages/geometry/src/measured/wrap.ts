// The hull a base's centre must stay out of, as a polygon round it: an obstacle widened by the mover's radius has round
// corners, and the polygon touches them from outside in steps of at most an eighth of a right angle. All corners are whole, and
// every side passes the exact test of a leg. Shortest paths run from corner to corner of such polygons.

import type { Point } from '../hex.ts';
import { nearest } from './exact.ts';
import type { Polygons } from './ground.ts';

/** Rounding moves a corner by less than this, so polygons are drawn that much wider. */
const SLACK = 0.75;

/** cos 12°: an arc of 11.25° needs no further cut. */
const FINE_ENOUGH = 0.9781;

interface Direction {
  readonly x: number;
  readonly y: number;
}

/** The directions from a up to b, both included, bisected until neighbours are close. */
const bisect = (a: Direction, b: Direction): Direction[] => {
  const dot = a.x * b.x + a.y * b.y;
  if (dot >= FINE_ENOUGH) return [a, b];
  const [x, y] = dot > -0.99 ? [a.x + b.x, a.y + b.y] : [-a.y, a.x];
  const length = Math.sqrt(x * x + y * y);
  const middle = { x: x / length, y: y / length };
  return [...bisect(a, middle), ...bisect(middle, b).slice(1)];
};

const AXES: readonly Direction[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/** 32 directions all round, as unit vectors, from east over north. */
export const COMPASS: readonly Direction[] = AXES.flatMap((a, i) => bisect(a, AXES[(i + 1) % 4]!).slice(0, -1));

/** Corners of the polygon round an arc: where the tangents of neighbouring directions meet. */
const roundArc = (centre: Point, radius: number, directions: readonly Direction[]): Point[] =>
  directions.slice(1).map((b, i) => {
    const a = directions[i]!;
    const share = (radius + SLACK) / (1 + a.x * b.x + a.y * b.y);
    return { x: centre.x + nearest((a.x + b.x) * share), y: centre.y + nearest((a.y + b.y) * share) };
  });

/** Round a body: `radius` is how near the centres may come. */
export const wrapBody = (centre: Point, radius: number): Point[] => roundArc(centre, radius, [...COMPASS, COMPASS[0]!]);

/** Round piece i: `radius` is how near to it the centre may come. */
export const wrapPiece = (g: Polygons, i: number, radius: number): Point[] => {
  const [from, to] = [g.first[i]!, g.first[i + 1]!];
  const outward = (k: number): Direction => ({ x: g.sideY[k]! / g.length[k]!, y: -g.sideX[k]! / g.length[k]! });
  const corners: Point[] = [];
  for (let k = from; k < to; k++) {
    const before = outward(k === from ? to - 1 : k - 1);
    corners.push(...roundArc({ x: g.x[k]!, y: g.y[k]! }, radius, bisect(before, outward(k))));
  }
  return corners;
};
