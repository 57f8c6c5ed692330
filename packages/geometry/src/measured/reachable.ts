// Where a base can get to under a length limit, and by which shortest path (MW 15.0). Dijkstra over the corners of the wrapped
// obstacles; every leg passes the same exact test as a player's path, so nothing is offered that would be refused.

import type { Point } from '../hex.ts';
import type { Length } from '../units.ts';
import { EPSILON } from './exact.ts';
import { type Circle, cornerAt, type Exit, exitsOf, isInsideWrap } from './exits.ts';
import { groundOf } from './ground.ts';
import { dropFirst, type Heap, makeHeap, push } from './heap.ts';
import { isLegNearPoint } from './near.ts';
import { isLegClear, legLength, type Way } from './path.ts';
import {
  addWrap,
  isAlongTangent,
  isTangentAt,
  makeWraps,
  type Roads,
  roadsFor,
  tangentsFrom,
  type Wraps,
} from './roads.ts';
import type { Disc } from './shapes.ts';
import { wrapBody } from './wrap.ts';

/** A place on the way: a corner of a wrap, the start, or one of its exits. */
export interface Pivot extends Point {
  readonly length: Length;
  /** The pivot before; undefined for the start. */
  readonly from: Pivot | undefined;
  /** The wrap and corner it belongs to; the start and its exits have none. */
  readonly wraps: Wraps | undefined;
  readonly corner: number;
}

/** All that is known of where a base can get to. */
export interface Reachable {
  readonly way: Way;
  readonly start: Pivot;
  readonly limit: Length;
  /** The start and each place where a shortest path bends, by length. */
  readonly pivots: readonly Pivot[];
  readonly roads: Roads;
  /** Wraps of the bodies that could matter, and these bodies. */
  readonly bodyWraps: Wraps;
  readonly bodies: readonly Disc[];
  readonly exits: readonly Exit[];
}

/** What a search holds while it runs. Corners are numbered through: terrain first, then bodies. */
interface Search {
  readonly way: Way;
  readonly start: Pivot;
  readonly limit: Length;
  readonly roads: Roads;
  readonly bodyWraps: Wraps;
  readonly bodies: readonly Disc[];
  readonly terrain: number;
  readonly best: Float64Array;
  readonly from: (Pivot | undefined)[];
  readonly blocked: Int8Array;
  readonly queue: Heap;
}

export const reachable = (way: Way, from: Point, limit: Length): Reachable => {
  const s = makeSearch(way, from, limit);
  const pivots: Pivot[] = [s.start];
  spreadFrom(s, s.start);
  const exits = exitsAround(s, s.start);
  for (const exit of exits) {
    if (!isLegClear(way, s.start, s.start, exit)) continue;
    const pivot = makePivot(exit.x, exit.y, legLength(s.start, exit), s.start, undefined, -1);
    if (pivot.length > limit) continue;
    pivots.push(pivot);
    spreadFrom(s, pivot);
  }
  while (s.queue.keys.length > 0) {
    const [length, node] = [s.queue.keys[0]!, s.queue.items[0]!];
    dropFirst(s.queue);
    if (length > s.best[node]!) continue;
    const wraps = node < s.terrain ? s.roads.wraps : s.bodyWraps;
    const corner = node < s.terrain ? node : node - s.terrain;
    const pivot = makePivot(wraps.x[corner]!, wraps.y[corner]!, length, s.from[node], wraps, corner);
    pivots.push(pivot);
    if (node < s.terrain) followRoads(s, pivot);
    else offerWraps(s, pivot, s.roads.wraps, 0);
    offerWraps(s, pivot, s.bodyWraps, s.terrain);
  }
  const { start, roads, bodyWraps, bodies } = s;
  return { way, start, limit, pivots, roads, bodyWraps, bodies, exits };
};

const makePivot = (
  x: number,
  y: number,
  length: Length,
  from: Pivot | undefined,
  wraps: Wraps | undefined,
  corner: number,
): Pivot => ({ x, y, length, from, wraps, corner });

const makeSearch = (way: Way, { x, y }: Point, limit: Length): Search => {
  const roads = roadsFor(way);
  const bodyWraps = makeWraps();
  const bodies = way.bodies.filter((body) => (body.x !== x || body.y !== y) && isNear(body, way, x, y, limit));
  for (const body of bodies) addWrap(bodyWraps, wrapBody(body, way.radius + body.radius - EPSILON));
  const terrain = roads.wraps.x.length;
  const total = terrain + bodyWraps.x.length;
  return {
    way,
    start: makePivot(x, y, 0, undefined, undefined, -1),
    limit,
    roads,
    bodyWraps,
    bodies,
    terrain,
    best: new Float64Array(total).fill(Infinity),
    from: new Array<Pivot | undefined>(total).fill(undefined),
    blocked: new Int8Array(total),
    queue: makeHeap(),
  };
};

