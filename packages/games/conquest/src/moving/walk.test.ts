// Walks: what is refused and why, what a walk costs, whom it engages. Legions and Zombies have 40 mm bases: 1.575" between the
// centres when they touch, so gaps of 0.475", 0.525", 0.975" and 1.025" lie 2.05", 2.1", 2.55" and 2.6" between the centres.
import { inch, type Point } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { MapPiece } from '../content/types.ts';
import { friendsBeside } from '../ground/standing.ts';
import { modelOf } from '../state/battle.ts';
import type { ConquestEvent, WalkFault } from '../state/types.ts';
import { maybeRuled } from '../testing/ruled.ts';
import { at, type Given, type GivenModel, sceneOf } from '../testing/scenes.ts';
import { leftBehind } from './leaving.ts';
import { walkCommands } from './stops.ts';
import { applyWalk, refuseWalk } from './walk.ts';

const events: ConquestEvent[] = [];
const table = {
  roll: () => [],
  shuffle: <T>(items: readonly T[]) => items,
  final: () => {},
  tell: (event: ConquestEvent) => {
    events.push(event);
  },
};

const LEGION: GivenModel = { sheet: 'legion', at: [10, 10] };
const zombies = (x: number, y: number, more: Partial<GivenModel> = {}): GivenModel => ({
  seat: 1,
  sheet: 'zombies',
  at: [x, y],
  ...more,
});
const custom = (...pieces: readonly MapPiece[]): NonNullable<Given['config']> => ({ terrain: 'custom', pieces });
const FOREST: MapPiece = { k: 'forest', shape: { disc: [16, 10, 4] } };
const WALL: MapPiece = {
  k: 'mountain',
  shape: {
    poly: [
      [12, 9],
      [13, 9],
      [13, 11],
      [12, 11],
    ],
  },
};

type Ends = readonly (readonly [number, number])[];
const points = (ends: Ends): readonly Point[] => ends.map(([x, y]) => at(x, y));

type Case = readonly [string, Given, Ends, 'engage' | 'go', WalkFault | undefined];

const check = (cases: readonly Case[]) =>
  test.each(cases)('%s', (_, given, ends, how, why) => {
    const b = sceneOf(given);
    const refusal = maybeRuled(refuseWalk(b, b.models[0]!, points(ends), how === 'engage'));
    if (why === undefined) expect(refusal).toBeUndefined();
    else expect(refusal).toMatchObject({ code: 'cannotWalk', model: 'A1', why });
  });

describe('length', () => {
  check([
    ['[CQ-30] its whole Move', { models: [LEGION] }, [[16, 10]], 'go', undefined],
    ['[CQ-30] a hair more', { models: [LEGION] }, [[16.05, 10]], 'go', 'tooLong'],
    [
      '[CQ-31] round a corner, added up',
      { models: [LEGION] },
      [
        [13, 10],
        [13, 13],
      ],
      'go',
      undefined,
    ],
    [
      '[CQ-31] the sum of the legs counts',
      { models: [LEGION] },
      [
        [13, 10],
        [13, 13.05],
      ],
      'go',
      'tooLong',
    ],
    [
      '[X-314] what the ledger has left',
      { models: [{ ...LEGION, turn: { ledger: inch(4) } }] },
      [[12, 10]],
      'go',
      undefined,
    ],
    ['[X-314] and no more', { models: [{ ...LEGION, turn: { ledger: inch(4) } }] }, [[12.05, 10]], 'go', 'tooLong'],
    ['Pack Animals', { models: [LEGION], research: [['pack-animals'], []] }, [[17, 10]], 'go', undefined],
    ['Hasten', { models: [{ ...LEGION, turn: { haste: 3 } }] }, [[19, 10]], 'go', undefined],
    ['[X-364] rooted', { models: [{ ...LEGION, rooted: true }] }, [[11, 10]], 'go', 'rooted'],
    ['[X-318] pinned', { models: [{ ...LEGION, turn: { pinned: true } }] }, [[11, 10]], 'go', 'pinned'],
    ['no leg', { models: [LEGION] }, [], 'go', 'empty'],
    ['where it stands', { models: [LEGION] }, [[10, 10]], 'go', 'empty'],
    [
      'there and back',
      { models: [LEGION] },
      [
        [11, 10],
        [10, 10],
      ],
      'go',
      undefined,
    ],
  ]);

  test('[CQ-31] points between the units of measure are refused', () => {
    const b = sceneOf({ models: [LEGION] });
    expect(refuseWalk(b, b.models[0]!, [{ x: 30000.5, y: 25400 }], false)).toMatchObject({ why: 'notWhole' });
    expect(refuseWalk(b, b.models[0]!, [{ x: Number.NaN, y: 25400 }], false)).toMatchObject({ why: 'notWhole' });
    expect(refuseWalk(b, b.models[0]!, [{ x: 2 ** 52, y: -(2 ** 52) }], false)).toMatchObject({ why: 'edge' });
  });
});

