// Visibility (MW 16.0) and line of attack (MW 18.1): is there one line from the origin to the target that crosses nothing?
// Decided by subtracting the spans that obstacles cover, not by samples (MW-R04, MW-R10).
//
// Two convex things that do not overlap keep their order along every line from one origin, so a blocker stands in front of
// the target exactly when it meets the hull of origin and target. One that overlaps the target counts as in front.

import type { Point } from '../../hex.ts';
import { EPSILON } from '../exact/exact.ts';
import { coarse, FINE, originOf } from '../ground/fine.ts';
import { groundOf } from '../ground/ground.ts';
import type { Disc, Field, Line } from '../ground/shapes.ts';
import { coneOfDisc, coneOfPolygon, lookOut, type Shadow } from './cone.ts';
import { coresOf } from './cores.ts';
import { type Hull, meetsDisc, meetsPolygon } from './hull.ts';

/** What is in the way: a piece of the field, or one of the bodies that were given. */
export type Blocker =
  | { readonly kind: 'piece'; readonly index: number }
  | { readonly kind: 'body'; readonly index: number };

/** The verdict with the line to draw: a clear one, or the shortest one, which the first of the blockers crosses. */
export type Sightline =
  | { readonly clear: true; readonly line: Line }
  | { readonly clear: false; readonly line: Line; readonly blockers: readonly Blocker[] };

/** MW 16.0: whether a base, an object or a point (radius 0) is visible to the viewer. Only tall pieces hide it. */
export const visibility = (field: Field, viewer: Disc, target: Disc): Sightline =>
  lineToDisc(field, originOf(viewer, target), viewer, target, NO_BODIES);

/** MW 18.1: whether there is a line of attack. Tall pieces and other bases block it; `bodies` may hold the two. */
export const lineOfAttack = (field: Field, attacker: Disc, target: Disc, bodies: readonly Disc[]): Sightline =>
  lineToDisc(field, originOf(attacker, target), attacker, target, bodies);

const NO_BODIES: readonly Disc[] = [];

const lineToDisc = (field: Field, o: Point, from: Disc, target: Disc, bodies: readonly Disc[]): Sightline => {
  const hull: Hull = { ox: o.x, oy: o.y, tx: target.x * FINE, ty: target.y * FINE, r: target.radius * FINE };
  const x = hull.tx - o.x;
  const y = hull.ty - o.y;
  const view = coneOfDisc(x, y, hull.r);
  if (!view) return { clear: true, line: { from: coarse(o), to: coarse(o) } }; // in contact, or the viewer itself
  const shadows: Shadow[] = [];
  addPieces(shadows, field, hull);
  addBodies(shadows, bodies, hull, from, target, field.pieces.length);
  const outlook = lookOut(view, x, y, shadows);
  const d = outlook.clear ?? { x, y };
  const line = { from: coarse(o), to: coarse(rimPoint(hull, d.x, d.y)) };
  if (outlook.clear) return { clear: true, line };
  return { clear: false, line, blockers: outlook.by.map((by) => blockerOf(by, field.pieces.length)) };
};

const addPieces = (shadows: Shadow[], field: Field, hull: Hull): void => {
  const cores = coresOf(field);
  const { heights, tall } = groundOf(field);
  for (let i = 0; i < cores.count; i++) {
    if (heights[i]! < tall || !meetsPolygon(hull, cores, i)) continue;
    shadows.push({ cone: coneOfPolygon(cores, i, hull.ox, hull.oy), by: i });
  }
};

const addBodies = (
  shadows: Shadow[],
  bodies: readonly Disc[],
  hull: Hull,
  from: Disc,
  target: Disc,
  first: number,
): void => {
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[i]!;
    if (isAt(body, from) || isAt(body, target)) continue;
    const [x, y, r] = [body.x * FINE, body.y * FINE, (body.radius - EPSILON) * FINE];
    if (meetsDisc(hull, x, y, r)) shadows.push({ cone: coneOfDisc(x - hull.ox, y - hull.oy, r), by: first + i });
  }
};

/** Bases never share a centre, so this tells one from the others. */
export const isAt = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

export const blockerOf = (by: number, pieces: number): Blocker =>
  by < pieces ? { kind: 'piece', index: by } : { kind: 'body', index: by - pieces };

/** Where a line from the origin in direction x, y meets the near edge of the target; the direction may just touch it. */
const rimPoint = (h: Hull, x: number, y: number): Point => {
  const [dx, dy] = [h.tx - h.ox, h.ty - h.oy];
  const length = Math.sqrt(x * x + y * y);
  const along = (x * dx + y * dy) / length;
  const across = (x * dy - y * dx) / length;
  const share = (along - Math.sqrt(Math.max(0, h.r * h.r - across * across))) / length;
  return { x: h.ox + x * share, y: h.oy + y * share };
};
