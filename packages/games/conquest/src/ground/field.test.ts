// The board of a war and the kits of its models (CQ-03 to CQ-07, CQ-16, X-78, X-79, X-303, X-306, X-309, X-311, X-312).
import { inch, measured } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { MapPiece } from '../content/types.ts';
import { configOf, type Given, sceneOf } from '../testing/scenes.ts';
import {
  allKits,
  boardInches,
  fieldOf,
  findKit,
  hqKitFor,
  isUnit,
  kitCalled,
  kitOf,
  NODE_RADII,
  stretched,
  thingOf,
  yieldFactor,
} from './field.ts';

describe('[CQ-03] kits', () => {
  const b = sceneOf({ factions: ['empire-of-sol', 'void'], religions: ['vigil-of-the-sun', 'choir-below'] });
  const kit = (id: string, seat = 0) => findKit(b, seat, id);
  test('of units: base, points, weapon, powers, whether it is a hero', () => {
    expect(kit('empire-of-sol.legion')).toMatchObject({
      kind: 'unit',
      name: 'Legion',
      mark: '1',
      radius: 2000,
      points: 105,
      weapon: null,
      powers: [],
      isHero: false,
      faction: { id: 'empire-of-sol' },
    });
    expect(kit('empire-of-sol.legate')).toMatchObject({ mark: '8', radius: 1250, isHero: true });
    expect(kit('empire-of-sol.colossus')).toMatchObject({ radius: 2500 });
    expect(kit('empire-of-sol.sagittarii')).toMatchObject({ weapon: { id: 'short-bows' } });
    expect(kit('empire-of-sol.augur')).toMatchObject({ powers: [{ id: 'blast' }, { id: 'ward' }], isHero: true });
    expect(kit('void.walker-horse', 1)).toMatchObject({ isHero: false }); // Destiny 0
  });
  test('of buildings: 50 mm, a mark of two letters, a gun or none', () => {
    const marks = ['praetorium', 'quarry', 'shrine', 'castra', 'fabrica', 'basilica', 'burgus'].map(
      (id) => kit(`empire-of-sol.${id}`)!,
    );
    expect(marks.map(({ mark }) => mark)).toEqual(['hq', 'ex', 'te', 'ba', 'fo', 'sa', 'bs']);
    expect(marks.every(({ kind, radius }) => kind === 'building' && radius === 2500)).toBe(true);
    expect(marks.map(({ weapon }) => weapon?.id ?? null)).toEqual([null, null, null, null, null, null, 'tower-guns']);
    expect(kit('empire-of-sol.castra')!.points).toBe(80);
  });
  test('[DW-25] [DW-26] of one’s own list and religion only, units first, then the elite, then buildings', () => {
    expect([
      kit('void.zombies'),
      kit('choir-below.cantor'),
      kit('void.zombies', 1)?.name,
      kit('x'),
      findKit(b, 7, 'void.zombies'),
    ]).toEqual([undefined, undefined, 'Zombies', undefined, undefined]);
    expect(allKits(b, 0).map(({ name }) => name)).toEqual([
      'Legion',
      'Fabri',
      'Sagittarii',
      'Triarii',
      'Equites',
      'Ballistae',
      'Colossus',
      'Legate',
      'Augur',
      'Sun Warden',
      'Praetorium',
      'Forum',
      'Quarry',
      'Shrine',
      'Castra',
      'Fabrica',
      'Basilica',
      'Burgus',
    ]);
  });
  test('of a model; [X-309] the headquarters that was chosen', () => {
    const m = sceneOf({
      models: [
        { sheet: 'legion', at: [5, 5] },
        { sheet: 'castra', at: [9, 5] },
      ],
    });
    expect([kitOf(m, m.models[0]!).name, isUnit(m, m.models[0]!), isUnit(m, m.models[1]!)]).toEqual([
      'Legion',
      true,
      false,
    ]);
    const second = configOf({});
    const config = { ...second, seats: second.seats.map((seat) => ({ ...seat, hq: 'b' as const })) };
    expect([hqKitFor(b, 0).name, hqKitFor({ config }, 0).name]).toEqual(['Praetorium', 'Forum']);
    expect([kitCalled(b.config, 'A1-hq')?.name, kitCalled(config, 'A1-hq')?.name]).toEqual(['Praetorium', 'Forum']);
  });
  test('[CQ-06] by the id of a model alone', () => {
    const called = (id: string) => kitCalled(b.config, id)?.name;
    expect(['A12-1', 'B3-1', 'A2-ba', 'B9-te', 'A4-A', 'C1-1', 'A1', 'A-1', 'A1-77', 'x A1-1'].map(called)).toEqual([
      'Legion',
      'Zombies',
      'Castra',
      'Ossuary',
      'Sun Warden',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('[X-79] [X-312] the board', () => {
  const size = (points: number, boardSize: 'points' | 36 | 48 = 'points') =>
    boardInches(configOf({ points, rulings: { boardSize } }));
  test('36", from 4500 points 48", or as the switch says', () => {
    expect([size(1500), size(4499), size(4500), size(4500, 36), size(1500, 48)]).toEqual([36, 36, 48, 36, 48]);
  });
  test('coordinates × 4/3 to the nearest half inch', () => {
    expect([stretched(14.5, 36), stretched(14.5, 48), stretched(18, 48), stretched(2, 48), stretched(34, 48)]).toEqual([
      14.5, 19.5, 24, 2.5, 45.5,
    ]);
  });
  test('[X-312] pieces of a map move outwards and keep their size', () => {
    const shapes = (points: number) =>
      fieldOf(sceneOf({ map: 'plains', points })).pieces.map(({ piece }) => piece.shape);
    expect(shapes(1500)[0]).toEqual({ disc: [9, 9, 3] });
    expect(shapes(4500).slice(0, 2)).toEqual([{ disc: [12, 12, 3] }, { disc: [36, 16, 3] }]);
    const ruins = fieldOf(sceneOf({ map: 'ruins', points: 4500 })).pieces[0]!.piece.shape;
    expect(ruins).toEqual({
      poly: [
        [11.5, 11.5],
        [15.5, 11.5],
        [15.5, 15.5],
        [11.5, 15.5],
      ],
    });
  });
  test('[X-311] yields grow with whole 1500s, or not at all', () => {
    const factor = (points: number, yieldScale = true) => yieldFactor(configOf({ points, rulings: { yieldScale } }));
    expect([factor(500), factor(1500), factor(2999), factor(3000), factor(6000), factor(6000, false)]).toEqual([
      1, 1, 1, 2, 4, 1,
    ]);
  });
  test('[CQ-21] nodes: 50 mm, relics 25', () => {
    expect(NODE_RADII).toEqual({ M: 2500, G: 2500, R: 1250 });
  });
});

describe('[X-303] terrain', () => {
  const SQUARE = {
    poly: [
      [4, 20],
      [8, 20],
      [8, 24],
      [4, 24],
    ],
  } as const;
  const pieces: readonly MapPiece[] = [
    { k: 'forest', shape: { disc: [10, 10, 3] } },
    { k: 'mountain', shape: SQUARE },
    { k: 'desert', shape: { disc: [25, 10, 3] } },
    { k: 'city', shape: { disc: [25, 25, 2] } },
  ];
  const kinds = (given: Given, placed: readonly MapPiece[] = []) =>
    fieldOf({ ...sceneOf(given), pieces: placed })
      .pieces.map(({ piece }) => piece.k)
      .join(' ');
  test('of the map, of one’s own, or as it was placed', () => {
    expect(kinds({ map: 'ruins' })).toBe('city city mist city city mist');
    expect(kinds({ map: 'ruins', config: { terrain: 'custom', pieces } })).toBe('forest mountain desert city');
    expect(kinds({ map: 'ruins', config: { terrain: 'alternate' } }, pieces.slice(0, 2))).toBe('forest mountain');
    expect(kinds({})).toBe('');
  });
  test('what stops a base, what slows it', () => {
    const field = fieldOf(sceneOf({ config: { terrain: 'custom', pieces } }));
    expect(field.ground).toMatchObject({ width: inch(36), height: inch(36) });
    expect(field.ground.pieces).toHaveLength(1);
    expect(field.ground.pieces[0]!.corners[0]).toEqual({ x: inch(4), y: inch(20) });
    expect(field.ground.pieces[0]!.height).toBe(field.ground.tall);
    expect(field.rough.map((thing) => measured.isDisc(thing) && thing.x)).toEqual([inch(10), inch(25)]);
    expect([field.size, field.middle]).toEqual([inch(36), { x: inch(18), y: inch(18) }]);
  });
  test('shapes in whole units', () => {
    expect(thingOf({ disc: [1, 2, 0.5] })).toEqual({ x: 2540, y: 5080, radius: 1270 });
    expect(thingOf(SQUARE)).toEqual({
      corners: [
        [4, 20],
        [8, 20],
        [8, 24],
        [4, 24],
      ].map(([x, y]) => ({ x: inch(x!), y: inch(y!) })),
    });
  });
  test('[X-306] the city: always, or when somebody plays for it or might', () => {
    const city = (rulings: NonNullable<Given['rulings']>, aims: Given['aims'] = [{}, {}]) =>
      fieldOf(sceneOf({ rulings, aims: aims! })).city;
    expect(city({})).toEqual({ x: inch(18), y: inch(18), radius: inch(2) });
    expect(city({ cityAlways: false })).toBeNull();
    expect(city({ cityAlways: false }, [{}, { scenario: 'take-the-city' }])).not.toBeNull();
    expect(city({ cityAlways: false, blindMuster: true })).not.toBeNull();
    expect(fieldOf(sceneOf({ points: 4500 })).city).toEqual({ x: inch(24), y: inch(24), radius: inch(2) });
  });
  test('is worked out once for a war', () => {
    const b = sceneOf({ map: 'plains' });
    expect(fieldOf(b)).toBe(fieldOf({ ...b }));
    expect(fieldOf({ ...b, pieces: [...b.pieces] })).not.toBe(fieldOf(b));
    expect(fieldOf({ ...b, config: { ...b.config, map: 'ruins' } })).not.toBe(fieldOf(b));
  });
});
