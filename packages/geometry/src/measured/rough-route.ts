// Cheapest paths among difficult ground.

import type { Point } from '../hex.ts';
import type { Length } from '../units.ts';
import { routeTowards } from './destinations.ts';
import { isLegClear, isPlace, legLength, type Way } from './path.ts';
import { type Reachable, reachable } from './reachable.ts';
import { pathCost, type Rough } from './rough.ts';
import { routeTo } from './route.ts';

/** Where a base can get to under a limit of cost. Nothing is searched before it is asked for. */
export interface RoughReachable {
  readonly way: Way;
  readonly rough: Rough;
  readonly start: Point;
  readonly limit: Length;
  plain?: Reachable;
}

/** A path that may be taken, the start first, how long it is and what it costs. */
export interface RoughRoute {
  readonly path: readonly Point[];
  readonly length: Length;
  readonly cost: Length;
}

export const roughReachable = (way: Way, rough: Rough, { x, y }: Point, limit: Length): RoughReachable => ({
  way,
  rough,
  start: { x, y },
  limit,
});

/** The cheapest path to p within the limit that ends there legally; undefined when there is none. */
export const roughRouteTo = (r: RoughReachable, p: Point): RoughRoute | undefined => {
  const { way, rough, start, limit } = r;
  if (p.x === start.x && p.y === start.y) return { path: [start], length: 0, cost: 0 };
  const length = legLength(start, p);
  if (length > limit || !isPlace(way, p, start)) return undefined;
  const path = [start, { x: p.x, y: p.y }];
  const cost = pathCost(path, rough);
  if (cost <= limit && isLegClear(way, start, start, p)) return { path, length, cost };
  r.plain ??= reachable(way, start, limit);
  const route = routeTo(r.plain, p);
  const costs = route ? pathCost(route.path, rough) : Infinity;
  return route && costs <= limit ? { ...route, cost: costs } : undefined;
};

/** As far as the limit lets a base go on the cheapest path to the place nearest to a wish; undefined if no path leads there. */
export const roughRouteTowards = (
  way: Way,
  rough: Rough,
  from: Point,
  wish: Point,
  limit: Length,
): RoughRoute | undefined => {
  for (let left = limit; left > 0; left = Math.floor(left / 2)) {
    const route = routeTowards(way, from, wish, left);
    const cost = route ? pathCost(route.path, rough) : 0;
    if (!route || cost <= limit) return route && { ...route, cost };
  }
  return undefined;
};
