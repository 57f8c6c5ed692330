// Whether a point lies in a thing: the centre of a base in a wood, a marker in a territory.

import type { Point } from '../../hex.ts';
import { polygonOf } from '../ground/ground.ts';
import { comparePointPolygon } from '../ground/near.ts';
import { isDisc, type Thing } from '../ground/shapes.ts';

/** Whether p lies inside a thing or on its border. Exact, without ε: it asks for a point, not for two things that touch. */
export const isInside = (p: Point, thing: Thing): boolean => {
  if (isDisc(thing)) {
    const [x, y] = [p.x - thing.x, p.y - thing.y];
    return x * x + y * y <= thing.radius * thing.radius;
  }
  return comparePointPolygon(polygonOf(thing), 0, p.x, p.y, 0) <= 0;
};
