// A base in contact with an obstacle stands inside the polygon that wraps it, under one of the flat sides. Its exits are the
// two points where it comes out of there when it goes along the round obstacle, one way and the other.

import type { Point } from '../../hex.ts';
import { EPSILON, nearest } from '../exact/exact.ts';
import { groundOf, type Polygons } from '../ground/ground.ts';
import type { Disc } from '../ground/shapes.ts';
import type { Way } from '../moving/path.ts';
import type { Roads } from './roads.ts';
import { isInsideWrap, type Wraps } from './wraps.ts';

/** A circle the centre may not enter. */
interface Circle extends Point {
  readonly radius: number;
}

/** The way out: along the unit vector d to the point itself. */
export interface Exit extends Point {
  readonly circle: Circle;
  readonly d: Point;
}

/** Whole points are kept this far out, so that rounding leaves them outside. */
const OUT = 0.8;

/** The exits of a place that stands against pieces or bodies; a corner of a wrap does not stand against that one. */
export const exitsAround = (way: Way, roads: Roads, bodyWraps: Wraps, bodies: readonly Disc[], p: Point): Exit[] => {
  const exits: Exit[] = [];
  for (let i = 0; i < roads.pieces.length; i++) {
    if (!isInsideWrap(roads.wraps, i, p.x, p.y)) continue;
    const circle = cornerAt(groundOf(way.field), roads.pieces[i]!, p, way.radius - EPSILON);
    if (circle) exits.push(...exitsOf(roads.wraps, i, circle, p));
  }
  for (let i = 0; i < bodies.length; i++) {
    if (!isInsideWrap(bodyWraps, i, p.x, p.y)) continue;
    const { x, y, radius } = bodies[i]!;
    exits.push(...exitsOf(bodyWraps, i, { x, y, radius: way.radius + radius - EPSILON }, p));
  }
  return exits;
};

/** The round corner of a piece that p lies against; undefined where it lies against a side. */
const cornerAt = (g: Polygons, i: number, p: Point, radius: number): Circle | undefined => {
  for (let k = g.first[i]!; k < g.first[i + 1]!; k++) {
    const before = k === g.first[i]! ? g.first[i + 1]! - 1 : k - 1;
    const [x, y] = [p.x - g.x[k]!, p.y - g.y[k]!];
    if (g.sideX[k]! * x + g.sideY[k]! * y <= 0 && g.sideX[before]! * x + g.sideY[before]! * y >= 0) {
      return { x: g.x[k]!, y: g.y[k]!, radius };
    }
  }
  return undefined;
};

/** The exits of p, which stands inside polygon i round the circle. */
const exitsOf = (w: Wraps, i: number, circle: Circle, p: Point): Exit[] =>
  [1, -1].map((turn) => {
    const d = tangentFrom(circle, p, turn);
    const t = leavesAt(w, i, p, d);
    return { ...outside(circle, p.x + d.x * t, p.y + d.y * t), circle, d };
  });

/** The unit vector from p that just passes the circle: with it on the left (turn 1) or on the right (-1). */
const tangentFrom = (circle: Circle, p: Point, turn: number): Point => {
  const [x, y] = [p.x - circle.x, p.y - circle.y];
  const squared = x * x + y * y;
  const r = Math.min(circle.radius + OUT / 2, Math.sqrt(squared));
  const h = Math.sqrt(Math.max(0, squared - r * r));
  return { x: (-x * h - turn * y * r) / squared, y: (-y * h + turn * x * r) / squared };
};

/** How far along d the ray from p, inside polygon i, leaves it. */
const leavesAt = (w: Wraps, i: number, p: Point, d: Point): number => {
  let least = Infinity;
  for (let k = w.first[i]!; k < w.first[i + 1]!; k++) {
    const n = w.after[k]!;
    const [sideX, sideY] = [w.x[n]! - w.x[k]!, w.y[n]! - w.y[k]!];
    const outwards = -(sideX * d.y - sideY * d.x);
    if (outwards <= 0) continue;
    least = Math.min(least, (sideX * (p.y - w.y[k]!) - sideY * (p.x - w.x[k]!)) / outwards);
  }
  return least;
};

const outside = (circle: Circle, px: number, py: number): Point => {
  const [x, y] = [px - circle.x, py - circle.y];
  const length = Math.sqrt(x * x + y * y);
  return { x: nearest(px + (OUT * x) / length), y: nearest(py + (OUT * y) / length) };
};

/** Where the way out of one place meets the way into another on the same circle; undefined if it does not, or far off. */
export const meetingOf = (p: Point, out: Exit, q: Point, into: Exit): Point | undefined => {
  if (out.circle.x !== into.circle.x || out.circle.y !== into.circle.y) return undefined;
  const turn = out.d.x * into.d.y - out.d.y * into.d.x;
  if (Math.abs(turn) < 1e-9) return undefined;
  const [x, y] = [q.x - p.x, q.y - p.y];
  const t = (x * into.d.y - y * into.d.x) / turn;
  const back = (x * out.d.y - y * out.d.x) / turn;
  if (t < 0 || back < 0 || t > out.circle.radius) return undefined;
  return outside(out.circle, p.x + out.d.x * t, p.y + out.d.y * t);
};
