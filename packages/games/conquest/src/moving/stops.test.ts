// What is offered to an active unit: named stops, and random tables by brute force.
import { inch, type Point } from '@muster/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { harvestCommands } from '../economy/harvest.ts';
import { fieldOf, isUnit, kitOf } from '../ground/field.ts';
import { modelOf, sideOf } from '../state/battle.ts';
import type { Battle, Model, WalkCommand } from '../state/types.ts';
import { at, type Given, type GivenModel, sceneOf } from '../testing/scenes.ts';
import { reachOf, routeFor, routeTowardsFor } from './routes.ts';
import { walkCommands } from './stops.ts';
import { applyWalk, mayWalk, refuseWalk } from './walk.ts';
import { leftToWalk } from './way.ts';
import { contactPoints } from './wishes.ts';

const table = { roll: () => [], shuffle: <T>(items: readonly T[]) => items, final: () => {} };
const zombies = (x: number, y: number): GivenModel => ({ seat: 1, sheet: 'zombies', at: [x, y] });
const stopOf = ({ path }: Pick<WalkCommand, 'path'>): Point => path[path.length - 1]!;
const offered = (
  given: Given,
): { readonly b: Battle; readonly unit: Model; readonly walks: readonly WalkCommand[] } => {
  const b = sceneOf(given);
  return { b, unit: b.models[0]!, walks: walkCommands(b, b.models[0]!) };
};

describe('[X-313] what is offered', () => {
  test('a node in reach: some stop harvests it', () => {
    const { b, walks } = offered({ models: [{ sheet: 'fabri', at: [6, 6] }], nodes: [{ id: 'M1', at: [6, 14] }] });
    expect(
      walks.some(
        (c) =>
          harvestCommands(applyWalk(b, 'A1', c.path, table), modelOf(applyWalk(b, 'A1', c.path, table), 'A1')).length >
          0,
      ),
    ).toBe(true);
  });

  test('a carrier in reach of home: some stop delivers', () => {
    const { b, walks } = offered({
      models: [
        { sheet: 'legion', at: [6, 6], relics: ['R1'] },
        { sheet: 'praetorium', at: [6, 14] },
      ],
      nodes: [{ id: 'R1', at: null }],
    });
    expect(walks.some((c) => modelOf(applyWalk(b, 'A1', c.path, table), 'A2').relics.length > 0)).toBe(true);
  });

  test('round a building that stands in the straight way', () => {
    const { walks } = offered({
      models: [
        { sheet: 'fabri', at: [6, 6] },
        { sheet: 'castra', at: [6, 9] },
      ],
      nodes: [{ id: 'M1', at: [6, 12.5] }],
    });
    expect(walks.some((c) => c.path.length > 1)).toBe(true);
  });

  test('[X-316] an enemy in reach: base to base, or as near as it gets', () => {
    const near = offered({ models: [{ sheet: 'legion', at: [10, 10] }, zombies(15, 10)] });
    expect(near.walks.filter((c) => c.engage).map(stopOf)).toContainEqual({ x: at(15, 10).x - 4000, y: at(10, 10).y });
    const far = offered({ models: [{ sheet: 'legion', at: [10, 10] }, zombies(18.5, 10)] }); // 6.925" between the bases
    expect(far.walks.filter((c) => c.engage).map(stopOf)).toEqual([at(16, 10)]);
    const out = offered({ models: [{ sheet: 'legion', at: [10, 10] }, zombies(18.6, 10)] });
    expect(out.walks.some((c) => c.engage)).toBe(false);
  });

  test('three points of contact', () => {
    const b = sceneOf({ models: [{ sheet: 'legion', at: [10, 10] }, zombies(15, 10)] });
    expect(contactPoints(b, b.models[0]!, b.models[1]!)).toHaveLength(3);
  });

  test('forty at the most', () => {
    const around = [
      [10, 10],
      [26, 10],
      [12, 4],
      [24, 4],
      [12, 16],
      [24, 16],
    ] as const;
    const friends = [
      [18, 6],
      [15, 10],
      [21, 10],
      [18, 14],
    ] as const;
    const { walks } = offered({
      models: [
        { sheet: 'equites', at: [18, 10] },
        ...around.map(([x, y]) => zombies(x, y)),
        ...friends.map(([x, y]): GivenModel => ({ sheet: 'legion', at: [x, y] })),
      ],
      nodes: [
        [16, 2],
        [20, 2],
        [9, 13],
        [27, 13],
      ].map(([x, y], i) => ({ id: `R${i + 1}`, at: [x!, y!] as const })),
    });
    expect(walks).toHaveLength(40);
  });

  test('in the open: twelve directions, the whole Move and half of it', () => {
    const { walks } = offered({ models: [{ sheet: 'legion', at: [6, 25] }] });
    expect(walks).toHaveLength(23); // one of those to the west would leave the board
    expect(walks.map(stopOf)).toContainEqual(at(12, 25));
    expect(walks.map(stopOf)).toContainEqual(at(9, 25));
  });

  test.each<[string, readonly [number, number], readonly [number, number], 0 | 1]>([
    ['in the same half inch, northwards', [10, 15], [10, 15.1], 0],
    ['in the same half inch, eastwards', [15, 10], [15.1, 10], 0],
    ['half an inch farther north', [10, 15], [10, 15.5], 1],
    ['half an inch farther east', [15, 10], [15.5, 10], 1],
  ])('[X-313] one stop for each half inch: two deposits, the second %s', (_, first, second, more) => {
    const one = { id: 'M1', at: first };
    const models = [{ sheet: 'fabri', at: [10, 10] }] as const;
    const { walks } = offered({ models, nodes: [one] });
    expect(offered({ models, nodes: [one, { id: 'G1', at: second }] }).walks).toHaveLength(walks.length + more);
  });

  test.each<[string, Partial<GivenModel>]>([
    ['[X-318] pinned', { turn: { pinned: true } }],
    ['[X-364] rooted', { rooted: true }],
    ['[X-314] with nothing left', { turn: { ledger: inch(6) } }],
    ['[X-314] with no more left than the tolerance', { turn: { ledger: inch(6) - 2 } }],
  ])('%s: none', (_, more) => {
    expect(offered({ models: [{ sheet: 'legion', at: [10, 10], ...more }] }).walks).toEqual([]);
  });

  test('[X-314] with a hair more left than that: some', () => {
    const { walks } = offered({ models: [{ sheet: 'legion', at: [10, 10], turn: { ledger: inch(6) - 3 } }] });
    expect(walks.length).toBeGreaterThan(0);
  });
});

