// Whether some straight line from one base to another crosses nothing. Not by samples: if there is a clear line, it can
// be shifted and turned until two things hold it, so one of the lines that touch two of the bases, obstacles and meeting points
// of their rims is clear too. All of these are tried.
//
// Obstacles count without the ε by which they may be grazed. A wall of several footprints has no slits: a side that lies
// against another footprint is not grazed. (Between two bases in contact a line may pass, as in `lineOfAttack`.)

import type { Point } from '../../hex.ts';
import { EPSILON, nearest } from '../exact/exact.ts';
import { shortestLine } from '../ground/fine.ts';
import { type Polygons, polygonOf } from '../ground/ground.ts';
import { comparePointPolygon, isLegNearPoint, isLegNearPolygon } from '../ground/near.ts';
import { type Disc, isDisc, type Line, type Thing } from '../ground/shapes.ts';
import { isWithin } from '../measuring/distance.ts';

/** The witness: from a point of the one base to a point of the other, to the nearest unit. */
export type ClearLine = Line;

/** A clear line between two bases; undefined when every line crosses an obstacle. The same verdict both ways. */
export const someClearLine = (a: Disc, b: Disc, obstacles: readonly Thing[]): ClearLine | undefined => {
  if (a.x > b.x || (a.x === b.x && a.y > b.y)) {
    const line = someClearLine(b, a, obstacles);
    return line && { from: line.to, to: line.from };
  }
  if (isWithin(a, b, 0)) return shortestLine(a, b);
  const near = obstacles.filter((thing) => isNearAxis(a, b, thing));
  if (near.length === 0) return shortestLine(a, b);
  // A line that grazes by no more than half of ε stays clear when its ends are rounded: one of those is shown if there is any.
  const half = blocksOf(near, EPSILON / 2);
  const middle = between({ x: a.x, y: a.y, radius: 0 }, { x: b.x, y: b.y, radius: 0 }, 1, 1)!;
  const straight = clearOn(middle, a, b, half);
  if (straight) return straight;
  const found = clearLine(a, b, blocksOf(near, EPSILON));
  return found && (clearLine(a, b, half) ?? found);
};

/** Whether a thing may meet a line between the two. */
const isNearAxis = (a: Disc, b: Disc, thing: Thing): boolean => {
  const wide = Math.max(a.radius, b.radius, 1);
  return isDisc(thing)
    ? isLegNearPoint(a.x, a.y, b.x, b.y, thing.x, thing.y, wide + thing.radius)
    : isLegNearPolygon(polygonOf(thing), 0, a.x, a.y, b.x, b.y, wide);
};

/** An obstacle: a circle, or polygon 0 of a table with a depth under each side from which on it counts. */
type Block =
  | { readonly circle: Circle; readonly polygon: undefined }
  | { readonly circle: undefined; readonly polygon: Polygons; readonly depths: readonly number[] };

/** What a line can touch; a corner has the radius 0. */
interface Circle extends Point {
  readonly radius: number;
}

/** All points p with x p.x + y p.y = at; the vector x, y has the length 1. */
interface Straight extends Point {
  readonly at: number;
}

const clearLine = (a: Disc, b: Disc, blocks: readonly Block[]): Line | undefined => {
  const touched = touchedBy(a, b, blocks);
  for (let j = 1; j < touched.length; j++) {
    for (let i = 0; i < j; i++) {
      const found = clearTangent(touched[i]!, touched[j]!, a, b, blocks);
      if (found) return found;
    }
  }
  return undefined;
};

const blocksOf = (near: readonly Thing[], graze: number): Block[] =>
  near.flatMap((thing) => blockOf(thing, near, graze));

const blockOf = (thing: Thing, near: readonly Thing[], graze: number): Block[] => {
  if (isDisc(thing)) {
    const radius = thing.radius - graze;
    return radius > 0 ? [{ circle: { x: thing.x, y: thing.y, radius }, polygon: undefined }] : [];
  }
  const polygon = polygonOf(thing);
  const depths = thing.corners.map((_, k) => (isCovered(polygon, k, thing, near) ? -graze : graze));
  return [{ circle: undefined, polygon, depths }];
};

