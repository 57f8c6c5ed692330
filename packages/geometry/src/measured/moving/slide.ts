// Being moved in a straight line: knocked back or pushed. The mover stops at the first contact; what it may
// pass over is crossed only if there is a legal place beyond it. A distance of whole units names each place on the line.

import type { Point } from '../../hex.ts';
import type { Length } from '../../units.ts';
import { towardsZero } from '../exact/exact.ts';
import { FINE, originOf } from '../ground/fine.ts';
import { type Disc, isDisc, type Thing } from '../ground/shapes.ts';
import { isOverlapping } from '../measuring/distance.ts';
import { isLegClear, isPlace, type PlaceRefusal, refusePlace, type Way } from './path.ts';

/** Directly away from a source, as a whole vector: from its centre, or from the nearest point of a footprint (MW-R21). */
export const awayFrom = (source: Thing, target: Disc): Point => {
  if (isDisc(source)) return { x: target.x - source.x, y: target.y - source.y };
  const o = originOf(source, target);
  return { x: target.x * FINE - o.x, y: target.y * FINE - o.y };
};

/** The place a distance along a direction: rounded towards the start, so the leg is never longer than the distance. */
export const slideTo = (start: Point, away: Point, distance: Length): Point => {
  const length = Math.sqrt(away.x * away.x + away.y * away.y);
  if (length === 0) return { x: start.x, y: start.y };
  const share = distance / length;
  return { x: start.x + wholePart(away.x * share), y: start.y + wholePart(away.y * share) };
};

/** A hair is added, so that what should be whole is not cut by rounding; too little to reach the next unit of length. */
const wholePart = (x: number): number => towardsZero(x + (x < 0 ? -HAIR : HAIR));

const HAIR = 1e-7;

/** Why a slide may not end at a distance. */
export type SlideRefusal = 'blocked' | 'notAPlace';

export const refuseSlide = (way: Way, start: Point, away: Point, distance: Length): SlideRefusal | undefined => {
  const to = slideTo(start, away, distance);
  if (!isLegClear(way, start, start, to)) return 'blocked';
  return distance === 0 || isPlace(way, to, start) ? undefined : 'notAPlace';
};

/** The farthest distance, up to `limit`, at which a slide may end. 0 is always possible. */
export const farthestSlide = (way: Way, start: Point, away: Point, limit: Length): Length => {
  const at = (distance: Length): Point => slideTo(start, away, distance);
  let distance = lastWhere(limit, (d) => isLegClear(way, start, start, at(d)));
  for (;;) {
    const refusal = distance > 0 ? refusePlace(way, at(distance), start) : undefined;
    if (!refusal) return distance;
    // Back to before what the base would stand on: all of these are convex, so each takes one stretch of the line.
    distance = lastWhere(distance, (d) => !isStandingOn(way, refusal, at(d)));
  }
};

const isStandingOn = ({ field, radius, bodies, passable }: Way, on: PlaceRefusal, p: Point): boolean => {
  const base = { x: p.x, y: p.y, radius };
  if (on.code === 'onPiece') return isOverlapping(base, field.pieces[on.piece]!);
  return on.code === 'onBody' && isOverlapping(base, bodies[on.body] ?? passable![on.body - bodies.length]!);
};

/** The last d in 0…most for which something holds that, once false, stays false up to most. */
const lastWhere = (most: number, holds: (d: number) => boolean): number => {
  if (holds(most)) return most;
  let yes = 0;
  let no = most;
  while (no - yes > 1) {
    const middle = (yes + no) >> 1;
    if (holds(middle)) yes = middle;
    else no = middle;
  }
  return yes;
};
