// Income, harvests and relics: what each brings, to whom, and what is refused.
import { describe, expect, test } from 'vitest';
import { modelOf, nodeOf } from '../state/battle.ts';
import type { Battle, HarvestFault } from '../state/types.ts';
import { at, type Given, type GivenModel, sceneOf } from '../testing/scenes.ts';
import { applyHarvest, harvestCommands, harvestYield, refuseHarvest } from './harvest.ts';
import { applyIncome, incomeOf, markTaken } from './income.ts';
import { delivered, droppedRelics } from './relics.ts';

const table = { roll: () => [], shuffle: <T>(items: readonly T[]) => items, final: () => {} };

const HQ: GivenModel = { sheet: 'praetorium', at: [18, 6] };
const FORUM: GivenModel = { sheet: 'forum', at: [18, 6] };
const SHRINE: GivenModel = { sheet: 'shrine', at: [12, 6] };
const QUARRY: GivenModel = { sheet: 'quarry', at: [6, 6], node: 'M1' };
const M1 = { id: 'M1', at: [4, 6] } as const;

describe('income', () => {
  const cases: readonly [string, Given, readonly [R: number, A: number]][] = [
    ['[X-323] nothing stored, nothing mined', { models: [HQ] }, [0, 0]],
    ['[CQ-37] a [Mine] pays its Harvest', { models: [HQ, QUARRY], nodes: [M1] }, [40, 0]],
    ['[CQ-37] an extractor without a deposit pays nothing', { models: [{ ...QUARRY, node: null }] }, [0, 0]],
    [
      '[CQ-37] [X-322] only a [Mine] is paid for a deposit',
      { models: [{ sheet: 'castra', at: [6, 6], node: 'M1' }], nodes: [M1], research: [['deep-drills'], []] },
      [0, 0],
    ],
    ['[CQ-39] a Forum pays by itself', { models: [FORUM] }, [20, 0]],
    ['[CQ-35] [CQ-38] relics in the headquarters bring Aether', { models: [{ ...HQ, relics: ['R1', 'R2'] }] }, [0, 20]],
    ['[CQ-36] a Temple brings more for each', { models: [HQ, { ...SHRINE, relics: ['R1'] }] }, [0, 12]],
    [
      '[X-323] all of it',
      { models: [{ ...FORUM, relics: ['R1'] }, { ...SHRINE, relics: ['R2', 'R3'] }, QUARRY] },
      [60, 32],
    ],
    [
      '[X-323] buildings of the enemy pay the enemy',
      { models: [{ seat: 1, sheet: 'grave-pit', at: [6, 6], node: 'M1' }] },
      [0, 0],
    ],
    ['[X-322] whoever stands beside it', { models: [QUARRY, { seat: 1, sheet: 'zombies', at: [8, 6] }] }, [40, 0]],
    ['Deep Drills', { models: [QUARRY], research: [['deep-drills'], []] }, [45, 0]],
    ['Aqueducts', { models: [FORUM], research: [['aqueducts'], []] }, [40, 0]],
    ['Aqueducts without a headquarters', { models: [QUARRY], research: [['aqueducts'], []] }, [40, 0]],
    [
      'Reliquary Rites',
      {
        models: [
          { ...HQ, relics: ['R1'] },
          { ...SHRINE, relics: ['R2'] },
        ],
        research: [['reliquary-rites'], []],
      },
      [0, 28],
    ],
    [
      '[X-311] twice at 3000 points',
      { points: 3000, models: [{ ...FORUM, relics: ['R1'] }, QUARRY], research: [['deep-drills'], []] },
      [130, 16],
    ],
    ['[X-311] a whole factor: once at 2999', { points: 2999, models: [QUARRY] }, [40, 0]],
    ['[X-311] at least once', { points: 500, models: [QUARRY] }, [40, 0]],
    ['[X-311] the switch', { points: 3000, models: [QUARRY], rulings: { yieldScale: false } }, [40, 0]],
  ];
  test.each(cases)('%s', (_, given, [R, A]) => {
    const b = applyIncome(
      sceneOf({
        ...given,
        banks: [
          [7, 3],
          [0, 0],
        ],
      }),
      0,
      table,
    );
    expect(b.sides[0].bank).toEqual({ R: 7 + R, A: 3 + A });
    expect(b.sides[0].income).toEqual({ R, A });
    expect(b.sides[1].bank).toEqual({ R: 0, A: 0 });
  });

  test('[X-323] what brings nothing is not listed; [X-369] what is no [Mine] marks no deposit', () => {
    const b = sceneOf({
      models: [{ sheet: 'castra', at: [6, 6], node: 'M1' }, HQ, { ...QUARRY, at: [20, 20], node: 'M2' }],
      nodes: [M1, { id: 'M2', at: [22, 20] }],
    });
    expect(incomeOf(b, 0)).toEqual([{ model: 'A3', R: 40, A: 0 }]);
    expect(applyIncome(b, 0, table).nodes.map(({ taken }) => taken[0])).toEqual([false, true]);
  });

  test('[X-369] a [Mine] of the enemy marks nothing for one’s own side; [X-323] nothing is told where nothing is paid', () => {
    const b = sceneOf({
      models: [
        { seat: 1, sheet: 'grave-pit', at: [6, 6], node: 'M1' },
        { ...QUARRY, at: [12, 12], node: 'M2' },
      ],
      nodes: [M1, { id: 'M2', at: [10, 12] }],
    });
    const events: unknown[] = [];
    const telling = { ...table, tell: (event: unknown) => events.push(event) };
    const own = applyIncome(b, 0, telling);
    expect([nodeOf(own, 'M1').taken, nodeOf(own, 'M2').taken]).toEqual([
      [false, false],
      [true, false],
    ]);
    const both = applyIncome(own, 1, telling);
    expect([nodeOf(both, 'M1').taken, nodeOf(both, 'M2').taken]).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(events).toMatchObject([
      { type: 'income', side: 0, R: 40, A: 0, from: [{ model: 'A1', R: 40, A: 0 }] },
      { type: 'income', side: 1, R: 40, A: 0 },
    ]);
    const none = sceneOf({ models: [{ sheet: 'castra', at: [6, 6] }] });
    const quiet = applyIncome(none, 0, telling);
    expect([events.length, quiet.sides[0].bank, quiet.sides[0].income]).toEqual([2, { R: 0, A: 0 }, { R: 0, A: 0 }]);
  });

  test('[X-323] Contracts: each relic in the headquarters also brings R, one in a Temple does not', () => {
    const b = sceneOf({
      factions: ['black-sun', 'void'],
      research: [['contracts'], []],
      models: [
        { sheet: 'trade-hub', at: [18, 6], relics: ['R1', 'R2'] },
        { sheet: 'auction-house', at: [12, 6], relics: ['R3'] },
      ],
    });
    expect(incomeOf(b, 0)).toEqual([
      { model: 'A1', R: 20, A: 20 },
      { model: 'A2', R: 0, A: 12 },
    ]);
  });

  test.each([
    [5, true],
    [6, false],
  ])('[X-369] a [Mine] that pays marks its node up to round 5: round %i', (round, taken) => {
    const b = applyIncome(sceneOf({ models: [QUARRY], nodes: [M1], round }), 0, table);
    expect(nodeOf(b, 'M1').taken).toEqual([taken, false]);
  });
});

