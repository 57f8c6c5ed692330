// Line of sight between hexes (GB-34 to GB-38, R-13, R-14), exact in whole numbers.
//
// The line runs from centre to centre. Think of two copies of it, one shifted by next to nothing to the left, the other
// to the right (GB-37). A copy meets every hex whose interior it enters, the two end hexes left out (GB-35).
// Along most of its way both copies meet the same hexes; where the line runs along an edge they meet the hexes on
// either side of it; where it just passes through a corner, one copy clips a hex that the other does not meet.
//
// A hex that does not exist holds no obstacle: on the border of the board the outer side is open.
//
// Left and right are those of someone who looks from the first hex to the second, on the board as drawn.

import { type Hex, type HexGrid, hexWithCentre, NO_HEX, STEP_X, STEP_Y } from './hex.ts';

/** Whether one copy must be clear over its whole length, or each edge may be passed on its own better side. */
export type EdgeRule = 'wholeLine' | 'perEdge';

/** What the two copies meet at one place: the same hex, two different ones, or NO_HEX on a side that is always open. */
export type LineStep = readonly [left: Hex, right: Hex];

/** Why there is no line of sight. */
export interface Obstruction {
  /** The first obstacle of the left copy; with `perEdge`, the one left of the blocked edge. */
  readonly left: Hex;
  /** The same on the right; equal to `left` where the line runs through that hex. */
  readonly right: Hex;
  /** These one or two hexes, each once, in order along the line. */
  readonly hexes: readonly Hex[];
}

/** The steps of a line as two lists of equal length; one and the same list where both copies always meet the same. */
interface Line {
  readonly left: readonly Hex[];
  readonly right: readonly Hex[];
}

/** The hexes strictly between a and b, in order from a to b. */
export const lineSteps = (grid: HexGrid, a: Hex, b: Hex): readonly LineStep[] => {
  const { left, right } = lineBetween(grid, a, b);
  return left.map((hex, i) => [hex, right[i]!]);
};

/** Whether b can be seen from a. The same both ways; adjacent hexes always see each other. */
export const isClear = (grid: HexGrid, a: Hex, b: Hex, blocks: (hex: Hex) => boolean, edge: EdgeRule): boolean => {
  const { left, right } = lineBetween(grid, a, b);
  if (left === right || edge === 'wholeLine') {
    return firstObstacle(left, blocks) < 0 || (left !== right && firstObstacle(right, blocks) < 0);
  }
  return firstBlockedStep(left, right, blocks) < 0;
};

/** What blocks the sight from a to b; undefined when it is clear. */
export const sight = (
  grid: HexGrid,
  a: Hex,
  b: Hex,
  blocks: (hex: Hex) => boolean,
  edge: EdgeRule,
): Obstruction | undefined => {
  const { left, right } = lineBetween(grid, a, b);
  const perEdge = edge === 'perEdge' ? firstBlockedStep(left, right, blocks) : -1;
  const i = edge === 'perEdge' ? perEdge : firstObstacle(left, blocks);
  const j = edge === 'perEdge' ? perEdge : firstObstacle(right, blocks);
  return i < 0 || j < 0 ? undefined : obstruction(left[i]!, i, right[j]!, j);
};

const obstruction = (left: Hex, i: number, right: Hex, j: number): Obstruction => {
  const both = i <= j ? [left, right] : [right, left];
  return { left, right, hexes: left === right ? [left] : both };
};

const firstObstacle = (side: readonly Hex[], blocks: (hex: Hex) => boolean): number => {
  for (let i = 0; i < side.length; i++) {
    const hex = side[i]!;
    if (hex !== NO_HEX && blocks(hex)) return i;
  }
  return -1;
};

/** The first place where both sides are blocked. */
const firstBlockedStep = (left: readonly Hex[], right: readonly Hex[], blocks: (hex: Hex) => boolean): number => {
  for (let i = 0; i < left.length; i++) {
    const l = left[i]!;
    const r = right[i]!;
    if (l !== NO_HEX && r !== NO_HEX && blocks(l) && (l === r || blocks(r))) return i;
  }
  return -1;
};

/** Lines already worked out, by first and second hex. */
type Lines = (Line | undefined)[][];

/** On larger boards lines are worked out afresh each time: a million of them would fill the memory. */
const MOST_REMEMBERED = 1024;

const remembered = new WeakMap<HexGrid, Lines>();
let lastGrid: HexGrid | undefined; // a weak map costs more than the rest of a look-up
let lastLines: Lines = [];

const lineBetween = (grid: HexGrid, a: Hex, b: Hex): Line => {
  if (grid !== lastGrid) {
    if (grid.size > MOST_REMEMBERED) return makeLine(grid, a, b);
    lastLines = linesOf(grid);
    lastGrid = grid;
  }
  const from = lastLines[a]!;
  return from[b] ?? remember(from, b, makeLine(grid, a, b));
};

const remember = (from: (Line | undefined)[], b: Hex, line: Line): Line => {
  from[b] = line;
  return line;
};

const linesOf = (grid: HexGrid): Lines => {
  const known = remembered.get(grid);
  if (known !== undefined) return known;
  const lines = Array.from({ length: grid.size }, () => Array<Line | undefined>(grid.size).fill(undefined));
  remembered.set(grid, lines);
  return lines;
};

/** A hex on the way, by its centre, and how far along the line that centre lies. */
interface Passed {
  readonly x: number;
  readonly y: number;
  readonly along: number;
}

type Side = 'left' | 'right';

const makeLine = (grid: HexGrid, a: Hex, b: Hex): Line => {
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
  return left.every((hex, i) => hex === right[i]) ? { left, right: left } : { left, right };
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

/** A start, a direction, and how far the corners of a hex reach to either side of its centre, seen in that direction. */
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
