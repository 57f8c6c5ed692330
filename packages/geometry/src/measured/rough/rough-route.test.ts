import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSlowlyClear, type SlowTable } from '../../../test/slowpath.ts';
import { base, field, HIGH, LOW, MEDIUM, point, RADIUS } from '../../../test/tables.ts';
import type { Point } from '../../hex.ts';
import { inch } from '../../units.ts';
import {
  box,
  type Disc,
  disc,
  type Footprint,
  faultOf,
  isDisc,
  isLegClear,
  isOverlapping,
  isPlace,
  pathCost,
  pathLength,
  type Rough,
  type RoughRoute,
  refusePath,
  roughOutlineOf,
  roughReachable,
  roughRouteTo,
  roughRouteTowards,
  shortestPath,
  type Thing,
  type Way,
} from '../index.ts';

const at = (x: number, y: number): Point => ({ x, y });
const open = (bodies: Disc[] = []): Way => ({
  field: { width: inch(12), height: inch(16), pieces: [], tall: HIGH },
  radius: RADIUS,
  over: LOW,
  bodies,
});
const route = (way: Way, rough: Rough, from: Point, to: Point, limit = inch(20)) =>
  roughRouteTo(roughReachable(way, rough, from, limit), to);

describe('cheapest paths', () => {
  const start = at(5000, 10000);

  test('[X-314] straight where no difficult ground is in the way, and found without a search', () => {
    const r = roughReachable(open(), [disc(15000, 25000, inch(2))], start, inch(10));
    expect(roughRouteTo(r, at(9000, 13000))).toEqual({ path: [start, at(9000, 13000)], length: 5000, cost: 5000 });
    expect(roughRouteTo(r, start)).toEqual({ path: [start], length: 0, cost: 0 });
    expect(r.kept).toEqual({});
  });

  test('[X-314] straight through a long strip, whose end is far', () => {
    const bog = box(8000, 2000, inch(1), 30000, 0);
    expect(route(open(), [bog], start, at(15000, 10000))).toEqual({
      path: [start, at(15000, 10000)],
      length: 10000,
      cost: 10000 + inch(1),
    });
    expect(route(open(), [bog], start, at(15000, 10000), 10000 + inch(1))?.cost).toBe(12540);
    expect(route(open(), [bog], start, at(15000, 10000), 10000 + inch(1) - 1)).toBeUndefined();
  });

  test('[X-314] slantwise through a strip it bends as light does', () => {
    // From 5000 before a strip 4000 wide to 5000 behind it, 6000 aside: half of the sine inside.
    const bog = box(10000, 0, 4000, 40000, 0);
    const found = route(open(), [bog], at(5000, 10000), at(19000, 16000))!;
    const cost = (aside: number) => 2 * Math.hypot(5000, (6000 - aside) / 2) + 2 * Math.hypot(4000, aside);
    let least = Infinity;
    for (let aside = 0; aside <= 6000; aside++) least = Math.min(least, cost(aside));
    expect(found.path).toHaveLength(4);
    expect(found.cost).toBeGreaterThanOrEqual(least);
    expect(found.cost).toBeLessThanOrEqual(least + 6); // rounding of three legs
    expect(pathCost([at(5000, 10000), at(19000, 16000)], [bog])).toBeGreaterThan(found.cost + 100);
  });

  test('[X-314] round a disc as short as a string, not through it', () => {
    const pond = disc(12000, 10000, 4000);
    const found = route(open(), [pond], at(6000, 10000), at(18000, 10000))!;
    const string = 2 * Math.sqrt(6000 ** 2 - 4000 ** 2) + 4000 * (Math.PI - 2 * Math.acos(4000 / 6000));
    expect(found.cost).toBe(found.length);
    expect(found.cost).toBeGreaterThanOrEqual(string);
    expect(found.cost).toBeLessThanOrEqual(string * 1.002 + 3);
  });

  test('[X-314] out of difficult ground by the short way, and in where it is cheap', () => {
    const pond = disc(12000, 10000, 4000);
    expect(route(open(), [pond], at(12000, 10000), at(20000, 10000))?.cost).toBe(12000);
    expect(route(open(), [pond], at(20000, 10000), at(12000, 10000))?.cost).toBe(12000);
    // Deep inside, straight; near the rim on opposite sides, out and round.
    expect(route(open(), [pond], at(11000, 10000), at(13000, 10000))?.cost).toBe(4000);
    const round = route(open(), [pond], at(8100, 10000), at(15900, 10000))!;
    expect(round.cost).toBeLessThan(4000 * Math.PI + 400 + 40);
    expect(round.cost).toBeGreaterThan(4000 * Math.PI);
  });

  test('[X-314] through after all when the way round is barred', () => {
    const pond = disc(15000, 10000, 4000);
    const walls = [
      disc(15000, 16000, 2000),
      disc(15000, 4000, 2000),
      disc(15000, 20500, 2500),
      disc(15000, -500, 2500),
    ];
    const way = open(walls);
    const found = route(way, [pond], at(9000, 10000), at(21000, 10000))!;
    expect(refusePath(way, found.path, inch(20))).toBeUndefined();
    expect(found.cost).toBeLessThanOrEqual(20000);
    expect(found.cost).toBeGreaterThan(found.length);
  });
});

