// The convex hull of an origin and a target base: the union of all lines from the one to the edge of the other (MW-R06).
// It is swept by discs that grow from the origin to the target, which turns each question into one quadratic.

import { compareProducts } from '../exact/exact.ts';
import type { Polygons } from '../ground/ground.ts';
import { comparePointPolygon, isLegThroughPolygon } from '../ground/near.ts';

/** The hull of the origin o and the disc around t; all in one kind of unit. */
export interface Hull {
  readonly ox: number;
  readonly oy: number;
  readonly tx: number;
  readonly ty: number;
  readonly r: number;
}

/** Whether the inside of the disc around c, or with r = 0 the point c, lies on the inside of the hull. */
export const meetsDisc = (h: Hull, cx: number, cy: number, r: number): boolean => {
  const dx = h.tx - h.ox;
  const dy = h.ty - h.oy;
  const x = cx - h.ox;
  const y = cy - h.oy;
  // The disc at share s of the way has its centre at s × d and the radius s × h.r. It meets c's when
  // a s² − 2 b s + atStart < 0; at the ends that is plain to see, in between it is a matter of the lowest point.
  const atStart = x * x + y * y - r * r;
  if (atStart < 0) return true;
  if ((x - dx) * (x - dx) + (y - dy) * (y - dy) < (h.r + r) * (h.r + r)) return true;
  const a = dx * dx + dy * dy - h.r * h.r;
  const b = x * dx + y * dy + h.r * r;
  return b > 0 && b < a && compareProducts(a, atStart, b, b) < 0;
};

/** Whether the insides of polygon i and of the hull meet. */
export const meetsPolygon = (h: Hull, g: Polygons, i: number): boolean => {
  if (h.ox <= g.minX[i]! && h.tx + h.r <= g.minX[i]!) return false;
  if (h.ox >= g.maxX[i]! && h.tx - h.r >= g.maxX[i]!) return false;
  if (h.oy <= g.minY[i]! && h.ty + h.r <= g.minY[i]!) return false;
  if (h.oy >= g.maxY[i]! && h.ty - h.r >= g.maxY[i]!) return false;
  // If no corner lies in the hull, a side runs through it: across the axis, or cutting off a part of the disc.
  if (isLegThroughPolygon(g, i, h.ox, h.oy, h.tx, h.ty)) return true;
  if (h.r === 0) return false;
  for (let k = g.first[i]!; k < g.first[i + 1]!; k++) {
    if (meetsDisc(h, g.x[k]!, g.y[k]!, 0)) return true;
  }
  return comparePointPolygon(g, i, h.tx, h.ty, h.r) < 0;
};
