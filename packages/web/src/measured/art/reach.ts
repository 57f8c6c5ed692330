// Where a base may go, drawn: one area made of many that overlap. All are turned the same way and filled as one; of their
// edges only what lies outside is seen. Masks in SVG would say it too, at many times the price of each painting.

import { polygon } from '../../parts/drawing/spots.ts';
import { type Plane, spot } from '../plane.ts';
import type { Outline } from '../types.ts';
import { clockwise, hatch, type Loop } from './polygons.ts';

export interface ReachPaths {
  readonly area: string;
  /** Where it may pass and not stay. */
  readonly barred: string;
  readonly hatching: string;
}

export const reachPaths = (plane: Plane, reach: Outline): ReachPaths => {
  const loops = (areas: Outline['areas']): readonly Loop[] =>
    areas.filter((area) => area.length > 2).map((area) => clockwise(area.map((p) => spot(plane, p))));
  const barred = loops(reach.noEnd);
  return {
    area: loops(reach.areas).map(polygon).join(''),
    barred: barred.map(polygon).join(''),
    hatching: barred.map((loop) => hatch(loop, { x: Math.SQRT1_2, y: Math.SQRT1_2 }, 8)).join(''),
  };
};

/** Closes the hair-thin seams between areas that only touch. */
const SEAM = 1.2;

/** Onto a clean sheet, in the ink that is set. */
export const drawReach = (pen: CanvasRenderingContext2D, paths: ReachPaths): void => {
  const [area, barred] = [new Path2D(paths.area), new Path2D(paths.barred)];
  const stroke = (path: Path2D, width: number, strength: number): void => {
    pen.lineWidth = width;
    pen.globalAlpha = strength;
    pen.stroke(path);
  };
  const rub = (run: () => void): void => {
    pen.globalAlpha = 1;
    pen.globalCompositeOperation = 'destination-out';
    run();
    pen.globalCompositeOperation = 'source-over';
  };
  pen.lineJoin = 'round';
  stroke(area, 5, 1);
  rub(() => {
    pen.fill(area);
    stroke(area, SEAM, 1);
  });
  pen.globalAlpha = 0.17;
  pen.fill(area);
  if (paths.barred === '') return;
  pen.save();
  pen.clip(area);
  stroke(barred, 2.4, 0.7);
  rub(() => pen.fill(barred));
  stroke(new Path2D(paths.hatching), 1.1, 0.6);
  pen.restore();
};
