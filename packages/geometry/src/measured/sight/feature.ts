// Visibility of a terrain feature: it is one piece or several, and never hides itself.

import type { Point } from '../../hex.ts';
import { closestOf, coarse, FINE, originOf } from '../ground/fine.ts';
import { groundOf, makePolygons, type Polygons } from '../ground/ground.ts';
import { isApart } from '../ground/near.ts';
import type { Disc, Field, Piece } from '../ground/shapes.ts';
import { coneOfPolygon, lookOut, type Shadow } from './cone.ts';
import { coresOf } from './cores.ts';
import { blockerOf, type Sightline } from './sightline.ts';

/** Whether a point of the edge of a feature, given as its pieces, is visible. */
export const featureVisibility = (field: Field, viewer: Disc, feature: readonly number[]): Sightline => {
  const nearest = feature.reduce((a, b) => (isCloser(viewer, field.pieces[b]!, field.pieces[a]!) ? b : a));
  const o = originOf(viewer, field.pieces[nearest]!);
  const found = [nearest, ...feature.filter((i) => i !== nearest)].map((i) => lineToPiece(field, o, i, feature));
  return found.find(({ clear }) => clear) ?? found[0]!;
};

const isCloser = (viewer: Disc, a: Piece, b: Piece): boolean => squaredTo(viewer, a) < squaredTo(viewer, b);

const squaredTo = (viewer: Disc, piece: Piece): number => {
  const p = closestOf(piece, viewer);
  return (p.x - viewer.x * FINE) ** 2 + (p.y - viewer.y * FINE) ** 2;
};

const lineToPiece = (field: Field, o: Point, index: number, feature: readonly number[]): Sightline => {
  const piece = field.pieces[index]!;
  const shape = makePolygons([piece], FINE);
  const view = coneOfPolygon(shape, 0, o.x, o.y);
  const from = coarse(o);
  if (!view) return { clear: true, line: { from, to: from } };
  const shadows = shadowsBefore(field, o, shape, feature);
  const [x, y] = [view.rightX + view.leftX, view.rightY + view.leftY];
  const outlook = lookOut(view, x, y, shadows);
  const d = outlook.clear ?? { x, y };
  const line = { from, to: coarse(entryPoint(shape, o, d)) };
  if (outlook.clear) return { clear: true, line };
  return { clear: false, line, blockers: outlook.by.map((by) => blockerOf(by, field.pieces.length)) };
};

/** Tall pieces that meet the hull of the origin and a footprint: those that meet a line to one of its corners or sides. */
const shadowsBefore = (field: Field, o: Point, shape: Polygons, feature: readonly number[]): Shadow[] => {
  const cores = coresOf(field);
  const { heights, tall } = groundOf(field);
  const shadows: Shadow[] = [];
  for (let i = 0; i < cores.count; i++) {
    if (heights[i]! < tall || feature.includes(i) || !meetsHullOf(cores, i, o, shape)) continue;
    shadows.push({ cone: coneOfPolygon(cores, i, o.x, o.y), by: i });
  }
  return shadows;
};

/** Whether polygon i meets the triangle of the origin and some side: together these are the hull. */
const meetsHullOf = (g: Polygons, i: number, o: Point, shape: Polygons): boolean => {
  for (let k = 0; k < shape.x.length; k++) {
    const a = { x: shape.x[k]!, y: shape.y[k]! };
    const b = { x: a.x + shape.sideX[k]!, y: a.y + shape.sideY[k]! };
    const turn = (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
    if (turn === 0) continue;
    const triangle = makePolygons([{ corners: turn > 0 ? [o, a, b] : [o, b, a] }]);
    if (!isApart(triangle, 0, g, i) && !isApart(g, i, triangle, 0)) return true;
  }
  return false;
};

/** Where a line from the origin enters a footprint, or touches it. */
const entryPoint = (g: Polygons, o: Point, d: Point): Point => {
  let share = 0;
  for (let k = 0; k < g.x.length; k++) {
    const inwards = g.sideX[k]! * d.y - g.sideY[k]! * d.x;
    if (inwards <= 0) continue;
    const across = g.sideX[k]! * (o.y - g.y[k]!) - g.sideY[k]! * (o.x - g.x[k]!);
    share = Math.max(share, -across / inwards);
  }
  return { x: o.x + d.x * share, y: o.y + d.y * share };
};