const regions: fc.Arbitrary<Thing> = fc.oneof(
  fc.tuple(point, fc.integer({ min: 1000, max: 7620 })).map(([{ x, y }, radius]) => disc(x, y, radius)),
  fc
    .record({
      middle: point,
      radius: fc.integer({ min: 2000, max: 9000 }),
      flat: fc.double({ min: 0.3, max: 1, noNaN: true }),
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

const apart = <T extends Thing>(things: readonly T[]): T[] => {
  const kept: T[] = [];
  for (const thing of things) if (!kept.some((other) => isOverlapping(other, thing))) kept.push(thing);
  return kept;
};

const tables = fc
  .record({
    field: field(3),
    rough: fc.array(regions, { minLength: 1, maxLength: 4 }),
    bodies: fc.array(fc.tuple(base, fc.constantFrom(1250, 2000, 2500)), { maxLength: 5 }),
    places: fc.array(base, { minLength: 6, maxLength: 6 }),
  })
  .map(({ field, rough, bodies, places }) => {
    const way: Way = {
      field,
      radius: RADIUS,
      over: LOW,
      bodies: apart(bodies.map(([{ x, y }, radius]) => disc(x, y, radius))),
    };
    const [start, ...goals] = places.filter((p) => isPlace(way, p)).map(({ x, y }) => at(x, y));
    return { way, rough: apart(rough), start: start ?? at(0, 0), goals };
  })
  .filter(({ goals }) => goals.length > 1);

/** The stretch of a leg inside a thing, as shares; undefined if there is none. */
const stretchIn = (a: Point, b: Point, thing: Thing): [number, number] | undefined => {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (isDisc(thing)) {
    const along = ((thing.x - a.x) * (b.x - a.x) + (thing.y - a.y) * (b.y - a.y)) / length;
    const off = ((thing.x - a.x) * (b.y - a.y) - (thing.y - a.y) * (b.x - a.x)) / length;
    const half = Math.sqrt(Math.max(0, thing.radius ** 2 - off ** 2));
    const [from, to] = [Math.max(0, along - half), Math.min(length, along + half)];
    return to - from > 0.5 ? [from / length, to / length] : undefined;
  }
  let [from, to] = [0, 1];
  thing.corners.forEach((c, i) => {
    const d = thing.corners[(i + 1) % thing.corners.length]!;
    const left = (p: Point) => (d.x - c.x) * (p.y - c.y) - (d.y - c.y) * (p.x - c.x);
    const [atA, atB] = [left(a), left(b)];
    if (atA < 1e-3 && atB < 1e-3) to = -1;
    else if (atA < 0) from = Math.max(from, atA / (atA - atB));
    else if (atB < 0) to = Math.min(to, atA / (atA - atB));
  });
  return from < to ? [from, to] : undefined;
};

const slowCost = (a: Point, b: Point, rough: Rough): number => {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return 0;
  const inside = rough.map((thing) => stretchIn(a, b, thing)).filter((s) => s !== undefined);
  return length * (1 + inside.reduce((sum, [from, to]) => sum + to - from, 0)); // none overlap
};

/** Costs of paths that may bend at many points round every rim and obstacle, every pair of them tried. */
const slowCosts = (way: Way, rough: Rough, start: Point, goals: readonly Point[]): number[] => {
  const table: SlowTable = {
    width: way.field.width,
    height: way.field.height,
    radius: way.radius,
    pieces: way.field.pieces.filter(({ height }) => height === MEDIUM || height === HIGH),
    bodies: way.bodies,
  };
  const round = ({ x, y }: Point, radius: number, count: number): Point[] =>
    Array.from({ length: count }, (_, i) => {
      const [r, angle] = [radius / Math.cos(Math.PI / count) + 0.01, (2 * Math.PI * i) / count];
      return at(x + r * Math.cos(angle), y + r * Math.sin(angle));
    });
  const onRim = (thing: Thing): Point[] =>
    isDisc(thing)
      ? round(thing, thing.radius, 90)
      : thing.corners.flatMap((a, i) => {
          const b = thing.corners[(i + 1) % thing.corners.length]!;
          const count = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 350);
          return Array.from({ length: count }, (_, k) =>
            at(a.x + ((b.x - a.x) * k) / count, a.y + ((b.y - a.y) * k) / count),
          );
        });
  const bends = [
    ...rough.flatMap(onRim),
    ...way.bodies.flatMap((body) => round(body, body.radius + way.radius - 2, 48)),
    ...table.pieces.flatMap(({ corners }) => corners.flatMap((corner) => round(corner, way.radius - 2, 32))),
  ].filter((p) => isSlowlyClear(table, p, p));
  const nodes = [start, ...goals, ...bends];
  const costs = nodes.map(() => Infinity);
  costs[0] = 0;
  const left = new Set(nodes.keys());
  while (left.size > 0) {
    let next = -1;
    for (const i of left) if (next < 0 || costs[i]! < costs[next]!) next = i;
    if (costs[next] === Infinity) break;
    left.delete(next);
    for (const i of left) {
      if (costs[next]! + Math.hypot(nodes[i]!.x - nodes[next]!.x, nodes[i]!.y - nodes[next]!.y) >= costs[i]!) continue;
      const cost = costs[next]! + slowCost(nodes[next]!, nodes[i]!, rough);
      if (cost < costs[i]! && isSlowlyClear(table, nodes[next]!, nodes[i]!)) costs[i] = cost;
    }
  }
  return costs.slice(1, goals.length + 1);
};

const LIMIT = inch(20);

/** A path that may be taken costs what it says, by the true cost and by the slow way. So it is never below the least. */
const expectTrue = (way: Way, rough: Rough, found: RoughRoute, limit: number): void => {
  expect(refusePath(way, found.path, limit)).toBeUndefined();
  expect(found.cost).toBe(pathCost(found.path, rough));
  expect(found.length).toBe(pathLength(found.path));
  expect(found.cost).toBeLessThanOrEqual(limit);
  let slow = 0;
  for (let i = 1; i < found.path.length; i++) slow += slowCost(found.path[i - 1]!, found.path[i]!, rough);
  expect(found.cost).toBeGreaterThanOrEqual(slow - 1e-3);
  expect(found.cost).toBeLessThanOrEqual(slow + 2 * found.path.length + 1);
};

// The seeds are fixed, as for shortest paths: a gap that only the tolerance lets a base through may be overlooked.
describe('cheapest paths on random ground', () => {
  test('[X-314] legal, at their true cost, and as cheap as a slow search finds within half a percent', () => {
    let through = 0;
    fc.assert(
      fc.property(tables, ({ way, rough, start, goals }) => {
        const r = roughReachable(way, rough, start, LIMIT);
        const slow = slowCosts(way, rough, start, goals);
        goals.forEach((goal, i) => {
          const found = roughRouteTo(r, goal);
          if (!found) {
            expect(slow[i]! * 1.005 + 3).toBeGreaterThan(LIMIT);
            return;
          }
          expectTrue(way, rough, found, LIMIT);
          expect(found.path[0]).toEqual(start);
          expect(found.path.at(-1)).toEqual(goal);
          expect(found.cost).toBeLessThanOrEqual(slow[i]! * 1.005 + 3);
          if (found.cost > found.length) through++;
        });
      }),
      { numRuns: 60, seed: 314 },
    );
    expect(through).toBeGreaterThan(20);
  });

  test('[X-314] what is kept of one question changes no later answer', () => {
    fc.assert(
      fc.property(tables, ({ way, rough, start, goals }) => {
        const r = roughReachable(way, rough, start, LIMIT);
        const first = goals.map((goal) => roughRouteTo(r, goal));
        expect(goals.map((goal) => roughRouteTo(r, goal))).toEqual(first);
        goals.forEach((goal, i) => {
          const alone = roughRouteTo(roughReachable(way, rough, start, LIMIT), goal);
          expect(alone).toEqual(first[i]);
        });
      }),
      { numRuns: 60, seed: 314 },
    );
  });

  test('[X-314] as the shortest path where there is no difficult ground, and never shorter', () => {
    fc.assert(
      fc.property(tables, ({ way, rough, start, goals }) => {
        for (const goal of goals) {
          const plain = shortestPath(way, start, goal, LIMIT);
          const none = roughRouteTo(roughReachable(way, [], start, LIMIT), goal);
          expect(none).toEqual(plain && { ...plain, cost: plain.length });
          const found = roughRouteTo(roughReachable(way, rough, start, LIMIT), goal);
          if (!plain) expect(found?.cost ?? LIMIT).toBeGreaterThan(LIMIT - 25);
          else if (found) expect(found.cost).toBeGreaterThanOrEqual(plain.length - 25);
          if (plain && pathCost(plain.path, rough) <= LIMIT)
            expect(found!.cost).toBeLessThanOrEqual(pathCost(plain.path, rough) + 10);
          if (isLegClear(way, start, start, goal) && pathCost([start, goal], rough) === pathLength([start, goal]))
            expect(found?.path ?? []).toHaveLength(pathLength([start, goal]) <= LIMIT ? 2 : 0);
        }
      }),
      { numRuns: 60, seed: 314 },
    );
  });

  test('[X-314] legal and at their true cost where regions overlap or are tiny, and from contact to contact', () => {
    const bits = fc.array(
      fc.tuple(point, fc.integer({ min: 0, max: 300 })).map(([{ x, y }, radius]) => disc(x, y, radius)),
      { maxLength: 2 },
    );
    fc.assert(
      fc.property(tables, fc.array(regions, { maxLength: 3 }), bits, ({ way, rough, start, goals }, more, tiny) => {
        const all = [...rough, ...more, ...tiny];
        const against = way.bodies.flatMap(({ x, y, radius }) =>
          [0, 1, 2.5, 4].map((angle) =>
            at(
              Math.round(x + (radius + RADIUS - 1.2) * Math.cos(angle)),
              Math.round(y + (radius + RADIUS - 1.2) * Math.sin(angle)),
            ),
          ),
        );
        const touching = against.filter((p) => isPlace(way, p));
        for (const from of [start, ...touching.slice(0, 1)]) {
          const r = roughReachable(way, all, from, LIMIT);
          for (const goal of [...goals, ...touching]) {
            const found = roughRouteTo(r, goal);
            if (!found) continue;
            expect(refusePath(way, found.path, LIMIT)).toBeUndefined();
            expect(found.cost).toBe(pathCost(found.path, all));
            expect(found.length).toBe(pathLength(found.path));
            if (isLegClear(way, from, from, goal)) expect(found.cost).toBeLessThanOrEqual(pathCost([from, goal], all));
          }
        }
      }),
      { numRuns: 100, seed: 314 },
    );
  });

  test('[X-314] the way towards a far wish is a legal path as far as the limit lets it', () => {
    fc.assert(
      fc.property(tables, base, ({ way, rough, start }, wish) => {
        const limit = inch(4);
        const found = roughRouteTowards(way, rough, start, wish, limit);
        if (!found) return;
        expectTrue(way, rough, found, limit);
        const end = found.path.at(-1)!;
        const isThere = end.x === wish.x && end.y === wish.y;
        const isStopped = !isPlace(way, wish) || way.field.pieces.some(({ height }) => height === LOW);
        if (!isThere && !isStopped) expect(found.cost).toBeGreaterThan(limit - 20);
      }),
      { numRuns: 100, seed: 314 },
    );
  });

  test('[X-314] the drawn area shows what can be reached', () => {
    let [shown, all, true_, deep] = [0, 0, 0, 0];
    fc.assert(
      fc.property(tables, fc.array(base, { minLength: 20, maxLength: 20 }), ({ way, rough, start }, places) => {
        const limit = inch(7);
        const r = roughReachable(way, rough, start, limit);
        const { areas } = roughOutlineOf(r);
        for (const area of areas) {
          for (const p of area) expect(Math.hypot(p.x - start.x, p.y - start.y)).toBeLessThan(limit + 2);
        }
        for (const p of places) {
          const found = roughRouteTo(r, p);
          const isShown = areas.some((area) => isIn(area, p, 30));
          if (found && found.cost < limit * 0.97) {
            all++;
            if (isShown) shown++;
          }
          if (isPlace(way, p, start) && areas.some((area) => isIn(area, p, -30))) {
            deep++;
            if (roughRouteTo(roughReachable(way, rough, start, Math.round(limit * 1.02)), p)) true_++;
          }
        }
      }),
      { numRuns: 100, seed: 314 },
    );
    expect(all).toBeGreaterThan(200);
    expect(shown / all).toBeGreaterThan(0.98);
    expect(true_ / deep).toBeGreaterThan(0.98);
  });
});

/** Whether p lies in a polygon that is `more` wider all round. */
const isIn = (corners: readonly Point[], p: Point, more: number): boolean => {
  let inside = false;
  let least = Infinity;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y)) inside = !inside;
    const squared = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
    const share = squared === 0 ? 0 : ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / squared;
    const s = Math.min(1, Math.max(0, share));
    least = Math.min(least, Math.hypot(p.x - a.x - (b.x - a.x) * s, p.y - a.y - (b.y - a.y) * s));
  });
  return more >= 0 ? inside || least <= more : inside && least >= -more;
};
