// Moving a base (MW 15.0): the swept base must stay clear of bodies, of obstacles it may not cross, and of the edge; it may
// not end on an obstacle (MW-R16). A path is its corners, the start first; the measure is the way of the centre (MW-R15).

import type { Point } from '../../hex.ts';
import type { Length } from '../../units.ts';
import { EPSILON, nearest, rootUp } from '../exact/exact.ts';
import { type Ground, groundOf } from '../ground/ground.ts';
import { comparePointPolygon, isLegNearPoint, isLegNearPolygon } from '../ground/near.ts';
import type { Disc, Field, Height } from '../ground/shapes.ts';

/** Who moves where. */
export interface Way {
  readonly field: Field;
  /** Of the base that moves. */
  readonly radius: Length;
  /** The highest pieces it may pass over: 0 for none, Infinity for all. It may end on none of them. */
  readonly over: Height;
  /** Other bases that may neither be passed nor stood on. One that lies exactly at the start is the mover itself. */
  readonly bodies: readonly Disc[];
  /** Bases that may be passed but not stood on. */
  readonly passable?: readonly Disc[];
}

/** Why a path may not be taken. `leg` counts from 0; `at` is where on it the base first meets what is in its way. */
export type PathRefusal =
  | { readonly code: 'notWhole'; readonly leg: number }
  | { readonly code: 'crossesEdge'; readonly leg: number; readonly at: Point }
  | { readonly code: 'crossesBody'; readonly leg: number; readonly body: number; readonly at: Point }
  | { readonly code: 'crossesPiece'; readonly leg: number; readonly piece: number; readonly at: Point }
  | PlaceRefusal
  | { readonly code: 'tooLong'; readonly length: Length; readonly limit: Length };

/** Why a base may not stand at a place. Bodies are counted through `bodies`, then `passable`. */
export type PlaceRefusal =
  | { readonly code: 'offField'; readonly at: Point }
  | { readonly code: 'onBody'; readonly body: number; readonly at: Point }
  | { readonly code: 'onPiece'; readonly piece: number; readonly at: Point };

/** The length of one leg, rounded up to a whole unit. */
export const legLength = (a: Point, b: Point): Length => rootUp((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));

/** The sum of the legs, each rounded up to a unit. */
export const pathLength = (path: readonly Point[]): Length => {
  let length = 0;
  for (let i = 1; i < path.length; i++) length += legLength(path[i - 1]!, path[i]!);
  return length;
};

/** Why the base may not take this path; undefined when it may. Staying where it stands is always allowed (MW-R18). */
export const refusePath = (way: Way, path: readonly Point[], limit: Length): PathRefusal | undefined => {
  const start = path[0]!;
  for (let leg = 0; leg < path.length - 1; leg++) {
    const refusal = refuseLeg(way, start, path[leg]!, path[leg + 1]!, leg);
    if (refusal) return refusal;
  }
  const length = pathLength(path);
  if (length === 0) return undefined;
  if (length > limit) return { code: 'tooLong', length, limit };
  return refusePlace(way, path[path.length - 1]!, start);
};

const refuseLeg = (way: Way, start: Point, a: Point, b: Point, leg: number): PathRefusal | undefined => {
  if (!isWhole(a) || !isWhole(b)) return { code: 'notWhole', leg };
  if (!isInsideEdge(way.field, way.radius, b)) return { code: 'crossesEdge', leg, at: b };
  const body = bodyOnLeg(way, start, a, b);
  if (body >= 0) {
    const at = meetingPoint(a, b, (p) => bodyOnLeg({ ...way, bodies: [way.bodies[body]!] }, start, a, p) < 0);
    return { code: 'crossesBody', leg, body, at };
  }
  const piece = pieceOnLeg(way, a, b);
  if (piece < 0) return undefined;
  const ground = groundOf(way.field);
  const r = way.radius - EPSILON;
  const at = meetingPoint(a, b, (p) => !isLegNearPolygon(ground, piece, a.x, a.y, p.x, p.y, r));
  return { code: 'crossesPiece', leg, piece, at };
};

const isWhole = (p: Point): boolean => Number.isSafeInteger(p.x) && Number.isSafeInteger(p.y);

