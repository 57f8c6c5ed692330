// How the straight line from the centre of one hex to the centre of another passes the hexes between (GB-34, GB-37,
// R-14), exact in whole numbers.
//
// Think of two copies of the line, one shifted by next to nothing to the left, the other to the right. A copy meets
// every hex whose interior it enters. Along most of the way both copies meet the same hexes; where the line runs along
// an edge they meet the hexes on either side of it; where it just passes through a corner, one copy clips a hex that
// the other does not meet.
//
// Left and right are those of someone who looks along the line, on the board as drawn.

import { type Hex, type HexGrid, hexWithCentre, NO_HEX, STEP_X, STEP_Y } from './hex.ts';

/**
 * What the two copies meet, in order, as two lists of equal length: at each place the same hex, two different ones, or
 * NO_HEX on the side where there is nothing to meet: beyond the border of the board, and opposite a clipped hex.
 */
export interface Line {
  readonly left: readonly Hex[];
  readonly right: readonly Hex[];
  /** Whether the lists differ. */
  readonly forked: boolean;
}

/** A hex on the way, by its centre, and how far along the line that centre lies. */
interface Passed {
  readonly x: number;
  readonly y: number;
  readonly along: number;
}

type Side = 'left' | 'right';

/** The hexes strictly between a and b. */
export const makeLine = (grid: HexGrid, a: Hex, b: Hex): Line => {
  const leftPassed = hexesPassed(grid, a, b, 'left');
  const rightPassed = hexesPassed(grid, a, b, 'right');
  const left: Hex[] = [];
  const right: Hex[] = [];
  // The two hexes of an edge mirror each other in the line, so they lie equally far along; a clipped hex lies alone.
  for (let i = 0, j = 0; i < leftPassed.length || j < rightPassed.length; ) {
    const l = leftPassed[i];
    const r = rightPassed[j];
    const along = Math.min(l?.along ?? Infinity, r?.along ?? Infinity);
    left.push(l?.along === along ? hexWithCentre(grid, l.x, l.y) : NO_HEX);
    right.push(r?.along === along ? hexWithCentre(grid, r.x, r.y) : NO_HEX);
    if (l?.along === along) i++;
    if (r?.along === along) j++;
  }
  return { left, right, forked: left.some((hex, i) => hex !== right[i]) };
};

/** The hexes that one copy of the line meets strictly between a and b, in order. */
const hexesPassed = (grid: HexGrid, a: Hex, b: Hex, side: Side): readonly Passed[] => {
  const passed: Passed[] = [];
  const line = rayFrom(grid, a, b);
  const end = alongOf(line, grid.x[b]!, grid.y[b]!);
  let at = nextPassed(line, { x: grid.x[a]!, y: grid.y[a]!, along: 0 }, side);
  while (at !== undefined && at.along < end) {
    passed.push(at);
    at = nextPassed(line, at, side);
  }
  return passed;
};

/** A start, a direction, and how far the corners of a hex lie to either side of its centre, seen that way. */
interface Ray {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly reach: number;
}

const rayFrom = (grid: HexGrid, a: Hex, b: Hex): Ray => {
  const dx = grid.x[b]! - grid.x[a]!;
  const dy = grid.y[b]! - grid.y[a]!;
  const reach = Math.max(Math.abs(2 * dx), Math.abs(dx - dy), Math.abs(dx + dy)); // corners 0,±2 and ±1,±1
  return { x: grid.x[a]!, y: grid.y[a]!, dx, dy, reach };
};

/**
 * The neighbour that a copy of the line enters as it leaves the hex `from`. Hexes are the regions nearest to their
 * centres, and a line passes such regions in the order of their centres along it.
 */
const nextPassed = (ray: Ray, from: Passed, side: Side): Passed | undefined => {
  let next: Passed | undefined;
  for (let d = 0; d < 6; d++) {
    const x = from.x + STEP_X[d]!;
    const y = from.y + STEP_Y[d]!;
    const along = alongOf(ray, x, y);
    const nearer = along > from.along && (next === undefined || along < next.along);
    if (nearer && enters(ray, x, y, side)) next = { x, y, along };
  }
  return next;
};

/** How far along the line a point lies, in an arbitrary measure: x steps are √3 as long as y steps. */
const alongOf = (ray: Ray, x: number, y: number): number => 3 * ray.dx * (x - ray.x) + ray.dy * (y - ray.y);

/**
 * Whether a copy enters the interior of the hex with this centre: some corner lies on its one side, some on the other.
 * A corner on the line itself lies right of the left copy and left of the right copy.
 */
const enters = (ray: Ray, x: number, y: number, side: Side): boolean => {
  const rightward = ray.dx * (y - ray.y) - ray.dy * (x - ray.x);
  return side === 'left'
    ? rightward - ray.reach < 0 && rightward + ray.reach >= 0
    : rightward - ray.reach <= 0 && rightward + ray.reach > 0;
};