describe('[X-369] what has been taken', () => {
  const b = sceneOf({
    nodes: [M1, { id: 'M2', at: [10, 10] }, { id: 'G1', at: [20, 20] }, { id: 'R1', at: null }],
    round: 5,
  });
  const marks = (state: Battle, side: 0 | 1) => state.nodes.filter(({ taken }) => taken[side]).map(({ id }) => id);
  test('of several nodes those that are named, for one side, each once', () => {
    const one = markTaken(b, 0, ['M2']);
    expect([marks(one, 0), marks(one, 1)]).toEqual([['M2'], []]);
    const more = markTaken(markTaken(one, 0, ['R1', 'M2']), 1, ['M2', 'G1']);
    expect([marks(more, 0), marks(more, 1)]).toEqual([
      ['M2', 'R1'],
      ['M2', 'G1'],
    ]);
    expect(b.nodes.flatMap(({ taken }) => taken)).not.toContain(true);
  });
  test('what is marked already, and what is taken after round 5, changes nothing', () => {
    const one = markTaken(b, 1, ['M1']);
    expect(markTaken(one, 1, ['M1'])).toBe(one);
    expect(markTaken(b, 0, [])).toBe(b);
    expect(markTaken({ ...b, round: 6 }, 0, ['M1']).nodes).toBe(b.nodes);
  });
});

