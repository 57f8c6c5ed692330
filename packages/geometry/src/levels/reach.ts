// How far a body gets: the cheapest way to every place within a budget of points. The search takes the
// places level by level of cost, so it needs no priority queue.

import { DROP, footingOf, leapPrice, STEP_X, STEP_Y } from './footing.ts';
import type { Box, Footing, Ground, Space } from './ground.ts';
import { BLOCKING, FREE, isCornerOpen, isLeapOpen, PASSABLE, type Traffic } from './traffic.ts';

export interface MoveRules {
  /**
   * Beside those marked in the traffic: a path `ends` there; or it passes but may not end there, `shuns`
   * or it may do both, `ignores`.
   */
  readonly beside: 'ends' | 'shuns' | 'ignores';
  /** Whether a path may end with a jump down. */
  readonly jumps: boolean;
  /** Whether a slow place may be entered with the one point that is left. */
  readonly lastSlow: boolean;
}

/** A jump down that ends a path. */
export interface Jump {
  readonly space: Space;
  /** Where it starts: a place that was reached, the last step before. */
  readonly from: Space;
  readonly drop: number;
  /** The whole path's cost. */
  readonly cost: number;
}

/**
 * What can be reached. It is the caller's own and never changes. Of several cheapest ways the one with the fewest steps
 * is kept, of those the one whose last step comes from the space of the lowest index.
 */
export interface Reach {
  readonly origin: Space;
  /** The anchors reached, walked through or ended on, by cost, then by index; the origin is the first. */
  readonly spaces: readonly Space[];
  /** Those of them where the path may end, in the same order. */
  readonly ends: readonly Space[];
  /** By anchor: what it costs to get there; −1 out of reach. */
  readonly cost: Int16Array;
  /** By anchor: where the last step comes from; −1 for the origin and out of reach. */
  readonly from: Int16Array;
  /**
   * By space, then by drop. A jump is listed unless walking there costs no more, or a jump less deep does. All
   * others would land in the same place at the same or a higher price and risk.
   */
  readonly jumps: readonly Jump[];
}

/** The largest budget of a search. */
const MOST_BUDGET = 255;

// A way is one whole number: cost, steps (never more than the cost), space of the last step. So the better way is the
// smaller number.
const STEPS_SHIFT = 12;
const COST_SHIFT = 20;
const ONE_POINT = 1 << COST_SHIFT;
const FROM_MASK = (1 << STEPS_SHIFT) - 1;
const NO_WAY = 2 ** 31 - 1;

const MOST_SPACES = 64 * 64;
/** Drops are less deep than this. */
const DROPS = 32;

// What a search needs only while it runs: one set for all searches. Searches do not nest: they call nobody else's code.

/** By anchor: the best way found so far. NO_WAY everywhere between searches. */
const ways = new Int32Array(MOST_SPACES).fill(NO_WAY);
/** By cost: the anchors found at that cost. Only the first `counts[cost]` entries mean something. */
const levels: readonly Space[][] = Array.from({ length: MOST_BUDGET + 1 }, () => []);
const counts = new Int32Array(MOST_BUDGET + 1);
/** The settled anchors in order. */
const order = new Int32Array(MOST_SPACES);
/** By anchor × DROPS + drop: the best jump. NO_WAY everywhere between searches. */
const jumpWays = new Int32Array(MOST_SPACES * DROPS).fill(NO_WAY);
const jumpKeys: number[] = [];
let jumpCount = 0;

/** Everything that a body standing in its place reaches within the budget. The origin may always be left. */
export const reach = (ground: Ground, box: Box, budget: number, traffic: Traffic, rules: MoveRules): Reach => {
  if (!(budget <= MOST_BUDGET)) throw new RangeError(`a budget of ${budget} is more than ${MOST_BUDGET}`);
  if (traffic.side !== box.side) throw new RangeError(`traffic for side ${traffic.side}, not ${box.side}`);
  const settled = search(ground, footingOf(ground, box.side), box.space, budget, traffic, rules);
  return takeResult(ground, box.space, settled, traffic, rules);
};

/** Returns the number of anchors settled. */
const search = (
  ground: Ground,
  footing: Footing,
  origin: Space,
  budget: number,
  traffic: Traffic,
  rules: MoveRules,
): number => {
  const ends = rules.beside === 'ends';
  ways[origin] = 0;
  order[0] = origin;
  let settled = 1;
  for (let spent = 0, first = 0; spent < budget; spent++) {
    for (let i = first; i < settled; i++) {
      const space = order[i]!;
      if (ends && space !== origin && traffic.beside[space] === 1) continue;
      spread(ground, footing, space, budget - spent, traffic, rules);
    }
    first = settled;
    settled = settle(spent + 1, first);
  }
  return settled;
};

