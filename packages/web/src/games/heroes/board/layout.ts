/**
 * How an arena lies on the screen: from above, or tilted, which is the same board with its floors raised. Everything that is drawn or
 * touched goes through one projection. Pure.
 */

import { levels } from '@muster/geometry';
import type { Space } from '@muster/heroes';
import type { Sheet } from '../../../parts/drawing/sheet.ts';
import { n1, polygon, type Spot } from '../../../parts/drawing/spots.ts';
import { type Cell, cellAfter } from '../../../parts/drawing/useGrid.ts';
import { FLAT, SPACE } from '../tokens/space.ts';

/** How a tilted board is seen: rows shortened, moved aside as they recede, floors raised. */
const SHORT = FLAT;
const ASIDE = 0.1;
const RISE = 0.42;

export interface Layout extends Sheet {
  readonly ground: levels.Ground;
  readonly size: number;
  /** Half round: the north is below. */
  readonly turned: boolean;
  readonly tilted: boolean;
  /** Room above a tilted board for what stands high at its back. */
  readonly top: number;
}

export const layoutOf = (ground: levels.Ground, turned: boolean, tilted: boolean): Layout => {
  const { size } = ground;
  if (!tilted) return { ground, size, turned, tilted, top: 0, width: size * SPACE, height: size * SPACE };
  const top = Math.max(0, ...ground.floor) * RISE * SPACE + SPACE / 2;
  return {
    ground,
    size,
    turned,
    tilted,
    top,
    width: (1 + ASIDE) * size * SPACE,
    height: top + size * SHORT * SPACE + RISE * SPACE,
  };
};

/** A point of the board: across and up as it is seen, in spaces from the lower left corner, at a height. */
const seen = ({ size, tilted, top }: Layout, u: number, v: number, z: number): Spot =>
  tilted
    ? { x: (u + v * ASIDE) * SPACE, y: top + ((size - v) * SHORT - z * RISE) * SPACE }
    : { x: u * SPACE, y: (size - v) * SPACE };

/** A point in spaces from the south-west corner, at a height. */
export const project = (layout: Layout, x: number, y: number, z: number): Spot =>
  layout.turned ? seen(layout, layout.size - x, layout.size - y, z) : seen(layout, x, y, z);

/** The space in a column and a row of the board as it is seen, from above and the left. */
export const spaceIn = ({ size, turned }: Layout, column: number, row: number): Space =>
  turned ? row * size + (size - 1 - column) : (size - 1 - row) * size + column;

export const cellOf = ({ size, turned }: Layout, space: Space): Cell => {
  const [x, y] = [space % size, Math.floor(space / size)];
  return turned ? { column: size - 1 - x, row: y } : { column: x, row: size - 1 - y };
};

/** The middle of what stands on these spaces, at the height of its floor. */
export const middleOf = (layout: Layout, space: Space, side: number, level: number): Spot => {
  const [x, y] = [levels.xOf(layout.ground, space), levels.yOf(layout.ground, space)];
  return project(layout, x + side / 2, y + side / 2, level);
};

/** The middle of a space on its floor. */
export const spotOf = (layout: Layout, space: Space): Spot =>
  middleOf(layout, space, 1, layout.ground.floor[space] ?? 0);

/** The four corners of the floor of a space as it is seen, from the upper left on, clockwise. */
export const cornersOf = (
  layout: Layout,
  space: Space,
  inset = 0,
  z = layout.ground.floor[space] ?? 0,
): readonly [Spot, Spot, Spot, Spot] => {
  const { column, row } = cellOf(layout, space);
  const [left, right] = [column + inset, column + 1 - inset];
  const [low, high] = [layout.size - row - 1 + inset, layout.size - row - inset];
  return [
    seen(layout, left, high, z),
    seen(layout, right, high, z),
    seen(layout, right, low, z),
    seen(layout, left, low, z),
  ];
};

export const floorPath = (layout: Layout, space: Space, inset = 0): string => polygon(cornersOf(layout, space, inset));

/** What is seen of the column beneath a space down to the floors beside it: its front and its right side. */
export const wallsOf = (layout: Layout, space: Space): { readonly front: string; readonly side: string } => {
  if (!layout.tilted) return { front: '', side: '' };
  const { ground, size } = layout;
  const { column, row } = cellOf(layout, space);
  const floor = ground.floor[space]!;
  const floorIn = (c: number, r: number): number =>
    c < 0 || r < 0 || c >= size || r >= size ? -1 : ground.floor[spaceIn(layout, c, r)]!;
  const [, back, right, left] = cornersOf(layout, space);
  const front = floorIn(column, row + 1);
  const beside = floorIn(column + 1, row);
  const down = ({ x, y }: Spot, by: number): Spot => ({ x, y: y + by * RISE * SPACE });
  const wall = (a: Spot, b: Spot, by: number): string => (by <= 0 ? '' : polygon([a, b, down(b, by), down(a, by)]));
  return { front: wall(left, right, floor - front), side: wall(right, back, floor - beside) };
};

/** Lays a square of its own, from 0 to SPACE, on the floor of a space. */
export const onFloor = (layout: Layout, space: Space): string => {
  const [{ x, y }] = cornersOf(layout, space);
  return layout.tilted ? `matrix(1 0 ${-ASIDE} ${SHORT} ${n1(x)} ${n1(y)})` : `translate(${n1(x)} ${n1(y)})`;
};

/** Names of columns and rows, for the edges of the map. */
export const columnName = (x: number): string =>
  x < 26 ? String.fromCharCode(65 + x) : String.fromCharCode(65 + x - 26).repeat(2);

/** Where a key leads the keyboard's cursor on the board as it is seen; undefined when it is no key of ours. */
export const cursorAfter = (layout: Layout, from: Space, key: string): Space | undefined => {
  const { size } = layout;
  const to = cellAfter(cellOf(layout, from), { columns: size, rows: size }, key, 4);
  return to && spaceIn(layout, to.column, to.row);
};
