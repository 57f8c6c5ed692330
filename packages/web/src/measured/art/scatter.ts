// Places for the marks of an engraver inside a footprint.

import type { Jitter } from '../../parts/drawing/jitter.ts';
import type { Spot } from '../../parts/drawing/spots.ts';
import { boundsOf, depthIn, type Loop } from './polygons.ts';

/** Spots at least `inside` from every side, on a shaken grid. */
export const scatter = (loop: Loop, gap: number, inside: number, hand: Jitter): readonly Spot[] => {
  const { minX, minY, maxX, maxY } = boundsOf(loop);
  const spots: Spot[] = [];
  for (let y = minY + gap / 2, row = 0; y < maxY; y += gap * 0.8, row++) {
    for (let x = minX + (row % 2 ? gap : gap / 2); x < maxX; x += gap) {
      const p = { x: x + hand.about(gap * 0.22), y: y + hand.about(gap * 0.18) };
      if (depthIn(loop, p) >= inside) spots.push(p);
    }
  }
  return spots;
};
