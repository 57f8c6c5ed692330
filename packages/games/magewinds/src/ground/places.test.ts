// Samples of places: rows of a lattice over an area, worked out by hand in hundredths of a millimetre.
import { type Area, inch, marker, type Way } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { GameObject } from '../state/battle.ts';
import { isClearOf, keptLattice, keyOf, latticeIn, objectArea, thinned } from './places.ts';
import { FAR } from './territory.ts';

const field = { width: inch(12), height: inch(16), pieces: [], tall: 3 };
const way: Way = { field, radius: 1250, over: 1, bodies: [] };
const rectangle = (x: number, y: number, toX: number, toY: number) => ({
  corners: [
    { x, y },
    { x: toX, y },
    { x: toX, y: toY },
    { x, y: toY },
  ],
});
const inside = (...[x, y, toX, toY]: [number, number, number, number]): Area => ({
  inside: [rectangle(x, y, toX, toY)],
});
const found = (area: Area, turned = false, on = way) => latticeIn(on, area, inch(1), turned).map(({ x, y }) => [x, y]);

describe('[MW 10.5] places to choose from', () => {
  test('rows 1 in apart, every other one shifted by half of it, whole bases inside', () => {
    expect(found(inside(2540, 5080, 10160, 10160))).toEqual([
      [3790, 6330],
      [6330, 6330],
      [8870, 6330],
      [5060, 8531],
      [7600, 8531],
    ]);
  });

  test('turned: from the north-east corner', () => {
    expect(found(inside(2540, 5080, 10160, 10160), true)).toEqual([
      [8910, 8910],
      [6370, 8910],
      [3830, 8910],
      [7640, 6709],
      [5100, 6709],
    ]);
  });

  test('an area as wide as a base holds one, a narrower one none', () => {
    expect(found(inside(5000, 5000, 7500, 7500))).toEqual([[6250, 6250]]);
    expect(found(inside(5000, 5000, 7490, 7500))).toEqual([]);
  });

  test('what hangs over the edge does not count', () => {
    expect(found(inside(-1000, -700, 2500, 2500))).toEqual([[1250, 1250]]);
    expect(found(inside(inch(12) - 2500, inch(16) - 2500, inch(12) + 900, inch(16) + 300), true)).toEqual([
      [inch(12) - 1250, inch(16) - 1250],
    ]);
  });

  test('in two areas at once', () => {
    const both: Area = { inside: [rectangle(2540, 5080, 10160, 10160), rectangle(5000, 6000, 30000, 40000)] };
    // the common part is 5000 to 10160 by 6000 to 10160
    expect(found(both)).toEqual([
      [6250, 7250],
      [8790, 7250],
    ]);
  });

  test('about a point: the lattice begins a reach and a base before it', () => {
    const ring: Area = { rings: [{ of: marker(inch(6), inch(8)), least: -FAR, most: 100 }] };
    // 100 and two radii before (15240, 20320); only one place is within 100 and a radius of it
    expect(found(ring)).toEqual([[15160, 21171]]);
    expect(found(ring, true)).toEqual([[15320, 19469]]);
  });

  test('without limits over the whole field; not on obstacles', () => {
    // 12 in hold 12 bases of 25 mm in a row, 11 in a shifted one; 16 in hold 18 rows that rise by 2201
    const all = found({});
    expect(all).toHaveLength(9 * 12 + 9 * 11);
    expect([all[0], all[11], all[12], all.at(-1)]).toEqual([
      [1250, 1250],
      [1250 + 11 * 2540, 1250],
      [2520, 3451],
      [2520 + 10 * 2540, 1250 + 17 * 2201],
    ]);
    const walled = { ...field, pieces: [{ ...rectangle(3000, 5500, 5000, 6500), height: 1 }] };
    expect(found(inside(2540, 5080, 10160, 10160), false, { ...way, field: walled })).toEqual([
      [6330, 6330],
      [8870, 6330],
      [5060, 8531],
      [7600, 8531],
    ]);
  });
});

describe('samples', () => {
  test('[MW 10.5] thinned evenly, and only where there are too many', () => {
    const ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(thinned(ten, 4)).toEqual([0, 2, 5, 7]);
    expect(thinned(ten, 9)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(thinned(ten, 10)).toBe(ten);
    expect(thinned(ten, 11)).toBe(ten);
  });

  test('[MW 10.5] kept for the field, the spacing and the area', () => {
    const on: Way = { ...way, field: { ...field } };
    const area = inside(2540, 5080, 10160, 10160);
    const first = keptLattice(on, area, inch(1), 'here');
    expect(first).toEqual(latticeIn(on, area, inch(1)));
    expect(keptLattice(on, area, inch(1), 'here')).toBe(first);
    expect(keptLattice(on, area, inch(2), 'here')).toEqual(latticeIn(on, area, inch(2)));
    expect(keptLattice(on, inside(0, 0, 5000, 5000), inch(1), 'there')).toEqual([
      { x: 1250, y: 1250 },
      { x: 2520, y: 3451 },
    ]);
    expect(keptLattice(on, area, inch(1), 'turned', true)).toEqual(latticeIn(on, area, inch(1), true));
    expect(keptLattice({ ...way, field: { ...field } }, area, inch(1), 'here')).not.toBe(first);
    expect(keptLattice(on, area, inch(1), 'here')).toBe(first);
  });

  test('a footprint as a key', () => {
    expect([keyOf(null), keyOf(rectangle(1, 2, 3, 4))]).toEqual(['-', '1,2 3,2 3,4 1,4']);
  });

  test('[MW 15.0] clear of others: base to base, with the tolerance', () => {
    const others = [
      { x: 0, y: 0 },
      { x: 9000, y: 9000 },
    ];
    expect([2498, 2497].map((x) => isClearOf({ x, y: 0 }, others))).toEqual([true, false]);
    expect([2498, 2497].map((y) => isClearOf({ x: 9000, y: 9000 - y }, others))).toEqual([true, false]);
    expect([1767, 1766].map((d) => isClearOf({ x: d, y: d }, others))).toEqual([true, false]);
    expect(isClearOf({ x: 0, y: 0 }, [])).toBe(true);
  });
});

describe('where treasures may lie', () => {
  const lying: GameObject = { id: 0, kind: 'treasure', where: 'field', x: 7, y: 9, carrier: null };
  const carried: GameObject = { ...lying, id: 1, where: 'carried', carrier: 2 };

  test('[ItT the-prize.setup] wholly within 3 in of the middle', () => {
    expect(objectArea('the-prize', 2, [])).toEqual({
      rings: [{ of: marker(inch(6), inch(8)), least: -FAR, most: inch(3) - 2500 }],
    });
  });

  test('[ItT treasure-dash.setup] [ItT treasure-clash.setup] within 4 or 6 in, 2 in from those that lie there', () => {
    const other = { of: { x: 7, y: 9, radius: 1250 }, least: inch(2), most: FAR };
    expect(objectArea('treasure-dash', 2, [lying, carried])).toEqual({
      rings: [{ of: marker(inch(6), inch(8)), least: -FAR, most: inch(4) }, other],
    });
    expect(objectArea('treasure-clash', 4, [lying])).toEqual({
      rings: [{ of: marker(inch(12), inch(8)), least: -FAR, most: inch(6) }, other],
    });
  });

  test('[ItT fragment-frenzy.setup] no others', () => {
    expect([objectArea('king-of-the-hill', 2, []), objectArea('fragment-frenzy', 2, [])]).toEqual([null, null]);
  });
});
