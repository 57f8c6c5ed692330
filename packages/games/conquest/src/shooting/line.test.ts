// Sight, objects in the way and cover, on tables small enough to work out by hand.
import { describe, expect, test } from 'vitest';
import type { MapPiece, TerrainKind } from '../content/types.ts';
import { modelOf } from '../state/battle.ts';
import type { Battle, Rulings } from '../state/types.ts';
import { type GivenModel, sceneOf } from '../testing/scenes.ts';
import { CITY_PIECE, isObscured, isSeen, wayOf } from './line.ts';

const disc = (k: TerrainKind, x: number, y: number, r: number): MapPiece => ({ k, shape: { disc: [x, y, r] } });
const box = (k: TerrainKind, x: number, y: number, x2: number, y2: number): MapPiece => ({
  k,
  shape: {
    poly: [
      [x, y],
      [x2, y],
      [x2, y2],
      [x, y2],
    ],
  },
});

/** Bows at (6, 6) and Zombies at (14, 6), both on 40 mm; what else is told. */
const range = (
  pieces: readonly MapPiece[],
  models: readonly GivenModel[] = [],
  rulings: Partial<Rulings> = {},
  ends: readonly [readonly [number, number], readonly [number, number]] = [
    [6, 6],
    [14, 6],
  ],
): Battle =>
  sceneOf({
    config: { terrain: 'custom', pieces },
    rulings,
    models: [{ sheet: 'sagittarii', at: ends[0] }, { seat: 1, sheet: 'zombies', at: ends[1] }, ...models],
  });

const way = (b: Battle) => wayOf(b, modelOf(b, 'A1'), modelOf(b, 'B1'));
const seen = (b: Battle): boolean => isSeen(b, modelOf(b, 'A1'), modelOf(b, 'B1'));
const obscured = (b: Battle): boolean => isObscured(b, modelOf(b, 'A1'), modelOf(b, 'B1'));

describe('in the way', () => {
  test('[DW-51] [X-338] some clear line: nothing is in the way, whatever lies on the centre line', () => {
    expect(way(range([]))).toMatchObject({ clear: true, models: 0, cover: 0, hindrances: [] });
    // a base as wide as theirs leaves the tangent free
    const past = way(range([], [{ seat: 1, sheet: 'zombies', at: [10, 6] }]));
    expect(past).toMatchObject({ clear: true, models: 0 });
    expect(Math.abs(past.line.from.y - 6 * 2540)).toBeGreaterThan(1900);
  });

  test('[DW-52] [DW-67] [X-42] [X-338] no clear line: the different objects on the centre line, one each', () => {
    const hut = way(range([], [{ seat: 1, sheet: 'crypt', at: [10, 6] }])); // 50 mm between 40 mm
    expect(hut).toMatchObject({ clear: false, models: 1, line: { from: { x: 15240, y: 15240 } } });
    expect(hut.hindrances).toEqual([{ kind: 'model', model: 'B2', friend: false, unit: false }]);
    const two = range(
      [],
      [
        { sheet: 'legion', at: [12, 6.6] },
        { seat: 1, sheet: 'zombies', at: [10, 5.4] },
      ],
    );
    expect(way(two).hindrances).toEqual([
      { kind: 'model', model: 'B2', friend: false, unit: true },
      { kind: 'model', model: 'A2', friend: true, unit: true },
    ]);
    expect(way(two).models).toBe(2);
  });

  test('[X-336] the dying block', () => {
    expect(way(range([], [{ seat: 1, sheet: 'siege-golem', at: [10, 6], wounds: 0 }])).models).toBe(1);
  });

  test('[DW-70] [X-338] friends in coherency with the shooter never count; buildings cohere with nobody', () => {
    expect(way(range([], [{ sheet: 'colossus', at: [8.2, 6] }])).clear).toBe(true);
    expect(way(range([], [{ sheet: 'colossus', at: [9, 6] }])).models).toBe(1);
    expect(way(range([], [{ sheet: 'castra', at: [8.2, 6] }])).models).toBe(1);
  });

  test('[X-338] nodes never count', () => {
    const b = range([]);
    const nodes = [
      { id: 'M1', kind: 'M', at: { x: 10 * 2540, y: 6 * 2540 }, served: [false, false], taken: [false, false] },
    ];
    expect(way({ ...b, nodes: nodes as unknown as Battle['nodes'] }).clear).toBe(true);
  });
});

