// The rims of difficult regions as polygons of whole points, for a search: a path may run along a rim, enter a region there or
// leave it. All points lie on the border or outside it, so that what runs along costs nothing more.

import type { Point } from '../../hex.ts';
import { nearest } from '../exact/exact.ts';
import type { Polygons } from '../ground/ground.ts';
import type { Terrain } from '../moving/terrain.ts';
import { wrapBody } from '../routes/wrap.ts';
import { addWrap, isInsideWrap, makeWraps, type Wraps } from '../routes/wraps.ts';
import type { Region } from './rough.ts';

/** Polygon i of the wraps is the rim of region i. */
export interface Rims {
  readonly regions: readonly Region[];
  readonly wraps: Wraps;
  /** Of the side from each point to the next. */
  readonly length: readonly number[];
  /** Whether the rim meets an obstacle or the edge at a point: there a path may turn in any way. */
  readonly isMeeting: readonly boolean[];
}

/** The rims, with a point more wherever a rim meets a wrapped obstacle or where the centre may go no farther. */
export const makeRims = (regions: readonly Region[], terrain: Terrain, obstacles: readonly Wraps[]): Rims => {
  const wraps = makeWraps();
  const isMeeting: boolean[] = [];
  for (const region of regions) {
    const rim = rimOf(region);
    const full: Point[] = [];
    for (let k = 0; k < rim.length; k++) {
      full.push(rim[k]!);
      isMeeting.push(false);
      for (const meeting of meetingsOn(rim[k]!, rim[k + 1 === rim.length ? 0 : k + 1]!, terrain, obstacles)) {
        full.push(meeting);
        isMeeting.push(true);
      }
    }
    addWrap(wraps, full);
  }
  const length = wraps.x.map((x, k) => {
    const [dx, dy] = [wraps.x[wraps.after[k]!]! - x, wraps.y[wraps.after[k]!]! - wraps.y[k]!];
    return Math.sqrt(dx * dx + dy * dy);
  });
  return { regions, wraps, length, isMeeting };
};

/** Where the side of a rim from a to b meets obstacles or the edge, from a on. */
const meetingsOn = (a: Point, b: Point, t: Terrain, obstacles: readonly Wraps[]): readonly Point[] => {
  const found: Point[] = [];
  const long = Math.abs(b.x - a.x) + Math.abs(b.y - a.y);
  for (const w of obstacles) {
    for (let i = 0; i < w.middleX.length; i++) {
      const reach = w.reach[i]! + long;
      const x = w.middleX[i]! - a.x;
      const y = w.middleY[i]! - a.y;
      if (x * x + y * y > reach * reach) continue;
      for (let k = w.first[i]!; k < w.first[i + 1]!; k++) {
        const n = w.after[k]!;
        addMeeting(found, a, b, w.x[k]!, w.y[k]!, w.x[n]!, w.y[n]!);
      }
    }
  }
  const { clearance: low, maxX, maxY } = t; // of the edges, what lies beyond is on the left
  if (a.x < low !== b.x < low) addMeeting(found, a, b, low, -FAR, low, FAR);
  if (a.y < low !== b.y < low) addMeeting(found, a, b, FAR, low, -FAR, low);
  if (a.x > maxX !== b.x > maxX) addMeeting(found, a, b, maxX, FAR, maxX, -FAR);
  if (a.y > maxY !== b.y > maxY) addMeeting(found, a, b, -FAR, maxY, FAR, maxY);
  const along = (p: Point): number => (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y);
  return found.length > 1 ? found.sort((p, q) => along(p) - along(q)) : found;
};

const FAR = 2 ** 18;

/** How far p lies to the left of the line from a to b, times its length: on the inside of a polygon. */
const leftOf = (ax: number, ay: number, bx: number, by: number, px: number, py: number): number =>
  (bx - ax) * (py - ay) - (by - ay) * (px - ax);

