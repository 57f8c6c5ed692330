// The core of an obstacle: what lies deeper than ε under each of its sides. A line crosses an obstacle when it enters the
// core; less is grazing, and grazing does not cross.

import type { Point } from '../../hex.ts';
import { EPSILON, nearest } from '../exact/exact.ts';
import { FINE } from '../ground/fine.ts';
import { type Ground, groundOf, makePolygons, type Polygons } from '../ground/ground.ts';
import { comparePointPolygon } from '../ground/near.ts';
import type { Field, Piece } from '../ground/shapes.ts';

const cores = new WeakMap<Field, Polygons>();

/** The cores of all pieces, in fine units. */
export const coresOf = (field: Field): Polygons => {
  const known = cores.get(field);
  if (known) return known;
  const ground = groundOf(field);
  const made = makePolygons(field.pieces.map((piece, i) => ({ corners: coreOf(ground, piece, i) })));
  cores.set(field, made);
  return made;
};

const coreOf = (ground: Ground, { corners }: Piece, i: number): readonly Point[] => {
  const depths = corners.map((_, k) => depthUnder(ground, i, k));
  return corners.map((corner, k) => {
    const before = (k + corners.length - 1) % corners.length;
    const at = ground.first[i]!;
    return inset(ground, at + before, depths[before]!, at + k, depths[k]!, corner);
  });
};

/** A wall of several tall pieces has no slits: where a side lies against another tall piece, the core reaches into it. */
const depthUnder = (ground: Ground, i: number, k: number): number => {
  const at = ground.first[i]! + k;
  const [x, y] = [ground.x[at]!, ground.y[at]!];
  const [x2, y2] = [x + ground.sideX[at]!, y + ground.sideY[at]!];
  if (ground.heights[i]! < ground.tall) return EPSILON;
  for (let j = 0; j < ground.count; j++) {
    if (j === i || ground.heights[j]! < ground.tall) continue;
    const isCovered =
      comparePointPolygon(ground, j, x, y, EPSILON) <= 0 && comparePointPolygon(ground, j, x2, y2, EPSILON) <= 0;
    if (isCovered) return -EPSILON - 1;
  }
  return EPSILON;
};

/** Where the lines meet that run at the given depths under two sides which meet at a corner. */
const inset = (g: Ground, a: number, depthA: number, b: number, depthB: number, corner: Point): Point => {
  const [ax, ay] = [g.sideX[a]! / g.length[a]!, g.sideY[a]! / g.length[a]!];
  const [bx, by] = [g.sideX[b]! / g.length[b]!, g.sideY[b]! / g.length[b]!];
  const turn = ax * by - ay * bx;
  const x = (depthA * bx - depthB * ax) / turn;
  const y = (depthA * by - depthB * ay) / turn;
  return { x: corner.x * FINE + nearest(x * FINE), y: corner.y * FINE + nearest(y * FINE) };
};
