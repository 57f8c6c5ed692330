/** Which of a pair made by Clone is only the double (TC mesmer.clone). */

import { known } from '@muster/kernel';
import type { Battle, Clone, FighterId } from '../state/battle.ts';

export const cloneOf = (b: Battle, id: FighterId): Clone | undefined => {
  for (let i = 0; i < b.clones.length; i++) {
    const clone = b.clones[i]!;
    if (clone.pair[0] === id || clone.pair[1] === id) return clone;
  }
  return undefined;
};

/** Whether this one is the double (TC mesmer.clone). Only for who may know. */
export const isDouble = (b: Battle, id: FighterId): boolean => {
  const clone = cloneOf(b, id);
  return clone !== undefined && known(clone.real) !== id;
};
