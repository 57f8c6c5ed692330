/** Opportunity attacks: each die of Aggression that shows a 6 is a wound (HR-48, X-12, X-131). */

import { type RollFrame, successesOf } from '@muster/dwethia';
import { byItself } from '@muster/kernel';
import { statOf } from '../ground/values.ts';
import { findModel, isOnBoard, modelOf, popped, replaced, rolling } from '../state/battle.ts';
import type { Battle, HeroesProcedure, OpportunityFrame } from '../state/types.ts';
import { inflict, woundsOn } from '../wounds/wounds.ts';

export const OPPORTUNITY_NEEDS = 6;

const nextOne = (f: OpportunityFrame): OpportunityFrame => ({
  type: 'opportunity',
  mover: f.mover,
  attackers: f.attackers,
  at: f.at + 1,
});

/** The dice lie. */
export const opportunityLanded = (b: Battle, f: OpportunityFrame, roll: RollFrame): Battle => {
  const wounds = successesOf(roll);
  const now = replaced(b, nextOne(f));
  if (wounds === 0) return now;
  const how = { kind: 'opportunity', by: f.attackers[f.at]!, blackSun: false, grenade: false } as const;
  return inflict(now, [woundsOn(b, modelOf(b, f.mover), wounds, how)]);
};

export const opportunityProcedure: HeroesProcedure<OpportunityFrame> = byItself((b, f, table) => {
  const mover = modelOf(b, f.mover);
  const attacker = f.attackers[f.at] === undefined ? undefined : findModel(b, f.attackers[f.at]!);
  if (attacker === undefined || !isOnBoard(mover)) return popped(b);
  const dice = isOnBoard(attacker) ? statOf(b, attacker, 'aggression') : 0;
  if (dice === 0) return replaced(b, nextOne(f));
  table.tell?.({ type: 'opportunity', attacker: attacker.id, mover: mover.id, rule: 'HR-48' });
  return rolling(b, 'opportunity', 'HR-48', [
    { purse: attacker.id, seat: attacker.seat, count: dice, needs: OPPORTUNITY_NEEDS },
  ]);
});
