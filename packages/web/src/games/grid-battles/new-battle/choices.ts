/** What is chosen on the New battle page, as its address writes it: `?scenario=S2&a=you&b=veteran`. */

import {
  battleOf,
  type FreeChoices,
  type GridChoices,
  makeMap,
  SCENARIOS,
  UNIT_TYPES,
  UNITS,
  type UnitType,
} from '@muster/grid-battles';
import { type Group, group } from '@muster/kernel';
import type { BattleChoices } from '../../../pages/new-battle/BattleSheet.tsx';
import { diceField } from '../../../pages/new-battle/DiceChoice.tsx';
import { playersPart } from '../../../pages/new-battle/who-plays.ts';

export type SideIndex = 0 | 1;

export interface Choices extends GridChoices, BattleChoices {}

/** `seed` draws what the address leaves open. */
export const choicesOf = (seed: number): Group<Choices> =>
  group<Choices>({ ...battleOf(seed).parts, players: playersPart(() => 2), dice: diceField() });

const drawn = new Map<number, readonly string[]>();

/** The same array for the same seed, so that it is drawn once. */
export const mapRows = (map: FreeChoices['map']): readonly string[] => {
  if (typeof map === 'string') return SCENARIOS[map].map;
  const rows = drawn.get(map) ?? makeMap(map);
  drawn.set(map, rows);
  return rows;
};

/** A force by kinds: `2 Pikeman`. */
export const grouped = (units: readonly UnitType[]): readonly { readonly type: UnitType; readonly count: number }[] =>
  UNIT_TYPES.flatMap((type) => {
    const count = units.filter((unit) => unit === type).length;
    return count === 0 ? [] : [{ type, count }];
  });

export const unitWords = (type: UnitType, count: number): string =>
  count === 1 ? UNITS[type].name : `${count} × ${UNITS[type].name}`;
