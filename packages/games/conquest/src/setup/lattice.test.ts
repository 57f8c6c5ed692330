// The lattice of set-up, directions, whose part of the board is whose, and room for a base, in whole units.
import { inch, type Point } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { roomFault, spotsAround } from '../building/room.ts';
import type { Battle } from '../state/types.ts';
import { at, type Given, sceneOf } from '../testing/scenes.ts';
import { isOnLattice, latticeIn, scattered, squaredBetween, towards } from './lattice.ts';
import {
  asSeenBy,
  fromOwnEdge,
  isClearOfCity,
  isClearOfRock,
  isOnBoard,
  isOnModel,
  isOwnHalf,
  keptPlaces,
} from './zones.ts';

describe('[X-302] the lattice', () => {
  test('half inches', () => {
    const on = (x: number, y: number) => isOnLattice({ x, y });
    expect([on(0, 0), on(1270, 2540), on(1271, 2540), on(1270, 2541)]).toEqual([true, true, false, false]);
  });
  test('all its points in a box, borders included, row by row', () => {
    const points = latticeIn({ x: 5, y: 10 }, { x: 20, y: 20 }, 10, () => true);
    expect(points).toEqual([
      { x: 10, y: 10 },
      { x: 20, y: 10 },
      { x: 10, y: 20 },
      { x: 20, y: 20 },
    ]);
    expect(latticeIn({ x: 0, y: 0 }, { x: 10, y: 0 }, 10, ({ x }) => x > 0)).toEqual([{ x: 10, y: 0 }]);
  });
  test('thinned: the first ones as far as can be from all before them, none lost', () => {
    const line = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((x) => ({ x, y: 0 }));
    expect(scattered(line, 3).map(({ x }) => x)).toEqual([4, 0, 8, 1, 2, 3, 5, 6, 7]);
    expect(scattered(line, 5).map(({ x }) => x)).toEqual([4, 0, 8, 2, 6, 1, 3, 5, 7]);
    expect(scattered(line.slice(0, 2), 5).map(({ x }) => x)).toEqual([1, 0]);
    expect(scattered([], 3)).toEqual([]);
  });
  test('distances, squared', () => {
    expect(squaredBetween({ x: 1, y: 2 }, { x: 4, y: -2 })).toBe(25);
  });
});

test('24 directions: 0 is east, 6 north, 12 west, 18 south', () => {
  const from = { x: 100, y: 200 };
  const by = (direction: number): readonly number[] => {
    const { x, y } = towards(from, direction, 1000);
    return [x - 100, y - 200];
  };
  expect([0, 6, 12, 18, 24, -6].map(by)).toEqual([
    [1000, 0],
    [0, 1000],
    [-1000, 0],
    [0, -1000],
    [1000, 0],
    [0, -1000],
  ]);
  expect([1, 2, 3, 4, 5].map(by)).toEqual([
    [966, 259],
    [866, 500],
    [707, 707],
    [500, 866],
    [259, 966],
  ]);
  expect([8, 15, 20, 23].map(by)).toEqual([
    [-500, 866],
    [-707, -707],
    [500, -866],
    [966, -259],
  ]);
});

const board = (given: Given = {}, edges?: Battle['edges']): Battle => ({ ...sceneOf(given), ...(edges && { edges }) });
const NORTH = ['north', 'south'] as const;

describe('[X-34] whose part is whose', () => {
  test('from the own edge, and as seen from it', () => {
    const p = at(4, 10);
    expect([fromOwnEdge(board(), 0, p), fromOwnEdge(board(), 1, p)]).toEqual([inch(10), inch(26)]);
    expect([fromOwnEdge(board({}, NORTH), 0, p), fromOwnEdge(board({}, NORTH), 1, p)]).toEqual([inch(26), inch(10)]);
    expect([asSeenBy(board(), 0, p), asSeenBy(board(), 1, p), asSeenBy(board({}, NORTH), 0, p)]).toEqual([
      p,
      at(32, 26),
      at(32, 26),
    ]);
  });
  test('[X-308] the whole base in the own half', () => {
    const half = (side: 0 | 1, y: number) => isOwnHalf(board(), side, { x: 0, y }, 2000);
    expect([half(0, 43_722), half(0, 43_723)]).toEqual([true, false]); // 45,720 is the middle
    expect([half(1, 47_718), half(1, 47_717)]).toEqual([true, false]);
  });
  test('[CQ-16] wholly on the board', () => {
    const on = (x: number, y: number) => isOnBoard(board(), { x, y }, 2000);
    expect([on(1998, 1998), on(1997, 5000), on(5000, 1997)]).toEqual([true, false, false]);
    expect([on(89_442, 89_442), on(89_443, 5000), on(5000, 89_443)]).toEqual([true, false, false]);
    expect(isOnBoard(board({ points: 4500 }), { x: 100_000, y: 5000 }, 2000)).toBe(true);
  });
});

