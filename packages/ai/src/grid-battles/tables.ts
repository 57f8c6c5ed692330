/** What never changes during a battle, worked out once for a configuration: distances, who can strike where, what counts. */

import { distance, type Hex, reach } from '@muster/geometry';
import {
  type BattleConfig,
  type Condition,
  type Field,
  fieldOf,
  hitsOf,
  makeHalf,
  TERRAIN,
  type Terrain,
  UNITS,
  type UnitProfile,
  type UnitType,
} from '@muster/grid-battles';
import { makeStrike, type Strike } from './strike.ts';

/** Farther than any move. */
export const OUT_OF_REACH = 255;

/** What a side plays for, besides destroying enemies. */
export interface Aims {
  /** Enemy units to destroy; Infinity when that does not win. */
  readonly destroy: number;
  /** A hex to hold at a round's end, −1 for none, and who must hold it. */
  readonly holdHex: Hex;
  readonly holdType: UnitType | null;
  readonly slay: UnitType | null;
  /** Wins when the battle lasts long enough. */
  readonly endures: boolean;
}

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
  /** By unit: index of its type among those of this battle. */
  readonly kinds: readonly number[];
  /** By unit, then from × size + to: the least movement to get there, the other units left aside. */
  readonly walk: readonly Uint8Array[];
  /** By unit, then from × size + target hex: the least movement to a hex that its weapons reach from, sight left aside. */
  readonly approach: readonly Uint8Array[];
  /** By unit: what it is worth, an ordinary unit being 1. */
  readonly worth: readonly number[];
  /** By seat. */
  readonly aims: readonly [Aims, Aims];
  /** By unit: whether a neighbour's attack is answered. */
  readonly answers: readonly boolean[];
  /** By unit, then by hex: where it can go in one move when nobody is in the way, its own hex included. */
  near(unit: number, from: Hex): readonly Hex[];
  /** By unit, then by hex: the hexes that its weapons reach within a turn from there, sight left aside. */
  threatened(unit: number, from: Hex): readonly Hex[];
  /** The exact odds of a strike between two units on the ground of these hexes; `away`: they are not neighbours. */
  strike(striker: number, from: Hex, struck: number, to: Hex, away: boolean): Strike;
}

const known = new WeakMap<BattleConfig, Tables>();
/** A view that comes from another thread carries a copy of its configuration. */
const byText = new Map<string, Tables>();
const MOST_TEXTS = 8;
let lastConfig: BattleConfig | undefined;
let lastTables: Tables | undefined;

export const tablesOf = (config: BattleConfig): Tables => {
  if (config === lastConfig) return lastTables!;
  lastTables = known.get(config) ?? tablesLike(config);
  lastConfig = config;
  known.set(config, lastTables);
  return lastTables;
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
  const walks = new Map(distinct.map((type) => [UNITS[type].class, walkTable(field, type)]));
  const walk = distinct.map((type) => walks.get(UNITS[type].class)!);
  const approach = distinct.map((type, i) => approachTable(field, far, walk[i]!, UNITS[type]));
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
    kinds,
    walk: kinds.map((kind) => walk[kind]!),
    approach: kinds.map((kind) => approach[kind]!),
    worth: types.map((type, i) => worthOf(type, aims[seats[i]!]!, aims[1 - seats[i]!]!)),
    aims,
    answers: types.map(
      (type) =>
        battleBack !== 'off' && UNITS[type].minRange <= 1 && (UNITS[type].range === 1 || rangedInMelee !== 'forbidden'),
    ),
    near: nearTable(field, distinct, kinds, walk, config.rulings.minimumMove),
    threatened: threatTable(field, distinct, kinds, approach),
    strike: strikeTable(config, field, distinct, kinds),
  };
};

const distances = (field: Field): Uint8Array => {
  const { grid } = field;
  const far = new Uint8Array(grid.size ** 2);
  for (let a = 0; a < grid.size; a++) for (let b = 0; b < grid.size; b++) far[a * grid.size + b] = distance(grid, a, b);
  return far;
};

const walkTable = (field: Field, type: UnitType): Uint8Array => {
  const { grid } = field;
  const cost = field.cost[UNITS[type].class];
  const walk = new Uint8Array(grid.size ** 2).fill(OUT_OF_REACH);
  for (let from = 0; from < grid.size; from++) {
    const reached = reach(grid, from, OUT_OF_REACH - 1, (_, to) => cost[to]!);
    for (const hex of reached.hexes) walk[from * grid.size + hex] = reached.cost[hex]!;
  }
  return walk;
};