/** Appends the anchors of one level to the order, by index, without those found cheaper since. Returns the new length. */
const settle = (cost: number, first: number): number => {
  const level = levels[cost]!;
  const count = counts[cost]!;
  let length = first;
  for (let i = 0; i < count; i++) {
    const space = level[i]!;
    if (ways[space]! >> COST_SHIFT !== cost) continue;
    let at = length++;
    for (; at > first && order[at - 1]! > space; at--) order[at] = order[at - 1]!;
    order[at] = space;
  }
  counts[cost] = 0;
  return length;
};

/** Tries everything that can be done from a settled anchor. */
const spread = (
  ground: Ground,
  footing: Footing,
  from: Space,
  left: number,
  traffic: Traffic,
  rules: MoveRules,
): void => {
  const { price, leap, level, slow, side } = footing;
  const way = ways[from]!;
  const free = (way & ~FROM_MASK) + (1 << STEPS_SHIFT) + from; // the way on, without the price of the step
  const height = level[from]!;
  for (let d = 0; d < 8; d++) {
    const at = from * 8 + d;
    const onward = STEP_Y[d]! * ground.size + STEP_X[d]!;
    const step = price[at]!;
    if (step > 0) {
      const to = from + onward;
      const isDown = rules.jumps && level[to]! <= height - DROP;
      const cost = rules.lastSlow && left === 1 && step === 2 && slow[to] === 1 ? 1 : step;
      if ((cost <= left && free + cost * ONE_POINT < ways[to]!) || isDown) {
        if (traffic.atAnchor[to] !== BLOCKING && isCornerOpen(ground, footing, traffic, from, d)) {
          if (cost <= left) relax(to, free + cost * ONE_POINT, traffic, rules);
          if (isDown) jump(to, height - level[to]!, free, left, slow[to] === 1, traffic, rules);
        }
      }
    }
    const far = leap[at]!;
    if (far > 0) {
      const cost = leapPrice(side, far);
      const to = from + far * onward;
      if (cost > left || free + cost * ONE_POINT >= ways[to]! || traffic.atAnchor[to] === BLOCKING) continue;
      if (isLeapOpen(ground, footing, traffic, from, d)) relax(to, free + cost * ONE_POINT, traffic, rules);
    }
  }
};

const relax = (to: Space, found: number, traffic: Traffic, rules: MoveRules): void => {
  const known = ways[to]!;
  if (found >= known) return;
  // nobody may end on another, so where a path has to end it does not even pass
  if (traffic.atAnchor[to] === PASSABLE && rules.beside === 'ends' && traffic.beside[to] === 1) return;
  const cost = found >> COST_SHIFT;
  if (known >> COST_SHIFT !== cost) levels[cost]![counts[cost]!++] = to;
  ways[to] = found;
};

const jump = (
  to: Space,
  drop: number,
  free: number,
  left: number,
  slow: boolean,
  traffic: Traffic,
  rules: MoveRules,
): void => {
  const cost = slow && !(rules.lastSlow && left === 1) ? 2 : 1;
  if (cost > left || !mayEnd(to, traffic, rules)) return;
  const key = to * DROPS + drop;
  const known = jumpWays[key]!;
  const found = free + cost * ONE_POINT;
  if (found >= known) return;
  if (known === NO_WAY) jumpKeys[jumpCount++] = key;
  jumpWays[key] = found;
};

/** Whether a path may end there, as far as others are concerned. */
export const mayEnd = (space: Space, traffic: Traffic, rules: MoveRules): boolean =>
  traffic.atAnchor[space] === FREE && !(rules.beside === 'shuns' && traffic.beside[space] === 1);

/** Copies what was found and clears the tables for the next search. */
const takeResult = (ground: Ground, origin: Space, settled: number, traffic: Traffic, rules: MoveRules): Reach => {
  const spaces: Space[] = [];
  const ends: Space[] = [];
  const cost = new Int16Array(ground.floor.length).fill(-1);
  const from = new Int16Array(ground.floor.length).fill(-1);
  for (let i = 0; i < settled; i++) {
    const space = order[i]!;
    const way = ways[space]!;
    spaces.push(space);
    if (mayEnd(space, traffic, rules)) ends.push(space);
    cost[space] = way >> COST_SHIFT;
    from[space] = way & FROM_MASK;
    ways[space] = NO_WAY;
  }
  from[origin] = -1;
  return { origin, spaces, ends, cost, from, jumps: takeJumps(cost) };
};

const takeJumps = (walked: Int16Array): readonly Jump[] => {
  const jumps: Jump[] = [];
  const keys = jumpKeys.slice(0, jumpCount).sort((a, b) => a - b);
  for (let i = 0, last = -1, least = 0; i < keys.length; i++) {
    const key = keys[i]!;
    const way = jumpWays[key]!;
    jumpWays[key] = NO_WAY;
    const space = (key / DROPS) | 0;
    const cost = way >> COST_SHIFT;
    if (space !== last) {
      last = space;
      least = walked[space]! >= 0 ? walked[space]! : MOST_BUDGET + 1;
    }
    if (cost >= least) continue;
    least = cost;
    jumps.push({ space, from: way & FROM_MASK, drop: key % DROPS, cost });
  }
  jumpCount = 0;
  return jumps;
};
