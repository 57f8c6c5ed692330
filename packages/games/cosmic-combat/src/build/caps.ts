/** What a ship of one's own may have (ours): the least and the most of each stat by class, and how much it carries. */

import type { Stat } from '@muster/dwethia';
import type { ShipClass } from '../content/sheet.ts';

type Range = readonly [least: number, most: number];

const CAPS: { readonly [C in ShipClass]: { readonly [S in Stat]: Range } } = {
  fighter: {
    martial: [0, 2],
    perception: [1, 4],
    strength: [0, 2],
    defense: [3, 4],
    aggression: [0, 0], // CC-38, X-74: nobody boards from one
    wounds: [1, 1],
    integrity: [2, 5],
    destiny: [0, 0],
    faith: [0, 0],
    affinity: [0, 0],
    move: [8, 12],
  },
  cruiser: {
    martial: [0, 5],
    perception: [1, 4],
    strength: [0, 7],
    defense: [4, 6],
    aggression: [0, 3],
    wounds: [2, 6],
    integrity: [4, 9],
    destiny: [0, 1],
    faith: [0, 2],
    affinity: [0, 4],
    move: [4, 9],
  },
  warship: {
    martial: [1, 5],
    perception: [1, 4],
    strength: [2, 7],
    defense: [5, 6],
    aggression: [0, 4],
    wounds: [5, 8],
    integrity: [7, 11],
    destiny: [0, 2],
    faith: [0, 2],
    affinity: [0, 4],
    move: [3, 6],
  },
  round: {
    martial: [1, 5],
    perception: [1, 4],
    strength: [0, 6],
    defense: [5, 6],
    aggression: [0, 4],
    wounds: [5, 8],
    integrity: [7, 11],
    destiny: [0, 2],
    faith: [0, 2],
    affinity: [0, 4],
    move: [0, 4],
  },
};

export const leastOf = (of: ShipClass, stat: Stat): number => CAPS[of][stat][0];
export const capOf = (of: ShipClass, stat: Stat): number => CAPS[of][stat][1];

/** Weapons that a ship has room for. */
export const MOST_MOUNTS: { readonly [C in ShipClass]: number } = { fighter: 1, cruiser: 3, warship: 4, round: 4 };
export const MOST_POWERS = 2;