/** Whether the base can go straight from a to b; where it stands at the end is another question. */
export const isLegClear = (way: Way, start: Point, a: Point, b: Point): boolean =>
  isInsideEdge(way.field, way.radius, b) && bodyOnLeg(way, start, a, b) < 0 && pieceOnLeg(way, a, b) < 0;

export const isInsideEdge = (field: Field, radius: Length, p: Point): boolean => {
  const least = radius - EPSILON;
  return p.x >= least && p.y >= least && p.x <= field.width - least && p.y <= field.height - least;
};

/** The first body in the way, or -1. */
const bodyOnLeg = (way: Way, start: Point, a: Point, b: Point): number => {
  const { bodies, radius } = way;
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[i]!;
    if (body.x === start.x && body.y === start.y) continue;
    if (isLegNearPoint(a.x, a.y, b.x, b.y, body.x, body.y, radius + body.radius - EPSILON)) return i;
  }
  return -1;
};

/** The first piece in the way, or -1. */
const pieceOnLeg = (way: Way, a: Point, b: Point): number =>
  firstPieceNear(groundOf(way.field), way.over, way.radius - EPSILON, a.x, a.y, b.x, b.y);

/** The first piece, higher than what may be passed over, that a leg comes nearer to than r; or -1. */
export const firstPieceNear = (
  ground: Ground,
  over: Height,
  r: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number => {
  for (let i = 0; i < ground.count; i++) {
    if (ground.heights[i]! > over && isLegNearPolygon(ground, i, ax, ay, bx, by, r)) return i;
  }
  return -1;
};

/** Why the base may not stand at p (MW-R16, MW-R24); undefined when it may. A body at `from` is the mover itself. */
export const refusePlace = (way: Way, p: Point, from?: Point): PlaceRefusal | undefined => {
  const { field, radius } = way;
  const at = { x: p.x, y: p.y };
  if (!isInsideEdge(field, radius, p)) return { code: 'offField', at };
  const body = bodyUnder(way, p, from);
  if (body >= 0) return { code: 'onBody', body, at };
  const piece = pieceUnder(groundOf(field), p, radius);
  return piece >= 0 ? { code: 'onPiece', piece, at } : undefined;
};

/** As `refusePlace`, for searches that need no reason. */
export const isPlace = (way: Way, p: Point, from?: Point): boolean =>
  isInsideEdge(way.field, way.radius, p) &&
  bodyUnder(way, p, from) < 0 &&
  pieceUnder(groundOf(way.field), p, way.radius) < 0;

const bodyUnder = (way: Way, p: Point, from: Point | undefined): number => {
  const found = firstUnder(way.bodies, way.radius, p, from);
  if (found >= 0 || !way.passable) return found;
  const passed = firstUnder(way.passable, way.radius, p, from);
  return passed < 0 ? -1 : passed + way.bodies.length;
};

const firstUnder = (bodies: readonly Disc[], radius: Length, p: Point, from: Point | undefined): number => {
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[i]!;
    if (from && body.x === from.x && body.y === from.y) continue;
    const least = radius + body.radius - EPSILON;
    if ((p.x - body.x) * (p.x - body.x) + (p.y - body.y) * (p.y - body.y) < least * least) return i;
  }
  return -1;
};

/** The first obstacle piece that a base at p would lie on, or -1. */
const pieceUnder = (ground: Ground, p: Point, radius: Length): number => {
  const r = radius - EPSILON;
  for (let i = 0; i < ground.count; i++) {
    if (p.x + r <= ground.minX[i]! || p.x - r >= ground.maxX[i]!) continue;
    if (p.y + r <= ground.minY[i]! || p.y - r >= ground.maxY[i]!) continue;
    if (ground.heights[i]! > 0 && comparePointPolygon(ground, i, p.x, p.y, r) < 0) return i;
  }
  return -1;
};

/** The first place on a leg that is not clear any more, to one part in 2^16. */
const meetingPoint = (a: Point, b: Point, isClearTo: (p: Point) => boolean): Point => {
  const along = (share: number): Point => ({
    x: a.x + nearest(((b.x - a.x) * share) / PARTS),
    y: a.y + nearest(((b.y - a.y) * share) / PARTS),
  });
  let clear = 0;
  let met = PARTS;
  while (met - clear > 1) {
    const middle = (clear + met) >> 1;
    if (isClearTo(along(middle))) clear = middle;
    else met = middle;
  }
  return along(met);
};

const PARTS = 2 ** 16;