describe('difficult ground', () => {
  // 2" in the open, then the rim of the forest at x = 12
  check([
    [
      '[DW-66] [X-48] twice the cost inside: 2" and 2 × 2"',
      { models: [LEGION], config: custom(FOREST) },
      [[14, 10]],
      'go',
      undefined,
    ],
    ['[X-48] a hair more', { models: [LEGION], config: custom(FOREST) }, [[14.05, 10]], 'go', 'tooLong'],
    [
      '[X-314] the centre of the base decides, not its rim',
      {
        models: [LEGION],
        config: custom({
          k: 'forest',
          shape: {
            poly: [
              [8, 10.1],
              [20, 10.1],
              [20, 14],
              [8, 14],
            ],
          },
        }),
      },
      [[16, 10]],
      'go',
      undefined,
    ],
    [
      '[DW-66] 6" are 3" where all is difficult',
      { models: [LEGION], config: custom({ k: 'desert', shape: { disc: [10, 10, 8] } }) },
      [[13, 10]],
      'go',
      undefined,
    ],
    [
      '[DW-66] and no more',
      { models: [LEGION], config: custom({ k: 'desert', shape: { disc: [10, 10, 8] } }) },
      [[13.05, 10]],
      'go',
      'tooLong',
    ],
  ]);

  test('[X-314] the ledger keeps the cost, leg by leg', () => {
    const b = sceneOf({ models: [LEGION], config: custom(FOREST) });
    const once = applyWalk(b, 'A1', [at(13, 10)], table);
    expect(modelOf(once, 'A1').turn.ledger).toBe(inch(4));
    expect(modelOf(applyWalk(once, 'A1', [at(12, 10)], table), 'A1').turn.ledger).toBe(inch(6));
  });
});

