// Free battles: points, forces, goals.
import { describe, expect, test } from 'vitest';
import {
  BUDGETS,
  DEFAULT_BUDGET,
  forceCost,
  gridBattles,
  makeFreeBattle,
  refuseForce,
  SCENARIOS,
  type UnitType,
} from '../index.ts';
import { begin, configProblem, plainMap, readConfig } from '../testing.ts';

const FOUR: readonly UnitType[] = ['knight', 'pikeman', 'archer', 'militia']; // 12 + 9 + 8 + 5
const free = (more: object) => ({ free: { map: { seed: 1 }, forces: [FOUR, FOUR], ...more } });
const times = (n: number, type: UnitType): UnitType[] => Array<UnitType>(n).fill(type);

describe('points', () => {
  test.each([
    [60, 2],
    [80, 3],
    [120, 4],
  ])('[FB-01] %i points with %i activations a turn for both sides', (points, activations) => {
    const { scenario } = readConfig(free({ points }));
    if (typeof scenario === 'string') throw new Error('a free battle is a scenario of its own');
    expect(scenario.points).toBe(points);
    expect(scenario.sides.map((side) => side.activations)).toEqual([activations, activations]);
    expect(scenario.source).toBe('house');
  });

  test('[FB-01] 80 unless said otherwise, and nothing else', () => {
    expect(BUDGETS).toEqual([60, 80, 120]);
    expect(DEFAULT_BUDGET).toBe(80);
    expect(readConfig(free({}))).toEqual(readConfig(free({ points: 80 })));
    for (const points of [0, 79, 100, '80', null])
      expect(configProblem(free({ points }))).toContain('config.free.points');
  });

  test('[FB-01] a force costs the points of its units, and at most the budget', () => {
    expect(forceCost(FOUR)).toBe(34);
    expect(forceCost([])).toBe(0);
    const sixty: UnitType[] = [...times(3, 'knight'), 'crossbow', 'spearman', 'lightcav']; // 36 + 10 + 14
    expect(refuseForce(sixty, 60)).toBeUndefined();
    expect(refuseForce([...sixty.slice(0, -1), 'horsearcher'], 60)).toContain('at most 60 points, not 61 (FB-01)');
    const both = [...times(3, 'knight'), ...times(3, 'manatarms')]; // 69
    expect(configProblem(free({ points: 60, forces: [FOUR, both] }))).toContain('side B: a force may cost at most 60');
    expect(configProblem(free({ points: 80, forces: [FOUR, both] }))).toBeUndefined();
  });

  test('[FB-01] the two forces need not be equal, but each must have a unit', () => {
    expect(configProblem(free({ forces: [FOUR, ['militia']] }))).toBeUndefined();
    for (const forces of [
      [FOUR, []],
      [[], FOUR],
    ])
      expect(configProblem(free({ forces }))).toBe('config.free.forces: a force needs at least one unit');
    for (const forces of [[FOUR], []])
      expect(configProblem(free({ forces }))).toBe('config.free.forces: must be two lists of units');
    expect(configProblem(free({ forces: [FOUR, FOUR, FOUR] }))).toContain('at most 2');
    expect(refuseForce([], 80)).toContain('at least one unit');
  });
});

describe('what may be taken', () => {
  test('[FB-03] at most three of one unit', () => {
    expect(refuseForce(times(3, 'militia'), 60)).toBeUndefined();
    expect(refuseForce(times(4, 'militia'), 60)).toContain('at most 3 of one unit');
    expect(refuseForce(times(4, 'militia'), 60)).toContain('Militia (FB-03)');
    expect(configProblem(free({ forces: [times(4, 'militia'), FOUR] }))).toContain(
      'side A: a force may hold at most 3',
    );
  });

  test('[FB-03] at most two engines in all', () => {
    expect(refuseForce(['ballista', 'catapult', 'militia'], 60)).toBeUndefined();
    expect(refuseForce(['ballista', 'catapult', 'trebuchet'], 60)).toContain('at most 2 engines, not 3 (FB-03)');
    expect(refuseForce(times(3, 'ballista'), 60)).toContain('2 engines');
  });
});

