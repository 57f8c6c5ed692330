// Difficult ground (DW-66, X-48, X-314): a way costs its length, and once more what of it the centre of the base goes inside
// difficult regions. Where regions overlap, the ground is difficult once.

import type { Point } from '../../hex.ts';
import type { Length } from '../../units.ts';
import { rootUp } from '../exact/exact.ts';
import { type Polygons, polygonOf } from '../ground/ground.ts';
import { isDisc, type Thing } from '../ground/shapes.ts';
import { isStretchInDisc, isStretchInPolygon, stretch } from '../ground/stretch.ts';

/** The difficult regions. Tables derived from them are kept per array: change it by making a new one. */
export type Rough = readonly Thing[];

/** A region in the form the arithmetic reads: a circle, or polygon 0 of its own table. */
export interface Region {
  readonly thing: Thing;
  readonly polygon: Polygons | undefined;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

const regions = new WeakMap<Rough, readonly Region[]>();

export const regionsOf = (rough: Rough): readonly Region[] => {
  const known = regions.get(rough);
  if (known) return known;
  const made = rough.map(makeRegion);
  regions.set(rough, made);
  return made;
};

const makeRegion = (thing: Thing): Region => {
  if (isDisc(thing)) {
    const { x, y, radius: r } = thing;
    return { thing, polygon: undefined, x, y, radius: r, minX: x - r, minY: y - r, maxX: x + r, maxY: y + r };
  }
  const polygon = polygonOf(thing);
  const [minX, minY, maxX, maxY] = [polygon.minX[0]!, polygon.minY[0]!, polygon.maxX[0]!, polygon.maxY[0]!];
  return { thing, polygon, x: (minX + maxX) / 2, y: (minY + maxY) / 2, radius: 0, minX, minY, maxX, maxY };
};

/** Whether some stretch of the leg lies inside a region, for `stretch` to tell. */
export const isStretchInRegion = (g: Region, ax: number, ay: number, bx: number, by: number): boolean => {
  if (ax < bx ? bx <= g.minX || ax >= g.maxX : ax <= g.minX || bx >= g.maxX) return false;
  if (ay < by ? by <= g.minY || ay >= g.maxY : ay <= g.minY || by >= g.maxY) return false;
  return g.polygon
    ? isStretchInPolygon(g.polygon, 0, ax, ay, bx, by, 0)
    : isStretchInDisc(g.x, g.y, g.radius, ax, ay, bx, by);
};

const froms: number[] = [];
const tos: number[] = [];

/** Which share of a leg lies inside the regions, those that overlap counted once. */
export const shareInside = (all: readonly Region[], ax: number, ay: number, bx: number, by: number): number => {
  let count = 0;
  for (let i = 0; i < all.length; i++) {
    if (!isStretchInRegion(all[i]!, ax, ay, bx, by)) continue;
    let at = count++;
    for (; at > 0 && froms[at - 1]! > stretch.from; at--) {
      froms[at] = froms[at - 1]!;
      tos[at] = tos[at - 1]!;
    }
    froms[at] = stretch.from;
    tos[at] = stretch.to;
  }
  let share = 0;
  for (let i = 0, end = 0; i < count; i++) {
    if (tos[i]! <= end) continue;
    share += tos[i]! - Math.max(end, froms[i]!);
    end = tos[i]!;
  }
  return share;
};

/** So much of a unit is forgiven before rounding up: what is whole stays whole, and a touch stays a touch. */
const HAIR = 1e-6;

/**
 * The cost of one leg: its length, rounded up to a whole unit, and its length inside the regions, rounded up by itself (less
 * a millionth of a unit). The leg is always measured from its end with the lesser x, then y, so both ways cost the same.
 */
export const legCost = (all: readonly Region[], ax: number, ay: number, bx: number, by: number): Length => {
  const squared = (bx - ax) * (bx - ax) + (by - ay) * (by - ay);
  const length = rootUp(squared);
  const share =
    ax < bx || (ax === bx && ay <= by) ? shareInside(all, ax, ay, bx, by) : shareInside(all, bx, by, ax, ay);
  return share === 0 ? length : length + Math.max(0, Math.ceil(share * Math.sqrt(squared) - HAIR));
};

/**
 * What a path costs: the sum of its legs, each its length rounded up to a whole unit, plus the part of it inside
 * difficult regions, rounded up to a whole unit once for each leg. A leg that only touches a region, or runs along its side,
 * costs nothing more. Never less than `pathLength`, and the same both ways.
 */
export const pathCost = (path: readonly Point[], rough: Rough): Length => {
  const all = regionsOf(rough);
  let cost = 0;
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1]!, path[i]!];
    cost += legCost(all, a.x, a.y, b.x, b.y);
  }
  return cost;
};
