/** What the odds page is asked, as its address writes it: `?attacker=knight,archer&defender=pikeman&distance=1,3`. */

import { TERRAIN, TERRAINS, type Terrain, UNIT_TYPES, UNITS, type UnitType } from '@muster/grid-battles';
import { gatherUnknown, type Offer, type Report, type Unknown } from '../../../parts/address.ts';
import { capital, quoted } from '../../../parts/words.ts';
import { aUnit } from '../parts/a-unit.ts';

export interface Placed {
  readonly type: UnitType;
  readonly terrain: Terrain;
}
export interface Attacker extends Placed {
  readonly distance: number;
}
export interface OddsQuery {
  /** At least one, in the order in which they strike. */
  readonly attackers: readonly Attacker[];
  readonly defender: Placed;
}

export interface ReadQuery {
  /** Undefined while something is unknown: nothing is asked in its stead. */
  readonly query: OddsQuery | undefined;
  /** What the address asked and cannot have. */
  readonly unknown: readonly Unknown[];
}

export const MOST_ATTACKERS = 3;
const DEFAULT_ATTACKER: UnitType = 'knight';
const DEFAULT_DEFENDER: UnitType = 'pikeman';

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
export const withType = <P extends Placed>(placed: P, type: UnitType): P => ({
  ...placed,
  type,
  terrain: groundsFor(type).includes(placed.terrain) ? placed.terrain : 'plain',
  ...('distance' in placed ? { distance: nearest(type, placed['distance'] as number) } : {}),
});

export const newAttacker = (type: UnitType = DEFAULT_ATTACKER): Attacker => ({
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

const listOf = (params: URLSearchParams, name: string): readonly string[] =>
  (params.get(name) ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');

/** One for all, or one for each. */
const nth = (list: readonly string[], i: number): string | undefined => (list.length === 1 ? list[0] : list[i]);

const rangeWords = (type: UnitType): string => {
  const { minRange, range } = UNITS[type];
  if (range === 1) return 'it strikes adjacent units only (GB-31)';
  return `it reaches ${minRange} to ${range} hexes (${minRange === 1 ? 'GB-32' : 'R-44'})`;
};

const findType = (text: string): UnitType | undefined => UNIT_TYPES.find((type) => type === text);

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

const unitOffers = (list: readonly string[], i: number): readonly Offer[] => [
  ...offersIn(list, i, UNIT_TYPES, (type) => UNITS[type].name),
  ...(list.length > 1 ? [{ value: list.toSpliced(i, 1).join(','), words: 'Leave it out' }] : []),
];

const readGround = (list: readonly string[], i: number, type: UnitType, report: Report): Terrain => {
  const text = nth(list, i);
  if (text === undefined) return 'plain';
  const found = TERRAINS.find((terrain) => terrain === text);
  if (found !== undefined && groundsFor(type).includes(found)) return found;
  report(
    found === undefined
      ? `There is no terrain ${quoted(text)}.`
      : `${capital(aUnit(type))} cannot stand on ${TERRAIN[found].name.toLowerCase()}: it may not enter it (GB-60).`,
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
      : `${capital(aUnit(type))} cannot attack at distance ${distance}: ${rangeWords(type)}.`,
    offersIn(list, i, distancesFor(type), (hexes) => (hexes === 1 ? '1 hex' : `${hexes} hexes`)),
  );
  return UNITS[type].minRange;
};

const readAttackers = (params: URLSearchParams, report: (name: string) => Report): readonly Attacker[] => {
  const names = listOf(params, 'attacker');
  const grounds = listOf(params, 'attacker-terrain');
  const distances = listOf(params, 'distance');
  const asked = names.length === 0 ? [DEFAULT_ATTACKER] : names;
  const first = asked.slice(0, MOST_ATTACKERS);
  if (asked.length > MOST_ATTACKERS)
    report('attacker')(`At most ${MOST_ATTACKERS} attackers fit on this page, not ${asked.length}.`, [
      { value: first.join(','), words: `The first ${MOST_ATTACKERS}` },
    ]);
  return first.flatMap((name, i): readonly Attacker[] => {
    const type = findType(name);
    if (type === undefined) {
      report('attacker')(`There is no unit ${quoted(name)}.`, unitOffers(asked, i));
      return [];
    }
    const terrain = readGround(grounds, i, type, report('attacker-terrain'));
    return [{ type, terrain, distance: readDistance(distances, i, type, report('distance')) }];
  });
};

const readDefender = (params: URLSearchParams, report: (name: string) => Report): Placed | undefined => {
  const [name = DEFAULT_DEFENDER] = listOf(params, 'defender');
  const type = findType(name);
  if (type === undefined) {
    report('defender')(`There is no unit ${quoted(name)}.`, unitOffers([name], 0));
    return undefined;
  }
  return { type, terrain: readGround(listOf(params, 'defender-terrain'), 0, type, report('defender-terrain')) };
};

export const readOddsQuery = (params: URLSearchParams): ReadQuery => {
  const { unknown, report } = gatherUnknown();
  const attackers = readAttackers(params, report);
  const defender = readDefender(params, report);
  return { query: unknown.length > 0 || defender === undefined ? undefined : { attackers, defender }, unknown };
};

/** Plain on purpose: ids need no escaping. */
export const writeOddsQuery = ({ attackers, defender }: OddsQuery): string => {
  const each = (part: (a: Attacker) => string | number) => attackers.map(part).join(',');
  return [
    `attacker=${each((a) => a.type)}`,
    `defender=${defender.type}`,
    `attacker-terrain=${each((a) => a.terrain)}`,
    `defender-terrain=${defender.terrain}`,
    `distance=${each((a) => a.distance)}`,
  ].join('&');
};
