// Good finite choices out of endlessly many: samples of where a base can go, and the way towards somewhere it cannot reach yet.

import type { Point } from '../../hex.ts';
import type { Length } from '../../units.ts';
import { rootDown } from '../exact/exact.ts';
import { castFrom } from '../moving/cast.ts';
import { isLegClear, isPlace, legLength, type Way } from '../moving/path.ts';
import { nearestPlace } from '../moving/place.ts';
import { farthestSlide, refuseSlide, slideTo } from '../moving/slide.ts';
import { type Reachable, reachable } from './reachable.ts';
import { type Route, routeTo, shortestPath } from './route.ts';
import { COMPASS } from './wrap.ts';

/** Shortest paths to the places of a triangular lattice round the start, row by row; the start itself is among them. */
export const sampleRoutes = (r: Reachable, spacing: Length): Route[] => {
  const rise = rootDown(Math.floor((spacing * spacing * 3) / 4));
  const rows = Math.floor(r.limit / rise);
  const found: Route[] = [];
  for (let row = -rows; row <= rows; row++) {
    const y = r.start.y + row * rise;
    const shift = row % 2 === 0 ? 0 : spacing >> 1;
    const columns = Math.ceil(r.limit / spacing);
    for (let column = -columns; column <= columns; column++) {
      const route = routeTo(r, { x: r.start.x + column * spacing + shift, y });
      if (route) found.push(route);
    }
  }
  return found;
};

/** The farthest places straight ahead in evenly spread directions (at most 32), from east over north. Cheap: no search. */
export const straightPlaces = (way: Way, from: Point, limit: Length, directions: number): Point[] => {
  const found: Point[] = [];
  for (let i = 0; i < directions; i++) {
    const d = COMPASS[Math.floor((i * COMPASS.length) / directions)]!;
    const away = { x: Math.round(d.x * PRECISE), y: Math.round(d.y * PRECISE) };
    const distance = farthestAlong(way, from, d, away, limit);
    if (distance > 0) found.push(slideTo(from, away, distance));
  }
  return found;
};

const PRECISE = 2 ** 20;

/** A plain guess is nearly always right; if not, the exact search decides. */
const farthestAlong = (way: Way, from: Point, d: Point, away: Point, limit: Length): Length => {
  const guess = Math.max(0, Math.floor(castFrom(way, from, from, d, limit)) - 1);
  const first = guess >= limit - 1 ? limit : guess;
  return refuseSlide(way, from, away, first) ? farthestSlide(way, from, away, first) : first;
};

/** As far as the limit lets a base go on the shortest path to the place nearest to a wish; undefined if no path leads there. */
export const routeTowards = (way: Way, from: Point, wish: Point, limit: Length): Route | undefined => {
  const others = { ...way, bodies: way.bodies.filter((body) => body.x !== from.x || body.y !== from.y) };
  const place = nearestPlace(others, wish);
  const whole = place && shortestPath(way, from, place, longest(way));
  return whole && cutRoute(way, whole, limit);
};

/** No shortest path on a field is longer. */
const longest = ({ field }: Way): Length => 4 * (field.width + field.height);

/** The first part of a route, up to the limit, that ends at a legal place. */
export const cutRoute = (way: Way, route: Route, limit: Length): Route => {
  if (route.length <= limit) return route;
  const { path } = route;
  const start = path[0]!;
  const upTo: Length[] = [0];
  for (let i = 1; i < path.length; i++) upTo.push(upTo[i - 1]! + legLength(path[i - 1]!, path[i]!));
  const moving = { ...way, bodies: way.bodies.filter((body) => body.x !== start.x || body.y !== start.y) };
  for (let leg = path.length - 2; leg >= 0; leg--) {
    const left = Math.min(limit, upTo[leg + 1]!) - upTo[leg]!;
    const end = left > 0 ? endOnLeg(moving, path[leg]!, path[leg + 1]!, left) : undefined;
    if (end) return { path: [...path.slice(0, leg + 1), end], length: upTo[leg]! + legLength(path[leg]!, end) };
  }
  return { path: [start], length: 0 };
};

/** The last legal place on a leg, at most `left` from a. Beside a tight leg one of the points about it may serve. */
const endOnLeg = (way: Way, a: Point, b: Point, left: Length): Point | undefined => {
  const away = { x: b.x - a.x, y: b.y - a.y };
  for (let distance = left; distance > Math.max(0, left - 5); distance--) {
    const { x, y } = slideTo(a, away, distance);
    for (const [dx, dy] of ABOUT) {
      const end = { x: x + dx, y: y + dy };
      if (legLength(a, end) <= left && isLegClear(way, a, a, end) && isPlace(way, end)) return end;
    }
  }
  const distance = farthestSlide(way, a, away, left);
  return distance > 0 ? slideTo(a, away, distance) : undefined;
};

const ABOUT = [0, 1, -1].flatMap((dx) => [0, 1, -1].map((dy) => [dx, dy] as const));

/** A place where a base could stand that it cannot reach from the rest of the field (MW 10.3, MW-R96); undefined if none. */
export const cutOffPlace = (way: Way, spacing: Length): Point | undefined => {
  const { field, radius } = way;
  const places: Point[] = [];
  for (let y = radius; y <= field.height - radius; y += spacing) {
    for (let x = radius; x <= field.width - radius; x += spacing) places.push({ x, y });
  }
  const free = nearestPlace(way, { x: field.width / 2, y: field.height / 2 });
  if (!free) return undefined;
  const r = reachable(way, free, longest(way));
  return places.find((p) => isPlace(way, p) && routeTo(r, p) === undefined);
};
