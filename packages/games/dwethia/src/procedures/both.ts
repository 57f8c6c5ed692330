/** Dice of both sides that fall at once: the attacker's first, then windows of Destiny, the first side's first (DW-81, X-243). */

import type { RuleId, Seat, Table } from '@muster/kernel';
import { successesAmong } from '../dice.ts';
import { otherSide, type Side } from '../sides.ts';
import { type RollEvent, type RollFrame, type RollPool, successesOf } from './roll.ts';

/** So many dice of a side; null where nothing could succeed: then it rolls none. */
export interface SideDice {
  readonly count: number;
  readonly needs: number | null;
}

/** Whose dice they are. */
export interface SideRolls {
  /** Who selected the fight, and who acts first in the round. */
  readonly attacker: Side;
  readonly first: Side;
  whose(side: Side): { readonly purse: string; readonly seat: Seat };
}

/** No die: what they would have needed does not matter. */
const NONE_NEEDS = 6;

export const rollBoth = <R extends string>(
  what: R,
  rule: RuleId,
  { attacker, first, whose }: SideRolls,
  diceOf: (side: Side) => SideDice,
  table: Table<RollEvent<R>, R>,
): RollFrame<R> => {
  const fall = (side: Side): RollPool => {
    const { purse, seat } = whose(side);
    const { count, needs } = diceOf(side);
    if (count === 0 || needs === null)
      return { purse, seat, count: 0, needs: needs ?? NONE_NEEDS, faces: [], again: 0 };
    const faces = table.roll(count, seat, what);
    table.tell?.({ type: 'rolled', what, purse, faces, needs, successes: successesAmong(faces, needs), rule });
    return { purse, seat, count, needs, faces, again: 0 };
  };
  const own = fall(attacker);
  const other = fall(otherSide(attacker));
  return { type: 'roll', what, rule, pools: attacker === first ? [own, other] : [other, own], window: 0 };
};

/** By side: their successes. */
export const successesBySide = (roll: RollFrame, first: Side): readonly [number, number] => {
  const [one, two] = [successesOf(roll, 0), successesOf(roll, 1)];
  return first === 0 ? [one, two] : [two, one];
};
