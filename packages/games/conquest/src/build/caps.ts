/** What a unit of one's own may have: the caps of the price list, and where it is silent, the most that our lists have. */

import { BASE_CAPS, type Caps, HERO_CAPS, type Stat } from '@muster/dwethia';
import { TRAITS } from '../content/factions.ts';
import type { UnitSheet } from '../content/types.ts';
import { MACHINE_WOUNDS } from './price.ts';

type Capped = Pick<UnitSheet, 'faction' | 'commander' | 'elite' | 'stats'>;

/** The list has caps for heroes and for others; machines are ours. */
export type CapClass = 'hero' | 'machine' | 'line';

export const classOf = ({ commander, elite, stats }: Capped): CapClass => {
  if (commander || elite) return 'hero';
  return stats.wounds >= MACHINE_WOUNDS ? 'machine' : 'line';
};

export const CLASS_NAMES: { readonly [C in CapClass]: string } = {
  hero: 'Commanders and Elites',
  machine: 'machines',
  line: 'ordinary units',
};

const CAPS: { readonly [C in CapClass]: Caps } = {
  hero: { ...HERO_CAPS, perception: 4 },
  machine: { ...HERO_CAPS, perception: 2, defense: 6, integrity: 0, destiny: 0, faith: 0, affinity: 0 },
  line: { ...BASE_CAPS, perception: 2 },
};
const MOST_MOVE = 12;

export const capOf = (unit: Capped, stat: Stat): number | null => {
  if (stat === 'move') return MOST_MOVE;
  const cap = CAPS[classOf(unit)][stat];
  const limit = stat === 'integrity' && unit.faction !== null ? TRAITS[unit.faction].integrityCap : null;
  return limit === null || cap === null ? cap : Math.min(cap, limit);
};

/** The least that our lists have; points would come back without a lower end. */
const LEAST: { readonly [S in Stat]: number } = {
  martial: 1,
  perception: 0,
  strength: 1,
  defense: 2,
  aggression: 1,
  wounds: 1,
  integrity: -1,
  destiny: 0,
  faith: 0,
  affinity: 0,
  move: 3,
};

export const leastOf = (stat: Stat): number => LEAST[stat];

/** No unit of the lists is cheaper. */
export const LEAST_COST = 40;
/** CQ-33: [Harvest X] at most; the price list has no price for it. */
export const MOST_HARVEST = 40;
/** [Horde] is for cheap troops, no dearer than those of the lists that have it. */
export const MOST_HORDE_COST = 70;
export const MOST_POWERS = 3;
