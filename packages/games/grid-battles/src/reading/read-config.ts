/** Reads a configuration from outside: a scenario of the book, a whole scenario, or the choices of a free battle. */

import { hexAt, hexGrid } from '@muster/geometry';
import {
  byType,
  fields,
  integer,
  list,
  misread,
  oneOf,
  optional,
  orNull,
  type Parsed,
  parse,
  plainObject,
  type Reader,
  shown,
  text,
} from '@muster/kernel';
import {
  type Condition,
  type Placed,
  SCENARIO_IDS,
  SCENARIOS,
  type Scenario,
  type ScenarioId,
  type Side,
} from '../content/scenarios.ts';
import { TERRAIN, TERRAIN_BY_CHAR } from '../content/terrain.ts';
import { TAGS, UNIT_TYPES, UNITS, type UnitType } from '../content/units.ts';
import { BUDGETS, DEFAULT_BUDGET, haveRoom, makeFreeBattle, refuseForce } from '../setup/free-battle.ts';
import { FREE_HEIGHT, FREE_WIDTH, makeMap } from '../setup/map-maker.ts';
import type { BattleConfig } from '../state/battle.ts';
import { DEFAULT_RULINGS, readRulings } from '../state/rulings.ts';

const kebab = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** `S2`, `s2` or `the-ridge`. */
export const findScenario = (name: string): ScenarioId | undefined =>
  SCENARIO_IDS.find((id) => id.toLowerCase() === name.toLowerCase() || kebab(SCENARIOS[id].name) === kebab(name));

const readScenarioName = (name: string, where: string): ScenarioId =>
  findScenario(name) ??
  misread(
    where,
    `there is no scenario ${shown(name)}; there are ${SCENARIO_IDS.map((id) => `${id} (${kebab(SCENARIOS[id].name)})`).join(', ')}`,
  );

const readType: Reader<UnitType> = (x, where) =>
  UNIT_TYPES.find((type) => type === x) ??
  misread(where, `there is no unit ${shown(x)}; there are ${UNIT_TYPES.join(', ')}`);

const readMap: Reader<readonly string[]> = (x, where) => {
  const rows = list(text(40), 40)(x, where);
  if (rows.length < 2 || rows[0]!.length < 2) misread(where, 'must have at least two rows of two hexes');
  for (const [i, row] of rows.entries()) {
    if (row.length !== rows[0]!.length) misread(`${where}[${i}]`, 'must be as long as the first row');
    for (const char of row)
      if (!TERRAIN_BY_CHAR.has(char)) misread(`${where}[${i}]`, `no terrain is written ${shown(char)}`);
  }
  return rows;
};

const readCondition: Reader<Condition> = byType<Condition>({
  destroy: fields<{ count: number }>({ count: integer(1, 99) }),
  slay: fields<{ unit: UnitType }>({ unit: readType }),
  hold: fields<{ hex: string; unit: UnitType | null }>({ hex: text(4), unit: orNull(readType) }),
  endure: fields<{ round: number }>({ round: integer(1, 99) }),
});

const readSide: Reader<Side> = fields<Side>({
  name: text(40),
  activations: integer(1, 20),
  units: list(fields<Placed>({ type: readType, hex: orNull(text(4)) }), 60),
  wins: list(readCondition, 8),
});

const readBeats: Reader<Scenario['beats']> = (x, where) => {
  const given = plainObject(x, where);
  return Object.fromEntries(
    Object.keys(given).map((type) => [
      readType(type, where),
      list(oneOf(TAGS), TAGS.length)(given[type], `${where}.${type}`),
    ]),
  );
};

const readSides: Reader<readonly [Side, Side]> = (x, where) => {
  const sides = list(readSide, 2)(x, where);
  return sides.length === 2 ? [sides[0]!, sides[1]!] : misread(where, 'must be two');
};

const readScenario: Reader<Scenario> = (x, where) => {
  const scenario = fields<Scenario>({
    id: text(40),
    name: text(80),
    source: oneOf(['official', 'house']),
    summary: text(400),
    map: readMap,
    sides: readSides,
    roundLimit: integer(1, 99),
    points: orNull(oneOf(BUDGETS)),
    beats: readBeats,
  })(x, where);
  checkPlaces(scenario, where);
  if (scenario.points !== null) checkFree(scenario, scenario.points, where);
  return scenario;
};

