// Line of sight between hexes (GB-34 to GB-38, R-13 to R-15). An obstacle on one side of an edge, or whose corner is just
// clipped, leaves the other side open. A hex that does not exist holds no obstacle, so on the border of the board
// the outer side is open. The two end hexes never matter (GB-35).

import { type Hex, type HexGrid, NO_HEX } from './hex.ts';
import { type Line, makeLine } from './line.ts';

/** Whether one side must be clear over the whole line, or each edge may be passed on its own better side. */
export type EdgeRule = 'wholeLine' | 'perEdge';

type Blocks = (hex: Hex) => boolean;

/** What lies left and right at one place of a line: one hex twice, two hexes, or NO_HEX on a side that is open. */
export type LineStep = readonly [left: Hex, right: Hex];

/** Why there is no line of sight. */
export interface Obstruction {
  /** The first obstacle on the left side of the line; with `perEdge`, the one left of the first blocked edge. */
  readonly left: Hex;
  /** The same on the right; equal to `left` where the line runs through that hex. */
  readonly right: Hex;
  /** These one or two hexes, each once, in order along the line. */
  readonly hexes: readonly Hex[];
}

/** The hexes strictly between a and b, in order from a to b. Left and right are those of someone who looks that way. */
export const lineSteps = (grid: HexGrid, a: Hex, b: Hex): readonly LineStep[] => {
  const { left, right } = makeLine(grid, a, b);
  return left.map((hex, i) => [hex, right[i]!]);
};

/** What blocks the sight from a to b; undefined when it is clear. */
export const sight = (grid: HexGrid, a: Hex, b: Hex, blocks: Blocks, edge: EdgeRule): Obstruction | undefined => {
  if (isClear(grid, a, b, blocks, edge)) return undefined;
  const steps = lineSteps(grid, a, b);
  const isObstacle = (hex: Hex) => hex !== NO_HEX && blocks(hex);
  const whole = edge === 'wholeLine';
  const i = steps.findIndex(([left, right]) => isObstacle(left) && (whole || isObstacle(right)));
  const j = steps.findIndex(([left, right]) => isObstacle(right) && (whole || isObstacle(left)));
  const left = steps[i]![0];
  const right = steps[j]![1];
  if (left === right) return { left, right, hexes: [left] };
  return { left, right, hexes: i <= j ? [left, right] : [right, left] };
};

/** Whether b can be seen from a. The same both ways; adjacent hexes always see each other. */
export const isClear = (grid: HexGrid, a: Hex, b: Hex, blocks: Blocks, edge: EdgeRule): boolean => {
  const start = lookUp(grid, a, b);
  const { pool } = current;
  const count = pool[start]!;
  if (count >= 0) return isOpen(pool, start + 1, start + 1 + count, blocks);
  const middle = start + 1 - count;
  if (edge === 'perEdge') return isOpenPerEdge(pool, start + 1, middle, blocks);
  return isOpen(pool, start + 1, middle, blocks) || isOpen(pool, middle, middle - count, blocks);
};

const isOpen = (pool: Int16Array, from: number, to: number, blocks: Blocks): boolean => {
  for (let i = from; i < to; i++) {
    const hex = pool[i]!;
    if (hex !== NO_HEX && blocks(hex)) return false;
  }
  return true;
};

const isOpenPerEdge = (pool: Int16Array, from: number, middle: number, blocks: Blocks): boolean => {
  for (let i = from, j = middle; i < middle; i++, j++) {
    const left = pool[i]!;
    const right = pool[j]!;
    if (left !== NO_HEX && right !== NO_HEX && blocks(left) && (left === right || blocks(right))) return false;
  }
  return true;
};

/**
 * The lines of a grid worked out so far, packed into one pool, which reads twice as fast as an object for each. A line
 * is its number of steps and its hexes; where it forks, the number made negative, the left hexes, the right hexes.
 */
interface Lines {
  readonly grid: HexGrid | undefined;
  /** By a × size + b: where in the pool the line from a to b starts; 0 while it is not there. */
  readonly starts: Int32Array;
  pool: Int16Array;
  used: number;
}

/** On larger boards lines are worked out afresh each time: there are too many to keep. */
const MOST_KEPT = 1024;

const kept = new WeakMap<HexGrid, Lines>();
const NOTHING = new Int32Array(0);
let current: Lines = { grid: undefined, starts: NOTHING, pool: new Int16Array(0), used: 0 };

/** Where the line from a to b starts in the current pool. */
const lookUp = (grid: HexGrid, a: Hex, b: Hex): number => {
  if (grid !== current.grid) {
    if (grid.size > MOST_KEPT) return showOnce(packed(makeLine(grid, a, b)));
    current = linesOf(grid);
  }
  const start = current.starts[a * grid.size + b]!;
  return start > 0 ? start : keep(current, a * grid.size + b, packed(makeLine(grid, a, b)));
};

const showOnce = (line: readonly number[]): number => {
  current = { grid: undefined, starts: NOTHING, pool: Int16Array.from(line), used: line.length };
  return 0;
};

const linesOf = (grid: HexGrid): Lines => {
  const known = kept.get(grid);
  if (known !== undefined) return known;
  const lines = { grid, starts: new Int32Array(grid.size ** 2), pool: new Int16Array(1024), used: 1 };
  kept.set(grid, lines);
  return lines;
};

const keep = (lines: Lines, at: number, line: readonly number[]): number => {
  const start = lines.used;
  lines.used += line.length;
  if (lines.used > lines.pool.length) lines.pool = enlarged(lines.pool, lines.used);
  lines.pool.set(line, start);
  lines.starts[at] = start;
  return start;
};

const enlarged = (pool: Int16Array, needed: number): Int16Array => {
  const larger = new Int16Array(Math.max(2 * pool.length, needed));
  larger.set(pool);
  return larger;
};

const packed = ({ left, right, forked }: Line): readonly number[] =>
  forked ? [-left.length, ...left, ...right] : [left.length, ...left];
