// Slow answers about bases with facings: big numbers and dense samples. Nothing here is shared with the code under test.

import fc from 'fast-check';
import { hulls, type Point } from '../src/index.ts';

type Big = { readonly x: bigint; readonly y: bigint };

/** Times ONE: every place on a way of the table is whole. */
const scaled = (p: Point, dx = 0, dy = 0): Big => ({
  x: BigInt(p.x) * BigInt(hulls.ONE) + BigInt(dx),
  y: BigInt(p.y) * BigInt(hulls.ONE) + BigInt(dy),
});

const cross = (a: Big, b: Big, p: Big): bigint => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

const toSegment = (a: Big, b: Big, p: Big): Fraction => {
  const [dx, dy, x, y] = [b.x - a.x, b.y - a.y, p.x - a.x, p.y - a.y];
  const [along, squared] = [dx * x + dy * y, dx * dx + dy * dy];
  if (along <= 0n) return { n: x * x + y * y, d: 1n };
  if (along >= squared) return { n: (x - dx) ** 2n + (y - dy) ** 2n, d: 1n };
  return { n: (dx * y - dy * x) ** 2n, d: squared };
};

const sidesOf = (all: readonly Big[]) => all.map((a, i) => [a, all[(i + 1) % all.length]!] as const);

const isIn = (all: readonly Big[], p: Big): boolean =>
  all.length > 2 && sidesOf(all).every(([a, b]) => cross(a, b, p) >= 0n);

const doCross = (a: Big, b: Big, c: Big, d: Big): boolean =>
  cross(a, b, c) * cross(a, b, d) < 0n && cross(c, d, a) * cross(c, d, b) < 0n;

/** The squared distance, 0 where they share a point: all corners against all sides. */
const squaredApart = (p: readonly Big[], q: readonly Big[]): Fraction => {
  if (p.some((v) => isIn(q, v)) || q.some((v) => isIn(p, v))) return { n: 0n, d: 1n };
  for (const [a, b] of sidesOf(p)) for (const [c, d] of sidesOf(q)) if (doCross(a, b, c, d)) return { n: 0n, d: 1n };
  const all = [
    ...sidesOf(p).flatMap(([a, b]) => q.map((v) => toSegment(a, b, v))),
    ...sidesOf(q).flatMap(([a, b]) => p.map((v) => toSegment(a, b, v))),
  ];
  return all.reduce((least, f) => (f.n * least.d < least.n * f.d ? f : least));
};

/** The sign of (gap − d), for d that leaves a positive reach; `way` shifts the first body, in parts of ONE. */
export const slowCompareGap = (
  a: hulls.Body,
  b: hulls.Body,
  d: number,
  way: readonly [number, number] = [0, 0],
): number => {
  const apart = squaredApart(
    a.corners.map((p) => scaled(p, ...way)),
    b.corners.map((p) => scaled(p)),
  );
  const reach = BigInt(a.rim + b.rim + d) * BigInt(hulls.ONE);
  const difference = apart.n - reach * reach * apart.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

const SIZES = [
  [3000, 3000],
  [6000, 3000],
  [10000, 6000],
  [7000, 4000],
] as const;

export const facings = fc.oneof(
  fc.integer({ min: 0, max: 3599 }),
  fc.constantFrom(0, 450, 900, 1350, 1800, 2250, 2700, 3150, 300, 3599),
);

/** A base with its centre in a square of this side. */
export const bases = (side: number): fc.Arbitrary<hulls.Hull> => {
  const place = fc.integer({ min: 0, max: side });
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(place, place, facings, fc.constantFrom(...SIZES))
        .map(([x, y, f, [l, w]]) => hulls.hull(x, y, f, l, w)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(place, place, facings, fc.constantFrom(9000, 10000))
        .map(([x, y, f, d]) => hulls.roundHull(x, y, f, d)),
    },
  );
};

/** Points of a body: its border and a lattice inside, dense enough to find what is wider than a few units. */
export const pointsOf = (body: hulls.Body, count = 60): Point[] => {
  const { corners, rim } = body;
  if (corners.length === 1) {
    const rings = Array.from({ length: 6 }, (_, k) => (rim * (k + 1)) / 6);
    return rings.flatMap((r) =>
      Array.from({ length: count * 4 }, (_, i) => ({
        x: corners[0]!.x + r * Math.cos((Math.PI * i) / count / 2),
        y: corners[0]!.y + r * Math.sin((Math.PI * i) / count / 2),
      })),
    );
  }
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    return Array.from({ length: count }, (_, k) => ({
      x: a.x + ((b.x - a.x) * k) / count,
      y: a.y + ((b.y - a.y) * k) / count,
    }));
  });
};
