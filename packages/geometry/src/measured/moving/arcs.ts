// Directions as arcs of the full turn. A direction is a number from 0 to 4, a quarter turn each, that grows with the angle and
// needs no sine: the place where it cuts the square |x| + |y| = 1. An arc cut out here is surely barred, to the last part of a
// unit; what remains may still be barred, and is tried exactly by whoever asks.

import type { Point } from '../../hex.ts';
import type { Length } from '../../units.ts';
import { EPSILON } from '../exact/exact.ts';
import { type Ground, groundOf, type Polygons, polygonOf } from '../ground/ground.ts';
import { comparePointPolygon } from '../ground/near.ts';
import { isDisc, type Thing } from '../ground/shapes.ts';
import type { Way } from './path.ts';

/** From one direction round to another; `to` may pass 4. */
export interface Arc {
  readonly from: number;
  readonly to: number;
}

/** What is asked for: see `Stride`. */
interface Question {
  readonly way: Way;
  readonly from: Point;
  readonly least: Length;
  readonly most: Length;
  readonly awayFrom: Thing | undefined;
  readonly gap: Length;
}

const directionOf = (x: number, y: number): number => {
  if (y >= 0) return x >= 0 ? y / (x + y) : 1 - x / (y - x);
  return x < 0 ? 2 + y / (x + y) : 3 + x / (x - y);
};

/** The point of the square in a direction; directions beyond 4 go round again. */
export const pointOf = (direction: number): Point => {
  const quarter = Math.floor(direction);
  const t = direction - quarter;
  switch (quarter & 3) {
    case 0:
      return { x: 1 - t, y: t };
    case 1:
      return { x: -t, y: 1 - t };
    case 2:
      return { x: t - 1, y: -t };
    default:
      return { x: t, y: t - 1 };
  }
};

/** So much is left open at each end of a barred arc, far more than rounding may cost. */
const SLACK = 1e-7;

/** Barred arcs, none of which passes 4, sorted by where they begin. */
interface Bars {
  readonly from: number[];
  readonly to: number[];
}

const bar = (bars: Bars, from: number, to: number): void => {
  if (to - from <= 2 * SLACK) return;
  const begin = from + SLACK;
  let i = bars.from.length;
  while (i > 0 && bars.from[i - 1]! > begin) i--;
  bars.from.splice(i, 0, begin);
  bars.to.splice(i, 0, to - SLACK);
};

/** Bars what goes over the direction 0. */
const barOver = (bars: Bars, from: number, to: number): void => {
  bar(bars, from, 4 + SLACK);
  bar(bars, -SLACK, to);
};

/** Bars all from one direction, counter-clockwise, to the other. */
const barBetween = (bars: Bars, rightX: number, rightY: number, leftX: number, leftY: number): void => {
  const from = directionOf(rightX, rightY);
  const to = directionOf(leftX, leftY);
  if (from <= to) bar(bars, from, to);
  else if (from - to > SLACK) barOver(bars, from, to); // less is rounding, which made less than nothing of nothing
};

/** Cosines beyond this are too near to straight ahead, or straight back, to be told from it. */
const STRAIGHT = 1 - 1e-12;

/** Bars all that is less than an angle off a direction. */
const barAbout = (bars: Bars, x: number, y: number, cosine: number): void => {
  if (cosine >= STRAIGHT) return;
  const c = Math.max(cosine, -STRAIGHT);
  const s = Math.sqrt(1 - c * c);
  barBetween(bars, x * c + y * s, y * c - x * s, x * c - y * s, y * c + x * s);
};

/** The arcs in which strides may be found, from 0 on. */
export const freeArcs = (q: Question): readonly Arc[] => {
  const bars: Bars = { from: [], to: [] };
  barEdges(bars, q);
  if (!barBodies(bars, q) || !barPieces(bars, q)) return NONE;
  if (q.awayFrom) barNear(bars, q, q.awayFrom);
  return between(bars);
};

const NONE: readonly Arc[] = [];

const between = ({ from, to }: Bars): Arc[] => {
  if (from.length === 0) return [{ from: 0, to: 4 }];
  const arcs: Arc[] = [];
  let end = 0;
  for (let i = 0; i < from.length; i++) {
    if (from[i]! > end) arcs.push({ from: end, to: from[i]! });
    if (to[i]! > end) end = to[i]!;
  }
  if (end >= 4) return arcs;
  const first = arcs[0];
  if (first?.from !== 0) arcs.push({ from: end, to: 4 });
  else arcs[0] = { from: end, to: 4 + first.to }; // one arc over the direction 0
  return arcs;
};

