// What lies on a measured table: bases are discs of any size, terrain is convex pieces that stand so high, a marker is a point.
// All coordinates are whole units of 1/100 mm; the field spans 0, 0 to width, height.

import type { Point } from '../../hex.ts';
import type { Length } from '../../units.ts';

/** A round base by its centre, as large as the game says. A disc of radius 0 is a point. */
export interface Disc extends Point {
  readonly radius: Length;
}

/** How high something stands, on a scale of the game's own. 0 is flat ground: it hinders nothing and may be stood on. */
export type Height = number;

/** One footprint with one height. A terrain feature is one piece or several. */
export interface Piece {
  /** Strictly convex, in the order in which the inside lies to the left where y points up. */
  readonly corners: readonly Point[];
  readonly height: Height;
}

/** The battlefield with its terrain. Tables derived from it are kept per object: change it by making a new one. */
export interface Field {
  readonly width: Length;
  readonly height: Length;
  readonly pieces: readonly Piece[];
  /** Pieces of this height and above hide what is behind them. */
  readonly tall: Height;
}

/** What can be measured to: a base, a point, or a footprint (a piece, a territory). */
export type Thing = Disc | Footprint;
export type Footprint = Pick<Piece, 'corners'>;

export const isDisc = (thing: Thing): thing is Disc => 'radius' in thing;

/** A line drawn on the table. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
}

export const disc = (x: Length, y: Length, radius: Length): Disc => ({ x, y, radius });

/** A marker, or a place on the ground: measured from its centre. */
export const marker = (x: Length, y: Length): Disc => ({ x, y, radius: 0 });

/** A piece with its sides along the table's. */
export const box = (x: Length, y: Length, width: Length, depth: Length, height: Height): Piece => ({
  corners: [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + depth },
    { x, y: y + depth },
  ],
  height,
});

/** Coordinates stay below this, so that every product of the exact tests has room. */
const FARTHEST = 2 ** 17;

export type PieceFault = 'tooFewCorners' | 'notWhole' | 'tooFar' | 'notConvex' | 'tooThin';

/** A piece must be thicker than this everywhere across its sides, or grazing would be all there is to it. */
const THINNEST = 100;

/** What is wrong with a footprint from outside; undefined when it may be used. */
export const faultOf = ({ corners }: Footprint): PieceFault | undefined => {
  if (corners.length < 3) return 'tooFewCorners';
  for (const { x, y } of corners) {
    if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y)) return 'notWhole';
    if (Math.abs(x) > FARTHEST || Math.abs(y) > FARTHEST) return 'tooFar';
  }
  if (!isConvex(corners)) return 'notConvex';
  return corners.some((_, i) => isTooThin(corners, i)) ? 'tooThin' : undefined;
};

const side = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/** Every corner turns left, and all together turn once. */
const isConvex = (corners: readonly Point[]): boolean => {
  const n = corners.length;
  for (let i = 0; i < n; i++) {
    const a = corners[i]!;
    const b = corners[(i + 1) % n]!;
    for (let j = 2; j < n; j++) {
      if (side(a, b, corners[(i + j) % n]!) <= 0) return false;
    }
  }
  return true;
};

/** Sides shorter than the tolerance allows, or no corner far enough behind this side. */
const isTooThin = (corners: readonly Point[], i: number): boolean => {
  const a = corners[i]!;
  const b = corners[(i + 1) % corners.length]!;
  const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
  const depth = Math.max(...corners.map((p) => side(a, b, p))) / length;
  return length < THINNEST || depth < THINNEST;
};
