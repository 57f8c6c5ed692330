// What standing orders answered is told to their owner, and to nobody else.
import { rollOf } from '@muster/dwethia';
import { heardBy, type Seat, type Told } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { STACK } from '../procedures.ts';
import { pushed } from '../state/battle.ts';
import type { Battle, ConquestEvent, Frame, StandingOrders } from '../state/types.ts';
import { ordered } from '../testing/fights.ts';
import { type GivenModel, sceneOf } from '../testing/scenes.ts';
import { woundsOn } from '../wounds/wounds.ts';

const MODELS: readonly GivenModel[] = [
  { sheet: 'legate', at: [10, 10] },
  { sheet: 'legion', at: [20, 10] },
  { seat: 1, sheet: 'necromancer', at: [10, 20] },
];

const war = (orders: Partial<StandingOrders>, destiny: number, ...frames: readonly Frame[]): Battle => {
  const b = sceneOf({
    models: MODELS,
    phase: 'shoot',
    pools: [
      [destiny, 0, 0],
      [1, 0, 0],
    ],
  });
  return pushed(ordered(b, orders), { type: 'shoot', side: 1, step: 'act' }, ...frames);
};

/** What each seat and a spectator hear of orders while the game goes on with these dice. */
const told = (b: Battle, ...dice: readonly number[]) => {
  const events: Told<ConquestEvent>[] = [];
  const left = [...dice];
  STACK.advance(b, {
    roll: (count) => left.splice(0, count),
    shuffle: (items) => items,
    final: () => {},
    tell: (event: ConquestEvent, to?: readonly Seat[]) => events.push(to === undefined ? { event } : { event, to }),
  });
  const orders = events.filter(({ event }) => event.type === 'byOrder');
  const [own, other, all] = [0, 1, 'spectator' as const].map((eyes) => heardBy(orders, eyes));
  expect([other, all]).toEqual([[], []]);
  return own;
};

const SHOT = { kind: 'shot', by: null, quick: false } as const;
const wounded = (model: string) => woundsOn(model, 1, SHOT);
const save = (model: string): readonly Frame[] => [
  wounded(model),
  rollOf('save', 'DW-62', [{ purse: '0', seat: 0, count: 1, needs: 5 }]),
];

describe('[X-361] Heroic Resolve', () => {
  test.each<[StandingOrders['resolve'], number, readonly unknown[]]>([
    ['never', 1, [{ type: 'byOrder', seat: 0, order: 'resolve', model: 'A1', why: 'never', rule: 'X-361' }]],
    ['fatal', 1, [{ type: 'byOrder', seat: 0, order: 'resolve', model: 'A1', why: 'notFatal', rule: 'X-361' }]],
    ['ask', 1, []],
    ['always', 1, []], // the die shows it
    ['never', 0, []], // nothing to pay with
  ])('%s with %i Destiny', (resolve, destiny, wanted) => {
    expect(told(war({ resolve }, destiny, wounded('A1')), 6)).toEqual(wanted);
  });

  test('who is no hero has none', () => {
    expect(told(war({ resolve: 'never' }, 1, { ...wounded('A2'), step: 'resolve' }))).toEqual([]);
  });
});

describe('[X-360] dice', () => {
  const reroll = (of: StandingOrders['reroll']['save']): Partial<StandingOrders> => ({
    reroll: { ranged: 'ask', attack: 'ask', wound: 'ask', save: of, ignore: 'ask' },
    resolve: 'ask',
    destinyReserve: 1,
  });
  const kept = (why: string) => [{ type: 'byOrder', seat: 0, order: 'reroll', what: 'save', why, rule: 'X-360' }];

  test.each<[string, StandingOrders['reroll']['save'], string, number, number, readonly unknown[]]>([
    ['the order says never', 'never', 'A2', 2, 1, kept('never')],
    ['nothing important', 'important', 'A2', 2, 1, kept('unimportant')],
    ['a hero is asked about', 'important', 'A1', 2, 1, []],
    ['he is asked', 'ask', 'A2', 2, 1, []],
    ['he would be asked but for the reserve', 'ask', 'A2', 1, 1, kept('reserve')],
    ['no window without points beyond the reserve', 'never', 'A2', 1, 1, []],
    ['no Destiny', 'ask', 'A2', 0, 1, []],
    ['nothing failed', 'never', 'A2', 2, 5, []],
  ])('%s', (_, of, model, destiny, face, wanted) => {
    expect(told(war(reroll(of), destiny, ...save(model)), face)).toEqual(wanted);
  });
});

test('[X-328] a Surge that is not answered', () => {
  const surge: Frame = {
    type: 'surge',
    side: 1,
    walk: null,
    unit: 'B1',
    answer: null,
    wagers: [0, 0],
    turn: 1,
    stopped: false,
    next: null,
    step: 'answer',
  };
  const heard = (surgeAnswer: StandingOrders['surgeAnswer'], destiny: number) => {
    const b = ordered(
      sceneOf({
        models: MODELS,
        pools: [
          [destiny, 0, 0],
          [1, 0, 0],
        ],
      }),
      { surgeAnswer },
    );
    return told(pushed(b, { type: 'half', side: 0, step: 'act' }, surge));
  };
  expect(heard('never', 1)).toEqual([{ type: 'byOrder', seat: 0, order: 'surgeAnswer', model: 'B1', rule: 'X-328' }]);
  expect(heard('never', 0)).toEqual([]);
  expect(heard('ask', 1)).toEqual([]);
});
