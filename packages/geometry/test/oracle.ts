// Slow answers to the questions of the measured table: exact fractions of big numbers for distances, plain samples for
// lines. Nothing here is shared with the code under test.

import type { Disc, Footprint, Line, Point } from '../src/index.ts';

/** A fraction; the denominator is above zero. */
interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

const less = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;
const big = (p: Point) => ({ x: BigInt(p.x), y: BigInt(p.y) });

/** The squared distance of a point from the straight line between two others. */
export const squaredToSegment = (a: Point, b: Point, p: Point): Fraction => {
  const [from, to, at] = [big(a), big(b), big(p)];
  const [dx, dy, x, y] = [to.x - from.x, to.y - from.y, at.x - from.x, at.y - from.y];
  const length = dx * dx + dy * dy;
  const along = dx * x + dy * y;
  if (along <= 0n || length === 0n) return { n: x * x + y * y, d: 1n };
  if (along >= length) return { n: (x - dx) ** 2n + (y - dy) ** 2n, d: 1n };
  return { n: (dx * y - dy * x) ** 2n, d: length };
};

const turn = (a: Point, b: Point, c: Point): bigint => {
  const [p, q, r] = [big(a), big(b), big(c)];
  return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
};

const sidesOf = ({ corners }: Footprint) => corners.map((a, i) => [a, corners[(i + 1) % corners.length]!] as const);

const isInside = (shape: Footprint, p: Point): boolean => sidesOf(shape).every(([a, b]) => turn(a, b, p) >= 0n);

const doCross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0n && turn(c, d, a) * turn(c, d, b) < 0n;

/** The squared distance between two straight lines; 0 where they cross. */
const squaredBetweenSegments = (a: Point, b: Point, c: Point, d: Point): Fraction => {
  if (doCross(a, b, c, d)) return { n: 0n, d: 1n };
  const all = [
    squaredToSegment(a, b, c),
    squaredToSegment(a, b, d),
    squaredToSegment(c, d, a),
    squaredToSegment(c, d, b),
  ];
  return all.reduce((x, y) => (less(y, x) ? y : x));
};

/** The squared distance of a straight line (or, with both ends equal, a point) from a footprint; 0 inside. */
export const squaredToFootprint = (shape: Footprint, a: Point, b: Point = a): Fraction => {
  if (isInside(shape, a)) return { n: 0n, d: 1n };
  return sidesOf(shape)
    .map(([c, d]) => squaredBetweenSegments(a, b, c, d))
    .reduce((x, y) => (less(y, x) ? y : x));
};

/** The sign of √fraction − r. */
export const compareRoot = ({ n, d }: Fraction, r: number): number => {
  if (r < 0) return 1;
  const difference = n - BigInt(r) ** 2n * d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** How deep the deepest point of a line lies under the sides of a footprint; negative outside. */
export const deepest = ({ from, to }: Line, shape: Footprint): number => {
  const lines = sidesOf(shape).map(([a, b]) => {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const depth = (p: Point) => ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length;
    return [depth(from), depth(to) - depth(from)] as const;
  });
  const shares = [0, 1];
  for (const [a, b] of lines) for (const [c, d] of lines) if (b !== d) shares.push((c - a) / (b - d));
  const depthAt = (share: number) => Math.min(...lines.map(([a, b]) => a + b * share));
  return Math.max(...shares.filter((s) => s >= 0 && s <= 1).map(depthAt));
};

/** How deep a line passes under the rim of a base; negative outside. */
export const deepestIn = ({ from, to }: Line, base: Disc): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : ((base.x - from.x) * dx + (base.y - from.y) * dy) / squared;
  const s = Math.min(1, Math.max(0, share));
  return base.radius - Math.hypot(from.x + dx * s - base.x, from.y + dy * s - base.y);
};

/** Points all round the rim of a base. */
export const rim = (base: Disc, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => ({
    x: base.x + base.radius * Math.cos((2 * Math.PI * i) / count),
    y: base.y + base.radius * Math.sin((2 * Math.PI * i) / count),
  }));

/** The point of a base's rim closest to another point. */
export const rimTowards = (base: Disc, p: Point): Point => {
  const distance = Math.hypot(p.x - base.x, p.y - base.y);
  return {
    x: base.x + (base.radius * (p.x - base.x)) / distance,
    y: base.y + (base.radius * (p.y - base.y)) / distance,
  };
};

/** The point of a footprint's border closest to p. */
export const closestTo = (shape: Footprint, p: Point): Point => {
  const feet = sidesOf(shape).map(([a, b]) => {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const share = Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
    return { x: a.x + dx * share, y: a.y + dy * share };
  });
  const distance = (q: Point) => Math.hypot(q.x - p.x, q.y - p.y);
  return feet.reduce((a, b) => (distance(b) < distance(a) ? b : a));
};