/** Whether side k lies against another footprint. */
const isCovered = (g: Polygons, k: number, self: Thing, near: readonly Thing[]): boolean => {
  const [x, y] = [g.x[k]!, g.y[k]!];
  const [x2, y2] = [x + g.sideX[k]!, y + g.sideY[k]!];
  return near.some((other) => {
    if (other === self || isDisc(other)) return false;
    const p = polygonOf(other);
    return comparePointPolygon(p, 0, x, y, EPSILON) <= 0 && comparePointPolygon(p, 0, x2, y2, EPSILON) <= 0;
  });
};

/** The two bases first, then what of the blocks can hold a line between them. */
const touchedBy = (a: Disc, b: Disc, blocks: readonly Block[]): Circle[] => {
  const touched: Circle[] = [a, b];
  for (const block of blocks) {
    if (block.circle) {
      touched.push(block.circle);
      addMeetings(touched, a, block.circle);
      addMeetings(touched, b, block.circle);
      continue;
    }
    const core = coreOf(block.polygon, block.depths);
    core.forEach((p, k) => {
      if (isInHull(a, b, p)) touched.push({ x: p.x, y: p.y, radius: 0 });
      addSideMeetings(touched, a, p, core[(k + 1) % core.length]!);
      addSideMeetings(touched, b, p, core[(k + 1) % core.length]!);
    });
  }
  return touched;
};

/** Where the lines meet that run at the given depths under neighbouring sides. */
const coreOf = (g: Polygons, depths: readonly number[]): Point[] =>
  depths.map((depth, k) => {
    const before = (k + depths.length - 1) % depths.length;
    const [ax, ay] = [g.sideX[before]! / g.length[before]!, g.sideY[before]! / g.length[before]!];
    const [bx, by] = [g.sideX[k]! / g.length[k]!, g.sideY[k]! / g.length[k]!];
    const turn = ax * by - ay * bx;
    const other = depths[before]!;
    return { x: g.x[k]! + (other * bx - depth * ax) / turn, y: g.y[k]! + (other * by - depth * ay) / turn };
  });

/** Whether a point lies between the two outer tangents of the bases and within their widths; a little more does no harm. */
const isInHull = (a: Disc, b: Disc, p: Point): boolean => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
  const [x, y] = [p.x - a.x - dx * share, p.y - a.y - dy * share];
  const wide = Math.max(a.radius, b.radius) + 1;
  return x * x + y * y <= wide * wide;
};

/** Where the rims of two circles meet. */
const addMeetings = (into: Circle[], a: Circle, b: Circle): void => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const squared = dx * dx + dy * dy;
  const [sum, less] = [a.radius + b.radius, a.radius - b.radius];
  if (squared === 0 || squared > sum * sum || squared < less * less) return;
  const along = (squared + a.radius * a.radius - b.radius * b.radius) / (2 * squared);
  const aside = Math.sqrt(Math.max(0, a.radius * a.radius - along * along * squared) / squared);
  const [x, y] = [a.x + dx * along, a.y + dy * along];
  into.push({ x: x - dy * aside, y: y + dx * aside, radius: 0 }, { x: x + dy * aside, y: y - dx * aside, radius: 0 });
};

/** Where a side meets the rim of a base. */
const addSideMeetings = (into: Circle[], base: Disc, p: Point, q: Point): void => {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const squared = dx * dx + dy * dy;
  const along = (dx * (base.x - p.x) + dy * (base.y - p.y)) / squared;
  const [x, y] = [p.x + dx * along - base.x, p.y + dy * along - base.y];
  const left = base.radius * base.radius - x * x - y * y;
  if (left < 0) return;
  const half = Math.sqrt(left / squared);
  for (const share of [along - half, along + half]) {
    if (share >= 0 && share <= 1) into.push({ x: p.x + dx * share, y: p.y + dy * share, radius: 0 });
  }
};

