import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bases } from '../../test/hulls.ts';
import { inch } from '../units.ts';
import { detour } from './detour.ts';
import { compareGap } from './distance.ts';
import { type Flight, flightCost, innerRadius, isLegNearer, placeBefore, refuseFlight } from './flight.ts';
import { disc, hull, polygon } from './hull.ts';

const fighter = (x: number, y: number, facing = 0) => hull(x, y, facing, 3000, 3000);
const cruiser = (x: number, y: number, facing = 0) => hull(x, y, facing, 6000, 3000);
const board = { width: inch(24), height: inch(24) };

const flight = (of: Partial<Flight>): Flight => ({
  base: fighter(20000, 20000),
  around: { board, bases: [], solid: [] },
  ends: [],
  facing: 0,
  limit: inch(12),
  difficult: [],
  ...of,
});

describe('a flight', () => {
  test('[X-209] goes in straight legs, their sum within the limit, and ends at any facing', () => {
    const ends = [
      { x: 23000, y: 24000 },
      { x: 23000, y: 30000 },
    ];
    expect(flightCost({ x: 20000, y: 20000 }, ends, [])).toBe(11000);
    expect(refuseFlight(flight({ ends, facing: 1717, limit: 11000 }))).toBeUndefined();
    expect(refuseFlight(flight({ ends, limit: 10999 }))).toEqual({ code: 'tooLong', cost: 11000, limit: 10999 });
    const difficult = [disc(23000, 27000, 1000)];
    expect(refuseFlight(flight({ ends, limit: 12999, difficult }))).toEqual({
      code: 'tooLong',
      cost: 13000,
      limit: 12999,
    });
    expect(refuseFlight(flight({ ends: [{ x: 0.5, y: 0 }] }))).toEqual({ code: 'notWhole', leg: 0 });
  });

  test('[X-209] is checked as a disc on the way and as a square at the end', () => {
    const wall = polygon([
      { x: 24000, y: 21500 },
      { x: 26000, y: 21500 },
      { x: 26000, y: 26000 },
      { x: 24000, y: 26000 },
    ]);
    const around = { board, bases: [], solid: [wall] };
    const base = fighter(20000, 20000, 450); // its corners reach 2121 aside
    expect(refuseFlight(flight({ base, around, ends: [{ x: 30000, y: 20000 }] }))).toBeUndefined();
    expect(refuseFlight(flight({ base, around, ends: [{ x: 25000, y: 20000 }], facing: 450 }))).toEqual({
      code: 'onSolid',
      solid: 0,
    });
    expect(refuseFlight(flight({ base, around, ends: [{ x: 25000, y: 20000 }], facing: 900 }))).toBeUndefined();
    expect(refuseFlight(flight({ around, ends: [{ x: 30000, y: 20006 }] }))).toEqual({
      code: 'crossesSolid',
      leg: 0,
      solid: 0,
    });
    expect(
      refuseFlight(
        flight({
          ends: [
            { x: 20000, y: 1497 },
            { x: 20000, y: 9000 },
          ],
          limit: inch(24),
        }),
      ),
    ).toEqual({ code: 'crossesEdge', leg: 0 });
    expect(refuseFlight(flight({ ends: [{ x: 20000, y: 1500 }], facing: 450 }))).toBeDefined();
  });

  test('[X-213] a zone in which it begins is open until it has been left once', () => {
    const around = { board, bases: [cruiser(20000, 25000)], solid: [] }; // 2000 away
    expect(refuseFlight(flight({ around, ends: [{ x: 20000, y: 20500 }] }))).toBeUndefined();
    expect(refuseFlight(flight({ around, ends: [{ x: 22000, y: 20000 }] }))).toBeUndefined();
    expect(refuseFlight(flight({ around, ends: [{ x: 20000, y: 22100 }] }))).toEqual({
      code: 'crossesBase',
      leg: 0,
      base: 0,
    });
    expect(refuseFlight(flight({ around, ends: [{ x: 20000, y: 15000 }] }))).toBeUndefined();
    expect(
      refuseFlight(
        flight({
          around,
          ends: [
            { x: 20000, y: 19000 },
            { x: 20000, y: 20000 },
          ],
        }),
      ),
    ).toEqual({ code: 'entersZone', leg: 1, base: 0 });
    expect(
      refuseFlight(
        flight({
          around,
          ends: [
            { x: 20000, y: 19600 },
            { x: 20000, y: 20000 },
          ],
        }),
      ),
    ).toBeUndefined();
    const base = fighter(20000, 15000);
    expect(refuseFlight(flight({ base, around, ends: [{ x: 20000, y: 19460 }] }))).toBeUndefined();
    expect(refuseFlight(flight({ base, around, ends: [{ x: 20000, y: 19463 }] }))).toEqual({
      code: 'entersZone',
      leg: 0,
      base: 0,
    });
    expect(refuseFlight(flight({ base, around, ends: [{ x: 20000, y: 19460 }], facing: 450 }))).toEqual({
      code: 'inZone',
      base: 0,
    });
  });

  test('[X-209] a leg comes as near as its nearest place', () => {
    const far = fc.integer({ min: 0, max: 30000 });
    fc.assert(
      fc.property(
        far,
        far,
        far,
        far,
        bases(30000),
        fc.integer({ min: 0, max: 2540 }),
        (ax, ay, bx, by, body, clearance) => {
          const [from, to] = [
            { x: ax, y: ay },
            { x: bx, y: by },
          ];
          const near = (gap: number) =>
            Array.from({ length: 401 }, (_, k) => k / 400).some(
              (t) =>
                compareGap(disc(Math.round(ax + (bx - ax) * t), Math.round(ay + (by - ay) * t), 1500), body, gap) < 0,
            );
          const found = isLegNearer(from, to, 1500, body, clearance);
          expect(isLegNearer(to, from, 1500, body, clearance)).toBe(found);
          if (near(clearance - 1)) expect(found).toBe(true);
          if (!near(clearance + 60)) expect(found).toBe(false);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('[X-216] on a leg it touches, or is set back 1 inch, at most to where the leg began', () => {
    const [base, enemy, from] = [fighter(0, 0), cruiser(20000, 0), { x: 0, y: 0 }];
    expect(innerRadius(base)).toBe(1500);
    expect(placeBefore(base, from, { x: 30000, y: 0 }, enemy, 0)).toEqual({ x: 15500, y: 0 });
    expect(placeBefore(base, from, { x: 30000, y: 0 }, enemy, inch(1))).toEqual({ x: 12960, y: 0 });
    expect(placeBefore(base, { x: 14000, y: 0 }, { x: 30000, y: 0 }, enemy, inch(1))).toEqual({ x: 14000, y: 0 });
    expect(placeBefore(base, from, { x: 15000, y: 0 }, enemy, 0)).toEqual({ x: 15000, y: 0 });
    const far = fc.integer({ min: -30000, max: 30000 });
    fc.assert(
      fc.property(far, far, bases(20000), fc.constantFrom(0, 2540), (x, y, body, clearance) => {
        fc.pre(compareGap(disc(0, 0, 1500), body, clearance) >= 0);
        const at = placeBefore(base, from, { x, y }, body, clearance);
        const gap = (d: number) => compareGap(disc(at.x, at.y, 1500), body, d);
        expect(gap(clearance - 2)).toBeGreaterThanOrEqual(0);
        if (at.x !== x || at.y !== y) expect(gap(clearance + 3)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('a detour', () => {
  const trip = { base: fighter(20000, 20000), facing: 0, limit: inch(12), difficult: [] };

  test('[X-209] is straight where it can be', () => {
    expect(detour({ ...trip, around: { board, bases: [], solid: [] } }, { x: 29000, y: 20000 })).toEqual([
      { x: 29000, y: 20000 },
    ]);
  });

  test('[X-209] goes round what is in the way, within the limit', () => {
    const solid = [disc(27000, 20000, 2000)];
    const around = { board, bases: [], solid };
    const to = { x: 34000, y: 20000 };
    const ends = detour({ ...trip, around }, to)!;
    // Round a disc of 3500: two tangents of √(7000² − 3500²) and the arc between them, 60 degrees.
    const shortest = 2 * Math.sqrt(7000 ** 2 - 3500 ** 2) + (3500 * Math.PI) / 3;
    const length = flightCost(trip.base, ends, []);
    expect(length).toBeGreaterThan(shortest - 4);
    expect(length).toBeLessThan(shortest * 1.02);
    expect(detour({ ...trip, around, limit: 15700 }, to)).toBeUndefined();
  });

  test('[X-213] leaves the zone it begins in and enters no other', () => {
    const bases = [cruiser(20000, 25000), cruiser(27000, 20000, 900)];
    const ends = detour({ ...trip, around: { board, bases, solid: [] }, limit: inch(16) }, { x: 35000, y: 20000 })!;
    expect(ends.length).toBeGreaterThan(1);
    expect(ends.at(-1)).toEqual({ x: 35000, y: 20000 });
  });

  test('[X-209] is never refused, and missing only where a straight leg is refused', () => {
    const inReach = fc.integer({ min: 5000, max: 35000 });
    let bent = 0;
    fc.assert(
      fc.property(fc.array(bases(35000), { minLength: 1, maxLength: 4 }), inReach, inReach, (all, x, y) => {
        const around = { board, bases: all.filter((one) => compareGap(one, trip.base, 100) > 0), solid: [] };
        const flown = { ...trip, around };
        const ends = detour(flown, { x, y });
        const straight = refuseFlight({ ...flown, ends: [{ x, y }] });
        if (ends) expect(refuseFlight({ ...flown, ends })).toBeUndefined();
        else expect(straight).toBeDefined();
        if (straight === undefined) expect(ends).toEqual([{ x, y }]);
        if (ends && straight) bent++;
      }),
      { numRuns: 150 },
    );
    expect(bent).toBeGreaterThan(0);
  });
});
