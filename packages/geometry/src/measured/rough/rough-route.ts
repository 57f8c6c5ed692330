// Cheapest paths among difficult ground: straight where that is cheapest, round obstacles and regions as a string, and
// through regions bent as light is. What is returned is a legal path, and its cost is its true cost; that no path is cheaper
// holds to about half a percent, where regions matter at all. Nothing is searched before it is asked for.

import type { Point } from '../../hex.ts';
import type { Length } from '../../units.ts';
import { isLegClear, isPlace, legLength, pathLength, type Way } from '../moving/path.ts';
import { isOpen } from '../moving/terrain.ts';
import { type Exit, exitsAround, meetingOf } from '../routes/exits.ts';
import { type Reachable, reachable } from '../routes/reachable.ts';
import { isTangentAt } from '../routes/roads.ts';
import { routeTo } from '../routes/route.ts';
import { isInsideWrap } from '../routes/wraps.ts';
import { type Bend, settle, withCrossings } from './refract.ts';
import { ALONG, feetOf, INSIDE, isUnderRim, rimSideOf } from './rim.ts';
import { legCost, type Region, type Rough, regionsOf } from './rough.ts';
import { makeRoughSearch, mayGo, nextStop, type RoughSearch, type Stop } from './rough-search.ts';

/** Where a base can get to under a limit of cost. It finds out as it is asked, and keeps what it has found. */
export interface RoughReachable {
  readonly way: Way;
  readonly rough: Rough;
  readonly start: Point;
  readonly limit: Length;
  /** The regions in reach. */
  readonly regions: readonly Region[];
  readonly kept: { plain?: Reachable; search?: RoughSearch };
  /** The only place that will be asked for: the search goes there first. */
  readonly goal: Point | undefined;
}

/** A path that may be taken, the start first, how long it is and what it costs. */
export interface RoughRoute {
  readonly path: readonly Point[];
  readonly length: Length;
  readonly cost: Length;
}

export const roughReachable = (way: Way, rough: Rough, from: Point, limit: Length): RoughReachable =>
  roughReachableTo(way, rough, from, limit, undefined);

/** With a goal, for one question only. */
export const roughReachableTo = (
  way: Way,
  rough: Rough,
  from: Point,
  limit: Length,
  goal: Point | undefined,
): RoughReachable => ({
  way,
  rough,
  start: { x: from.x, y: from.y },
  limit,
  regions: regionsOf(rough).filter((g) => isInReach(g, from, limit)),
  kept: {},
  goal,
});

const isInReach = (g: Region, { x, y }: Point, limit: Length): boolean => {
  const dx = Math.max(g.minX - x, 0, x - g.maxX);
  const dy = Math.max(g.minY - y, 0, y - g.maxY);
  return dx * dx + dy * dy < limit * limit;
};

/** The cheapest path to p within the limit that ends there legally; undefined when there is none. */
export const roughRouteTo = (r: RoughReachable, p: Point): RoughRoute | undefined => {
  const { way, start, limit, regions } = r;
  if (p.x === start.x && p.y === start.y) return { path: [start], length: 0, cost: 0 };
  const length = legLength(start, p);
  if (length > limit || !isPlace(way, p, start)) return undefined;
  const isClear = isLegClear(way, start, start, p);
  if (isClear) {
    const cost = legCost(regions, start.x, start.y, p.x, p.y);
    if (cost === length || isDeepIn(regions, start, p)) {
      return cost <= limit ? { path: [start, { x: p.x, y: p.y }], length, cost } : undefined;
    }
  }
  if (regions.length > 0) return cheapest(searchOf(r), p, limit, isClear);
  r.kept.plain ??= reachable(way, start, limit);
  const route = routeTo(r.kept.plain, p);
  return route && { path: route.path, length: route.length, cost: route.length };
};

/** The points of a rim lie somewhat apart, so what they lead to may seem a little beyond the limit. */
export const searchOf = (r: RoughReachable): RoughSearch =>
  (r.kept.search ??= makeRoughSearch(r.way, r.regions, r.start, r.limit + (r.limit >> 6), r.goal));

/** Whether both lie so deep in one region that going out, along and in again saves nothing. */
const isDeepIn = (regions: readonly Region[], a: Point, b: Point): boolean => {
  const apart = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  return regions.some((g) => depthIn(g, a) + depthIn(g, b) >= apart && depthIn(g, a) > 0 && depthIn(g, b) > 0);
};

