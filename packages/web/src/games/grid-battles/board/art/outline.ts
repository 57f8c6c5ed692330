// Outlines of regions of hexes: closed loops along their borders, smoothed by an even hand.

import { inward, type Rim } from '../../../../parts/drawing/loops.ts';
import { at, type Spot } from '../../../../parts/drawing/spots.ts';
import { cornersAround, type MapLayout, neighbour } from '../layout.ts';

/** The border loops of the region, clockwise around it, counter-clockwise around holes. */
export const loopsOf = (layout: MapLayout, inside: (hex: number) => boolean): readonly (readonly Spot[])[] => {
  const next = new Map<string, { readonly from: Spot; readonly to: Spot }>();
  layout.centres.forEach((centre, hex) => {
    if (!inside(hex)) return;
    const corners = cornersAround(centre);
    for (let d = 0; d < 6; d++) {
      const other = neighbour(layout, hex, d);
      if (other >= 0 && inside(other)) continue;
      // Direction d (E, NE, …) lies between the corners 5 − d and 6 − d, counted clockwise from the one south of east.
      const from = corners[(11 - d) % 6]!;
      const to = corners[(12 - d) % 6]!;
      next.set(at(from), { from, to });
    }
  });
  const loops: Spot[][] = [];
  for (const [start, edge] of next) {
    if (!next.has(start)) continue;
    const loop: Spot[] = [];
    for (let step: typeof edge | undefined = edge; step; step = next.get(at(step.to))) {
      if (!next.delete(at(step.from))) break;
      loop.push(step.from);
    }
    loops.push(loop);
  }
  return loops;
};

/** The loop as evenly spaced points, each the mean of those within `soft` of it along the loop. */
export const rimOf = (loop: readonly Spot[], spacing: number, soft: number): readonly Rim[] => {
  const points = resample(loop, spacing);
  const count = points.length;
  const reach = Math.max(1, Math.round(soft / spacing));
  const smooth = points.map((_, i) => {
    let x = 0;
    let y = 0;
    for (let k = -reach; k <= reach; k++) {
      const p = points[(i + k + count * 8) % count]!;
      x += p.x;
      y += p.y;
    }
    return { x: x / (2 * reach + 1), y: y / (2 * reach + 1) };
  });
  return smooth.map((p, i) => {
    const a = smooth[(i + count - 1) % count]!;
    const b = smooth[(i + 1) % count]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { ...p, nx: (b.y - a.y) / length, ny: -(b.x - a.x) / length };
  });
};

const resample = (loop: readonly Spot[], spacing: number): readonly Spot[] =>
  loop.flatMap((a, i) => {
    const b = loop[(i + 1) % loop.length]!;
    const steps = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / spacing));
    return Array.from({ length: steps }, (_, k) => ({
      x: a.x + ((b.x - a.x) * k) / steps,
      y: a.y + ((b.y - a.y) * k) / steps,
    }));
  });

/** A point of the rim moved inwards. */
export const inset = (p: Rim, by: number): Spot => ({ x: p.x - p.nx * by, y: p.y - p.ny * by });

/** The loop moved inwards with its corners kept sharp; every corner of a hex outline is one of 120 degrees. */
export const insetLoop = (loop: readonly Spot[], by: number): readonly Spot[] =>
  loop.map((p, i) => {
    const a = loop[(i + loop.length - 1) % loop.length]!;
    const b = loop[(i + 1) % loop.length]!;
    const [inX, inY] = [inward(a, p), inward(p, b)];
    const [x, y] = [inX.x + inY.x, inX.y + inY.y];
    const reach = by / (Math.hypot(x, y) * Math.cos(Math.PI / 6));
    return { x: p.x + x * reach, y: p.y + y * reach };
  });