/** Every unit has a hex of its own that it may stand on, or none of them has one yet. */
const checkPlaces = (scenario: Scenario, where: string): void => {
  const grid = hexGrid(scenario.map[0]!.length, scenario.map.length);
  const onMap = (hex: string): number =>
    hexAt(grid, hex) ?? misread(where, `there is no hex ${shown(hex)} on this map`);
  for (const { units, wins } of scenario.sides) {
    if (units.length === 0) misread(where, 'each side needs at least one unit');
    for (const c of wins) if (c.type === 'hold') onMap(c.hex);
  }
  const placed = scenario.sides.flatMap((side) => side.units);
  if (placed.every((p) => p.hex === null)) checkZones(scenario, where);
  else checkStarts(scenario, placed, onMap, where);
};

const checkStarts = (
  scenario: Scenario,
  placed: readonly Placed[],
  onMap: (hex: string) => number,
  where: string,
): void => {
  const chars = scenario.map.join('');
  const taken = new Set<string>();
  for (const { type, hex: start } of placed) {
    const hex = start ?? misread(where, 'either all units or none have a starting hex');
    const terrain = TERRAIN[TERRAIN_BY_CHAR.get(chars[onMap(hex)]!)!];
    if (terrain.cost[UNITS[type].class] === null) misread(where, `a ${UNITS[type].name} cannot stand on ${hex}`);
    if (taken.has(hex)) misread(where, `two units start on ${hex} (GB-09)`);
    taken.add(hex);
  }
};

const checkZones = (scenario: Scenario, where: string): void => {
  const zones = [scenario.map.slice(-2), scenario.map.slice(0, 2)]; // FB-04
  if (scenario.map.length < 4) misread(where, 'a map to deploy on needs at least four rows, two for each side (FB-04)');
  for (const [seat, side] of scenario.sides.entries())
    if (
      !haveRoom(
        side.units.map((u) => u.type),
        [...zones[seat]!.join('')],
      )
    )
      misread(where, `the units of side ${'AB'[seat]} do not fit into their two rows of this map (FB-04)`);
};

const checkFree = (scenario: Scenario, points: number, where: string): void => {
  if (scenario.map.length !== FREE_HEIGHT || scenario.map[0]!.length !== FREE_WIDTH)
    misread(where, `a free battle is fought on ${FREE_WIDTH} by ${FREE_HEIGHT} hexes (FB-02)`);
  for (const [seat, side] of scenario.sides.entries()) {
    const wrong = refuseForce(
      side.units.map((u) => u.type),
      points,
    );
    if (wrong !== undefined) misread(`${where}: side ${'AB'[seat]}`, `a force ${wrong}`);
  }
};

/** A seed draws a map; a scenario lends its own; rows are taken as they are. */
const readFreeMap: Reader<readonly string[]> = (x, where) => {
  if (typeof x === 'string') return SCENARIOS[readScenarioName(x, where)].map;
  if (Array.isArray(x)) return readMap(x, where);
  return makeMap(fields<{ seed: number }>({ seed: integer(0, Number.MAX_SAFE_INTEGER) })(x, where).seed);
};

interface FreeChoices {
  readonly points: (typeof BUDGETS)[number];
  readonly map: readonly string[];
  readonly forces: readonly (readonly UnitType[])[];
}

const readFree: Reader<Scenario> = (x, where) => {
  const free = fields<FreeChoices>({
    points: optional(oneOf(BUDGETS), DEFAULT_BUDGET),
    map: readFreeMap,
    forces: list(list(readType, 60), 2),
  })(x, where);
  const [a, b] = free.forces;
  if (a === undefined || b === undefined) return misread(`${where}.forces`, 'must be two lists of units');
  if (a.length === 0 || b.length === 0) misread(`${where}.forces`, 'a force needs at least one unit');
  return readScenario(makeFreeBattle(free.points, free.map, [a, b]), where);
};

const readScenarioChoice: Reader<ScenarioId | Scenario> = (x, where) =>
  typeof x === 'string' ? readScenarioName(x, where) : readScenario(x, where);

const readConfig: Reader<BattleConfig> = (x, where) => {
  const given = plainObject(x, where);
  const rulings = optional(readRulings, DEFAULT_RULINGS);
  if ('free' in given) {
    const read = fields<{ free: Scenario; rulings: BattleConfig['rulings'] }>({ free: readFree, rulings })(x, where);
    return { scenario: read.free, rulings: read.rulings };
  }
  return fields<BattleConfig>({ scenario: readScenarioChoice, rulings })(x, where);
};

export const parseConfig = (x: unknown): Parsed<BattleConfig> => parse(readConfig, x, 'config');
