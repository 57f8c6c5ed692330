// One die each, the higher wins, ties again (CC-15, X-244, X-259).
import { expect, test } from 'vitest';
import type { CosmicEvent, CosmicTable } from '../state/types.ts';
import { duel } from '../testing/duel.ts';
import { rollOff } from './roll-off.ts';

test.each([
  ['edge', 'CC-15'],
  ['role', 'X-259'],
] as const)('for the %s', (what, rule) => {
  const off = (...dice: number[]) => {
    const rolls: string[] = [];
    const events: CosmicEvent[] = [];
    const table: CosmicTable = {
      roll: (count, seat, why) => {
        rolls.push(`${why} ${count} by ${seat}`);
        return dice.splice(0, count);
      },
      shuffle: (items) => items,
      final: () => {},
      tell: (event) => void events.push(event as CosmicEvent),
    };
    return { winner: rollOff(duel(), what, table), rolls, events };
  };
  expect(off(5, 2)).toEqual({
    winner: 0,
    rolls: ['rollOff 1 by 0', 'rollOff 1 by 1'],
    events: [{ type: 'rolledOff', for: what, faces: [5, 2], winner: 0, rule }],
  });
  expect(off(2, 5).winner).toBe(1);
  const tied = off(3, 3, 1, 6);
  expect([tied.winner, tied.rolls.length]).toEqual([1, 4]);
  expect(tied.events).toMatchObject([
    { faces: [3, 3], winner: null },
    { faces: [1, 6], winner: 1 },
  ]);
});
