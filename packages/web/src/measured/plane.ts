// Where the field lies on the drawing plane: an inch is 70 units, about as large as a hex on a map of hexes; the plane's
// y grows downwards, the field's upwards. The field may be turned by quarters, so that it fills the room there is and one's
// own side is near; what is written on it stays upright.

import { inch, type Length, type Point } from '@muster/geometry';
import { zoomTransform } from 'd3-zoom';
import type { Sheet } from '../parts/drawing/sheet.ts';
import type { Spot } from '../parts/drawing/spots.ts';

export const INCH_UNITS = 70;
/** Around the field, for the ruler on the frame. */
export const EDGE = 14;

const SCALE = INCH_UNITS / inch(1);

/** Quarters clockwise; 0 has north above. */
export type Turn = 0 | 1 | 2 | 3;

/** Width and height are those of the drawing, frame included. */
export interface Plane extends Sheet {
  readonly fieldWidth: Length;
  readonly fieldHeight: Length;
  readonly turn: Turn;
}

export const makePlane = (fieldWidth: Length, fieldHeight: Length, turn: Turn = 0): Plane => {
  const [across, along] = turn % 2 === 0 ? [fieldWidth, fieldHeight] : [fieldHeight, fieldWidth];
  return { fieldWidth, fieldHeight, turn, width: units(across) + 2 * EDGE, height: units(along) + 2 * EDGE };
};

export const units = (length: Length): number => length * SCALE;

/** From the top left of the field as it is drawn, in its own measure. */
const turned = ({ turn, fieldWidth, fieldHeight }: Plane, { x, y }: Point): Spot => {
  const down = fieldHeight - y;
  switch (turn) {
    case 0:
      return { x, y: down };
    case 1:
      return { x: y, y: x };
    case 2:
      return { x: fieldWidth - x, y };
    case 3:
      return { x: down, y: fieldWidth - x };
  }
};

const turnedBack = ({ turn, fieldWidth, fieldHeight }: Plane, { x, y }: Spot): Point => {
  switch (turn) {
    case 0:
      return { x, y: fieldHeight - y };
    case 1:
      return { x: y, y: x };
    case 2:
      return { x: fieldWidth - x, y };
    case 3:
      return { x: fieldWidth - y, y: fieldHeight - x };
  }
};

export const spot = (plane: Plane, p: Point): Spot => {
  const { x, y } = turned(plane, p);
  return { x: EDGE + x * SCALE, y: EDGE + y * SCALE };
};

/** The nearest whole place of the field; off the field when the spot is. */
const placeAt = (plane: Plane, { x, y }: Spot): Point =>
  turnedBack(plane, { x: Math.round((x - EDGE) / SCALE), y: Math.round((y - EDGE) / SCALE) });

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/** The key that leads there with north above: an arrow leads where it points, however the field lies. */
export const fieldKey = ({ turn }: Plane, key: string): string =>
  ARROWS.includes(key) ? ARROWS[(ARROWS.indexOf(key) + 4 - turn) % 4]! : key;

/** Which way a side of the field faces on the drawing, by quarters from north. */
export const facing = ({ turn }: Plane, side: Turn): Spot =>
  [
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
  ][(side + turn) % 4]!;

/** Seen smaller than this the whole table is too small to touch: a phone shows only a part of it at first. */
const TOUCHABLE = 0.46;
/** The room that a phone has at most, upright or lying. */
const PHONE = { width: 560, height: 300 };

/**
 * How the field is laid so that it is drawn largest, and `own` is below, or on the left where it lies on its side. In a room too
 * small for the whole of it one's own edge lies along the longer side of the room.
 */
export const bestTurn = (field: Sheet, room: Sheet, own: Point | undefined): Turn => {
  const scale = (width: number, height: number): number =>
    Math.min(room.width / units(width), room.height / units(height));
  const [upright, lying] = [scale(field.width, field.height), scale(field.height, field.width)];
  // Which edge is one's own: across, the south or the north of the field; else its west or east.
  const [ahead, aside] = own === undefined ? [0, 0] : [own.y / field.height - 0.5, own.x / field.width - 0.5];
  const across = Math.abs(ahead) >= Math.abs(aside);
  const isPhone = room.width < PHONE.width || room.height < PHONE.height;
  const isSmall = isPhone && Math.max(upright, lying) < TOUCHABLE;
  const lies = isSmall ? across === room.height > room.width : lying > 1.08 * upright;
  if (own === undefined) return lies ? 1 : 0;
  // Of a table that is lain down by one quarter the south is on the left and the east is below.
  if (across) return lies ? (ahead > 0 ? 3 : 1) : ahead > 0 ? 2 : 0;
  return lies ? (aside > 0 ? 1 : 3) : aside > 0 ? 2 : 0;
};

export const keepOn = (plane: Plane, p: Point): Point => ({
  x: Math.min(plane.fieldWidth, Math.max(0, p.x)),
  y: Math.min(plane.fieldHeight, Math.max(0, p.y)),
});

/** What is under a pointer. `table` is the element that the zoom listens on, `corner` its top left in the window. */
export const pointUnder = (plane: Plane, table: Element, corner: Spot, client: Spot): Point => {
  const [x, y] = zoomTransform(table).invert([client.x - corner.x, client.y - corner.y]);
  return placeAt(plane, { x, y });
};
