// What the descriptor says of who may answer again, and of the orders that answer for a seat.
import { describe, expect, test } from 'vitest';
import { descriptor } from './descriptor.ts';
import { magewinds } from './game.ts';
import type { Battle } from './state/battle.ts';
import { battle, seededTable } from './testing/battles.ts';
import { readConfig } from './testing/setup.ts';

const again = (b: Battle): readonly boolean[] => b.seats.map((_, seat) => descriptor.mayAnswerAgain(b, seat));
const assembled = (b: Battle, seat: number): Battle =>
  magewinds.play(b, seat, { type: 'assemble', warband: ['witch'] }, seededTable(1));

describe('[ItT general.assembly] a warband chosen in secret', () => {
  const start = magewinds.setup(
    readConfig({
      scenario: 'battle-royale',
      players: 3,
      slots: 4,
      assembly: 'secret',
      warbands: [null, null, ['druid']],
    }),
    seededTable(1),
  );

  test('may be replaced by who has chosen, until the last one is in', () => {
    expect(again(start)).toEqual([false, false, false]); // the third was given
    expect(again(assembled(start, 1))).toEqual([false, true, false]);
    expect(again(assembled(assembled(start, 1), 0))).toEqual([false, false, false]);
  });

  test('and only there', () => {
    const b = assembled(start, 1);
    expect(again({ ...b, stack: [] })).toEqual([false, false, false]);
    expect(again({ ...b, stack: [{ type: 'round', step: 'turn' }] })).toEqual([false, false, false]);
    const top = b.stack.at(-1)!;
    const placing = { ...top, step: 'terrain' } as typeof top;
    expect(again({ ...b, stack: [...b.stack.slice(0, -1), placing] })).toEqual([false, false, false]);
    const open: Battle = { ...b, config: { ...b.config, assembly: 'simultaneous' } };
    expect(again(open)).toEqual([false, false, false]);
  });
});

test('[MW-H02] standing orders are those of the seats, in their order', () => {
  const fighters = [
    { profile: 'warrior', seat: 0, at: [4, 5] },
    { profile: 'seer', seat: 1, at: [4, 8] },
  ] as const;
  const b = battle({ fighters });
  const ordered = magewinds.play(b, 1, { type: 'setOrders', spell: 'hex', ask: 'never' }, seededTable(1));
  expect(descriptor.standingOrders(ordered)).toEqual([b.seats[0]!.orders, ordered.seats[1]!.orders]);
  expect(ordered.seats[1]!.orders).not.toEqual(b.seats[1]!.orders);
});

test('[ItT treasure-dash.setup] the last object of each player is never placed for them', () => {
  const { forMe } = descriptor.asks.object;
  if (typeof forMe !== 'object') throw new Error('nothing is left');
  const table = seededTable(1);
  let b = magewinds.setup(
    readConfig({
      scenario: 'treasure-dash',
      warbands: [['witch'], ['druid']],
      terrain: 'crossroads',
      deployment: 'players',
    }),
    table,
  );
  const left: [number, boolean][] = [];
  for (let n = 0; n < 20 && b.round === 0; n++) {
    const { seat, kind } = magewinds.decisions(b)[0]!;
    const c = magewinds.candidates(b, seat)[0]!;
    if (kind === 'object') left.push([seat, forMe.leaves!(c, magewinds.view(b, seat))]);
    b = magewinds.play(b, seat, c, table);
  }
  const [first, second] = [left[0]![0], left[1]![0]];
  expect(left).toEqual([
    [first, false],
    [second, false],
    [first, false],
    [second, true],
    [first, true],
  ]);
});