describe('[X-313] round what is in the straight way by two legs', () => {
  /** A wall across the way half-way to the stop, from `south` to `north`; a base of 40 mm needs 0.79" past its ends. */
  const wall = (south: number, north: number): NonNullable<Given['config']> => ({
    terrain: 'custom',
    pieces: [
      {
        k: 'mountain',
        shape: {
          poly: [
            [12.2, south],
            [12.3, south],
            [12.3, north],
            [12.2, north],
          ],
        },
      },
    ],
  });
  const bends = (given: Given) => offered(given).walks.filter(({ path }) => path.length > 1);
  const fabri = { sheet: 'fabri', at: [10, 10] } as const;
  // the stop is 11 375 units to the east: legs bend by 0.15 of that, 0.67", or by 0.4, 1.79"
  const STOP = { x: 36_775, y: 25_400 };

  test.each<[string, number, number, number | null]>([
    ['a little to the left', 6, 9.75, 27_106],
    ['a little to the right', 10.25, 14, 23_694],
    ['farther to the left', 6, 10.5, 29_950],
    ['farther to the right', 9.5, 14, 20_850],
    ['not at all where neither is enough', 8.7, 11.3, null],
  ])('%s', (_, south, north, y) => {
    const found = bends({ models: [fabri], nodes: [{ id: 'M1', at: [17.25, 10] }], config: wall(south, north) });
    expect(found.map(({ path }) => path)).toEqual(y === null ? [] : [[{ x: 31_088, y }, STOP]]);
  });

  test('to an enemy too, once; nothing where it is in the open', () => {
    const models = [{ sheet: 'legion', at: [10, 10] } as const, zombies(16.05, 10)];
    const found = bends({ models, config: wall(6, 10) });
    expect(found).toEqual([
      {
        type: 'walk',
        path: [
          { x: 31_084, y: 29_947 },
          { x: 36_767, y: 25_400 },
        ],
        engage: true,
      },
    ]);
    expect(bends({ models })).toEqual([]);
  });
});

