// Free paths in straight legs: on the way the base counts as the disc that fits into it, at the end it stands as it is.
// Legs run from whole point to whole point, so all of it is exact.

import type { Point } from '../hex.ts';
import { EPSILON } from '../measured/exact/exact.ts';
import { legLength } from '../measured/moving/path.ts';
import { slideTo } from '../measured/moving/slide.ts';
import type { Length } from '../units.ts';
import { compareApart } from './apart.ts';
import { isNear, isOnBoard, ZONE } from './distance.ts';
import { type Body, disc, type Hull, movedTo, turnedTo } from './hull.ts';
import { costOf } from './line.ts';
import { meeting } from './nearest.ts';
import { refuseStandUnless, type StandRefusal, type Surroundings } from './place.ts';
import type { Facing } from './sine.ts';

/** Who flies where. */
export interface Flight {
  readonly base: Hull;
  readonly around: Surroundings;
  /** The ends of the legs; the first leg starts where the base stands. */
  readonly ends: readonly Point[];
  /** At the end. */
  readonly facing: Facing;
  /** What the legs may cost in all. */
  readonly limit: Length;
  /** Regions where a way costs double. */
  readonly difficult: readonly Body[];
}

/** Why it may not be flown. `leg` counts from 0; other indices are into `bases` or `solid`. */
export type FlightRefusal =
  | { readonly code: 'notWhole'; readonly leg: number }
  | { readonly code: 'crossesEdge'; readonly leg: number }
  | { readonly code: 'crossesSolid'; readonly leg: number; readonly solid: number }
  | { readonly code: 'crossesBase'; readonly leg: number; readonly base: number }
  | { readonly code: 'entersZone'; readonly leg: number; readonly base: number }
  | { readonly code: 'tooLong'; readonly cost: Length; readonly limit: Length }
  | StandRefusal;

/** The radius of the disc that fits into the base. */
export const innerRadius = (base: Hull): Length => Math.min(base.length, base.width) / 2;

/** What the legs cost: each its length, and what lies in difficult regions twice. */
export const flightCost = (from: Point, ends: readonly Point[], difficult: readonly Body[]): Length => {
  let [cost, at] = [0, from];
  for (const end of ends) {
    cost += costOf(at, end, legLength(at, end), difficult);
    at = end;
  }
  return cost;
};

/** a zone in which the flight begins is open until it has been left once; every other zone is closed. */
export const refuseFlight = (flight: Flight): FlightRefusal | undefined => {
  const { base, around, ends, facing, limit, difficult } = flight;
  for (let leg = 0; leg < ends.length; leg++) {
    if (!Number.isSafeInteger(ends[leg]!.x) || !Number.isSafeInteger(ends[leg]!.y)) return { code: 'notWhole', leg };
  }
  const open = around.bases.map((other) => isNear(base, other));
  let at: Point = base;
  for (let leg = 0; leg < ends.length; leg++) {
    const refusal = refuseLeg(flight, leg, at, open);
    if (refusal) return refusal;
    at = ends[leg]!;
  }
  const cost = flightCost(base, ends, difficult);
  if (cost > limit) return { code: 'tooLong', cost, limit };
  return refuseStandUnless(turnedTo(movedTo(base, at.x, at.y), facing), around, (i) => open[i]!);
};

const refuseLeg = (flight: Flight, leg: number, from: Point, open: boolean[]): FlightRefusal | undefined => {
  const { base, around, ends } = flight;
  const to = ends[leg]!;
  const radius = innerRadius(base);
  if (!isOnBoard(around.board, disc(to.x, to.y, radius))) return { code: 'crossesEdge', leg };
  for (let i = 0; i < around.solid.length; i++) {
    if (isLegNearer(from, to, radius, around.solid[i]!, -EPSILON)) return { code: 'crossesSolid', leg, solid: i };
  }
  for (let i = 0; i < around.bases.length; i++) {
    const other = around.bases[i]!;
    // A zone is convex: who begins and ends a leg in it has not left it. The last end is judged by the true base.
    if (leg > 0 && !isLegNearer(from, from, radius, other, ZONE - EPSILON)) open[i] = false;
    if (!isLegNearer(from, to, radius, other, ZONE - EPSILON)) continue;
    if (!open[i]) return { code: 'entersZone', leg, base: i };
    if (isLegNearer(from, to, radius, other, -EPSILON)) return { code: 'crossesBase', leg, base: i };
  }
  return undefined;
};

/** Whether a disc that goes from one point to another comes nearer to a body than `clearance`. */
export const isLegNearer = (from: Point, to: Point, radius: Length, body: Body, clearance: number): boolean =>
  compareApart([from, to], body.corners, radius + body.rim + clearance) < 0;

/**
 * where on a leg the disc has come as near to a body as `clearance`, and no nearer: at contact with 0, set back from it
 * with 1 inch, at most to where the leg began; the end of the leg if it never comes so near.
 */
export const placeBefore = (base: Hull, from: Point, to: Point, body: Body, clearance: Length): Point => {
  const radius = innerRadius(base);
  if (!isLegNearer(from, to, radius, body, clearance)) return to;
  const reach = radius + body.rim + clearance;
  if (compareApart([from], body.corners, reach) < 0) return from;
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(x * x + y * y);
  const way = Math.floor(meeting([from], body.corners, x / length, y / length, reach));
  return slideTo(from, { x, y }, Math.max(0, Math.min(way, Math.floor(length))));
};
