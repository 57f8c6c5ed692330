import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deepest, deepestIn, rim } from '../../../test/oracle.ts';
import { base, piece } from '../../../test/tables.ts';
import type { Point } from '../../hex.ts';
import { mm } from '../../units.ts';
import {
  box,
  crossedBy,
  type Disc,
  disc,
  EPSILON,
  gapBetween,
  isDisc,
  isOverlapping,
  isWithin,
  type Line,
  someClearLine,
  type Thing,
} from '../index.ts';

const a = disc(5000, 10000, 1250);
const b = disc(20000, 10000, 1250);
const depthIn = (line: Line, thing: Thing): number => (isDisc(thing) ? deepestIn(line, thing) : deepest(line, thing));

describe('some clear line', () => {
  const sees = (...things: Thing[]) => someClearLine(a, b, things) !== undefined;

  test('[X-337] the shortest line where nothing is in the way', () => {
    expect(someClearLine(a, b, [])).toEqual({ from: { x: 6250, y: 10000 }, to: { x: 18750, y: 10000 } });
    expect(someClearLine(b, a, [])).toEqual({ from: { x: 18750, y: 10000 }, to: { x: 6250, y: 10000 } });
    expect(someClearLine(a, b, [disc(12000, 15000, 2500), box(2000, 9000, 1000, 2000, 3)])).toBeDefined();
  });

  test('[X-337] any line from base to base will do, not only one from the middle', () => {
    // The widest lines run at y = 8750 and 11250; a wall must cover both by more than two units.
    expect(sees(box(12000, 8747, 1000, 2506, 3))).toBe(false);
    expect(sees(box(12000, 8748, 1000, 2505, 3))).toBe(true);
    expect(sees(box(12000, 8747, 1000, 2505, 3))).toBe(true);
    // Two walls that overlap across the axis: only a slanting line passes.
    const south = box(9000, 5000, 500, 5200, 3);
    const north = box(15000, 9800, 500, 5200, 3);
    expect(sees(south, north)).toBe(true);
    expect(sees(box(9000, 5000, 500, 6000, 3), box(9500, 9500, 500, 6000, 3))).toBe(false);
  });

  test('[X-337] grazing by two units on each side does not cross, three do', () => {
    const slit = (width: number) => [box(12000, 5000, 1000, 5000, 3), box(12000, 10000 + width, 1000, 5000, 3)];
    expect(sees(...slit(10))).toBe(true);
    expect(sees(disc(12500, 10000, 1252))).toBe(true); // the outer tangent grazes it by two units
    expect(sees(disc(12500, 10000, 1253))).toBe(false);
  });

  test('[X-337] footprints side by side leave no slit', () => {
    expect(sees(box(12000, 5000, 1000, 5000, 3), box(12000, 10000, 1000, 5000, 3))).toBe(false);
    expect(sees(box(12000, 5000, 1000, 5000, 3), box(12000, 10005, 1000, 5000, 3))).toBe(true);
  });

  test('[X-337] bases in contact see each other whatever stands there', () => {
    const wall = box(6000, 5000, 1000, 10000, 3);
    expect(someClearLine(a, disc(7500, 10000, 1250), [wall])).toBeDefined();
    expect(someClearLine(a, disc(7502, 10000, 1250), [wall])).toBeDefined();
    expect(someClearLine(a, disc(7503, 10000, 1250), [wall])).toBeUndefined();
    expect(someClearLine(a, a, [wall])).toBeDefined();
  });

  test('[X-337] an obstacle that stands on a base leaves the free part of its rim', () => {
    expect(sees(box(6000, 5000, 1000, 5500, 3))).toBe(true);
    expect(sees(box(6000, 5000, 1000, 10000, 3))).toBe(false);
    expect(sees(disc(6000, 10000, 1000))).toBe(true);
  });
});

const RADII = [mm(12.5), mm(20), mm(25), 0];
const sized = fc.tuple(base, fc.constantFrom(...RADII)).map(([{ x, y }, radius]): Disc => disc(x, y, radius));
const scenes = fc
  .record({
    a: sized,
    b: sized,
    obstacles: fc.array(fc.oneof<fc.Arbitrary<Thing>[]>(sized, piece), { minLength: 2, maxLength: 14 }),
  })
  .map(({ a, b, obstacles }) => ({ a, b, obstacles: obstacles.filter((thing) => !isAtEither(thing, a, b)) }))
  .filter(({ a, b, obstacles }) => !isWithin(a, b, 3000) && !areAnyAgainst(obstacles));

const isAtEither = (thing: Thing, a: Disc, b: Disc): boolean =>
  isDisc(thing) && ((thing.x === a.x && thing.y === a.y) || (thing.x === b.x && thing.y === b.y));

/** Footprints against one another have no slit, which a sampled line would find. */
const areAnyAgainst = (all: readonly Thing[]): boolean =>
  all.some((p, i) => all.some((q, j) => j < i && !isDisc(p) && !isDisc(q) && isWithin(p, q, 2 * EPSILON)));

describe('some clear line on random tables', () => {
  test('[X-337] the witness is clear and runs from base to base; the verdict is the same both ways', () => {
    fc.assert(
      fc.property(scenes, ({ a, b, obstacles }) => {
        const line = someClearLine(a, b, obstacles);
        const back = someClearLine(b, a, obstacles);
        expect(back).toEqual(line && { from: line.to, to: line.from });
        if (!line || isWithin(a, b, 0)) return;
        expect(gapBetween(disc(line.from.x, line.from.y, 0), a).down).toBeLessThanOrEqual(1);
        expect(gapBetween(disc(line.to.x, line.to.y, 0), b).down).toBeLessThanOrEqual(1);
        for (const thing of obstacles) expect(depthIn(line, thing)).toBeLessThan(EPSILON + 0.8);
      }),
      { numRuns: 3000 },
    );
  });

  test('[X-337] where it says none, lines from all round the rims find none', () => {
    let none = 0;
    fc.assert(
      fc.property(scenes, ({ a, b, obstacles }) => {
        if (someClearLine(a, b, obstacles)) return;
        none++;
        const isClear = (from: Point, to: Point) =>
          obstacles.every((thing) => depthIn({ from, to }, thing) <= EPSILON - 0.01);
        const ends = [b, ...rim(b, 40)];
        const clear = [a, ...rim(a, 40)].flatMap((from) => ends.filter((to) => isClear(from, to)));
        expect(clear).toEqual([]);
      }),
      { numRuns: 1500, seed: 337 },
    );
    expect(none).toBeGreaterThan(100);
  });

  test('[X-337] a line that crosses nothing from middle to middle is enough', () => {
    fc.assert(
      fc.property(scenes, ({ a, b, obstacles }) => {
        if (crossedBy(a, b, obstacles).length === 0) expect(someClearLine(a, b, obstacles)).toBeDefined();
        const free = obstacles.filter((thing) => !isOverlapping(thing, a) && !isOverlapping(thing, b));
        if (!someClearLine(a, b, free)) expect(someClearLine(a, b, obstacles)).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });
});
