/** Opportunity attacks: each die of Aggression that shows a 6 is a wound (HR-48, X-12, X-131). */

import { type RollFrame, successesOf } from '@muster/dwethia';
import { statOf } from '../ground/values.ts';
import { activationIn, findModel, isOnBoard, modelOf, ordersOf, popped, replaced, rolling } from '../state/battle.ts';
import type { Battle, HeroesProcedure, HeroesRefusal, HeroesTable, Model, OpportunityFrame } from '../state/types.ts';
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

/** HR-41: in a retreat the blows fall. After a fight whoever stood still may strike (HR-48). */
const mayHold = (b: Battle, attacker: Model): boolean =>
  activationIn(b)?.step !== 'retreat' && ordersOf(b, attacker.seat).opportunity === 'ask';

const attackerIn = (b: Battle, f: OpportunityFrame): Model => modelOf(b, f.attackers[f.at]!);

const strike = (b: Battle, f: OpportunityFrame, table: HeroesTable): Battle => {
  const { id, seat } = attackerIn(b, f);
  const count = statOf(b, attackerIn(b, f), 'aggression');
  table.tell?.({ type: 'opportunity', attacker: id, mover: f.mover, rule: 'HR-48' });
  return rolling(b, 'opportunity', 'HR-48', [{ purse: id, seat, count, needs: OPPORTUNITY_NEEDS }]);
};

export const opportunityProcedure: HeroesProcedure<OpportunityFrame> = {
  advance: (b, f, table) => {
    const attacker = f.attackers[f.at] === undefined ? undefined : findModel(b, f.attackers[f.at]!);
    if (attacker === undefined || !isOnBoard(modelOf(b, f.mover))) return popped(b);
    if (!isOnBoard(attacker) || statOf(b, attacker, 'aggression') === 0) return replaced(b, nextOne(f));
    return mayHold(b, attacker) ? b : strike(b, f, table);
  },
  decisions: (b, f) => {
    const { id, seat } = attackerIn(b, f);
    return [{ seat, kind: 'opportunity', rule: 'HR-48', attacker: id, mover: f.mover }];
  },
  refuse: (_b, f, _seat, c): HeroesRefusal | undefined => {
    if (c.type === 'pass' || (c.type === 'strike' && c.target === f.mover)) return undefined;
    return { code: 'otherDecision', rule: 'HR-48', asked: 'opportunity' };
  },
  apply: (b, f, _seat, c, table) => (c.type === 'strike' ? strike(b, f, table) : replaced(b, nextOne(f))),
  candidates: (_, f) => [{ type: 'strike', target: f.mover }, { type: 'pass' }],
};
