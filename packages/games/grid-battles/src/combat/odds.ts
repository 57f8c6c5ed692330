/** Exact odds of combats, from the very functions that fight them. */

import { atLeast, certain, type Distribution, destroyedAfter, exchange, marginals, mean } from '@muster/dice';
import type { Battle, BattleCommand, Unit, UnitId } from '../state/battle.ts';
import { fieldOf } from '../state/field.ts';
import { distanceBetween, unitOf } from '../state/units.ts';
import { mayBattleBack } from '../targets/targets.ts';
import { type Half, halfBetween } from './combat.ts';
import { hitsOf } from './hits.ts';

/** `hits[n]` = chance of n scored hits, not capped by health (GB-47). */
export interface StrikeOdds {
  readonly hits: Distribution;
  readonly mean: number;
  /** Chance that the hits reach the health of the unit struck. */
  readonly destroy: number;
}

/** The answer is unconditional: no hits where the defender was destroyed or may not strike. */
export interface CombatOdds extends StrikeOdds {
  readonly battleBack: StrikeOdds;
}

const strikeOdds = (hits: Distribution, health: number): StrikeOdds => ({
  hits,
  mean: mean(hits),
  destroy: atLeast(hits, health),
});

/** `answer` is the half of the battle back, undefined when there is none. */
export const combatOdds = (
  attack: Half,
  defenderHealth: number,
  answer: Half | undefined,
  attackerHealth: number,
): CombatOdds => {
  const hits = hitsOf(attack);
  return {
    ...strikeOdds(hits, defenderHealth),
    battleBack: strikeOdds(answered(hits, defenderHealth, answer), attackerHealth),
  };
};

const answered = (hits: Distribution, health: number, answer: Half | undefined): Distribution => {
  if (answer === undefined) return certain(0);
  const back = hitsOf(answer);
  return marginals(exchange({ strike: hits, health, answer: () => back }))[1];
};

/** The odds of an attack as the units stand. Legality is the caller's affair. */
export const attackOdds = (b: Battle, attacker: Unit, target: Unit): CombatOdds => {
  const far = distanceBetween(fieldOf(b.config), attacker, target);
  const answers = mayBattleBack(b, target, attacker, far) === 'yes';
  const answer = answers ? halfBetween(b, target, attacker) : undefined;
  return combatOdds(halfBetween(b, attacker, target), target.health, answer, attacker.health);
};

/** What a command risks and promises; undefined where no dice are rolled. */
export const odds = (b: Battle, c: BattleCommand): CombatOdds | undefined =>
  c.type === 'attack' ? attackOdds(b, unitOf(b, c.attacker), unitOf(b, c.target)) : undefined;

/** A whole turn: the chance that the target is destroyed after each of these attacks, in order. */
export const turnOdds = (b: Battle, target: UnitId, attackers: readonly UnitId[]): readonly number[] => {
  const struck = unitOf(b, target);
  return destroyedAfter(
    struck.health,
    attackers.map((id) => hitsOf(halfBetween(b, unitOf(b, id), struck))),
  );
};
