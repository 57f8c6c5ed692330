// What a base looks at, and which of its sides are looked at. Four arcs of 90 degrees: from each corner a ray runs outwards at 45
// degrees between the sides. A side is reached by whatever comes before the line through it. Both exact.

import type { Point } from '../hex.ts';
import { compareProducts, EPSILON } from '../measured/exact/exact.ts';
import { compareApart } from './apart.ts';
import { type Body, HULL_SIDES, type Hull, type HullSide, isRound } from './hull.ts';
import { cosine, sine } from './sine.ts';

/** rays at 45 degrees from the corners, or along the diagonals of the base, where arcs are as wide as the sides are long. */
export type ArcRule = 'corner' | 'diagonal';

/** some part of the target lies in the arc; borders belong to both arcs. A round base looks all round. */
export const isInArc = (base: Hull, side: HullSide, target: Body, by: ArcRule = 'corner'): boolean =>
  isRound(base) || meetsWedge(wedgeOf(base, HULL_SIDES.indexOf(side), by), target);

/** All arcs in which some part of the target lies. */
export const arcsTo = (base: Hull, target: Body, by: ArcRule = 'corner'): readonly HullSide[] => {
  if (isRound(base)) return HULL_SIDES;
  const found: HullSide[] = [];
  for (let k = 0; k < HULL_SIDES.length; k++) {
    if (meetsWedge(wedgeOf(base, k, by), target)) found.push(HULL_SIDES[k]!);
  }
  return found;
};

/** The ground before a side: outside a b, left of the ray p from a, right of the ray q from b. */
interface Wedge {
  readonly a: Point;
  readonly b: Point;
  readonly p: Point;
  readonly q: Point;
}

const wedgeOf = (base: Hull, k: number, by: ArcRule): Wedge => {
  if (by === 'diagonal') return wedgeFromCentre(base, k);
  const [c, s] = [cosine(base.facing + 900 * k), sine(base.facing + 900 * k)];
  return {
    a: base.corners[k]!,
    b: base.corners[(k + 1) % 4]!,
    p: { x: c + s, y: s - c },
    q: { x: c - s, y: s + c },
  };
};

/** Both rays start in the centre and go through the ends of the side. */
const wedgeFromCentre = ({ x, y, corners }: Hull, k: number): Wedge => {
  const centre = { x, y };
  const [from, to] = [corners[k]!, corners[(k + 1) % 4]!];
  return { a: centre, b: centre, p: { x: from.x - x, y: from.y - y }, q: { x: to.x - x, y: to.y - y } };
};

const cross = (d: Point, a: Point, v: Point): number => d.x * (v.y - a.y) - d.y * (v.x - a.x);
const dot = (d: Point, a: Point, v: Point): number => d.x * (v.x - a.x) + d.y * (v.y - a.y);

/** How far a point lies outside side a b, times the side. */
const outside = (a: Point, b: Point, v: Point): number => (b.y - a.y) * (v.x - a.x) - (b.x - a.x) * (v.y - a.y);

const meetsWedge = (wedge: Wedge, { corners, rim }: Body): boolean =>
  corners.length === 1
    ? isPointNear(wedge, corners[0]!, rim)
    : !isCutOff(wedge, corners) && !isTurnedFrom(wedge, corners);

/** Whether the point is at most r away from the wedge. */
const isPointNear = ({ a, b, p, q }: Wedge, v: Point, r: number): boolean =>
  (outside(a, b, v) >= 0 && cross(p, a, v) >= 0 && cross(q, b, v) <= 0) ||
  isRayNear(p, a, v, r) ||
  isRayNear(q, b, v, r) ||
  isSideNear(a, b, v, r);

const isRayNear = (d: Point, a: Point, v: Point, r: number): boolean => {
  if (dot(d, a, v) <= 0) return compareApart([v], [a], r) <= 0;
  const across = cross(d, a, v);
  return compareProducts(across, across, r * r, d.x * d.x + d.y * d.y) <= 0;
};

/** Its ends are those of the rays. */
const isSideNear = (a: Point, b: Point, v: Point, r: number): boolean => {
  const side = { x: b.x - a.x, y: b.y - a.y };
  const [along, squared] = [dot(side, a, v), side.x * side.x + side.y * side.y];
  if (along <= 0 || along >= squared) return false;
  const across = cross(side, a, v);
  return compareProducts(across, across, r * r, squared) <= 0;
};

/** One of the wedge's three borders has the whole target beyond it. */
const isCutOff = ({ a, b, p, q }: Wedge, corners: readonly Point[]): boolean => {
  let [behind, right, left] = [true, true, true];
  for (let i = 0; i < corners.length; i++) {
    const v = corners[i]!;
    if (outside(a, b, v) >= 0) behind = false;
    if (cross(p, a, v) >= 0) right = false;
    if (cross(q, b, v) <= 0) left = false;
  }
  return behind || right || left;
};

/** One of the target's sides has the whole wedge beyond it. */
const isTurnedFrom = ({ a, b, p, q }: Wedge, corners: readonly Point[]): boolean => {
  for (let i = 0; i < corners.length; i++) {
    const from = corners[i]!;
    const to = corners[i + 1 === corners.length ? 0 : i + 1]!;
    const [nx, ny] = [to.y - from.y, from.x - to.x];
    if (nx * p.x + ny * p.y < 0 || nx * q.x + ny * q.y < 0) continue;
    if (outside(from, to, a) > 0 && outside(from, to, b) > 0) return true;
  }
  return false;
};

/** some point of the shooter's base lies before the line through this side by more than ε. Round bases have no sides. */
export const isSideReached = (target: Hull, side: HullSide, shooter: Body): boolean => {
  if (isRound(target)) return false;
  const k = HULL_SIDES.indexOf(side);
  return isBefore(target.corners[k]!, target.corners[(k + 1) % 4]!, shooter);
};

/** All sides that a shooter's base reaches. */
export const sidesReached = (target: Hull, shooter: Body): readonly HullSide[] => {
  const found: HullSide[] = [];
  for (const side of HULL_SIDES) if (isSideReached(target, side, shooter)) found.push(side);
  return found;
};

const isBefore = (a: Point, b: Point, { corners, rim }: Body): boolean => {
  let most = -Infinity;
  for (let i = 0; i < corners.length; i++) most = Math.max(most, outside(a, b, corners[i]!));
  const least = EPSILON - rim;
  if (least < 0 && most >= 0) return true;
  if (least >= 0 && most < 0) return false;
  const sign = compareProducts(most, most, least * least, (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  return least < 0 ? sign < 0 : sign > 0;
};
