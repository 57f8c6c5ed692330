// Finding places where a base may stand (MW-R24, MW-R66, MW-R67, MW-R91): the one nearest to a wish, or a sample of an area. The
// nearest place to a forbidden wish lies on the border of something, or where two borders meet; all of these are tried, and
// what is returned passes the exact test.

import type { Point } from '../../hex.ts';
import type { Length } from '../../units.ts';
import { EPSILON, nearest, rootDown } from '../exact/exact.ts';
import { groundOf } from '../ground/ground.ts';
import type { Disc, Footprint } from '../ground/shapes.ts';
import { isWhollyWithin } from '../measuring/distance.ts';
import { isPlace, type Way } from './path.ts';

/** Where a place is wanted. All of what is given must hold. */
export interface Area {
  /** Base to base within `most` of each of these, and at least `least` away. */
  readonly rings?: readonly { readonly of: Disc; readonly least: Length; readonly most: Length }[];
  /** The whole base in each of these footprints: a territory. */
  readonly inside?: readonly Footprint[];
}

const NOWHERE: Area = {};

/** Whether the area allows a base there. The tolerance is that of "within" and "at least" (MW-R02). */
export const isInArea = (area: Area, p: Point, radius: Length): boolean => {
  for (const { of, least, most } of area.rings ?? []) {
    const squared = (p.x - of.x) ** 2 + (p.y - of.y) ** 2;
    const reach = radius + of.radius;
    if (squared > (reach + most + EPSILON) ** 2) return false;
    if (reach + least > EPSILON && squared < (reach + least - EPSILON) ** 2) return false;
  }
  return (area.inside ?? []).every((footprint) => isWhollyWithin({ x: p.x, y: p.y, radius }, footprint, 0));
};

/** A border that the centre may not pass: a circle, or a stretch of a straight line. */
type Border =
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly r: number }
  | { readonly kind: 'line'; readonly x: number; readonly y: number; readonly dx: number; readonly dy: number };

/** The legal place nearest to the wish in the area; undefined when there is none. Whole units, ties by x, then y. */
export const nearestPlace = (way: Way, wish: Point, area: Area = NOWHERE): Point | undefined => {
  const isGood = (p: Point): boolean => isInArea(area, p, way.radius) && isPlace(way, p);
  const whole = { x: nearest(wish.x), y: nearest(wish.y) };
  if (isGood(whole)) return whole;
  const borders = bordersOf(way, area).sort((a, b) => distanceTo(a, wish) - distanceTo(b, wish));
  let best: Point | undefined;
  let least = Infinity;
  const attempt = (p: Point): void => {
    if ((p.x - wish.x) ** 2 + (p.y - wish.y) ** 2 > (Math.sqrt(least) + 3) ** 2) return;
    for (const q of around(p)) {
      const squared = (q.x - wish.x) ** 2 + (q.y - wish.y) ** 2;
      const isBetter =
        squared < least || (squared === least && best && (q.x < best.x || (q.x === best.x && q.y < best.y)));
      if (isBetter && isGood(q)) [best, least] = [q, squared];
    }
  };
  for (const border of borders) {
    if (distanceTo(border, wish) ** 2 > least) break;
    attempt(footOn(border, wish));
  }
  borders.forEach((a, i) => {
    if (distanceTo(a, wish) ** 2 > least) return;
    for (let j = 0; j < i; j++) for (const p of meetingsOf(a, borders[j]!)) attempt(p);
  });
  return best;
};

/** Whole points at and about a point. */
const around = ({ x, y }: Point): Point[] => {
  const [cx, cy] = [nearest(x), nearest(y)];
  return OFFSETS.map(([dx, dy]) => ({ x: cx + dx, y: cy + dy }));
};

const OFFSETS: readonly (readonly [number, number])[] = [-2, -1, 0, 1, 2]
  .flatMap((dx) => [-2, -1, 0, 1, 2].map((dy) => [dx, dy] as const))
  .sort((a, b) => a[0] ** 2 + a[1] ** 2 - b[0] ** 2 - b[1] ** 2);

/** Everything the centre of the base may not pass, at the very border of what is allowed. */
const bordersOf = (way: Way, area: Area): Border[] => {
  const { field, radius } = way;
  const r = radius - EPSILON;
  const borders: Border[] = [
    ...bodiesOf(way).map((body): Border => ({ kind: 'circle', x: body.x, y: body.y, r: r + body.radius })),
    ...polygonBorders(
      [
        { x: 0, y: 0 },
        { x: field.width, y: 0 },
        { x: field.width, y: field.height },
        { x: 0, y: field.height },
      ],
      -r,
    ),
  ];
  const { heights } = groundOf(field);
  field.pieces.forEach(({ corners }, i) => {
    if (heights[i] === 0) return;
    borders.push(...polygonBorders(corners, r));
    for (const { x, y } of corners) borders.push({ kind: 'circle', x, y, r });
  });
  for (const { of, least, most } of area.rings ?? []) {
    borders.push({ kind: 'circle', x: of.x, y: of.y, r: radius + of.radius + most + EPSILON });
    if (least > 0) borders.push({ kind: 'circle', x: of.x, y: of.y, r: radius + of.radius + least - EPSILON });
  }
  for (const { corners } of area.inside ?? []) borders.push(...polygonBorders(corners, -r));
  return borders;
};

