/** Tables by unit and hex that are filled as they are asked: where a unit can go, whom it threatens, what a strike does. */

import { type Hex, reach } from '@muster/geometry';
import {
  type BattleConfig,
  type Field,
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

/** One value for each unit and hex; units of a type share it. */
export type ByUnitAndHex<T> = (unit: number, hex: Hex) => T;
export type StrikeOf = (striker: number, from: Hex, struck: number, to: Hex, away: boolean) => Strike;

/** A battle's ground, its types of units, and which type each unit has. */
export interface Ground {
  readonly field: Field;
  readonly types: readonly UnitType[];
  readonly kinds: readonly number[];
  /** By from × size + to. */
  readonly far: Uint8Array;
}

const filledAsAsked = <T>({ field, types, kinds }: Ground, find: (p: UnitProfile, hex: Hex, unit: number) => T) => {
  const { size } = field.grid;
  const table = new Array<T | undefined>(types.length * size).fill(undefined);
  return (unit: number, hex: Hex): T => {
    const at = kinds[unit]! * size + hex;
    const known = table[at];
    if (known !== undefined) return known;
    const found = find(UNITS[types[kinds[unit]!]!], hex, unit);
    table[at] = found;
    return found;
  };
};

/** By hex: the least movement to get there, the other units left aside. */
export const walkTable = (ground: Ground): ByUnitAndHex<Uint8Array> =>
  filledAsAsked(ground, (profile, from) => {
    const { grid, cost } = ground.field;
    const prices = cost[profile.class];
    const reached = reach(grid, from, OUT_OF_REACH - 1, (_, to) => prices[to]!);
    const row = new Uint8Array(grid.size).fill(OUT_OF_REACH);
    for (const hex of reached.hexes) row[hex] = reached.cost[hex]!;
    return row;
  });

/** By hex: the least movement to where the unit's weapons reach that hex, sight left aside. */
export const approachTable = (ground: Ground, walk: ByUnitAndHex<Uint8Array>): ByUnitAndHex<Uint8Array> => {
  const { field, far } = ground;
  const { size } = field.grid;
  const all = Array.from({ length: size }, (_, hex) => hex);
  const places = filledAsAsked(ground, ({ minRange, range }, target) =>
    Uint16Array.from(all.filter((hex) => hex !== target && inside(far[hex * size + target]!, minRange, range))),
  );
  return filledAsAsked(ground, (_, from, unit) => {
    const walked = walk(unit, from);
    const row = new Uint8Array(size);
    for (let target = 0; target < size; target++) row[target] = leastOf(walked, places(unit, target));
    return row;
  });
};

const leastOf = (costs: Uint8Array, hexes: Uint16Array): number => {
  let least = OUT_OF_REACH;
  for (let i = 0; i < hexes.length; i++) if (costs[hexes[i]!]! < least) least = costs[hexes[i]!]!;
  return least;
};

const inside = (n: number, least: number, most: number): boolean => n >= least && n <= most;

/** Where a unit can go in one move when nobody is in the way, its own hex included. */
export const nearTable = (
  ground: Ground,
  walk: ByUnitAndHex<Uint8Array>,
  minimumMove: boolean,
): ByUnitAndHex<readonly Hex[]> =>
  filledAsAsked(ground, ({ move }, from, unit) => {
    const { neighbours, labels } = ground.field.grid;
    const walked = walk(unit, from);
    const isStep = (to: Hex): boolean => minimumMove && move > 0 && neighbours[from]!.includes(to);
    return labels
      .map((_, hex) => hex)
      .filter((to) => walked[to]! <= move || (walked[to]! < OUT_OF_REACH && isStep(to)));
  });

/** The hexes that a unit could strike within a turn. An engine that must set up threatens only from where it stands. */
export const threatTable = (ground: Ground, approach: ByUnitAndHex<Uint8Array>): ByUnitAndHex<readonly Hex[]> =>
  filledAsAsked(ground, ({ move, setup }, from, unit) => {
    const costs = approach(unit, from);
    return ground.field.grid.labels.map((_, hex) => hex).filter((hex) => costs[hex]! <= (setup ? 0 : move));
  });

/** The exact odds of a strike between two units on the ground of these hexes. */
export const strikeTable = (config: BattleConfig, { field, types, kinds }: Ground): StrikeOf => {
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
