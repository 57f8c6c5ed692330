/** Reading units and armies from outside: files, addresses, configurations. */

import { type FactionId, kebab, RACES, type RaceId, readFaction, readReligion, readStatsFrom } from '@muster/dwethia';
import {
  anyText,
  either,
  fields,
  flag,
  integer,
  isText,
  list,
  meaning,
  misread,
  oneOf,
  optional,
  orNull,
  plainObject,
  type Reader,
  reader,
  type Schema,
  shown,
  text,
} from '@muster/kernel';
import { SCENARIO_IDS, type ScenarioId } from '../content/scenarios.ts';
import type { Army, UnitSheet } from '../content/types.ts';
import { findUnit, unitOf } from '../content/units.ts';
import { isOwnId, MOST_OWN, OWN, type OwnUnit, ownSheet } from './own.ts';

export const MOST_UNIT_NAME = 40;
/** A starting force of the cheapest units has no more. */
export const MOST_START = 50;
/** CQ-02, CQ-10: what a game may be played to: any number that holds a starting force. */
export const [LEAST_POINTS, MOST_POINTS] = [500, 12000] as const;

const readStats = readStatsFrom(-9);

const id = text(60);

const readOwn = fields<OwnUnit>({
  name: text(MOST_UNIT_NAME),
  faction: readFaction,
  race: oneOf<RaceId>(RACES.map((race) => race.id)),
  stats: readStats,
  weapon: optional(orNull(id), null),
  reach: optional(oneOf([1, 2, 3] as const), 1),
  save: optional(orNull(integer(2, 6)), null),
  harvest: optional(integer(0, 999), 0),
  startingForce: optional(flag, false),
  worker: optional(flag, false),
  horde: optional(flag, false),
  commander: optional(flag, false),
  elite: optional(flag, false),
  powers: optional(list(id, 12), []),
});

/** What follows from the rest: a sheet may name it, but not otherwise than it is. */
const FOLLOWS = ['id', 'mark', 'base', 'rule', 'builtBy', 'cost', 'source'] as const;

const isSame = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  const [left, right] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return left.length === right.size && left.every(([key, value]) => right.has(key) && isSame(value, right.get(key)));
};

/** A sheet, and what was said in it of what follows from the rest. */
interface WrittenSheet {
  readonly own: OwnUnit;
  readonly given: Readonly<Record<string, unknown>>;
}

const FOLLOWING: Schema = { description: 'Follows from the rest: it may be left out, and is not otherwise.' };

const readWritten: Reader<WrittenSheet> = reader(
  {
    ...readOwn.schema,
    properties: {
      ...readOwn.schema.properties,
      ...Object.fromEntries(FOLLOWS.map((name) => [name, FOLLOWING])),
    },
  },
  (x, where) => {
    const given = plainObject(x, where);
    const rest = Object.entries(given).filter(([key]) => !FOLLOWS.some((one) => one === key));
    return { own: readOwn(Object.fromEntries(rest), where), given };
  },
);

/** The `n`th unit of one's own (DW-28). */
const ownUnit = ({ own, given }: WrittenSheet, n: number, where: string): UnitSheet => {
  const sheet = ownSheet(own, n);
  for (const key of FOLLOWS)
    if (Object.hasOwn(given, key) && !isSame(given[key], sheet[key]))
      misread(`${where}.${key}`, `follows from the rest and is ${shown(sheet[key])}, not ${shown(given[key])}`);
  return sheet;
};

const numberOf = ({ id: called }: WrittenSheet['given']): number =>
  typeof called === 'string' && isOwnId(called) ? Number(called.slice(OWN.length)) : 1;

/** A unit of the lists by its id or name, or a sheet of one's own. */
export const readUnitSheet: Reader<UnitSheet> = either(
  isText,
  meaning(
    anyText,
    'A unit of the lists by its id or name.',
    (name, where) => findUnit(name) ?? misread(where, `there is no unit ${name.slice(0, 40)}`),
  ),
  meaning(readWritten, 'A unit of one’s own.', (sheet, where) => ownUnit(sheet, numberOf(sheet.given), where)),
);

/** Units of one's own, numbered by their places. */
export const readOwnUnits: Reader<readonly UnitSheet[]> = meaning(
  list(readWritten, MOST_OWN),
  'Units of one’s own, numbered by their places.',
  (sheets, where) => sheets.map((sheet, i) => ownUnit(sheet, i + 1, `${where}[${i}]`)),
);

/** An army as a file has it: of both lists and one's own. */
export interface ArmyFile extends Army {
  /** DW-23: the limit of the game. */
  readonly points: number;
  readonly scenario: ScenarioId;
  /** Ids. */
  readonly missions: readonly string[];
  /** Of one's own (DW-28). */
  readonly units: readonly UnitSheet[];
}

/** `own.1`, `Ada`, `legion`, `void.zombies`: in an army a bare name is meant of itself. What nobody knows stays as it is, for the checker. */
export const inFull = (faction: FactionId, own: readonly UnitSheet[], called: string): string => {
  const wanted = kebab(called);
  const mine = own.find((unit) => unit.id === called) ?? own.find((unit) => kebab(unit.name) === wanted);
  return (mine ?? unitOf(`${faction}.${wanted}`) ?? findUnit(called))?.id ?? called;
};

const readGiven = fields<ArmyFile>({
  points: integer(LEAST_POINTS, MOST_POINTS),
  faction: readFaction,
  religion: readReligion,
  hq: oneOf(['a', 'b'] as const),
  scenario: oneOf<ScenarioId>(SCENARIO_IDS),
  missions: list(text(40), 12),
  units: optional(readOwnUnits, []),
  start: list(id, MOST_START),
});

export const readArmy: Reader<ArmyFile> = meaning(
  readGiven,
  'Units by their ids or names; a bare name is meant of the army itself.',
  (army) => {
    const { faction, units } = army;
    return {
      ...army,
      missions: army.missions.map(kebab),
      start: army.start.map((called) => inFull(faction, units, called)),
    };
  },
);
