/** Stats as they count now: hazards, lasting powers, traits. */

import { isOnBoard } from '../state/battle.ts';
import type { Battle, Lasting, Model } from '../state/types.ts';
import { kitOf } from './field.ts';
import { isInHazard } from './standing.ts';

export const isUnder = (b: Battle, m: Model, power: Lasting['power']): boolean => {
  for (let i = 0; i < b.lasting.length; i++)
    if (b.lasting[i]!.on === m.id && b.lasting[i]!.power === power) return true;
  return false;
};

const hazard = (b: Battle, m: Model): number => (isOnBoard(m) && isInHazard(b, m) ? 1 : 0);

type Lowered = 'martial' | 'perception' | 'strength' | 'defense' | 'aggression';

export const statOf = (b: Battle, m: Model, stat: Lowered): number => {
  const dread = stat === 'martial' && isUnder(b, m, 'dread') ? 2 : 0;
  return Math.max(0, kitOf(b, m).stats[stat] - hazard(b, m) - dread);
};

/** It may be negative. That Bloodpact's is 1 at most, its sheets see to. */
export const integrityOf = (b: Battle, m: Model): number =>
  isUnder(b, m, 'corrupt') ? -2 : kitOf(b, m).stats.integrity - hazard(b, m);

/** Of a normal move. */
export const moveOf = (b: Battle, m: Model): number => kitOf(b, m).stats.move + (isUnder(b, m, 'hasten') ? 3 : 0);
