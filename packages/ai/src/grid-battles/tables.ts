/** What never changes during a battle, worked out once for a configuration: distances, who can strike where, what counts. */

import { distance, type Hex } from '@muster/geometry';
import { type BattleConfig, type Field, fieldOf, UNITS, type UnitProfile, type UnitType } from '@muster/grid-battles';
import { type Aims, aimsOf, worthOf } from './aims.ts';
import {
  approachTable,
  type ByUnitAndHex,
  type Ground,
  nearTable,
  type StrikeOf,
  strikeTable,
  threatTable,
  walkTable,
} from './lookups.ts';

export interface Tables {
  readonly config: BattleConfig;
  readonly field: Field;
  readonly size: number;
  /** By from × size + to. */
  readonly far: Uint8Array;
  /** By unit, in the order of the battle. */
  readonly types: readonly UnitType[];
  readonly profiles: readonly UnitProfile[];
  readonly seats: readonly number[];
  /** By unit and hex, then by hex: the least movement to get there, the other units left aside. */
  readonly walk: ByUnitAndHex<Uint8Array>;
  /** By unit and hex, then by target hex: the least movement to where its weapons reach that, sight left aside. */
  readonly approach: ByUnitAndHex<Uint8Array>;
  /** By unit: what it is worth, an ordinary unit being 1. */
  readonly worth: readonly number[];
  /** By seat. */
  readonly aims: readonly [Aims, Aims];
  /** By unit: whether a neighbour's attack is answered. */
  readonly answers: readonly boolean[];
  /** By unit, then by hex: where it can go in one move when nobody is in the way, its own hex included. */
  readonly near: ByUnitAndHex<readonly Hex[]>;
  /** By unit, then by hex: the hexes that its weapons reach within a turn from there, sight left aside. */
  readonly threatened: ByUnitAndHex<readonly Hex[]>;
  /** The exact odds of a strike between two units on the ground of these hexes; `away`: they are not neighbours. */
  readonly strike: StrikeOf;
}

const known = new WeakMap<BattleConfig, Tables>();
/** A view that comes from another thread carries a copy of its configuration, told by its whole text. */
const byText = new Map<string, Tables>();
const MOST_TEXTS = 8;

export const tablesOf = (config: BattleConfig): Tables => {
  let tables = known.get(config);
  if (tables === undefined) {
    tables = tablesLike(config);
    known.set(config, tables);
  }
  return tables;
};

const tablesLike = (config: BattleConfig): Tables => {
  const text = JSON.stringify(config);
  const tables = byText.get(text) ?? makeTables(config);
  if (byText.size >= MOST_TEXTS) byText.clear();
  byText.set(text, tables);
  return tables;
};

const makeTables = (config: BattleConfig): Tables => {
  const field = fieldOf(config);
  const { grid, scenario } = field;
  const types = scenario.sides.flatMap((side) => side.units.map((u) => u.type));
  const seats = scenario.sides.flatMap((side, seat) => side.units.map(() => seat));
  const distinct = [...new Set(types)];
  const kinds = types.map((type) => distinct.indexOf(type));
  const far = distances(field);
  const ground: Ground = { field, types: distinct, kinds, far };
  const walk = walkTable(ground);
  const approach = approachTable(ground, walk);
  const aims: [Aims, Aims] = [aimsOf(field, 0), aimsOf(field, 1)];
  const { rangedInMelee, battleBack } = config.rulings;
  return {
    config,
    field,
    size: grid.size,
    far,
    types,
    profiles: types.map((type) => UNITS[type]),
    seats,
    walk,
    approach,
    worth: types.map((type, i) => worthOf(type, aims[seats[i]!]!, aims[1 - seats[i]!]!)),
    aims,
    answers: types.map(
      (type) =>
        battleBack !== 'off' && UNITS[type].minRange <= 1 && (UNITS[type].range === 1 || rangedInMelee !== 'forbidden'),
    ),
    near: nearTable(ground, walk, config.rulings.minimumMove),
    threatened: threatTable(ground, approach),
    strike: strikeTable(config, ground),
  };
};

const distances = (field: Field): Uint8Array => {
  const { grid } = field;
  const far = new Uint8Array(grid.size ** 2);
  for (let a = 0; a < grid.size; a++) for (let b = 0; b < grid.size; b++) far[a * grid.size + b] = distance(grid, a, b);
  return far;
};
