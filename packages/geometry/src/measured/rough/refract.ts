// A path that enters or leaves difficult ground bends there as light does. This moves such points along the rims until the cost
// is least, each in turn between its neighbours, and rounds them to whole units.

import type { Point } from '../../hex.ts';
import { nearest } from '../exact/exact.ts';
import { stretch } from '../ground/stretch.ts';
import { isStretchInRegion, type Region, shareInside } from './rough.ts';

/** A point of a path; with a region, one that may be moved along its rim. */
export interface Bend extends Point {
  readonly region: Region | undefined;
}

/** The path with points added wherever it enters or leaves a region. */
export const withCrossings = (path: readonly Bend[], regions: readonly Region[]): Bend[] => {
  const bends: Bend[] = [path[0]!];
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1]!, path[i]!];
    const length = distance(a.x, a.y, b.x, b.y);
    const crossings: { share: number; region: Region }[] = [];
    for (const region of regions) {
      if (length === 0 || !isStretchInRegion(region, a.x, a.y, b.x, b.y)) continue;
      if (stretch.from * length > NEAR) crossings.push({ share: stretch.from, region });
      if ((1 - stretch.to) * length > NEAR) crossings.push({ share: stretch.to, region });
    }
    crossings.sort((p, q) => p.share - q.share);
    for (const { share, region } of crossings)
      bends.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, region });
    bends.push(b);
  }
  return bends;
};

/** What is nearer to an end of a leg is that end. */
const NEAR = 30;

const distance = (ax: number, ay: number, bx: number, by: number): number =>
  Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));

/** The cost of a leg without rounding. */
const costOf = (regions: readonly Region[], ax: number, ay: number, bx: number, by: number): number =>
  distance(ax, ay, bx, by) * (1 + shareInside(regions, ax, ay, bx, by));

const SWEEPS = 8;

/** The same path with its movable points where they cost least, in whole units. */
export const settle = (path: readonly Bend[], regions: readonly Region[]): Point[] => {
  const [x, y] = [path.map((p) => p.x), path.map((p) => p.y)];
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let gain = 0;
    for (let i = 1; i < path.length - 1; i++) {
      const { region } = path[i]!;
      if (region) gain += slide(x, y, i, region, regions);
    }
    if (gain < 0.5) break;
  }
  return path.map((p, i) => (p.region ? { x: nearest(x[i]!), y: nearest(y[i]!) } : { x: p.x, y: p.y }));
};

const GOLDEN = (Math.sqrt(5) - 1) / 2;
const STEPS = 13;

/** How far a point is moved at once: about an inch, or an eighth of the way round a small disc. */
const widthOf = (region: Region): number => (region.polygon ? 1500 : Math.min(1500, region.radius * 0.75));

/** Moves point i along its rim; returns what that saves. */
const slide = (x: number[], y: number[], i: number, region: Region, regions: readonly Region[]): number => {
  const [ax, ay, bx, by] = [x[i - 1]!, y[i - 1]!, x[i + 1]!, y[i + 1]!];
  const costAt = (t: number): number => {
    moveTo(region, t);
    return costOf(regions, ax, ay, moved.x, moved.y) + costOf(regions, moved.x, moved.y, bx, by);
  };
  const before = costOf(regions, ax, ay, x[i]!, y[i]!) + costOf(regions, x[i]!, y[i]!, bx, by);
  locate(region, x[i]!, y[i]!);
  let [low, high] = [-widthOf(region), widthOf(region)];
  let [one, two] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [costOne, costTwo] = [costAt(one), costAt(two)];
  for (let step = 0; step < STEPS; step++) {
    if (costOne <= costTwo) {
      [high, two, costTwo] = [two, one, costOne];
      one = high - GOLDEN * (high - low);
      costOne = costAt(one);
    } else {
      [low, one, costOne] = [one, two, costTwo];
      two = low + GOLDEN * (high - low);
      costTwo = costAt(two);
    }
  }
  const after = Math.min(costOne, costTwo);
  if (after >= before) return 0;
  moveTo(region, costOne <= costTwo ? one : two);
  x[i] = moved.x;
  y[i] = moved.y;
  return before - after;
};

/** Where `locate` was last: a direction on a disc; a side of a polygon, and how far along it. */
const place = { x: 0, y: 0, side: 0, along: 0 };

/** Where `moveTo` has led. */
const moved = { x: 0, y: 0 };

const locate = ({ x: cx, y: cy, polygon: g }: Region, px: number, py: number): void => {
  if (!g) {
    const length = distance(cx, cy, px, py);
    place.x = (px - cx) / length;
    place.y = (py - cy) / length;
    return;
  }
  let least = Infinity;
  for (let k = 0; k < g.x.length; k++) {
    const [x, y] = [px - g.x[k]!, py - g.y[k]!];
    const share = Math.min(1, Math.max(0, (g.sideX[k]! * x + g.sideY[k]! * y) / g.squared[k]!));
    const off = distance(0, 0, x - g.sideX[k]! * share, y - g.sideY[k]! * share);
    if (off >= least) continue;
    least = off;
    place.side = k;
    place.along = share * g.length[k]!;
  }
};

/** A way t along the rim from where `locate` was, counter-clockwise. */
const moveTo = ({ x: cx, y: cy, radius, polygon: g }: Region, t: number): void => {
  if (!g) {
    const [x, y] = [place.x - (place.y * t) / radius, place.y + (place.x * t) / radius];
    const share = radius / Math.sqrt(x * x + y * y);
    moved.x = cx + x * share;
    moved.y = cy + y * share;
    return;
  }
  const count = g.x.length;
  let side = place.side;
  let along = place.along + t;
  while (along > g.length[side]!) {
    along -= g.length[side]!;
    side = side + 1 === count ? 0 : side + 1;
  }
  while (along < 0) {
    side = side === 0 ? count - 1 : side - 1;
    along += g.length[side]!;
  }
  moved.x = g.x[side]! + (g.sideX[side]! * along) / g.length[side]!;
  moved.y = g.y[side]! + (g.sideY[side]! * along) / g.length[side]!;
};
