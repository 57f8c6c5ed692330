import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bases, facings, slowCompareGap } from '../../test/hulls.ts';
import { inch } from '../units.ts';
import { compareGap, isNear, isOnBoard, isOverlapping, isTouching, roomOn, ZONE } from './distance.ts';
import { bearing, disc, type Hull, hull, polygon, roundHull, slid } from './hull.ts';
import { refuseStand, refuseTurn, type Surroundings, turnBetween, zonesOf } from './place.ts';
import { cosine, sine } from './sine.ts';
import { type Obstacle, sweep } from './sweep.ts';

const cruiser = (x: number, y: number, facing = 0) => hull(x, y, facing, 6000, 3000);
const warship = (x: number, y: number, facing = 0) => hull(x, y, facing, 10000, 6000);
const zoneOf = (body: Hull): Obstacle => ({ body, clearance: ZONE });
const contact = (body: Obstacle['body']): Obstacle => ({ body, clearance: 0 });

describe('a sweep', () => {
  test('[X-207, X-216] test vector 2: stops at the zone, rams at contact', () => {
    const enemy = cruiser(20000, 0);
    expect(sweep(cruiser(0, 0), 0, inch(8), [zoneOf(enemy)])).toEqual({ distance: 11460, by: 0 });
    expect(sweep(cruiser(0, 0), 0, inch(8), [contact(enemy)])).toEqual({ distance: 14000, by: 0 });
    expect(sweep(cruiser(0, 0), 0, inch(8), [])).toEqual({ distance: 20320, by: undefined });
    expect(sweep(cruiser(0, 0), 0, 11460, [zoneOf(enemy)])).toEqual({ distance: 11460, by: undefined });
  });

  test('[X-207] names what it meets first', () => {
    const all = [contact(cruiser(20000, 0)), zoneOf(roundHull(19000, 0, 0, 9000)), contact(disc(15000, 4000, 2600))];
    expect(sweep(cruiser(0, 0), 0, inch(8), all)).toEqual({ distance: 8960, by: 1 });
    // The disc is met by the corner 3000, 1500 a way below its middle line: 15000 − √(2600² − 2500²) − 3000
    expect(sweep(cruiser(0, 0), 0, inch(8), [all[0]!, all[2]!])).toEqual({ distance: 11285, by: 1 });
    const board = { width: 14000, height: 9000 };
    expect(sweep(cruiser(3000, 4500), 0, inch(8), all.slice(0, 1), board)).toEqual({ distance: 8000, by: 'edge' });
  });

  test('[X-208] backward and sideways', () => {
    const piece = polygon([
      { x: -10000, y: -1000 },
      { x: -8000, y: 0 },
      { x: -10000, y: 1000 },
    ]);
    expect(sweep(cruiser(0, 0), 1800, inch(3), [contact(piece)])).toEqual({ distance: 5000, by: 0 });
    expect(sweep(cruiser(0, 0), 900, inch(3), [contact(cruiser(0, 6000))])).toEqual({ distance: 3000, by: 0 });
    expect(sweep(cruiser(0, 0), 2700, inch(3), [contact(cruiser(0, 6000))]).distance).toBe(inch(3));
  });

  test('[CC-35] passes a gap exactly as wide as the base', () => {
    const walls = [contact(warship(9000, 4500)), contact(warship(9000, -4500))];
    expect(sweep(cruiser(0, 0), 0, inch(9), walls).by).toBeUndefined();
    expect(sweep(cruiser(0, 2), 0, inch(9), walls).by).toBeUndefined(); // ε
    expect(sweep(cruiser(0, 3), 0, inch(9), walls)).toEqual({ distance: 1000, by: 0 });
    const zones = [zoneOf(warship(9000, 4500 + 2540)), zoneOf(warship(9000, -4500 - 2540))];
    expect(sweep(cruiser(0, 0), 0, inch(9), zones).by).toBeUndefined();
    expect(sweep(cruiser(0, -3), 0, inch(9), zones).by).toBe(1);
  });

  test('[X-207] is free exactly so far: fractions of big numbers at the last place, the next and samples before', () => {
    const clearances = fc.constantFrom(1, 1000, ZONE);
    const aside = fc.integer({ min: -700, max: 700 });
    let met = 0;
    fc.assert(
      fc.property(bases(30000), bases(30000), aside, clearances, (mover, other, off, clearance) => {
        fc.pre(compareGap(mover, other, clearance) >= 0);
        const direction = bearing(mover, other)! + off;
        const limit = inch(12);
        const { distance, by } = sweep(mover, direction, limit, [{ body: other, clearance }]);
        const least = by === undefined && clearance > 1 ? clearance - 2 : clearance;
        const at = (d: number, gap: number) =>
          slowCompareGap(mover, other, gap, [Math.round(d * cosine(direction)), Math.round(d * sine(direction))]);
        if (by === undefined) expect(distance).toBe(limit);
        if (by === undefined && clearance === 1) return;
        for (let k = 0; k <= 16; k++) expect(at(Math.floor((distance * k) / 16), least)).toBeGreaterThanOrEqual(0);
        if (by === undefined) return;
        met++;
        // A blocked way is blocked at the next unit, unless it only clips a corner between two units.
        const next = Array.from({ length: 256 }, (_, k) => distance + 1 - k / 256);
        expect(next.some((d) => at(d, clearance) < 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
    expect(met).toBeGreaterThan(60);
  });

  test('[X-207] is exact where a zone begins a thousandth of a unit before a whole one', () => {
    const cases = [
      [163, 11659, -114, 2018, 2579],
      [219, 9979, -1624, 385, 4019],
      [3585, 9788, 860, 1571, 881],
    ] as const;
    for (const [facing, x, y, other, distance] of cases) {
      const [mover, enemy] = [cruiser(0, 0, facing), cruiser(x, y, other)];
      const at = (d: number) => slowCompareGap(mover, enemy, ZONE, [d * cosine(facing), d * sine(facing)]);
      expect([at(distance), at(distance + 1)]).toEqual([1, -1]);
      expect(sweep(mover, facing, inch(8), [zoneOf(enemy)])).toEqual({ distance, by: 0 });
    }
  });

  test('[X-207] a way that meets nothing overlaps nothing on it', () => {
    fc.assert(
      fc.property(bases(30000), bases(30000), facings, (mover, other, direction) => {
        fc.pre(compareGap(mover, other, 0) >= 0);
        const { distance } = sweep(mover, direction, inch(12), [contact(other)]);
        for (let k = 0; k <= 64; k++) {
          // The samples are rounded to whole units.
          const at = slid(mover, direction, Math.floor((distance * k) / 64));
          expect(compareGap(at, other, -4)).toBe(1);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('[X-216] the place at the end touches and does not overlap; at a zone it is not near', () => {
    fc.assert(
      fc.property(bases(30000), bases(30000), facings, (mover, other, direction) => {
        fc.pre(compareGap(mover, other, ZONE) >= 0);
        const ram = sweep(mover, direction, inch(12), [contact(other)]);
        const rammed = slid(mover, direction, ram.distance);
        expect(isOverlapping(rammed, other)).toBe(false);
        if (ram.by === 0) expect(isTouching(rammed, other)).toBe(true);
        const stop = sweep(mover, direction, inch(12), [zoneOf(other)]);
        expect(isNear(slid(mover, direction, stop.distance), other)).toBe(false);
        expect(stop.distance).toBeLessThanOrEqual(ram.distance);
      }),
      { numRuns: 1000 },
    );
  });

  test('[X-213] beside another it may go where the gap does not shrink', () => {
    fc.assert(
      fc.property(facings, fc.integer({ min: 0, max: 2539 }), (facing, gap) => {
        const mover = cruiser(0, 0, facing);
        const beside = slid(cruiser(0, 0, facing), facing + 900, 3000 + gap);
        const ahead = slid(cruiser(0, 0, facing), facing, 6000 + gap);
        const abreast = sweep(mover, facing, inch(8), [zoneOf(beside)]);
        expect(abreast.by).toBeUndefined();
        expect(sweep(mover, facing, inch(8), [zoneOf(ahead)]).distance).toBe(0);
        expect(sweep(mover, facing + 1800, inch(2), [zoneOf(ahead)]).by).toBeUndefined();
        expect(sweep(mover, facing + 300, inch(2), [zoneOf(beside)]).distance).toBe(0);
        expect(sweep(mover, facing - 300, inch(2), [zoneOf(beside)]).by).toBeUndefined();
      }),
    );
  });

  test('[X-207] the edge is met exactly', () => {
    const board = { width: 40000, height: 40000 };
    fc.assert(
      fc.property(bases(40000), facings, (base, direction) => {
        fc.pre(roomOn(board, base) >= 0);
        const { distance } = sweep(base, direction, inch(12), [], board);
        expect(isOnBoard(board, slid(base, direction, distance))).toBe(true);
        if (distance < inch(12)) expect(roomOn(board, slid(base, direction, distance + 3))).toBeLessThanOrEqual(1);
        const over = (d: number) =>
          base.corners.some(({ x, y }) => {
            const [px, py] = [x + (d * cosine(direction)) / 2 ** 20, y + (d * sine(direction)) / 2 ** 20];
            return Math.min(px, py, board.width - px, board.height - py) < base.rim;
          });
        expect([over(distance), distance === inch(12) || over(distance + 1)]).toEqual([false, true]);
      }),
    );
  });

  test('[X-212] test vector 3: a drift to the edge is safe, 3 units beyond it is not', () => {
    const board = { width: 60960, height: 60960 };
    const drifted = (room: number) => isOnBoard(board, slid(cruiser(60960 - 3000 - room, 9000), 0, inch(1)));
    expect([2540, 2538, 2537].map(drifted)).toEqual([true, true, false]);
  });
});

describe('a turn', () => {
  const board = { width: inch(24), height: inch(24) };
  const open: Surroundings = { board, bases: [], solid: [] };
  const turns = Array.from({ length: 901 }, (_, k) => k).filter((k) => k > 0);

  test('[X-205] test vector 4: exactly 1 inch beside a friend no turn is possible, 28.4 mm further all are', () => {
    const beside = (room: number): Surroundings => ({
      board,
      bases: [warship(30000, 30000 + 6000 + 2540 + room)],
      solid: [],
    });
    const ship = warship(30000, 30000);
    for (const turn of turns) {
      expect(refuseTurn(ship, turn, beside(0)), `${turn}`).toMatchObject({ base: 0 });
      expect(refuseTurn(ship, -turn, beside(0))).toMatchObject({ base: 0 });
      expect(refuseTurn(ship, turn, beside(2840))).toBeUndefined();
      expect(refuseTurn(ship, -turn, beside(2840))).toBeUndefined();
    }
  });

  test('[X-205] only the end is checked, at most 90.0 degrees either way', () => {
    expect(refuseTurn(cruiser(20000, 20000, 100), 1000, open)).toBeUndefined();
    expect(refuseTurn(cruiser(20000, 20000, 100), 1001, open)).toEqual({ code: 'tooFarRound', turn: 901 });
    expect(refuseTurn(cruiser(20000, 20000, 100), 2799, open)).toEqual({ code: 'tooFarRound', turn: 901 });
    expect([turnBetween(100, 3500), turnBetween(3500, 100), turnBetween(0, 1800)]).toEqual([200, 200, 1800]);
    // The corners of a square sweep over this piece; a quarter turn ends where it began.
    const solid = [
      polygon([
        { x: 21900, y: 19900 },
        { x: 22500, y: 19900 },
        { x: 22500, y: 20100 },
        { x: 21900, y: 20100 },
      ]),
    ];
    const square = hull(20000, 20000, 0, 3000, 3000);
    expect(refuseTurn(square, 450, { board, bases: [], solid })).toEqual({ code: 'onSolid', solid: 0 });
    expect(refuseTurn(square, 900, { board, bases: [], solid })).toBeUndefined();
  });

  test('[X-205] on the board, on nothing, in no zone but those of before', () => {
    expect(refuseTurn(cruiser(20000, 1500), 900, open)).toEqual({ code: 'offBoard' });
    const bases = [cruiser(20000, 24000), cruiser(24000, 20000, 900)];
    const ship = cruiser(20000, 20000, 900);
    expect(zonesOf(ship, bases)).toEqual([0, 1]);
    expect(refuseTurn(ship, 0, { board, bases, solid: [] })).toEqual({ code: 'onBase', base: 1 });
    expect(refuseTurn(ship, 0, { board, bases: [cruiser(24600, 20000, 900)], solid: [] })).toBeUndefined();
    expect(refuseTurn(ship, 0, { board, bases: [cruiser(25541, 20000, 900)], solid: [] })).toEqual({
      code: 'inZone',
      base: 0,
    });
    expect(refuseStand(ship, { board, bases: bases.slice(1), solid: [] })).toEqual({ code: 'inZone', base: 0 });
    expect(refuseStand(ship, { board, bases: bases.slice(1), solid: [] }, ship)).toBeUndefined();
  });
});
