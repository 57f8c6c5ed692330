// Straight lines from centre to centre, what lies on them in order of entry, and how much of a way lies in a region
//

import type { Point } from '../hex.ts';
import { compareProducts, EPSILON, nearest } from '../measured/exact/exact.ts';
import type { Length } from '../units.ts';
import { type Body, placeAt } from './hull.ts';
import type { Facing } from './sine.ts';

/**
 * the line crosses the body by more than ε: moved aside by ε, either way, it would still cross. Exact, and the same both ways.
 */
export const isCrossed = (from: Point, to: Point, { corners, rim }: Body): boolean =>
  corners.length === 1 ? isDiscCrossed(from, to, corners[0]!, rim - EPSILON) : isPolygonCrossed(from, to, corners);

const isDiscCrossed = (from: Point, to: Point, centre: Point, r: number): boolean => {
  const [dx, dy, x, y] = [to.x - from.x, to.y - from.y, centre.x - from.x, centre.y - from.y];
  const [along, squared] = [dx * x + dy * y, dx * dx + dy * dy];
  if (r <= 0) return false;
  if (along <= 0) return x * x + y * y < r * r;
  if (along >= squared) return (x - dx) * (x - dx) + (y - dy) * (y - dy) < r * r;
  const across = dx * y - dy * x;
  return compareProducts(across, across, r * r, squared) < 0;
};

const isPolygonCrossed = (from: Point, to: Point, corners: readonly Point[]): boolean => {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const squared = dx * dx + dy * dy;
  let left = 0;
  let right = 0;
  for (let i = 0; i < corners.length; i++) {
    const a = corners[i]!;
    const b = corners[i + 1 === corners.length ? 0 : i + 1]!;
    const across = dx * (a.y - from.y) - dy * (a.x - from.x);
    if (across > left) left = across;
    if (across < right) right = across;
    if (outside(a, b, from) >= 0 && outside(a, b, to) >= 0) return false;
  }
  const least = EPSILON * EPSILON;
  return compareProducts(left, left, least, squared) > 0 && compareProducts(right, right, least, squared) > 0;
};

const outside = (a: Point, b: Point, v: Point): number => (b.y - a.y) * (v.x - a.x) - (b.x - a.x) * (v.y - a.y);

/** The bodies that a line crosses by more than ε, by index, in the order in which it enters them. */
export const onLine = (from: Point, to: Point, bodies: readonly Body[]): readonly number[] => {
  const found: { readonly index: number; readonly entry: number }[] = [];
  for (let i = 0; i < bodies.length; i++) {
    if (isCrossed(from, to, bodies[i]!)) found.push({ index: i, entry: spanIn(from, to, bodies[i]!).in });
  }
  if (found.length > 1) found.sort((a, b) => a.entry - b.entry || a.index - b.index);
  return found.map(({ index }) => index);
};

/** The share of a line that lies in a body: from `in` to `out`, both between 0 and 1; `in` is not below `out` if there is none. */
interface Span {
  readonly in: number;
  readonly out: number;
}

const spanIn = (from: Point, to: Point, body: Body): Span =>
  body.corners.length === 1 ? spanInDisc(from, to, body) : spanInPolygon(from, to, body.corners);

const NO_SPAN: Span = { in: 1, out: 0 };

const spanInDisc = (from: Point, to: Point, { corners, rim }: Body): Span => {
  const [dx, dy, x, y] = [to.x - from.x, to.y - from.y, corners[0]!.x - from.x, corners[0]!.y - from.y];
  const squared = dx * dx + dy * dy;
  const across = dx * y - dy * x;
  const room = squared * rim * rim - across * across;
  if (room <= 0 || squared === 0) return NO_SPAN;
  const [middle, half] = [(dx * x + dy * y) / squared, Math.sqrt(room) / squared];
  return { in: Math.max(0, middle - half), out: Math.min(1, middle + half) };
};

const spanInPolygon = (from: Point, to: Point, corners: readonly Point[]): Span => {
  let start = 0;
  let end = 1;
  for (let i = 0; i < corners.length; i++) {
    const a = corners[i]!;
    const b = corners[i + 1 === corners.length ? 0 : i + 1]!;
    const before = outside(a, b, from);
    const after = outside(a, b, to);
    if (before > 0 && after > 0) return NO_SPAN;
    if (before === after) continue;
    const share = before / (before - after);
    if (before > after) start = Math.max(start, share);
    else end = Math.min(end, share);
  }
  return { in: start, out: end };
};

/** how much of a straight way of this length lies in any of the regions, to the nearest unit; what lies in two counts once. */
export const lengthInside = (from: Point, to: Point, length: Length, regions: readonly Body[]): Length => {
  const spans: Span[] = [];
  for (const region of regions) {
    const span = spanIn(from, to, region);
    if (span.in < span.out) spans.push(span);
  }
  if (spans.length > 1) spans.sort((a, b) => a.in - b.in);
  let [inside, done] = [0, 0];
  for (const span of spans) {
    if (span.out <= done) continue;
    inside += span.out - Math.max(done, span.in);
    done = span.out;
  }
  return nearest(inside * length);
};

/** what a straight way costs: the part inside counts twice. */
export const costOf = (from: Point, to: Point, length: Length, difficult: readonly Body[]): Length =>
  length + lengthInside(from, to, length, difficult);

/** The farthest whole distance in a direction, at most `limit`, that does not cost more than `price`. */
export const farthestFor = (
  price: Length,
  from: Point,
  direction: Facing,
  limit: Length,
  difficult: readonly Body[],
): Length => {
  const isAfforded = (d: Length): boolean => costOf(from, placeAt(from, direction, d), d, difficult) <= price;
  if (isAfforded(limit)) return limit;
  let [yes, no] = [0, limit];
  while (no - yes > 1) {
    const middle = (yes + no) >> 1;
    if (isAfforded(middle)) yes = middle;
    else no = middle;
  }
  return yes;
};
