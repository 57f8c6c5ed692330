/** What a side gives up by always choosing one thing, once the other side has seen through it and answers at best. */

import { type AttackChoice, type AttackOdds, CHOICES, type Defence, payoffOf } from '@muster/magewinds';
import { best } from '../parts/attack-odds.ts';

export interface Exposed<K, A> {
  readonly choice: K;
  /** The best answer to it. */
  readonly answer: A;
  /** In points of damage, against the value of the best mix. */
  readonly by: number;
}

/** undefined where there is nothing to choose. */
export const exposedBy = (odds: AttackOdds) => {
  const { equilibrium } = odds;
  if (equilibrium === undefined) return undefined;
  const { actionValue, value } = equilibrium;
  const defences = Object.keys(equilibrium.defender) as Defence[];
  const payoff = (choice: AttackChoice, defence: Defence) =>
    payoffOf({ guarded: false, isFree: false, actionValue }, choice, defence, odds.matrix[choice]![defence]!);
  return {
    attacker: CHOICES.map((choice): Exposed<AttackChoice, Defence> => {
      const answer = best(defences, (defence) => -payoff(choice, defence));
      return { choice, answer, by: Math.max(0, value - payoff(choice, answer)) };
    }),
    defender: defences.map((choice): Exposed<Defence, AttackChoice> => {
      const answer = best(CHOICES, (attack) => payoff(attack, choice));
      return { choice, answer, by: Math.max(0, payoff(answer, choice) - value) };
    }),
  };
};
