// The reachable area for drawing: fans of free ground, one round the start and one at each bend of a shortest path. Drawn as
// one shape (all turn the same way, so they fill as a union) they cover what can be reached, to the accuracy of the eye.

import type { Point } from '../../hex.ts';
import { EPSILON, nearest } from '../exact/exact.ts';
import { groundOf } from '../ground/ground.ts';
import { castFrom } from '../moving/cast.ts';
import type { Pivot, Reachable } from './reachable.ts';
import { COMPASS, wrapPiece } from './wrap.ts';

export interface Outline {
  /** Where the centre of the base can get to, as polygons that overlap. */
  readonly areas: readonly (readonly Point[])[];
  /** Where it may pass but not stay: round obstacles in reach that it may pass over. */
  readonly noEnd: readonly (readonly Point[])[];
}

export const outlineOf = (r: Reachable): Outline => ({
  areas: [startFan(r), ...r.pivots.flatMap((pivot) => bendFan(r, pivot))],
  noEnd: lowWraps(r),
});

const ray = (r: Reachable, from: Point, d: Point, left: number): Point => {
  const free = castFrom(r.way, r.start, from, d, left);
  return { x: nearest(from.x + d.x * free), y: nearest(from.y + d.y * free) };
};

const unit = (x: number, y: number): Point => {
  const length = Math.sqrt(x * x + y * y);
  return { x: x / length, y: y / length };
};

/** All round the start, with an extra ray on both sides of every first bend. */
const startFan = (r: Reachable): Point[] => {
  const bends = r.pivots.filter(({ from }) => from === r.start);
  const beside = bends.flatMap((p) => {
    const d = unit(p.x - r.start.x, p.y - r.start.y);
    return [d, unit(d.x - d.y * ASIDE, d.y + d.x * ASIDE), unit(d.x + d.y * ASIDE, d.y - d.x * ASIDE)];
  });
  const directions = [...COMPASS, ...halfway(COMPASS), ...beside].sort(byAngle);
  return directions.flatMap((d, i) => sweep(r, r.start, d, directions[(i + 1) % directions.length]!, r.limit, 5));
};

/** Ends of rays from direction a up to b, without b's own: more of them where the free ground has a corner. */
const sweep = (r: Reachable, from: Point, a: Point, b: Point, left: number, depth: number): Point[] => {
  const [p, q] = [ray(r, from, a, left), ray(r, from, b, left)];
  if (depth === 0 || a.x * b.x + a.y * b.y > 0.999999) return [p];
  const middle = unit(a.x + b.x, a.y + b.y);
  const isShort = (q.x - p.x) ** 2 + (q.y - p.y) ** 2 < LONG * LONG;
  if (isShort && distanceFromLine(ray(r, from, middle, left), p, q) < SMOOTH) return [p];
  return [...sweep(r, from, a, middle, left, depth - 1), ...sweep(r, from, middle, b, left, depth - 1)];
};

/** A quarter of a millimetre; and how far apart two ends may lie when nothing was seen between them. */
const SMOOTH = 25;
const LONG = 2540;

const distanceFromLine = (p: Point, a: Point, b: Point): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return Math.sqrt((p.x - a.x) ** 2 + (p.y - a.y) ** 2);
  return Math.abs(dx * (p.y - a.y) - dy * (p.x - a.x)) / length;
};

const ASIDE = 0.002;

const halfway = (all: readonly Point[]): Point[] =>
  all.map((a, i) => unit(a.x + all[(i + 1) % all.length]!.x, a.y + all[(i + 1) % all.length]!.y));

/** Counter-clockwise from east: first the upper half, and within a half by the turn. */
const byAngle = (a: Point, b: Point): number => lower(a) - lower(b) || a.y * b.x - a.x * b.y;
const lower = ({ x, y }: Point): number => (y < 0 || (y === 0 && x < 0) ? 1 : 0);

/** Into what the string has just passed: from straight on round to along the obstacle. */
const bendFan = (r: Reachable, pivot: Pivot): Point[][] => {
  const { from, wraps, corner, exit } = pivot;
  const left = r.limit - pivot.length;
  if (!from || left <= 0) return [];
  const straight = unit(pivot.x - from.x, pivot.y - from.y);
  const along = exit ? exitSide(exit) : alongWrap(wraps!, corner, straight);
  const turn = straight.x * along.y - straight.y * along.x;
  if (turn === 0) return [];
  const [first, last] = turn > 0 ? [straight, along] : [along, straight];
  return [[{ x: pivot.x, y: pivot.y }, ...sweep(r, pivot, first, last, left, 5), ray(r, pivot, last, left)]];
};

/** The direction of the wrap's next side, on the side to which the wrap lies. */
const alongWrap = (w: NonNullable<Pivot['wraps']>, corner: number, straight: Point): Point => {
  const [x, y] = [w.x[corner]!, w.y[corner]!];
  const [a, b] = [w.after[corner]!, w.before[corner]!];
  const isLeft = straight.x * (w.y[a]! + w.y[b]! - 2 * y) - straight.y * (w.x[a]! + w.x[b]! - 2 * x) > 0;
  const next = isLeft ? a : b;
  return unit(w.x[next]! - x, w.y[next]! - y);
};

/** A step further round the circle. */
const exitSide = ({ x, y, circle, d }: NonNullable<Pivot['exit']>): Point => {
  const [cx, cy] = [circle.x - x, circle.y - y];
  const turn = d.x * cy - d.y * cx > 0 ? BEND : -BEND;
  return unit(d.x - d.y * turn, d.y + d.x * turn);
};

const BEND = 0.2;

const lowWraps = ({ way, start, limit }: Reachable): Point[][] => {
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