/** A whole point where the side from a to b crosses another, on neither's inside. */
const addMeeting = (into: Point[], a: Point, b: Point, cx: number, cy: number, dx: number, dy: number): void => {
  const atA = leftOf(cx, cy, dx, dy, a.x, a.y);
  const atB = leftOf(cx, cy, dx, dy, b.x, b.y);
  if (atA > 0 === atB > 0) return;
  if (leftOf(a.x, a.y, b.x, b.y, cx, cy) > 0 === leftOf(a.x, a.y, b.x, b.y, dx, dy) > 0) return;
  const share = atA / (atA - atB);
  const x = nearest(a.x + (b.x - a.x) * share);
  const y = nearest(a.y + (b.y - a.y) * share);
  const found = ABOUT.find(
    ([alongX, alongY]) =>
      leftOf(a.x, a.y, b.x, b.y, x + alongX, y + alongY) <= 0 && leftOf(cx, cy, dx, dy, x + alongX, y + alongY) <= 0,
  );
  if (found) into.push({ x: x + found[0], y: y + found[1] });
};

const ABOUT: readonly (readonly [number, number])[] = [-3, -2, -1, 0, 1, 2, 3]
  .flatMap((dx) => [-3, -2, -1, 0, 1, 2, 3].map((dy) => [dx, dy] as const))
  .sort((p, q) => p[0] ** 2 + p[1] ** 2 - q[0] ** 2 - q[1] ** 2);

const kept = new WeakMap<Region, readonly Point[]>();

const rimOf = (region: Region): readonly Point[] => {
  const known = kept.get(region);
  if (known) return known;
  const rim = region.polygon ? sidesOf(region.polygon) : roundOf(region);
  kept.set(region, rim);
  return rim;
};

/** A disc smaller than this has a square for its rim. */
const SMALL = 100;

const roundOf = (region: Region): Point[] => {
  if (region.radius >= SMALL) return wrapBody(region, region.radius);
  const { minX, minY, maxX, maxY } = region;
  return [
    { x: minX - 1, y: minY - 1 },
    { x: maxX + 1, y: minY - 1 },
    { x: maxX + 1, y: maxY + 1 },
    { x: minX - 1, y: maxY + 1 },
  ];
};

/** Points on a straight side are at most this far apart, and there are some on every side. */
const STEP = 1000;
const LEAST = 4;

/** Rounding to the nearest whole point moves a point by less than this. */
const OUT = 0.75;

const sidesOf = (g: Polygons): Point[] => {
  const rim: Point[] = [];
  for (let k = 0; k < g.x.length; k++) {
    rim.push({ x: g.x[k]!, y: g.y[k]! });
    const count = Math.max(LEAST, Math.ceil(g.length[k]! / STEP));
    const [outX, outY] = [(OUT * g.sideY[k]!) / g.length[k]!, (-OUT * g.sideX[k]!) / g.length[k]!];
    for (let i = 1; i < count; i++) {
      const [x, y] = [g.x[k]! + (g.sideX[k]! * i) / count, g.y[k]! + (g.sideY[k]! * i) / count];
      rim.push({ x: nearest(x + outX), y: nearest(y + outY) });
    }
  }
  return rim;
};

/** On which side of a rim something lies, seen from one of its points. */
export const OUTSIDE = 0;
export const ALONG = 1;
export const INSIDE = 2;
export type RimSide = typeof OUTSIDE | typeof ALONG | typeof INSIDE;

/** Points of a straight side lie a little beside it; that must not look like leaving it. */
const SLACK = 2;
const SLOPE = 0.002;

export const rimSideOf = ({ wraps: w, length }: Rims, corner: number, px: number, py: number): RimSide => {
  const before = w.before[corner]!;
  const after = w.after[corner]!;
  const x = px - w.x[corner]!;
  const y = py - w.y[corner]!;
  const slack = SLACK + SLOPE * (Math.abs(x) + Math.abs(y));
  const one = ((w.x[corner]! - w.x[before]!) * y - (w.y[corner]! - w.y[before]!) * x) / length[before]!;
  const two = ((w.x[after]! - w.x[corner]!) * y - (w.y[after]! - w.y[corner]!) * x) / length[corner]!;
  if (one > slack && two > slack) return INSIDE;
  return one < -slack && two < -slack ? OUTSIDE : ALONG;
};

