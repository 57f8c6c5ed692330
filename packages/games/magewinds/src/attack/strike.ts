/** The arithmetic of one attack (MW 18.5), in bare numbers: the rules engine and the odds both count with it. */

import { certain, type Distribution, minus, successes } from '@muster/dice';
import type { Strike } from '../state/strike.ts';

const COVER = 1; // MW 18.2
const HEX_CAP = 5; // TC witch.hex
const SIDES = 6; // MW 0.6

/** MW 18.5.1, MW-R43: may lie below 1 or above 6; the cap of Hex comes last. */
export const targetNumber = (s: Strike): number => {
  const needed = s.precision - (s.evasion + (s.cover ? COVER : 0) + s.dodge);
  return s.capped && needed > HEX_CAP ? HEX_CAP : needed;
};

/** Whether luck decides: not without dice (MW-R46), nor where every die hits or none can (MW 18.5.2). */
export const needsDice = (power: number, needed: number): boolean => power > 0 && needed > 0 && needed < SIDES;

/** MW 18.5.2: the hits where no dice are needed. */
export const hitsWithoutDice = (power: number, needed: number): number => (needed >= SIDES ? Math.max(0, power) : 0);

/** MW 18.5.2: a result equal to or below the target number hits. Also counts the re-rolls of Hex (MW-R47). */
export const countHits = (dice: readonly number[], needed: number): number => {
  let hits = 0;
  for (let i = 0; i < dice.length; i++) if (dice[i]! <= needed) hits++;
  return hits;
};

/** MW-R44: what is pierced comes off after the Deflect bonus is added, and Armour never falls below 0. */
export const effectiveArmour = (s: Strike): number => (s.armour > s.pierce ? s.armour - s.pierce : 0);

/** MW 18.5.3, MW-R44 */
export const damageOf = (hits: number, armour: number): number => (hits > armour ? hits - armour : 0);

/** MW 18.5.3, MW-R45 */
export const blockedOf = (hits: number, armour: number): number => (hits < armour ? hits : armour);

/** The chance that one die hits in the end; under Hex it must hit twice (MW-R47). */
const hitChance = (s: Strike): number => {
  const needed = targetNumber(s);
  const faces = needed <= 0 ? 0 : needed >= SIDES ? SIDES : needed;
  return s.capped ? (faces * faces) / (SIDES * SIDES) : faces / SIDES;
};

/** MW 18.5.2: the chance of each number of hits (the index). */
export const hitsDistribution = (s: Strike): Distribution => successes(Math.max(0, s.power), hitChance(s));

/** MW 18.5.3: what Armour leaves of so many hits. */
export const afterArmour = (hits: Distribution, s: Strike): Distribution => minus(hits, certain(effectiveArmour(s)));

/** MW 18.5.3: the chance of each amount of damage (the index) after Armour. */
export const damageDistribution = (s: Strike): Distribution => afterArmour(hitsDistribution(s), s);
