// Standing orders to resist and to spend Destiny (DW-91, X-250, X-265): what they answer, and when they leave the question open.
import { describe, expect, test } from 'vitest';
import { rerollOrdered, resistDefender, resistersOf, resistOrdered } from '../orders/standing-orders.ts';
import { duel, SEVEN, sol } from '../testing/duel.ts';
import { at, begun, changed, lying, ordered, pooled, scene, seven } from '../testing/scenes.ts';
import type { Battle, Frame, Pool, StandingOrders } from './types.ts';

type Resist = Extract<Frame, { readonly type: 'resist' }>;
type Roll = Extract<Frame, { readonly type: 'roll' }>;

const witch = seven('black-sun', SEVEN, { powers: ['blast'] });
const power = (target: string): Frame => ({
  type: 'power',
  caster: 'A1',
  power: 'blast',
  target,
  upcharge: 0,
  struck: [],
  step: 'resolve',
});
const resist = (step: object): Resist =>
  ({ type: 'resist', power: 'blast', caster: '0', casterSeat: 0, charge: 1, step }) as Resist;
const OFFER = resist({ at: 'offer' });
const step = (at: 'bid' | 'destiny', turn: 'caster' | 'resister') =>
  resist({ at, resister: '1', resisterSeat: 1, turn, defence: 1, cast: 1 });
const contest = (order: StandingOrders['resist'], pool: Partial<Pool>, frame = OFFER): Battle =>
  begun(
    ordered(pooled(duel({ south: [witch], north: [sol] }), 1, pool), { resist: order }),
    'shoot',
    power('B1'),
    frame,
  );
const none = { type: 'resist', by: null, points: 0 };

describe('[X-250] an order to resist', () => {
  test.each<readonly [StandingOrders['resist'], Partial<Pool>, object | undefined]>([
    ['ask', { faith: 3 }, undefined],
    ['never', { faith: 3 }, none],
    [0, { faith: 3 }, none],
    [1, { faith: 3 }, { type: 'resist', by: '1', points: 1 }],
    [2, { faith: 1, affinity: 3 }, { type: 'resist', by: '1', points: 2 }],
    [9, { faith: 1, affinity: 3 }, { type: 'resist', by: '1', points: 4 }],
    [9, { faith: 0, affinity: 0 }, none],
  ])('%s with %j', (order, pool, wanted) => {
    expect(resistOrdered(contest(order, pool), OFFER)).toEqual(wanted);
  });

  test('never raises, and does not answer for the caster or when it is over', () => {
    for (const order of ['never', 3] as const)
      for (const at of ['bid', 'destiny'] as const) {
        const own = step(at, 'resister');
        expect(resistOrdered(contest(order, { faith: 3 }, own), own)).toEqual({ type: 'raise', points: 0 });
        const theirs = step(at, 'caster');
        expect(resistOrdered(contest(order, { faith: 3 }, theirs), theirs)).toBeUndefined();
      }
    const over = resist({ at: 'over', resolves: true });
    expect(resistOrdered(contest('never', { faith: 3 }, over), over)).toBeUndefined();
    const asking = step('bid', 'resister');
    expect(resistOrdered(contest('ask', { faith: 3 }, asking), asking)).toBeUndefined();
  });
});

describe('[X-23] [X-250] who may resist', () => {
  test('the side that is struck, while it has Faith or Affinity', () => {
    const who = (pool: Partial<Pool>) => resistersOf(contest('ask', pool), OFFER);
    expect(who({ faith: 1 })).toEqual([{ id: '1', seat: 1 }]);
    expect(who({ affinity: 1 })).toEqual([{ id: '1', seat: 1 }]);
    expect(who({ faith: 1, affinity: 1 })).toEqual([{ id: '1', seat: 1 }]);
    expect(who({ destiny: 3 })).toEqual([]);
  });

  test('[X-258] [X-260] for its side the owner of the target; for what is nobody’s nobody does', () => {
    const team = lying(scene({ south: [witch], north: [sol], more: [[1, sol]], scenario: 'station-assault' }), {
      A1: at(6, 18),
      B1: at(30, 4),
      C1: at(30, 30),
    });
    const at1 = (target: string, conceded: readonly number[] = []): Battle =>
      begun({ ...pooled(team, 1, { faith: 2 }), conceded }, 'shoot', power(target), OFFER);
    expect(['B1', 'C1', 'S1'].map((id) => resistDefender(at1(id), OFFER))).toEqual([1, 2, 1]);
    expect(resistDefender(at1('C1', [2]), OFFER)).toBe(1);
    expect(resistersOf(at1('C1'), OFFER)).toEqual([{ id: '1', seat: 2 }]);
    expect(resistersOf(at1('S1'), OFFER)).toEqual([]);
  });
});

describe('[X-265] Destiny by standing order', () => {
  /** Two wounds on a Champion, both dice to ignore them have failed. */
  const dying = (wounds: number, order: StandingOrders['destiny'] = 'auto') => {
    const roll = {
      type: 'roll',
      what: 'ignore',
      rule: 'DW-64',
      pools: [{ purse: '1', seat: 1, count: 2, needs: 6, faces: [1, 1], again: 0 }],
      window: 0,
    } as Roll;
    const frame: Frame = {
      type: 'wounds',
      ship: 'B1',
      wounds: 2,
      how: { kind: 'shot', by: 'A1' },
      save: null,
      ion: false,
      step: 'ignore',
    };
    const b = ordered(changed(duel({ north: [seven('void', SEVEN)] }), 'B1', { wounds }), { destiny: order });
    return rerollOrdered(begun(b, 'shoot', frame, roll), roll, roll.pools[0]!, 2);
  };

  test('all dice that may save a ship of ours, none where it lives or dies anyway', () => {
    expect([dying(2), dying(1), dying(3)]).toEqual([2, 2, 0]);
    expect([dying(2, 'never'), dying(2, 'ask')]).toEqual([0, undefined]);
  });
});
