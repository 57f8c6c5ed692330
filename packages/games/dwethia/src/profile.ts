/** The profile of a unit, a building or a ship: `M P S D A W I D F A` and Move (DW-10). */

import type { Draft } from '@muster/kernel';

/** In the order of the profile. */
export const STATS = [
  { name: 'martial', letter: 'M', words: 'Martial' }, // DW-11
  { name: 'perception', letter: 'P', words: 'Perception' }, // DW-12, X-03: higher is better
  { name: 'strength', letter: 'S', words: 'Strength' }, // DW-13
  { name: 'defense', letter: 'D', words: 'Defense' }, // DW-14
  { name: 'aggression', letter: 'A', words: 'Aggression' }, // DW-15
  { name: 'wounds', letter: 'W', words: 'Wounds' }, // DW-16
  { name: 'integrity', letter: 'I', words: 'Integrity' }, // DW-17
  { name: 'destiny', letter: 'D', words: 'Destiny' }, // DW-18; actions of single units (DW-83) are none of ours
  { name: 'faith', letter: 'F', words: 'Faith' }, // DW-19
  { name: 'affinity', letter: 'A', words: 'Affinity' }, // DW-20
  { name: 'move', letter: 'Move', words: 'Move' }, // DW-21
] as const;

export type Stat = (typeof STATS)[number]['name'];
export type Stats = { readonly [S in Stat]: number };

export const NO_STATS: Stats = {
  martial: 0,
  perception: 0,
  strength: 0,
  defense: 0,
  aggression: 0,
  wounds: 0,
  integrity: 0,
  destiny: 0,
  faith: 0,
  affinity: 0,
  move: 0,
};

/** From the first seven, the three pools and Move: `stats([5, 4, 3, 4, 2, 2, 2], [3, 2, 0], 6)`. */
export const stats = (
  [martial, perception, strength, defense, aggression, wounds, integrity]: readonly [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ],
  [destiny, faith, affinity]: readonly [number, number, number],
  move: number,
): Stats => ({
  martial,
  perception,
  strength,
  defense,
  aggression,
  wounds,
  integrity,
  destiny,
  faith,
  affinity,
  move,
});

/** Every stat with what these changes add to it. */
export const changed = (of: Stats, by: Partial<Stats>): Stats => {
  const sum: Draft<Stats> = { ...of };
  for (const { name } of STATS) sum[name] += by[name] ?? 0;
  return sum;
};

/** `M5 P4 S3 D4 A2 W2 I2 D3/F2/A0 Move 6`. */
export const profileWords = (of: Stats): string => {
  const seven = STATS.slice(0, 7).map(({ name, letter }) => `${letter}${of[name]}`);
  return `${seven.join(' ')} D${of.destiny}/F${of.faith}/A${of.affinity} Move ${of.move}`;
};
