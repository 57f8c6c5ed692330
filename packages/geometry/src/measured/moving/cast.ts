// How far a base can go in one direction before it meets something: by plain arithmetic, for drawing and as the first guess of a
// search. What is offered to a player is checked exactly afterwards.

import type { Point } from '../../hex.ts';
import { EPSILON } from '../exact/exact.ts';
import { type Ground, groundOf } from '../ground/ground.ts';
import type { Way } from './path.ts';

/** Touching does not stop a base that moves along. */
const TOUCH = 0.01;

/** The free distance from o along the unit vector d, at most `most`. A body at `start` is the mover itself. */
export const castFrom = (way: Way, start: Point, o: Point, d: Point, most: number): number => {
  let free = Math.min(most, toEdge(way, o, d));
  for (const body of way.bodies) {
    if (body.x === start.x && body.y === start.y) continue;
    free = Math.min(free, toCircle(body.x - o.x, body.y - o.y, d, way.radius + body.radius - EPSILON));
  }
  const ground = groundOf(way.field);
  const r = way.radius - EPSILON;
  for (let i = 0; i < ground.count; i++) {
    if (ground.heights[i]! <= way.over || isBeside(ground, i, o, d, r, free)) continue;
    free = Math.min(free, toPiece(ground, i, o, d, r));
  }
  return Math.max(0, free);
};

const toEdge = ({ field, radius }: Way, o: Point, d: Point): number => {
  const least = radius - EPSILON;
  const inX = d.x > 0 ? (field.width - least - o.x) / d.x : d.x < 0 ? (least - o.x) / d.x : Infinity;
  const inY = d.y > 0 ? (field.height - least - o.y) / d.y : d.y < 0 ? (least - o.y) / d.y : Infinity;
  return Math.min(inX, inY);
};

/** To a circle with its centre at x, y from the origin. */
const toCircle = (x: number, y: number, d: Point, radius: number): number => {
  const r = radius - TOUCH;
  const along = x * d.x + y * d.y;
  const across = x * d.y - y * d.x;
  if (along <= 0 || Math.abs(across) >= r) return Infinity;
  return along - Math.sqrt(r * r - across * across);
};

/** Whether the bounds of a piece lie aside of the way, behind or beyond it. */
const isBeside = (g: Ground, i: number, o: Point, d: Point, r: number, most: number): boolean => {
  const [endX, endY] = [o.x + d.x * most, o.y + d.y * most];
  return (
    Math.max(o.x, endX) + r < g.minX[i]! ||
    Math.min(o.x, endX) - r > g.maxX[i]! ||
    Math.max(o.y, endY) + r < g.minY[i]! ||
    Math.min(o.y, endY) - r > g.maxY[i]!
  );
};

const toPiece = (g: Ground, i: number, o: Point, d: Point, r: number): number => {
  let free = Infinity;
  for (let k = g.first[i]!; k < g.first[i + 1]!; k++) {
    const [x, y] = [o.x - g.x[k]!, o.y - g.y[k]!];
    free = Math.min(free, toCircle(-x, -y, d, r));
    const [nx, ny] = [g.sideY[k]! / g.length[k]!, -g.sideX[k]! / g.length[k]!];
    const approach = -(nx * d.x + ny * d.y);
    if (approach <= 1e-9) continue;
    const t = (nx * x + ny * y - r + TOUCH) / approach;
    if (t < -1 || t >= free) continue;
    const along = (x + d.x * t) * g.sideX[k]! + (y + d.y * t) * g.sideY[k]!;
    if (along >= 0 && along <= g.squared[k]!) free = t;
  }
  return free;
};
