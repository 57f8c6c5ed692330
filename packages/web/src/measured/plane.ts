// Where the field lies on the drawing plane: an inch is 70 units, about as large as a hex on a map of hexes; the plane's
// y grows downwards, the field's upwards.

import { inch, type Length, type Point } from '@muster/geometry';
import { zoomTransform } from 'd3-zoom';
import type { Sheet } from '../parts/drawing/sheet.ts';
import type { Spot } from '../parts/drawing/spots.ts';

export const INCH_UNITS = 70;
/** Around the field, for the ruler on the frame. */
export const EDGE = 14;

const SCALE = INCH_UNITS / inch(1);

/** Width and height are those of the drawing, frame included. */
export interface Plane extends Sheet {
  readonly fieldWidth: Length;
  readonly fieldHeight: Length;
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
