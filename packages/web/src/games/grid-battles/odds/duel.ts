/** One attack as a real battle of two units on open ground, so that the engine itself answers. */

import { destroyedAfter } from '@muster/dice';
import {
  type Attacker,
  attackOdds,
  type CombatOdds,
  type Half,
  halfBetween,
  makeDuel,
  type OddsQuery,
  type Standing,
  UNITS,
} from '@muster/grid-battles';

export interface Duel {
  readonly attack: Half;
  /** What battles back; undefined when nothing does. */
  readonly answer: Half | undefined;
  readonly odds: CombatOdds;
}

/** Only for attackers that reach the defender. */
export const fightDuel = (attacker: Attacker, defender: Standing): Duel => {
  const { battle, attacker: a, defender: d } = makeDuel(attacker, defender, attacker.distance);
  const odds = attackOdds(battle, a, d);
  const answers = odds.battleBack.hits.length > 1;
  return { attack: halfBetween(battle, a, d), answer: answers ? halfBetween(battle, d, a) : undefined, odds };
};

/** Every attack, and the chance that the defender is destroyed by the end of each. */
export const fightAll = ({ attackers, defender }: OddsQuery) => {
  const duels = attackers.map((attacker) => fightDuel(attacker, defender));
  const destroyed = destroyedAfter(
    UNITS[defender.type].health,
    duels.map(({ odds }) => odds.hits),
  );
  return { duels, destroyed };
};
