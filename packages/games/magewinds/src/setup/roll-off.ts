/** Roll-offs (MW 3.1, MW-R98). */

import type { RuleId, Seat } from '@muster/kernel';
import type { T } from './step.ts';

/** Splits a block of seats by a throw each, the highest first; those who tie throw again among themselves. */
const settle = (block: readonly Seat[], dice: readonly number[][], table: T): readonly Seat[] => {
  if (block.length === 1) return block;
  const throws = block.map((seat) => table.roll(1, seat, 'roll-off')[0]!);
  const ranks: Seat[] = [];
  for (const [i, seat] of block.entries()) dice[seat]!.push(throws[i]!);
  for (let face = 6; face >= 1; face--) {
    const tied = block.filter((_, i) => throws[i] === face);
    if (tied.length > 0) ranks.push(...settle(tied, dice, table));
  }
  return ranks;
};

/** All seats, best first. */
export const rollOff = (players: number, rule: RuleId, table: T): readonly Seat[] => {
  const dice = Array.from({ length: players }, (): number[] => []);
  const ranks = settle(
    dice.map((_, seat) => seat),
    dice,
    table,
  );
  table.tell?.({ type: 'rolledOff', rule, rolls: dice.map((d, seat) => ({ seat, dice: d })), ranks });
  return ranks;
};
