// Closed loops around what is drawn.

import type { Spot } from './spots.ts';

/** A point of a loop; the normal points out of the region. */
export interface Rim extends Spot {
  readonly nx: number;
  readonly ny: number;
}

/** Into the region, at right angles to an edge walked clockwise. */
export const inward = (a: Spot, b: Spot): Spot => {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
};

/** About every `spacing` a point along each edge, the same number on every edge of about the same length. */
export const alongLoop = (loop: readonly Spot[], spacing: number): readonly Rim[] =>
  loop.flatMap((a, i) => {
    const b = loop[(i + 1) % loop.length]!;
    const into = inward(a, b);
    const steps = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / spacing));
    return Array.from({ length: steps }, (_, k) => {
      const t = (k + 0.5) / steps;
      return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, nx: -into.x, ny: -into.y };
    });
  });
