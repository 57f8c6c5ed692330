// Paths step by step: those that a search found, for drawing, and those that somebody else proposes, which are checked
// and, where they are wrong, say where and why.

import { DROP, footingOf, leapPrice, STEP_X, STEP_Y } from './footing.ts';
import { type Box, type Footing, type Ground, NO_LEVEL, type Space } from './ground.ts';
import { type Jump, type MoveRules, mayEnd, type Reach } from './reach.ts';
import { BLOCKING, isCornerOpen, isLeapOpen, type Traffic } from './traffic.ts';

/** A plain step; a climb of two or more up, or down; a leap over a gap; a jump down. */
export type StepKind = 'step' | 'climb' | 'descent' | 'leap' | 'jump';

export interface PathStep {
  /** The anchor it leads to. */
  readonly space: Space;
  readonly kind: StepKind;
  readonly cost: number;
  /** How much higher it ends. */
  readonly rise: number;
}

export const PATH_FAULTS = [
  /** No such space, or not wholly on the board. */
  'offBoard',
  /** Neither a neighbour nor straight across. */
  'notNext',
  /** The ground bars it, or is too uneven for the body. */
  'cannotStand',
  /** Somebody blocks the place. */
  'occupied',
  'closedCorner',
  /** Farther than a neighbour, and what lies between is no gap that ends there. */
  'noGap',
  /** Somebody in the gap, or a closed corner, stops the leap. */
  'leapBlocked',
  /** The step before led beside somebody; the path had to end there. */
  'mustEnd',
  /** Somebody stands where the path ends, or beside it where it may not end. */
  'cannotEnd',
  'tooDear',
  /** Jumps are not allowed, or this is not at least two lower. */
  'noJump',
] as const;
export type PathFault = (typeof PATH_FAULTS)[number];

export type Walk =
  | { readonly fault: undefined; readonly cost: number; readonly steps: readonly PathStep[] }
  | { readonly fault: PathFault /** Index of the wrong step. */; readonly at: number };

/** The steps of the way that the search kept. */
export const pathTo = (ground: Ground, box: Box, reached: Reach, space: Space): readonly PathStep[] => {
  if (!(reached.cost[space]! >= 0)) throw new RangeError(`space ${space} is out of reach`);
  const footing = footingOf(ground, box.side);
  const steps: PathStep[] = [];
  for (let at = space; at !== reached.origin; at = reached.from[at]!) {
    const from = reached.from[at]!;
    steps.push(describe(ground, footing, from, at, reached.cost[at]! - reached.cost[from]!));
  }
  return steps.reverse();
};

/** The steps of the way to a jump, the jump included. */
export const pathOfJump = (ground: Ground, box: Box, reached: Reach, jump: Jump): readonly PathStep[] => {
  const steps = pathTo(ground, box, reached, jump.from).slice();
  const cost = jump.cost - reached.cost[jump.from]!;
  steps.push({ space: jump.space, kind: 'jump', cost, rise: -jump.drop });
  return steps;
};

const describe = (ground: Ground, footing: Footing, from: Space, to: Space, cost: number): PathStep => {
  const rise = footing.level[to]! - footing.level[from]!;
  const far = farBetween(ground, from, to);
  const kind = far > 1 ? 'leap' : rise >= DROP ? 'climb' : rise <= -DROP ? 'descent' : 'step';
  return { space: to, kind, cost, rise };
};

const farBetween = (ground: Ground, from: Space, to: Space): number => {
  const dx = Math.abs((to % ground.size) - (from % ground.size));
  const dy = Math.abs(((to / ground.size) | 0) - ((from / ground.size) | 0));
  return Math.max(dx, dy);
};

/**
 * Checks a path given as the anchors it leads to, the origin left out, gaps leapt from edge to edge. With `jump` its last
 * step is a jump down. A path without steps stays where it is, which costs nothing and is never wrong.
 */
export const walk = (
  ground: Ground,
  box: Box,
  path: readonly Space[],
  budget: number,
  traffic: Traffic,
  rules: MoveRules,
  jump = false,
): Walk => {
  const footing = footingOf(ground, box.side);
  const steps: PathStep[] = [];
  let from = box.space;
  let spent = 0;
  for (let i = 0; i < path.length; i++) {
    const to = path[i]!;
    if (i > 0 && rules.beside === 'ends' && traffic.beside[from] === 1) return { fault: 'mustEnd', at: i };
    const isJump = jump && i === path.length - 1;
    const fault = faultOf(ground, footing, traffic, rules, from, to, isJump);
    if (fault !== undefined) return { fault, at: i };
    const cost = costOf(ground, footing, rules, from, to, budget - spent, isJump);
    if (cost > budget - spent) return { fault: 'tooDear', at: i };
    if (i === path.length - 1 && !mayEnd(to, traffic, rules)) return { fault: 'cannotEnd', at: i };
    const step = describe(ground, footing, from, to, cost);
    steps.push(isJump ? { space: to, kind: 'jump', cost, rise: step.rise } : step);
    spent += cost;
    from = to;
  }
  return { fault: undefined, cost: spent, steps };
};

/** What is wrong with one step, its price and the rest of the path left aside. */
const faultOf = (
  ground: Ground,
  footing: Footing,
  traffic: Traffic,
  rules: MoveRules,
  from: Space,
  to: Space,
  isJump: boolean,
): PathFault | undefined => {
  const { size } = ground;
  if (!Number.isInteger(to) || to < 0 || to >= size * size) return 'offBoard';
  if ((to % size) + footing.side > size || ((to / size) | 0) + footing.side > size) return 'offBoard';
  const direction = directionOf(ground, from, to);
  if (direction === undefined) return 'notNext';
  if (footing.level[to] === NO_LEVEL) return 'cannotStand';
  if (traffic.atAnchor[to] === BLOCKING) return 'occupied';
  const far = farBetween(ground, from, to);
  if (isJump && (!rules.jumps || far > 1 || footing.level[to]! > footing.level[from]! - DROP)) return 'noJump';
  if (far > 1) {
    if (footing.leap[from * 8 + direction] !== far) return 'noGap';
    return isLeapOpen(ground, footing, traffic, from, direction) ? undefined : 'leapBlocked';
  }
  return isCornerOpen(ground, footing, traffic, from, direction) ? undefined : 'closedCorner';
};

/** The direction in which another space lies straight on. */
const directionOf = (ground: Ground, from: Space, to: Space): number | undefined => {
  const dx = (to % ground.size) - (from % ground.size);
  const dy = ((to / ground.size) | 0) - ((from / ground.size) | 0);
  if ((dx === 0 && dy === 0) || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy))) return undefined;
  for (let d = 0; d < 8; d++) if (STEP_X[d] === Math.sign(dx) && STEP_Y[d] === Math.sign(dy)) return d;
  return undefined;
};

const costOf = (
  ground: Ground,
  footing: Footing,
  rules: MoveRules,
  from: Space,
  to: Space,
  left: number,
  isJump: boolean,
): number => {
  const far = farBetween(ground, from, to);
  if (far > 1) return leapPrice(footing.side, far);
  const slow = footing.slow[to] === 1;
  const price = isJump ? (slow ? 2 : 1) : footing.price[from * 8 + directionOf(ground, from, to)!]!;
  return slow && price === 2 && left === 1 && rules.lastSlow ? 1 : price;
};