/** A stride is longer than this. */
const shortest = ({ least }: Question): number => least - 1;

const barEdges = (bars: Bars, q: Question): void => {
  const { field, radius } = q.way;
  const least = radius - EPSILON;
  barEdge(bars, q, -1, 0, q.from.x - least);
  barEdge(bars, q, 1, 0, field.width - least - q.from.x);
  barEdge(bars, q, 0, -1, q.from.y - least);
  barEdge(bars, q, 0, 1, field.height - least - q.from.y);
};

const barEdge = (bars: Bars, q: Question, x: number, y: number, room: number): void =>
  barAbout(bars, x, y, room / (room < 0 ? q.most : shortest(q)));

/** Bars what comes nearer than r, on the way, to a point at x, y from the start, which is not nearer itself. */
const barWay = (bars: Bars, q: Question, x: number, y: number, r: number): void => {
  const squared = x * x + y * y;
  const length = shortest(q);
  const tangent = squared - r * r;
  if (tangent <= length * length) barAbout(bars, x, y, Math.sqrt(tangent / squared));
  else barAbout(bars, x, y, (length * length + tangent) / (2 * length * Math.sqrt(squared)));
};

/** Bars what ends nearer than r to a point at x, y from the start. */
const barEnd = (bars: Bars, q: Question, x: number, y: number, r: number): void => {
  const squared = x * x + y * y;
  if (squared > 0) barAbout(bars, x, y, Math.max(cosineAt(shortest(q), squared, r), cosineAt(q.most, squared, r)));
};

/** Of the angle at which a circle about the start meets one of radius r at a squared distance; above 1 inside or beyond. */
const cosineAt = (length: number, squared: number, r: number): number =>
  (length * length + squared - r * r) / (2 * length * Math.sqrt(squared));

const barBodies = (bars: Bars, q: Question): boolean => {
  const { bodies, passable, radius } = q.way;
  const { from } = q;
  for (let i = 0; i < bodies.length; i++) {
    const [x, y] = [bodies[i]!.x - from.x, bodies[i]!.y - from.y];
    if (x === 0 && y === 0) continue; // the mover itself
    const r = radius + bodies[i]!.radius - EPSILON;
    if (x * x + y * y < r * r) return false;
    barWay(bars, q, x, y, r);
  }
  if (!passable) return true;
  for (let i = 0; i < passable.length; i++)
    barEnd(bars, q, passable[i]!.x - from.x, passable[i]!.y - from.y, radius + passable[i]!.radius - EPSILON);
  return true;
};

const barPieces = (bars: Bars, q: Question): boolean => {
  const ground = groundOf(q.way.field);
  const r = q.way.radius - EPSILON;
  for (let i = 0; i < ground.count; i++) {
    if (ground.heights[i] === 0 || !isInReach(ground, i, q.from, q.most + r)) continue;
    if (ground.heights[i]! <= q.way.over) barEndsNear(bars, q, ground, i, r);
    else if (comparePointPolygon(ground, i, q.from.x, q.from.y, r) < 0) return false;
    else barWaysNear(bars, q, ground, i, r);
  }
  return true;
};

const isInReach = (g: Ground, i: number, { x, y }: Point, reach: number): boolean =>
  x + reach > g.minX[i]! && x - reach < g.maxX[i]! && y + reach > g.minY[i]! && y - reach < g.maxY[i]!;

/** Bars what comes nearer than r to a piece on the way: round its corners, and through the lines that run along its sides. */
const barWaysNear = (bars: Bars, q: Question, g: Polygons, i: number, r: number): void => {
  for (let k = g.first[i]!; k < g.first[i + 1]!; k++) {
    const [x, y] = [g.x[k]! - q.from.x, g.y[k]! - q.from.y];
    barWay(bars, q, x, y, r);
    const [sideX, sideY, length] = [g.sideX[k]! / g.length[k]!, g.sideY[k]! / g.length[k]!, g.length[k]!];
    const outside = y * sideX - x * sideY - r; // how far the start lies beyond the line
    if (outside < -NEARLY || outside >= shortest(q)) continue;
    const apart = Math.max(outside, 0);
    const half = Math.sqrt(shortest(q) * shortest(q) - apart * apart);
    const along = x * sideX + y * sideY;
    const [right, left] = [Math.min(along + length, half), Math.max(along, -half)];
    if (left >= right || (apart === 0 && (left >= 0 || right <= 0))) continue;
    barBetween(
      bars,
      sideX * right - sideY * apart,
      sideY * right + sideX * apart,
      sideX * left - sideY * apart,
      sideY * left + sideX * apart,
    );
  }
};

