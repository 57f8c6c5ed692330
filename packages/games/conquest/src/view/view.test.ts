// What a seat may know and say: all but the standing orders of others, and aims that lie sealed.
import { describe, expect, test } from 'vitest';
import { descriptor } from '../descriptor.ts';
import { conquest } from '../game.ts';
import { DEFAULT_STANDING } from '../state/battle.ts';
import type { Battle, ConquestCommand, Frame } from '../state/types.ts';
import { sceneOf } from '../testing/scenes.ts';

const table = { roll: () => [], shuffle: <T>(items: readonly T[]) => [...items].reverse(), final: () => {} };
const ORDERS = { ...DEFAULT_STANDING, destinyReserve: 7 };
const AIMS = { scenario: 'annihilation', missions: ['claims', 'regicide'] } as const;
const MUSTER: readonly Frame[] = [{ type: 'roundEnd' }, { type: 'edge', winner: null }, { type: 'muster' }];

/** Two against one; seats 0 and 2 are side 0. */
const war = (stack: readonly Frame[], chosen: readonly [boolean, boolean] = [true, true]): Battle => {
  const b = sceneOf({ factions: ['empire-of-sol', 'void', 'citadel'], rulings: { blindMuster: true }, stack });
  return {
    ...b,
    standing: [ORDERS, ORDERS, ORDERS],
    sides: b.sides.map((side, i) => ({
      ...side,
      aims: chosen[i] ? AIMS : null,
      hasAims: chosen[i] === true,
    })) as unknown as Battle['sides'],
  };
};
const aims = (b: Battle) => b.sides.map((side) => side.aims !== null);

describe('[X-301] views', () => {
  test('[X-360] standing orders are their owner’s alone', () => {
    const b = war([{ type: 'place' }]);
    expect(
      ([0, 1, 2, 'spectator'] as const).map((viewer) => conquest.view(b, viewer).standing.map((one) => one !== null)),
    ).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
      [false, false, false],
    ]);
  });
  test('aims lie sealed till both are in: a side reads its own, others that they are chosen', () => {
    const b = war(MUSTER, [true, false]);
    const both = war(MUSTER);
    expect(([0, 2, 1, 'spectator'] as const).map((viewer) => aims(conquest.view(both, viewer)))).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(conquest.view(b, 1).sides[0]).toMatchObject({ aims: null, hasAims: true });
    expect(aims(conquest.view(war([{ type: 'place' }]), 'spectator'))).toEqual([true, true]);
  });
  test('all else lies open', () => {
    const b = war([{ type: 'place' }]);
    const { standing, sides, ...rest } = conquest.view(b, 'spectator');
    expect(b).toMatchObject(rest);
    expect([sides, standing.length]).toEqual([b.sides, 3]);
  });
  test('what is imagined fits the view: own orders stay, others have the usual ones, sealed aims some that are open', () => {
    const seen = conquest.view(war(MUSTER), 1);
    const imagined = conquest.imagine(seen, 1, table);
    expect(imagined.standing).toEqual([DEFAULT_STANDING, ORDERS, DEFAULT_STANDING]);
    expect(imagined.sides[0].aims).toMatchObject({ scenario: 'mine-the-resources' }); // the last of the list
    expect(imagined.sides[1]).toBe(seen.sides[1]);
    expect(conquest.view(imagined, 1)).toEqual(seen);
    const open = conquest.view(war(MUSTER, [false, true]), 1);
    expect(conquest.imagine(open, 1, table).sides[0].aims).toBeNull();
  });
});

