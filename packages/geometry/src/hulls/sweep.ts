// Moving a whole base in a straight line, its facing kept, to where it first meets something. The way runs along a direction of the
// table and is measured in whole units; how far it is free is exact, and only the place at its end is rounded, by less than ε.

import { compareProducts, EPSILON } from '../measured/exact/exact.ts';
import { inch, type Length } from '../units.ts';
import { compareApart } from './apart.ts';
import type { Board } from './distance.ts';
import type { Body, Hull } from './hull.ts';
import { meeting, nearestOf } from './nearest.ts';
import { cosine, type Facing, ONE, sine } from './sine.ts';

/** Something to stop at: as near as `clearance` and no nearer. 0: on contact; 1 inch: at its zone. */
export interface Obstacle {
  readonly body: Body;
  readonly clearance: Length;
}

/** How far a way is free, and what ends it: the index of an obstacle, the edge, or nothing within the limit. */
export interface Stop {
  readonly distance: Length;
  readonly by: number | 'edge' | undefined;
}

/** The longest sweep: beyond it fractions of units would not fit into exact numbers. */
export const LONGEST: Length = inch(24);

/**
 * the farthest whole distance, at most `limit`, that the whole base can go in a direction without coming nearer to an obstacle
 * than its clearance, or passing the edge. Of several met within the same unit the first in the list is named, the edge last.
 *
 * What the whole line of the way passes by no more than ε nearer than that does not hinder: else rounding would hold ships that
 * travel side by side. One that is nearer already hinders only if the gap would shrink: straight at it not a unit, along it
 * freely.
 */
export const sweep = (
  base: Hull,
  direction: Facing,
  limit: Length,
  obstacles: readonly Obstacle[],
  board?: Board,
): Stop => {
  const way = { c: cosine(direction), s: sine(direction) };
  let distance = Math.min(limit, LONGEST);
  let by: Stop['by'];
  for (let i = 0; i < obstacles.length; i++) {
    const { body, clearance } = obstacles[i]!;
    const free = freeBefore(base, way, distance, body, clearance);
    if (free >= distance) continue;
    distance = free;
    by = i;
  }
  const inside = board ? freeBeforeEdge(base, way, distance, board) : distance;
  return inside < distance ? { distance: inside, by: 'edge' } : { distance, by };
};

/** A direction of the table. */
interface Way {
  readonly c: number;
  readonly s: number;
}

/** Beside something so near already, a way that shrinks the gap by less than this of its length goes along it: the sides of a base
 *  follow its facing only to the nearest unit at each corner. */
const ALONG = 1 / 1000;

const freeBefore = (base: Hull, way: Way, limit: Length, body: Body, clearance: Length): Length => {
  const reach = base.rim + body.rim + clearance;
  if (limit <= 0 || isBeyond(base, way, limit, body, reach)) return limit;
  const p = base.corners;
  const q = body.corners;
  const ux = way.c / ONE;
  const uy = way.s / ONE;
  if (compareApart(p, q, reach) < 0) {
    const { apart, x, y } = nearestOf(p, q);
    if (ux * x + uy * y > ALONG) return 0;
    return Math.min(limit, Math.max(0, Math.floor(meeting(p, q, ux, uy, apart - EPSILON))));
  }
  if (!isAbreast(base, way, body, reach - EPSILON)) return limit;
  const t = meeting(p, q, ux, uy, reach);
  const whole = Math.round(t);
  if (t > limit + 1) return limit;
  if (Math.abs(t - whole) > UNSURE) return Math.min(limit, Math.floor(t));
  const shift = { x: whole * way.c, y: whole * way.s, parts: ONE };
  return Math.min(limit, Math.max(0, compareApart(p, q, reach, shift) >= 0 ? whole : whole - 1));
};

/** Plain arithmetic errs by far less. */
const UNSURE = 1e-3;

/** Bounds: the body lies out of reach of the whole way. */
const isBeyond = (base: Hull, { c, s }: Way, limit: Length, body: Body, reach: Length): boolean => {
  const dx = (limit * c) / ONE;
  const dy = (limit * s) / ONE;
  const most = reach + EPSILON;
  let minX = Infinity;
  let maxX = -Infinity;
  let minY = Infinity;
  let maxY = -Infinity;
  for (let i = 0; i < body.corners.length; i++) {
    const { x, y } = body.corners[i]!;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  let west = true;
  let east = true;
  let south = true;
  let north = true;
  for (let i = 0; i < base.corners.length; i++) {
    const { x, y } = base.corners[i]!;
    if ((dx > 0 ? x + dx : x) + most >= minX) west = false;
    if ((dx < 0 ? x + dx : x) - most <= maxX) east = false;
    if ((dy > 0 ? y + dy : y) + most >= minY) south = false;
    if ((dy < 0 ? y + dy : y) - most <= maxY) north = false;
  }
  return west || east || south || north;
};

/** Whether the whole line of the way, both ways without end, comes nearer than `reach`: who passes by with ε to spare of the clearance
 *  passes. Exact. */
const isAbreast = (base: Hull, { c, s }: Way, body: Body, reach: number): boolean => {
  let left = Infinity;
  let right = -Infinity;
  for (let i = 0; i < base.corners.length; i++) {
    for (let j = 0; j < body.corners.length; j++) {
      const across = c * (body.corners[j]!.y - base.corners[i]!.y) - s * (body.corners[j]!.x - base.corners[i]!.x);
      if (across < left) left = across;
      if (across > right) right = across;
    }
  }
  const length = c * c + s * s;
  return isLess(left, reach, length) && isLess(-right, reach, length);
};

/** m < reach × √length. */
const isLess = (m: number, reach: number, length: number): boolean => {
  if (m < 0 !== reach < 0) return m < 0;
  const sign = compareProducts(m, m, reach * reach, length);
  return m < 0 ? sign > 0 : sign < 0;
};

/** The edge: the corner that comes to it first. */
const freeBeforeEdge = (base: Hull, { c, s }: Way, limit: Length, { width, height }: Board): Length => {
  let free = limit;
  for (let i = 0; i < base.corners.length; i++) {
    const { x, y } = base.corners[i]!;
    free = Math.min(
      free,
      c > 0 ? stepsIn(width - base.rim - x, c) : stepsIn(x - base.rim, -c),
      s > 0 ? stepsIn(height - base.rim - y, s) : stepsIn(y - base.rim, -s),
    );
  }
  return free;
};

/** The greatest whole d with d × step ≤ room × ONE. */
const stepsIn = (room: Length, step: number): number => {
  if (step === 0) return Infinity;
  if (room <= 0) return 0;
  let steps = Math.floor((room * ONE) / step);
  while (steps * step > room * ONE) steps--;
  while ((steps + 1) * step <= room * ONE) steps++;
  return steps;
};
