// Distances between outlines: the shortest gap from base to base, what counts as touching, overlapping and near, and
// the edge of the board. All of it is exact and symmetric.

import type { Point } from '../hex.ts';
import { EPSILON, nearest } from '../measured/exact/exact.ts';
import type { Gap } from '../measured/measuring/distance.ts';
import { inch, type Length } from '../units.ts';
import { compareApart } from './apart.ts';
import { type Body, bearing } from './hull.ts';
import { nearestOf } from './nearest.ts';
import { type Facing, ONE } from './sine.ts';

/** how near is near. */
export const ZONE: Length = inch(1);

/** The sign of (gap − d); a gap below 0 is how deep one lies on the other. */
export const compareGap = (a: Body, b: Body, d: number): number =>
  compareApart(a.corners, b.corners, a.rim + b.rim + d);

/** the gap as a player may read it: `down` never overstates it, `up` never understates it; 0 where they meet. */
export const gapBetween = (a: Body, b: Body): Gap => {
  let down = Math.max(0, Math.floor(nearestOf(a.corners, b.corners).apart - a.rim - b.rim));
  while (down > 0 && compareGap(a, b, down) < 0) down--;
  while (compareGap(a, b, down + 1) >= 0) down++;
  return { down, up: compareGap(a, b, down) > 0 ? down + 1 : down };
};

/** The direction in which a is nearest to b, across the gap; of two that meet, the one in which they are least deep in each other. */
export const bearingAcross = (a: Body, b: Body): Facing => {
  const { x, y } = nearestOf(a.corners, b.corners);
  return bearing({ x: 0, y: 0 }, { x: nearest(x * ONE), y: nearest(y * ONE) }) ?? 0;
};

/** The gap is at most `distance`. */
export const isWithin = (a: Body, b: Body, distance: Length): boolean => compareGap(a, b, distance + EPSILON) <= 0;

export const isTouching = (a: Body, b: Body): boolean => isWithin(a, b, 0);

/** They lie on one another by more than ε. */
export const isOverlapping = (a: Body, b: Body): boolean => compareGap(a, b, -EPSILON) < 0;

/** the gap is below 1 inch by more than ε. */
export const isNear = (a: Body, b: Body): boolean => compareGap(a, b, ZONE - EPSILON) < 0;

/** a point lies in an outline or on its border. */
export const isInside = (body: Body, p: Point): boolean => compareApart([p], body.corners, body.rim) <= 0;

/** From 0, 0 to width, height. */
export interface Board {
  readonly width: Length;
  readonly height: Length;
}

/** How far the body lies inside the edge it is nearest to; below 0 it hangs over. */
export const roomOn = (board: Board, { corners, rim }: Body): Length => {
  let room = Infinity;
  for (let i = 0; i < corners.length; i++) {
    const { x, y } = corners[i]!;
    room = Math.min(room, x, y, board.width - x, board.height - y);
  }
  return room - rim;
};

/** no part passes the edge by more than ε; touching it is harmless. */
export const isOnBoard = (board: Board, body: Body): boolean => roomOn(board, body) >= -EPSILON;

/** The body lies in another one, a deployment zone say, and hangs over it by no more than ε. */
export const isWhollyIn = (zone: Body, { corners, rim }: Body): boolean =>
  corners.every((p) => compareApart([p], zone.corners, zone.rim - rim + EPSILON) <= 0);
