import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bases, pointsOf } from '../../test/hulls.ts';
import type { Point } from '../hex.ts';
import { arcsTo, isInArc, isSideReached, sidesReached } from './arcs.ts';
import { isOverlapping } from './distance.ts';
import { disc, HULL_SIDES, type Hull, hull, isRound, polygon, roundHull } from './hull.ts';

const cruiser = hull(0, 0, 0, 6000, 3000);
const fighter = (x: number, y: number, facing = 0) => hull(x, y, facing, 3000, 3000);

/** In the base's own coordinates, by plain trigonometry. */
const seenFrom = (base: Hull, p: Point): Point => {
  const a = (base.facing * Math.PI) / 1800;
  const [x, y] = [p.x - base.x, p.y - base.y];
  return { x: x * Math.cos(a) + y * Math.sin(a), y: y * Math.cos(a) - x * Math.sin(a) };
};

/** X-229 as it is written, with so much room; the other sides by quarter turns. */
const isPointInArc = (base: Hull, k: number, p: Point, room: number): boolean => {
  const q = seenFrom(base, p);
  const [x, y] = [
    [q.x, q.y],
    [q.y, -q.x],
    [-q.x, -q.y],
    [-q.y, q.x],
  ][k]!;
  const [l, w] = k % 2 === 0 ? [base.length / 2, base.width / 2] : [base.width / 2, base.length / 2];
  return x! >= l - room && Math.abs(y!) <= w + (x! - l) + room;
};

