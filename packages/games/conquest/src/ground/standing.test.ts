// Who stands beside whom (DW-41 to DW-46, X-316, X-319, X-336). 40 mm bases touch at 4000 units, an inch has 2540, ε is 2.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { type Given, type GivenModel, sceneOf } from '../testing/scenes.ts';
import {
  areWithin,
  buildingsOfSide,
  engageDistance,
  foesBeside,
  friendsBeside,
  isInContact,
  isNearNode,
  livingUnits,
  quarterOf,
  unitsOfSide,
} from './standing.ts';

const LEGION: GivenModel = { sheet: 'legion', at: [10, 10] };

test('[DW-03] [X-377] the gap between bases, to two units', () => {
  const within = (dx: number, dy: number) => areWithin({ x: 0, y: 0 }, 2000, { x: dx, y: dy }, 1250, 2540);
  expect([within(5792, 0), within(5793, 0), within(0, -5792), within(0, -5793)]).toEqual([true, false, true, false]);
  expect([within(3475, 4633), within(3476, 4634)]).toEqual([true, false]); // 5791.3 and 5792.7
});

describe('[DW-42] beside', () => {
  const beside = (other: GivenModel, given: Given = {}) => {
    const b = sceneOf({ models: [LEGION, other], ...given });
    return [friendsBeside(b, b.models[0]!).length, foesBeside(b, b.models[0]!).length, isInContact(b, b.models[0]!)];
  };
  const friend = (x: number, more: Partial<GivenModel> = {}): GivenModel => ({ sheet: 'legion', at: [x, 10], ...more });
  const foe = (x: number, more: Partial<GivenModel> = {}): GivenModel => ({
    seat: 1,
    sheet: 'zombies',
    at: [x, 10],
    ...more,
  });
  test.each<[string, GivenModel, readonly [number, number, boolean]]>([
    ['a friend within an inch', friend(12.55), [1, 0, false]],
    ['a friend farther', friend(12.6), [0, 0, false]],
    ['a foe within an inch', foe(12.55), [0, 1, true]],
    ['a foe farther', foe(12.6), [0, 0, false]],
    ['[X-319] a building of one’s own', friend(12, { sheet: 'castra' }), [0, 0, false]],
    ['[X-319] a building of theirs', foe(12, { sheet: 'crypt' }), [0, 0, false]],
    ['[X-336] a dying friend', friend(12, { wounds: 0 }), [1, 0, false]],
    ['[X-336] a dying foe', foe(12, { wounds: 0 }), [0, 1, true]],
  ])('%s', (_, other, wanted) => {
    expect(beside(other)).toEqual(wanted);
  });
  test.each([
    ['inch', 2540, true, true],
    ['half', 1270, true, false],
    ['contact', 0, false, false],
  ] as const)('[X-17] `engageDistance` %s: %i units', (engage, units, half, inchOff) => {
    const rulings = { engageDistance: engage };
    expect(engageDistance(sceneOf({ rulings }))).toBe(units);
    expect([beside(foe(12), { rulings })[2], beside(foe(12.5), { rulings })[2]]).toEqual([half, inchOff]);
    expect(beside(friend(12.5), { rulings })[0]).toBe(1); // coherency stays an inch
  });
});

test('units and buildings of a side, and who of them lives', () => {
  const b = sceneOf({
    models: [
      LEGION,
      { sheet: 'legate', at: [14, 10], wounds: 0 },
      { sheet: 'castra', at: [18, 10] },
      { seat: 1, sheet: 'zombies', at: [20, 20] },
    ],
  });
  const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).join(' ');
  expect([ids(unitsOfSide(b, 0)), ids(livingUnits(b, 0)), ids(buildingsOfSide(b, 0))]).toEqual(['A1 A2', 'A1', 'A3']);
  expect([ids(unitsOfSide(b, 1)), ids(livingUnits(b, 1)), ids(buildingsOfSide(b, 1))]).toEqual(['B1', 'B1', '']);
});

test('[X-320] near a node: an inch from base to base; a relic that is held lies nowhere', () => {
  const b = sceneOf({
    models: [LEGION],
    nodes: [
      { id: 'M1', at: [10, 10] },
      { id: 'R1', at: [10, 10] },
      { id: 'R2', at: null },
    ],
  });
  const near = (node: number, dy: number) =>
    isNearNode(b, b.models[0]!, { x: inch(10), y: inch(10) + dy }, b.nodes[node]!);
  expect([near(0, 7042), near(0, 7043), near(1, 5792), near(1, 5793), near(2, 0)]).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});

test('[CQ-16] quarters: south-west, south-east, north-west, north-east', () => {
  const quarter = (x: number, y: number) => quarterOf(100, { x, y });
  expect([
    quarter(49, 49),
    quarter(50, 49),
    quarter(49, 50),
    quarter(50, 50),
    quarter(0, 0),
    quarter(100, 100),
  ]).toEqual([0, 1, 2, 3, 0, 3]);
});
