// Where a base can get to under a length limit, and by which shortest path (MW 15.0). Dijkstra over the corners of the wrapped
// obstacles; every leg passes the same exact test as a player's path, so nothing is offered that would be refused.
// A gap with less than about 0.1 mm to spare may be overlooked; a path through it, given by hand, is legal all the same.

import type { Point } from '../../hex.ts';
import type { Length } from '../../units.ts';
import { EPSILON } from '../exact/exact.ts';
import { dropFirst, makeHeap, push } from '../exact/heap.ts';
import { legLength, type Way } from '../moving/path.ts';
import { isClearOfBodies, isOpen, makeTerrain, type Terrain } from '../moving/terrain.ts';
import { type Exit, exitsAround } from './exits.ts';
import { isAlongTangent, isTangentAt, type Roads, roadsFor, tangentsFrom, touches } from './roads.ts';
import { wrapBody } from './wrap.ts';
import { addWrap, isInsideWrap, makeWraps, type Wraps } from './wraps.ts';

/** A place on the way: the start, a corner of a wrap, or an exit from one. */
export interface Pivot extends Point {
  readonly length: Length;
  /** The pivot before; undefined for the start. */
  readonly from: Pivot | undefined;
  /** The wrap and corner it belongs to; the start and exits have none. */
  readonly wraps: Wraps | undefined;
  readonly corner: number;
  /** The exit it is. */
  readonly exit: Exit | undefined;
}

/** All that is known of where a base can get to. */
export interface Reachable {
  readonly way: Way;
  readonly start: Pivot;
  readonly limit: Length;
  /** The start and each place where a shortest path bends, by length. */
  readonly pivots: readonly Pivot[];
  readonly roads: Roads;
  readonly terrain: Terrain;
  /** Wraps of the bodies near enough to matter; polygon i is round terrain.bodies[i]. */
  readonly bodyWraps: Wraps;
  /** The ways out of where the start stands against something. */
  readonly exits: readonly Exit[];
}

/** What a search holds while it runs. Corners are numbered through: pieces, then bodies, then exits as they come. */
interface Search extends Reachable {
  readonly pivots: Pivot[];
  readonly firstBody: number;
  readonly firstExit: number;
  readonly best: Float64Array;
  readonly from: (Pivot | undefined)[];
  /** 0 not known, 1 free, 2 blocked. */
  readonly state: Int8Array;
  readonly found: { readonly exit: Exit; readonly from: Pivot }[];
  readonly queue: ReturnType<typeof makeHeap>;
}

export const reachable = (way: Way, from: Point, limit: Length): Reachable => {
  const s = makeSearch(way, from, limit);
  s.pivots.push(s.start);
  spread(s, s.start);
  for (const exit of s.exits) findExit(s, s.start, exit);
  while (s.queue.keys.length > 0) {
    const length = s.queue.keys[0]!;
    const node = s.queue.items[0]!;
    dropFirst(s.queue);
    if (node < s.firstExit && length > s.best[node]!) continue;
    const pivot = pivotOf(s, node, length);
    s.pivots.push(pivot);
    if (pivot.exit) spread(s, pivot);
    else goOn(s, pivot, node);
  }
  return s;
};

const makeSearch = (way: Way, { x, y }: Point, limit: Length): Search => {
  const roads = roadsFor(way);
  const terrain = makeTerrain(way, x, y, limit);
  const bodyWraps = makeWraps();
  for (const body of terrain.bodies) addWrap(bodyWraps, wrapBody(body, way.radius + body.radius - EPSILON));
  const firstBody = roads.wraps.x.length;
  const firstExit = firstBody + bodyWraps.x.length;
  const start = { x, y, length: 0, from: undefined, wraps: undefined, corner: -1, exit: undefined };
  return {
    way,
    start,
    limit,
    pivots: [],
    roads,
    terrain,
    bodyWraps,
    exits: exitsAround(way, roads, bodyWraps, terrain.bodies, start),
    firstBody,
    firstExit,
    best: new Float64Array(firstExit).fill(Infinity),
    from: new Array<Pivot | undefined>(firstExit),
    state: new Int8Array(firstExit),
    found: [],
    queue: makeHeap(),
  };
};

const pivotOf = (s: Search, node: number, length: Length): Pivot => {
  if (node >= s.firstExit) {
    const { exit, from } = s.found[node - s.firstExit]!;
    return { x: exit.x, y: exit.y, length, from, wraps: undefined, corner: -1, exit };
  }
  const wraps = node < s.firstBody ? s.roads.wraps : s.bodyWraps;
  const corner = node < s.firstBody ? node : node - s.firstBody;
  return { x: wraps.x[corner]!, y: wraps.y[corner]!, length, from: s.from[node], wraps, corner, exit: undefined };
};