describe('terrain', () => {
  test('[DW-60] [X-43] [X-340] touched by the target X, crossed X + 1', () => {
    expect(way(range([disc('forest', 14, 6, 2)]))).toMatchObject({ models: 0, cover: 2 });
    expect(way(range([disc('forest', 10, 6, 2)]))).toMatchObject({ models: 0, cover: 3 });
    expect(way(range([disc('forest', 10, 6, 2)])).hindrances).toEqual([
      { kind: 'terrain', piece: 0, why: 'crossed', value: 3 },
    ]);
    // touched on the far side: the line is clear, the cover is there
    expect(way(range([disc('forest', 16.5, 6, 2)]))).toMatchObject({ clear: true, cover: 2 });
  });

  test('[DW-54] [DW-69] [X-43] what the shooter touches never counts, even if the target touches it too', () => {
    expect(way(range([disc('forest', 6, 6, 2)]))).toMatchObject({ clear: true, cover: 0 });
    expect(way(range([disc('forest', 10, 6, 4)]))).toMatchObject({ clear: true, cover: 0 });
  });

  test('[X-339] desert and salt flat hide nobody; nor does mist that nobody stands in', () => {
    for (const k of ['desert', 'saltflat', 'mist'] as const)
      expect(way(range([disc(k, 10, 6, 2)]))).toMatchObject({ clear: true, cover: 0 });
  });

  test('[X-340] the corner of something Impassable takes 1, models are counted besides', () => {
    const b = range([box('mountain', 9, 5.9, 11, 9)], [{ seat: 1, sheet: 'crypt', at: [12, 5.2] }]);
    expect(seen(b)).toBe(true);
    expect(way(b)).toMatchObject({ models: 1, cover: 1 });
    expect(way(b).hindrances[0]).toEqual({ kind: 'terrain', piece: 0, why: 'corner', value: 1 });
    expect(way(range([box('mountain', 9, 5.9, 11, 9)]))).toMatchObject({ clear: true, cover: 0 });
  });

  test('[X-340] rock that the target touches is no cover by itself', () => {
    const touching = way(range([box('mountain', 14.7, 5, 17, 7)]));
    expect(touching).toMatchObject({ clear: true, cover: 0, hindrances: [] });
  });

  test('[X-43] [X-340] ground that is touched is not crossed as well, with a hut before it or without', () => {
    const ground = (models: readonly GivenModel[]) =>
      way(range([disc('forest', 14, 6, 2), box('city', 11.2, 5, 11.4, 7)], models)).hindrances;
    const touched = { kind: 'terrain', piece: 0, why: 'touched', value: 2 };
    const crossed = { kind: 'terrain', piece: 1, why: 'crossed', value: 4 };
    expect(ground([])).toEqual([crossed, touched]);
    expect(ground([{ seat: 1, sheet: 'crypt', at: [9, 6] }])).toEqual([
      { kind: 'model', model: 'B2', friend: false, unit: false },
      crossed,
      touched,
    ]);
  });

  test('[X-340] `coverStacks`: the greatest value, or all of them together', () => {
    const pieces = [box('city', 9, 5, 11, 7), disc('forest', 14, 6, 2)];
    expect(way(range(pieces)).cover).toBe(4);
    expect(way(range(pieces, [], { coverStacks: true })).cover).toBe(6);
  });

  test('[X-306] [X-340] the city in the middle is Cover 3; without it there is none', () => {
    const across = [
      [12, 18],
      [24, 18],
    ] as const;
    expect(way(range([], [], {}, across))).toMatchObject({ cover: 4, hindrances: [{ piece: CITY_PIECE }] });
    expect(CITY_PIECE).toBeLessThan(0); // no piece has that index
    expect(
      way(
        range([], [], {}, [
          [12, 18],
          [16, 18],
        ]),
      ),
    ).toMatchObject({ cover: 3 });
    expect(way(range([], [], { cityAlways: false }, across))).toMatchObject({ clear: true, cover: 0 });
  });
});

