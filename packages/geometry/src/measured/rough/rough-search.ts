// The search for cheapest paths among difficult ground: Dijkstra over the corners of the wrapped obstacles, as for shortest
// paths, and over points of the rims of the regions. It goes only as far as it is asked to, and can be asked again.
//
// At a rim a cheapest path does one of few things: it runs along it as a string does, enters, or leaves. What does none of
// these is not followed. Nor does it ever go through a disc from rim to rim where the rim is open: half round costs π radii at
// most, straight through 4.

import type { Point } from '../../hex.ts';
import type { Length } from '../../units.ts';
import { EPSILON } from '../exact/exact.ts';
import { dropFirst, makeHeap, push } from '../exact/heap.ts';
import type { Way } from '../moving/path.ts';
import { isClearOfBodies, isOpen, makeTerrain, type Terrain } from '../moving/terrain.ts';
import { type Exit, exitsAround } from '../routes/exits.ts';
import { isAlongTangent, isTangentAt, type Roads, roadsFor, tangentsFrom, touches } from '../routes/roads.ts';
import { wrapBody } from '../routes/wrap.ts';
import { addWrap, isInsideWrap, makeWraps, type Wraps } from '../routes/wraps.ts';
import {
  ALONG,
  feetOf,
  INSIDE,
  isInRegion,
  isUnderRim,
  makeRims,
  OUTSIDE,
  type RimSide,
  type Rims,
  rimSideOf,
} from './rim.ts';
import { legCost, type Region } from './rough.ts';

/** A place on the way: the start, a corner of a wrap, a point of a rim, or an exit from a wrap. */
export interface Stop extends Point {
  readonly cost: Length;
  readonly from: Stop | undefined;
  /** The wrap and corner it belongs to; the start and exits have none. */
  readonly wraps: Wraps | undefined;
  readonly corner: number;
  readonly exit: Exit | undefined;
  /** The region on whose rim it lies, or -1; and from which side the path has come to it. */
  readonly rim: number;
  readonly came: RimSide;
  /** The region that the path leaves or enters here by a point that is none of its rim's own. */
  readonly foot: Region | undefined;
}

export interface RoughSearch {
  readonly way: Way;
  readonly start: Stop;
  readonly limit: Length;
  /** Where the search is to go; without it, all round. */
  readonly goal: Point | undefined;
  readonly regions: readonly Region[];
  readonly rims: Rims;
  readonly roads: Roads;
  readonly terrain: Terrain;
  readonly bodyWraps: Wraps;
  readonly exits: readonly Exit[];
  /** The stops found so far, in the order of their costs (with a goal: of costs and what is left at least). */
  readonly stops: Stop[];
  /** Corners are numbered through: pieces, bodies, rims, then exits as they come. */
  readonly firstBody: number;
  readonly firstRim: number;
  readonly firstExit: number;
  readonly best: Float64Array;
  readonly from: (Stop | undefined)[];
  /** 0 not known, 1 free, 2 blocked; of each corner, and of the rim of each region as a whole. */
  readonly state: Int8Array;
  readonly rimState: Int8Array;
  readonly found: Found[];
  readonly queue: ReturnType<typeof makeHeap>;
}

/** A place that belongs to no wrap: an exit, or a foot of the start on the rim of a region. */
interface Found extends Point {
  readonly exit: Exit | undefined;
  readonly foot: Region | undefined;
  readonly from: Stop;
  readonly cost: Length;
}

export const makeRoughSearch = (
  way: Way,
  regions: readonly Region[],
  { x, y }: Point,
  limit: Length,
  goal?: Point,
): RoughSearch => {
  const roads = roadsFor(way);
  const terrain = makeTerrain(way, x, y, limit);
  const bodyWraps = makeWraps();
  for (const body of terrain.bodies) addWrap(bodyWraps, wrapBody(body, way.radius + body.radius - EPSILON));
  const rims = makeRims(regions, terrain, [roads.wraps, bodyWraps]);
  const firstBody = roads.wraps.x.length;
  const firstRim = firstBody + bodyWraps.x.length;
  const firstExit = firstRim + rims.wraps.x.length;
  const start: Stop = {
    x,
    y,
    cost: 0,
    from: undefined,
    wraps: undefined,
    corner: -1,
    exit: undefined,
    rim: -1,
    came: ALONG,
    foot: undefined,
  };
  const s: RoughSearch = {
    way,
    start,
    limit,
    goal,
    regions,
    rims,
    roads,
    terrain,
    bodyWraps,
    exits: exitsAround(way, roads, bodyWraps, terrain.bodies, start),
    stops: [start],
    firstBody,
    firstRim,
    firstExit,
    best: new Float64Array(firstExit).fill(Infinity),
    from: new Array<Stop | undefined>(firstExit),
    state: new Int8Array(firstExit),
    rimState: new Int8Array(regions.length),
    found: [],
    queue: makeHeap(),
  };
  spread(s, start);
  for (const exit of s.exits) findExit(s, start, exit, exit, undefined);
  regions.forEach((region, i) => {
    if (!isUnderRim(rims, i, start)) return;
    for (const foot of feetOf(region, start)) findExit(s, start, foot, undefined, region);
  });
  return s;
};

