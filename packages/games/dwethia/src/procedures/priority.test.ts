import { expect, test } from 'vitest';
import { otherSide } from '../sides.ts';
import { came, onTop, type ToyState, toyOf } from '../testing/toy.ts';
import { PRIORITY, priority } from './priority.ts';

const contest = (bonus?: readonly [number, number], goFirst: 'me' | 'you' | 'ask' = 'ask') =>
  toyOf(
    'priority',
    priority<ToyState>({
      captain: (_, side) => side * 2, // two seats a side
      ...(bonus && { bonus: (_, side) => bonus[side] }),
      goFirst: (_, seat) => (seat === 2 ? goFirst : 'ask'),
      onTop,
      decided: (s, winner, first) => came(s, { winner, first }),
    }),
    PRIORITY,
    {},
  );

test('[DW-31] the higher die wins, ties are rolled again until decided', () => {
  const c = contest();
  c.begin(3, 3, 1, 1, 2, 5);
  expect(c.asked()).toEqual({ seat: 2, kind: 'goFirst', rule: 'DW-32' });
  const rolled = (faces: readonly number[], winner: number | null) => ({
    type: 'priorityRolled',
    faces,
    winner,
    rule: 'DW-31',
  });
  expect(c.events).toEqual([rolled([3, 3], null), rolled([1, 1], null), rolled([2, 5], 1)]);
  expect(c.rolls.slice(0, 2)).toEqual([
    { count: 1, seat: 0, what: 'priority' },
    { count: 1, seat: 2, what: 'priority' },
  ]);
});

test.each([
  ['me', 0],
  ['you', 1],
] as const)('[DW-32] [X-91] the winner chooses who acts first: %s', (first, side) => {
  const c = contest();
  c.begin(6, 1);
  expect(c.candidates()).toEqual([
    { type: 'goFirst', first: 'me' },
    { type: 'goFirst', first: 'you' },
  ]);
  const choice = { type: 'goFirst', first };
  expect(c.refusal({ type: 'wait' })).toEqual({ code: 'noGoFirst', rule: 'DW-32' });
  c.play(choice);
  expect(c.events.at(-1)).toEqual({ type: 'goesFirst', side, chosenBy: 0, rule: 'DW-32' });
  expect(c.result()).toEqual({ winner: 0, first: side });
});

test('[DW-33] [DW-04] abilities add to a side’s die', () => {
  const c = contest([0, 2]);
  c.begin(4, 3);
  expect(c.asked()).toMatchObject({ seat: 2 });
  expect(c.events).toMatchObject([{ type: 'priorityRolled', faces: [4, 3], added: [0, 2], winner: 1 }]);
  const bare = contest();
  bare.begin(4, 3);
  expect(bare.events).toEqual([{ type: 'priorityRolled', faces: [4, 3], winner: 0, rule: 'DW-31' }]);
  const other = contest([1, 0]);
  other.begin(3, 3);
  expect(other.asked()).toMatchObject({ seat: 0 });
});

test('[DW-32] a standing order chooses without a question', () => {
  const c = contest([0, 0], 'you');
  c.begin(1, 2);
  expect(c.asked()).toBeUndefined();
  expect(c.result()).toEqual({ winner: 1, first: 0 });
});

test('[DW-22] there are two sides', () => {
  expect([otherSide(0), otherSide(1)]).toEqual([1, 0]);
});
