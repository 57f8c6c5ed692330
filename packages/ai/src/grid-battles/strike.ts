/** The exact odds of one strike, in the form that weighing needs. */

import { atLeast, type Distribution } from '@muster/dice';

/** By the health of the unit struck, from 0. */
export interface Strike {
  /** Chance to destroy it. */
  readonly kill: readonly number[];
  /** Health it is expected to lose. */
  readonly loss: readonly number[];
}

const MOST_HEALTH = 9;

export const makeStrike = (hits: Distribution): Strike => {
  const kill: number[] = [];
  const loss: number[] = [];
  for (let health = 0; health <= MOST_HEALTH; health++) {
    kill.push(atLeast(hits, health));
    loss.push(hits.reduce((sum, chance, n) => sum + chance * Math.min(n, health), 0));
  }
  return { kill, loss };
};