/** From the start or an exit: to every corner that a string from there can touch. */
const spread = (s: Search, pivot: Pivot): void => {
  spreadOver(s, pivot, s.roads.wraps, 0);
  spreadOver(s, pivot, s.bodyWraps, s.firstBody);
};

const spreadOver = (s: Search, pivot: Pivot, wraps: Wraps, base: number): void => {
  for (let i = 0; i < wraps.middleX.length; i++) {
    const x = wraps.middleX[i]! - pivot.x;
    const y = wraps.middleY[i]! - pivot.y;
    const most = s.limit - pivot.length + wraps.reach[i]!;
    if (x * x + y * y > most * most || (pivot.exit && !isAhead(pivot.exit, x, y, wraps.reach[i]!))) continue;
    if (isInsideWrap(wraps, i, pivot.x, pivot.y)) {
      for (let k = wraps.first[i]!; k < wraps.first[i + 1]!; k++) offer(s, pivot, wraps, base, k);
      continue;
    }
    const count = tangentsFrom(wraps, i, pivot.x, pivot.y);
    for (let t = 0; t < count; t++) offer(s, pivot, wraps, base, touches[t]!);
  }
};

/** Whether something of a given reach can lie in the narrow fan into which a string bends at an exit. */
const isAhead = ({ d }: Exit, x: number, y: number, reach: number): boolean => {
  const along = x * d.x + y * d.y + reach;
  const across = Math.abs(x * d.y - y * d.x) - reach;
  return along >= 0 && across <= along * 0.25; // tan 14°
};

/** From a corner: along its own wrap and to others, and out of what else it stands against. */
const goOn = (s: Search, pivot: Pivot, node: number): void => {
  if (node < s.firstBody) followRoads(s, pivot);
  else offerWraps(s, pivot, s.roads.wraps, 0);
  offerWraps(s, pivot, s.bodyWraps, s.firstBody);
  for (const exit of exitsAround(s.way, s.roads, s.bodyWraps, s.terrain.bodies, pivot)) findExit(s, pivot, exit);
};

const findExit = (s: Search, from: Pivot, exit: Exit): void => {
  const total = from.length + legLength(from, exit);
  if (total > s.limit || !isOpen(s.terrain, from.x, from.y, exit.x, exit.y)) return;
  push(s.queue, total, s.firstExit + s.found.length);
  s.found.push({ exit, from });
};

/** From a corner of a piece along the kept roads. */
const followRoads = (s: Search, pivot: Pivot): void => {
  const { to, length } = s.roads.legsFrom(pivot.corner);
  const { x, y } = s.roads.wraps;
  for (let i = 0; i < to.length && pivot.length + length[i]! <= s.limit; i++) {
    const node = to[i]!;
    const total = pivot.length + length[i]!;
    if (total >= s.best[node]! || !isClearOfBodies(s.terrain, pivot.x, pivot.y, x[node]!, y[node]!)) continue;
    take(s, pivot, node, total);
  }
};

/** From any corner to the corners of other wraps, and along its own. */
const offerWraps = (s: Search, pivot: Pivot, wraps: Wraps, base: number): void => {
  const { corner } = pivot;
  const own = pivot.wraps!;
  if (own === wraps) {
    offer(s, pivot, wraps, base, own.before[corner]!);
    offer(s, pivot, wraps, base, own.after[corner]!);
  }
  for (let i = 0; i < wraps.middleX.length; i++) {
    if ((own === wraps && own.owner[corner] === i) || !isAlongTangent(own, corner, wraps, i)) continue;
    const count = tangentsFrom(wraps, i, pivot.x, pivot.y);
    for (let t = 0; t < count; t++) {
      const k = touches[t]!;
      if (isTangentAt(own, corner, wraps.x[k]!, wraps.y[k]!)) offer(s, pivot, wraps, base, k);
    }
  }
};

const offer = (s: Search, pivot: Pivot, wraps: Wraps, base: number, k: number): void => {
  const node = base + k;
  const x = wraps.x[k]!;
  const y = wraps.y[k]!;
  const left = Math.min(s.limit, s.best[node]!) - pivot.length;
  if ((x - pivot.x) * (x - pivot.x) + (y - pivot.y) * (y - pivot.y) > left * left) return;
  const total = pivot.length + legLength(pivot, { x, y });
  if (total > s.limit || total >= s.best[node]! || !isFree(s, node, x, y)) return;
  if (isOpen(s.terrain, pivot.x, pivot.y, x, y)) take(s, pivot, node, total);
};

const isFree = (s: Search, node: number, x: number, y: number): boolean => {
  if (s.state[node] === 0) s.state[node] = isOpen(s.terrain, x, y, x, y) ? 1 : 2;
  return s.state[node] === 1;
};

const take = (s: Search, pivot: Pivot, node: number, total: Length): void => {
  s.best[node] = total;
  s.from[node] = pivot;
  push(s.queue, total, node);
};
