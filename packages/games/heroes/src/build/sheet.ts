/** The Custom Unit Sheet (DW-28): what a unit is, and what it costs item by item. */

import {
  type FactionId,
  type Item,
  POWER_POINTS,
  powerOf,
  RACES,
  type RaceId,
  type Stats,
  statItems,
  total,
  wargearItem,
} from '@muster/dwethia';
import { RANKS, type Rank } from '../content/ranks.ts';
import { specialRuleOf } from '../content/rules.ts';
import { wargearOf } from '../content/wargear.ts';

export interface UnitSheet {
  readonly name: string;
  readonly faction: FactionId;
  readonly race: RaceId;
  readonly rank: Rank;
  /** As it stands on the table: race and kit included. */
  readonly stats: Stats;
  readonly wargear: readonly string[];
  readonly powers: readonly string[];
  readonly rules: readonly string[];
}

/** Ordinary Move: every space more or less is a point (ours). */
const USUAL_MOVE = 6;

const isLastingGun = (id: string): boolean => {
  const gear = wargearOf(id)?.gear;
  return gear?.kind === 'ranged' && gear.uses === null;
};

/** What its faction's trait costs. */
const traitItems = ({ faction, stats, wargear }: UnitSheet): readonly Item[] => {
  if (faction === 'void') return [{ what: 'Ignores wounds on 6+', points: stats.wounds }];
  if (faction === 'citadel' && wargear.some(isLastingGun)) return [{ what: 'Steady aim', points: 1 }];
  return [];
};

/** DW-24: the bill. Ids that nobody knows cost nothing; the checker names them. */
export const billOf = (sheet: UnitSheet): readonly Item[] => {
  const { stats, rank, race, wargear, powers, rules } = sheet;
  const moved = stats.move - USUAL_MOVE;
  const { surcharge, name } = RANKS[rank];
  const cover = RACES.find(({ id }) => id === race)?.cover ?? 0;
  return [
    ...statItems(stats),
    ...(moved === 0 ? [] : [{ what: `Move ${stats.move}`, points: moved }]),
    ...wargear.flatMap((id) => {
      const entry = wargearOf(id);
      return entry === undefined ? [] : [{ what: wargearItem(entry.gear).what, points: entry.points }];
    }),
    ...powers.flatMap((id) => {
      const power = powerOf(id);
      return power === undefined ? [] : [{ what: power.name, points: POWER_POINTS }];
    }),
    ...rules.flatMap((id) => {
      const rule = specialRuleOf(id);
      return rule === undefined ? [] : [{ what: rule.name, points: rule.points }];
    }),
    ...(cover === 0 ? [] : [{ what: `Cover ${cover} by nature`, points: 1 }]),
    ...traitItems(sheet),
    ...(surcharge === 0 ? [] : [{ what: `Footprint of a ${name}`, points: surcharge }]),
  ];
};

export const pointsOf = (sheet: UnitSheet): number => total(billOf(sheet));
