/** What a unit of a list is good for, for its price. */

import type { UnitKit } from '@muster/conquest';
import { chanceOf } from './guess.ts';

/** Against a line of the usual kind: Attack Roll Value 5, Strength 4, Defense 4. */
const [USUAL_ARV, USUAL_STRENGTH, USUAL_DEFENSE] = [5, 4, 4];

const known = new WeakMap<object, number>();

/** What it does in a fight or by shots for its price; the line troops of the sheet come to about 1. */
export const quality = (kit: UnitKit): number => {
  const found = known.get(kit);
  if (found !== undefined) return found;
  const { stats, reach, save } = kit.sheet;
  const arv = stats.martial + Math.max(0, Math.min(stats.integrity, kit.trait.integrityCap ?? 9));
  const dice = stats.aggression + (kit.trait.onset ? 0.7 : 0);
  const strikes = dice * chanceOf(arv, USUAL_ARV) * chanceOf(stats.strength, USUAL_DEFENSE) * (reach > 1 ? 1.15 : 1);
  const suffers = chanceOf(USUAL_ARV, arv) * chanceOf(USUAL_STRENGTH, stats.defense);
  const saved = (1 - (save === null ? 0 : (7 - save) / 6)) * (kit.trait.ignore === null ? 1 : 5 / 6);
  const lasts = stats.wounds / (suffers * saved);
  const swift = 1 + 0.05 * (stats.move - 6);
  let worth = Math.sqrt(strikes * lasts) * 55 * swift;
  if (kit.weapon !== null) {
    const shot = chanceOf(stats.perception + kit.weapon.strength, USUAL_DEFENSE) * (kit.weapon.range / 12);
    worth += 70 * shot * (kit.weapon.penalty === 'full' ? 0.8 : 1);
  }
  const result = worth / kit.points;
  known.set(kit, result);
  return result;
};