describe('what is in the way', () => {
  check([
    ['[CQ-44] up to the edge', { models: [{ ...LEGION, at: [2, 10] }] }, [[0.8, 10]], 'go', undefined],
    ['[CQ-44] over the edge', { models: [{ ...LEGION, at: [2, 10] }] }, [[0.75, 10]], 'go', 'edge'],
    ['[X-315] through a mountain', { models: [LEGION], config: custom(WALL) }, [[15, 10]], 'go', 'impassable'],
    [
      '[X-315] its base grazes a mountain',
      { models: [LEGION], config: custom(WALL) },
      [
        [12.5, 11.75],
        [13, 11.75],
      ],
      'go',
      'impassable',
    ],
    [
      '[X-315] round it',
      { models: [LEGION], config: custom(WALL) },
      [
        [11.4, 11.8],
        [13, 11.8],
      ],
      'go',
      undefined,
    ],
    ['[CQ-40] through a friend', { models: [LEGION, { sheet: 'legion', at: [12, 10] }] }, [[14, 10]], 'go', undefined],
    ['[CQ-40] onto a friend', { models: [LEGION, { sheet: 'legion', at: [12, 10] }] }, [[13, 10]], 'go', 'occupied'],
    [
      '[X-315] touching a friend',
      { models: [LEGION, { sheet: 'legion', at: [12, 10] }] },
      [[13.6, 10]],
      'go',
      undefined,
    ],
    ['[CQ-40] through an enemy', { models: [LEGION, zombies(13, 10)] }, [[16, 10]], 'go', 'zone'],
    [
      '[CQ-40] through an enemy it engages behind',
      { models: [LEGION, zombies(12.6, 10)] },
      [[15, 10]],
      'engage',
      'enemy',
    ],
    [
      '[X-315] through a building of its own',
      { models: [LEGION, { sheet: 'castra', at: [13, 10] }] },
      [[16, 10]],
      'go',
      'building',
    ],
    [
      '[X-315] through a building of the enemy',
      { models: [LEGION, { seat: 1, sheet: 'crypt', at: [13, 10] }] },
      [[16, 10]],
      'go',
      'building',
    ],
    [
      '[X-319] touching a building of the enemy is no engagement',
      { models: [LEGION, { seat: 1, sheet: 'crypt', at: [14, 10] }] },
      [[12.2, 10]],
      'go',
      undefined,
    ],
    [
      '[X-319] nor can it be one',
      { models: [LEGION, { seat: 1, sheet: 'crypt', at: [14, 10] }] },
      [[12.2, 10]],
      'engage',
      'nobodyToEngage',
    ],
    [
      '[X-305] over a node, and onto it',
      { models: [LEGION], nodes: [{ id: 'M1', at: [12, 10] }] },
      [[12, 10]],
      'go',
      undefined,
    ],
    ['[X-315] over the city', { models: [{ ...LEGION, at: [15, 18] }] }, [[20, 18]], 'go', undefined],
  ]);
});

describe('who or what is in the way is told', () => {
  // a base of 40 mm has a radius of 2000; two hundredths of a millimetre over the edge are none
  const far = inch(36);
  test.each<[string, GivenModel['at'], Point, boolean]>([
    ['west', [2, 10], { x: 1998, y: 25400 }, true],
    ['west, a hair more', [2, 10], { x: 1997, y: 25400 }, false],
    ['south', [10, 2], { x: 25400, y: 1998 }, true],
    ['south, a hair more', [10, 2], { x: 25400, y: 1997 }, false],
    ['east', [34, 10], { x: far - 1998, y: 25400 }, true],
    ['east, a hair more', [34, 10], { x: far - 1997, y: 25400 }, false],
    ['north', [10, 34], { x: 25400, y: far - 1998 }, true],
    ['north, a hair more', [10, 34], { x: 25400, y: far - 1997 }, false],
    ['outside', [34, 10], { x: far + 10, y: 25400 }, false],
  ])('[CQ-44] the edge in the %s', (_, from, to, isOn) => {
    const b = sceneOf({ models: [{ ...LEGION, at: from }] });
    const refusal = refuseWalk(b, b.models[0]!, [to], false);
    if (isOn) expect(refusal).toBeUndefined();
    else expect(refusal).toEqual({ code: 'cannotWalk', rule: 'CQ-44', model: 'A1', why: 'edge', at: to });
  });

  const CASTRA: GivenModel = { sheet: 'castra', at: [10, 14] };
  test.each<[string, readonly GivenModel[], readonly [number, number], object]>([
    [
      '[X-316] the second enemy, beside two buildings',
      [CASTRA, zombies(10, 6), { ...CASTRA, at: [6, 14] }, zombies(13, 10)],
      [16, 10],
      { why: 'zone', rule: 'X-316', by: 'B2' },
    ],
    [
      '[X-315] the second building',
      [zombies(10, 6), CASTRA, { ...CASTRA, at: [13, 10] }],
      [16, 10],
      { why: 'building', rule: 'X-315', by: 'A3' },
    ],
    [
      '[CQ-40] the second friend, beside enemies and buildings',
      [zombies(10, 6), CASTRA, { sheet: 'legion', at: [7, 10] }, { sheet: 'legion', at: [12, 10] }],
      [13, 10],
      { why: 'occupied', rule: 'CQ-40', by: 'A4' },
    ],
    [
      '[X-316] who must be engaged',
      [zombies(6, 6), zombies(15, 10)],
      [12.45, 10],
      { why: 'mustEngage', rule: 'X-316', by: 'B2' },
    ],
  ])('%s', (_, others, to, wanted) => {
    const b = sceneOf({ models: [LEGION, ...others] });
    expect(refuseWalk(b, b.models[0]!, [at(...to)], false)).toMatchObject(wanted);
  });

  test('[X-315] the place where a mountain is met', () => {
    const b = sceneOf({ models: [LEGION], config: custom(WALL) });
    const refusal = refuseWalk(b, b.models[0]!, [at(15, 10)], false);
    expect(refusal).toMatchObject({ why: 'impassable', rule: 'X-315', at: { y: at(10, 10).y } });
  });

  test('[X-314] what it costs and what is left', () => {
    const b = sceneOf({ models: [{ ...LEGION, turn: { ledger: inch(4) } }] });
    expect(refuseWalk(b, b.models[0]!, [at(13, 10)], false)).toMatchObject({ cost: inch(3), limit: inch(2) });
  });
});