/** The next stop that costs less than the bound; undefined when there is none. */
export const nextStop = (s: RoughSearch, bound: number): Stop | undefined => {
  while (s.queue.keys.length > 0 && s.queue.keys[0]! < bound) {
    const key = s.queue.keys[0]!;
    const node = s.queue.items[0]!;
    dropFirst(s.queue);
    const stop = stopOf(s, node);
    if (node < s.firstExit && key > stop.cost + ahead(s, stop.x, stop.y)) continue;
    s.stops.push(stop);
    goOn(s, stop, node);
    return stop;
  }
  return undefined;
};

/** At least this much is left to the goal. */
const ahead = ({ goal }: RoughSearch, x: number, y: number): number =>
  goal ? Math.sqrt((goal.x - x) * (goal.x - x) + (goal.y - y) * (goal.y - y)) : 0;

const stopOf = (s: RoughSearch, node: number): Stop => {
  if (node >= s.firstExit) {
    const { x, y, exit, foot, from, cost } = s.found[node - s.firstExit]!;
    return { x, y, cost, from, wraps: undefined, corner: -1, exit, rim: -1, came: ALONG, foot };
  }
  const cost = s.best[node]!;
  const from = s.from[node]!;
  if (node < s.firstRim) {
    const wraps = node < s.firstBody ? s.roads.wraps : s.bodyWraps;
    const corner = node < s.firstBody ? node : node - s.firstBody;
    const [x, y] = [wraps.x[corner]!, wraps.y[corner]!];
    return { x, y, cost, from, wraps, corner, exit: undefined, rim: -1, came: ALONG, foot: undefined };
  }
  const { wraps } = s.rims;
  const corner = node - s.firstRim;
  const came = rimSideOf(s.rims, corner, from.x, from.y);
  const [x, y] = [wraps.x[corner]!, wraps.y[corner]!];
  return { x, y, cost, from, wraps, corner, exit: undefined, rim: wraps.owner[corner]!, came, foot: undefined };
};

const goOn = (s: RoughSearch, stop: Stop, node: number): void => {
  if (node >= s.firstExit) {
    spread(s, stop);
    return;
  }
  if (stop.rim >= 0) {
    leaveRim(s, stop);
    return;
  }
  if (node < s.firstBody) followRoads(s, stop);
  else offerWraps(s, stop, s.roads.wraps, 0);
  offerWraps(s, stop, s.bodyWraps, s.firstBody);
  offerRims(s, stop);
  for (const exit of exitsAround(s.way, s.roads, s.bodyWraps, s.terrain.bodies, stop))
    findExit(s, stop, exit, exit, undefined);
};

/** From the start or an exit: to every corner that a string from there can touch, and to every rim. */
const spread = (s: RoughSearch, stop: Stop): void => {
  spreadOver(s, stop, s.roads.wraps, 0);
  spreadOver(s, stop, s.bodyWraps, s.firstBody);
  offerRims(s, stop);
};

const spreadOver = (s: RoughSearch, stop: Stop, wraps: Wraps, base: number): void => {
  for (let i = 0; i < wraps.middleX.length; i++) {
    const x = wraps.middleX[i]! - stop.x;
    const y = wraps.middleY[i]! - stop.y;
    const most = s.limit - stop.cost + wraps.reach[i]!;
    if (x * x + y * y > most * most || (stop.exit && !isAhead(stop.exit, x, y, wraps.reach[i]!))) continue;
    if (isInsideWrap(wraps, i, stop.x, stop.y)) {
      for (let k = wraps.first[i]!; k < wraps.first[i + 1]!; k++) offer(s, stop, wraps, base, k);
      continue;
    }
    const count = tangentsFrom(wraps, i, stop.x, stop.y);
    for (let t = 0; t < count; t++) offer(s, stop, wraps, base, touches[t]!);
  }
};

/** Whether something of a given reach can lie in the narrow fan into which a string bends at an exit. */
const isAhead = ({ d }: Exit, x: number, y: number, reach: number): boolean => {
  const along = x * d.x + y * d.y + reach;
  const across = Math.abs(x * d.y - y * d.x) - reach;
  return along >= 0 && across <= along * 0.25; // tan 14°
};

