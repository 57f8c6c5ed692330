// Where the field lies on the drawing plane: an inch is 70 units, so that a 25 mm base is about as large as a hex of the
// hex board; the plane's y grows downwards, the field's upwards.

import { hexGrid, inch, type Length, type Point } from '@muster/geometry';
import { zoomTransform } from 'd3-zoom';
import type { MapLayout, Spot } from '../games/grid-battles/board/layout.ts';

export const INCH_UNITS = 70;
/** Around the field, for the ruler on the frame. */
export const EDGE = 14;

const SCALE = INCH_UNITS / inch(1);

export interface Plane {
  readonly fieldWidth: Length;
  readonly fieldHeight: Length;
  /** Of the drawing, frame included. */
  readonly width: number;
  readonly height: number;
}

export const makePlane = (fieldWidth: Length, fieldHeight: Length): Plane => ({
  fieldWidth,
  fieldHeight,
  width: units(fieldWidth) + 2 * EDGE,
  height: units(fieldHeight) + 2 * EDGE,
});

export const units = (length: Length): number => length * SCALE;

export const spot = (plane: Plane, p: Point): Spot => ({
  x: EDGE + p.x * SCALE,
  y: EDGE + (plane.fieldHeight - p.y) * SCALE,
});

/** The nearest whole place of the field; off the field when the spot is. */
const placeAt = (plane: Plane, { x, y }: Spot): Point => ({
  x: Math.round((x - EDGE) / SCALE),
  y: plane.fieldHeight - Math.round((y - EDGE) / SCALE),
});

export const keepOn = (plane: Plane, p: Point): Point => ({
  x: Math.min(plane.fieldWidth, Math.max(0, p.x)),
  y: Math.min(plane.fieldHeight, Math.max(0, p.y)),
});

/** What is under a pointer. `table` is the element that the zoom listens on, `corner` its top left in the window. */
export const pointUnder = (plane: Plane, table: Element, corner: Spot, client: Spot): Point => {
  const [x, y] = zoomTransform(table).invert([client.x - corner.x, client.y - corner.y]);
  return placeAt(plane, { x, y });
};

/** As much of a hex map's layout as pan and zoom look at. */
export const layoutFor = ({ width, height }: Plane): MapLayout => ({
  grid: hexGrid(1, 1),
  terrain: [],
  centres: [],
  width,
  height,
});