describe('arcs', () => {
  test('[X-229] test vector 1: a fighter off the corner is in two arcs', () => {
    expect(arcsTo(cruiser, fighter(6000, 4500))).toEqual(['front', 'left']);
  });

  test('[X-229] the borders belong to both', () => {
    // From the corner 3000, 1500 the ray goes through 6000, 4500: a corner on it, or a unit beside it.
    const tip = (x: number, y: number) =>
      polygon([
        { x, y },
        { x: x + 400, y: y - 200 },
        { x: x + 400, y: y + 200 },
      ]);
    expect(arcsTo(cruiser, tip(6000, 4500))).toEqual(['front', 'left']);
    expect(arcsTo(cruiser, tip(6001, 4500))).toEqual(['front']);
    expect(isInArc(cruiser, 'left', disc(7000, 4500, 707))).toBe(false); // the ray is 707.1 away
    expect(isInArc(cruiser, 'left', disc(7000, 4500, 708))).toBe(true);
    expect(isInArc(cruiser, 'front', fighter(1400, 3100))).toBe(false);
    expect(isInArc(cruiser, 'front', fighter(1500, 3100))).toBe(false); // beside, no part before the nose but on its line
    expect(arcsTo(cruiser, fighter(-6000, 0))).toEqual(['back']);
    expect(arcsTo(cruiser, fighter(0, -4000))).toEqual(['right']);
    expect(arcsTo(cruiser, hull(9000, 0, 900, 30000, 3000))).toEqual(['front', 'left', 'right']);
  });

  test('[X-229] a long target round the back is not ahead, though parts of it lie within each border of the arc', () => {
    const beam = polygon([
      { x: 1600, y: 6000 },
      { x: -9400, y: -8800 },
      { x: -9000, y: -9100 },
    ]);
    expect(arcsTo(fighter(0, 0), beam)).toEqual(['left', 'back', 'right']);
  });

  test('[X-229] by the diagonals arcs are as wide as the sides are long', () => {
    // The diagonal of a cruiser rises by 1 in 2: this fighter is wholly above it, and partly before the ray from the corner.
    expect(arcsTo(cruiser, fighter(9000, 7000))).toEqual(['front', 'left']);
    expect(arcsTo(cruiser, fighter(9000, 7000), 'diagonal')).toEqual(['left']);
    expect(arcsTo(cruiser, fighter(9000, 3000), 'diagonal')).toEqual(['front', 'left']);
    expect(arcsTo(cruiser, fighter(9000, 0), 'diagonal')).toEqual(['front']);
    const touching = (radius: number) => isInArc(cruiser, 'front', disc(8000, 9000, radius), 'diagonal');
    expect([4472, 4473].map(touching)).toEqual([false, true]); // 10000 ÷ √5 = 4472.1
    fc.assert(
      fc.property(bases(30000), bases(30000), (base, target) => {
        fc.pre(!isRound(base));
        const points = pointsOf(target).map((p) => seenFrom(base, p));
        for (const [k, side] of HULL_SIDES.entries()) {
          const depth = ({ x, y }: Point): number => {
            const ahead = [x, y, -x, -y][k]! * (k % 2 === 0 ? base.width : base.length);
            const aside = Math.abs(k % 2 === 0 ? y : x) * (k % 2 === 0 ? base.length : base.width);
            return (ahead - aside) / Math.hypot(base.length, base.width);
          };
          const deepest = Math.max(...points.map(depth));
          if (deepest > 20) expect(isInArc(base, side, target, 'diagonal'), side).toBe(true);
          if (deepest < -260) expect(isInArc(base, side, target, 'diagonal'), side).toBe(false);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('[X-228] a round base looks all round', () => {
    expect(arcsTo(roundHull(0, 0, 0, 9000), fighter(20000, 0))).toEqual(HULL_SIDES);
  });

  test('[X-229] agree with samples of the target, and leave no gap', () => {
    fc.assert(
      fc.property(bases(30000), bases(30000), (base, target) => {
        fc.pre(!isRound(base) && !isOverlapping(base, target));
        const points = pointsOf(target);
        for (const [k, side] of HULL_SIDES.entries()) {
          const found = isInArc(base, side, target);
          if (points.some((p) => isPointInArc(base, k, p, -2))) expect(found, side).toBe(true);
          // Samples are at most 167 units apart, so a part in the arc has one of them within that of it.
          if (!points.some((p) => isPointInArc(base, k, p, 260))) expect(found, side).toBe(false);
        }
        expect(arcsTo(base, target)).not.toEqual([]);
      }),
      { numRuns: 700 },
    );
  });
});

describe('sides reached', () => {
  test('[X-226] test vector 1: a diagonal shot reaches two sides', () => {
    expect(sidesReached(cruiser, fighter(6000, 4500))).toEqual(['front', 'left']);
  });

  test('[X-226] by more than ε beyond the line through the side', () => {
    expect(sidesReached(cruiser, fighter(9000, 0))).toEqual(['front']);
    expect([2, 3].map((n) => isSideReached(cruiser, 'left', fighter(9000, n)))).toEqual([false, true]);
    expect([4502, 4503].map((x) => isSideReached(cruiser, 'front', roundHull(x - 6000, 20000, 0, 9000)))).toEqual([
      false,
      true,
    ]);
    expect(sidesReached(cruiser, hull(9000, 0, 900, 6000, 3000))).toEqual(['front', 'left', 'right']);
    expect(sidesReached(roundHull(0, 0, 0, 9000), fighter(9000, 0))).toEqual([]);
  });

  test('[X-226] agree with the corners in the target’s own coordinates', () => {
    fc.assert(
      fc.property(bases(30000), bases(30000), (target, shooter) => {
        fc.pre(!isRound(target));
        for (const [k, side] of HULL_SIDES.entries()) {
          const reach = Math.max(
            ...shooter.corners.map((p) => {
              const { x, y } = seenFrom(target, p);
              return (
                shooter.rim +
                [x - target.length / 2, y - target.width / 2, -x - target.length / 2, -y - target.width / 2][k]!
              );
            }),
          );
          // Corners are rounded, and that tells far away: 1 unit on 3000 is 15 on 45000.
          if (Math.abs(reach) > 20) expect(isSideReached(target, side, shooter)).toBe(reach > 0);
        }
      }),
    );
  });
});