/** Less than this is taken for nothing. */
const NEARLY = 1e-6;

const barNear = (bars: Bars, q: Question, thing: Thing): void => {
  const r = q.way.radius + q.gap - EPSILON;
  if (r <= NEARLY) return;
  if (isDisc(thing)) barEnd(bars, q, thing.x - q.from.x, thing.y - q.from.y, r + thing.radius);
  else barEndsNear(bars, q, polygonOf(thing), 0, r);
};

/** Bars what ends nearer than r to polygon i. Between two directions where a circle meets its rim, all is alike. */
const barEndsNear = (bars: Bars, q: Question, g: Polygons, i: number, r: number): void => {
  const meetings: number[] = [];
  addMeetings(meetings, q.from, shortest(q), g, i, r);
  addMeetings(meetings, q.from, q.most, g, i, r);
  meetings.sort((a, b) => a - b);
  if (meetings.length === 0 && isBarred(q, g, i, 0, r)) bar(bars, -SLACK, 4 + SLACK);
  for (let m = 0; m < meetings.length; m++) {
    const from = meetings[m]!;
    const to = m + 1 < meetings.length ? meetings[m + 1]! : meetings[0]! + 4;
    if (to - from <= 2 * SLACK || !isBarred(q, g, i, (from + to) / 2, r)) continue;
    if (to <= 4) bar(bars, from, to);
    else barOver(bars, from, to - 4);
  }
};

/** The directions in which a circle about the start meets the rim, r outside a polygon; more than those do no harm. */
const addMeetings = (into: number[], o: Point, length: number, g: Polygons, i: number, r: number): void => {
  for (let k = g.first[i]!; k < g.first[i + 1]!; k++) {
    const [x, y] = [g.x[k]! - o.x, g.y[k]! - o.y];
    const squared = x * x + y * y;
    const c = squared > 0 ? cosineAt(length, squared, r) : 2;
    if (Math.abs(c) < 1 + NEARLY) {
      const s = Math.sqrt(Math.max(0, 1 - c * c)); // 0 where they just touch
      into.push(directionOf(x * c + y * s, y * c - x * s), directionOf(x * c - y * s, y * c + x * s));
    }
    const [sideX, sideY] = [g.sideX[k]! / g.length[k]!, g.sideY[k]! / g.length[k]!];
    const apart = y * sideX - x * sideY - r;
    if (Math.abs(apart) > length + NEARLY) continue;
    const half = Math.sqrt(Math.max(0, length * length - apart * apart));
    into.push(directionOf(sideX * half - sideY * apart, sideY * half + sideX * apart));
    into.push(directionOf(-sideX * half - sideY * apart, -sideY * half + sideX * apart));
  }
};

/** Whether strides of any length in this direction end nearer than r to polygon i: a convex thing, so the two ends tell. */
const isBarred = (q: Question, g: Polygons, i: number, direction: number, r: number): boolean => {
  const d = pointOf(direction);
  const unit = Math.sqrt(d.x * d.x + d.y * d.y);
  const [x, y] = [d.x / unit, d.y / unit];
  const short = shortest(q);
  return (
    squaredTo(g, i, q.from.x + x * short, q.from.y + y * short) < (r - NEARLY) * (r - NEARLY) &&
    squaredTo(g, i, q.from.x + x * q.most, q.from.y + y * q.most) < (r - NEARLY) * (r - NEARLY)
  );
};

/** The squared distance from polygon i, as the machine rounds it; 0 inside. */
const squaredTo = (g: Polygons, i: number, px: number, py: number): number => {
  let least = Infinity;
  let inside = true;
  for (let k = g.first[i]!; k < g.first[i + 1]!; k++) {
    const [x, y, sideX, sideY] = [px - g.x[k]!, py - g.y[k]!, g.sideX[k]!, g.sideY[k]!];
    if (sideX * y - sideY * x < 0) inside = false;
    const share = Math.min(1, Math.max(0, (sideX * x + sideY * y) / g.squared[k]!));
    const [offX, offY] = [x - sideX * share, y - sideY * share];
    least = Math.min(least, offX * offX + offY * offY);
  }
  return inside ? 0 : least;
};
