/** A question of odds: who strikes, from where, how far, and whom: `attacker=knight,archer&defender=pikeman&distance=1,3`. */

import { type Given, type Offer, type Part, quoted, type Report } from '@muster/kernel';
import { TERRAIN, TERRAINS, type Terrain } from '../content/terrain.ts';
import { UNIT_TYPES, UNITS, type UnitType } from '../content/units.ts';

export interface Standing {
  readonly type: UnitType;
  readonly terrain: Terrain;
}
export interface Attacker extends Standing {
  readonly distance: number;
}
export interface OddsQuery {
  /** At least one, in the order in which they strike. */
  readonly attackers: readonly Attacker[];
  readonly defender: Standing;
}

export const MOST_ATTACKERS = 3;
const [USUAL_ATTACKER, USUAL_DEFENDER] = ['knight', 'pikeman'] as const satisfies readonly UnitType[];

/** Where a unit can stand (GB-60). */
export const groundsFor = (type: UnitType): readonly Terrain[] =>
  TERRAINS.filter((terrain) => TERRAIN[terrain].cost[UNITS[type].class] !== null);

/** How far it strikes (GB-31 to GB-33, R-44). */
export const distancesFor = (type: UnitType): readonly number[] => {
  const { minRange, range } = UNITS[type];
  return Array.from({ length: range - minRange + 1 }, (_, i) => minRange + i);
};

const nearest = (type: UnitType, distance: number): number => {
  const { minRange, range } = UNITS[type];
  return Math.min(range, Math.max(minRange, distance));
};

/** The same place for another unit, as far as it can have it. */
export const withType = <P extends Standing>(placed: P, type: UnitType): P => ({
  ...placed,
  type,
  terrain: groundsFor(type).includes(placed.terrain) ? placed.terrain : 'plain',
  ...('distance' in placed ? { distance: nearest(type, placed['distance'] as number) } : {}),
});

export const newAttacker = (type: UnitType = USUAL_ATTACKER): Attacker => ({
  type,
  terrain: 'plain',
  distance: UNITS[type].minRange,
});

/** The first attacker and the defender change places. */
export const swapRoles = ({ attackers, defender }: OddsQuery): OddsQuery => {
  const { type, terrain, distance } = attackers[0]!;
  return {
    attackers: [{ ...defender, distance: nearest(defender.type, distance) }, ...attackers.slice(1)],
    defender: { type, terrain },
  };
};

/** `a Knight`, `an Archer`; at the beginning of a sentence. */
const aUnit = (type: UnitType): string => `${/^[AEIO]/.test(UNITS[type].name) ? 'An' : 'A'} ${UNITS[type].name}`;

const listOf = (given: Given, name: string): readonly string[] =>
  (given.get(name) ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '');

/** One for all, or one for each. */
const nth = (list: readonly string[], i: number): string | undefined => (list.length === 1 ? list[0] : list[i]);

const rangeWords = (type: UnitType): string => {
  const { minRange, range } = UNITS[type];
  if (range === 1) return 'it strikes adjacent units only (GB-31)';
  return `it reaches ${minRange} to ${range} hexes (${minRange === 1 ? 'GB-32' : 'R-44'})`;
};

/** A list of the address with one of its parts changed, or left out. */
const offersIn = <T extends string | number>(
  list: readonly string[],
  i: number,
  values: readonly T[],
  wordsOf: (value: T) => string,
): readonly Offer[] =>
  values.map((value) => ({
    value: (list.length === 1 ? [String(value)] : list.with(i, String(value))).join(','),
    words: wordsOf(value),
  }));

/** Undefined, and reported, for a unit that is not there. */
const readType = (list: readonly string[], i: number, report: Report): UnitType | undefined => {
  const found = UNIT_TYPES.find((type) => type === list[i]);
  if (found === undefined)
    report(`There is no unit ${quoted(list[i]!)}.`, [
      ...offersIn(list, i, UNIT_TYPES, (type) => UNITS[type].name),
      ...(list.length > 1 ? [{ value: list.toSpliced(i, 1).join(','), words: 'Leave it out' }] : []),
    ]);
  return found;
};

const readGround = (list: readonly string[], i: number, type: UnitType, report: Report): Terrain => {
  const text = nth(list, i);
  if (text === undefined) return 'plain';
  const found = TERRAINS.find((terrain) => terrain === text);
  if (found !== undefined && groundsFor(type).includes(found)) return found;
  report(
    found === undefined
      ? `There is no terrain ${quoted(text)}.`
      : `${aUnit(type)} cannot stand on ${TERRAIN[found].name.toLowerCase()}: it may not enter it (GB-60).`,
    offersIn(list, i, groundsFor(type), (terrain) => TERRAIN[terrain].name),
  );
  return 'plain';
};

const readDistance = (list: readonly string[], i: number, type: UnitType, report: Report): number => {
  const text = nth(list, i);
  if (text === undefined) return UNITS[type].minRange;
  const distance = /^\d{1,3}$/.test(text) ? Number(text) : undefined;
  if (distance !== undefined && nearest(type, distance) === distance) return distance;
  report(
    distance === undefined
      ? `${quoted(text)} is no distance in hexes.`
      : `${aUnit(type)} cannot attack at distance ${distance}: ${rangeWords(type)}.`,
    offersIn(list, i, distancesFor(type), (hexes) => (hexes === 1 ? '1 hex' : `${hexes} hexes`)),
  );
  return UNITS[type].minRange;
};

const readAttackers = (given: Given, tell: (name: string) => Report): readonly Attacker[] => {
  const [names, grounds, distances] = ['attacker', 'attacker-terrain', 'distance'].map((name) => listOf(given, name));
  const asked = names!.length === 0 ? [USUAL_ATTACKER] : names!;
  const first = asked.slice(0, MOST_ATTACKERS);
  if (asked.length > MOST_ATTACKERS)
    tell('attacker')(`At most ${MOST_ATTACKERS} attackers fit on this page, not ${asked.length}.`, [
      { value: first.join(','), words: `The first ${MOST_ATTACKERS}` },
    ]);
  return first.flatMap((_, i): readonly Attacker[] => {
    const type = readType(asked, i, tell('attacker'));
    if (type === undefined) return [];
    const terrain = readGround(grounds!, i, type, tell('attacker-terrain'));
    return [{ type, terrain, distance: readDistance(distances!, i, type, tell('distance')) }];
  });
};

const readDefender = (given: Given, tell: (name: string) => Report): Standing => {
  const [name = USUAL_DEFENDER] = listOf(given, 'defender');
  const type = readType([name], 0, tell('defender'));
  if (type === undefined) return { type: USUAL_DEFENDER, terrain: 'plain' };
  return { type, terrain: readGround(listOf(given, 'defender-terrain'), 0, type, tell('defender-terrain')) };
};

export const ODDS: Part<OddsQuery> = {
  read: (given, _at, tell) => ({ attackers: readAttackers(given, tell), defender: readDefender(given, tell) }),
  write: ({ attackers, defender }) => {
    const each = (of: (a: Attacker) => string | number): string => attackers.map(of).join(',');
    return [
      ['attacker', each(({ type }) => type)],
      ['defender', defender.type],
      ['attacker-terrain', each(({ terrain }) => terrain)],
      ['defender-terrain', defender.terrain],
      ['distance', each(({ distance }) => distance)],
    ];
  },
};
