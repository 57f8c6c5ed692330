import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bases, slowCompareGap } from '../../test/hulls.ts';
import {
  bearingAcross,
  compareGap,
  gapBetween,
  isInside,
  isNear,
  isOnBoard,
  isOverlapping,
  isTouching,
  isWhollyIn,
  isWithin,
  roomOn,
} from './distance.ts';
import { disc, hull, polygon, roundHull } from './hull.ts';

const cruiser = (x: number, y: number, facing = 0) => hull(x, y, facing, 6000, 3000);

describe('the gap between two bases', () => {
  test('[X-203] is 0 when they touch, from side to side or corner to corner', () => {
    expect(gapBetween(cruiser(0, 0), cruiser(20000, 0))).toEqual({ down: 14000, up: 14000 });
    expect(gapBetween(cruiser(0, 0), cruiser(6000, 0))).toEqual({ down: 0, up: 0 });
    expect(gapBetween(cruiser(0, 0), cruiser(9000, 7000))).toEqual({ down: 5000, up: 5000 }); // 3000 and 4000
    expect(gapBetween(cruiser(0, 0), cruiser(7000, 4000))).toEqual({ down: 1414, up: 1415 });
    expect(gapBetween(cruiser(0, 0), roundHull(0, 9000, 0, 10000))).toEqual({ down: 2500, up: 2500 });
    expect(gapBetween(roundHull(0, 0, 0, 9000), roundHull(6000, 8000, 0, 9000))).toEqual({ down: 1000, up: 1000 });
    expect(gapBetween(cruiser(0, 0), cruiser(100, 100, 450))).toEqual({ down: 0, up: 0 });
  });

  test('[X-219] is crossed in the direction of its shortest way, and the other way back', () => {
    expect(bearingAcross(cruiser(0, 0), cruiser(20000, 0))).toBe(0);
    expect(bearingAcross(cruiser(0, 0), cruiser(1000, 9000))).toBe(900);
    expect(bearingAcross(cruiser(0, 0), cruiser(9000, 7000))).toBe(531); // 3000 and 4000: 53.13°
    expect(bearingAcross(cruiser(9000, 7000), cruiser(0, 0))).toBe(2331);
    expect(bearingAcross(roundHull(0, 0, 0, 9000), roundHull(-6000, -6000, 0, 3000))).toBe(2250);
    expect(bearingAcross(cruiser(0, 0), cruiser(0, 2900))).toBe(900); // 100 deep: the way in
  });

  test('[X-203] is exact and the same both ways', () => {
    fc.assert(
      fc.property(bases(25000), bases(25000), (a, b) => {
        const { down, up } = gapBetween(a, b);
        expect(gapBetween(b, a)).toEqual({ down, up });
        expect(up - down).toBeLessThanOrEqual(1);
        expect(slowCompareGap(a, b, down + 1)).toBe(-1);
        if (down > 0) expect(slowCompareGap(a, b, down)).toBeGreaterThanOrEqual(0);
        if (up > down) expect(slowCompareGap(a, b, up)).toBe(-1);
      }),
      { numRuns: 500 },
    );
  });

  test('[X-204] against a whole number agrees with fractions of big numbers', () => {
    fc.assert(
      fc.property(bases(18000), bases(18000), fc.integer({ min: 1, max: 9000 }), (a, b, d) => {
        expect(compareGap(a, b, d)).toBe(slowCompareGap(a, b, d));
      }),
      { numRuns: 1000 },
    );
  });

  test('[X-204] below 0 is how deep one lies on the other', () => {
    expect([-1499, -1500, -1501].map((d) => compareGap(cruiser(0, 0), cruiser(0, 1500), d))).toEqual([-1, 0, 1]);
    expect([-99, -100, -101].map((d) => compareGap(cruiser(0, 0), roundHull(7400, 0, 0, 9000), d))).toEqual([-1, 0, 1]);
    fc.assert(
      fc.property(bases(9000), bases(9000), fc.integer({ min: 1, max: 4000 }), (a, b, depth) => {
        // Pushed by less than the depth in any direction it is still on it.
        if (compareGap(a, b, -depth) >= 0) return;
        for (let k = 0; k < 24; k++) {
          const [dx, dy] = [Math.trunc((depth - 1) * Math.cos(k)), Math.trunc((depth - 1) * Math.sin(k))];
          const pushed = { rim: a.rim, corners: a.corners.map((p) => ({ x: p.x + dx, y: p.y + dy })) };
          expect(compareGap(pushed, b, 0)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});

describe('verdicts', () => {
  test('[X-204] near ends at exactly 1 inch, with ε of tolerance', () => {
    const at = (gap: number) => isNear(cruiser(0, 0), cruiser(6000 + gap, 0));
    expect([0, 2537, 2538, 2540, 2541].map(at)).toEqual([true, true, false, false, false]);
    const beside = (gap: number) => isNear(cruiser(0, 0), roundHull(0, 6000 + gap, 0, 9000));
    expect([2537, 2538].map(beside)).toEqual([true, false]);
  });

  test('[X-203] touching and overlapping leave ε on both sides of contact', () => {
    const at = (gap: number) => [isTouching, isOverlapping].map((f) => f(cruiser(0, 0), cruiser(6000 + gap, 0)));
    expect([3, 2, 0, -2, -3].map(at)).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [true, false],
      [true, true],
    ]);
    expect([24, 26, 27].map((n) => isWithin(cruiser(0, 0), cruiser(6000 + n, 0), 24))).toEqual([true, true, false]);
  });

  test('[X-212] the edge may be touched, and passed by ε', () => {
    const board = { width: 60960, height: 60960 };
    expect([3000, 2998, 2997].map((x) => isOnBoard(board, cruiser(x, 9000)))).toEqual([true, true, false]);
    expect([56460, 56462, 56463].map((y) => isOnBoard(board, roundHull(9000, y, 0, 9000)))).toEqual([
      true,
      true,
      false,
    ]);
    expect(roomOn(board, cruiser(4000, 9000))).toBe(1000);
  });

  test('[X-234] a centre lies in a region or on its border', () => {
    const region = polygon([
      { x: 0, y: 0 },
      { x: 9, y: 0 },
      { x: 0, y: 9 },
    ]);
    expect(
      [
        { x: 1, y: 1 },
        { x: 9, y: 0 },
        { x: 4, y: 5 },
        { x: 5, y: 5 },
      ].map((p) => isInside(region, p)),
    ).toEqual([true, true, true, false]);
    expect(
      [
        { x: 3, y: 4 },
        { x: 4, y: 4 },
      ].map((p) => isInside(disc(0, 0, 5), p)),
    ).toEqual([true, false]);
  });

  test('[CC-14] a base lies wholly in a zone, or hangs over by ε', () => {
    const zone = polygon([
      { x: 0, y: 0 },
      { x: 60960, y: 0 },
      { x: 60960, y: 22860 },
      { x: 0, y: 22860 },
    ]);
    expect([21360, 21362, 21363].map((y) => isWhollyIn(zone, cruiser(30000, y)))).toEqual([true, true, false]);
    expect([18360, 18362, 18363].map((y) => isWhollyIn(zone, roundHull(30000, y, 0, 9000)))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
