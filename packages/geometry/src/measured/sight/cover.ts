// Cover (MW 18.2): a target is in the open when every line from the origin to the edge of its base is clear of obstacles and
// of other bases, which is to say that nothing meets the hull of origin and base (MW-R06).

import type { Point } from '../../hex.ts';
import type { Length } from '../../units.ts';
import { EPSILON } from '../exact/exact.ts';
import { coarse, FINE, originOf } from '../ground/fine.ts';
import { type Ground, groundOf, type Polygons } from '../ground/ground.ts';
import { comparePointPolygon } from '../ground/near.ts';
import { type Disc, type Field, isDisc, type Line, type Thing } from '../ground/shapes.ts';
import { isWithin } from '../measuring/distance.ts';
import { coresOf } from './cores.ts';
import { type Hull, meetsDisc, meetsPolygon } from './hull.ts';
import { type Blocker, isAt } from './sightline.ts';

/** The verdict; in cover with all that gives it, and a line from the origin to the edge that crosses the first. */
export type Cover =
  | { readonly inOpen: true }
  | { readonly inOpen: false; readonly line: Line; readonly blockers: readonly Blocker[] };

export interface CoverOptions {
  /** Obstacle pieces this near to a source that is farther away from the target give no cover (MW-R07). */
  readonly ignoreWithin: Length;
  /** Pieces that give no cover in any case: the feature that is itself the source (MW-R76). */
  readonly ignore?: readonly number[];
}

const IN_OPEN: Cover = { inOpen: true };

/** Whether the target is in the open or in cover. `bodies` are all bases; the source and the target may be among them. */
export const cover = (
  field: Field,
  source: Thing,
  target: Disc,
  bodies: readonly Disc[],
  { ignoreWithin, ignore }: CoverOptions,
): Cover => {
  const o = originOf(source, target);
  const hull: Hull = { ox: o.x, oy: o.y, tx: target.x * FINE, ty: target.y * FINE, r: target.radius * FINE };
  const cores = coresOf(field);
  const ground = groundOf(field);
  const isFar = !isWithin(source, target, ignoreWithin);
  const blockers: Blocker[] = [];
  for (let i = 0; i < cores.count; i++) {
    if (ground.heights[i] === 0 || !meetsPolygon(hull, cores, i) || ignore?.includes(i)) continue;
    if (isFar && isPieceWithin(field, ground, i, source, ignoreWithin)) continue;
    blockers.push({ kind: 'piece', index: i });
  }
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[i]!;
    if (isAt(body, target) || (isDisc(source) && isAt(body, source))) continue;
    if (meetsDisc(hull, body.x * FINE, body.y * FINE, (body.radius - EPSILON) * FINE)) {
      blockers.push({ kind: 'body', index: i });
    }
  }
  if (blockers.length === 0) return IN_OPEN;
  return {
    inOpen: false,
    blockers,
    line: { from: coarse(o), to: coarse(edgeBeyond(hull, cores, bodies, blockers[0]!)) },
  };
};

const isPieceWithin = (field: Field, ground: Ground, i: number, source: Thing, distance: Length): boolean =>
  isDisc(source)
    ? comparePointPolygon(ground, i, source.x, source.y, source.radius + distance + EPSILON) <= 0
    : isWithin(source, field.pieces[i]!, distance);

/** A point of the target's edge whose line crosses the blocker: the far one on the line through a shared point. */
const edgeBeyond = (h: Hull, cores: Polygons, bodies: readonly Disc[], blocker: Blocker): Point => {
  const shared =
    blocker.kind === 'body' ? towardsAxis(h, bodies[blocker.index]!) : sharedPoint(h, cores, blocker.index);
  const [x, y, dx, dy] = [shared.x - h.ox, shared.y - h.oy, h.tx - h.ox, h.ty - h.oy];
  const length = Math.sqrt(x * x + y * y);
  if (length === 0) return { x: h.tx, y: h.ty };
  const along = (x * dx + y * dy) / length;
  const across = (x * dy - y * dx) / length;
  const share = (along + Math.sqrt(Math.max(0, h.r * h.r - across * across))) / length;
  return { x: h.ox + x * share, y: h.oy + y * share };
};

/** A point of the core of piece i in the hull. */
const sharedPoint = (h: Hull, g: Polygons, i: number): Point => {
  for (let k = g.first[i]!; k < g.first[i + 1]!; k++) {
    if (meetsDisc(h, g.x[k]!, g.y[k]!, 0)) return { x: g.x[k]!, y: g.y[k]! };
  }
  return axisInside(h, g, i) ?? closestToTarget(h, g, i);
};

/** The middle of the part of the axis that runs through polygon i. */
const axisInside = (h: Hull, g: Polygons, i: number): Point | undefined => {
  const [dx, dy] = [h.tx - h.ox, h.ty - h.oy];
  let [enters, leaves] = [0, 1];
  for (let k = g.first[i]!; k < g.first[i + 1]!; k++) {
    const across = g.sideX[k]! * (h.oy - g.y[k]!) - g.sideY[k]! * (h.ox - g.x[k]!);
    const inwards = g.sideX[k]! * dy - g.sideY[k]! * dx;
    if (inwards > 0) enters = Math.max(enters, -across / inwards);
    else if (inwards < 0) leaves = Math.min(leaves, -across / inwards);
    else if (across <= 0) return undefined;
  }
  const share = (enters + leaves) / 2;
  return enters < leaves ? { x: h.ox + dx * share, y: h.oy + dy * share } : undefined;
};

const closestToTarget = (h: Hull, g: Polygons, i: number): Point => {
  let best: Point = { x: h.tx, y: h.ty };
  let least = Infinity;
  for (let k = g.first[i]!; k < g.first[i + 1]!; k++) {
    const [x, y, sideX, sideY] = [h.tx - g.x[k]!, h.ty - g.y[k]!, g.sideX[k]!, g.sideY[k]!];
    const share = Math.min(1, Math.max(0, (sideX * x + sideY * y) / g.squared[k]!));
    const squared = (x - sideX * share) ** 2 + (y - sideY * share) ** 2;
    if (squared >= least) continue;
    least = squared;
    best = { x: g.x[k]! + sideX * share, y: g.y[k]! + sideY * share };
  }
  return best;
};

/** The point of a body nearest to the axis of the hull. */
const towardsAxis = (h: Hull, body: Disc): Point => {
  const c = { x: body.x * FINE, y: body.y * FINE };
  const axis = closestOnAxis(h, c);
  const distance = Math.sqrt((axis.x - c.x) ** 2 + (axis.y - c.y) ** 2);
  const r = (body.radius - EPSILON) * FINE;
  if (distance <= r) return axis;
  return { x: c.x + ((axis.x - c.x) * r) / distance, y: c.y + ((axis.y - c.y) * r) / distance };
};

const closestOnAxis = (h: Hull, p: Point): Point => {
  const [dx, dy] = [h.tx - h.ox, h.ty - h.oy];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, (dx * (p.x - h.ox) + dy * (p.y - h.oy)) / squared));
  return { x: h.ox + dx * share, y: h.oy + dy * share };
};