const clearTangent = (p: Circle, q: Circle, a: Disc, b: Disc, blocks: readonly Block[]): Line | undefined => {
  for (let signs = 0; signs < 4; signs++) {
    if ((signs & 1 && p.radius === 0) || (signs & 2 && q.radius === 0)) continue; // a point has no second side
    const straight = between(p, q, signs & 1 ? -1 : 1, signs & 2 ? -1 : 1);
    const found = straight && clearOn(straight, a, b, blocks);
    if (found) return found;
  }
  return undefined;
};

/** The line that touches both circles, each on the given side of itself; undefined if there is none. */
const between = (p: Circle, q: Circle, signP: number, signQ: number): Straight | undefined => {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const squared = dx * dx + dy * dy;
  const apart = signQ * q.radius - signP * p.radius;
  const left = squared - apart * apart;
  if (left <= 0) return undefined;
  const root = Math.sqrt(left);
  const x = (dx * apart - dy * root) / squared;
  const y = (dy * apart + dx * root) / squared;
  return { x, y, at: x * p.x + y * p.y - signP * p.radius };
};

/** What is touched is not crossed by so little, nor is what only begins where the line ends. */
const TOUCH = 1e-6;
const SHORT = 1e-3;

/** The part of a line between the bases, if it meets both and no block. */
const clearOn = (s: Straight, a: Disc, b: Disc, blocks: readonly Block[]): Line | undefined => {
  const offA = s.x * a.x + s.y * a.y - s.at;
  if (Math.abs(offA) > a.radius + TOUCH) return undefined;
  const offB = s.x * b.x + s.y * b.y - s.at;
  if (Math.abs(offB) > b.radius + TOUCH) return undefined;
  // Along the line, in the direction from a to b, whose vector is dx, dy.
  const turn = s.y * (b.x - a.x) - s.x * (b.y - a.y) >= 0 ? 1 : -1;
  const [dx, dy] = [s.y * turn, -s.x * turn];
  const from = dx * a.x + dy * a.y + Math.sqrt(Math.max(0, a.radius * a.radius - offA * offA));
  const to = dx * b.x + dy * b.y - Math.sqrt(Math.max(0, b.radius * b.radius - offB * offB));
  for (let i = 0; i < blocks.length; i++) if (isBlocked(s, dx, dy, from, to, blocks[i]!)) return undefined;
  const [x, y] = [s.x * s.at, s.y * s.at];
  return {
    from: { x: nearest(x + dx * from), y: nearest(y + dy * from) },
    to: { x: nearest(x + dx * to), y: nearest(y + dy * to) },
  };
};

const isBlocked = (s: Straight, dx: number, dy: number, from: number, to: number, block: Block): boolean => {
  if (block.circle) {
    const { x, y, radius } = block.circle;
    const off = Math.abs(s.x * x + s.y * y - s.at);
    if (off >= radius - TOUCH) return false;
    const middle = dx * x + dy * y;
    const half = Math.sqrt(radius * radius - off * off);
    return Math.min(to, middle + half) - Math.max(from, middle - half) > SHORT;
  }
  const { polygon: g, depths } = block;
  const [ax, ay] = [s.x * s.at + dx * from, s.y * s.at + dy * from];
  let [begin, end] = [0, to - from];
  for (let k = 0; k < depths.length; k++) {
    const [sideX, sideY] = [g.sideX[k]! / g.length[k]!, g.sideY[k]! / g.length[k]!];
    const deep = sideX * (ay - g.y[k]!) - sideY * (ax - g.x[k]!) - depths[k]! - TOUCH;
    const gain = sideX * dy - sideY * dx;
    if (gain > 0) begin = Math.max(begin, -deep / gain);
    else if (gain < 0) end = Math.min(end, -deep / gain);
    else if (deep <= 0) return false;
    if (end - begin <= SHORT) return false;
  }
  return true;
};
