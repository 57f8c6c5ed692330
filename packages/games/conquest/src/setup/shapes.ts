/** Shapes of terrain turned and moved, and how they are told apart. In inches, as maps are written. */

import { measured } from '@muster/geometry';
import type { Shape } from '../content/types.ts';
import { thingOf } from '../ground/field.ts';

/** About 0, 0 by so many right angles, to the left. */
export const turnedBy = (shape: Shape, turns: number): Shape => {
  if ('disc' in shape || turns === 0) return shape;
  return turnedBy({ poly: shape.poly.map(([x, y]) => [0 - y, x] as const) }, turns - 1);
};

export const movedTo = (shape: Shape, dx: number, dy: number): Shape =>
  'disc' in shape
    ? { disc: [shape.disc[0] + dx, shape.disc[1] + dy, shape.disc[2]] }
    : { poly: shape.poly.map(([x, y]) => [x + dx, y + dy] as const) };

/** The same text for the same shape, whichever of its corners is written first. */
export const keyOf = (shape: Shape): string => {
  const thing = thingOf(shape);
  if (measured.isDisc(thing)) return `${thing.x} ${thing.y} ${thing.radius}`;
  const corners = thing.corners.map(({ x, y }) => `${x + 0},${y + 0}`);
  return corners.sort().join(' ');
};

export interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

export const boundsOf = (shape: Shape): Bounds => {
  if ('disc' in shape) {
    const [x, y, r] = shape.disc;
    return { west: x - r, east: x + r, south: y - r, north: y + r };
  }
  const [xs, ys] = [shape.poly.map(([x]) => x), shape.poly.map(([, y]) => y)];
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
};
