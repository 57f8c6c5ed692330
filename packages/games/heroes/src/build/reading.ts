/** Reading units and forces from outside: files, addresses, configurations. */

import { type FactionId, RACES, readFaction, readStatsFrom } from '@muster/dwethia';
import {
  anyText,
  either,
  fields,
  integer,
  isText,
  list,
  meaning,
  misread,
  oneOf,
  optional,
  plainObject,
  type Reader,
  reader,
  text,
} from '@muster/kernel';
import { findProfile } from '../content/called.ts';
import { profileOf } from '../content/profiles.ts';
import { RANKS, type Rank } from '../content/ranks.ts';
import type { UnitSheet } from '../content/sheet.ts';
import type { Force } from './force.ts';

const RANK_IDS = Object.keys(RANKS) as readonly Rank[];

export const MOST_UNITS = 24;
export const MOST_UNIT_NAME = 40;

const readStats = readStatsFrom(-9);

const ids = list(text(40), 12);

/** A Custom Unit Sheet (DW-28). */
export const readSheet: Reader<UnitSheet> = fields<UnitSheet>({
  name: text(MOST_UNIT_NAME),
  faction: readFaction,
  race: oneOf(RACES.map(({ id }) => id)),
  rank: oneOf(RANK_IDS),
  stats: readStats,
  wargear: ids,
  powers: optional(ids, []),
  rules: optional(ids, []),
  scars: optional(list(text(40), 99), []),
});

const readPrinted = meaning(
  anyText,
  'A profile by its id, or as much of its end as names it; within a force a bare name is meant of its own faction.',
  (name, where) => {
    const profile = profileOf(name) ?? profileOf(findProfile(name)?.id ?? ''); // not the Thrall, which nobody buys
    return profile === undefined ? misread(where, `there is no profile ${name.slice(0, 40)}`) : sheetOf(profile);
  },
);

/** A profile by its id, or a sheet of one's own. */
export const readUnit: Reader<UnitSheet> = either(isText, readPrinted, readSheet);

/** Within a force a bare name is meant of its own faction: `cantor`. */
const inFull = (faction: FactionId, unit: unknown): unknown =>
  typeof unit === 'string' ? (profileOf(`${faction}.${unit}`)?.id ?? unit) : unit;

/** Reads what has a faction and units. */
export const withUnits = <T>(read: Reader<T>): Reader<T> =>
  reader(read.schema, (x, where) => {
    const given = plainObject(x, where);
    const { faction, units } = given;
    if (!Array.isArray(units) || faction === undefined) return read(x, where);
    const own = readFaction(faction, `${where}.faction`);
    return read({ ...given, units: units.map((unit: unknown) => inFull(own, unit)) }, where);
  });

/** A profile without its number: what a battle fields. */
export const sheetOf = (unit: UnitSheet): UnitSheet => {
  const { name, faction, race, rank, stats, wargear, powers, rules, scars } = unit;
  return { name, faction, race, rank, stats, wargear, powers, rules, scars };
};

export interface ForceFile extends Force {
  readonly points: number;
}

export const readForce = withUnits(
  fields<ForceFile>({
    points: integer(20, 1000),
    faction: readFaction,
    units: list(readUnit, MOST_UNITS),
  }),
);
