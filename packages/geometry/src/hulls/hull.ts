// Bases with a facing, and whatever else has a convex outline: all of it is corners in whole units and a rim round them. A disc is
// one corner with a rim as wide as its radius, so that every question is asked of one kind of thing.

import type { Point } from '../hex.ts';
import { nearest } from '../measured/exact/exact.ts';
import type { Length } from '../units.ts';
import { cosine, type Facing, facingOf, ONE, sine } from './sine.ts';

/** A convex outline: a base, a piece of terrain, a region. */
export interface Body {
  /** One, or three and more: strictly convex, the inside to the left where y points up. No side longer than 2^15. */
  readonly corners: readonly Point[];
  /** How far the outline lies beyond the corners. */
  readonly rim: Length;
}

/** A base: its centre, its facing and its sides; on a round base both sides are the diameter. */
export interface Hull extends Body, Point {
  readonly facing: Facing;
  /** Along the facing. */
  readonly length: Length;
  /** Across the facing. */
  readonly width: Length;
}

/** The sides of a hull in the order of its corners: side k runs from corner k to the next. */
export const HULL_SIDES = ['front', 'left', 'back', 'right'] as const;
export type HullSide = (typeof HULL_SIDES)[number];

export const isRound = (body: Body): boolean => body.corners.length === 1;

/** corners to the nearest unit, halves away from zero. The one function that says where the corners are. Sides are even. */
export const hull = (x: Length, y: Length, facing: Facing, length: Length, width: Length): Hull => {
  const [c, s] = [cosine(facing), sine(facing)];
  const [ahead, aside] = [length / 2, width / 2];
  // The corner ahead on the left, and the one ahead on the right; the others lie opposite, so the centre stays the centre.
  const [leftX, leftY] = [nearest((ahead * c - aside * s) / ONE), nearest((ahead * s + aside * c) / ONE)];
  const [rightX, rightY] = [nearest((ahead * c + aside * s) / ONE), nearest((ahead * s - aside * c) / ONE)];
  const corners = [
    { x: x + rightX, y: y + rightY },
    { x: x + leftX, y: y + leftY },
    { x: x - rightX, y: y - rightY },
    { x: x - leftX, y: y - leftY },
  ];
  return { x, y, facing: facingOf(facing), length, width, corners, rim: 0 };
};

/** A round base; the facing matters only to one that moves. */
export const roundHull = (x: Length, y: Length, facing: Facing, diameter: Length): Hull => ({
  x,
  y,
  facing: facingOf(facing),
  length: diameter,
  width: diameter,
  corners: [{ x, y }],
  rim: diameter / 2,
});

export const disc = (x: Length, y: Length, radius: Length): Body => ({ corners: [{ x, y }], rim: radius });

export const polygon = (corners: readonly Point[]): Body => ({ corners, rim: 0 });

/** The same base elsewhere. Its outline is that of before: corners are rounded about the centre. */
export const movedTo = (of: Hull, x: Length, y: Length): Hull => {
  const [dx, dy] = [x - of.x, y - of.y];
  const corners = of.corners.map((p) => ({ x: p.x + dx, y: p.y + dy }));
  return { x, y, facing: of.facing, length: of.length, width: of.width, corners, rim: of.rim };
};

/** The same base about its centre. */
export const turnedTo = (of: Hull, facing: Facing): Hull =>
  isRound(of) ? roundHull(of.x, of.y, facing, of.length) : hull(of.x, of.y, facing, of.length, of.width);

/** The place a whole distance away in a direction, to the nearest unit. */
export const placeAt = (from: Point, direction: Facing, distance: Length): Point => ({
  x: from.x + nearest((distance * cosine(direction)) / ONE),
  y: from.y + nearest((distance * sine(direction)) / ONE),
});

/** The same base a whole distance further in a direction, its facing kept. */
export const slid = (of: Hull, direction: Facing, distance: Length): Hull => {
  const to = placeAt(of, direction, distance);
  return movedTo(of, to.x, to.y);
};

/** The direction from one point to another, to the nearest tenth of a degree; undefined between a point and itself. */
export const bearing = (from: Point, to: Point): Facing | undefined => {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (x === 0 && y === 0) return undefined;
  // The last tenth that does not lie left of the line, then whichever of it and the next is nearer.
  const start = y >= 0 ? (x > 0 ? 0 : 900) : x < 0 ? 1800 : 2700;
  let low = start;
  let high = start + 900;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (leftOf(middle, x, y) >= 0) low = middle;
    else high = middle;
  }
  return facingOf(leftOf(low, x, y) + leftOf(high, x, y) > 0 ? high : low);
};

/** How far left of a direction x, y lies. */
const leftOf = (facing: Facing, x: number, y: number): number => cosine(facing) * y - sine(facing) * x;