const findExit = (
  s: RoughSearch,
  from: Stop,
  { x, y }: Point,
  exit: Exit | undefined,
  foot: Region | undefined,
): void => {
  const cost = from.cost + legCost(s.regions, from.x, from.y, x, y);
  if (cost > s.limit || !isOpen(s.terrain, from.x, from.y, x, y)) return;
  push(s.queue, cost + ahead(s, x, y), s.firstExit + s.found.length);
  s.found.push({ x, y, exit, foot, from, cost });
};

/** From a corner of a piece along the kept roads. */
const followRoads = (s: RoughSearch, stop: Stop): void => {
  const { to, length } = s.roads.legsFrom(stop.corner);
  const { x, y } = s.roads.wraps;
  for (let i = 0; i < to.length && stop.cost + length[i]! <= s.limit; i++) {
    const node = to[i]!;
    if (stop.cost + length[i]! >= s.best[node]!) continue;
    const total = stop.cost + legCost(s.regions, stop.x, stop.y, x[node]!, y[node]!);
    if (total >= s.best[node]! || total > s.limit) continue;
    if (isClearOfBodies(s.terrain, stop.x, stop.y, x[node]!, y[node]!)) take(s, stop, node, total, x[node]!, y[node]!);
  }
};

/** From a corner of a wrap to the corners of other wraps, and along its own. */
const offerWraps = (s: RoughSearch, stop: Stop, wraps: Wraps, base: number): void => {
  const { corner } = stop;
  const own = stop.wraps!;
  if (own === wraps) {
    offer(s, stop, wraps, base, own.before[corner]!);
    offer(s, stop, wraps, base, own.after[corner]!);
  }
  // As `isAlongTangent` asks, with what is the same for all of them found once.
  const [before, after] = [own.before[corner]!, own.after[corner]!];
  const inX = stop.x - own.x[before]!;
  const inY = stop.y - own.y[before]!;
  const outX = own.x[after]! - stop.x;
  const outY = own.y[after]! - stop.y;
  const inLength = Math.sqrt(inX * inX + inY * inY);
  const outLength = Math.sqrt(outX * outX + outY * outY);
  const left = s.limit - stop.cost;
  for (let i = 0; i < wraps.middleX.length; i++) {
    const reach = wraps.reach[i]!;
    const x = wraps.middleX[i]! - stop.x;
    const y = wraps.middleY[i]! - stop.y;
    if (x * x + y * y > (left + reach) * (left + reach) || (own === wraps && own.owner[corner] === i)) continue;
    const first = inX * y - inY * x;
    const second = outX * y - outY * x;
    const [nearIn, nearOut] = [reach * inLength, reach * outLength];
    if (first > nearIn ? second > nearOut : first < -nearIn && second < -nearOut) continue;
    const count = tangentsFrom(wraps, i, stop.x, stop.y);
    for (let t = 0; t < count; t++) {
      const k = touches[t]!;
      if (isTangentAt(own, corner, wraps.x[k]!, wraps.y[k]!)) offer(s, stop, wraps, base, k);
    }
  }
};

/** From anywhere but their own to the points of rims. */
const offerRims = (s: RoughSearch, stop: Stop): void => {
  const { wraps: rim } = s.rims;
  for (let i = 0; i < s.regions.length; i++) {
    if (i === stop.rim) continue;
    const x = rim.middleX[i]! - stop.x;
    const y = rim.middleY[i]! - stop.y;
    const most = s.limit - stop.cost + rim.reach[i]!;
    if (x * x + y * y > most * most || (stop.exit && !isAhead(stop.exit, x, y, rim.reach[i]!))) continue;
    if (stop.wraps && stop.rim < 0 && !isAlongTangent(stop.wraps, stop.corner, rim, i)) continue;
    const isIn = isInRegion(s.regions[i]!, stop.x, stop.y);
    for (let k = rim.first[i]!; k < rim.first[i + 1]!; k++) {
      if (stop.cost + 1 >= s.best[s.firstRim + k]!) continue;
      if (!mayGo(s, stop, rim.x[k]!, rim.y[k]!)) continue;
      // What has gone through the region would have entered it by a point of its rim.
      if (!isIn && stop.from && rimSideOf(s.rims, k, stop.x, stop.y) === INSIDE) continue;
      offer(s, stop, rim, s.firstRim, k);
    }
  }
};

/** Whether a cheapest path that has come to a stop may go on from it straight to a point. */
export const mayGo = (s: RoughSearch, stop: Stop, x: number, y: number): boolean => {
  if (!stop.wraps) return true;
  if (stop.rim < 0) return isTangentAt(stop.wraps, stop.corner, x, y);
  if (s.rims.isMeeting[stop.corner]) return true;
  const side = rimSideOf(s.rims, stop.corner, x, y);
  if (side === INSIDE) return stop.came !== INSIDE && isInRegion(s.regions[stop.rim]!, x, y);
  return stop.came === INSIDE || (side === ALONG && stop.came === ALONG);
};

