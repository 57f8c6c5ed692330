// Where words stand on a measured table: they hide no base, or as few as can be.

import type { Length, Point } from '@muster/geometry';
import type { Spot } from '../parts/drawing/spots.ts';
import { type Plane, spot, units } from './plane.ts';

/** What lies there and had better be seen. */
export type Lying = Point & { readonly radius: Length };

/** In units of the drawing. */
export interface WordsSize {
  readonly w: number;
  readonly h: number;
}

/** Pixels of the table where words lie closest: the whole of it in sight, at a desk. Zoomed in they hide less. */
const WHOLE = 720;
const [CHARACTER, LINE, PADDING] = [7, 17, 12];

export const sizeOfWords = (plane: Plane, lines: readonly string[]): WordsSize => {
  const scale = Math.max(plane.width, plane.height) / WHOLE;
  const most = Math.max(...lines.map((line) => line.length));
  return { w: scale * (CHARACTER * most + PADDING), h: scale * LINE * lines.length };
};

/** Of places, by the middle of the words there, the one that hides the fewest; of several the first. */
export const leastHiding = <P extends { readonly middle: Spot }>(
  plane: Plane,
  places: readonly P[],
  { w, h }: WordsSize,
  lying: readonly Lying[],
): P => {
  const discs = lying.map((one) => ({ ...spot(plane, one), r: units(one.radius) }));
  const hidden = places.map(
    ({ middle }) =>
      discs.filter(({ x, y, r }) => {
        const across = Math.max(0, Math.abs(x - middle.x) - w / 2);
        const along = Math.max(0, Math.abs(y - middle.y) - h / 2);
        return across * across + along * along < r * r;
      }).length,
  );
  return places[hidden.indexOf(Math.min(...hidden))]!;
};
