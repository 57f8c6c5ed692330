// Who holds priority (DW-31 to DW-33): the roll of both sides, Seers, and what standing orders answer.
import { describe, expect, test } from 'vitest';
import { STACK } from '../procedures.ts';
import type { Battle, StandingOrders } from '../state/types.ts';
import { ordered } from '../testing/fights.ts';
import { type Given, sceneOf } from '../testing/scenes.ts';

const war = (given: Given = {}, orders: Partial<StandingOrders> = {}): Battle =>
  ordered(sceneOf({ phase: 'priority', ...given, stack: [{ type: 'priority', winner: null }] }), orders);

/** The dice as they fall, the first side's first. */
const rolled = (b: Battle, ...dice: readonly number[]): Battle => {
  const left = [...dice];
  const now = STACK.advance(b, { roll: (count) => left.splice(0, count), shuffle: (items) => items, final: () => {} });
  expect(left).toEqual([]);
  return now;
};
/** Somebody has something to research, so that the round stays there. */
const RICH: Given = {
  banks: [
    [200, 20],
    [200, 20],
  ],
};
const asked = (b: Battle) => STACK.decisions(b).map(({ seat, kind }) => `${kind} ${seat}`);

describe('[DW-31] [DW-32] the winner chooses', () => {
  test.each([
    [[5, 3], 'goFirst 0'],
    [[3, 5], 'goFirst 1'],
    [[4, 4, 2, 6], 'goFirst 1'],
  ])('%j: %s', (dice, wanted) => {
    expect(asked(rolled(war(), ...dice))).toEqual([wanted]);
  });

  test('[X-373] by its captain', () => {
    expect(asked(rolled(war({ factions: ['empire-of-sol', 'void', 'void'], sides: [0, 1, 1] }), 1, 6))).toEqual([
      'goFirst 1',
    ]);
  });
});

test.each<[readonly string[], readonly string[], readonly number[], string]>([
  [[], [], [3, 4], 'goFirst 1'],
  [['seers'], [], [4, 4], 'goFirst 0'],
  [['seers'], ['seers'], [4, 5], 'goFirst 1'],
  [[], ['seers'], [4, 4], 'goFirst 1'],
])('[DW-33] Seers of %j and of %j: %j', (own, other, dice, wanted) => {
  expect(asked(rolled(war({ research: [own, other] }), ...dice))).toEqual([wanted]);
});

test.each<[StandingOrders['goFirst'], readonly number[], 0 | 1]>([
  ['me', [6, 1], 0],
  ['me', [1, 6], 1],
  ['you', [6, 1], 1],
  ['you', [1, 6], 0],
])('[DW-32] [X-360] standing order %s after %j', (goFirst, dice, first) => {
  const now = rolled(war(RICH, { goFirst }), ...dice);
  expect([now.first, asked(now)]).toEqual([first, [`research ${first}`]]);
});
