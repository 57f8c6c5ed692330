// Where a map lies on the drawing plane. A hex is pointy-top with sides of SIDE units; the map's top left is 0, 0. A map may
// be turned half round, so that one's own side is below: hexes keep their numbers, directions are those of the drawing.

import { centre, DIRECTIONS, type HexGrid, hexAt, hexGrid, NO_HEX } from '@muster/geometry';
import { type HexLabel, TERRAIN_BY_CHAR, type Terrain } from '@muster/grid-battles';
import { polygon, type Spot } from '../../../parts/drawing/spots.ts';
import { cellAfter } from '../../../parts/drawing/useGrid.ts';
import { remembered } from '../../../parts/remembered.ts';

export const SIDE = 40;
/** From the centre to the middle of an edge. */
export const APOTHEM = (SIDE * Math.sqrt(3)) / 2;
export const HEX_WIDTH = 2 * APOTHEM;

export interface MapLayout {
  readonly grid: HexGrid;
  readonly terrain: readonly Terrain[];
  readonly centres: readonly Spot[];
  /** The outline of each hex. */
  readonly cells: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly turned: boolean;
}

/** The layout of a map written as rows of terrain characters; the same object for the same rows that lie the same way. */
export const layoutOf = remembered((rows: readonly string[], turned: boolean): MapLayout => {
  const columns = rows[0]?.length ?? 0;
  const grid = hexGrid(columns, rows.length);
  const width = (2 * columns + (rows.length > 1 ? 1 : 0)) * APOTHEM;
  const height = ((3 * rows.length + 1) * SIDE) / 2;
  const centres = grid.labels.map((_, hex) => {
    const { x, y } = centre(grid, hex);
    const spot = { x: x * APOTHEM, y: (y * SIDE) / 2 };
    return turned ? { x: width - spot.x, y: height - spot.y } : spot;
  });
  return {
    grid,
    terrain: rows.flatMap((row) => [...row].map((char) => TERRAIN_BY_CHAR.get(char) ?? 'plain')),
    centres,
    cells: centres.map((spot) => hexPath(spot)),
    width,
    height,
    turned,
  };
});

/** Of a hex of this map. */
export const spotOf = ({ grid, centres }: MapLayout, label: HexLabel): Spot => centres[hexAt(grid, label)!]!;

/** Towards the neighbour in each direction (E, NE, NW, W, SW, SE), as a unit vector. */
export const TOWARDS: readonly Spot[] = [0, 1, 2, 3, 4, 5].map((d) => ({
  x: Math.cos((d * Math.PI) / 3),
  y: -Math.sin((d * Math.PI) / 3),
}));

/** The neighbour in direction d, NO_HEX off the map. */
export const neighbour = ({ grid, turned }: MapLayout, hex: number, direction: number): number => {
  const towards = DIRECTIONS[turned ? (direction + 3) % 6 : direction];
  return grid.neighbours[hex]!.find((other) => grid.directionTo(hex, other) === towards) ?? NO_HEX;
};

/** The six corners around a centre, clockwise from the one between E and SE; `inset` shrinks the hex. */
export const cornersAround = ({ x, y }: Spot, inset = 0): readonly Spot[] => {
  const reach = SIDE - inset / (Math.sqrt(3) / 2);
  return [30, 90, 150, 210, 270, 330].map((degrees) => ({
    x: x + reach * Math.cos((degrees * Math.PI) / 180),
    y: y + reach * Math.sin((degrees * Math.PI) / 180),
  }));
};

export const hexPath = (centreSpot: Spot, inset = 0): string => polygon(cornersAround(centreSpot, inset));

/**
 * Where a key leads the keyboard's cursor on the map as it is seen; undefined when it is no key of ours. Up and down keep the column
 * number, so they zigzag along a column.
 */
export const cursorAfter = ({ grid, turned }: MapLayout, from: HexLabel, key: string): HexLabel | undefined => {
  const { labels, width, height } = grid;
  /** Half round and back. */
  const seen = (hex: number): number => (turned ? labels.length - 1 - hex : hex);
  const at = seen(hexAt(grid, from) ?? 0);
  const cell = { column: at % width, row: Math.floor(at / width) };
  const to = cellAfter(cell, { columns: width, rows: height }, key, 3);
  return to && labels[seen(to.row * width + to.column)];
};
