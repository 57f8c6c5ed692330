/** What the odds page is asked, as its address writes it: `?attacker=knight,archer&defender=pikeman&distance=1,3`. */

import { TERRAIN, TERRAINS, type Terrain, UNIT_TYPES, UNITS, type UnitType } from '@muster/grid-battles';
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
  readonly query: OddsQuery;
  /** What the address asked and cannot have, each a sentence. */
  readonly problems: readonly string[];
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

type Report = (sentence: string) => void;

const findType = (text: string): UnitType | undefined => UNIT_TYPES.find((type) => type === text);

const readGround = (text: string | undefined, type: UnitType, report: Report): Terrain => {
  if (text === undefined) return 'plain';
  const found = TERRAINS.find((terrain) => terrain === text);
  if (found === undefined) report(`There is no terrain ${quoted(text)}; plain ground is shown.`);
  else if (groundsFor(type).includes(found)) return found;
  else
    report(
      `${capital(aUnit(type))} cannot stand on ${TERRAIN[found].name.toLowerCase()}: it may not enter it (GB-60). Plain ground is shown.`,
    );
  return 'plain';
};

const readDistance = (text: string | undefined, type: UnitType, report: Report): number => {
  if (text === undefined) return UNITS[type].minRange;
  const distance = /^\d{1,3}$/.test(text) ? Number(text) : undefined;
  if (distance === undefined) {
    report(`${quoted(text)} is no distance in hexes; ${UNITS[type].minRange} is shown.`);
    return UNITS[type].minRange;
  }
  const near = nearest(type, distance);
  if (near !== distance)
    report(
      `${capital(aUnit(type))} cannot attack at distance ${distance}: ${rangeWords(type)}. Distance ${near} is shown.`,
    );
  return near;
};

const readAttackers = (params: URLSearchParams, report: Report): readonly Attacker[] => {
  const names = listOf(params, 'attacker');
  const grounds = listOf(params, 'attacker-terrain');
  const distances = listOf(params, 'distance');
  const asked = names.length === 0 ? [DEFAULT_ATTACKER] : names;
  if (asked.length > MOST_ATTACKERS)
    report(`At most ${MOST_ATTACKERS} attackers fit on this page; the first ${MOST_ATTACKERS} are shown.`);
  const attackers = asked.slice(0, MOST_ATTACKERS).flatMap((name, i): readonly Attacker[] => {
    const type = findType(name);
    if (type === undefined) {
      report(`There is no unit ${quoted(name)}, so it does not attack.`);
      return [];
    }
    const terrain = readGround(nth(grounds, i), type, report);
    return [{ type, terrain, distance: readDistance(nth(distances, i), type, report) }];
  });
  return attackers.length > 0 ? attackers : [newAttacker()];
};

const readDefender = (params: URLSearchParams, report: Report): Placed => {
  const [name = DEFAULT_DEFENDER] = listOf(params, 'defender');
  const found = findType(name);
  if (found === undefined) report(`There is no unit ${quoted(name)}; ${aUnit(DEFAULT_DEFENDER)} defends instead.`);
  const type = found ?? DEFAULT_DEFENDER;
  return { type, terrain: readGround(listOf(params, 'defender-terrain')[0], type, report) };
};

/** Always answers with something that can be shown. */
export const readOddsQuery = (params: URLSearchParams): ReadQuery => {
  const problems: string[] = [];
  const report: Report = (sentence) => problems.push(sentence);
  const query = { attackers: readAttackers(params, report), defender: readDefender(params, report) };
  return { query, problems };
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
