// How far a piece can go: the cheapest way to every hex within a budget of movement points. The search takes the hexes
// level by level of cost, so it needs no priority queue.

import { type Hex, type HexGrid, NO_HEX } from './hex.ts';

/** The price of the step to a neighbour: a whole number of at least 1; Infinity, or more than is left, forbids it. */
export type StepCost = (from: Hex, to: Hex) => number;

/**
 * What can be reached. It is the caller's own and never changes. Of several cheapest ways to a hex the one with the
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

/** The largest budget of a search. */
const MOST_BUDGET = 255;

/**
 * Everything within the budget. Entering a hex that `stops` ends the move there; the origin may always be left.
 * `cost` and `stops` must not start a search themselves.
 */
export const reach = (
  grid: HexGrid,
  origin: Hex,
  budget: number,
  cost: StepCost,
  stops?: (hex: Hex) => boolean,
): Reach => {
  if (!(budget <= MOST_BUDGET)) throw new RangeError(`a budget of ${budget} is more than ${MOST_BUDGET}`);
  if (searching) throw new Error('a search cannot start inside another');
  searching = true;
  let finished = false;
  try {
    const settled = search(grid, origin, budget, cost, stops);
    finished = true;
    return takeResult(grid, origin, settled);
  } finally {
    searching = false;
    if (!finished) wipe();
  }
};

/** The hexes entered on the way, the last one included, the origin left out. */
export const pathTo = (reached: Reach, hex: Hex): Hex[] => {
  if (!(reached.cost[hex]! >= 0)) throw new RangeError(`hex ${hex} is out of reach`);
  const path: Hex[] = [];
  for (let at = hex; at !== reached.origin; at = reached.from[at]!) path.push(at);
  return path.reverse();
};

// A way to a hex is one whole number: cost, steps (never more than the cost), hex of the last step. So the better way
// is the smaller number.
const STEPS_SHIFT = 14;
const COST_SHIFT = 22;
const ONE_POINT = 1 << COST_SHIFT;
const FROM_MASK = (1 << STEPS_SHIFT) - 1;
const STEPS_MASK = MOST_BUDGET;
const NO_WAY = 2 ** 31 - 1;

const MOST_HEXES = 99 * 99;

// What a search needs only while it runs: one set for all searches, since constants are faster than fields.

/** By hex: the best way found so far. NO_WAY everywhere between searches. */
const ways = new Int32Array(MOST_HEXES).fill(NO_WAY);
/** By cost: the hexes found at that cost. Only the first `counts[cost]` entries mean something. */
const levels: readonly Hex[][] = Array.from({ length: MOST_BUDGET + 1 }, () => []);
const counts = new Int32Array(MOST_BUDGET + 1);
/** The settled hexes in order. */
const order = new Int32Array(MOST_HEXES);
let searching = false;

const wipe = (): void => {
  ways.fill(NO_WAY);
  counts.fill(0);
};

/** Returns the number of hexes settled. */
const search = (
  grid: HexGrid,
  origin: Hex,
  budget: number,
  cost: StepCost,
  stops: ((hex: Hex) => boolean) | undefined,
): number => {
  ways[origin] = 0;
  enlist(origin, 0);
  let settled = settle(0, 0);
  for (let spent = 0, first = 0; spent < budget; spent++) {
    for (let i = first; i < settled; i++) {
      const hex = order[i]!;
      if (hex === origin || stops === undefined || !stops(hex)) spread(grid, hex, budget - spent, cost);
    }
    first = settled;
    settled = settle(spent + 1, first);
  }
  return settled;
};

const enlist = (hex: Hex, cost: number): void => {
  levels[cost]![counts[cost]!++] = hex;
};

/** Appends the hexes of one level to the order, by index, without those found cheaper since. Returns the new length. */
const settle = (cost: number, first: number): number => {
  const level = levels[cost]!;
  const count = counts[cost]!;
  let length = first;
  for (let i = 0; i < count; i++) {
    const hex = level[i]!;
    if (ways[hex]! >> COST_SHIFT !== cost) continue;
    let at = length++;
    for (; at > first && order[at - 1]! > hex; at--) order[at] = order[at - 1]!;
    order[at] = hex;
  }
  counts[cost] = 0;
  return length;
};

/** Tries the steps from a settled hex to its neighbours. */
const spread = (grid: HexGrid, hex: Hex, left: number, cost: StepCost): void => {
  const way = ways[hex]!;
  const spent = way >> COST_SHIFT;
  const steps = ((way >> STEPS_SHIFT) & STEPS_MASK) + 1;
  const free = (spent << COST_SHIFT) | (steps << STEPS_SHIFT) | hex; // the way on, without the price of the step
  const near = grid.neighbours[hex]!;
  for (let i = 0; i < near.length; i++) {
    const to = near[i]!;
    const known = ways[to]!;
    if (free + ONE_POINT >= known) continue; // not better even at the least price
    const price = cost(hex, to);
    if (!(price <= left)) continue;
    const whole = price | 0;
    if (whole !== price || whole < 1) throw new RangeError(`a step cannot cost ${price}`);
    const found = free + whole * ONE_POINT;
    if (found >= known) continue;
    if (known >> COST_SHIFT !== spent + whole) enlist(to, spent + whole);
    ways[to] = found;
  }
};

/** Copies what was found and clears the ways for the next search. */
const takeResult = (grid: HexGrid, origin: Hex, settled: number): Reach => {
  const hexes = BLANK.slice(0, settled);
  const cost = BLANK.slice(0, grid.size);
  const from = BLANK.slice(0, grid.size);
  for (let i = 0; i < settled; i++) {
    const hex = order[i]!;
    const way = ways[hex]!;
    hexes[i] = hex;
    cost[hex] = way >> COST_SHIFT;
    from[hex] = way & FROM_MASK;
    ways[hex] = NO_WAY;
  }
  from[origin] = NO_HEX;
  return { origin, hexes, cost, from };
};

/** Copying a stretch of this is the fastest way to make a short array of whole numbers. */
const BLANK: readonly number[] = Array.from({ length: MOST_HEXES }, () => -1);
