import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareRoot, squaredToFootprint } from '../../../test/oracle.ts';
import { base, field, HIGH, piece, RADIUS, TURNS } from '../../../test/tables.ts';
import {
  box,
  disc,
  faultOf,
  gapBetween,
  gapToEdge,
  inch,
  isAtLeast,
  isInContact,
  isOnField,
  isOverlapping,
  isWhollyWithin,
  isWithin,
  marker,
  type Piece,
} from '../../index.ts';
import { compareProducts, rootDown, rootUp } from '../exact/exact.ts';

const distances = fc.oneof(fc.integer({ min: 0, max: inch(9) }), fc.constantFrom(0, 2540, 7620));
const turned = (a: Piece, t: (typeof TURNS)[number]): Piece =>
  t.field({ width: inch(12), height: inch(16), pieces: [a], tall: HIGH }).pieces[0]!;

describe('exact arithmetic', () => {
  const numbers = fc.integer({ min: -(2 ** 52), max: 2 ** 52 });

  test('[MW-R01] products are compared without rounding', () => {
    fc.assert(
      fc.property(numbers, numbers, numbers, numbers, fc.integer({ min: -1, max: 1 }), (a, b, c, d, e) => {
        const sign = (x: bigint) => (x < 0n ? -1 : x > 0n ? 1 : 0);
        expect(compareProducts(a, b, c, d)).toBe(sign(BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d)));
        expect(compareProducts(a, a, a + 1, a - 1 + e)).toBe(sign(BigInt(a) ** 2n - BigInt(a + 1) * BigInt(a - 1 + e)));
      }),
      { numRuns: 2000 },
    );
  });

  test('roots are exact below and above', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: 0, max: 2 ** 52 }),
          fc.nat(2 ** 26 - 1).map((n) => n * n),
        ),
        (n) => {
          const [down, up] = [BigInt(rootDown(n)), BigInt(rootUp(n))];
          expect(down ** 2n <= BigInt(n) && (down + 1n) ** 2n > BigInt(n)).toBe(true);
          expect(up ** 2n >= BigInt(n) && (up === 0n || (up - 1n) ** 2n < BigInt(n))).toBe(true);
        },
      ),
    );
  });
});

