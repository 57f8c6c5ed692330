// How far a piece can go: the cheapest way to every hex within a budget of movement points, by a search level by level
// of cost.

import { type Hex, type HexGrid, NO_HEX } from './hex.ts';

/** The price of the step to a neighbour: a whole number of at least 1; Infinity, or more than is left, forbids it. */
export type StepCost = (from: Hex, to: Hex) => number;

/**
 * What can be reached. It is the caller's own and stays as it is. Of several cheapest ways to a hex the one with the
 * fewest steps is kept, of those the one whose last step comes from the hex of the lowest index.
 */
export interface Reach {
  readonly origin: Hex;
  /** The hexes reached, by cost, then by index; the origin is the first. */
  readonly hexes: readonly Hex[];
  /** By hex: what it costs to get there; −1 out of reach. */
  readonly cost: readonly number[];
  /** By hex: where the last step comes from; NO_HEX for the origin and out of reach. */
  readonly from: readonly Hex[];
}

/** Everything within the budget. Entering a hex that `stops` ends the move there; the origin may always be left. */
export const reach = (
  grid: HexGrid,
  origin: Hex,
  budget: number,
  cost: StepCost,
  stops?: (hex: Hex) => boolean,
): Reach => {
  const desk = desks.pop() ?? { levels: [], counts: [], steps: BLANK.slice(), waiting: 0 };
  const found = { origin, hexes: [], cost: BLANK.slice(0, grid.size), from: BLANK.slice(0, grid.size) };
  note(desk, found, origin, NO_HEX, 0, 0);
  for (let spent = 0; desk.waiting > 0; spent++) {
    const first = found.hexes.length;
    settle(desk, found, spent);
    if (spent >= budget) continue; // no step is free
    for (let i = first; i < found.hexes.length; i++) {
      const hex = found.hexes[i]!;
      if (hex === origin || stops === undefined || !stops(hex)) spread(desk, found, grid, hex, budget, cost);
    }
  }
  desks.push(desk);
  return found;
};

/** The hexes entered on the way, the last one included, the origin left out. */
export const pathTo = (reached: Reach, hex: Hex): Hex[] => {
  if (!(reached.cost[hex]! >= 0)) throw new RangeError(`hex ${hex} is out of reach`);
  const path: Hex[] = [];
  for (let at = hex; at !== reached.origin; at = reached.from[at]!) path.push(at);
  return path.reverse();
};

/** A Reach in the making. */
interface Found {
  readonly origin: Hex;
  readonly hexes: Hex[];
  readonly cost: number[];
  readonly from: Hex[];
}

const BLANK: readonly number[] = Array.from({ length: 99 * 99 }, () => -1); // as many as the largest grid has hexes

/** What a search needs only while it runs. Kept for the next one; a search inside a `cost` gets another. */
interface Desk {
  /** By cost: the hexes noted at that cost. Only the first `counts[cost]` entries count. */
  readonly levels: Hex[][];
  readonly counts: number[];
  /** By hex: the number of steps to it. Means something only for hexes that this search has found. */
  readonly steps: number[];
  /** Entries in all levels not yet settled. */
  waiting: number;
}

const desks: Desk[] = [];

/** Puts the hexes of one level into the result, in order of their index. Those found cheaper since are dropped. */
const settle = (desk: Desk, found: Found, spent: number): void => {
  const { hexes, cost } = found;
  const count = desk.counts[spent]!;
  const level = desk.levels[spent]!;
  const first = hexes.length;
  for (let i = 0; i < count; i++) {
    const hex = level[i]!;
    if (cost[hex] !== spent) continue;
    hexes.push(hex);
    let at = hexes.length - 1;
    for (; at > first && hexes[at - 1]! > hex; at--) hexes[at] = hexes[at - 1]!;
    hexes[at] = hex;
  }
  desk.counts[spent] = 0;
  desk.waiting -= count;
};

/** Tries the steps from a settled hex to its neighbours. */
const spread = (desk: Desk, found: Found, grid: HexGrid, hex: Hex, budget: number, cost: StepCost): void => {
  const spent = found.cost[hex]!;
  const steps = desk.steps[hex]! + 1;
  const near = grid.neighbours[hex]!;
  for (let i = 0; i < near.length; i++) {
    const to = near[i]!;
    if (!isBetter(desk, found, to, hex, spent + 1, steps)) continue; // not even at the least price
    const price = cost(hex, to);
    const total = spent + price;
    if (!(total <= budget)) continue;
    if (price < 1 || !Number.isInteger(price)) throw new RangeError(`a step cannot cost ${price}`);
    if (price === 1 || isBetter(desk, found, to, hex, total, steps)) note(desk, found, to, hex, total, steps);
  }
};

/** Whether this way to a hex goes before the one known so far. */
const isBetter = (desk: Desk, found: Found, to: Hex, from: Hex, cost: number, steps: number): boolean => {
  const known = found.cost[to]!;
  if (cost !== known) return known < 0 || cost < known;
  const knownSteps = desk.steps[to]!;
  return steps < knownSteps || (steps === knownSteps && from < found.from[to]!);
};

const note = (desk: Desk, found: Found, to: Hex, from: Hex, cost: number, steps: number): void => {
  if (found.cost[to] !== cost) enlist(desk, to, cost);
  found.cost[to] = cost;
  found.from[to] = from;
  desk.steps[to] = steps;
};

const enlist = (desk: Desk, hex: Hex, cost: number): void => {
  while (desk.levels.length <= cost) {
    desk.levels.push([]);
    desk.counts.push(0);
  }
  desk.levels[cost]![desk.counts[cost]!++] = hex;
  desk.waiting++;
};
