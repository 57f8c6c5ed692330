/** A unit of one's own that is changed on its sheet: what follows from the rest follows again (DW-27, DW-28). */

import { inOtherRace, type RaceId, STATS, type Stats } from '@muster/dwethia';
import type { UnitSheet } from '../content/types.ts';
import { capOf, classOf, leastOf } from './caps.ts';
import { type OwnUnit, ownSheet } from './own.ts';

/** What its player writes. The elite of a religion has no faction and is nobody's own. */
export const ownOf = (unit: UnitSheet, faction: OwnUnit['faction']): OwnUnit => ({
  name: unit.name,
  faction: unit.faction ?? faction,
  race: unit.race,
  stats: unit.stats,
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
});

/** The `n`th unit of one's own, made of another or of one of a list. */
export const changedUnit = (unit: OwnUnit, change: Partial<OwnUnit>, n = 1): UnitSheet =>
  ownSheet({ ...unit, ...change }, n);

const within = (unit: OwnUnit, raw: Stats): Stats =>
  Object.fromEntries(
    STATS.map(({ name }) => [name, Math.max(leastOf(name), Math.min(capOf(unit, name) ?? raw[name], raw[name]))]),
  ) as unknown as Stats;

/** DW-27: of another race, within what a unit may have. */
export const inRace = (unit: OwnUnit, race: RaceId): OwnUnit => ({
  ...unit,
  race,
  stats: within(unit, inOtherRace(unit.stats, unit.race, race, classOf(unit) === 'hero')),
});
