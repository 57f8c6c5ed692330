// Points about a unit that are worth a stop (section 2), worked out by hand: 40 mm bases have 2000 units of radius, an inch has 2540.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { at, type Given, type GivenModel, sceneOf } from '../testing/scenes.ts';
import { aroundOf } from './way.ts';
import {
  cityPoints,
  coherencyPoints,
  contactPoints,
  contactWith,
  coverPoints,
  directions,
  errands,
  foesInReach,
} from './wishes.ts';

const LEGION: GivenModel = { sheet: 'legion', at: [10, 10] };
const zombies = (x: number, y: number): GivenModel => ({ seat: 1, sheet: 'zombies', at: [x, y] });
const scene = (given: Given) => {
  const b = sceneOf(given);
  return { b, a: aroundOf(b, b.models[0]!) };
};
const off = (x: number, y: number, dx: number, dy: number) => ({ x: inch(x) + dx, y: inch(y) + dy });

describe('[X-316] contact', () => {
  const points = (x: number, y: number, more: Given = {}) => {
    const { b } = scene({ models: [LEGION, zombies(x, y)], ...more });
    return contactPoints(b, b.models[0]!, b.models[1]!);
  };
  test('base to base, then 60 degrees to either side of the foe', () => {
    expect(points(15, 10)).toEqual([off(15, 10, -4000, 0), off(15, 10, -2000, -3464), off(15, 10, -2000, 3464)]);
    expect(points(10, 15)).toEqual([off(10, 15, 0, -4000), off(10, 15, 3464, -2000), off(10, 15, -3464, -2000)]);
  });
  test('[X-314] as near as its Move brings it, if that is near enough', () => {
    const gap = 7.55; // Move 6, 1.575" between the centres when they touch
    expect(points(10 + gap, 10)[0]).toEqual(off(10 + gap, 10, -4000, 0));
    expect(points(18, 10)).toEqual([at(16, 10)]);
    expect(points(18.55, 10)).toEqual([at(16, 10)]);
    expect(points(18.6, 10)).toEqual([]);
    expect(points(18, 10, { rulings: { engageDistance: 'contact' } })).toEqual([]);
  });
});

describe('[X-314] [X-316] to the very unit', () => {
  const { a } = scene({ models: [LEGION] });
  const [x, y] = [inch(10), inch(10)];
  const reach = 4000; // two bases of 40 mm
  test.each([
    ['just within its Move', inch(6), 3],
    ['a hair more: as near as it gets', inch(6) + 1, 1],
    ['just within an inch of that', inch(7), 1],
    ['a hair more', inch(7) + 1, 0],
  ])('%s', (_, gap, count) => {
    expect(contactWith(a, { x: x + reach + gap, y, radius: 2000 })).toHaveLength(count);
  });

  test.each([
    [25.95, 8],
    [26, 8],
    [26.05, 0],
  ])('[X-368] the city, 6" and 2" from its middle at 18, 18: from 18, %d', (y, count) => {
    const there = scene({ models: [{ ...LEGION, at: [18, y] }] });
    expect(cityPoints(there.b, there.a)).toHaveLength(count);
  });
});

describe('[X-320] [X-325] errands', () => {
  const rings = (given: Given) => {
    const { b, a } = scene(given);
    return errands(b, a).map(([near]) => near);
  };
  const FABRI: GivenModel = { sheet: 'fabri', at: [10, 10] };
  test('an inch from a node that it could use, unless it stands there or does not get there', () => {
    const mine = (y: number) => rings({ models: [FABRI], nodes: [{ id: 'M1', at: [10, y] }] });
    expect(mine(15)).toEqual([off(10, 15, 0, -7040)]); // 2000 and 2500 and an inch
    expect(mine(12.7)).toEqual([]); // 2.7": it stands there
    expect(mine(12.8)).toHaveLength(1);
    expect(mine(18.7)).toHaveLength(1); // 6" and 2.77"
    expect(mine(18.8)).toEqual([]);
    expect(rings({ models: [LEGION], nodes: [{ id: 'M1', at: [10, 15] }] })).toEqual([]); // has no [Harvest]
    expect(rings({ models: [LEGION], nodes: [{ id: 'R1', at: [10, 15] }] })).toEqual([off(10, 15, 0, -5790)]); // 25 mm
  });
  test.each([
    [7040, 0],
    [7042, 0],
    [7043, 1],
  ])('[X-36] it stands there up to the tolerance: %i units between the centres', (apart, count) => {
    const b = sceneOf({ models: [FABRI], nodes: [{ id: 'M1', at: [10, 15] }] });
    const nodes = b.nodes.map((n) => ({ ...n, at: { x: inch(10), y: inch(10) + apart } }));
    const near = { ...b, nodes };
    expect(errands(near, aroundOf(near, near.models[0]!))).toHaveLength(count);
  });
  test('home with a relic, and only then', () => {
    const home: GivenModel = { sheet: 'praetorium', at: [15, 10] };
    const nodes = [{ id: 'R1', at: null }] as const;
    expect(rings({ models: [{ ...LEGION, relics: ['R1'] }, home], nodes })).toEqual([off(15, 10, -7040, 0)]);
    expect(rings({ models: [LEGION, home] })).toEqual([]);
  });
});

