/** A unit of one's own (DW-28): what its player writes, and all that follows from it. */

import type { FactionId, RaceId, Stats } from '@muster/dwethia';
import type { BaseSize, UnitSheet, Workshop } from '../content/types.ts';
import { MACHINE_WOUNDS, priceOf } from './price.ts';

/** Stats as they stand on the table, race included (DW-27). */
export interface OwnUnit {
  readonly name: string;
  readonly faction: FactionId;
  readonly race: RaceId;
  readonly stats: Stats;
  readonly weapon: string | null;
  readonly reach: 1 | 2 | 3;
  readonly save: number | null;
  readonly harvest: number;
  readonly startingForce: boolean;
  readonly worker: boolean;
  readonly horde: boolean;
  readonly commander: boolean;
  readonly elite: boolean;
  readonly powers: readonly string[];
}

/** As many as a list has. */
export const MOST_OWN = 9;

export const OWN = 'own.';
export const ownId = (n: number): string => `${OWN}${n}`;
export const isOwnId = (id: string): boolean => /^own\.[1-9]$/.test(id);
/** CQ-05: the first is `a`. */
const ownMark = (n: number): string => String.fromCharCode('a'.charCodeAt(0) + n - 1);

/** CQ-03. */
const baseOf = ({ commander, elite, stats }: OwnUnit): BaseSize => {
  if (commander || elite) return 25;
  return stats.wounds >= MACHINE_WOUNDS ? 50 : 40;
};

/** */
const workshopsOf = ({ startingForce, commander, elite, stats }: OwnUnit): readonly Workshop[] => {
  if (commander) return ['hq', 'sanctum'];
  if (startingForce) return ['hq'];
  if (elite) return ['sanctum'];
  return stats.wounds >= MACHINE_WOUNDS ? ['foundry'] : ['barracks'];
};

/** The `n`th unit of one's own, from 1. */
export const ownSheet = (unit: OwnUnit, n: number): UnitSheet => ({
  id: ownId(n),
  name: unit.name,
  mark: ownMark(n),
  faction: unit.faction,
  race: unit.race,
  stats: unit.stats,
  base: baseOf(unit),
  weapon: unit.weapon,
  reach: unit.reach,
  save: unit.save,
  harvest: unit.harvest,
  startingForce: unit.startingForce,
  worker: unit.worker,
  horde: unit.horde,
  commander: unit.commander,
  elite: unit.elite,
  powers: unit.powers,
  rule: null,
  builtBy: workshopsOf(unit),
  cost: priceOf(unit),
  source: 'house',
});
