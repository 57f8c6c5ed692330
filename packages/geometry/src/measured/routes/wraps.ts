// The wrapped obstacles of a search as flat lists of corners.

import type { Point } from '../../hex.ts';

/** Polygon i has the corners from first[i] up to first[i + 1]. */
export interface Wraps {
  readonly first: number[];
  readonly x: number[];
  readonly y: number[];
  /** The corner before and after each on its polygon, and the polygon it belongs to. */
  readonly before: number[];
  readonly after: number[];
  readonly owner: number[];
  /** A circle round each polygon. */
  readonly middleX: number[];
  readonly middleY: number[];
  readonly reach: number[];
}

export const makeWraps = (): Wraps => ({
  first: [0],
  x: [],
  y: [],
  before: [],
  after: [],
  owner: [],
  middleX: [],
  middleY: [],
  reach: [],
});

export const addWrap = (w: Wraps, corners: readonly Point[]): void => {
  const from = w.x.length;
  const last = from + corners.length - 1;
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  corners.forEach(({ x, y }, i) => {
    w.x.push(x);
    w.y.push(y);
    w.before.push(i === 0 ? last : from + i - 1);
    w.after.push(from + i === last ? from : from + i + 1);
    w.owner.push(w.first.length - 1);
    [minX, minY, maxX, maxY] = [Math.min(minX, x), Math.min(minY, y), Math.max(maxX, x), Math.max(maxY, y)];
  });
  w.first.push(last + 1);
  w.middleX.push((minX + maxX) / 2);
  w.middleY.push((minY + maxY) / 2);
  w.reach.push(Math.sqrt((maxX - minX) ** 2 + (maxY - minY) ** 2) / 2);
};

/** Whether p lies inside polygon i, not on its border. */
export const isInsideWrap = (w: Wraps, i: number, px: number, py: number): boolean => {
  const [x, y, reach] = [px - w.middleX[i]!, py - w.middleY[i]!, w.reach[i]!];
  if (x * x + y * y > reach * reach) return false;
  for (let k = w.first[i]!; k < w.first[i + 1]!; k++) {
    const n = w.after[k]!;
    if ((w.x[n]! - w.x[k]!) * (py - w.y[k]!) - (w.y[n]! - w.y[k]!) * (px - w.x[k]!) <= 0) return false;
  }
  return true;
};
