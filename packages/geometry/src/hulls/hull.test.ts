import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { facings } from '../../test/hulls.ts';
import { bearing, hull, placeAt, roundHull, slid, turnedTo } from './hull.ts';
import { cosine, ONE, sine } from './sine.ts';

/** The sine of tenths of a degree by its series, in units of 10^-40. */
const series = (tenths: number): bigint => {
  const unit = 10n ** 40n;
  const x = (31415926535897932384626433832795028841972n * BigInt(tenths)) / 1800n;
  let [term, sum] = [x, x];
  for (let n = 1n; term !== 0n; n += 2n) {
    term = (-term * x * x) / (unit * unit) / ((n + 1n) * (n + 2n));
    sum += term;
  }
  return sum;
};

describe('the table', () => {
  test('[X-201] is the sine to the nearest for every tenth of a degree', () => {
    for (let f = 0; f <= 900; f++) {
      const exact = series(f) * BigInt(ONE);
      const off = exact - BigInt(sine(f)) * 10n ** 40n;
      expect(off <= 5n * 10n ** 39n && off >= -5n * 10n ** 39n, `${f}`).toBe(true);
    }
  });

  test('[X-201] goes on round the circle without a minus zero', () => {
    for (let f = 0; f < 3600; f++) {
      expect(Math.abs(sine(f) - Math.sin((f * Math.PI) / 1800) * ONE)).toBeLessThan(0.51);
      expect(cosine(f)).toBe(sine(f + 900));
      expect(sine(f + 1800)).toBe(0 - sine(f));
      expect(Object.is(sine(f), -0)).toBe(false);
    }
    expect([sine(300), sine(900), cosine(600), sine(-900), sine(7200)]).toEqual([ONE / 2, ONE, ONE / 2, -ONE, 0]);
  });
});

describe('a base', () => {
  test('[X-201] has its corners ahead and aside of its centre', () => {
    expect(hull(100, 200, 0, 6000, 3000).corners).toEqual([
      { x: 3100, y: -1300 },
      { x: 3100, y: 1700 },
      { x: -2900, y: 1700 },
      { x: -2900, y: -1300 },
    ]);
    expect(hull(0, 0, 900, 6000, 3000).corners).toEqual([
      { x: 1500, y: 3000 },
      { x: -1500, y: 3000 },
      { x: -1500, y: -3000 },
      { x: 1500, y: -3000 },
    ]);
    // 30 degrees: 3000 × 0.8660254 ± 1500 × 0.5 and 3000 × 0.5 ± 1500 × 0.8660254
    expect(hull(0, 0, 300, 6000, 3000).corners.slice(0, 2)).toEqual([
      { x: 3348, y: 201 },
      { x: 1848, y: 2799 },
    ]);
  });

  test('[X-201] rounds halves away from zero, so that its centre is the middle', () => {
    // At 30 degrees the y of the nose is half of 3 and of 5: 1.5 and 2.5
    expect(placeAt({ x: 0, y: 0 }, 300, 3).y).toBe(2);
    expect(placeAt({ x: 0, y: 0 }, 2100, 3).y).toBe(-2);
    expect(placeAt({ x: 0, y: 0 }, 300, 5).y).toBe(3);
    fc.assert(
      fc.property(facings, (f) => {
        const [a, b, c, d] = hull(0, 0, f, 10000, 6000).corners.map((p) => [p.x, p.y] as const);
        expect([a![0] + c![0], a![1] + c![1], b![0] + d![0], b![1] + d![1]]).toEqual([0, 0, 0, 0]);
        expect(
          Math.abs(a![0] - (5000 * Math.cos((f * Math.PI) / 1800) + 3000 * Math.sin((f * Math.PI) / 1800))),
        ).toBeLessThan(0.51);
      }),
    );
  });

  test('[X-208] keeps its outline when it slides', () => {
    const base = hull(1000, 1000, 373, 6000, 3000);
    const there = slid(base, 373 + 1800, 635);
    expect(there).toEqual(hull(there.x, there.y, 373, 6000, 3000));
    expect(Math.hypot(there.x - 1000, there.y - 1000)).toBeCloseTo(635, -0.5);
    expect(turnedTo(base, 3600 + 40)).toEqual(hull(1000, 1000, 40, 6000, 3000));
    expect(turnedTo(roundHull(5, 6, 0, 9000), 40)).toEqual(roundHull(5, 6, 40, 9000));
  });

  test('a bearing is the nearest tenth', () => {
    const o = { x: 0, y: 0 };
    expect([
      bearing(o, { x: 5, y: 0 }),
      bearing(o, { x: 0, y: 5 }),
      bearing(o, { x: -5, y: 0 }),
      bearing(o, { x: 0, y: -5 }),
      bearing(o, { x: 7, y: -7 }),
      bearing(o, o),
    ]).toEqual([0, 900, 1800, 2700, 3150, undefined]);
    const far = fc.integer({ min: -180000, max: 180000 });
    fc.assert(
      fc.property(far, far, (x, y) => {
        fc.pre(Math.abs(x) + Math.abs(y) > 1000);
        const exact = (Math.atan2(y, x) * 1800) / Math.PI;
        const off = Math.abs(((((bearing(o, { x, y })! - exact) % 3600) + 5400) % 3600) - 1800);
        expect(off).toBeLessThan(0.502);
      }),
    );
  });
});
