/** What a unit may have of each stat: the caps of the price list, and where it is silent, ours. */

import { BASE_CAPS, type FactionId, factionOf, HERO_CAPS, type Stat } from '@muster/dwethia';
import type { Rank } from '../content/ranks.ts';

interface Capped {
  readonly rank: Rank;
  readonly faction: FactionId;
}

/** Move is not on the list. */
const MOST_MOVE = 10;

/** Null: as much as one likes. The list has caps for basic units and for heroes; those of heroes hold for all others. */
export const capOf = ({ rank, faction }: Capped, stat: Stat): number | null => {
  if (stat === 'move') return MOST_MOVE;
  const { integrityCap } = factionOf(faction).trait;
  if (stat === 'integrity' && integrityCap !== null) return integrityCap;
  return (rank === 'basic' ? BASE_CAPS : HERO_CAPS)[stat];
};

/** The list has no lower end, and points would come back without one. */
const LEAST: { readonly [S in Stat]: number } = {
  martial: 1,
  perception: 1,
  strength: 1,
  defense: 1,
  aggression: 0,
  wounds: 1,
  integrity: -2,
  destiny: 0,
  faith: 0,
  affinity: 0,
  move: 3,
};

export const leastOf = (stat: Stat): number => LEAST[stat];
