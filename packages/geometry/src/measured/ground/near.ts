// The exact questions everything else is made of: is a point, or any point of a leg, nearer than r to a point or to a
// convex polygon? A leg is the straight way from a to b.

import { compareProducts } from '../exact/exact.ts';
import type { Polygons } from './ground.ts';

/** The sign of (distance from p to polygon i, 0 inside it) − r. */
export const comparePointPolygon = (g: Polygons, i: number, px: number, py: number, r: number): number => {
  let inside = true;
  let sign = 1;
  const from = g.first[i]!;
  const to = g.first[i + 1]!;
  for (let k = from; k < to; k++) {
    const x = px - g.x[k]!;
    const y = py - g.y[k]!;
    const sideX = g.sideX[k]!;
    const sideY = g.sideY[k]!;
    const across = sideX * y - sideY * x;
    if (across >= 0) continue;
    inside = false;
    const along = sideX * x + sideY * y;
    if (along > 0 && along < g.squared[k]!) return compareProducts(across, across, r * r, g.squared[k]!);
    const corner = along <= 0 ? x * x + y * y : (x - sideX) * (x - sideX) + (y - sideY) * (y - sideY);
    const less = corner - r * r;
    if (less < 0) sign = -1;
    else if (less === 0 && sign > 0) sign = 0;
  }
  if (inside) return r > 0 ? -1 : 0;
  return sign;
};

/** Of the sign of (distance from p to the leg a b) − r. */
export const compareLegPoint = (
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
  r: number,
): number => {
  const dx = bx - ax;
  const dy = by - ay;
  const x = px - ax;
  const y = py - ay;
  const along = dx * x + dy * y;
  if (along <= 0) return x * x + y * y - r * r;
  const squared = dx * dx + dy * dy;
  if (along >= squared) return (px - bx) * (px - bx) + (py - by) * (py - by) - r * r;
  const across = dx * y - dy * x;
  return compareProducts(across, across, r * r, squared);
};

/** Whether p is nearer than r to the leg a b. */
export const isLegNearPoint = (
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
  r: number,
): boolean => compareLegPoint(ax, ay, bx, by, px, py, r) < 0;

/** Whether some point of the leg a b is nearer than r to polygon i; r above 0. */
export const isLegNearPolygon = (
  g: Polygons,
  i: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
): boolean => {
  if (ax < bx ? bx + r <= g.minX[i]! || ax - r >= g.maxX[i]! : ax + r <= g.minX[i]! || bx - r >= g.maxX[i]!)
    return false;
  if (ay < by ? by + r <= g.minY[i]! || ay - r >= g.maxY[i]! : ay + r <= g.minY[i]! || by - r >= g.maxY[i]!)
    return false;
  return isLegNearPolygonExactly(g, i, ax, ay, bx, by, r);
};

const isLegNearPolygonExactly = (
  g: Polygons,
  i: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
): boolean => {
  const from = g.first[i]!;
  const to = g.first[i + 1]!;
  const dx = bx - ax;
  const dy = by - ay;
  const squared = dx * dx + dy * dy;
  const most = r * r;
  let insideA = true;
  let near = false;
  for (let k = from; k < to; k++) {
    const sideX = g.sideX[k]!;
    const sideY = g.sideY[k]!;
    const x = ax - g.x[k]!;
    const y = ay - g.y[k]!;
    const acrossA = sideX * y - sideY * x;
    const acrossB = acrossA + sideX * dy - sideY * dx;
    const out = -r * g.length[k]! - 1; // below this, surely r or more outside this side
    if (acrossA < out && acrossB < out) return false;
    if (acrossA < 0) insideA = false;
    if (near) continue;
    // The corner against the leg: it lies at −x, −y from a.
    const along = -(dx * x + dy * y);
    const start = dy * x - dx * y; // how far left of the leg the corner lies, times its length
    if (along <= 0) near = x * x + y * y < most;
    else if (along >= squared) near = (x + dx) * (x + dx) + (y + dy) * (y + dy) < most;
    else near = compareProducts(start, start, most, squared) < 0;
    if (near) continue;
    // The ends against the side, and the leg through the side.
    const end = start + dx * sideY - dy * sideX;
    near =
      isEndNear(acrossA, sideX * x + sideY * y, g.squared[k]!, most) ||
      isEndNear(acrossB, sideX * (x + dx) + sideY * (y + dy), g.squared[k]!, most) ||
      (acrossA < 0 !== acrossB < 0 && start < 0 !== end < 0);
  }
  return near || insideA;
};

const isEndNear = (across: number, along: number, squared: number, most: number): boolean =>
  across < 0 && along > 0 && along < squared && compareProducts(across, across, most, squared) < 0;

/** Whether a leg passes through the inside of polygon i, or lies in it; touching its border does not count. */
export const isLegThroughPolygon = (
  g: Polygons,
  i: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean => {
  const dx = bx - ax;
  const dy = by - ay;
  let left = false;
  let right = false;
  for (let k = g.first[i]!; k < g.first[i + 1]!; k++) {
    const x = ax - g.x[k]!;
    const y = ay - g.y[k]!;
    const acrossA = g.sideX[k]! * y - g.sideY[k]! * x;
    if (acrossA <= 0 && acrossA + g.sideX[k]! * dy - g.sideY[k]! * dx <= 0) return false;
    const start = dy * x - dx * y;
    if (start > 0) left = true;
    else if (start < 0) right = true;
  }
  return (left && right) || (dx === 0 && dy === 0);
};

/** Whether a side of polygon i has all of polygon j outside it or on its line. */
export const isApart = (p: Polygons, i: number, q: Polygons, j: number): boolean => {
  for (let k = p.first[i]!; k < p.first[i + 1]!; k++) {
    let outside = true;
    for (let m = q.first[j]!; m < q.first[j + 1]! && outside; m++) {
      outside = p.sideX[k]! * (q.y[m]! - p.y[k]!) - p.sideY[k]! * (q.x[m]! - p.x[k]!) <= 0;
    }
    if (outside) return true;
  }
  return false;
};
