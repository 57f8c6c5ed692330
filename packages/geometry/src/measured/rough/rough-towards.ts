// The way towards somewhere too far to reach at once, among difficult ground.

import type { Point } from '../../hex.ts';
import { inch, type Length } from '../../units.ts';
import { isLegClear, isPlace, legLength, pathLength, type Way } from '../moving/path.ts';
import { nearestPlace } from '../moving/place.ts';
import { farthestSlide, slideTo } from '../moving/slide.ts';
import { legCost, type Region, type Rough, regionsOf } from './rough.ts';
import { type RoughRoute, roughReachableTo, roughRouteTo } from './rough-route.ts';

/** As far as the limit lets a base go on the cheapest path to the place nearest to a wish; undefined if no path leads there. */
export const roughRouteTowards = (
  way: Way,
  rough: Rough,
  from: Point,
  wish: Point,
  limit: Length,
): RoughRoute | undefined => {
  const others = { ...way, bodies: way.bodies.filter((body) => body.x !== from.x || body.y !== from.y) };
  const place = nearestPlace(others, wish);
  if (!place) return undefined;
  const near = legLength(from, place) * 2 + inch(4); // nearly always enough, and much is out of its reach
  const longest = 8 * (way.field.width + way.field.height); // no cheapest path on a field costs more
  const whole =
    roughRouteTo(roughReachableTo(way, rough, from, near, place), place) ??
    roughRouteTo(roughReachableTo(way, rough, from, longest, place), place);
  return whole && cutRoughRoute(way, regionsOf(rough), whole, limit);
};

/** The first part of a route, up to the limit, that ends at a legal place. */
const cutRoughRoute = (way: Way, regions: readonly Region[], route: RoughRoute, limit: Length): RoughRoute => {
  if (route.cost <= limit) return route;
  const { path } = route;
  const start = path[0]!;
  const upTo: Length[] = [0];
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1]!, path[i]!];
    upTo.push(upTo[i - 1]! + legCost(regions, a.x, a.y, b.x, b.y));
  }
  const moving = { ...way, bodies: way.bodies.filter((body) => body.x !== start.x || body.y !== start.y) };
  for (let leg = path.length - 2; leg >= 0; leg--) {
    const end =
      upTo[leg]! < limit ? endOnLeg(moving, regions, path[leg]!, path[leg + 1]!, limit - upTo[leg]!) : undefined;
    if (!end) continue;
    const cut = [...path.slice(0, leg + 1), end];
    const cost = upTo[leg]! + legCost(regions, path[leg]!.x, path[leg]!.y, end.x, end.y);
    return { path: cut, length: pathLength(cut), cost };
  }
  return { path: [start], length: 0, cost: 0 };
};

/** The last legal place on a leg that costs at most `left`. Beside a tight leg one of the points about it may serve. */
const endOnLeg = (way: Way, regions: readonly Region[], a: Point, b: Point, left: Length): Point | undefined => {
  const away = { x: b.x - a.x, y: b.y - a.y };
  const costAt = (p: Point): Length => legCost(regions, a.x, a.y, p.x, p.y);
  const isGood = (p: Point): boolean => costAt(p) <= left && isLegClear(way, a, a, p) && isPlace(way, p);
  const most = lastWhere(legLength(a, b), (d) => costAt(slideTo(a, away, d)) <= left);
  for (let distance = most; distance > Math.max(0, most - 5); distance--) {
    const { x, y } = slideTo(a, away, distance);
    for (const [dx, dy] of ABOUT) if (isGood({ x: x + dx, y: y + dy })) return { x: x + dx, y: y + dy };
  }
  const end = slideTo(a, away, farthestSlide(way, a, away, most));
  return (end.x !== a.x || end.y !== a.y) && isGood(end) ? end : undefined;
};

const ABOUT = [0, 1, -1].flatMap((dx) => [0, 1, -1].map((dy) => [dx, dy] as const));

/** The last d in 0…most for which something holds that, once false, stays false. */
const lastWhere = (most: number, holds: (d: number) => boolean): number => {
  if (holds(most)) return most;
  let [yes, no] = [0, most];
  while (no - yes > 1) {
    const middle = (yes + no) >> 1;
    if (holds(middle)) yes = middle;
    else no = middle;
  }
  return yes;
};
