// The stretch of a leg that lies in a disc or a convex footprint. One arithmetic for all who ask: what difficult ground costs,
// and what a line crosses.

import { compareProducts } from '../exact/exact.ts';
import { type Polygons, polygonOf } from './ground.ts';
import { isDisc, type Thing } from './shapes.ts';

/** What `isStretchIn` has found last: shares of the leg, 0 at its start, 1 at its end. */
export const stretch = { from: 0, to: 0 };

/**
 * Whether some stretch of the leg a b lies deeper than `depth` inside a thing. Touching is none: for discs that is tested
 * exactly; for footprints the signs are exact with depth 0. A leg without length has a stretch if its point lies inside.
 */
export const isStretchIn = (thing: Thing, ax: number, ay: number, bx: number, by: number, depth: number): boolean =>
  isDisc(thing)
    ? isStretchInDisc(thing.x, thing.y, thing.radius - depth, ax, ay, bx, by)
    : isStretchInPolygon(polygonOf(thing), 0, ax, ay, bx, by, depth);

export const isStretchInDisc = (
  cx: number,
  cy: number,
  r: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean => {
  if (r <= 0) return false;
  const dx = bx - ax;
  const dy = by - ay;
  const x = cx - ax;
  const y = cy - ay;
  const squared = dx * dx + dy * dy;
  if (squared === 0) {
    stretch.from = 0;
    stretch.to = 1;
    return x * x + y * y < r * r;
  }
  const along = dx * x + dy * y;
  const across = dx * y - dy * x;
  const atEdge = across * across - r * r * squared;
  if (atEdge > 0 || (atEdge > -NOISE * squared && compareProducts(across, across, r * r, squared) >= 0)) return false;
  const middle = along / squared;
  const apart = (across * across) / squared;
  const half = Math.sqrt(Math.max(0, r * r - apart) / squared);
  stretch.from = middle - half < 0 ? 0 : middle - half;
  stretch.to = middle + half > 1 ? 1 : middle + half;
  return stretch.from < stretch.to;
};

/** Squares nearer than this are compared exactly. */
const NOISE = 1;

/** The part of a leg on the inner side of every side, moved inwards by the depth. */
export const isStretchInPolygon = (
  g: Polygons,
  i: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  depth: number,
): boolean => {
  let from = 0;
  let to = 1;
  const dx = bx - ax;
  const dy = by - ay;
  for (let k = g.first[i]!; k < g.first[i + 1]!; k++) {
    const sideX = g.sideX[k]!;
    const sideY = g.sideY[k]!;
    const atA = sideX * (ay - g.y[k]!) - sideY * (ax - g.x[k]!) - depth * g.length[k]!;
    const gain = sideX * dy - sideY * dx;
    const atB = atA + gain;
    if (atA <= 0 && atB <= 0) return false;
    if (atA < 0) {
      const share = -atA / gain;
      if (share > from) from = share;
    } else if (atB < 0) {
      const share = -atA / gain;
      if (share < to) to = share;
    }
  }
  stretch.from = from;
  stretch.to = to;
  return from < to;
};
