/** The Movement phase (GB-20 to GB-27): where a unit may go, what it costs, and the one command that moves it. */

import { distance, type Hex, hexAt, NO_HEX, pathTo, type Reach, reach } from '@muster/geometry';
import type { Seat, Table } from '@muster/kernel';
import { beginAttacks } from '../round/turn.ts';
import type { Battle, BattleEvent, BattleRefusal, HexLabel, MoveCommand, Unit } from '../state/battle.ts';
import { type Field, fieldOf } from '../state/field.ts';
import { copyUnit, hexOf, indexOf, nameOf, occupants, profileOf, unitOf, unitOn, withUnit } from '../state/units.ts';

const IMPOSSIBLE = Number.POSITIVE_INFINITY;

/** A ground as one unit finds it: what a step costs and where it must stop. */
interface Going {
  readonly field: Field;
  readonly unit: Unit;
  readonly cost: readonly number[];
  readonly origin: Hex;
  readonly seats: readonly Seat[];
  readonly zoc: Battle['config']['rulings']['zoc'];
}

const goingOf = (b: Battle, field: Field, unit: Unit): Going => ({
  field,
  unit,
  cost: field.cost[profileOf(unit).class],
  origin: hexOf(field, unit),
  seats: occupants(b, field),
  zoc: b.config.rulings.zoc,
});

const nextToEnemy = (g: Going, hex: Hex): boolean => {
  for (const near of g.field.grid.neighbours[hex]!) {
    const seat = g.seats[near]!;
    if (seat >= 0 && seat !== g.unit.seat) return true;
  }
  return false;
};

/** GB-22; the hex it set out from is free again. */
const isTaken = (g: Going, hex: Hex): boolean => g.seats[hex]! >= 0 && hex !== g.origin;

/** The price of a step (GB-23; R-11 for leaving an enemy). */
const stepCost = (g: Going, from: Hex, to: Hex): number => {
  if (isTaken(g, to)) return IMPOSSIBLE;
  const cost = g.cost[to]!;
  return g.zoc === '+1' && nextToEnemy(g, from) ? cost + 1 : cost;
};

/** Where a unit can go: one cheapest path to each hex. */
export interface Destination {
  readonly hex: Hex;
  readonly cost: number;
  readonly path: readonly HexLabel[];
}

const flood = (g: Going, budget: number, roadOnly: boolean): Reach =>
  reach(
    g.field.grid,
    g.origin,
    budget,
    roadOnly
      ? (from, to) => (g.field.road[to] ? stepCost(g, from, to) : IMPOSSIBLE)
      : (from, to) => stepCost(g, from, to),
    g.zoc === 'stop' ? (hex) => nextToEnemy(g, hex) : undefined,
  );

/** Literals: the fastest way to make short lists. */
const extended = (path: readonly HexLabel[], label: HexLabel): readonly HexLabel[] => {
  switch (path.length) {
    case 0:
      return [label];
    case 1:
      return [path[0]!, label];
    case 2:
      return [path[0]!, path[1]!, label];
    case 3:
      return [path[0]!, path[1]!, path[2]!, label];
    default:
      return [...path, label];
  }
};

type Found = (path: readonly HexLabel[], hex: Hex, cost: number) => void;

/** By hex: the path found last. A hex comes after the one its last step is from. */
const paths: (readonly HexLabel[])[] = [];

/** Everything reached, in order, but for what `known` holds already. */
const eachReached = (grid: Field['grid'], reached: Reach, known: Reach | undefined, found: Found): void => {
  const { origin, hexes, from, cost } = reached;
  for (let i = 0; i < hexes.length; i++) {
    const hex = hexes[i]!;
    const path = hex === origin ? [] : extended(paths[from[hex]!]!, grid.labels[hex]!);
    paths[hex] = path;
    if (known === undefined || known.cost[hex]! < 0) found(path, hex, cost[hex]!);
  }
};

/** All a unit can reach, the origin first; then by cost, then by hex; then what the road or a minimum move adds. */
const eachDestination = (b: Battle, unit: Unit, found: Found): void => {
  const field = fieldOf(b.config);
  const g = goingOf(b, field, unit);
  const { move } = profileOf(unit);
  const plain = flood(g, move, false);
  eachReached(field.grid, plain, undefined, found);
  if (move === 0) return;
  const road = field.road[g.origin] ? flood(g, move + 1, true) : undefined;
  if (road !== undefined) eachReached(field.grid, road, plain, found);
  if (b.config.rulings.minimumMove) eachMinimumMove(g, move, road, found);
};

