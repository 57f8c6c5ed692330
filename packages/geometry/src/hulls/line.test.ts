import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bases, facings } from '../../test/hulls.ts';
import type { Point } from '../hex.ts';
import { isInside } from './distance.ts';
import { type Body, disc, hull, placeAt, polygon, roundHull } from './hull.ts';
import { costOf, farthestFor, isCrossed, lengthInside, onLine } from './line.ts';

const cruiser = (x: number, y: number, facing = 0) => hull(x, y, facing, 6000, 3000);
const o: Point = { x: 0, y: 0 };
const square = (x: number, y: number, side: number): Body =>
  polygon([
    { x, y },
    { x: x + side, y },
    { x: x + side, y: y + side },
    { x, y: y + side },
  ]);

/** How deep the line passes under the rim of the body, by samples of the line moved aside. */
const isMet = (from: Point, to: Point, body: Body, aside: number): boolean => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [nx, ny] = [(-(to.y - from.y) / length) * aside, ((to.x - from.x) / length) * aside];
  return Array.from({ length: 3001 }, (_, k) => k / 3000).some((t) => {
    const p = { x: from.x + (to.x - from.x) * t + nx, y: from.y + (to.y - from.y) * t + ny };
    return isStrictlyIn(body, p);
  });
};

const isStrictlyIn = ({ corners, rim }: Body, p: Point): boolean =>
  corners.length === 1
    ? Math.hypot(p.x - corners[0]!.x, p.y - corners[0]!.y) < rim
    : corners.every((a, i) => {
        const b = corners[(i + 1) % corners.length]!;
        return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0;
      });

describe('a line from centre to centre', () => {
  test('[X-232] meets what it crosses by more than ε, in order of entry', () => {
    const all = [cruiser(30000, 1000), roundHull(15000, -4000, 0, 9000), cruiser(20000, 9000), cruiser(9000, 1497)];
    expect(onLine(o, { x: 40000, y: 0 }, all)).toEqual([3, 1, 0]);
    expect(onLine({ x: 40000, y: 0 }, o, all)).toEqual([0, 1, 3]);
    const at = (y: number) => isCrossed(o, { x: 40000, y: 0 }, cruiser(20000, y));
    expect([1497, 1498, -1497, -1498].map(at)).toEqual([true, false, true, false]);
    const round = (y: number) => isCrossed(o, { x: 40000, y: 0 }, roundHull(20000, y, 0, 9000));
    expect([4497, 4498].map(round)).toEqual([true, false]);
    expect(isCrossed(o, { x: 10000, y: 0 }, cruiser(13000, 0))).toBe(false); // ends where the base begins
    expect(isCrossed(o, { x: 10000, y: 0 }, cruiser(-3000, 0))).toBe(false);
  });

  test('[X-231] is the same both ways and agrees with samples', () => {
    const far = fc.integer({ min: 0, max: 40000 });
    fc.assert(
      fc.property(far, far, far, far, bases(40000), (ax, ay, bx, by, body) => {
        const [from, to] = [
          { x: ax, y: ay },
          { x: bx, y: by },
        ];
        fc.pre(Math.hypot(ax - bx, ay - by) > 3000);
        const found = isCrossed(from, to, body);
        expect(isCrossed(to, from, body)).toBe(found);
        if (isMet(from, to, body, 60) && isMet(from, to, body, -60) && isMet(from, to, body, 0))
          expect(found).toBe(true);
        if (!isMet(from, to, body, 0) && !isMet(from, to, body, 60) && !isMet(from, to, body, -60))
          expect(found).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a way through regions', () => {
  test('[X-234] costs double inside, and once where regions overlap', () => {
    const regions = [square(1000, -500, 1000), square(1500, -500, 1000), disc(5000, 300, 500)];
    const to = { x: 6000, y: 0 };
    expect(lengthInside(o, to, 6000, regions.slice(0, 1))).toBe(1000);
    expect(lengthInside(o, to, 6000, regions.slice(0, 2))).toBe(1500);
    expect(lengthInside(o, to, 6000, regions)).toBe(2300); // and 2 × √(500² − 300²)
    expect(costOf(o, to, 6000, regions)).toBe(8300);
    expect(lengthInside(o, o, 0, regions)).toBe(0);
    expect(lengthInside({ x: 1200, y: 0 }, { x: 1700, y: 0 }, 500, regions)).toBe(500);
    expect(farthestFor(2540, o, 0, 6000, regions.slice(0, 1))).toBe(1770); // 1000 + 2 × 770
    expect(farthestFor(2540, o, 0, 1500, regions.slice(0, 1))).toBe(1500);
    expect(farthestFor(4000, o, 0, 6000, regions.slice(0, 1))).toBe(3000);
  });

  test('[X-234] agrees with samples', () => {
    const far = fc.integer({ min: 0, max: 30000 });
    fc.assert(
      fc.property(far, far, facings, fc.array(bases(30000), { maxLength: 3 }), (x, y, direction, regions) => {
        const from = { x, y };
        const to = placeAt(from, direction, 20000);
        const samples = Array.from({ length: 2000 }, (_, k) => (k + 0.5) / 2000).filter((t) =>
          regions.some((body) =>
            isInside(body, { x: Math.round(x + (to.x - x) * t), y: Math.round(y + (to.y - y) * t) }),
          ),
        );
        expect(Math.abs(lengthInside(from, to, 20000, regions) - samples.length * 10)).toBeLessThanOrEqual(60);
        const d = farthestFor(12000, from, direction, 20000, regions);
        expect(costOf(from, placeAt(from, direction, d), d, regions)).toBeLessThanOrEqual(12000);
        if (d < 20000) expect(costOf(from, placeAt(from, direction, d + 3), d + 3, regions)).toBeGreaterThan(12000);
      }),
    );
  });
});