describe('[X-314] routes', () => {
  const walled: Given = {
    models: [{ sheet: 'legion', at: [10, 10] }],
    config: {
      terrain: 'custom',
      pieces: [
        {
          k: 'mountain',
          shape: {
            poly: [
              [12, 9],
              [13, 9],
              [13, 11],
              [12, 11],
            ],
          },
        },
      ],
    },
  };

  test('round a mountain, and none beyond its Move', () => {
    const b = sceneOf(walled);
    const unit = b.models[0]!;
    const route = routeFor(b, unit, at(14.2, 11))!;
    expect(route.path.length).toBeGreaterThan(1);
    expect(refuseWalk(b, unit, route.path, route.engage)).toBeUndefined();
    expect(routeFor(b, unit, at(15.9, 10))).toBeUndefined();
    expect(routeFor(b, unit, at(12.5, 10))).toBeUndefined();
    expect(routeFor(b, unit, { x: Number.NaN, y: 0 })).toBeUndefined();
  });

  test('towards what lies farther: as far as the limit lets it', () => {
    const b = sceneOf(walled);
    const unit = b.models[0]!;
    const route = routeTowardsFor(b, unit, at(30, 10))!;
    expect(mayWalk(b, unit, route.path, route.engage)).toBe(true);
    expect(route.cost).toBeGreaterThan(inch(6) - 20);
    const pinned = sceneOf({ models: [{ sheet: 'legion', at: [10, 10], turn: { pinned: true } }] });
    expect(routeTowardsFor(pinned, pinned.models[0]!, at(30, 10))).toBeUndefined();
    expect(reachOf(pinned, pinned.models[0]!).limit).toBe(0);
    expect(reachOf(b, unit).limit).toBe(inch(6));
  });

  test('in the open straight on, by one leg', () => {
    const b = sceneOf({ models: [{ sheet: 'legion', at: [10, 10] }] });
    const route = routeTowardsFor(b, b.models[0]!, at(30, 10))!;
    expect([route.path.length, route.engage]).toEqual([1, false]);
    expect(stopOf(route).x).toBeGreaterThan(at(16, 10).x - 20);
  });

  test('towards an enemy: as near as engages nobody', () => {
    const b = sceneOf({ models: [{ sheet: 'legion', at: [10, 10] }, zombies(15, 10)] });
    const route = routeTowardsFor(b, b.models[0]!, at(15, 10))!;
    expect(route.engage).toBe(false);
    const gapOf = (p: Point) => Math.hypot(at(15, 10).x - p.x, at(15, 10).y - p.y) - 4000;
    expect(gapOf(stopOf(route))).toBeGreaterThan(inch(1) + 2);
    expect(gapOf(stopOf(route))).toBeLessThan(inch(1) + 100);
    const models = [{ sheet: 'legion', at: [10, 10] } as const, zombies(15, 10)];
    const contact = sceneOf({ rulings: { engageDistance: 'contact' }, models });
    const near = routeTowardsFor(contact, contact.models[0]!, at(15, 10))!;
    expect(near.engage).toBe(false);
    expect(gapOf(stopOf(near))).toBeGreaterThanOrEqual(inch(0.5) - 2); // CQ-41
    expect(gapOf(stopOf(near))).toBeLessThan(inch(0.5) + 100);
  });

  test('towards what lies farther, round those who stand in the way, near and far', () => {
    const castra = (x: number, y: number): GivenModel => ({ sheet: 'castra', at: [x, y] });
    const b = sceneOf({
      models: [{ sheet: 'legion', at: [10, 10] }, castra(13, 10), castra(13, 12.5), castra(22, 10), zombies(26, 6)],
    });
    const route = routeTowardsFor(b, b.models[0]!, at(32, 10))!;
    expect(mayWalk(b, b.models[0]!, route.path, route.engage)).toBe(true);
    expect(route.path.length).toBeGreaterThan(1);
    expect(stopOf(route).x).toBeGreaterThan(at(14, 0).x);
    expect(route.cost).toBeGreaterThan(inch(6) - 20);
    expect(stopOf(route).y).toBeLessThan(at(0, 10).y); // to the south, where the row ends
  });
});

/** The gap between two models if the first stood elsewhere, in plain arithmetic. */
const gapAt = (b: Battle, p: Point, m: Model, other: Model): number =>
  Math.hypot(p.x - other.at.x, p.y - other.at.y) - kitOf(b, m).radius - kitOf(b, other).radius;

const along = (path: readonly Point[]): readonly Point[] =>
  path.slice(1).flatMap((q, i) =>
    Array.from({ length: 21 }, (_, k) => ({
      x: path[i]!.x + ((q.x - path[i]!.x) * k) / 20,
      y: path[i]!.y + ((q.y - path[i]!.y) * k) / 20,
    })),
  );