describe('[DW-42] coherency', () => {
  const points = (...models: readonly GivenModel[]) => {
    const { b, a } = scene({ models: [LEGION, ...models] });
    return coherencyPoints(b, a);
  };
  const friend = (x: number, y: number): GivenModel => ({ sheet: 'legion', at: [x, y] });
  test('half an inch from a friend, on its side towards the foe nearest to it', () => {
    expect(points(friend(10, 15), zombies(15, 15), zombies(10, 17.9))).toEqual([off(10, 15, 0, 5270)]);
    expect(points(friend(10, 15), zombies(13, 15))).toEqual([off(10, 15, 5270, 0)]);
  });
  test('towards the middle where there is no foe; not of friends too far off; four at most', () => {
    expect(points(friend(10, 18))).toEqual([off(10, 18, 5270, 0)]);
    expect(points(friend(10, 18.1))).toEqual([]); // 6" and 2.07"
    const many = [
      [10, 13],
      [13, 10],
      [7, 10],
      [10, 7],
      [14, 14],
    ] as const;
    expect(points(...many.map(([x, y]) => friend(x, y)))).toHaveLength(4);
  });
});

test('[X-316] foes in reach: the nearest first, six at most', () => {
  const order = (...models: readonly GivenModel[]) =>
    foesInReach(scene({ models: [LEGION, ...models] }).a).map(({ model }) => model.id);
  expect(order(zombies(10, 15), zombies(10, 13), zombies(10, 18.5))).toEqual(['B2', 'B1', 'B3']);
  expect(order(zombies(10, 18.6))).toEqual([]);
  expect(order(...[4, 6, 8, 10, 12, 14, 16].map((x) => zombies(x, 14)))).toHaveLength(6);
});

test('[X-306] [X-368] eight points on the rim of the city, if it gets there', () => {
  const rim = (x: number, y: number) => {
    const { b, a } = scene({ models: [{ ...LEGION, at: [x, y] }] });
    return cityPoints(b, a);
  };
  const D = 3592; // 2" along the diagonal
  expect(rim(18, 12)).toEqual(
    [
      [5080, 0],
      [D, D],
      [0, 5080],
      [-D, D],
      [-5080, 0],
      [-D, -D],
      [0, -5080],
      [D, -D],
    ].map(([dx, dy]) => off(18, 18, dx!, dy!)),
  );
  expect([rim(18, 10).length, rim(18, 9.9).length]).toEqual([8, 0]); // 6" and 2"
});

test('[X-340] where it just touches what gives cover, on its near side; three at most', () => {
  const wood = (x: number, y: number, r = 2) => ({ k: 'forest', shape: { disc: [x, y, r] } }) as const;
  const ruins = {
    k: 'city',
    shape: {
      poly: [
        [14, 8],
        [18, 8],
        [18, 12],
        [14, 12],
      ],
    },
  } as const;
  const points = (
    ...pieces: readonly (
      | ReturnType<typeof wood>
      | typeof ruins
      | { k: 'desert'; shape: { disc: [number, number, number] } }
    )[]
  ) => {
    const { b, a } = scene({ models: [LEGION], config: { terrain: 'custom', pieces } });
    return coverPoints(b, a);
  };
  // 5" to the centre less 2" and 2000 units, and a tenth of an inch over the rim
  expect(points(wood(10, 15))).toEqual([off(10, 10, 0, inch(3) - 2000 + 254)]);
  expect(points(ruins)).toEqual([off(10, 10, inch(4) - 2000 + 254, 0)]);
  expect(points({ k: 'desert', shape: { disc: [10, 15, 2] } })).toEqual([]);
  expect(points(wood(10, 12.5))).toEqual([]); // it touches it
  expect([points(wood(10, 18.7)).length, points(wood(10, 18.8)).length]).toEqual([1, 0]); // 6" off its base
  expect(points(wood(10, 15), wood(5, 10), wood(10, 5), wood(15, 10))).toHaveLength(3);
});

test('[X-314] twelve directions, never farther than it may go', () => {
  const all = directions({ x: 10_000, y: 20_000 }, 1000);
  expect(all).toEqual(
    [
      [1000, 0],
      [866, 500],
      [500, 866],
      [0, 1000],
      [-500, 866],
      [-866, 500],
      [-1000, 0],
      [-866, -500],
      [-500, -866],
      [0, -1000],
      [500, -866],
      [866, -500],
    ].map(([x, y]) => ({ x: 10_000 + x!, y: 20_000 + y! })),
  );
});