describe('distance between things', () => {
  const a = disc(5000, 5000, RADIUS);

  test('[MW 8.0] bases are measured between their closest points', () => {
    const b = disc(5000 + 2500 + 2540, 5000, RADIUS); // exactly an inch away
    expect(gapBetween(a, b)).toEqual({ down: 2540, up: 2540 });
    expect(isWithin(a, b, 2540)).toBe(true);
    expect(isWithin(a, b, 2538)).toBe(true);
    expect(isWithin(a, b, 2537)).toBe(false);
  });

  test('[MW-R02] at exactly an inch a base is both within an inch and an inch or more away', () => {
    const at = (gap: number) => disc(5000 + 2500 + gap, 5000, RADIUS);
    const both = (gap: number) => [isWithin(a, at(gap), 2540), isAtLeast(a, at(gap), 2540)];
    expect([2537, 2538, 2540, 2542, 2543].map(both)).toEqual([
      [true, false],
      [true, true],
      [true, true],
      [true, true],
      [false, true],
    ]);
  });

  test('[MW 8.0] [MW-R01] contact allows two units either way, and overlap begins beyond', () => {
    const at = (gap: number) => disc(7500 + gap, 5000, RADIUS);
    expect([-3, -2, 0, 2, 3].map((gap) => isInContact(a, at(gap)))).toEqual([true, true, true, true, false]);
    expect([-3, -2, 0, 2].map((gap) => isOverlapping(a, at(gap)))).toEqual([true, false, false, false]);
  });

  test('[MW-R13] a footprint is measured to its edge and is at distance 0 inside', () => {
    const wall = box(10000, 4000, 2000, 3000, HIGH);
    expect(gapBetween(a, wall)).toEqual({ down: 3750, up: 3750 });
    expect(gapBetween(marker(11000, 5000), wall)).toEqual({ down: 0, up: 0 });
    expect(gapBetween(marker(9000, 3000), wall)).toEqual({ down: 1414, up: 1415 }); // √2 × 1000 from the corner
    expect(isWithin(marker(9000, 3000), wall, 1413)).toBe(true);
    expect(isWithin(marker(9000, 3000), wall, 1412)).toBe(false);
  });

  test('[MW 8.0] wholly within means the far side too', () => {
    const centre = marker(10000, 10000);
    expect(isWhollyWithin(disc(10000 + 7620 - 1250, 10000, RADIUS), centre, 7620)).toBe(true);
    expect(isWhollyWithin(disc(10000 + 7620 - 1247, 10000, RADIUS), centre, 7620)).toBe(false);
    const territory = { corners: box(0, 0, 15240, 40640, 0).corners };
    expect(isWhollyWithin(disc(15240 - 1250, 20000, RADIUS), territory, 0)).toBe(true);
    expect(isWhollyWithin(disc(15240 - 1248, 20000, RADIUS), territory, 0)).toBe(true);
    expect(isWhollyWithin(disc(15240 - 1247, 20000, RADIUS), territory, 0)).toBe(false);
    expect(isWhollyWithin(disc(15240 + 1250, 20000, RADIUS), territory, 2500)).toBe(true);
    expect(isWhollyWithin(disc(15240 + 1253, 20000, RADIUS), territory, 2500)).toBe(false);
  });

  test('[MW 2.1] a base is on the battlefield when all of it is', () => {
    const table = { width: inch(12), height: inch(16), pieces: [], tall: HIGH };
    expect(isOnField(table, disc(1248, 20000, RADIUS))).toBe(true);
    expect(isOnField(table, disc(1247, 20000, RADIUS))).toBe(false);
    expect(gapToEdge(table, disc(5000, 39000, RADIUS))).toBe(390);
    expect(gapToEdge(table, disc(5000, 39000, RADIUS), 'west')).toBe(3750);
    expect(gapToEdge(table, disc(5000, 39000, RADIUS), 'east')).toBe(24230);
    expect(gapToEdge(table, disc(5000, 39000, RADIUS), 'south')).toBe(37750);
  });

  test('[MW 8.0] [MW-R13] agrees with exact fractions for bases and footprints', () => {
    fc.assert(
      fc.property(base, piece, distances, (b, shape, d) => {
        const squared = squaredToFootprint(shape, b);
        expect(isWithin(b, shape, d)).toBe(compareRoot(squared, RADIUS + d + 2) <= 0);
        expect(isAtLeast(b, shape, d)).toBe(compareRoot(squared, RADIUS + d - 2) >= 0);
        expect(isOverlapping(b, shape)).toBe(compareRoot(squared, RADIUS - 2) < 0);
        const { down, up } = gapBetween(b, shape);
        if (compareRoot(squared, RADIUS) <= 0) expect([down, up]).toEqual([0, 0]);
        else {
          expect(compareRoot(squared, RADIUS + down)).toBeGreaterThanOrEqual(0);
          expect(compareRoot(squared, RADIUS + up)).toBeLessThanOrEqual(0);
          expect(up - down).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('[MW 8.0] a base wholly within a footprint has every rim point within it', () => {
    fc.assert(
      fc.property(base, piece, fc.integer({ min: 0, max: 4000 }), (b, shape, d) => {
        const farthest = Math.max(
          ...Array.from({ length: 720 }, (_, i) => {
            const p = {
              x: b.x + RADIUS * Math.cos((i * Math.PI) / 360),
              y: b.y + RADIUS * Math.sin((i * Math.PI) / 360),
            };
            return distanceTo(shape, p);
          }),
        );
        if (Math.abs(farthest - d - 2) < 1) return; // the samples miss the farthest point by up to 0.05
        expect(isWhollyWithin(b, shape, d)).toBe(farthest <= d + 2);
      }),
    );
  });

  test('[MW 8.0] is the same both ways, in a mirror and after a quarter turn', () => {
    const things = fc.oneof(base, piece);
    fc.assert(
      fc.property(things, things, distances, (p, q, d) => {
        const all = (a: typeof p, b: typeof p) => [
          isWithin(a, b, d),
          isAtLeast(a, b, d),
          isOverlapping(a, b),
          gapBetween(a, b),
        ];
        expect(all(q, p)).toEqual(all(p, q));
        for (const t of TURNS) {
          const turn = (a: typeof p) => ('corners' in a ? turned(a, t) : t.point(a));
          expect(all(turn(p), turn(q))).toEqual(all(p, q));
        }
      }),
    );
  });

  test('[MW 8.0] two footprints are as far apart as their nearest sampled points', () => {
    fc.assert(
      fc.property(piece, piece, fc.integer({ min: 3, max: 20000 }), (p, q, d) => {
        const least = Math.min(
          ...borderOf(p).map((x) => distanceTo(q, x)),
          ...borderOf(q).map((x) => distanceTo(p, x)),
        );
        if (least > d + 2 && least < d + 300) return; // a sample may lie that far from the nearest point
        expect(isWithin(p, q, d)).toBe(least <= d + 2);
      }),
    );
  });
});

/** Distance by plain floating point. */
const distanceTo = ({ corners }: { corners: Piece['corners'] }, p: { x: number; y: number }): number => {
  let inside = true;
  let least = Infinity;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const [dx, dy, x, y] = [b.x - a.x, b.y - a.y, p.x - a.x, p.y - a.y];
    if (dx * y - dy * x < 0) inside = false;
    const share = Math.min(1, Math.max(0, (dx * x + dy * y) / (dx * dx + dy * dy)));
    least = Math.min(least, Math.hypot(x - dx * share, y - dy * share));
  });
  return inside ? 0 : least;
};

const borderOf = ({ corners }: Piece) =>
  corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    return Array.from({ length: 40 }, (_, k) => ({ x: a.x + ((b.x - a.x) * k) / 40, y: a.y + ((b.y - a.y) * k) / 40 }));
  });

describe('footprints from outside', () => {
  const corners = (...flat: number[]) => ({
    corners: Array.from({ length: flat.length / 2 }, (_, i) => ({ x: flat[2 * i]!, y: flat[2 * i + 1]! })),
  });

  test.each([
    ['tooFewCorners', corners(0, 0, 1000, 0)],
    ['notWhole', corners(0, 0, 1000.5, 0, 0, 1000)],
    ['tooFar', corners(0, 0, 1e9, 0, 0, 1000)],
    ['notConvex', corners(0, 0, 0, 1000, 1000, 0)], // the wrong way round
    ['notConvex', corners(0, 0, 2000, 0, 500, 500, 0, 2000)],
    ['notConvex', corners(0, 0, 1000, 0, 2000, 0, 0, 2000)], // three corners on a line
    ['tooThin', corners(0, 0, 5000, 0, 5000, 50, 0, 50)],
    [undefined, corners(0, 0, 1000, 0, 0, 1000)],
  ])('%s', (fault, shape) => expect(faultOf(shape)).toBe(fault));

  test('the random tables hold sound pieces', () => {
    fc.assert(fc.property(field(4), ({ pieces }) => pieces.every((p) => faultOf(p) === undefined)));
  });
});
