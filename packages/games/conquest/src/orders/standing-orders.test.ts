// What standing orders answer about re-rolls (DW-79, X-360).
import { rollOf } from '@muster/dwethia';
import { describe, expect, test } from 'vitest';
import type { Battle, Frame, PoolRoll, RerollOrder } from '../state/types.ts';
import { ordered } from '../testing/fights.ts';
import { sceneOf } from '../testing/scenes.ts';
import { rerollOrdered } from './standing-orders.ts';

const MODELS = [
  { sheet: 'legion', at: [10, 10] },
  { sheet: 'legate', at: [15, 10] },
  { sheet: 'praetorium', at: [20, 10] },
  { seat: 1, sheet: 'zombies', at: [10, 20] },
  { seat: 1, sheet: 'necromancer', at: [15, 20] },
] as const;

const ORDERS = { ranged: 'never', attack: 'important', wound: 'ask', save: 'important', ignore: 'ask' } as const;

const answer = (what: PoolRoll, below: Frame, count = 1, destiny = 2, reserve = 1): number | undefined => {
  const roll = rollOf(what, 'DW-79', [{ purse: '0', seat: 0, count, needs: 4 }]);
  const b: Battle = sceneOf({
    models: MODELS,
    pools: [
      [destiny, 0, 0],
      [0, 0, 0],
    ],
    stack: [below, roll],
  });
  const reroll: Record<string, RerollOrder> = ORDERS;
  return rerollOrdered(ordered(b, { reroll: reroll as never, destinyReserve: reserve }), roll, roll.pools[0]!, 1);
};

const wounds = (model: string): Frame => ({
  type: 'wounds',
  model,
  wounds: 1,
  how: { kind: 'shot', by: null, quick: false },
  step: 'save',
  settled: 0,
});
const fight = (core: readonly string[], building: string | null = null): Frame => ({
  type: 'fight',
  fight: { id: core[0]!, building, core, supporters: [], far: [] },
  attacker: 0,
  step: 'attack',
  hits: [0, 0],
  lost: [0, 0],
});
const shot = (shooter: string, target: string): Frame => ({
  type: 'shot',
  shooter,
  target,
  arc: false,
  step: 'attack',
  aim: 1,
  astray: false,
});

const ASKED = undefined;

describe('re-rolls', () => {
  test('[X-360] never, ask; rolls of other names are never rolled again', () => {
    expect(answer('ranged', shot('A2', 'B2'))).toBe(0);
    expect(answer('wound', fight(['A1', 'B1']))).toBe(ASKED);
    expect(answer('ignore', wounds('A1'))).toBe(ASKED);
    expect([answer('friendlyFire', shot('A2', 'B2')), answer('medics', wounds('A2'))]).toEqual([0, ASKED]);
  });

  test('[DW-79] the die of a shot into a melee is rolled again as its ranged dice are', () => {
    const roll = rollOf('friendlyFire', 'X-344', [{ purse: '0', seat: 0, count: 1, needs: 4 }]);
    const b = sceneOf({
      models: MODELS,
      pools: [
        [2, 0, 0],
        [0, 0, 0],
      ],
      stack: [shot('A1', 'B1'), roll],
    });
    const under = (ranged: RerollOrder) =>
      rerollOrdered(ordered(b, { reroll: { ...ORDERS, ranged } }), roll, roll.pools[0]!, 1);
    expect([under('never'), under('important'), under('ask')]).toEqual([0, 0, ASKED]);
  });

  test('[X-360] important: a hero, the headquarters, or four dice', () => {
    expect([answer('save', wounds('A1')), answer('save', wounds('A2'))]).toEqual([0, ASKED]);
    expect(answer('save', wounds('A1'), 4)).toBe(ASKED);
    expect([answer('attack', fight(['A1', 'B1'])), answer('attack', fight(['A1', 'B2']))]).toEqual([0, ASKED]);
    expect([answer('attack', fight(['A1', 'B1']), 3), answer('attack', fight(['A1', 'B1']), 4)]).toEqual([0, ASKED]);
    expect(answer('attack', fight(['B1'], 'A3'))).toBe(ASKED);
    expect(answer('save', wounds('Z9'))).toBe(0);
  });

  test.each<[string, Frame, number | undefined]>([
    ['the hero is the second of a fight', fight(['A1', 'B1', 'A2']), ASKED],
    [
      'the hero supports',
      {
        ...fight(['A1', 'B1']),
        fight: { id: 'A1', building: null, core: ['A1', 'B1'], supporters: ['A2'], far: [] },
      } as Frame,
      ASKED,
    ],
    [
      'the hero reaches from afar',
      {
        ...fight(['A1', 'B1']),
        fight: { id: 'A1', building: null, core: ['A1', 'B1'], supporters: [], far: ['B2'] },
      } as Frame,
      ASKED,
    ],
    [
      'nobody in it is one',
      {
        ...fight(['A1', 'B1']),
        fight: { id: 'A1', building: null, core: ['A1'], supporters: ['B1'], far: [] },
      } as Frame,
      0,
    ],
    ['an assault on another building', fight(['A1'], null), 0],
  ])('[X-360] important: %s', (_, below, wanted) => {
    expect(answer('attack', below)).toBe(wanted);
  });

  test('[X-39] [X-360] who is left behind: a hero who leaves, or strikes, is important', () => {
    const leaving = (unit: string, by: string): Frame => ({
      type: 'activation',
      unit,
      surge: false,
      leaving: { path: [], by: [by] },
    });
    expect([
      answer('leaving', leaving('B1', 'A1')),
      answer('leaving', leaving('B2', 'A1')),
      answer('leaving', leaving('B1', 'A2')),
    ]).toEqual([0, ASKED, ASKED]);
  });

  test('[X-360] only beyond the reserve', () => {
    expect([answer('wound', fight(['A1', 'B1']), 1, 1, 1), answer('wound', fight(['A1', 'B1']), 1, 1, 0)]).toEqual([
      0,
      ASKED,
    ]);
    expect(answer('wound', fight(['A1', 'B1']), 1, 2, 3)).toBe(0);
  });
});