describe('harvest', () => {
  // 40 mm and 50 mm bases: 1.772" between the centres when they touch
  const FABRI: GivenModel = { sheet: 'fabri', at: [6, 6] };
  const MINE = { id: 'M1', at: [6, 8.75] } as const;

  test('[CQ-33] [CQ-34] [P7] [X-320] a worker brings 40 R from a Mine, and the node is marked', () => {
    const b = sceneOf({ models: [FABRI], nodes: [MINE] });
    const after = applyHarvest(b, b.models[0]!, 'M1', table);
    expect(after.sides[0].bank).toEqual({ R: 40, A: 0 });
    expect(after.models[0]!.turn.harvested).toBe(true);
    expect(nodeOf(after, 'M1')).toMatchObject({ served: [true, false], taken: [true, false] });
    expect(b.sides[0].bank.R).toBe(0);
  });

  const refusals: readonly [string, Given, string, HarvestFault | undefined][] = [
    [
      '[X-36] [X-89] within an inch of the 50 mm base of a Mine',
      { models: [FABRI], nodes: [{ id: 'M1', at: [6, 8.75] }] },
      'M1',
      undefined,
    ],
    ['[X-36] farther than an inch', { models: [FABRI], nodes: [{ id: 'M1', at: [6, 8.8] }] }, 'M1', 'tooFar'],
    [
      '[X-89] the base of a relic has 25 mm',
      { models: [FABRI], nodes: [{ id: 'R1', at: [6, 8.25] }] },
      'R1',
      undefined,
    ],
    ['[X-89] and no more', { models: [FABRI], nodes: [{ id: 'R1', at: [6, 8.3] }] }, 'R1', 'tooFar'],
    ['[CQ-33] without [Harvest X]', { models: [{ sheet: 'legion', at: [6, 6] }], nodes: [MINE] }, 'M1', 'noHarvest'],
    [
      '[CQ-32] once in a phase',
      { models: [{ ...FABRI, turn: { harvested: true } }], nodes: [MINE] },
      'M1',
      'harvested',
    ],
    ['[X-318] pinned', { models: [{ ...FABRI, turn: { pinned: true } }], nodes: [MINE] }, 'M1', 'pinned'],
    [
      '[X-320] beside an enemy unit',
      { models: [FABRI, { seat: 1, sheet: 'zombies', at: [8.5, 6] }], nodes: [MINE] },
      'M1',
      'inContact',
    ],
    [
      '[X-319] beside an enemy building',
      { models: [FABRI, { seat: 1, sheet: 'crypt', at: [8.5, 6] }], nodes: [MINE] },
      'M1',
      undefined,
    ],
    [
      '[X-36] an enemy at the node, not at the worker',
      { models: [FABRI, { seat: 1, sheet: 'zombies', at: [6, 11] }], nodes: [MINE] },
      'M1',
      undefined,
    ],
    ['Corrupt: no harvest', { models: [{ ...FABRI, corrupt: 2 }], nodes: [MINE] }, 'M1', 'corrupt'],
    ['no such node', { models: [FABRI], nodes: [MINE] }, 'Q9', 'unknown'],
    [
      '[X-320] any unit picks up a relic',
      { models: [{ sheet: 'legion', at: [6, 6] }], nodes: [{ id: 'R1', at: [6, 8] }] },
      'R1',
      undefined,
    ],
    [
      '[X-320] `carriers`: only harvesters',
      {
        rulings: { carriers: 'harvest' },
        models: [{ sheet: 'legion', at: [6, 6] }],
        nodes: [{ id: 'R1', at: [6, 8] }],
      },
      'R1',
      'noHarvest',
    ],
    [
      '[X-320] `carriers`: a worker',
      { rulings: { carriers: 'harvest' }, models: [FABRI], nodes: [{ id: 'R1', at: [6, 8] }] },
      'R1',
      undefined,
    ],
    [
      '[X-324] one relic',
      {
        models: [{ ...FABRI, relics: ['R2'] }],
        nodes: [
          { id: 'R1', at: [6, 8] },
          { id: 'R2', at: null },
        ],
      },
      'R1',
      'carrying',
    ],
    [
      '[X-324] `relicCapacity`: two',
      {
        rulings: { relicCapacity: 2 },
        models: [{ ...FABRI, relics: ['R2'] }],
        nodes: [
          { id: 'R1', at: [6, 8] },
          { id: 'R2', at: null },
        ],
      },
      'R1',
      undefined,
    ],
    [
      '[X-324] a carrier may harvest',
      { models: [{ ...FABRI, relics: ['R2'] }], nodes: [MINE, { id: 'R2', at: null }] },
      'M1',
      undefined,
    ],
    [
      '[X-35] a relic that is carried is not free',
      { models: [FABRI], nodes: [{ id: 'R1', at: null }] },
      'R1',
      'notFree',
    ],
    ['Corrupt: no pick-up', { models: [{ ...FABRI, corrupt: 1 }], nodes: [{ id: 'R1', at: [6, 8] }] }, 'R1', 'corrupt'],
  ];
  test.each(refusals)('%s', (_, given, node, why) => {
    const b = sceneOf(given);
    const unit = b.models[0]!;
    const refusal = refuseHarvest(b, unit, node);
    if (why === undefined) expect(refusal).toBeUndefined();
    else expect(refusal).toMatchObject({ code: 'cannotHarvest', why });
    expect(harvestCommands(b, unit).some((c) => c.node === node)).toBe(why === undefined);
  });

  const two: Given = { models: [FABRI, { sheet: 'fabri', at: [6, 11.5] }], nodes: [MINE] };
  test('[X-321] a node serves each side once in a phase', () => {
    const b = sceneOf(two);
    const after = applyHarvest(b, b.models[0]!, 'M1', table);
    expect(refuseHarvest(after, after.models[1]!, 'M1')).toMatchObject({ why: 'served' });
    const free = sceneOf({ ...two, rulings: { nodeOncePerSide: false } });
    const second = applyHarvest(free, free.models[0]!, 'M1', table);
    expect(refuseHarvest(second, second.models[1]!, 'M1')).toBeUndefined();
  });

  test('[X-321] what served one side still serves the other', () => {
    const b = sceneOf({ models: [FABRI, { seat: 1, sheet: 'gravediggers', at: [6, 11.5] }], nodes: [MINE] });
    const after = applyHarvest(b, b.models[0]!, 'M1', table);
    expect(refuseHarvest(after, after.models[1]!, 'M1')).toBeUndefined();
  });

  const traders: Given = { factions: ['black-sun', 'void'], models: [{ sheet: 'prospectors', at: [6, 6] }] };
  const yields: readonly [string, Given, number][] = [
    ['traders at a Mine', { ...traders, nodes: [MINE] }, 40],
    ['traders at a Gas Vein', { ...traders, nodes: [{ id: 'G1', at: [6, 8.75] }] }, 45],
    ['Deep Drills', { ...traders, nodes: [MINE], research: [['deep-drills'], []] }, 45],
    [
      '[X-311] all of it twice',
      { ...traders, points: 3000, nodes: [{ id: 'G1', at: [6, 8.75] }], research: [['deep-drills'], []] },
      100,
    ],
  ];
  test.each(yields)('[CQ-33] what a harvest brings: %s', (_, given, R) => {
    const b = sceneOf(given);
    expect(harvestYield(b, b.models[0]!, b.nodes[0]!)).toBe(R);
  });

  test('[X-321] an Auditor on the board: the first harvest by a unit brings 20 more, × X-311', () => {
    const b = sceneOf({
      points: 3000,
      religions: ['ledger-of-fortune', 'vigil-of-the-sun'],
      models: [FABRI, { sheet: 'fabri', at: [10, 6] }, { sheet: 'ledger-of-fortune.auditor', at: [30, 30] }],
      nodes: [MINE, { id: 'M2', at: [10, 8.75] }],
    });
    const first = applyHarvest(b, b.models[0]!, 'M1', table);
    expect(first.sides[0].bank.R).toBe(120);
    expect(first.sides[0].audited).toBe(true);
    expect(applyHarvest(first, first.models[1]!, 'M2', table).sides[0].bank.R).toBe(200);
  });

  test.each<[string, GivenModel, number, boolean]>([
    ['an Auditor of the enemy', { seat: 1, sheet: 'ledger-of-fortune.auditor', at: [30, 30] }, 40, false],
    ['one’s own', { sheet: 'ledger-of-fortune.auditor', at: [30, 30] }, 60, true],
    ['another elite', { sheet: 'legate', at: [30, 30] }, 40, false],
  ])('[X-321] who makes the first harvest richer: %s', (_, auditor, R, audited) => {
    const religions = ['ledger-of-fortune', 'ledger-of-fortune'] as const;
    const b = sceneOf({ religions, models: [auditor, FABRI], nodes: [MINE] });
    const fabri = b.models.find(({ sheet }) => sheet.endsWith('fabri'))!;
    const after = applyHarvest(b, fabri, 'M1', table);
    expect([after.sides[0].bank.R, after.sides[0].audited]).toEqual([R, audited]);
  });
});

