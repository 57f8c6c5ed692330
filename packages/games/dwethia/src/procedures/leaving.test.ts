import { expect, test } from 'vitest';
import { allotOf } from './allot.ts';
import { answeredBy } from './leaving.ts';
import { resistOf } from './resist.ts';
import { rollOf } from './roll.ts';

test('[X-261] [X-374] dice, wounds and contests of who has left are answered by the heir, those of others as before', () => {
  const pool = (seat: number) => ({ purse: '0', seat, count: 1, needs: 4 });
  const roll = rollOf('attack', 'DW-56', [pool(0), pool(1)]);
  expect(answeredBy(roll, 0, 2).pools.map(({ seat }) => seat)).toEqual([2, 1]);
  expect([0, 1].map((seat) => answeredBy(allotOf(seat, 'X-240', 2), 0, 2).seat)).toEqual([2, 1]);
  const contest = resistOf('blast', '0', 0, 1);
  expect(answeredBy(contest, 0, 2)).toEqual({ ...contest, casterSeat: 2 });
  const bid = { at: 'bid', resister: '1', resisterSeat: 1, turn: 'caster', defence: 0, cast: 1 } as const;
  expect(answeredBy({ ...contest, step: bid }, 1, 3)).toEqual({ ...contest, step: { ...bid, resisterSeat: 3 } });
  const other = { type: 'half', seat: 0 } as const;
  expect(answeredBy(other, 0, 2)).toBe(other);
});