describe('[X-304] [X-306] [X-307] ground', () => {
  const rock = {
    terrain: 'custom',
    pieces: [
      { k: 'forest', shape: { disc: [5, 20, 2] } },
      {
        k: 'mountain',
        shape: {
          poly: [
            [4, 4],
            [8, 4],
            [8, 8],
            [4, 8],
          ],
        },
      },
    ],
  } as const;
  test('clear of rock by so much; woods are none', () => {
    const clear = (x: number, y: number, by: number) =>
      isClearOfRock(board({ config: rock }), at(x, y), 2540, inch(by));
    expect([clear(9, 6, 0), clear(8.95, 6, 0), clear(11, 6, 2), clear(10.95, 6, 2), clear(5, 20, 2)]).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
  });
  test('clear of the city, where there is one', () => {
    const clear = (y: number, given: Given = {}) => isClearOfCity(board(given), at(18, y), 2540);
    expect([clear(15), clear(15.05), clear(18, { rulings: { cityAlways: false } })]).toEqual([true, false, true]);
  });
  test('on a model, by more than ε', () => {
    const b = board({ models: [{ sheet: 'legion', at: [10, 10] }] });
    const on = (dx: number, dy: number) => isOnModel(b, { x: inch(10) + dx, y: inch(10) + dy }, 1000);
    expect([on(2997, 0), on(2998, 0), on(0, -2997), on(0, -2998)]).toEqual([true, false, true, false]);
  });
  test('places are worked out once, for the ground as it is', () => {
    let times = 0;
    const make = (): readonly Point[] => {
      times += 1;
      return [at(times, 0)];
    };
    const [one, other] = [board(), board()];
    expect([keptPlaces(one, 'a', make), keptPlaces(one, 'a', make), keptPlaces(one, 'b', make)]).toEqual([
      [at(1, 0)],
      [at(1, 0)],
      [at(2, 0)],
    ]);
    expect(keptPlaces(other, 'a', make)).toEqual([at(3, 0)]);
    const placed = board({ config: { terrain: 'alternate' } });
    const later: Battle = { ...placed, pieces: [{ k: 'forest', shape: { disc: [5, 5, 2] } }] };
    expect([keptPlaces(placed, 'a', make), keptPlaces(later, 'a', make)]).toEqual([[at(4, 0)], [at(5, 0)]]);
  });
});

describe('[X-334] room', () => {
  const scene: Given = {
    models: [
      { sheet: 'legion', at: [10, 10] },
      { seat: 1, sheet: 'zombies', at: [20, 10], wounds: 0 },
    ],
    config: {
      terrain: 'custom',
      pieces: [
        { k: 'forest', shape: { disc: [30, 10, 2] } },
        {
          k: 'ocean',
          shape: {
            poly: [
              [4, 20],
              [8, 20],
              [8, 24],
              [4, 24],
            ],
          },
        },
      ],
    },
  };
  const fault = (x: number, y: number, apart?: string) => roomFault(board(scene), { x, y }, 2000, apart);
  test.each<[string, number, number, string | undefined]>([
    ['at the edge', 1998, 50_000, undefined],
    ['over the edge', 1997, 50_000, 'edge'],
    ['beside another', inch(10) + 3998, inch(10), undefined],
    ['on another', inch(10) + 3997, inch(10), 'occupied'],
    ['on another, from above', inch(10), inch(10) + 3997, 'occupied'],
    ['[X-336] on the dying', inch(20), inch(10), 'occupied'],
    ['in a wood', inch(30), inch(10), undefined],
    ['by the water', inch(8) + 2000, inch(22), undefined],
    ['in the water', inch(8) + 1990, inch(22), 'impassable'],
  ])('%s', (_, x, y, why) => {
    expect(fault(x, y)).toBe(why);
  });
  test('a model is not in its own way', () => {
    expect([fault(inch(10), inch(10), 'A1'), fault(inch(10), inch(10), 'B1')]).toEqual([undefined, 'occupied']);
  });
  test('spots all round, from east over north, near ones first', () => {
    expect(spotsAround({ x: 10, y: 20 }, [100, 200], 4)).toEqual(
      [
        [100, 0],
        [200, 0],
        [0, 100],
        [0, 200],
        [-100, 0],
        [-200, 0],
        [0, -100],
        [0, -200],
      ].map(([x, y]) => ({ x: 10 + x!, y: 20 + y! })),
    );
    expect(spotsAround({ x: 0, y: 0 }, [1000], 72)[1]).toEqual({ x: 996, y: 87 });
    expect(spotsAround({ x: 0, y: 0 }, [1000], 72)).toHaveLength(72);
  });
});