describe('relics', () => {
  const carrier: GivenModel = { sheet: 'legion', at: [6, 6], relics: ['R1'] };
  const R1 = { id: 'R1', at: null } as const;
  const near = (model: GivenModel, x: number): GivenModel => ({ ...model, at: [x, 6] });
  const holders = (b: Battle) => b.models.filter((m) => m.relics.length > 0).map((m) => [m.id, m.relics]);

  const cases: readonly [string, readonly GivenModel[], readonly (readonly [string, readonly string[]])[]][] = [
    ['[X-325] the headquarters within an inch', [carrier, near(HQ, 8.7)], [['A2', ['R1']]]],
    ['[X-325] farther than an inch', [carrier, near(HQ, 8.8)], [['A1', ['R1']]]],
    ['[X-325] the Temple first', [carrier, near(HQ, 8.7), near(SHRINE, 3.3)], [['A3', ['R1']]]],
    [
      '[X-325] a Temple that is full',
      [carrier, near(HQ, 8.7), { ...near(SHRINE, 3.3), relics: ['R2', 'R3'] }],
      [
        ['A2', ['R1']],
        ['A3', ['R2', 'R3']],
      ],
    ],
    [
      '[X-325] only a full Temple',
      [carrier, { ...near(SHRINE, 3.3), relics: ['R2', 'R3'] }],
      [
        ['A1', ['R1']],
        ['A2', ['R2', 'R3']],
      ],
    ],
    ['[X-325] other buildings take none', [carrier, { sheet: 'castra', at: [8.7, 6] }], [['A1', ['R1']]]],
    [
      '[X-325] nor do buildings of the enemy',
      [carrier, { seat: 1, sheet: 'necropolis', at: [8.7, 6] }],
      [['A1', ['R1']]],
    ],
  ];
  test.each(cases)('%s', (_, models, expected) => {
    expect(holders(delivered(sceneOf({ models, nodes: [R1] }), 'A1', table))).toEqual(expected);
  });

  test('[X-325] with `relicCapacity` 2 each finds its own place', () => {
    const b = sceneOf({
      rulings: { relicCapacity: 2 },
      models: [{ ...carrier, relics: ['R1', 'R4'] }, near(HQ, 8.7), { ...near(SHRINE, 3.3), relics: ['R2'] }],
      nodes: [R1, { id: 'R4', at: null }],
    });
    expect(holders(delivered(b, 'A1', table))).toEqual([
      ['A2', ['R4']],
      ['A3', ['R2', 'R1']],
    ]);
  });

  test.each([
    [5, true],
    [6, false],
  ])('[X-369] a delivery counts up to round 5: round %i', (round, taken) => {
    const b = delivered(sceneOf({ models: [carrier, near(HQ, 8.7)], nodes: [R1], round }), 'A1', table);
    expect(nodeOf(b, 'R1')).toMatchObject({ at: null, taken: [taken, false] });
  });

  test('[X-325] the third relic that is delivered scores for Pilgrims at once, in the last round too', () => {
    const b = sceneOf({
      aims: [{ missions: ['pilgrims', 'claims'] }, {}],
      models: [carrier, { ...near(HQ, 8.7), relics: ['R2', 'R3'] }],
      nodes: [R1, { id: 'R2', at: null }, { id: 'R3', at: null }],
      round: 6,
    });
    expect(delivered(b, 'A1', table).sides[0].missionVp).toEqual([20, 0]);
  });

  test('[X-35] picking up takes the relic off the table; [X-325] beside the headquarters it is stored at once', () => {
    const b = sceneOf({ models: [{ sheet: 'legion', at: [6, 6] }], nodes: [{ id: 'R1', at: [6, 8] }] });
    const after = applyHarvest(b, b.models[0]!, 'R1', table);
    expect(nodeOf(after, 'R1')).toMatchObject({ at: null, taken: [false, false] });
    expect(modelOf(after, 'A1').relics).toEqual(['R1']);
    const home = sceneOf({
      models: [{ sheet: 'legion', at: [6, 6] }, near(HQ, 8.7)],
      nodes: [{ id: 'R1', at: [6, 8] }],
    });
    expect(holders(applyHarvest(home, home.models[0]!, 'R1', table))).toEqual([['A2', ['R1']]]);
  });

  test('[X-326] who is slain leaves its relics at its centre, stacked', () => {
    const b = sceneOf({ models: [{ ...near(HQ, 8), relics: ['R1', 'R2'] }], nodes: [R1, { id: 'R2', at: null }] });
    const after = droppedRelics(b, b.models[0]!, table);
    expect(after.nodes.map((n) => n.at)).toEqual([at(8, 6), at(8, 6)]);
    expect(after.models[0]!.relics).toEqual([]);
    const gone = { ...b, models: [] };
    expect(droppedRelics(gone, b.models[0]!, table).nodes[0]!.at).toEqual(at(8, 6));
    expect(droppedRelics(b, { ...b.models[0]!, relics: [] }, table)).toBe(b);
  });
});
