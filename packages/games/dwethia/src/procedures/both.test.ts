import type { Table } from '@muster/kernel';
import { expect, test } from 'vitest';
import type { Side } from '../sides.ts';
import { rollBoth, type SideDice, successesBySide } from './both.ts';
import type { RollEvent } from './roll.ts';

/** Side 0 has two dice on 3+, side 1 one on 5+; faces in the order in which they fall. */
const fallen = (attacker: Side, first: Side, faces: readonly number[], given: readonly Partial<SideDice>[] = []) => {
  const [dice, events, rolls]: [number[], RollEvent[], string[]] = [[...faces], [], []];
  const table: Table<RollEvent, string> = {
    roll: (count, seat, what) => {
      rolls.push(`${what} ${count} by ${seat}`);
      return dice.splice(0, count);
    },
    shuffle: (items) => items,
    final: () => {},
    tell: (e) => events.push(e),
  };
  const whose = (side: Side) => ({ purse: String(side), seat: side });
  const of = (side: Side): SideDice => ({
    count: side === 0 ? 2 : 1,
    needs: side === 0 ? 3 : 5,
    ...given[side],
  });
  return { roll: rollBoth('attack', 'CQ-59', { attacker, first, whose }, of, table), events, rolls };
};

test('[X-257] [X-355] the dice of who attacks fall first, whoever acts first', () => {
  expect(fallen(0, 1, [3, 2, 5]).rolls).toEqual(['attack 2 by 0', 'attack 1 by 1']);
  expect(fallen(1, 0, [5, 3, 2]).rolls).toEqual(['attack 1 by 1', 'attack 2 by 0']);
});

test('[DW-81] [X-243] the windows of Destiny open in the order of the round, the first side’s first', () => {
  const one = { purse: '0', seat: 0, count: 2, needs: 3, faces: [3, 2], again: 0 };
  const two = { purse: '1', seat: 1, count: 1, needs: 5, faces: [5], again: 0 };
  const frame = { type: 'roll', what: 'attack', rule: 'CQ-59', window: 0 };
  expect(fallen(0, 0, [3, 2, 5]).roll).toEqual({ ...frame, pools: [one, two] });
  expect(fallen(0, 1, [3, 2, 5]).roll).toEqual({ ...frame, pools: [two, one] });
  expect(fallen(1, 0, [5, 3, 2]).roll).toEqual({ ...frame, pools: [one, two] });
});

test('successes are told by side, whoever’s window opens first', () => {
  expect(([0, 1] as const).map((first) => successesBySide(fallen(0, first, [3, 4, 1]).roll, first))).toEqual([
    [2, 0],
    [2, 0],
  ]);
});

test('who has no dice, or could not succeed, rolls none and nothing is told of it', () => {
  const none = fallen(0, 0, [5], [{ count: 0 }]);
  expect([none.rolls, none.events.length]).toEqual([['attack 1 by 1'], 1]);
  expect(none.roll.pools[0]).toEqual({ purse: '0', seat: 0, count: 0, needs: 3, faces: [], again: 0 });
  const vain = fallen(0, 0, [3, 3], [{}, { needs: null }]);
  expect(vain.roll.pools[1]).toEqual({ purse: '1', seat: 1, count: 0, needs: 6, faces: [], again: 0 });
  expect(vain.events).toEqual([
    { type: 'rolled', what: 'attack', purse: '0', faces: [3, 3], needs: 3, successes: 2, rule: 'CQ-59' },
  ]);
});
