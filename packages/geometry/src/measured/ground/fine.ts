// Lines of sight and attack start on the rim of a base, which is seldom a whole unit. They are traced on a lattice 16 times
// finer; what a rim point loses by that is at most 1/22 of a unit, far below ε, and the rest is exact on the lattice.

import type { Point } from '../../hex.ts';
import type { Length } from '../../units.ts';
import { EPSILON, nearest } from '../exact/exact.ts';
import { polygonOf } from './ground.ts';
import { compareLegPoint } from './near.ts';
import { type Disc, type Footprint, isDisc, type Line, type Thing } from './shapes.ts';

/** Fine units in a unit. */
export const FINE = 16;

/** The origin O of every line from a source to a target (MW-R03), in fine units: the point of the source's base closest
 *  to the target; for a footprint as source, its point closest to the target's centre (MW-R21). */
export const originOf = (source: Thing, target: Thing): Point => {
  if (!isDisc(source)) return closestOf(source, isDisc(target) ? target : middleOf(target));
  const centre = { x: source.x * FINE, y: source.y * FINE };
  const towards = isDisc(target) ? { x: target.x * FINE, y: target.y * FINE } : closestOf(target, source);
  const [dx, dy] = [towards.x - centre.x, towards.y - centre.y];
  const distance = Math.sqrt(dx * dx + dy * dy);
  if (distance === 0) return centre;
  const share = Math.min(1, (source.radius * FINE) / distance);
  return { x: centre.x + nearest(dx * share), y: centre.y + nearest(dy * share) };
};

/** The point of a footprint closest to p, in fine units; p itself inside it. */
export const closestOf = (footprint: Footprint, p: Point): Point => {
  const g = polygonOf(footprint);
  let best: Point = { x: p.x * FINE, y: p.y * FINE };
  let least = Infinity;
  for (let k = 0; k < g.x.length; k++) {
    const [x, y, sideX, sideY] = [p.x - g.x[k]!, p.y - g.y[k]!, g.sideX[k]!, g.sideY[k]!];
    const across = sideX * y - sideY * x;
    const along = sideX * x + sideY * y;
    if (across >= 0) continue;
    if (along >= 0 && along <= g.squared[k]!) {
      const back = (-across * FINE) / g.squared[k]!;
      return { x: p.x * FINE + nearest(-sideY * back), y: p.y * FINE + nearest(sideX * back) };
    }
    const [cx, cy] = along < 0 ? [x, y] : [x - sideX, y - sideY];
    if (cx * cx + cy * cy >= least) continue;
    least = cx * cx + cy * cy;
    best = { x: (p.x - cx) * FINE, y: (p.y - cy) * FINE };
  }
  return best;
};

const middleOf = ({ corners }: Footprint): Point => ({
  x: nearest(corners.reduce((sum, p) => sum + p.x, 0) / corners.length),
  y: nearest(corners.reduce((sum, p) => sum + p.y, 0) / corners.length),
});

/** The nearest whole units, for drawing. */
export const coarse = (p: Point): Point => ({ x: nearest(p.x / FINE), y: nearest(p.y / FINE) });

/** The shortest line from a source to a base (MW-R77), in whole units. */
export const shortestLine = (source: Thing, target: Disc): Line => ({
  from: coarse(originOf(source, target)),
  to: coarse(originOf(target, source)),
});

/** Whether a line passes within a distance of a base (MW-R77). */
export const isLineWithin = ({ from, to }: Line, base: Disc, distance: Length): boolean =>
  compareLegPoint(from.x, from.y, to.x, to.y, base.x, base.y, base.radius + distance + EPSILON) <= 0;
