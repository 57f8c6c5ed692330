// The area within reach among difficult ground, for drawing (as `outline.ts`): a fan round the start, fans at the bends of
// cheapest paths, and strips along the rims where paths enter or leave a region, bent as light is. To the accuracy of the eye.

import type { Point } from '../../hex.ts';
import { EPSILON, nearest } from '../exact/exact.ts';
import { groundOf } from '../ground/ground.ts';
import { stretch } from '../ground/stretch.ts';
import { castFrom } from '../moving/cast.ts';
import type { Way } from '../moving/path.ts';
import type { Outline } from '../routes/outline.ts';
import { COMPASS, wrapPiece } from '../routes/wrap.ts';
import { ALONG, INSIDE } from './rim.ts';
import { isStretchInRegion, type Region } from './rough.ts';
import { type RoughReachable, searchOf } from './rough-route.ts';
import { nextStop, type RoughSearch, type Stop } from './rough-search.ts';

/** Where a base can get to under the limit of cost. */
export const roughOutlineOf = (r: RoughReachable): Outline => {
  const s = searchOf(r);
  while (nextStop(s, r.limit));
  const bodies = s.terrain.bodies;
  const d: Drawing = { s, way: { ...r.way, bodies }, limit: r.limit };
  const areas = [startFan(d), ...s.stops.flatMap((stop) => fansAt(d, stop)), ...strips(d)];
  return { areas: areas.filter((area) => area.length > 2), noEnd: lowWraps(r) };
};

interface Drawing {
  readonly s: RoughSearch;
  /** With only the bodies in reach. */
  readonly way: Way;
  readonly limit: number;
}

const unit = (x: number, y: number): Point => {
  const length = Math.sqrt(x * x + y * y);
  return { x: x / length, y: y / length };
};

/** Where a straight way from a stop ends: at an obstacle, or where the cost is spent. */
const ray = ({ s, way, limit }: Drawing, from: Stop, d: Point): Point => {
  const left = limit - from.cost;
  const free = castFrom(way, s.start, from, d, left);
  const far = spent(s.regions, from, d, free, left);
  return { x: nearest(from.x + d.x * far), y: nearest(from.y + d.y * far) };
};

/** How far a cost leads, at most `free`. Where regions overlap, this is too little; that is seldom, and only drawn. */
const spent = (regions: readonly Region[], { x, y }: Point, d: Point, free: number, left: number): number => {
  let inside = 0; // of the way so far, if all regions on it are counted in the order of their entries
  const stretches: [from: number, to: number][] = [];
  for (const region of regions) {
    if (isStretchInRegion(region, x, y, x + d.x * free, y + d.y * free))
      stretches.push([stretch.from * free, stretch.to * free]);
  }
  stretches.sort((a, b) => a[0] - b[0]);
  for (const [from, to] of stretches) {
    if (from + inside >= left) break;
    if (to + inside + to - from >= left) return Math.min(free, from + (left - inside - from) / 2);
    inside += to - from;
  }
  return Math.min(free, left - inside);
};

const startFan = (d: Drawing): Point[] => {
  const { start, stops } = d.s;
  const beside = stops.flatMap((p) => {
    if (p.from !== start) return [];
    const to = unit(p.x - start.x, p.y - start.y);
    if (p.rim >= 0) return p.came === ALONG ? [to] : [];
    return [to, unit(to.x - to.y * ASIDE, to.y + to.x * ASIDE), unit(to.x + to.y * ASIDE, to.y - to.x * ASIDE)];
  });
  const directions = [...COMPASS, ...beside].sort(byAngle);
  return directions.flatMap((a, i) => sweep(d, start, a, directions[(i + 1) % directions.length]!, 5));
};

const ASIDE = 0.002;

/** Counter-clockwise from east: first the upper half, and within a half by the turn. */
const byAngle = (a: Point, b: Point): number => lower(a) - lower(b) || a.y * b.x - a.x * b.y;
const lower = ({ x, y }: Point): number => (y < 0 || (y === 0 && x < 0) ? 1 : 0);

/** Ends of rays from direction a up to b, without b's own: more of them where the free ground has a corner. */
const sweep = (d: Drawing, from: Stop, a: Point, b: Point, depth: number): Point[] => {
  const found: Point[] = [];
  sweepInto(found, d, from, a, b, ray(d, from, a), ray(d, from, b), depth);
  return found;
};

const sweepInto = (
  into: Point[],
  d: Drawing,
  from: Stop,
  a: Point,
  b: Point,
  p: Point,
  q: Point,
  depth: number,
): void => {
  if (depth === 0 || a.x * b.x + a.y * b.y > 0.999999) {
    into.push(p);
    return;
  }
  const middle = unit(a.x + b.x, a.y + b.y);
  const end = ray(d, from, middle);
  const isShort = (q.x - p.x) ** 2 + (q.y - p.y) ** 2 < LONG * LONG;
  if (isShort && distanceFromLine(end, p, q) < SMOOTH) {
    into.push(p);
    return;
  }
  sweepInto(into, d, from, a, middle, p, end, depth - 1);
  sweepInto(into, d, from, middle, b, end, q, depth - 1);
};