/** Whether a point lies inside a region, as the machine rounds it. */
export const isInRegion = (g: Region, px: number, py: number): boolean => {
  if (px <= g.minX || px >= g.maxX || py <= g.minY || py >= g.maxY) return false;
  const p = g.polygon;
  if (!p) return (px - g.x) * (px - g.x) + (py - g.y) * (py - g.y) < g.radius * g.radius;
  for (let k = 0; k < p.x.length; k++) {
    if (p.sideX[k]! * (py - p.y[k]!) - p.sideY[k]! * (px - p.x[k]!) <= 0) return false;
  }
  return true;
};

/** Whether a point lies inside a region, or under a flat side of the polygon that its round rim is taken for. */
export const isUnderRim = ({ wraps, regions }: Rims, i: number, { x, y }: Point): boolean =>
  isInRegion(regions[i]!, x, y) || isInsideWrap(wraps, i, x, y);

/** The tangent of 30°: a path that runs along a rim enters or leaves difficult ground at that angle to the shortest way. */
const SLANT = Math.sqrt(1 / 3);

/** The points of a rim by which a path would come from near inside it: straight, and slanting to both sides. Whole units. */
export const feetOf = (region: Region, p: Point): Point[] => {
  const g = region.polygon;
  if (!g) {
    const [x, y] = [p.x - region.x, p.y - region.y];
    const length = Math.sqrt(x * x + y * y);
    return length === 0 ? [] : feetAlong(region, x / length, y / length, p, region.radius - length);
  }
  const feet: Point[] = [];
  for (let k = 0; k < g.x.length; k++) {
    const [outX, outY] = [g.sideY[k]! / g.length[k]!, -g.sideX[k]! / g.length[k]!];
    const depth = (g.x[k]! - p.x) * outX + (g.y[k]! - p.y) * outY;
    if (depth < 2 * STEP) feet.push(...feetAlong(region, outX, outY, p, depth));
  }
  return feet;
};

const feetAlong = (region: Region, outX: number, outY: number, p: Point, depth: number): Point[] =>
  [0, SLANT * depth, -SLANT * depth].flatMap((aside) => {
    const [x, y] = [p.x + outX * depth - outY * aside, p.y + outY * depth + outX * aside];
    if (!region.polygon) return [onWrap(region, x, y)];
    const foot = { x: nearest(x + outX * OUT), y: nearest(y + outY * OUT) };
    return isFar(region, foot) ? [] : [foot];
  });

/** The point of a disc's rim, as the polygon it is taken for, in the direction of a point. */
const onWrap = (region: Region, px: number, py: number): Point => {
  const rim = rimOf(region);
  const [x, y] = [px - region.x, py - region.y];
  for (let k = 0; k < rim.length; k++) {
    const [a, b] = [rim[k]!, rim[k + 1 === rim.length ? 0 : k + 1]!];
    const [ax, ay, bx, by] = [a.x - region.x, a.y - region.y, b.x - region.x, b.y - region.y];
    if (ax * y - ay * x < 0 || x * by - y * bx <= 0) continue;
    const share = (ax * by - ay * bx) / (x * (by - ay) - y * (bx - ax));
    const out = OUT / Math.sqrt(x * x + y * y);
    return { x: nearest(region.x + x * (share + out)), y: nearest(region.y + y * (share + out)) };
  }
  return { x: nearest(px), y: nearest(py) };
};

/** Whether a point on the line of a side lies beyond its ends. */
const isFar = (g: Region, { x, y }: Point): boolean =>
  x < g.minX - OUT * 2 || x > g.maxX + OUT * 2 || y < g.minY - OUT * 2 || y > g.maxY + OUT * 2;
