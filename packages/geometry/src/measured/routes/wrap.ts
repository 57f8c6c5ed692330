// The hull a base's centre must stay out of, as a polygon round it: an obstacle widened by the mover's radius has round
// corners, and the polygon touches them from outside in small steps. All corners are whole, chosen so that little is lost where
// lengths are rounded up, and every side passes the exact test of a leg. Shortest paths run from corner to corner.

import type { Point } from '../../hex.ts';
import { nearest, rootUp } from '../exact/exact.ts';
import type { Polygons } from '../ground/ground.ts';
import { isLegNearPoint } from '../ground/near.ts';

interface Direction {
  readonly x: number;
  readonly y: number;
}

/** The directions from a up to b, both included, bisected until the cosine between neighbours is `close`. */
const bisect = (a: Direction, b: Direction, close: number): Direction[] => {
  const dot = a.x * b.x + a.y * b.y;
  if (dot >= close) return [a, b];
  const [x, y] = dot > -0.99 ? [a.x + b.x, a.y + b.y] : [-a.y, a.x];
  const length = Math.sqrt(x * x + y * y);
  const middle = { x: x / length, y: y / length };
  return [...bisect(a, middle, close), ...bisect(middle, b, close).slice(1)];
};

/** cos 12°: a right angle is cut into eight arcs of 11.25°. */
const PIECE_STEP = 0.9781;

const AXES: readonly Direction[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/** 32 directions all round, as unit vectors, from east over north. */
export const COMPASS: readonly Direction[] = AXES.flatMap((a, i) =>
  bisect(a, AXES[(i + 1) % 4]!, PIECE_STEP).slice(0, -1),
);

/** Where the tangents of neighbouring directions meet, seen from the centre of the arc. */
const meetings = (radius: number, directions: readonly Direction[]): Direction[] =>
  directions.slice(1).map((b, i) => {
    const a = directions[i]!;
    const share = radius / (1 + a.x * b.x + a.y * b.y);
    return { x: (a.x + b.x) * share, y: (a.y + b.y) * share };
  });

/** Rounding to the nearest whole point moves a corner by less than this. */
const SLACK = 0.75;

/** Whole points near a corner: the nearest one a little farther out, which always serves, and its neighbours. */
const choices = ({ x, y }: Direction, radius: number): Point[] => {
  const share = 1 + SLACK / radius;
  const [nx, ny] = [nearest(x * share), nearest(y * share)];
  const [dx, dy] = [x * share < nx ? -1 : 1, y * share < ny ? -1 : 1];
  return [
    { x: nx, y: ny },
    { x: nx + dx, y: ny },
    { x: nx, y: ny + dy },
    { x: nx + dx, y: ny + dy },
  ];
};

interface Chain {
  readonly cost: number;
  readonly points: readonly Point[];
}

const legCost = (a: Point, b: Point, radius: number): number =>
  isLegNearPoint(a.x, a.y, b.x, b.y, 0, 0, radius) ? Infinity : rootUp((b.x - a.x) ** 2 + (b.y - a.y) ** 2);

/** The whole points along an arc round 0, 0 with the least sum of rounded lengths. `ends` prices the first and the last. */
const settleArc = (
  corners: readonly Direction[],
  radius: number,
  ends: (p: Point, isLast: boolean) => number,
): Chain => {
  let chains: Chain[] = choices(corners[0]!, radius).map((p) => ({ cost: ends(p, false), points: [p] }));
  for (const corner of corners.slice(1)) {
    chains = choices(corner, radius).map((p) => {
      const costs = chains.map(({ cost, points }) => cost + legCost(points[points.length - 1]!, p, radius));
      const best = costs.indexOf(Math.min(...costs));
      return { cost: costs[best]!, points: [...chains[best]!.points, p] };
    });
  }
  const costs = chains.map(({ cost, points }) => cost + ends(points[points.length - 1]!, true));
  return chains[costs.indexOf(Math.min(...costs))]!;
};

const bodyWraps = new Map<number, readonly Point[]>();

const moved = (points: readonly Point[], by: Point): Point[] =>
  points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));

/** Round a body: `radius` is how near the centres may come. */
export const wrapBody = (centre: Point, radius: number): Point[] => {
  const known = bodyWraps.get(radius) ?? makeBodyWrap(radius);
  bodyWraps.set(radius, known);
  return moved(known, centre);
};

const THIRD: Direction = { x: Math.sqrt(3) / 2, y: 0.5 };

/** 48 corners, the same in every mirror of the axes and diagonals: an eighth is settled, the rest are its images. */
const makeBodyWrap = (radius: number): readonly Point[] => {
  const [east, sixty] = [AXES[0]!, { x: THIRD.y, y: THIRD.x }];
  const quarter = [...bisect(east, THIRD, 0.99), ...bisect(THIRD, sixty, 0.99).slice(1)];
  const eighth = meetings(radius, quarter).slice(0, 6);
  const { points } = settleArc(eighth, radius, (p, isLast) =>
    isLast ? legCost(p, { x: p.y, y: p.x }, radius) / 2 : legCost(p, { x: p.x, y: -p.y }, radius) / 2,
  );
  const right = [...points, ...points.map(({ x, y }) => ({ x: y, y: x })).reverse()];
  return AXES.flatMap((axis) => right.map(({ x, y }) => ({ x: x * axis.x - y * axis.y, y: x * axis.y + y * axis.x })));
};

const cornerWraps = new Map<string, readonly Point[]>();

/** Round piece i: `radius` is how near to it the centre may come. */
export const wrapPiece = (g: Polygons, i: number, radius: number): Point[] => {
  const [from, to] = [g.first[i]!, g.first[i + 1]!];
  const outward = (k: number): Direction => ({ x: g.sideY[k]! / g.length[k]!, y: -g.sideX[k]! / g.length[k]! });
  const corners: Point[] = [];
  for (let k = from; k < to; k++) {
    const arc = bisect(outward(k === from ? to - 1 : k - 1), outward(k), PIECE_STEP);
    corners.push(...moved(wrapCorner(arc, radius), { x: g.x[k]!, y: g.y[k]! }));
  }
  return corners;
};

/** The two sides at a corner must stay clear too, beside the corners of the polygon. */
const wrapCorner = (arc: readonly Direction[], radius: number): readonly Point[] => {
  const [first, last] = [arc[0]!, arc[arc.length - 1]!];
  const key = `${radius} ${first.x} ${first.y} ${last.x} ${last.y}`;
  const isOut = (p: Point, n: Direction): boolean => p.x * n.x + p.y * n.y >= radius + 1e-6;
  const known =
    cornerWraps.get(key) ??
    settleArc(meetings(radius, arc), radius, (p, isLast) => (isOut(p, isLast ? last : first) ? 0 : Infinity)).points;
  if (cornerWraps.size > 5000) cornerWraps.clear();
  cornerWraps.set(key, known);
  return known;
};
