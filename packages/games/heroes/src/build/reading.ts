/** Reading units and forces from outside: files, addresses, configurations. */

import { FACTIONS, type FactionId, profileWords, RACES, STATS, type Stats } from '@muster/dwethia';
import {
  type CheckedForce,
  fields,
  integer,
  list,
  misread,
  oneOf,
  optional,
  plainObject,
  type Reader,
  text,
} from '@muster/kernel';
import { profileOf } from '../content/profiles.ts';
import { RANKS, type Rank } from '../content/ranks.ts';
import { type Force, forcePoints, forceProblems, unitProblems } from './force.ts';
import { billOf, pointsOf, type UnitSheet } from './sheet.ts';
import { gearWords, markOf } from './words.ts';

const FACTION_IDS = FACTIONS.map(({ id }) => id);
const RANK_IDS = Object.keys(RANKS) as readonly Rank[];

export const MOST_UNITS = 24;
export const MOST_UNIT_NAME = 40;

const stat = integer(-9, 20);
const readStats = fields<Stats>(
  Object.fromEntries(STATS.map(({ name }) => [name, stat])) as { readonly [S in keyof Stats]: Reader<number> },
);

const ids = list(text(40), 12);

/** A Custom Unit Sheet (DW-28). */
export const readSheet: Reader<UnitSheet> = fields<UnitSheet>({
  name: text(MOST_UNIT_NAME),
  faction: oneOf(FACTION_IDS),
  race: oneOf(RACES.map(({ id }) => id)),
  rank: oneOf(RANK_IDS),
  stats: readStats,
  wargear: ids,
  powers: optional(ids, []),
  rules: optional(ids, []),
  scars: optional(list(text(40), 99), []),
});

/** A profile by its id, or a sheet of one's own. */
export const readUnit: Reader<UnitSheet> = (x, where) => {
  if (typeof x !== 'string') return readSheet(x, where);
  const profile = profileOf(x);
  if (profile === undefined) return misread(where, `there is no profile ${x.slice(0, 40)}`);
  return sheetOf(profile);
};

/** A profile without its number: what a battle fields. */
export const sheetOf = (unit: UnitSheet): UnitSheet => {
  const { name, faction, race, rank, stats, wargear, powers, rules, scars } = unit;
  return { name, faction, race, rank, stats, wargear, powers, rules, scars };
};

interface ForceFile extends Force {
  readonly points: number;
}

const readForce = fields<ForceFile>({
  points: integer(20, 1000),
  faction: oneOf<FactionId>(FACTION_IDS),
  units: list(readUnit, MOST_UNITS),
});

const checkedUnit = (unit: UnitSheet): CheckedForce => ({
  title: `${unit.name}, ${pointsOf(unit)} points: ${profileWords(unit.stats)}`,
  rows: [...billOf(unit).map(({ what, points }) => [what, `${points}`]), ['Together', `${pointsOf(unit)}`]],
  problems: unitProblems(unit),
});

const checkedForce = ({ points, faction, units }: ForceFile): CheckedForce => ({
  title: `${FACTIONS.find(({ id }) => id === faction)!.name}, ${forcePoints(units)} of ${points} points`,
  rows: units.map((unit) => [
    markOf(unit),
    unit.name,
    profileWords(unit.stats),
    gearWords(unit),
    `${pointsOf(unit)} points`,
  ]),
  problems: forceProblems({ faction, units }, points, { printed: false }),
});

/** A whole force, or one Custom Unit Sheet. */
export const checkForce: Reader<CheckedForce> = (x, where) =>
  Object.hasOwn(plainObject(x, where), 'stats') ? checkedUnit(readSheet(x, where)) : checkedForce(readForce(x, where));
