// Moving a cursor over the hexes with the keyboard.

import { type HexGrid, hexAt } from '@muster/geometry';
import type { HexLabel } from '@muster/grid-battles';

/** By key: steps in column and row. Up and down keep the column number, so they zigzag along a column. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  PageUp: [0, -3],
  PageDown: [0, 3],
};

const TURNED: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
  PageUp: 'PageDown',
  PageDown: 'PageUp',
  Home: 'End',
  End: 'Home',
};

/** The key that leads there on the map as it is printed: an arrow leads where it points, also when the map is turned. */
export const mapKey = (turned: boolean, key: string): string => (turned ? (TURNED[key] ?? key) : key);

/** Where the key leads; undefined when it is no key of ours. At the border the cursor stays. */
export const cursorAfter = (grid: HexGrid, from: HexLabel, key: string): HexLabel | undefined => {
  const hex = hexAt(grid, from) ?? 0;
  const row = Math.floor(hex / grid.width);
  const column = hex % grid.width;
  if (key === 'Home') return grid.labels[row * grid.width];
  if (key === 'End') return grid.labels[row * grid.width + grid.width - 1];
  const step = STEPS[key];
  if (!step) return undefined;
  const clamp = (n: number, most: number) => Math.min(Math.max(n, 0), most);
  return grid.labels[clamp(row + step[1], grid.height - 1) * grid.width + clamp(column + step[0], grid.width - 1)];
};