/** One step is always possible, spending everything; not listed again where the road pays for it. */
const eachMinimumMove = (g: Going, move: number, road: Reach | undefined, found: Found): void => {
  for (const hex of g.field.grid.neighbours[g.origin]!) {
    const cost = stepCost(g, g.origin, hex);
    if (cost > move && cost !== IMPOSSIBLE && (road === undefined || road.cost[hex]! < 0))
      found([g.field.grid.labels[hex]!], hex, move);
  }
};

export const destinations = (b: Battle, unit: Unit): readonly Destination[] => {
  const found: Destination[] = [];
  eachDestination(b, unit, (path, hex, cost) => {
    found.push({ hex, cost, path });
  });
  return found;
};

const FAR = 255;

/** The step count of a bird: whatever lies there. */
const asTheCrowFlies = (): number => 1;

/**
 * The way a unit would take to a hex if points did not matter: for telling why it cannot go there. The last step may lead onto
 * what cannot be entered; where no way leads at all, it goes straight and meets what is in the way.
 */
export const wayTo = (b: Battle, unit: Unit, label: HexLabel): readonly HexLabel[] => {
  const field = fieldOf(b.config);
  const { grid } = field;
  const g = goingOf(b, field, unit);
  const to = hexAt(grid, label) ?? NO_HEX;
  if (to === NO_HEX) return [label];
  const free = (from: Hex, hex: Hex): number => stepCost(g, from, hex);
  const way =
    wayWithin(grid, flood(g, FAR, false), to) ??
    wayWithin(grid, reach(grid, g.origin, FAR, free), to) ?? // past those who would stop it
    pathTo(reach(grid, g.origin, FAR, asTheCrowFlies), to);
  return way.map((hex) => grid.labels[hex]!);
};

/** The way to a hex that was reached, or to the cheapest of its neighbours that were and one step more. */
const wayWithin = (grid: Field['grid'], reached: Reach, to: Hex): readonly Hex[] | undefined => {
  if (reached.cost[to]! >= 0) return pathTo(reached, to);
  const near = grid.neighbours[to]!.filter((hex) => reached.cost[hex]! >= 0);
  const [last] = near.sort((x, y) => reached.cost[x]! - reached.cost[y]!);
  return last === undefined ? undefined : [...pathTo(reached, last), to];
};

/** Walks a path; the points it spends, or why a step may not be made. */
const walk = (b: Battle, g: Going, path: readonly HexLabel[]): number | BattleRefusal => {
  const { grid } = g.field;
  const name = nameOf(g.unit);
  let at = g.origin;
  let spent = 0;
  for (let i = 0; i < path.length; i++) {
    const label = path[i]!;
    const to = hexAt(grid, label) ?? NO_HEX;
    if (to === NO_HEX) return { code: 'offBoard', rule: 'GB-05', hex: label };
    if (distance(grid, at, to) !== 1) return { code: 'notAdjacent', rule: 'GB-23', from: grid.labels[at]!, hex: label };
    if (isTaken(g, to)) return { code: 'occupied', rule: 'GB-22', hex: label, by: unitOn(b, label)!.id };
    const cost = stepCost(g, at, to);
    if (cost === IMPOSSIBLE)
      return { code: 'impassable', rule: 'GB-60', hex: label, terrain: g.field.terrain[to]!, name };
    if (i > 0 && g.zoc === 'stop' && nextToEnemy(g, at))
      return { code: 'stopped', rule: 'R-11', name, hex: path[i - 1]! };
    spent += cost;
    at = to;
  }
  return spent;
};

const staysOnRoad = (field: Field, unit: Unit, path: readonly HexLabel[]): boolean => {
  if (!field.road[hexOf(field, unit)]) return false;
  for (let i = 0; i < path.length; i++) if (!field.road[hexAt(field.grid, path[i]!)!]) return false;
  return true;
};