const bodiesOf = ({ bodies, passable }: Way): readonly Disc[] => (passable ? [...bodies, ...passable] : bodies);

/** The sides of a polygon, moved outwards. */
const polygonBorders = (corners: readonly Point[], outwards: number): Border[] =>
  corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const share = outwards / Math.sqrt(dx * dx + dy * dy);
    return { kind: 'line', x: a.x + dy * share, y: a.y - dx * share, dx, dy };
  });

/** The point of a border nearest to p. */
const footOn = (border: Border, p: Point): Point => {
  const [x, y] = [p.x - border.x, p.y - border.y];
  if (border.kind === 'circle') {
    const length = Math.sqrt(x * x + y * y);
    const share = length === 0 ? 0 : border.r / length;
    return length === 0
      ? { x: border.x + border.r, y: border.y }
      : { x: border.x + x * share, y: border.y + y * share };
  }
  const { dx, dy } = border;
  const share = Math.min(1, Math.max(0, (dx * x + dy * y) / (dx * dx + dy * dy)));
  return { x: border.x + dx * share, y: border.y + dy * share };
};

const distanceTo = (border: Border, p: Point): number => {
  const foot = footOn(border, p);
  return Math.sqrt((foot.x - p.x) ** 2 + (foot.y - p.y) ** 2);
};

/** Where two borders cross. */
const meetingsOf = (a: Border, b: Border): Point[] => {
  if (a.kind === 'line') return b.kind === 'line' ? linesMeet(a, b) : lineMeetsCircle(a, b);
  return b.kind === 'line' ? lineMeetsCircle(b, a) : circlesMeet(a, b);
};

type LineBorder = Extract<Border, { kind: 'line' }>;
type CircleBorder = Extract<Border, { kind: 'circle' }>;

const linesMeet = (a: LineBorder, b: LineBorder): Point[] => {
  const turn = a.dx * b.dy - a.dy * b.dx;
  if (turn === 0) return [];
  const share = ((b.x - a.x) * b.dy - (b.y - a.y) * b.dx) / turn;
  return share < -0.01 || share > 1.01 ? [] : [{ x: a.x + a.dx * share, y: a.y + a.dy * share }];
};

const lineMeetsCircle = (a: LineBorder, c: CircleBorder): Point[] => {
  const squared = a.dx * a.dx + a.dy * a.dy;
  const along = (a.dx * (c.x - a.x) + a.dy * (c.y - a.y)) / squared;
  const [x, y] = [a.x + a.dx * along - c.x, a.y + a.dy * along - c.y];
  const half = Math.sqrt(Math.max(0, c.r * c.r - x * x - y * y) / squared);
  if (x * x + y * y > (c.r + 1) * (c.r + 1)) return [];
  return [along - half, along + half]
    .filter((share) => share > -0.01 && share < 1.01)
    .map((share) => ({ x: a.x + a.dx * share, y: a.y + a.dy * share }));
};

const circlesMeet = (a: CircleBorder, b: CircleBorder): Point[] => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const squared = dx * dx + dy * dy;
  const distance = Math.sqrt(squared);
  if (distance === 0 || distance > a.r + b.r + 1 || distance < Math.abs(a.r - b.r) - 1) return [];
  const along = (squared + a.r * a.r - b.r * b.r) / (2 * squared);
  const aside = Math.sqrt(Math.max(0, a.r * a.r - along * along * squared) / squared);
  const [x, y] = [a.x + dx * along, a.y + dy * along];
  return [
    { x: x - dy * aside, y: y + dx * aside },
    { x: x + dy * aside, y: y - dx * aside },
  ];
};

/** Legal places of an area on a triangular lattice of the given spacing, row by row. */
export const samplePlaces = (way: Way, area: Area, spacing: Length): Point[] => {
  const { field, radius } = way;
  const rise = rootDown(Math.floor((spacing * spacing * 3) / 4));
  const found: Point[] = [];
  for (let row = 0, y = radius; y <= field.height - radius; row++, y += rise) {
    for (let x = radius + (row % 2 === 0 ? 0 : spacing >> 1); x <= field.width - radius; x += spacing) {
      if (isInArea(area, { x, y }, radius) && isPlace(way, { x, y })) found.push({ x, y });
    }
  }
  return found;
};