/** How far inside a region's rim a point lies; below 0 outside. */
const depthIn = ({ x, y, radius, polygon: g }: Region, p: Point): number => {
  if (!g) return radius - Math.sqrt((p.x - x) * (p.x - x) + (p.y - y) * (p.y - y));
  let least = Infinity;
  for (let k = 0; k < g.x.length; k++) {
    least = Math.min(least, (g.sideX[k]! * (p.y - g.y[k]!) - g.sideY[k]! * (p.x - g.x[k]!)) / g.length[k]!);
  }
  return least;
};

/** A way to end: at the point itself, or at an exit of the point or its foot on a rim, and from there. */
interface End extends Point {
  readonly tail: readonly Point[];
  readonly cost: Length;
  /** The region that is entered there. */
  readonly foot: Region | undefined;
}

/** A stop from which the end lies open, and what that way costs in all. */
interface Option {
  readonly stop: Stop;
  readonly end: End;
  readonly cost: Length;
}

const cheapest = (s: RoughSearch, p: Point, limit: Length, isClear: boolean): RoughRoute | undefined => {
  const exits = exitsAround(s.way, s.roads, s.bodyWraps, s.terrain.bodies, p);
  const ends = endsOf(s, p, exits);
  const options: Option[] = [];
  let least = limit;
  if (isClear) least = addOption(options, { stop: s.start, end: ends[0]!, cost: costTo(s, s.start, p) }, least);
  for (let i = 0; ; i++) {
    const stop = s.stops[i] ?? nextStop(s, least + (least >> 6));
    if (!stop) break;
    for (const end of ends) {
      const cost = costVia(s, stop, end, least + slackOf(stop, least));
      if (cost !== undefined) least = addOption(options, { stop, end, cost }, least);
    }
  }
  let best: RoughRoute | undefined;
  for (const option of options) {
    if (option.cost > least + slackOf(option.stop, least)) continue;
    const route = settled(s, pathOf(option));
    if (route.cost <= limit && (!best || route.cost < best.cost)) best = route;
  }
  return viaMeetings(s, p, exits, limit, best);
};

/** What a way may cost too much before its crossings are moved: little by points of rims, more straight through a tip. */
const slackOf = ({ rim }: Stop, cost: Length): number => (rim < 0 ? cost >> 3 : cost >> 6);

const at = ({ x, y }: Point): Point => ({ x, y });

const endsOf = (s: RoughSearch, p: Point, exits: readonly Exit[]): End[] => {
  const ends: End[] = [{ x: p.x, y: p.y, tail: [], cost: 0, foot: undefined }];
  const add = ({ x, y }: Point, foot: Region | undefined): void => {
    if (isOpen(s.terrain, x, y, p.x, p.y))
      ends.push({ x, y, tail: [at(p)], cost: legCost(s.regions, x, y, p.x, p.y), foot });
  };
  for (const exit of exits) add(exit, undefined);
  s.regions.forEach((region, i) => {
    if (isUnderRim(s.rims, i, p)) for (const foot of feetOf(region, p)) add(foot, region);
  });
  return ends;
};

const costTo = (s: RoughSearch, a: Point, b: Point): Length => legCost(s.regions, a.x, a.y, b.x, b.y);

/** What the way by a stop costs, if it is open and costs less than the bound. */
const costVia = (s: RoughSearch, stop: Stop, end: End, bound: number): Length | undefined => {
  const left = bound - stop.cost - end.cost;
  const [dx, dy] = [end.x - stop.x, end.y - stop.y];
  if (left <= 0 || dx * dx + dy * dy >= left * left || !mayEnd(s, stop, end)) return undefined;
  const cost = costTo(s, stop, end);
  return cost < left && isOpen(s.terrain, stop.x, stop.y, end.x, end.y) ? stop.cost + cost + end.cost : undefined;
};

const mayEnd = (s: RoughSearch, stop: Stop, { x, y }: Point): boolean => {
  const { wraps, corner } = stop;
  if (stop.rim >= 0 && stop.came !== INSIDE && rimSideOf(s.rims, corner, x, y) === INSIDE) return true;
  if (!wraps || stop.rim >= 0) return mayGo(s, stop, x, y);
  return isTangentAt(wraps, corner, x, y) || isInsideWrap(wraps, wraps.owner[corner]!, x, y);
};

const MOST_OPTIONS = 6;

/** Puts an option in its place by cost, one for each stretch of a rim; returns the least cost now. */
const addOption = (options: Option[], option: Option, least: Length): Length => {
  const twin = options.findIndex((other) => isTwin(other, option));
  if (twin >= 0 && options[twin]!.cost <= option.cost) return least;
  if (twin >= 0) options.splice(twin, 1);
  let place = options.length;
  while (place > 0 && options[place - 1]!.cost > option.cost) place--;
  options.splice(place, 0, option);
  if (options.length > MOST_OPTIONS) options.pop();
  return Math.min(least, options[0]!.cost);
};

