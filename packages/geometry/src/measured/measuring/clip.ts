// What of a footprint lies on a field: the part that hangs over its edges is cut off.

import type { Point } from '../../hex.ts';
import type { Length } from '../../units.ts';
import { type Footprint, faultOf } from '../ground/shapes.ts';

/** One edge of the field: how far inside it a point lies. */
type Inside = (p: Point) => number;

/** Where the leg from a to b crosses the edge, to the nearest unit. */
const crossing = (a: Point, b: Point, inside: Inside): Point => {
  const [from, to] = [inside(a), inside(b)];
  const share = from / (from - to);
  return { x: Math.round(a.x + (b.x - a.x) * share), y: Math.round(a.y + (b.y - a.y) * share) };
};

const cutAt = (corners: readonly Point[], inside: Inside): readonly Point[] =>
  corners.flatMap((b, i) => {
    const a = corners[(i + corners.length - 1) % corners.length]!;
    const crosses = inside(a) < 0 !== inside(b) < 0;
    if (crosses) return inside(b) < 0 ? [crossing(a, b, inside)] : [crossing(a, b, inside), b];
    return inside(b) < 0 ? [] : [b];
  });

const turns = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/** From the south-west corner along one side, dropping what does not turn left. */
const chainOf = (points: readonly Point[]): readonly Point[] => {
  const chain: Point[] = [];
  for (const p of points) {
    while (chain.length > 1 && turns(chain[chain.length - 2]!, chain[chain.length - 1]!, p) <= 0) chain.pop();
    chain.push(p);
  }
  return chain.slice(0, -1);
};

/** Rounding may leave corners that do not turn any more: the hull has none of them. */
const hullOf = (corners: readonly Point[]): readonly Point[] => {
  const points = corners.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return [...chainOf(points), ...chainOf(points.toReversed())];
};

/** The part of a convex footprint that lies on a field; undefined when there is none worth the name (`faultOf`). */
export const clip = (footprint: Footprint, width: Length, height: Length): Footprint | undefined => {
  const edges: readonly Inside[] = [(p) => p.x, (p) => p.y, (p) => width - p.x, (p) => height - p.y];
  if (footprint.corners.every((p) => edges.every((inside) => inside(p) >= 0))) return footprint;
  const corners = hullOf(edges.reduce<readonly Point[]>(cutAt, footprint.corners));
  return faultOf({ corners }) === undefined ? { corners } : undefined;
};