describe('[X-301] who may say what when', () => {
  const AT = { x: 0, y: 0 };
  const ALL: readonly ConquestCommand[] = [
    { type: 'muster', scenario: 'annihilation', missions: ['claims', 'regicide'] },
    { type: 'edge', edge: 'north' },
    { type: 'hq', at: AT },
    { type: 'deploy', unit: 'void.zombies', at: AT },
    { type: 'goFirst', first: 'me' },
    { type: 'research', item: 'seers', unit: null },
    { type: 'done' },
    { type: 'activate', unit: 'A1' },
    { type: 'walk', path: [AT], engage: false },
    { type: 'surge', unit: null },
    { type: 'wager', points: 1 },
    { type: 'shoot', unit: 'A1', target: 'B1', arc: false },
    { type: 'reroll', dice: 1 },
    { type: 'resolve', pay: true },
    { type: 'concede' },
    { type: 'standing', orders: DEFAULT_STANDING },
  ];
  const which = (is: (c: ConquestCommand) => boolean) => ALL.filter(is).map(({ type }) => type);
  test('at any time: conceding, orders, other aims; in secret: orders and aims; private: orders', () => {
    expect(which(descriptor.isAnytime)).toEqual(['muster', 'concede', 'standing']);
    expect(which((c) => descriptor.isSecret(c, war([]).config))).toEqual(['muster', 'standing']);
    expect(which(conquest.isPrivate)).toEqual(['standing']);
    expect(descriptor.standingOrders(war([]))).toEqual([ORDERS, ORDERS, ORDERS]);
  });
  test('what lies sealed: aims, as long as somebody has to choose', () => {
    expect([conquest.sealed(war(MUSTER, [true, false])), conquest.sealed(war([{ type: 'place' }]))]).toEqual([
      'aims',
      undefined,
    ]);
  });
  test('other aims are refused as the first were, and only then', () => {
    const b = war(MUSTER, [true, false]);
    const other = { type: 'muster', scenario: 'take-the-city', missions: ['claims', 'pilgrims'] } as const;
    const code = (seat: number, c: ConquestCommand = other) => conquest.refuse(b, seat, c)?.code;
    expect([code(0), code(1), code(2)]).toEqual([undefined, undefined, 'notAsked']);
    expect(code(0, { ...other, missions: ['claims', 'claims'] })).toBe('wrongMissions');
    expect(conquest.play(b, 0, other, table).sides[0].aims).toEqual({
      scenario: 'take-the-city',
      missions: ['claims', 'pilgrims'],
    });
  });
  test('other aims: the captain who has chosen, while somebody has to', () => {
    const again = (b: Battle) => [0, 1, 2].map((seat) => descriptor.mayAnswerAgain(b, seat));
    expect(again(war(MUSTER, [true, false]))).toEqual([true, false, false]);
    expect(again(war(MUSTER))).toEqual([true, true, false]);
    expect(again(war([{ type: 'place' }]))).toEqual([false, false, false]);
    expect(again(war([]))).toEqual([false, false, false]);
  });
});

describe('[CQ-25] who may do anything at all', () => {
  const b = war([
    { type: 'roundEnd' },
    { type: 'combat', side: 0, step: 'begin', fights: [] },
    { type: 'place' },
    { type: 'shoot', side: 0, step: 'act' },
  ]);
  const code = (state: Battle, seat: number, c: ConquestCommand) => conquest.refuse(state, seat, c)?.code;
  const CONCEDE = { type: 'concede' } as const;
  test('nobody when it is over, nobody else, nobody who has conceded; orders and conceding always', () => {
    const over: Battle = { ...b, stack: [], outcome: { places: [[0], [1]], reason: 'conceded', rule: 'X-374' } };
    expect([code(over, 0, CONCEDE), code(b, 3, CONCEDE), code({ ...b, conceded: [2] }, 2, CONCEDE)]).toEqual([
      'over',
      'notAsked',
      'notAsked',
    ]);
    expect([code(b, 1, CONCEDE), code(b, 1, { type: 'standing', orders: ORDERS })]).toEqual([undefined, undefined]);
    expect(code(b, 1, { type: 'done' })).toBe('notAsked');
  });
  test('[X-360] orders change one’s own and nothing else', () => {
    const now = conquest.play(b, 1, { type: 'standing', orders: DEFAULT_STANDING }, table);
    expect(now).toEqual({ ...b, standing: [ORDERS, DEFAULT_STANDING, ORDERS] });
  });
});
