/** Archetypes: where a unit of one's own begins (M-04). All ours. A race changes them (DW-27), then everything may be bought. */

import { type Stats, stats } from '@muster/dwethia';
import type { Rank } from './ranks.ts';

export interface Archetype {
  readonly id: string;
  readonly name: string;
  readonly rank: Rank;
  readonly stats: Stats;
  readonly wargear: readonly string[];
  readonly powers: readonly string[];
}

type Seven = Parameters<typeof stats>[0];
type Pools = Parameters<typeof stats>[1];
const NONE: Pools = [0, 0, 0];

export const archetype = (
  [id, name, rank]: readonly [string, string, Rank],
  seven: Seven,
  pools: Pools,
  move: number,
  wargear: readonly string[],
  powers: readonly string[] = [],
): Archetype => ({ id, name, rank, stats: stats(seven, pools, move), wargear, powers });

export const ARCHETYPES: readonly Archetype[] = [
  archetype(['line-trooper', 'Line trooper', 'basic'], [5, 1, 5, 4, 3, 1, 2], NONE, 6, ['hand-weapon', 'shield']),
  archetype(['guard', 'Guard', 'basic'], [4, 1, 4, 4, 3, 2, 1], NONE, 6, ['spear']),
  archetype(['bowman', 'Bowman', 'basic'], [3, 4, 3, 3, 1, 1, 1], NONE, 6, ['hand-weapon', 'short-bow']),
  archetype(['rifleman', 'Rifleman', 'basic'], [3, 3, 3, 3, 2, 1, 2], NONE, 6, ['hand-weapon', 'rifle']),
  archetype(['beast', 'Beast', 'basic'], [4, 1, 5, 3, 3, 2, 0], NONE, 8, ['claws']),
  archetype(['devotee', 'Devotee', 'basic'], [5, 1, 5, 4, 3, 2, 0], [0, 1, 0], 6, ['hand-weapon']),
  archetype(['captain', 'Captain', 'hero'], [5, 4, 3, 4, 2, 2, 2], [3, 2, 0], 6, ['hand-weapon', 'shield', 'pistol']),
  archetype(['champion', 'Champion', 'hero'], [5, 3, 5, 4, 4, 3, 1], [2, 1, 0], 6, ['great-weapon']),
  archetype(['assassin', 'Assassin', 'hero'], [7, 4, 4, 4, 4, 2, 0], [2, 0, 0], 8, [
    'hand-weapon',
    'camo-cloak',
    'grenade',
  ]),
  archetype(['sharpshooter', 'Sharpshooter', 'hero'], [4, 5, 3, 3, 1, 1, 1], [1, 0, 0], 6, [
    'hand-weapon',
    'camo-cloak',
    'quick-rifle',
  ]),
  archetype(
    ['sorcerer', 'Sorcerer', 'hero'],
    [5, 6, 4, 5, 3, 4, 1],
    [0, 0, 3],
    6,
    ['hand-weapon'],
    ['blast', 'lightning'],
  ),
  archetype(['religious-elite', 'Religious elite', 'religious'], [5, 4, 6, 5, 3, 3, 1], [1, 3, 0], 6, ['spear']),
  archetype(['monster', 'Monster', 'monster'], [5, 1, 7, 5, 4, 5, -1], NONE, 8, ['claws']),
  archetype(['titan', 'Titan', 'titanic'], [6, 3, 9, 5, 3, 5, -2], NONE, 8, ['siege-gun']),
];
