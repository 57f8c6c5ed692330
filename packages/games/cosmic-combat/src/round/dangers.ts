/** From which sides a ship has most to fear where it stands: what enemies with Fire tokens could do through each. */

import { needed } from '@muster/dwethia';
import { hulls, inch } from '@muster/geometry';
import { known } from '@muster/kernel';
import { kitOf } from '../ground/field.ts';
import { enemiesOf, hullOf } from '../ground/standing.ts';
import { statOf } from '../ground/values.ts';
import type { Battle, HullSide, Ship } from '../state/types.ts';

/** Chance of a wound from one volley of this ship at this distance, roughly: without cover and what lies in the way. */
const volleyOf = (b: Battle, from: Ship, to: Ship, gap: number): number => {
  let sum = 0;
  for (const { weapon } of kitOf(b, from).guns) {
    if (gap > inch(weapon.range + kitOf(b, from).stats.move)) continue;
    const face = needed(statOf(b, from, 'perception') + weapon.strength, statOf(b, to, 'defense'));
    sum += ((7 - face) / 6) * (weapon.keywords.wound ?? 1);
  }
  return sum;
};

/** What one enemy could do, and through which sides. */
export interface Threat {
  readonly worth: number;
  readonly sides: readonly HullSide[];
}

export const threatsTo = (b: Battle, s: Ship): readonly Threat[] => {
  const threats: Threat[] = [];
  const own = hullOf(b, s);
  for (const enemy of enemiesOf(b, s)) {
    const fires = enemy.tokens === null ? 1 : known(enemy.tokens).filter((token) => token === 'fire').length;
    if (fires === 0) continue;
    const theirs = hullOf(b, enemy);
    const worth = fires * volleyOf(b, enemy, s, hulls.gapBetween(own, theirs).down);
    threats.push({ worth, sides: hulls.sidesReached(own, theirs) });
  }
  return threats;
};

export const dangers = (b: Battle, s: Ship): Readonly<Record<HullSide, number>> => {
  const fear: Record<HullSide, number> = { front: 0, left: 0, back: 0, right: 0 };
  for (const { worth, sides } of threatsTo(b, s)) for (const side of sides) fear[side] += worth;
  return fear;
};
