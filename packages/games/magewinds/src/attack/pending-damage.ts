/** Damage about to be dealt: a window for Barrier first (MW-R49, MW-R87). */

import type { RuleId, Seat } from '@muster/kernel';
import { mightOpen, openWindow } from '../casting/windows.ts';
import { dealDirect } from '../fighters/dealt-damage.ts';
import { fighter, isOnField } from '../ground/fighters.ts';
import { ask } from '../state/ask.ts';
import type { Battle, DamageFrame, FighterId, Harm } from '../state/battle.ts';
import { pop, swapTop } from '../state/copies.ts';
import { attackWith, damageWith } from '../state/frames.ts';
import type { MagewindsProcedure, MagicTable } from '../state/types.ts';
import { nextCandidates, ordererOf, refuseNext, tellNext, withFirst } from './ordering.ts';

const RULE = 'MW-R87';

export const damageFrame = (harms: readonly Harm[], rule: RuleId): DamageFrame => ({
  type: 'damage',
  step: 'window',
  harms,
  index: 0,
  rule,
});

/** MW-R87: those whose windows are still to come, when there are several and so an order to choose. */
export const waitingHarms = (b: Battle, { harms, index, step, rule }: DamageFrame): readonly FighterId[] => {
  if (harms.length - index < 2 || ordererOf(b) === undefined) return NONE;
  const found: FighterId[] = [];
  for (let i = index; i < harms.length; i++) {
    const { fighter: id, amount } = harms[i]!;
    if (amount <= 0 || !isOnField(fighter(b, id))) continue;
    if (mightOpen(swapTop(b, { type: 'damage', step, harms, index: i + 1, rule }), 'damage', id)) found.push(id);
  }
  return found.length > 1 ? found : NONE;
};

const NONE: readonly never[] = [];

/** A window for each, in the order that is chosen; then all is dealt, and the attack below learns how much it was. */
const advanceDamage = (b: Battle, frame: DamageFrame, table: MagicTable): Battle => {
  const { harms, index } = frame;
  if (index >= harms.length) return dealDirect(reportDamage(pop(b), harms), harms, frame.rule, table);
  return waitingHarms(b, frame).length > 0 ? b : openNext(b, frame, table);
};

const openNext = (b: Battle, frame: DamageFrame, table: MagicTable): Battle => {
  const { harms, index } = frame;
  const { fighter: id, amount } = harms[index]!;
  const next = swapTop(b, damageWith(frame, index + 1, harms));
  return amount > 0 && isOnField(fighter(b, id)) ? openWindow(next, 'damage', id, table) : next;
};

const applyNext = (b: Battle, frame: DamageFrame, seat: Seat, id: FighterId, table: MagicTable): Battle => {
  tellNext(b, id, RULE, seat, table);
  const harms = [...frame.harms.slice(0, frame.index), ...withFirst(frame.harms.slice(frame.index), id)];
  return openNext(b, damageWith(frame, frame.index, harms), table);
};

/** The attack that caused it goes on with the damage that came through. */
const reportDamage = (b: Battle, harms: readonly Harm[]): Battle => {
  const below = b.stack[b.stack.length - 1];
  if (below?.type !== 'attack' || below.step !== 'knockback') return b;
  return swapTop(b, attackWith(below, { damage: harms[0]!.amount }));
};

export const damageProcedure: MagewindsProcedure<'damage'> = {
  advance: advanceDamage,
  decisions: (b, frame) => (waitingHarms(b, frame).length > 0 ? ask(ordererOf(b)!, 'order', RULE) : []),
  refuse: (b, frame, _seat, c) => refuseNext(b, waitingHarms(b, frame), RULE, c),
  apply: (b, frame, seat, c, table) => (c.type === 'nextInOrder' ? applyNext(b, frame, seat, c.fighter, table) : b),
  candidates: (b, frame) => nextCandidates(waitingHarms(b, frame)),
};
