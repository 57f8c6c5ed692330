// A field in the form the exact tests read: flat arrays of corners, side lengths and bounds, made once per field object.

import type { Field, Footprint, Height } from './shapes.ts';

export interface Polygons {
  readonly count: number;
  /** Corners of polygon i are those from first[i] up to first[i + 1]. */
  readonly first: Int32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** The side from each corner to the next: as a vector, its squared length, its length rounded by the machine. */
  readonly sideX: Float64Array;
  readonly sideY: Float64Array;
  readonly squared: Float64Array;
  readonly length: Float64Array;
  readonly minX: Float64Array;
  readonly minY: Float64Array;
  readonly maxX: Float64Array;
  readonly maxY: Float64Array;
}

export interface Ground extends Polygons {
  /** Of each piece. */
  readonly heights: Float64Array;
  readonly tall: Height;
}

export const makePolygons = (shapes: readonly Footprint[], scale = 1): Polygons => {
  const count = shapes.length;
  const total = shapes.reduce((sum, { corners }) => sum + corners.length, 0);
  const floats = (size: number) => new Float64Array(size);
  const p: Polygons = {
    count,
    first: new Int32Array(count + 1),
    x: floats(total),
    y: floats(total),
    sideX: floats(total),
    sideY: floats(total),
    squared: floats(total),
    length: floats(total),
    minX: floats(count).fill(Infinity),
    minY: floats(count).fill(Infinity),
    maxX: floats(count).fill(-Infinity),
    maxY: floats(count).fill(-Infinity),
  };
  for (let i = 0, at = 0; i < count; i++) {
    const { corners } = shapes[i]!;
    corners.forEach((corner, k) => {
      const next = corners[(k + 1) % corners.length]!;
      const [x, y] = [corner.x * scale, corner.y * scale];
      const [sideX, sideY] = [next.x * scale - x, next.y * scale - y];
      [p.x[at], p.y[at], p.sideX[at], p.sideY[at]] = [x, y, sideX, sideY];
      p.squared[at] = sideX * sideX + sideY * sideY;
      p.length[at] = Math.sqrt(p.squared[at]!);
      p.minX[i] = Math.min(p.minX[i]!, x);
      p.minY[i] = Math.min(p.minY[i]!, y);
      p.maxX[i] = Math.max(p.maxX[i]!, x);
      p.maxY[i] = Math.max(p.maxY[i]!, y);
      at++;
    });
    p.first[i + 1] = at;
  }
  return p;
};

const grounds = new WeakMap<Field, Ground>();

export const groundOf = (field: Field): Ground => {
  const known = grounds.get(field);
  if (known) return known;
  const heights = Float64Array.from(field.pieces, (piece) => piece.height);
  const ground = { ...makePolygons(field.pieces), heights, tall: field.tall };
  grounds.set(field, ground);
  return ground;
};

const single = new WeakMap<Footprint, Polygons>();

/** One footprint by itself, as polygon 0. */
export const polygonOf = (shape: Footprint): Polygons => {
  const known = single.get(shape);
  if (known) return known;
  const polygon = makePolygons([shape]);
  single.set(shape, polygon);
  return polygon;
};
