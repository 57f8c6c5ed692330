// A few blades here and there, so that open ground is ground and not blank paper.

import { jitter } from '../../parts/drawing/jitter.ts';
import { n1 } from '../../parts/drawing/spots.ts';
import { EDGE, type Plane } from '../plane.ts';
import { depthIn, type Loop } from './polygons.ts';

const GAP = 62;

export const grassOf = (plane: Plane, loops: readonly Loop[]): string => {
  const hand = jitter(`grass/${plane.width}/${plane.height}`);
  let d = '';
  for (let y = EDGE + GAP / 2; y < plane.height - EDGE; y += GAP) {
    for (let x = EDGE + GAP / 2; x < plane.width - EDGE; x += GAP) {
      const p = { x: x + hand.about(GAP / 2), y: y + hand.about(GAP / 2) };
      const [blades, lean] = [hand.whole(2, 4), hand.about(1)];
      const isFree = loops.every((loop) => depthIn(loop, p) < -10);
      if (isFree && Math.min(p.x, plane.width - p.x, p.y, plane.height - p.y) > EDGE + 6)
        d += blade(p.x, p.y, blades, lean);
    }
  }
  return d;
};

const blade = (x: number, y: number, count: number, lean: number): string =>
  Array.from({ length: count }, (_, i) => {
    const side = i - (count - 1) / 2;
    return `M${n1(x + side * 2.2)} ${n1(y)}l${n1(side * 1.1 + lean)} ${n1(-3.6 - (i % 2) * 1.6)}`;
  }).join('');
