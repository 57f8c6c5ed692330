// Directions seen from an origin, as whole vectors, and the search for one that nothing blocks. A cone is the open span
// from its right to its left border, less than half a turn. Borders along corners are exact; those along a disc are
// rounded to a vector of about 2^24 units, which displaces a line across the widest table by less than 1/100 unit.

import { nearest } from '../exact/exact.ts';
import type { Polygons } from '../ground/ground.ts';

export interface Cone {
  readonly rightX: number;
  readonly rightY: number;
  readonly leftX: number;
  readonly leftY: number;
}

const PRECISE = 2 ** 24;

/** The span of a disc with centre x, y as seen from 0, 0; undefined from inside or on its rim. */
export const coneOfDisc = (x: number, y: number, r: number): Cone | undefined => {
  const squared = x * x + y * y;
  const tangent = squared - r * r; // the squared length of the tangent
  if (tangent <= 0) return undefined;
  const h = Math.sqrt(tangent);
  const scale = PRECISE / squared;
  return {
    rightX: nearest((h * x + r * y) * scale),
    rightY: nearest((h * y - r * x) * scale),
    leftX: nearest((h * x - r * y) * scale),
    leftY: nearest((h * y + r * x) * scale),
  };
};

/** The span of polygon i as seen from o; undefined from inside or on its border. */
export const coneOfPolygon = (g: Polygons, i: number, ox: number, oy: number): Cone | undefined => {
  let outside = false;
  const from = g.first[i]!;
  let rightX = g.x[from]! - ox;
  let rightY = g.y[from]! - oy;
  let leftX = rightX;
  let leftY = rightY;
  for (let k = from; k < g.first[i + 1]!; k++) {
    const x = g.x[k]! - ox;
    const y = g.y[k]! - oy;
    if (g.sideX[k]! * y - g.sideY[k]! * x > 0) outside = true;
    if (rightX * y - rightY * x < 0) [rightX, rightY] = [x, y];
    if (leftX * y - leftY * x > 0) [leftX, leftY] = [x, y];
  }
  return outside ? { rightX, rightY, leftX, leftY } : undefined;
};

/** A cone that is blocked, and by what: index into whatever the caller counts. `undefined` blocks everywhere. */
export interface Shadow {
  readonly cone: Cone | undefined;
  readonly by: number;
}

/** A clear direction, or the shadows that leave none. */
export interface Outlook {
  readonly clear: { readonly x: number; readonly y: number } | undefined;
  /** In the order met; the first one lies on the middle direction. */
  readonly by: readonly number[];
}

/** The clear direction of a view closest to its middle, found by going from shadow to shadow, first left, then right. */
export const lookOut = (view: Cone, x: number, y: number, shadows: readonly Shadow[]): Outlook => {
  const by: number[] = [];
  const clear = goLeft(view, x, y, shadows, by) ?? goRight(view, x, y, shadows, by);
  return { clear, by };
};

const goLeft = (view: Cone, startX: number, startY: number, shadows: readonly Shadow[], by: number[]) => {
  let [x, y] = [startX, startY];
  for (;;) {
    const shadow = shadowOn(shadows, x, y);
    if (!shadow) return { x, y };
    note(by, shadow.by);
    if (!shadow.cone) return undefined;
    x = shadow.cone.leftX;
    y = shadow.cone.leftY;
    if (view.leftX * y - view.leftY * x > 0) return undefined;
  }
};

const goRight = (view: Cone, startX: number, startY: number, shadows: readonly Shadow[], by: number[]) => {
  let [x, y] = [startX, startY];
  for (;;) {
    const shadow = shadowOn(shadows, x, y);
    if (!shadow) return { x, y };
    note(by, shadow.by);
    if (!shadow.cone) return undefined;
    x = shadow.cone.rightX;
    y = shadow.cone.rightY;
    if (view.rightX * y - view.rightY * x < 0) return undefined;
  }
};

const note = (by: number[], index: number): void => {
  if (!by.includes(index)) by.push(index);
};

const shadowOn = (shadows: readonly Shadow[], x: number, y: number): Shadow | undefined => {
  for (let i = 0; i < shadows.length; i++) {
    const { cone } = shadows[i]!;
    if (!cone || (cone.rightX * y - cone.rightY * x > 0 && x * cone.leftY - y * cone.leftX > 0)) return shadows[i];
  }
  return undefined;
};