describe('the map', () => {
  test('[FB-02] 13 by 9: drawn from a seed, lent by a scenario, or given', () => {
    for (const map of [{ seed: 7 }, 'S4', 's8', 'the-keep', plainMap(13, 9)])
      expect(configProblem(free({ map })), JSON.stringify(map)).toBeUndefined();
    const { scenario } = readConfig(free({ map: 'crown-for-a-crown' }));
    expect(scenario).toMatchObject({ map: SCENARIOS.S8.map });
  });

  test('[FB-02] no other size', () => {
    for (const map of ['S1', 'S2', 'S6', plainMap(9, 13), plainMap(13, 8)])
      expect(configProblem(free({ map })), JSON.stringify(map)).toContain('13 by 9 hexes (FB-02)');
  });

  test.each([
    ['no scenario', 'S9'],
    ['no seed', {}],
    ['a seed that is no whole number', { seed: 1.5 }],
    ['a negative seed', { seed: -1 }],
    ['a huge seed', { seed: 2 ** 53 }],
    ['a number', 7],
    ['nothing', null],
    ['unknown ground', Array<string>(9).fill('?'.repeat(13))],
  ])('[FB-02] %s is refused', (_, map) => {
    expect(configProblem(free({ map }))).toContain('config.free.map');
  });

  test('[FB-04] a force that does not fit into its two rows is refused', () => {
    const wall = [...Array<string>(7).fill('.'.repeat(13)), 'p'.repeat(13), '..pppppppppp.'];
    expect(configProblem(free({ map: wall, forces: [['knight', 'knight', 'ballista'], FOUR] }))).toBeUndefined();
    expect(configProblem(free({ map: wall, forces: [['knight', 'knight', 'medcav', 'ballista'], FOUR] }))).toContain(
      'config.free: the units of side A do not fit into their two rows of this map (FB-04)',
    );
    const top = wall.toReversed();
    expect(configProblem(free({ map: top, forces: [FOUR, ['knight', 'knight', 'ballista']] }))).toBeUndefined();
    expect(configProblem(free({ map: top, forces: [FOUR, ['knight', 'knight', 'medcav', 'ballista']] }))).toContain(
      'the units of side B do not fit',
    );
  });
});

describe('the goal', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [7, 4],
  ])('[FB-05] of %i enemy units %i must be destroyed', (units, count) => {
    const seven: readonly UnitType[] = [...times(3, 'militia'), ...times(3, 'spearman'), 'archer'];
    const enemy = seven.slice(0, units);
    const { scenario } = readConfig(free({ forces: [FOUR, enemy] }));
    expect(scenario).toMatchObject({
      sides: [{ wins: [{ type: 'destroy', count }] }, { wins: [{ type: 'destroy', count: 2 }] }],
    });
  });

  test('[FB-06] twelve rounds, then destroyed health', () => {
    const { scenario } = readConfig(free({ points: 120 }));
    expect(scenario).toMatchObject({ roundLimit: 12 });
  });
});

test('[FB-01] [FB-04] the configuration survives JSON, and the battle starts with side A deploying', () => {
  const config = readConfig(free({}));
  expect(readConfig(JSON.parse(JSON.stringify(config)))).toEqual(config);
  const b = begin(config);
  expect([b.phase, b.round, b.turn]).toEqual(['deployment', 0, 0]);
  expect(b.units.every((u) => u.hex === null)).toBe(true);
  expect(gridBattles.decisions(b)).toEqual([
    { seat: 0, kind: 'deploy', rule: 'FB-04', units: ['A1', 'A2', 'A3', 'A4'], owed: 0 },
  ]);
});

test('[FB-01] [FB-04] [FB-05] [FB-06] a free battle is a whole scenario, written for both sides', () => {
  const map = plainMap(13, 9);
  const enemy: readonly UnitType[] = ['knight', 'pikeman', 'archer'];
  expect(makeFreeBattle(60, map, [['militia'], enemy])).toEqual({
    id: 'free',
    name: 'Free battle',
    source: 'house',
    summary: '60 points a side on open choice of units.',
    map,
    sides: [
      {
        name: 'Blue',
        activations: 2,
        units: [{ type: 'militia', hex: null }],
        wins: [{ type: 'destroy', count: 2 }],
      },
      {
        name: 'Red',
        activations: 2,
        units: enemy.map((type) => ({ type, hex: null })),
        wins: [{ type: 'destroy', count: 1 }],
      },
    ],
    roundLimit: 12,
    points: 60,
    beats: {},
  });
});

test('[FB-01] choices that are not known are refused, and so is a scenario beside a free battle', () => {
  expect(configProblem(free({ budget: 80 }))).toContain('config.free.budget');
  expect(configProblem({ ...free({}), scenario: 'S1' })).toContain('config.scenario');
  expect(configProblem(free({ forces: [['dragon'], FOUR] }))).toContain('there is no unit "dragon"');
  for (const wrong of [null, 7, 'S1', []]) expect(configProblem({ free: wrong })).toContain('config.free');
});