describe('on random tables', () => {
  const SHEETS = [
    ['legion', 'fabri', 'equites', 'legate', 'castra'],
    ['zombies', 'gravediggers', 'wargs', 'necromancer', 'crypt'],
  ] as const;
  const coordinate = fc.integer({ min: 20, max: 300 }).map((n) => n / 20);
  const tables = fc
    .tuple(
      fc.array(fc.tuple(coordinate, coordinate, fc.nat(4), fc.constantFrom(0, 1)), { minLength: 3, maxLength: 14 }),
      fc.constantFrom('plains', 'coast', 'desert', 'ruins'),
    )
    .map(([drawn, map]) => {
      const models: GivenModel[] = [{ sheet: 'legion', at: [8, 8] }];
      for (const [x, y, kind, seat] of drawn)
        if (models.every((m) => Math.hypot(m.at[0] - x, m.at[1] - y) > 2))
          models.push({ seat, sheet: SHEETS[seat]![kind]!, at: [x, y] });
      return sceneOf({
        map,
        models,
        nodes: [
          { id: 'M1', at: [11, 11] },
          { id: 'R1', at: [5, 11] },
        ],
      });
    });

  test('[CQ-40] [CQ-41] [X-314] [X-315] [X-316] all that is offered keeps the rules, by brute force', () => {
    fc.assert(
      fc.property(tables, (b) => {
        const unit = b.models[0]!;
        const walks = walkCommands(b, unit);
        const others = b.models.filter((m) => m.id !== unit.id);
        expect(walks.length).toBeLessThanOrEqual(40);
        for (const c of walks) {
          expect(refuseWalk(b, unit, c.path, c.engage)).toBeUndefined();
          const stop = stopOf(c);
          const foes = others.filter((m) => isUnit(b, m) && sideOf(b, m) === 1);
          expect(c.engage).toBe(foes.some((m) => gapAt(b, stop, unit, m) <= inch(1) + 2));
          for (const m of others) expect(gapAt(b, stop, unit, m)).toBeGreaterThanOrEqual(-2.001);
          for (const p of along([unit.at, ...c.path])) {
            for (const m of others) {
              if (!isUnit(b, m)) expect(gapAt(b, p, unit, m)).toBeGreaterThanOrEqual(-2.001);
              if (!foes.includes(m)) continue;
              const start = gapAt(b, unit.at, unit, m);
              const isEngaged = gapAt(b, stop, unit, m) <= inch(1) + 2;
              const least = isEngaged ? Math.min(start, 0) : Math.min(start, inch(1) / 2);
              expect(gapAt(b, p, unit, m)).toBeGreaterThanOrEqual(least - 2.001);
            }
          }
          const after = modelOf(applyWalk(b, unit.id, c.path, table), unit.id);
          expect(leftToWalk(b, unit) - after.turn.ledger).toBeGreaterThanOrEqual(0);
          expect(after.at).toEqual(stop);
        }
      }),
      { numRuns: 12 },
    );
  });

  test('[X-314] a route is never dearer than the straight way, and legal', () => {
    fc.assert(
      fc.property(tables, coordinate, coordinate, (b, x, y) => {
        const unit = b.models[0]!;
        const to = at(x, y);
        const route = routeFor(b, unit, to);
        if (route !== undefined) {
          expect(refuseWalk(b, unit, route.path, route.engage)).toBeUndefined();
          expect(stopOf(route)).toEqual(to);
        }
        const isStraight = [true, false].some((engage) => mayWalk(b, unit, [to], engage));
        if (isStraight) expect(route).toBeDefined();
        const towards = routeTowardsFor(b, unit, to);
        if (towards !== undefined) expect(refuseWalk(b, unit, towards.path, towards.engage)).toBeUndefined();
      }),
      { numRuns: 30 },
    );
  });

  test('[CQ-44] no stop off the board', () => {
    fc.assert(
      fc.property(tables, fc.integer(), fc.integer(), (b, x, y) => {
        const { size } = fieldOf(b);
        const isOff = x < 0 || y < 0 || x > size || y > size;
        if (isOff) expect(refuseWalk(b, b.models[0]!, [{ x, y }], false)).toMatchObject({ why: 'edge' });
      }),
      { numRuns: 30 },
    );
  });
});