describe('enemies', () => {
  check([
    [
      '[CQ-41] [X-316] half an inch past an enemy',
      { models: [LEGION, zombies(12, 12.1)] },
      [[15, 10]],
      'go',
      undefined,
    ],
    ['[CQ-41] nearer than that', { models: [LEGION, zombies(12, 12.05)] }, [[15, 10]], 'go', 'zone'],
    [
      '[X-316] a stop within an inch must be declared',
      { models: [LEGION, zombies(15, 10)] },
      [[12.45, 10]],
      'go',
      'mustEngage',
    ],
    ['[CQ-42] [X-316] and may be', { models: [LEGION, zombies(15, 10)] }, [[12.45, 10]], 'engage', undefined],
    ['[X-316] farther it is none', { models: [LEGION, zombies(15, 10)] }, [[12.4, 10]], 'go', undefined],
    ['[X-316] and cannot be', { models: [LEGION, zombies(15, 10)] }, [[12.4, 10]], 'engage', 'nobodyToEngage'],
    ['[CQ-42] base to base', { models: [LEGION, zombies(15, 10)] }, [[13.4, 10]], 'engage', undefined],
    [
      '[X-316] past one to engage another',
      { models: [LEGION, zombies(12, 12.05), zombies(16, 10)] },
      [[14.4, 10]],
      'engage',
      'zone',
    ],
    [
      '[X-316] past one that it engages too',
      { models: [LEGION, zombies(12.5, 12.05), zombies(15, 10)] },
      [[13.4, 10]],
      'engage',
      undefined,
    ],
    [
      '[X-319] a building beside it is no part of it',
      { models: [LEGION, { seat: 1, sheet: 'crypt', at: [14, 13] }, zombies(15, 10)] },
      [[13.4, 10]],
      'engage',
      undefined,
    ],
  ]);

  const RULED = (engageDistance: 'half' | 'contact', ...models: readonly GivenModel[]): Given => ({
    rulings: { engageDistance },
    models,
  });
  check([
    [
      '[X-316] `engageDistance` half: 0.975" is no engagement',
      RULED('half', LEGION, zombies(15, 10)),
      [[12.45, 10]],
      'go',
      undefined,
    ],
    [
      '[X-316] `engageDistance` half: 0.475" is one',
      RULED('half', LEGION, zombies(15, 10)),
      [[12.95, 10]],
      'engage',
      undefined,
    ],
    [
      '[X-316] `engageDistance` contact: 0.475" is too near',
      RULED('contact', LEGION, zombies(15, 10)),
      [[12.95, 10]],
      'go',
      'zone',
    ],
    [
      '[X-316] `engageDistance` contact: 0.475" engages nobody',
      RULED('contact', LEGION, zombies(15, 10)),
      [[12.95, 10]],
      'engage',
      'nobodyToEngage',
    ],
  ]);

  test('[X-316] `engageDistance` contact: base to base is the engagement', () => {
    const b = sceneOf(RULED('contact', LEGION, zombies(15, 10)));
    const touching = { x: at(15, 10).x - 4000, y: at(15, 10).y };
    expect(refuseWalk(b, b.models[0]!, [touching], true)).toBeUndefined();
    expect(refuseWalk(b, b.models[0]!, [touching], false)).toMatchObject({ why: 'mustEngage' });
  });
});

