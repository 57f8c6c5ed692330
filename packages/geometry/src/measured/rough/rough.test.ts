import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { point } from '../../../test/tables.ts';
import { inch } from '../../units.ts';
import { box, disc, type Footprint, faultOf, isDisc, isInside, pathCost, pathLength, type Thing } from '../index.ts';

const at = (x: number, y: number) => ({ x, y });

describe('difficult ground', () => {
  const wood = box(10000, 0, inch(6), 20000, 0);

  test('[DW-66] [X-48] 6" of movement lead 3" through difficult ground, and half of that 1½"', () => {
    const through = (length: number) => pathCost([at(10000, 5000), at(10000 + length, 5000)], [wood]);
    expect(through(inch(3))).toBe(inch(6));
    expect(through(inch(1.5))).toBe(inch(3));
    expect(through(inch(6))).toBe(inch(12));
  });

  test('[X-314] only what lies inside counts twice, and the centre of the base decides', () => {
    expect(pathCost([at(5000, 5000), at(13000, 5000)], [wood])).toBe(8000 + 3000);
    expect(pathCost([at(5000, 5000), at(40000, 5000)], [wood])).toBe(35000 + inch(6));
    const pond = disc(5000, 5000, 2500);
    expect(pathCost([at(0, 5000), at(10000, 5000)], [pond])).toBe(15000);
    expect(pathCost([at(5000, 5000), at(5000, 6000)], [pond])).toBe(2000);
    expect(pathCost([at(0, 5700), at(10000, 5700)], [pond])).toBe(14800); // 700, 2400, 2500
  });

  test('[X-314] touching a region or running along its side costs nothing more', () => {
    expect(pathCost([at(0, 7500), at(10000, 7500)], [disc(5000, 5000, 2500)])).toBe(10000);
    expect(pathCost([at(10000, 500), at(10000, 9500)], [wood])).toBe(9000);
    expect(pathCost([at(9000, 1000), at(10000, 0), at(11000, -1000)], [wood])).toBe(2 * 1415);
    expect(pathCost([at(9000, 5000), at(10000, 5000), at(9000, 5000)], [wood])).toBe(2000);
    expect(pathCost([at(1000, 1000)], [wood])).toBe(0);
  });

  test('[X-314] regions that overlap are difficult once', () => {
    const two = [wood, disc(12000, 5000, 1000), box(14000, 4000, inch(6), 2000, 0)];
    expect(pathCost([at(10000, 5000), at(13000, 5000)], two)).toBe(6000);
    expect(pathCost([at(10000, 5000), at(30000, 5000)], two)).toBe(20000 + 4000 + inch(6));
    expect(pathCost([at(10000, 5000), at(13000, 5000)], [wood, wood])).toBe(6000);
  });

  test('[X-314] each leg is rounded up, and so is its part inside', () => {
    expect(pathCost([at(10000, 5000), at(10001, 5001)], [wood])).toBe(4); // 1.41… and 1.41…
    expect(pathCost([at(9999, 5000), at(10001, 5001)], [wood])).toBe(3 + 2); // 2.23… and 1.11…
  });
});

const regions: fc.Arbitrary<Thing> = fc.oneof(
  fc.tuple(point, fc.integer({ min: 500, max: 7620 })).map(([{ x, y }, radius]) => disc(x, y, radius)),
  fc
    .record({
      middle: point,
      radius: fc.integer({ min: 1500, max: 9000 }),
      flat: fc.double({ min: 0.2, max: 1, noNaN: true }),
      first: fc.double({ min: 0, max: 6.28, noNaN: true }),
      steps: fc.array(fc.double({ min: 0.5, max: 1, noNaN: true }), { minLength: 3, maxLength: 6 }),
    })
    .map(({ middle, radius, flat, first, steps }): Footprint => {
      const turn = steps.reduce((sum, step) => sum + step, 0) / (2 * Math.PI);
      let angle = first;
      const corners = steps.map((step) => {
        angle += step / turn;
        return at(
          Math.round(middle.x + radius * Math.cos(angle)),
          Math.round(middle.y + radius * flat * Math.sin(angle)),
        );
      });
      return { corners };
    })
    .filter((footprint) => faultOf(footprint) === undefined),
);

/** How much of a leg lies inside, by very many points. */
const sampledInside = (a: { x: number; y: number }, b: { x: number; y: number }, rough: readonly Thing[]): number => {
  const count = 4000;
  let inside = 0;
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5) / count;
    const p = at(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);
    if (rough.some((thing) => isSlowlyInside(p, thing))) inside++;
  }
  return (inside / count) * Math.hypot(b.x - a.x, b.y - a.y);
};

const isSlowlyInside = (p: { x: number; y: number }, thing: Thing): boolean => {
  if (isDisc(thing)) return Math.hypot(p.x - thing.x, p.y - thing.y) < thing.radius;
  return thing.corners.every((a, i) => {
    const b = thing.corners[(i + 1) % thing.corners.length]!;
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0;
  });
};

describe('costs on random ground', () => {
  const rough = fc.array(regions, { maxLength: 3 });

  test('[X-314] a path costs its length and its length inside, the same both ways, never less than its length', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 4 }), rough, (path, things) => {
        const cost = pathCost(path, things);
        expect(cost).toBe(pathCost([...path].reverse(), things));
        expect(cost).toBeGreaterThanOrEqual(pathLength(path));
        expect(Number.isSafeInteger(cost)).toBe(true);
        let slow = 0;
        for (let i = 1; i < path.length; i++) slow += sampledInside(path[i - 1]!, path[i]!, things);
        const inside = cost - pathLength(path);
        const grain = (pathLength(path) / 4000) * things.length + path.length;
        expect(Math.abs(inside - slow)).toBeLessThanOrEqual(grain);
      }),
      { numRuns: 300 },
    );
  });

  test('[X-314] a point between, on the leg itself, changes the cost by rounding only', () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: 1, max: 7 }), rough, (a, b, eighth, things) => {
        const scaled = (p: { x: number; y: number }) => at(p.x * 8, p.y * 8);
        const big = things.map((t) =>
          isDisc(t) ? disc(t.x * 8, t.y * 8, t.radius * 8) : { corners: t.corners.map(scaled) },
        );
        const [from, to] = [scaled(a), scaled(b)];
        const middle = at(a.x * 8 + (b.x - a.x) * eighth, a.y * 8 + (b.y - a.y) * eighth);
        const more = pathCost([from, middle, to], big) - pathCost([from, to], big);
        expect(more).toBeGreaterThanOrEqual(0);
        expect(more).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('isInside', () => {
  test('the border counts', () => {
    expect(isInside(at(3, 4), disc(0, 0, 5))).toBe(true);
    expect(isInside(at(4, 4), disc(0, 0, 5))).toBe(false);
    const square = box(0, 0, 1000, 1000, 0);
    expect([at(0, 0), at(1000, 500), at(500, 500)].every((p) => isInside(p, square))).toBe(true);
    expect([at(-1, 0), at(1001, 500)].some((p) => isInside(p, square))).toBe(false);
  });

  test('on random ground as by the slow way', () => {
    fc.assert(
      fc.property(point, regions, (p, thing) => {
        if (isSlowlyInside(p, thing)) expect(isInside(p, thing)).toBe(true);
        if (!isInside(p, thing)) expect(isSlowlyInside(p, thing)).toBe(false);
      }),
    );
  });
});
