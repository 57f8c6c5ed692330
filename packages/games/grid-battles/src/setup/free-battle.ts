/** Free battles (FB-01 to FB-06): both sides choose units for the same points and deploy them. */

import type { Seat } from '@muster/kernel';
import { FIRST, type Scenario, type Side } from '../content/scenarios.ts';
import { TERRAIN, TERRAIN_BY_CHAR } from '../content/terrain.ts';
import { UNIT_TYPES, UNITS, type UnitClass, type UnitType } from '../content/units.ts';

export const BUDGETS = [60, 80, 120] as const;
export type Budget = (typeof BUDGETS)[number];
export const DEFAULT_BUDGET: Budget = 80;

const ACTIVATIONS: Readonly<Record<Budget, number>> = { 60: 2, 80: 3, 120: 4 }; // FB-01
const MOST_OF_A_UNIT = 3; // FB-03
const MOST_ENGINES = 2; // FB-03
const ROUNDS = 12; // FB-06

export const forceCost = (units: readonly UnitType[]): number => units.reduce((sum, type) => sum + UNITS[type].cost, 0);

/** Why this is not a force for so many points, in words that follow "a force"; undefined when it is. */
export const refuseForce = (units: readonly UnitType[], points: number): string | undefined => {
  if (units.length === 0) return 'needs at least one unit';
  const cost = forceCost(units);
  if (cost > points) return `may cost at most ${points} points, not ${cost} (FB-01)`;
  const crowd = UNIT_TYPES.find((type) => units.filter((u) => u === type).length > MOST_OF_A_UNIT);
  if (crowd !== undefined)
    return `may hold at most ${MOST_OF_A_UNIT} of one unit, and this has more of ${UNITS[crowd].name} (FB-03)`;
  const engines = units.filter((type) => UNITS[type].class === 'engine').length;
  return engines > MOST_ENGINES ? `may hold at most ${MOST_ENGINES} engines, not ${engines} (FB-03)` : undefined;
};

const CLASSES: readonly UnitClass[] = ['engine', 'mounted', 'foot'];

/**
 * Whether these units all find a place on these hexes. What an engine may enter a horse may, and where a horse goes a man
 * on foot can, so it is enough to count from the narrowest class up.
 */
export const haveRoom = (units: readonly UnitType[], chars: readonly string[]): boolean => {
  let needed = 0;
  return CLASSES.every((kind) => {
    needed += units.filter((type) => UNITS[type].class === kind).length;
    return needed <= chars.filter((char) => TERRAIN[TERRAIN_BY_CHAR.get(char)!].cost[kind] !== null).length;
  });
};

/** FB-04: the characters of the two rows at a side's edge of the map. */
export const zoneOf = (map: readonly string[], seat: Seat): readonly string[] => [
  ...(seat === FIRST ? map.slice(-2) : map.slice(0, 2)).join(''),
];

const side = (name: string, points: Budget, own: readonly UnitType[], enemy: readonly UnitType[]): Side => ({
  name,
  activations: ACTIVATIONS[points],
  units: own.map((type) => ({ type, hex: null })),
  wins: [{ type: 'destroy', count: Math.ceil(enemy.length / 2) }], // FB-05
});

export const makeFreeBattle = (
  points: Budget,
  map: readonly string[],
  [a, b]: readonly [readonly UnitType[], readonly UnitType[]],
): Scenario => ({
  id: 'free',
  name: 'Free battle',
  source: 'house',
  summary: `${points} points a side on open choice of units.`,
  map,
  sides: [side('Blue', points, a, b), side('Red', points, b, a)],
  roundLimit: ROUNDS,
  points,
  beats: {},
});
