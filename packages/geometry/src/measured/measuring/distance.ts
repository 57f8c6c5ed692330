// Distances between things (MW 8.0): between the closest points of two bases, or of a base and a footprint. All of it is
// symmetric and exact; ε is the ruling's (MW-R01).

import type { Length } from '../../units.ts';
import { compareProducts, EPSILON, rootDown, rootUp } from '../exact/exact.ts';
import { type Polygons, polygonOf } from '../ground/ground.ts';
import { comparePointPolygon, isApart } from '../ground/near.ts';
import { type Disc, type Field, type Footprint, isDisc, type Thing } from '../ground/shapes.ts';

/** MW 8.0: the distance is equal to or less than `distance`. */
export const isWithin = (a: Thing, b: Thing, distance: Length): boolean => compareGap(a, b, distance + EPSILON) <= 0;

/** "`distance` or more away" (MW-R02): at exactly that distance a thing is also within it. */
export const isAtLeast = (a: Thing, b: Thing, distance: Length): boolean => compareGap(a, b, distance - EPSILON) >= 0;

/** MW 8.0: every part of the base is within `distance` of `of`; with 0, the base lies in a footprint. */
export const isWhollyWithin = (base: Disc, of: Thing, distance: Length): boolean => {
  const room = distance + EPSILON - base.radius;
  if (isDisc(of)) {
    const most = room + of.radius;
    return most >= 0 && squaredBetween(base, of) <= most * most;
  }
  if (room >= 0) return comparePointPolygon(polygonOf(of), 0, base.x, base.y, room) <= 0;
  return compareDepth(polygonOf(of), base.x, base.y, -room) >= 0;
};

/** MW 8.0: the bases touch. */
export const isInContact = (a: Thing, b: Thing): boolean => isWithin(a, b, 0);

/** Bases that lie on one another by more than ε. */
export const isOverlapping = (a: Thing, b: Thing): boolean => compareGap(a, b, -EPSILON) < 0;

/** The distance as a player may read it: `down` never overstates it, `up` never understates it. 0 where they overlap. */
export interface Gap {
  readonly down: Length;
  readonly up: Length;
}

export const gapBetween = (a: Thing, b: Thing): Gap => {
  if (isDisc(a) && isDisc(b)) return fromSquare(squaredBetween(a, b), a.radius + b.radius);
  const footprint = isDisc(a) ? b : a;
  const other = isDisc(a) ? a : b;
  const most = 2 ** 19;
  let down = 0;
  let over = most;
  while (over - down > 1) {
    const middle = (down + over) >> 1;
    if (compareGap(other, footprint, middle) >= 0) down = middle;
    else over = middle;
  }
  return { down, up: compareGap(other, footprint, down) > 0 ? over : down };
};

const fromSquare = (squared: number, radii: Length): Gap => ({
  down: Math.max(0, rootDown(squared) - radii),
  up: Math.max(0, rootUp(squared) - radii),
});

export const SIDES = ['west', 'east', 'south', 'north'] as const;
export type Side = (typeof SIDES)[number];

/** From the base to the nearest edge of the field, or to the given one: west is x = 0, south is y = 0. */
export const gapToEdge = (field: Field, base: Disc, side?: Side): Length => {
  switch (side) {
    case 'west':
      return base.x - base.radius;
    case 'east':
      return field.width - base.x - base.radius;
    case 'south':
      return base.y - base.radius;
    case 'north':
      return field.height - base.y - base.radius;
    default:
      return Math.min(base.x, field.width - base.x, base.y, field.height - base.y) - base.radius;
  }
};

/** MW 2.1: the whole base lies in the field. */
export const isOnField = (field: Field, base: Disc): boolean => gapToEdge(field, base) >= -EPSILON;

const squaredBetween = (a: Disc, b: Disc): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

/** The sign of (distance − d). A negative d asks how deep a base lies on the other thing. */
const compareGap = (a: Thing, b: Thing, d: number): number => {
  if (isDisc(a)) return isDisc(b) ? compareDiscs(a, b, d) : compareDiscFootprint(a, b, d);
  return isDisc(b) ? compareDiscFootprint(b, a, d) : compareFootprints(a, b, d);
};

const compareDiscs = (a: Disc, b: Disc, d: number): number => {
  const reach = a.radius + b.radius + d;
  return reach < 0 ? 1 : Math.sign(squaredBetween(a, b) - reach * reach);
};

const compareDiscFootprint = (base: Disc, footprint: Footprint, d: number): number => {
  const reach = base.radius + d;
  const polygon = polygonOf(footprint);
  if (reach >= 0) return comparePointPolygon(polygon, 0, base.x, base.y, reach);
  return -compareDepth(polygon, base.x, base.y, -reach);
};

/** Two footprints: the nearest points include a corner of one, unless they share some inside. */
const compareFootprints = (a: Footprint, b: Footprint, d: number): number => {
  const [p, q] = [polygonOf(a), polygonOf(b)];
  if (!isApart(p, 0, q, 0) && !isApart(q, 0, p, 0)) return d === 0 ? 0 : -1;
  if (d < 0) return 1;
  let sign = 1;
  for (const corner of a.corners) sign = Math.min(sign, comparePointPolygon(q, 0, corner.x, corner.y, d));
  for (const corner of b.corners) sign = Math.min(sign, comparePointPolygon(p, 0, corner.x, corner.y, d));
  return sign;
};

/** The sign of (how deep p lies inside polygon 0) − depth; outside counts as less. */
const compareDepth = (polygon: Polygons, px: number, py: number, depth: number): number => {
  let sign = 1;
  for (let k = 0; k < polygon.x.length; k++) {
    const across = polygon.sideX[k]! * (py - polygon.y[k]!) - polygon.sideY[k]! * (px - polygon.x[k]!);
    if (across < 0) return -1;
    sign = Math.min(sign, compareProducts(across, across, depth * depth, polygon.squared[k]!));
  }
  return sign;
};
