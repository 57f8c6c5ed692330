/** Reading ships and fleets from outside: files, addresses, configurations. */

import { type FactionId, kebab, readFaction, readReligion, readStatsFrom } from '@muster/dwethia';
import { hulls } from '@muster/geometry';
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
  orNull,
  plainObject,
  type Reader,
  reader,
  text,
  tuple,
} from '@muster/kernel';
import { CLASSES } from '../content/classes.ts';
import { eliteOf } from '../content/religions.ts';
import { type Mount, SHIP_CLASSES, type ShipClass, type ShipSheet } from '../content/sheet.ts';
import { SHIPS, type ShipProfile, shipProfileOf } from '../content/ships.ts';
import type { Fleet } from './fleet.ts';

export const MOST_SHIPS = 60;
export const MOST_SHIP_NAME = 40;
/** What a fleet may cost at all. */
export const [LEAST_POINTS, MOST_POINTS] = [300, 12000] as const;

const readStats = readStatsFrom(0);

const ARC_LETTERS: Readonly<Record<string, hulls.HullSide>> = { F: 'front', L: 'left', R: 'right', B: 'back' };

/** In one order, so that one ship has one sheet. */
const inOrder = (arcs: readonly hulls.HullSide[]): readonly hulls.HullSide[] =>
  hulls.HULL_SIDES.filter((side) => arcs.includes(side)).length === arcs.length
    ? hulls.HULL_SIDES.filter((side) => arcs.includes(side))
    : arcs;

const readLetters = meaning(
  anyText,
  'Letters of F, L, R and B, or * for all.',
  (letters, where): readonly hulls.HullSide[] => {
    if (letters === '*') return hulls.HULL_SIDES;
    return [...letters.slice(0, 8)].map((letter) => {
      const side = Object.hasOwn(ARC_LETTERS, letter) ? ARC_LETTERS[letter] : undefined;
      return side ?? misread(where, `arcs are F, L, R and B, or * for all, not ${letters.slice(0, 8)}`);
    });
  },
);

/** `FL`, `*`, or sides by name. */
const readArcs: Reader<readonly hulls.HullSide[]> = meaning(
  either(isText, readLetters, list(oneOf(hulls.HULL_SIDES), 4)),
  'Arcs of fire.',
  inOrder,
);

const readMount = fields<Mount>({ weapon: text(40), arcs: readArcs });

const side = integer(10, 200);
const readBase = tuple(side, 2, 'a base is its length and its width');

interface Given extends Omit<ShipSheet, 'base'> {
  readonly base: readonly [number, number] | null;
}

const ids = list(text(40), 6);
const readGiven = fields<Given>({
  name: text(MOST_SHIP_NAME),
  faction: readFaction,
  class: oneOf<ShipClass>(SHIP_CLASSES),
  base: optional(orNull(readBase), null),
  stats: readStats,
  shield: optional(orNull(integer(2, 6)), null),
  mounts: optional(list(readMount, 8), []),
  powers: optional(ids, []),
  rules: optional(ids, []),
});

/** A ship of one's own (DW-28); without a base it has the standard one of its class (CC-03). */
export const readSheet: Reader<ShipSheet> = meaning(
  readGiven,
  'A ship of one’s own; without a base it has that of its class.',
  ({ name, faction, class: of, base, stats, shield, mounts, powers, rules }) => ({
    name,
    faction,
    class: of,
    base: base ?? CLASSES[of].base,
    stats,
    shield,
    mounts,
    powers,
    rules,
  }),
);

/** A profile without its id: what a battle fields. */
export const sheetOf = (ship: ShipSheet): ShipSheet => {
  const { name, faction, class: of, base, stats, shield, mounts, powers, rules } = ship;
  return { name, faction, class: of, base, stats, shield, mounts, powers, rules };
};

/** `empire-of-sol.cohort`, `Cohort`: by its id or as much of its end as names it. */
export const findShipProfile = (given: string): ShipProfile | undefined => {
  const wanted = kebab(given);
  if (wanted === '') return undefined;
  return SHIPS.find(({ id }) => {
    const whole = kebab(id);
    return whole === wanted || whole.endsWith(`-${wanted}`);
  });
};

const named = (given: string, where: string): ShipSheet => {
  const [id, ...rules] = given.split('+').map((part) => part.trim());
  const profile = shipProfileOf(id!) ?? findShipProfile(id!);
  if (profile === undefined) return misread(where, `there is no ship ${id!.slice(0, 40)}`);
  for (const rule of rules)
    if (eliteOf(rule) === undefined) misread(where, `no religion puts ${rule.slice(0, 40)} aboard`);
  return { ...sheetOf(profile), rules };
};

/** A ship of the roster by its id, with its elite as `empire-of-sol.cohort+auditors`, or a sheet of one's own. */
export const readShip: Reader<ShipSheet> = either(
  isText,
  meaning(
    anyText,
    'A ship of the roster by its id, with its elite as “empire-of-sol.cohort+auditors”; within a fleet a bare name is meant of its own faction.',
    named,
  ),
  readSheet,
);

/** Within a fleet a bare name is meant of its own faction: `cohort`. */
const inFull = (faction: FactionId, ship: unknown): unknown => {
  if (typeof ship !== 'string') return ship;
  const [id, ...rules] = ship.split('+');
  const own = shipProfileOf(`${faction}.${kebab(id!)}`)?.id;
  return own === undefined ? ship : [own, ...rules].join('+');
};

/** Reads what has a faction and ships. */
export const withShips = <T>(read: Reader<T>): Reader<T> =>
  reader(read.schema, (x, where) => {
    const given = plainObject(x, where);
    const { faction, ships } = given;
    if (!Array.isArray(ships)) return read(x, where);
    const own = readFaction(faction, `${where}.faction`);
    return read({ ...given, ships: ships.map((ship: unknown) => inFull(own, ship)) }, where);
  });

export interface FleetFile extends Fleet {
  readonly points: number;
}

export const readFleet: Reader<FleetFile> = withShips(
  fields<FleetFile>({
    points: integer(LEAST_POINTS, MOST_POINTS),
    faction: readFaction,
    religion: optional(orNull(readReligion), null),
    ships: list(readShip, MOST_SHIPS),
  }),
);
