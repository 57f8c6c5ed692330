import { expect, test } from 'vitest';
import { came, onTop, type ToyState, toyOf } from '../testing/toy.ts';
import { otherSide, PRIORITY, priority } from './priority.ts';

const contest = (bonus: readonly [number, number] = [0, 0], ordered?: 'me' | 'you') =>
  toyOf(
    'priority',
    priority<ToyState>({
      captain: (_, side) => side * 2, // two seats a side
      bonus: (_, side) => bonus[side],
      ordered: () => ordered,
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
  expect(c.events.map((e) => 'winner' in e && e.winner)).toEqual([null, null, 1]);
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
  c.play(choice);
  expect(c.result()).toEqual({ winner: 0, first: side });
});

test('[DW-33] [DW-04] abilities add to a side’s die', () => {
  const c = contest([0, 2]);
  c.begin(4, 3);
  expect(c.asked()).toMatchObject({ seat: 2 });
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
