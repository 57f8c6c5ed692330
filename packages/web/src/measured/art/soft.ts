// Shores.

import { at, type Spot } from '../../parts/drawing/spots.ts';
import type { Loop } from './polygons.ts';

/** The loop with its corners rounded off. */
export const soft = (loop: Loop): string => {
  const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const curves = loop.map((p, i) => `Q${at(p)} ${at(middle(p, loop[(i + 1) % loop.length]!))}`);
  return `M${at(middle(loop.at(-1)!, loop[0]!))}${curves.join('')}Z`;
};
