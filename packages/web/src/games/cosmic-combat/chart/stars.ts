/** The sky of a chart: stars by their brightness, a few of them joined, and the circles of the sky. Pure, seeded by the map. */

import { circle } from '../../../measured/art/polygons.ts';
import { jitter } from '../../../parts/drawing/jitter.ts';
import { star } from '../../../parts/drawing/shapes.ts';
import type { Sheet } from '../../../parts/drawing/sheet.ts';
import { at, n1, type Spot } from '../../../parts/drawing/spots.ts';

export interface Sky {
  readonly faint: string;
  readonly stars: string;
  readonly bright: string;
  readonly figures: string;
  readonly circles: string;
}

/** Units of the drawing per star. */
const AREA = 9000;

export const skyOf = (seed: string, { width, height }: Sheet): Sky => {
  const chance = jitter(`sky ${seed}`);
  const place = (): Spot => ({ x: chance.between(20, width - 20), y: chance.between(20, height - 20) });
  const count = Math.round((width * height) / AREA);
  const dots = (many: number, low: number, high: number): string =>
    Array.from({ length: many }, () => circle(place(), chance.between(low, high))).join('');
  const bright = Array.from({ length: Math.max(6, Math.round(count / 14)) }, place);
  return {
    faint: dots(count, 0.8, 1.5),
    stars: dots(Math.round(count / 3), 1.6, 2.6),
    bright: bright.map((p) => star(p.x, p.y, 4, chance.between(7, 11), 2)).join(''),
    figures: figuresOf(bright),
    circles: circlesOf({ width, height }),
  };
};

/** Bright stars that lie close are joined, as constellations are. */
const figuresOf = (bright: readonly Spot[]): string => {
  const near = (p: Spot): Spot | undefined =>
    bright
      .filter((q) => q !== p && q.x > p.x)
      .sort((a, b) => Math.hypot(a.x - p.x, a.y - p.y) - Math.hypot(b.x - p.x, b.y - p.y))[0];
  return bright
    .map((p) => {
      const q = near(p);
      const far = q === undefined ? 0 : Math.hypot(q.x - p.x, q.y - p.y);
      if (q === undefined || far > 380 || far < 50) return '';
      const on = (t: number): Spot => ({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t });
      return `M${at(on(14 / far))}L${at(on(1 - 14 / far))}`;
    })
    .join('');
};

/** About a pole beyond the chart. */
const circlesOf = ({ width, height }: Sheet): string => {
  const pole = { x: width * 0.62, y: -height * 0.35 };
  const far = Math.hypot(width, height) * 1.4;
  let d = '';
  for (let r = 420; r < far; r += 420) d += circle(pole, r);
  for (let a = 15; a < 180; a += 15) {
    const [c, s] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    d += `M${n1(pole.x + 200 * c)} ${n1(pole.y + 200 * s)}L${n1(pole.x + far * c)} ${n1(pole.y + far * s)}`;
  }
  return d;
};