const leaveRim = (s: RoughSearch, stop: Stop): void => {
  const { wraps: rim } = s.rims;
  const isMeeting = s.rims.isMeeting[stop.corner]!;
  if (stop.came !== OUTSIDE || isMeeting) {
    offer(s, stop, rim, s.firstRim, rim.before[stop.corner]!);
    offer(s, stop, rim, s.firstRim, rim.after[stop.corner]!);
  }
  if ((stop.came !== INSIDE || isMeeting) && !isRimOpen(s, stop.rim)) goThrough(s, stop);
  leaveToWraps(s, stop, s.roads.wraps, 0);
  leaveToWraps(s, stop, s.bodyWraps, s.firstBody);
  offerRims(s, stop);
};

/** Through the region to other points of its rim. */
const goThrough = (s: RoughSearch, stop: Stop): void => {
  const { wraps: rim } = s.rims;
  for (let k = rim.first[stop.rim]!; k < rim.first[stop.rim + 1]!; k++) {
    if (rimSideOf(s.rims, stop.corner, rim.x[k]!, rim.y[k]!) === INSIDE) offer(s, stop, rim, s.firstRim, k);
  }
};

/** Whether a region is a disc that can be gone round whole. */
const isRimOpen = (s: RoughSearch, i: number): boolean => {
  if (s.rimState[i] === 0) s.rimState[i] = !s.regions[i]!.polygon && areSidesOpen(s, i) ? 1 : 2;
  return s.rimState[i] === 1;
};

const areSidesOpen = (s: RoughSearch, i: number): boolean => {
  const { wraps: rim } = s.rims;
  for (let k = rim.first[i]!; k < rim.first[i + 1]!; k++) {
    const next = rim.after[k]!;
    if (!isOpen(s.terrain, rim.x[k]!, rim.y[k]!, rim.x[next]!, rim.y[next]!)) return false;
  }
  return true;
};

const leaveToWraps = (s: RoughSearch, stop: Stop, wraps: Wraps, base: number): void => {
  const region = s.regions[stop.rim]!;
  const { wraps: rim } = s.rims;
  for (let i = 0; i < wraps.middleX.length; i++) {
    const reach = wraps.reach[i]!;
    const x = wraps.middleX[i]! - stop.x;
    const y = wraps.middleY[i]! - stop.y;
    const most = s.limit - stop.cost + reach;
    if (x * x + y * y > most * most) continue;
    const meets =
      wraps.middleX[i]! + reach > region.minX &&
      wraps.middleX[i]! - reach < region.maxX &&
      wraps.middleY[i]! + reach > region.minY &&
      wraps.middleY[i]! - reach < region.maxY;
    if (!meets && (stop.came === OUTSIDE || (stop.came === ALONG && !isAlongTangent(rim, stop.corner, wraps, i))))
      continue;
    if (isInsideWrap(wraps, i, stop.x, stop.y)) {
      for (let k = wraps.first[i]!; k < wraps.first[i + 1]!; k++) offer(s, stop, wraps, base, k);
      continue;
    }
    const count = tangentsFrom(wraps, i, stop.x, stop.y);
    for (let t = 0; t < count; t++) {
      const k = touches[t]!;
      if (mayGo(s, stop, wraps.x[k]!, wraps.y[k]!)) offer(s, stop, wraps, base, k);
    }
  }
};

const offer = (s: RoughSearch, stop: Stop, wraps: Wraps, base: number, k: number): void => {
  const node = base + k;
  const x = wraps.x[k]!;
  const y = wraps.y[k]!;
  const left = Math.min(s.limit, s.best[node]!) - stop.cost;
  if ((x - stop.x) * (x - stop.x) + (y - stop.y) * (y - stop.y) > left * left) return;
  const total = stop.cost + legCost(s.regions, stop.x, stop.y, x, y);
  if (total > s.limit || total >= s.best[node]! || !isFree(s, node, x, y)) return;
  if (isOpen(s.terrain, stop.x, stop.y, x, y)) take(s, stop, node, total, x, y);
};

const isFree = (s: RoughSearch, node: number, x: number, y: number): boolean => {
  if (s.state[node] === 0) s.state[node] = isOpen(s.terrain, x, y, x, y) ? 1 : 2;
  return s.state[node] === 1;
};

const take = (s: RoughSearch, stop: Stop, node: number, total: Length, x: number, y: number): void => {
  s.best[node] = total;
  s.from[node] = stop;
  push(s.queue, total + ahead(s, x, y), node);
};
