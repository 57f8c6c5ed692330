/** One attack as a real battle of two units on open ground, so that the engine itself answers. */

import { destroyedAfter } from '@muster/dice';
import { attackOdds, type CombatOdds, type Half, halfBetween, makeDuel, UNITS } from '@muster/grid-battles';
import type { Attacker, OddsQuery, Placed } from './query.ts';

export interface Duel {
  readonly attack: Half;
  /** What battles back; undefined when nothing does. */
  readonly answer: Half | undefined;
  readonly odds: CombatOdds;
}

/** Only for attackers that reach the defender. */
export const fightDuel = (attacker: Attacker, defender: Placed): Duel => {
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