const approachTable = (field: Field, far: Uint8Array, walk: Uint8Array, profile: UnitProfile): Uint8Array => {
  const { size } = field.grid;
  const table = new Uint8Array(size ** 2).fill(OUT_OF_REACH);
  for (let target = 0; target < size; target++) {
    const places: Hex[] = [];
    for (let hex = 0; hex < size; hex++) {
      const d = far[hex * size + target]!;
      if (d >= profile.minRange && d <= profile.range && d > 0) places.push(hex);
    }
    for (let from = 0; from < size; from++) {
      let least = OUT_OF_REACH;
      for (const hex of places) least = Math.min(least, walk[from * size + hex]!);
      table[from * size + target] = least;
    }
  }
  return table;
};

const aimsOf = (field: Field, seat: number): Aims => {
  const { wins } = field.scenario.sides[seat]!;
  const find = <T extends Condition['type']>(type: T) =>
    wins.find((c): c is Extract<Condition, { type: T }> => c.type === type);
  const hold = find('hold');
  return {
    destroy: find('destroy')?.count ?? Number.POSITIVE_INFINITY,
    holdHex: hold === undefined ? -1 : field.grid.labels.indexOf(hold.hex),
    holdType: hold?.unit ?? null,
    slay: find('slay')?.unit ?? null,
    endures: find('endure') !== undefined,
  };
};

/** Who is to be slain is worth as much as several; who must hold a hex as much as two. */
const worthOf = (type: UnitType, own: Aims, enemy: Aims): number => {
  const base = 0.5 + UNITS[type].cost / 20;
  if (enemy.slay === type) return base + 2;
  return own.holdType === type ? base + 1 : base;
};

/** Filled as it is asked. */
const nearTable = (
  field: Field,
  types: readonly UnitType[],
  kinds: readonly number[],
  walk: readonly Uint8Array[],
  minimumMove: boolean,
): Tables['near'] => {
  const { size, neighbours } = field.grid;
  const table = new Array<readonly Hex[] | undefined>(types.length * size).fill(undefined);
  const find = (kind: number, from: Hex): readonly Hex[] => {
    const { move } = UNITS[types[kind]!]!;
    const isNear = (to: Hex): boolean => {
      const cost = walk[kind]![from * size + to]!;
      return cost <= move || (minimumMove && move > 0 && cost < OUT_OF_REACH && neighbours[from]!.includes(to));
    };
    return field.terrain.map((_, hex) => hex).filter(isNear);
  };
  return (unit, from) => {
    const at = kinds[unit]! * size + from;
    table[at] ??= find(kinds[unit]!, from);
    return table[at]!;
  };
};

/** Filled as it is asked. An engine that must set up threatens only from where it stands. */
const threatTable = (
  field: Field,
  types: readonly UnitType[],
  kinds: readonly number[],
  approach: readonly Uint8Array[],
): Tables['threatened'] => {
  const { size } = field.grid;
  const table = new Array<readonly Hex[] | undefined>(types.length * size).fill(undefined);
  const find = (kind: number, from: Hex): readonly Hex[] => {
    const { move, setup } = UNITS[types[kind]!]!;
    const budget = setup ? 0 : move;
    return field.terrain.map((_, hex) => hex).filter((hex) => approach[kind]![from * size + hex]! <= budget);
  };
  return (unit, from) => {
    const at = kinds[unit]! * size + from;
    table[at] ??= find(kinds[unit]!, from);
    return table[at]!;
  };
};

/** Filled as it is asked. */
const strikeTable = (
  config: BattleConfig,
  field: Field,
  types: readonly UnitType[],
  kinds: readonly number[],
): Tables['strike'] => {
  const terrains = [...new Set<Terrain>(field.terrain)].filter((t) => TERRAIN[t].cost.foot !== null);
  const ground = field.terrain.map((t) => Math.max(0, terrains.indexOf(t)));
  const T = types.length;
  const G = terrains.length;
  const table = new Array<Strike | undefined>(T * G * T * G * 2).fill(undefined);
  return (striker, from, struck, to, away) => {
    const key = (((kinds[striker]! * G + ground[from]!) * T + kinds[struck]!) * G + ground[to]!) * 2 + (away ? 1 : 0);
    const strike = table[key];
    if (strike !== undefined) return strike;
    const half = makeHalf(
      field.beats,
      config.rulings.rangedInMelee,
      { type: types[kinds[striker]!]!, terrain: terrains[ground[from]!]! },
      { type: types[kinds[struck]!]!, terrain: terrains[ground[to]!]! },
      away ? 2 : 1,
    );
    const made = makeStrike(hitsOf(half));
    table[key] = made;
    return made;
  };
};
