/** What a configuration fixes for the whole battle, worked out once: the grid, the ground, the limits. */

import { type Hex, type HexGrid, hexGrid } from '@muster/geometry';
import { SCENARIOS, type Scenario } from '../content/scenarios.ts';
import { TERRAIN, TERRAIN_BY_CHAR, type Terrain } from '../content/terrain.ts';
import { TAGS, UNIT_TYPES, UNITS, type UnitClass, type UnitType } from '../content/units.ts';
import type { BattleConfig } from './battle.ts';

export interface Field {
  readonly scenario: Scenario;
  readonly grid: HexGrid;
  readonly terrain: readonly Terrain[]; // GB-04
  /** Points to enter each hex; Infinity is impassable. */
  readonly cost: Readonly<Record<UnitClass, readonly number[]>>;
  readonly road: readonly boolean[];
  readonly blocksSight: readonly boolean[]; // GB-34, GB-36
  readonly high: readonly boolean[];
  readonly roundLimit: number;
  readonly beats: Readonly<Record<UnitType, ReadonlySet<UnitType>>>; // GB-70, R-24
}

const costs = (terrain: readonly Terrain[], kind: UnitClass): readonly number[] =>
  terrain.map((t) => TERRAIN[t].cost[kind] ?? Number.POSITIVE_INFINITY);

/** Whom each unit has Advantage over: all that carry a tag it beats. */
const advantages = (scenario: Scenario): Field['beats'] => {
  const beaten = (type: UnitType): ReadonlySet<UnitType> => {
    const tags = scenario.beats[type] ?? UNITS[type].beats;
    return new Set(
      UNIT_TYPES.filter((other) => TAGS.some((tag) => tags.includes(tag) && UNITS[other].tags.includes(tag))),
    );
  };
  return Object.fromEntries(UNIT_TYPES.map((type) => [type, beaten(type)])) as unknown as Field['beats'];
};

const makeField = (config: BattleConfig): Field => {
  const scenario = typeof config.scenario === 'string' ? SCENARIOS[config.scenario] : config.scenario;
  const grid = hexGrid(scenario.map[0]!.length, scenario.map.length);
  const terrain = [...scenario.map.join('')].map((char) => TERRAIN_BY_CHAR.get(char)!);
  return {
    scenario,
    grid,
    terrain,
    cost: { foot: costs(terrain, 'foot'), mounted: costs(terrain, 'mounted'), engine: costs(terrain, 'engine') },
    road: terrain.map((t) => TERRAIN[t].road),
    blocksSight: terrain.map((t) => TERRAIN[t].blocksSight),
    high: terrain.map((t) => TERRAIN[t].high),
    roundLimit: config.rulings.roundLimit ?? scenario.roundLimit,
    beats: advantages(scenario),
  };
};

const fields = new WeakMap<BattleConfig, Field>();
let lastConfig: BattleConfig | undefined; // a weak map costs more than most rules
let lastField: Field | undefined;

export const fieldOf = (config: BattleConfig): Field => {
  if (config === lastConfig) return lastField!;
  lastField = fields.get(config) ?? makeField(config);
  lastConfig = config;
  fields.set(config, lastField);
  return lastField;
};

/** The two rows at the own edge: A at the bottom, B at the top (FB-04). */
export const zoneRows = (field: Field, seat: number): readonly [number, number] =>
  seat === 0 ? [field.grid.height - 2, field.grid.height - 1] : [0, 1];

export const inZone = (field: Field, seat: number, hex: Hex): boolean => {
  const row = Math.floor(hex / field.grid.width);
  const [from, to] = zoneRows(field, seat);
  return row >= from && row <= to;
};