/** Half a millimetre; and how far apart two ends may lie when nothing was seen between them. */
const SMOOTH = 50;
const LONG = 2540;

const distanceFromLine = (p: Point, a: Point, b: Point): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return Math.sqrt((p.x - a.x) ** 2 + (p.y - a.y) ** 2);
  return Math.abs(dx * (p.y - a.y) - dy * (p.x - a.x)) / length;
};

/** Into what the string has just passed: from straight on round to along what it has touched. */
const fansAt = (d: Drawing, stop: Stop): Point[][] => {
  const { from, wraps, corner, exit, foot } = stop;
  if (!from || stop.cost >= d.limit || (stop.rim >= 0 && stop.came !== ALONG)) return [];
  if (foot) return [[at(stop), ...COMPASS.map((to) => ray(d, stop, to))]];
  const straight = unit(stop.x - from.x, stop.y - from.y);
  const along = exit ? exitSide(exit) : alongWrap(wraps!, corner, straight);
  const turn = straight.x * along.y - straight.y * along.x;
  if (turn === 0) return [];
  const [first, last] = turn > 0 ? [straight, along] : [along, straight];
  return [[at(stop), ...sweep(d, stop, first, last, 4), ray(d, stop, last)]];
};

const at = ({ x, y }: Point): Point => ({ x, y });

/** The direction of the wrap's next side, on the side to which the wrap lies. */
const alongWrap = (w: NonNullable<Stop['wraps']>, corner: number, straight: Point): Point => {
  const [x, y] = [w.x[corner]!, w.y[corner]!];
  const [a, b] = [w.after[corner]!, w.before[corner]!];
  const isLeft = straight.x * (w.y[a]! + w.y[b]! - 2 * y) - straight.y * (w.x[a]! + w.x[b]! - 2 * x) > 0;
  const next = isLeft ? a : b;
  return unit(w.x[next]! - x, w.y[next]! - y);
};

/** A step further round the circle. */
const exitSide = ({ x, y, circle, d }: NonNullable<Stop['exit']>): Point => {
  const [cx, cy] = [circle.x - x, circle.y - y];
  const turn = d.x * cy - d.y * cx > 0 ? BEND : -BEND;
  return unit(d.x - d.y * turn, d.y + d.x * turn);
};

const BEND = 0.2;

/** Between neighbouring points of a rim: from each, the way on that a cheapest path takes there. */
const strips = (d: Drawing): Point[][] => {
  const { s } = d;
  const byCorner = new Map<number, Stop>();
  for (const stop of s.stops) if (stop.rim >= 0 && stop.cost < d.limit) byCorner.set(stop.corner, stop);
  const ends = new Map<Stop, readonly [inner: Point | undefined, outer: Point | undefined]>();
  for (const stop of byCorner.values()) ends.set(stop, waysOn(d, stop));
  const found: Point[][] = [];
  for (const [corner, stop] of byCorner) {
    const next = byCorner.get(s.rims.wraps.after[corner]!);
    if (!next) continue;
    const [[inner, outer], [nextInner, nextOuter]] = [ends.get(stop)!, ends.get(next)!];
    if (inner && nextInner) found.push([at(stop), at(next), nextInner, inner]);
    if (outer && nextOuter) found.push([at(stop), outer, nextOuter, at(next)]);
  }
  return found;
};

/** The ends of the way into the region and out of it, at a point of its rim: the part along the rim is halved or doubled. */
const waysOn = (d: Drawing, stop: Stop): readonly [Point | undefined, Point | undefined] => {
  const { wraps: w } = d.s.rims;
  const [a, b] = [w.before[stop.corner]!, w.after[stop.corner]!];
  const rim = unit(w.x[b]! - w.x[a]!, w.y[b]! - w.y[a]!); // the inside lies to its left
  const from = stop.from!;
  const came = unit(stop.x - from.x, stop.y - from.y);
  const along = came.x * rim.x + came.y * rim.y;
  const bent = Math.max(-1, Math.min(1, stop.came === INSIDE ? along * 2 : along / 2));
  const across = Math.sqrt(1 - bent * bent);
  const to = (side: number): Point => ({
    x: rim.x * bent - rim.y * across * side,
    y: rim.y * bent + rim.x * across * side,
  });
  return stop.came === INSIDE ? [undefined, ray(d, stop, to(-1))] : [ray(d, stop, to(1)), undefined];
};

const lowWraps = ({ way, start, limit }: RoughReachable): Point[][] => {
  const ground = groundOf(way.field);
  const most = limit + way.radius;
  const found: Point[][] = [];
  for (let i = 0; i < ground.count; i++) {
    if (ground.heights[i] === 0 || ground.heights[i]! > way.over) continue;
    if (start.x + most < ground.minX[i]! || start.x - most > ground.maxX[i]!) continue;
    if (start.y + most < ground.minY[i]! || start.y - most > ground.maxY[i]!) continue;
    found.push(wrapPiece(ground, i, way.radius - EPSILON));
  }
  return found;
};
