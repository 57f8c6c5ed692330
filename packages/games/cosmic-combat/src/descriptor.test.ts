// Who may know and answer what, for every kind of command.
import { describe, expect, test } from 'vitest';
import { descriptor } from './descriptor.ts';
import type { CosmicCommand } from './state/types.ts';
import { duel } from './testing/duel.ts';
import { begun, cast, fire, scene } from './testing/scenes.ts';

const COMMANDS: { readonly [T in CosmicCommand['type']]: CosmicCommand & { readonly type: T } } = {
  role: { type: 'role', role: 'attack' },
  edge: { type: 'edge', edge: 'south' },
  deploy: { type: 'deploy', ship: 'A1', place: { x: 0, y: 0, facing: 0 } },
  order: { type: 'order', ship: 'A1', tokens: ['move', 'fire'] },
  shield: { type: 'shield', ship: 'A1', arrows: ['front'] },
  confirm: { type: 'confirm' },
  reopen: { type: 'reopen' },
  goFirst: { type: 'goFirst', first: 'me' },
  activate: { type: 'activate', ship: 'A1' },
  straight: { type: 'straight', distance: 1, ram: null },
  turn: { type: 'turn', facing: 0 },
  back: { type: 'back', distance: 1 },
  fly: { type: 'fly', ends: [], facing: 0, ram: null },
  board: { type: 'board', target: 'B1' },
  escape: { type: 'escape' },
  pass: { type: 'pass' },
  cast: cast('A1', 'root', 'B1') as CosmicCommand & { readonly type: 'cast' },
  fire: fire('A1', 'B1') as CosmicCommand & { readonly type: 'fire' },
  redirect: { type: 'redirect', to: null },
  friend: { type: 'friend', ship: 'A1' },
  seize: { type: 'seize', target: 'B1' },
  fight: { type: 'fight', fight: 'A1' },
  allot: { type: 'allot', to: 'B1' },
  reroll: { type: 'reroll', dice: 0 },
  resist: { type: 'resist', by: null, points: 0 },
  raise: { type: 'raise', points: 0 },
  concede: { type: 'concede' },
  standing: {
    type: 'standing',
    orders: { destiny: 'ask', resist: 'ask', shields: 'ask', redirect: 'ask', goFirst: 'ask' },
  },
};
const typesOf = (is: (c: CosmicCommand) => boolean) =>
  Object.values(COMMANDS)
    .filter(is)
    .map(({ type }) => type);

describe('commands', () => {
  test('[X-242] [X-261] given at any time: to give up, standing orders, to think again', () => {
    expect(typesOf((c) => descriptor.isAnytime(c))).toEqual(['reopen', 'concede', 'standing']);
  });

  test('[X-242] [X-225] [X-57] nobody else sees orders, standing orders, and arrows unless they are turned openly', () => {
    const secret = (shieldOrder: 'secret' | 'secondFirst') => {
      const { config } = scene({
        south: ['empire-of-sol.cohort'],
        north: ['black-sun.galleon'],
        rulings: { shieldOrder },
      });
      return typesOf((c) => descriptor.isSecret(c, config));
    };
    expect(secret('secret')).toEqual(['order', 'shield', 'standing']);
    expect(secret('secondFirst')).toEqual(['order', 'standing']);
  });
});

test('[X-242] who has confirmed may answer again while the others think', () => {
  const b = { ...begun(duel(), 'orders', { type: 'orders' }), ready: [true, false] };
  expect([0, 1].map((seat) => descriptor.mayAnswerAgain?.(b, seat))).toEqual([true, false]);
});

test('standing orders are those of the battle, by seat', () => {
  const b = duel();
  expect(descriptor.standingOrders?.(b)).toBe(b.standing);
});
