// What stands within reach of a mover: a short list for the many legs of one search. The tests are those of `path.ts`.

import type { Length } from '../../units.ts';
import { EPSILON } from '../exact/exact.ts';
import { type Ground, groundOf } from '../ground/ground.ts';
import { isLegNearPoint, isLegNearPolygon } from '../ground/near.ts';
import type { Disc } from '../ground/shapes.ts';
import type { Way } from './path.ts';

export interface Terrain {
  readonly ground: Ground;
  /** Pieces in reach that stop the mover, and how near it may come. */
  readonly pieces: readonly number[];
  readonly clearance: Length;
  /** Bodies in reach that stop it; the mover itself is none of them. */
  readonly bodies: readonly Disc[];
  readonly radius: Length;
  /** Where its centre may be. */
  readonly maxX: Length;
  readonly maxY: Length;
}

export const makeTerrain = (way: Way, x: number, y: number, limit: Length): Terrain => {
  const { field, radius } = way;
  const ground = groundOf(field);
  const clearance = radius - EPSILON;
  const most = limit + radius;
  const pieces: number[] = [];
  for (let i = 0; i < ground.count; i++) {
    if (ground.heights[i]! <= way.over || x + most < ground.minX[i]! || x - most > ground.maxX[i]!) continue;
    if (y + most >= ground.minY[i]! && y - most <= ground.maxY[i]!) pieces.push(i);
  }
  const bodies = way.bodies.filter((body) => {
    const [dx, dy, reach] = [body.x - x, body.y - y, most + body.radius];
    return (dx !== 0 || dy !== 0) && dx * dx + dy * dy <= reach * reach;
  });
  return { ground, pieces, clearance, bodies, radius, maxX: field.width - clearance, maxY: field.height - clearance };
};

/** Whether the leg is clear. Only for legs that stay in reach. */
export const isOpen = (t: Terrain, ax: number, ay: number, bx: number, by: number): boolean => {
  if (bx < t.clearance || by < t.clearance || bx > t.maxX || by > t.maxY) return false;
  if (!isClearOfBodies(t, ax, ay, bx, by)) return false;
  for (let i = 0; i < t.pieces.length; i++) {
    if (isLegNearPolygon(t.ground, t.pieces[i]!, ax, ay, bx, by, t.clearance)) return false;
  }
  return true;
};

export const isClearOfBodies = (t: Terrain, ax: number, ay: number, bx: number, by: number): boolean => {
  for (let i = 0; i < t.bodies.length; i++) {
    const body = t.bodies[i]!;
    if (isLegNearPoint(ax, ay, bx, by, body.x, body.y, t.radius + body.radius - EPSILON)) return false;
  }
  return true;
};