const isTwin = (a: Option, b: Option): boolean => {
  if (a.end.foot !== b.end.foot || a.stop.rim < 0 || a.stop.rim !== b.stop.rim || a.stop.came !== b.stop.came)
    return false;
  const [dx, dy] = [a.stop.x - b.stop.x, a.stop.y - b.stop.y];
  return dx * dx + dy * dy < TWIN * TWIN;
};

const TWIN = 2540;

const pathOf = ({ stop, end }: Option): Stop[] => {
  const path: Stop[] = [];
  for (let s: Stop | undefined = stop; s; s = s.from) path.unshift(s);
  path.push({ ...NO_STOP, x: end.x, y: end.y, foot: end.foot });
  for (const { x, y } of end.tail) path.push({ ...NO_STOP, x, y });
  return path;
};

const NO_STOP: Stop = {
  x: 0,
  y: 0,
  cost: 0,
  from: undefined,
  wraps: undefined,
  corner: -1,
  exit: undefined,
  rim: -1,
  came: ALONG,
  foot: undefined,
};

/** The path as it was found, or with its crossings moved to where they cost least, if that is open and cheaper. */
const settled = (s: RoughSearch, stops: readonly Stop[]): RoughRoute => {
  const found = routeOf(s, withoutIdle(s, stops));
  const bends = withCrossings(
    stops.map((stop, i) => bendOf(s, stop, stops[i + 1])),
    s.regions,
  );
  if (!bends.some(({ region }) => region)) return found;
  const moved = settle(bends, s.regions);
  for (const share of [1, 0.5, 0.25]) {
    const path = share === 1 ? moved : moved.map((p, i) => partWay(bends[i]!, p, share));
    const route = routeOf(s, withoutIdle(s, path));
    if (route.cost >= found.cost) break;
    if (isPathOpen(s, route.path)) return route;
  }
  return found;
};

const partWay = (a: Point, b: Point, share: number): Point => ({
  x: Math.round(a.x + (b.x - a.x) * share),
  y: Math.round(a.y + (b.y - a.y) * share),
});

/** A stop at a rim may be moved if the path enters or leaves the region there. */
const bendOf = (s: RoughSearch, stop: Stop, next: Stop | undefined): Bend => {
  const crosses = stop.rim >= 0 && next && (stop.came === INSIDE || isInwards(s, stop, next));
  return { x: stop.x, y: stop.y, region: crosses ? s.regions[stop.rim] : stop.foot };
};

const isInwards = (s: RoughSearch, stop: Stop, next: Point): boolean =>
  rimSideOf(s.rims, stop.corner, next.x, next.y) === INSIDE;

const routeOf = (s: RoughSearch, path: readonly Point[]): RoughRoute => {
  let cost = 0;
  for (let i = 1; i < path.length; i++) cost += costTo(s, path[i - 1]!, path[i]!);
  return { path, length: pathLength(path), cost };
};

const isPathOpen = (s: RoughSearch, path: readonly Point[]): boolean =>
  path.every((p, i) => i === 0 || isLegClear(s.way, s.start, path[i - 1]!, p));

/** Without points that save nothing. */
const withoutIdle = (s: RoughSearch, path: readonly Point[]): Point[] => {
  const kept = path.map(at);
  for (let i = kept.length - 2; i > 0; i--) {
    const [a, b, c] = [kept[i - 1]!, kept[i]!, kept[i + 1]!];
    if (costTo(s, a, c) > costTo(s, a, b) + costTo(s, b, c)) continue;
    if (isLegClear(s.way, s.start, a, c)) kept.splice(i, 1);
  }
  return kept;
};

/** From contact to contact round one circle: where the way out meets the way in. */
const viaMeetings = (
  s: RoughSearch,
  p: Point,
  exits: readonly Exit[],
  limit: Length,
  found: RoughRoute | undefined,
): RoughRoute | undefined => {
  let best = found;
  for (const out of s.exits) {
    for (const into of exits) {
      const meeting = meetingOf(s.start, out, p, into);
      if (!meeting) continue;
      const route = routeOf(s, [at(s.start), meeting, at(p)]);
      if (route.cost <= limit && (!best || route.cost < best.cost) && isPathOpen(s, route.path)) best = route;
    }
  }
  return best;
};
