// The exact question everything else is made of: how far apart are two convex outlines, held against a whole number of units?
// One of them may be shifted by fractions of a unit: then all is counted in those fractions, and nothing is rounded.

import type { Point } from '../hex.ts';
import { compareProducts } from '../measured/exact/exact.ts';

/** A shift of x / parts, y / parts units. */
export interface Shift {
  readonly x: number;
  readonly y: number;
  readonly parts: number;
}

const UNMOVED: Shift = { x: 0, y: 0, parts: 1 };

type Corners = readonly Point[];

/**
 * The sign of (how far p, shifted, lies from q) − r. Where they share some inside, the distance is minus the depth: how far one must
 * be pushed, across some side, to come free. Shifted bodies are to be within 2^17 of each other. Two corners are a leg: no depth is
 * asked of it.
 */
export const compareApart = (p: Corners, q: Corners, r: number, shift: Shift = UNMOVED): number => {
  const { x, y, parts } = shift;
  if (parts === 1 && isFarOff(p, q, r)) return 1;
  const across = Math.max(compareSides(q, p, r, x, y, parts), compareSides(p, q, r, -x, -y, parts));
  if (across > 0 || r < 0) return across;
  if (p.length + q.length > 3 && isJoint(p, q, x, y, parts)) return r === 0 ? across : -1;
  return Math.min(
    comparePoints(p, q, r, x, y, parts),
    compareFeet(q, p, r, x, y, parts),
    compareFeet(p, q, r, -x, -y, parts),
  );
};

/** Whether the upright boxes round them are further apart than r: a quick answer for most pairs. */
const isFarOff = (p: Corners, q: Corners, r: number): boolean => {
  let west = true;
  let east = true;
  let south = true;
  let north = true;
  for (let i = 0; i < p.length; i++) {
    const a = p[i]!;
    for (let j = 0; j < q.length; j++) {
      const b = q[j]!;
      if (b.x - a.x <= r) west = false;
      if (a.x - b.x <= r) east = false;
      if (b.y - a.y <= r) south = false;
      if (a.y - b.y <= r) north = false;
    }
    if (!west && !east && !south && !north) return false;
  }
  return true;
};

/** The sign of m ÷ side − r, where m counts parts × side. */
const compareOutward = (m: number, r: number, squared: number, parts: number): number => {
  if (m < 0 !== r < 0) return m < 0 ? -1 : 1;
  const sign = compareProducts(m, m, r * r * parts, squared * parts);
  return r < 0 ? 0 - sign : sign; // never minus zero
};

/** The greatest sign over the sides of `of`: of the distance of the others' nearest corner outside that side, less r. */
const compareSides = (of: Corners, others: Corners, r: number, ox: number, oy: number, parts: number): number => {
  let sign = -1;
  if (of.length === 1) return sign;
  for (let k = 0; k < of.length; k++) {
    const a = of[k]!;
    const b = of[k + 1 === of.length ? 0 : k + 1]!;
    const squared = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y);
    const found = compareOutward(leastOutward(a, b, others, ox, oy, parts), r, squared, parts);
    if (found > 0) return 1;
    if (found > sign) sign = found;
  }
  return sign;
};

/** How far outside side a b the nearest of the shifted corners lies, times the side and the parts. */
const leastOutward = (a: Point, b: Point, others: Corners, ox: number, oy: number, parts: number): number => {
  const sideX = b.x - a.x;
  const sideY = b.y - a.y;
  let least = Infinity;
  for (let i = 0; i < others.length; i++) {
    const x = (others[i]!.x - a.x) * parts + ox;
    const y = (others[i]!.y - a.y) * parts + oy;
    const outward = sideY * x - sideX * y;
    if (outward < least) least = outward;
  }
  return least;
};

/** Whether they share a point: no side has all of the other strictly outside. */
const isJoint = (p: Corners, q: Corners, ox: number, oy: number, parts: number): boolean =>
  isBehindNone(q, p, ox, oy, parts) && isBehindNone(p, q, -ox, -oy, parts);

const isBehindNone = (of: Corners, others: Corners, ox: number, oy: number, parts: number): boolean => {
  if (of.length === 1) return true;
  for (let k = 0; k < of.length; k++) {
    const b = of[k + 1 === of.length ? 0 : k + 1]!;
    if (leastOutward(of[k]!, b, others, ox, oy, parts) > 0) return false;
  }
  return true;
};

/** The least sign over all pairs of corners. */
const comparePoints = (p: Corners, q: Corners, r: number, ox: number, oy: number, parts: number): number => {
  let sign = 1;
  const reach = r * parts;
  for (let i = 0; i < p.length; i++) {
    for (let j = 0; j < q.length; j++) {
      const x = (p[i]!.x - q[j]!.x) * parts + ox;
      const y = (p[i]!.y - q[j]!.y) * parts + oy;
      if (reach < y || reach < -y) continue;
      const found = compareProducts(x, x, reach - y, reach + y); // x² + y² against reach²
      if (found < 0) return -1;
      if (found < sign) sign = found;
    }
  }
  return sign;
};

/** The least sign over the feet of the others' corners on the sides of `of`, where a foot lies between the ends. */
const compareFeet = (of: Corners, others: Corners, r: number, ox: number, oy: number, parts: number): number => {
  let sign = 1;
  if (of.length === 1) return sign;
  for (let k = 0; k < of.length; k++) {
    const a = of[k]!;
    const b = of[k + 1 === of.length ? 0 : k + 1]!;
    const sideX = b.x - a.x;
    const sideY = b.y - a.y;
    const squared = sideX * sideX + sideY * sideY;
    for (let i = 0; i < others.length; i++) {
      const x = (others[i]!.x - a.x) * parts + ox;
      const y = (others[i]!.y - a.y) * parts + oy;
      const along = sideX * x + sideY * y;
      if (along <= 0 || along >= squared * parts) continue;
      const across = sideX * y - sideY * x;
      const found = compareProducts(across, across, r * r * parts, squared * parts);
      if (found < 0) return -1;
      if (found < sign) sign = found;
    }
  }
  return sign;
};
