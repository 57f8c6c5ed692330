/** Damage about to be dealt: a window for Barrier first (MW-R49, MW-R87). */

import type { RuleId, Table } from '@muster/kernel';
import { openWindow } from '../casting/windows.ts';
import type { Battle, DamageFrame, Harm } from '../state/battle.ts';
import { pop, swapTop } from '../state/copies.ts';
import type { MagewindsEvent } from '../state/events.ts';
import { attackWith, damageWith } from '../state/frames.ts';
import type { MagewindsProcedure } from '../state/types.ts';
import { fighter, isOnField } from '../table/fighters.ts';
import { no } from '../words/no.ts';
import { dealDirect } from './dealt-damage.ts';

type T = Table<MagewindsEvent>;

export const damageFrame = (harms: readonly Harm[], rule: RuleId): DamageFrame => ({
  type: 'damage',
  step: 'window',
  harms,
  index: 0,
  rule,
});

/** A window for each, in order; then all is dealt, and the attack below learns how much it was. */
const advanceDamage = (b: Battle, frame: DamageFrame, table: T): Battle => {
  const { harms, index } = frame;
  if (index < harms.length) {
    const { fighter: id, amount } = harms[index]!;
    const next = swapTop(b, damageWith(frame, index + 1, harms));
    return amount > 0 && isOnField(fighter(b, id)) ? openWindow(next, 'damage', id, table) : next;
  }
  return dealDirect(reportDamage(pop(b), harms), harms, frame.rule, table);
};

/** The attack that caused it goes on with the damage that came through. */
const reportDamage = (b: Battle, harms: readonly Harm[]): Battle => {
  const below = b.stack[b.stack.length - 1];
  if (below?.type !== 'attack' || below.step !== 'knockback') return b;
  return swapTop(b, attackWith(below, { damage: harms[0]!.amount }));
};

/** Asks nobody itself: its windows do. */
export const damageProcedure: MagewindsProcedure<'damage'> = {
  advance: advanceDamage,
  decisions: () => [],
  refuse: (_b, frame, _seat, c) => no('notNow', frame.rule, { command: c.type }),
  apply: (b) => b,
  candidates: () => [],
};
