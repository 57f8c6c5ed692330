/** Reads a configuration from outside: a scenario of the book, a whole scenario, or the choices of a free battle. */

import { hexAt, hexGrid } from '@muster/geometry';
import {
  anyText,
  byType,
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
  type Parsed,
  parse,
  plainObject,
  type Reader,
  reader,
  shown,
  text,
  tuple,
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
import { BUDGETS, DEFAULT_BUDGET, haveRoom, makeFreeBattle, refuseForce, zoneOf } from '../setup/free-battle.ts';
import { FREE_HEIGHT, FREE_WIDTH, makeMap } from '../setup/map-maker.ts';
import type { BattleConfig } from '../state/battle.ts';
import { DEFAULT_RULINGS, readRulings } from '../state/rulings.ts';

const kebab = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** `S2`, `s2` or `the-ridge`. */
export const findScenario = (name: string): ScenarioId | undefined =>
  SCENARIO_IDS.find((id) => id.toLowerCase() === name.toLowerCase() || kebab(SCENARIOS[id].name) === kebab(name));

const SCENARIO_NAMES = SCENARIO_IDS.map((id) => `${id} (${kebab(SCENARIOS[id].name)})`).join(', ');

const readScenarioName = meaning(
  anyText,
  `A scenario by its id or name, in capitals or not: ${SCENARIO_NAMES}.`,
  (name, where): ScenarioId =>
    findScenario(name) ?? misread(where, `there is no scenario ${shown(name)}; there are ${SCENARIO_NAMES}`),
);

const readType: Reader<UnitType> = reader(
  { enum: UNIT_TYPES },
  (x, where) =>
    UNIT_TYPES.find((type) => type === x) ??
    misread(where, `there is no unit ${shown(x)}; there are ${UNIT_TYPES.join(', ')}`),
);

const MAP_WORDS = `At least two rows of two hexes, all of one length; a character for each hex, one of ${[...TERRAIN_BY_CHAR.keys()].join(' ')}.`;

const readMap: Reader<readonly string[]> = meaning(list(text(40), 40), MAP_WORDS, (rows, where) => {
  if (rows.length < 2 || rows[0]!.length < 2) misread(where, 'must have at least two rows of two hexes');
  for (const [i, row] of rows.entries()) {
    if (row.length !== rows[0]!.length) misread(`${where}[${i}]`, 'must be as long as the first row');
    for (const char of row)
      if (!TERRAIN_BY_CHAR.has(char)) misread(`${where}[${i}]`, `no terrain is written ${shown(char)}`);
  }
  return rows;
});

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

const readTags = list(oneOf(TAGS), TAGS.length);

/** Only of the types that are named. */
const readBeats: Reader<Scenario['beats']> = reader(
  {
    type: 'object',
    properties: Object.fromEntries(UNIT_TYPES.map((type) => [type, readTags.schema])),
    additionalProperties: false,
  },
  (x, where) => {
    const given = plainObject(x, where);
    return Object.fromEntries(
      Object.keys(given).map((type) => [readType(type, where), readTags(given[type], `${where}.${type}`)]),
    );
  },
);

const SCENARIO_WORDS =
  'Each side has a unit; every unit has a hex of its own on the map that it may stand on, or none has one yet and all fit into the two rows of their side; with points, it is a free battle (FB-02) and forces keep to them.';

const readScenario: Reader<Scenario> = meaning(
  fields<Scenario>({
    id: text(40),
    name: text(80),
    source: oneOf(['official', 'house']),
    summary: text(400),
    map: readMap,
    sides: tuple(readSide, 2, 'must be two'),
    roundLimit: integer(1, 99),
    points: orNull(oneOf(BUDGETS)),
    beats: readBeats,
  }),
  SCENARIO_WORDS,
  (scenario, where) => {
    checkPlaces(scenario, where);
    if (scenario.points !== null) checkFree(scenario, scenario.points, where);
    return scenario;
  },
);

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
  if (scenario.map.length < 4) misread(where, 'a map to deploy on needs at least four rows, two for each side (FB-04)');
  for (const [seat, side] of scenario.sides.entries())
    if (
      !haveRoom(
        side.units.map((u) => u.type),
        zoneOf(scenario.map, seat),
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
const readFreeMap: Reader<readonly string[]> = either(
  isText,
  meaning(readScenarioName, 'Its map is taken.', (id) => SCENARIOS[id].map),
  either(
    Array.isArray,
    readMap,
    meaning(
      fields<{ seed: number }>({ seed: integer(0, Number.MAX_SAFE_INTEGER) }),
      'A map is drawn by this seed.',
      ({ seed }) => makeMap(seed),
    ),
  ),
);

interface FreeChoices {
  readonly points: (typeof BUDGETS)[number];
  readonly map: readonly string[];
  readonly forces: readonly [readonly UnitType[], readonly UnitType[]];
}

const readFree: Reader<Scenario> = meaning(
  fields<FreeChoices>({
    points: optional(oneOf(BUDGETS), DEFAULT_BUDGET),
    map: readFreeMap,
    forces: tuple(list(readType, 60), 2, 'must be two lists of units'),
  }),
  'No force is empty, both keep to the points, and the map has room for them (FB-02 to FB-04).',
  ({ points, map, forces }, where) => {
    if (forces.some((force) => force.length === 0)) misread(`${where}.forces`, 'a force needs at least one unit');
    return readScenario(makeFreeBattle(points, map, forces), where);
  },
);

const readScenarioChoice: Reader<ScenarioId | Scenario> = either(isText, readScenarioName, readScenario);

const rulings = optional(readRulings, DEFAULT_RULINGS);
const readFreeBattle = fields<{ free: Scenario; rulings: BattleConfig['rulings'] }>({ free: readFree, rulings });
const readFought = fields<BattleConfig>({ scenario: readScenarioChoice, rulings });

export const readConfig: Reader<BattleConfig> = reader(
  { anyOf: [readFought.schema, readFreeBattle.schema] },
  (x, where) => {
    if (!('free' in plainObject(x, where))) return readFought(x, where);
    const read = readFreeBattle(x, where);
    return { scenario: read.free, rulings: read.rulings };
  },
);

export const parseConfig = (x: unknown): Parsed<BattleConfig> => parse(readConfig, x, 'config');