const isNear = (body: Disc, way: Way, x: number, y: number, limit: Length): boolean => {
  const most = limit + body.radius + way.radius;
  return (body.x - x) * (body.x - x) + (body.y - y) * (body.y - y) <= most * most;
};

/** From the start or an exit: to every corner that a string from there can touch. */
const spreadFrom = (s: Search, pivot: Pivot): void => {
  for (const [wraps, base] of [
    [s.roads.wraps, 0],
    [s.bodyWraps, s.terrain],
  ] as const) {
    for (let i = 0; i < wraps.middleX.length; i++) {
      const [x, y] = [wraps.middleX[i]! - pivot.x, wraps.middleY[i]! - pivot.y];
      const most = s.limit - pivot.length + wraps.reach[i]!;
      if (x * x + y * y > most * most) continue;
      if (isInsideWrap(wraps, i, pivot.x, pivot.y)) {
        for (let k = wraps.first[i]!; k < wraps.first[i + 1]!; k++) offer(s, pivot, wraps, base, k);
      } else tangentsFrom(wraps, i, pivot.x, pivot.y, (k) => offer(s, pivot, wraps, base, k));
    }
  }
};

/** The exits of a place that stands against terrain or bodies. */
export const exitsAround = (r: Pick<Reachable, 'way' | 'roads' | 'bodyWraps' | 'bodies'>, p: Point): Exit[] => {
  const { way, roads, bodyWraps, bodies } = r;
  const exits: Exit[] = [];
  const add = (w: Wraps, i: number, circle: Circle | undefined) => {
    if (circle) exits.push(...exitsOf(w, i, circle, p));
  };
  roads.pieces.forEach((piece, i) => {
    if (!isInsideWrap(roads.wraps, i, p.x, p.y)) return;
    add(roads.wraps, i, cornerAt(groundOf(way.field), piece, p, way.radius - EPSILON));
  });
  bodies.forEach((body, i) => {
    if (!isInsideWrap(bodyWraps, i, p.x, p.y)) return;
    add(bodyWraps, i, { x: body.x, y: body.y, radius: way.radius + body.radius - EPSILON });
  });
  return exits;
};

/** From a corner of terrain along the kept roads. */
const followRoads = (s: Search, pivot: Pivot): void => {
  const { to, length } = s.roads.legsFrom(pivot.corner);
  for (let i = 0; i < to.length && pivot.length + length[i]! <= s.limit; i++) {
    const node = to[i]!;
    const total = pivot.length + length[i]!;
    if (total >= s.best[node]! || isBlocked(s, s.roads.wraps, node, node)) continue;
    const [x, y] = [s.roads.wraps.x[node]!, s.roads.wraps.y[node]!];
    if (!isClearOfBodies(s, pivot.x, pivot.y, x, y)) continue;
    take(s, pivot, node, total);
  }
};

/** From any corner to the corners of other wraps, and along its own. */
const offerWraps = (s: Search, pivot: Pivot, wraps: Wraps, base: number): void => {
  const own = pivot.wraps!;
  const corner = pivot.corner;
  if (own === wraps) {
    offer(s, pivot, wraps, base, own.before[corner]!);
    offer(s, pivot, wraps, base, own.after[corner]!);
  }
  for (let i = 0; i < wraps.middleX.length; i++) {
    if ((own === wraps && own.owner[corner] === i) || !isAlongTangent(own, corner, wraps, i)) continue;
    tangentsFrom(wraps, i, pivot.x, pivot.y, (k) => {
      if (isTangentAt(own, corner, wraps.x[k]!, wraps.y[k]!)) offer(s, pivot, wraps, base, k);
    });
  }
};

const offer = (s: Search, pivot: Pivot, wraps: Wraps, base: number, k: number): void => {
  const to = { x: wraps.x[k]!, y: wraps.y[k]! };
  const total = pivot.length + legLength(pivot, to);
  if (total > s.limit || total >= s.best[base + k]! || isBlocked(s, wraps, k, base + k)) return;
  if (isLegClear(s.way, s.start, pivot, to)) take(s, pivot, base + k, total);
};

const take = (s: Search, pivot: Pivot, node: number, total: Length): void => {
  s.best[node] = total;
  s.from[node] = pivot;
  push(s.queue, total, node);
};

/** Whether no base can be at a corner. */
const isBlocked = (s: Search, wraps: Wraps, k: number, node: number): boolean => {
  if (s.blocked[node] === 0) {
    const p = { x: wraps.x[k]!, y: wraps.y[k]! };
    const free =
      node < s.terrain ? s.roads.isFree(k) && isClearOfBodies(s, p.x, p.y, p.x, p.y) : isLegClear(s.way, s.start, p, p);
    s.blocked[node] = free ? 1 : 2;
  }
  return s.blocked[node] === 2;
};

const isClearOfBodies = (s: Search, ax: number, ay: number, bx: number, by: number): boolean => {
  for (const body of s.bodies) {
    if (isLegNearPoint(ax, ay, bx, by, body.x, body.y, s.way.radius + body.radius - EPSILON)) return false;
  }
  return true;
};