describe('leaving a melee', () => {
  // 0.125" between the bases
  const melee: Given = { models: [LEGION, zombies(11.7, 10)] };
  check([
    ['[X-39] [X-317] straight away is free', melee, [[6, 10]], 'go', undefined],
    ['[X-317] sideways the gap grows', melee, [[10, 13]], 'go', undefined],
    ['[X-317] nearer it may not come', melee, [[10.1, 11]], 'engage', 'closer'],
    [
      '[X-317] nor slide round it: the second leg comes nearer',
      melee,
      [
        [10, 10.5],
        [11, 12],
      ],
      'engage',
      'closer',
    ],
    [
      '[X-317] once it is half an inch away, it is an enemy like any other',
      melee,
      [
        [10, 12],
        [11, 12.4],
      ],
      'engage',
      undefined,
    ],
    [
      '[X-316] and its half inch is kept',
      melee,
      [
        [10, 12.1],
        [13.6, 11.8],
      ],
      'go',
      'zone',
    ],
    ['[X-316] staying within an inch of it is an engagement', melee, [[9.5, 10]], 'go', 'mustEngage'],
    ['[X-316] which may be declared', melee, [[9.5, 10]], 'engage', undefined],
    ['[X-317] from 0.525" the half inch holds', { models: [LEGION, zombies(12.1, 10)] }, [[10, 7]], 'go', undefined],
    ['[X-317] from 0.525" it may close in', { models: [LEGION, zombies(12.1, 10)] }, [[10.5, 10]], 'engage', undefined],
  ]);

  describe('[X-317] [X-377] two hundredths of a millimetre nearer are none', () => {
    const b = sceneOf(melee);
    const { x, y } = at(10, 10);
    test.each<[string, readonly (readonly [number, number])[], 'closer' | undefined]>([
      ['two nearer', [[2, 0]], undefined],
      ['three nearer', [[3, 0]], 'closer'],
      ['all but across: a hair nearer on its way', [[1, 5080]], undefined],
      [
        '[X-317] small steps do not add up',
        [
          [2, 0],
          [4, 0],
        ],
        'closer',
      ],
      [
        '[X-317] from where it had got away to it may not come back',
        [
          [-20, 0],
          [-17, 0],
        ],
        'closer',
      ],
    ])('%s', (_, ends, why) => {
      const path = ends.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
      const refusal = refuseWalk(b, b.models[0]!, path, true) ?? refuseWalk(b, b.models[0]!, path, false);
      if (why === undefined) expect(refuseWalk(b, b.models[0]!, path, ends[0]![1] === 0)).toBeUndefined();
      else expect(refusal).toMatchObject({ rule: 'X-317', why, by: 'B1' });
    });
  });

  test.each([
    [2542, 'mustEngage'],
    [2543, undefined],
  ] as const)('[X-316] an inch, but for the tolerance: a gap of %i units', (gap, why) => {
    const b = sceneOf({ models: [LEGION, zombies(15, 10)] });
    const refusal = refuseWalk(b, b.models[0]!, [{ x: at(15, 10).x - 4000 - gap, y: at(15, 10).y }], false);
    if (why === undefined) expect(refusal).toBeUndefined();
    else expect(refusal).toMatchObject({ why, by: 'B1' });
  });

  test.each<[string, readonly [number, number]]>([
    ['east', [1, 0]],
    ['north', [0, 1]],
    ['west', [-1, 0]],
    ['south', [0, -1]],
  ])('[X-317] small steps do not add up, whichever way the foe stands: %s', (_, [east, north]) => {
    const { x, y } = at(18, 10);
    const b = sceneOf({ models: [{ ...LEGION, at: [18, 10] }, zombies(18 + 1.7 * east, 10 + 1.7 * north)] });
    const refusal = (...towards: readonly number[]) => {
      const path = towards.map((by) => ({ x: x + by * east, y: y + by * north }));
      return refuseWalk(b, b.models[0]!, path, true);
    };
    expect([refusal(2), refusal(-20, -18)]).toEqual([undefined, undefined]);
    for (const path of [[3], [2, 4], [-20, -17], [-20, -18, -16]])
      expect(refusal(...path)).toMatchObject({ why: 'closer', by: 'B1' });
  });

  // 5270 units between the centres of two 40 mm bases are half an inch between the bases
  test.each<[number, 'closer' | undefined]>([
    [5267, 'closer'],
    [5268, undefined],
    [5270, undefined],
    [5272, undefined],
  ])('[X-317] close is less than half an inch, but for the tolerance: %i units between the centres', (apart, why) => {
    const b = sceneOf(melee);
    const [legion, foe] = b.models;
    const stood = { ...b, models: [legion!, { ...foe!, at: { x: at(10, 10).x + apart, y: at(10, 10).y } }] };
    const refusal = refuseWalk(stood, legion!, [{ x: at(10, 10).x + 500, y: at(10, 10).y }], true);
    if (why === undefined) expect(refusal).toBeUndefined();
    else expect(refusal).toMatchObject({ why });
    expect(
      walkCommands(stood, legion!).some(
        (c) => c.engage && c.path.length === 1 && c.path[0]!.x === at(10, 10).x + apart - 4000,
      ),
    ).toBe(why === undefined);
  });

  test('[X-39] whom it leaves strikes only with `stickyMelee`', () => {
    const stop = [at(10, 13)];
    const free = sceneOf(melee);
    expect(leftBehind(free, free.models[0]!, stop)).toEqual([]);
    const sticky = sceneOf({ ...melee, rulings: { stickyMelee: true } });
    expect(leftBehind(sticky, sticky.models[0]!, stop).map((m) => m.id)).toEqual(['B1']);
    expect(leftBehind(sticky, sticky.models[0]!, [at(9.5, 10)])).toEqual([]);
  });
});

