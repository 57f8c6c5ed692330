// The hex grid of ruling R-31: pointy-top hexes, odd rows shifted right by half a hex, label = two-digit column, then
// two-digit row, both from zero (GB-05). A hex is its dense index, so that boards and searches are plain arrays.
//
// Centres and corners lie on a whole-number lattice that suits drawing and exact side tests alike: x counts half
// widths of a hex, y half sides, y grows downwards, the board's top left corner is 0, 0. In lengths one step of x is √3
// steps of y.

/** Index of a hex: row × width + column. */
export type Hex = number;

/** Where there is no hex. */
export const NO_HEX = -1;

export const DIRECTIONS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface HexGrid {
  readonly width: number;
  readonly height: number;
  /** Number of hexes. */
  readonly size: number;
  /** The neighbours on the board of each hex, in the order of DIRECTIONS. */
  readonly neighbours: readonly (readonly Hex[])[];
  /** The one label string of each hex. */
  readonly labels: readonly string[];
  /** Centre of each hex on the lattice. */
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** Which way an adjacent hex lies; undefined for any other hex. */
  readonly directionTo: (from: Hex, to: Hex) => Direction | undefined;
}

/** From a centre to the next, in the order of DIRECTIONS, on the lattice. */
export const STEP_X: readonly number[] = [2, 1, -1, -2, -1, 1];
export const STEP_Y: readonly number[] = [0, -3, -3, 0, 3, 3];

/** Labels have two digits for each index. */
const MOST = 99;

const grids = new Map<number, HexGrid>();

/** The grid of this size, always the same object. */
export const hexGrid = (width: number, height: number): HexGrid => {
  const known = grids.get(width * (MOST + 1) + height);
  if (known?.width === width && known.height === height) return known;
  if (!isSide(width) || !isSide(height))
    throw new RangeError(`no hex grid of ${width} by ${height}: 1 to ${MOST} each`);
  const grid = makeGrid(width, height);
  grids.set(width * (MOST + 1) + height, grid);
  return grid;
};

const isSide = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= MOST;

const makeGrid = (width: number, height: number): HexGrid => {
  const size = width * height;
  const labels: string[] = [];
  const x: number[] = [];
  const y: number[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      labels.push(twoDigits(column) + twoDigits(row));
      x.push(2 * column + (row & 1) + 1);
      y.push(3 * row + 2);
    }
  }
  const directionTo = (from: Hex, to: Hex) => directionOf(x[to]! - x[from]!, y[to]! - y[from]!);
  const sides = { width, height };
  const neighbours = labels.map((_, hex) => {
    const all = DIRECTIONS.map((_, d) => hexWithCentre(sides, x[hex]! + STEP_X[d]!, y[hex]! + STEP_Y[d]!));
    return all.filter((neighbour) => neighbour !== NO_HEX);
  });
  return { width, height, size, neighbours, labels, x, y, directionTo };
};

const twoDigits = (n: number): string => String(n).padStart(2, '0');

const directionOf = (dx: number, dy: number): Direction | undefined => {
  for (let d = 0; d < 6; d++) if (STEP_X[d] === dx && STEP_Y[d] === dy) return DIRECTIONS[d];
  return undefined;
};

/** The hex with this centre, or NO_HEX. Only for points where a hex on or off the board has its centre. */
export const hexWithCentre = (grid: Pick<HexGrid, 'width' | 'height'>, x: number, y: number): Hex => {
  const row = (y - 2) / 3;
  const column = (x - 1 - (row & 1)) / 2;
  const onBoard = column >= 0 && column < grid.width && row >= 0 && row < grid.height;
  return onBoard ? row * grid.width + column : NO_HEX;
};

/** The hex with this label; undefined for anything that is not the label of a hex on the board. */
export const hexAt = (grid: HexGrid, label: string): Hex | undefined => {
  if (label.length !== 4) return undefined;
  const column = twoDigitsAt(label, 0);
  const row = twoDigitsAt(label, 2);
  if (column < 0 || column >= grid.width || row < 0 || row >= grid.height) return undefined;
  return row * grid.width + column;
};

/** Negative when these are not two digits. */
const twoDigitsAt = (label: string, at: number): number => {
  const tens = label.charCodeAt(at) - 48;
  const ones = label.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
};

/** Steps from hex to hex. A step to another row also covers half a hex sideways, which is one unit of x. */
export const distance = (grid: HexGrid, a: Hex, b: Hex): number => {
  const rows = Math.abs(grid.y[a]! - grid.y[b]!) / 3;
  const sideways = Math.abs(grid.x[a]! - grid.x[b]!);
  return sideways > rows ? (sideways + rows) / 2 : rows;
};

/** Axial coordinates: q grows eastwards, r south-eastwards. */
export const axial = (grid: HexGrid, hex: Hex): { readonly q: number; readonly r: number } => {
  const row = Math.floor(hex / grid.width);
  return { q: (hex % grid.width) - (row >> 1), r: row };
};

export const centre = (grid: HexGrid, hex: Hex): Point => ({ x: grid.x[hex]!, y: grid.y[hex]! });

/** The six corners, clockwise as drawn, from the top one. */
export const corners = (grid: HexGrid, hex: Hex): readonly Point[] => {
  const { x, y } = centre(grid, hex);
  return [
    { x, y: y - 2 },
    { x: x + 1, y: y - 1 },
    { x: x + 1, y: y + 1 },
    { x, y: y + 2 },
    { x: x - 1, y: y + 1 },
    { x: x - 1, y: y - 1 },
  ];
};