describe('sight', () => {
  test('[DW-55] [X-337] one line clear of Impassable is enough', () => {
    expect(seen(range([box('mountain', 9, 3, 11, 9)]))).toBe(false);
    expect(seen(range([box('mountain', 9, 5.5, 11, 9)]))).toBe(true);
    expect(seen(range([box('ocean', 9, 5.1, 11, 9)]))).toBe(false); // the bases reach down to 5.21
    expect(seen(range([], [{ seat: 1, sheet: 'crypt', at: [10, 6] }]))).toBe(true);
  });

  test('[X-337] who stands in mist is not seen from outside it', () => {
    expect(obscured(range([disc('mist', 14, 6, 2)]))).toBe(true);
    expect(obscured(range([disc('mist', 15, 6, 0.9)]))).toBe(false); // touched, the centre outside
    expect(obscured(range([disc('mist', 10, 6, 4.5)]))).toBe(false); // both in the same
    expect(obscured(range([disc('mist', 14, 6, 2), disc('mist', 6, 6, 2)]))).toBe(true);
  });

  test('[DW-53] there are no heights: nobody is raised above models', () => {
    expect(way(range([disc('city', 6, 6, 1)], [{ seat: 1, sheet: 'crypt', at: [10, 6] }])).models).toBe(1);
  });
});

describe('[X-338] a way that was found is kept as long as everybody stands where he stood', () => {
  const b = range([], [{ seat: 1, sheet: 'crypt', at: [10, 6] }]);
  const found = way(b);
  const moved = (id: string, to: { readonly x: number; readonly y: number }): Battle => ({
    ...b,
    models: b.models.map((m) => (m.id === id ? { ...m, at: to } : m)),
  });
  test('nothing has changed, or only Wounds', () => {
    expect(way({ ...b })).toBe(found);
    expect(way({ ...b, models: b.models.map((m) => ({ ...m, wounds: 1 })) })).toBe(found);
  });
  test('who was in the way has gone, or has been taken off; somebody has come', () => {
    expect(way(moved('B2', { x: 50_000, y: 50_000 })).models).toBe(0);
    expect(way({ ...b, models: b.models.slice(0, 2) }).models).toBe(0);
    const far = moved('B2', { x: 50_000, y: 50_000 });
    expect([way(far).models, way(b).models]).toEqual([0, 1]);
  });
  test('terrain has been laid, or the rulings are others', () => {
    const laid = sceneOf({
      config: { terrain: 'alternate' },
      models: [
        { sheet: 'sagittarii', at: [6, 6] },
        { seat: 1, sheet: 'zombies', at: [14, 6] },
      ],
    });
    expect([way(laid).cover, way({ ...laid, pieces: [disc('forest', 10, 6, 2)] }).cover, way(laid).cover]).toEqual([
      0, 3, 0,
    ]);
    const pieces = [box('city', 9, 5, 11, 7), disc('forest', 14, 6, 2)];
    const one = range(pieces);
    const stacked = { ...one, config: { ...one.config, rulings: { ...one.config.rulings, coverStacks: true } } };
    expect([way(one).cover, way(stacked).cover]).toEqual([4, 6]);
  });
});

test('[X-338] models beside the line are not in its way, nor behind either end', () => {
  const hut = (x: number, y: number) => way(range([], [{ seat: 1, sheet: 'crypt', at: [x, y] }])).models;
  expect([hut(10, 6), hut(10, 8), hut(3, 6), hut(17.5, 6)]).toEqual([1, 0, 0, 0]);
});

describe('[X-338] whichever way the line runs', () => {
  const ways = [
    [1, 0],
    [0.6, 0.8],
    [0, 1],
    [-0.8, 0.6],
    [-1, 0],
    [-0.6, -0.8],
    [0.6, -0.8],
  ] as const;
  test.each(ways)('%d, %d: a hut in the way counts, one beside it or beyond does not', (x, y) => {
    const from = [18, 8] as const;
    const along = (far: number, aside = 0) => [18 + far * x - aside * y, 8 + far * y + aside * x] as const;
    const whole = ([u, v]: readonly [number, number]) =>
      [Math.round(u * 100) / 100, Math.round(v * 100) / 100] as const;
    const hut = (far: number, aside = 0) =>
      way(
        range([], [{ seat: 1, sheet: 'crypt', at: whole(along(far, aside)) }], { cityAlways: false }, [
          from,
          whole(along(7.5)),
        ]),
      ).models;
    expect([hut(3.5), hut(3.5, 2), hut(3.5, -2), hut(-2.5), hut(10)]).toEqual([1, 0, 0, 0, 0]);
  });

  test('a base that the line between the centres only just meets', () => {
    // two huts leave no clear line between them; the second is met by 0.95" of its 0.98"
    const met = (aside: number) =>
      way(
        range(
          [],
          [
            { seat: 1, sheet: 'crypt', at: [9, 6] },
            { seat: 1, sheet: 'crypt', at: [11.5, 6 + aside] },
          ],
        ),
      ).models;
    expect([met(0.95), met(1.05)]).toEqual([2, 1]);
  });
});