describe('engagements', () => {
  test('[X-318] the mover and whom it was not beside are pinned, old opponents are not', () => {
    const b = sceneOf({
      models: [{ ...LEGION, turn: { near: ['B1'] } }, zombies(8.3, 12), zombies(10, 14)],
    });
    const after = applyWalk(b, 'A1', [at(10, 12)], table);
    expect(modelOf(after, 'A1').turn).toMatchObject({ pinned: true, engaged: true });
    expect(modelOf(after, 'B1').turn.pinned).toBe(false);
    expect(modelOf(after, 'B2').turn.pinned).toBe(true);
    expect(events.at(-1)).toMatchObject({ type: 'engaged', model: 'A1', with: ['B1', 'B2'] });
  });

  test('[X-316] a walk that engages nobody pins nobody', () => {
    const b = sceneOf({ models: [LEGION, zombies(15, 10)] });
    expect(applyWalk(b, 'A1', [at(12.4, 10)], table).models.some((m) => m.turn.pinned || m.turn.engaged)).toBe(false);
  });
});

test('[DW-46] coherency is that of where a unit stops', () => {
  const b = sceneOf({ models: [LEGION, { sheet: 'legion', at: [12, 10] }] });
  expect(friendsBeside(b, b.models[0]!).map((m) => m.id)).toEqual(['A2']);
  const after = applyWalk(b, 'A1', [at(6, 10)], table);
  expect(friendsBeside(after, after.models[0]!)).toEqual([]);
});

test('[CQ-43] a base has no facing', () => {
  const b = sceneOf({ models: [LEGION] });
  expect(Object.keys(b.models[0]!)).not.toContain('facing');
});

test('[X-325] what a unit carries is delivered where it stops', () => {
  const b = sceneOf({
    models: [
      { ...LEGION, relics: ['R1'] },
      { sheet: 'praetorium', at: [15, 10] },
    ],
    nodes: [{ id: 'R1', at: null }],
  });
  const after = applyWalk(b, 'A1', [at(12.5, 10)], table);
  expect(after.models.map((m) => m.relics)).toEqual([[], ['R1']]);
});