const refusePath = (b: Battle, field: Field, unit: Unit, path: readonly HexLabel[]): BattleRefusal | undefined => {
  if (path.length === 0) return undefined; // GB-25
  const { move } = profileOf(unit);
  const name = nameOf(unit);
  if (move === 0) return { code: 'cannotMove', rule: 'R-33', name };
  const spent = walk(b, goingOf(b, field, unit), path);
  if (typeof spent !== 'number') return spent;
  if (spent <= move || (path.length === 1 && b.config.rulings.minimumMove)) return undefined;
  if (!field.road[hexOf(field, unit)]) return { code: 'tooFar', rule: 'GB-23', name, cost: spent, allowance: move };
  if (!staysOnRoad(field, unit, path))
    return { code: spent <= move + 1 ? 'offTheRoad' : 'tooFar', rule: 'R-34', name, cost: spent, allowance: move };
  return spent <= move + 1 ? undefined : { code: 'tooFar', rule: 'R-34', name, cost: spent, allowance: move + 1 };
};

export const refuseMove = (b: Battle, c: MoveCommand): BattleRefusal | undefined => {
  const unit = unitOf(b, c.unit);
  if (unit.state !== 'activated')
    return { code: 'notActivated', rule: 'GB-20', unit: unit.id, name: nameOf(unit), state: unit.state };
  if (unit.moved) return { code: 'alreadyMoved', rule: 'GB-25', unit: unit.id, name: nameOf(unit) };
  return refusePath(b, fieldOf(b.config), unit, c.path);
};

/** What a path costs and what it may cost, for the log and for the table's live count (GB-26). Only for legal paths. */
export const pathPoints = (
  b: Battle,
  unit: Unit,
  path: readonly HexLabel[],
): { readonly spent: number; readonly allowance: number } => {
  const field = fieldOf(b.config);
  const { move } = profileOf(unit);
  const cost = walk(b, goingOf(b, field, unit), path) as number; // a legal path is walked to its end
  const allowance = move > 0 && staysOnRoad(field, unit, path) ? move + 1 : move;
  return { spent: Math.min(cost, allowance), allowance };
};

export const applyMove = (b: Battle, c: MoveCommand, table: Table<BattleEvent>): Battle => {
  const index = indexOf(b, c.unit);
  const unit = copyUnit(b.units[index]!);
  table.final(); // GB-25
  tellMove(b, b.units[index]!, c, table);
  unit.moved = true;
  if (c.path.length > 0) {
    unit.hex = c.path[c.path.length - 1]!;
    unit.left = true;
  }
  return beginAttacksWhenAllMoved(withUnit(b, index, unit), table);
};

const tellMove = (b: Battle, unit: Unit, c: MoveCommand, table: Table<BattleEvent>): void => {
  if (table.tell === undefined) return;
  if (c.path.length === 0) table.tell({ type: 'stood', rule: 'GB-25', units: [unit.id] });
  else
    table.tell({
      type: 'moved',
      rule: 'GB-23',
      unit: unit.id,
      from: unit.hex!,
      path: c.path,
      ...pathPoints(b, unit, c.path),
    });
};

const beginAttacksWhenAllMoved = (b: Battle, table: Table<BattleEvent>): Battle => {
  for (let i = 0; i < b.units.length; i++) {
    const u = b.units[i]!;
    if (u.state === 'activated' && !u.moved) return b;
  }
  return beginAttacks(b, table);
};

/** All that have not moved stand still (GB-20). */
export const endMovement = (b: Battle, table: Table<BattleEvent>): Battle => {
  const standing = b.units.filter((u) => u.state === 'activated' && !u.moved).map((u) => u.id);
  table.final();
  table.tell?.({ type: 'stood', rule: 'GB-20', units: standing });
  return beginAttacks(b, table);
};

/** One cheapest path to each hex a unit can reach, and staying (GB-21: units in any order). */
export const moveCandidates = (b: Battle): readonly MoveCommand[] => {
  const found: MoveCommand[] = [];
  for (let i = 0; i < b.units.length; i++) {
    const u = b.units[i]!;
    if (u.state !== 'activated' || u.moved) continue;
    const unit = u.id;
    eachDestination(b, u, (path) => {
      found.push({ type: 'move', unit, path });
    });
  }
  return found;
};
