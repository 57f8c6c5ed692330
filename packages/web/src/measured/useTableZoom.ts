// Pan and zoom of this table, and the scale for what keeps its size on the screen.

import { zoomTransform } from 'd3-zoom';
import { type RefObject, useEffect } from 'react';
import { type BoardZoom, type Insets, useBoardZoom } from '../parts/drawing/useBoardZoom.ts';
import { type Plane, spot } from './plane.ts';
import type { Point } from './types.ts';

interface Parts {
  readonly table: RefObject<HTMLDivElement | null>;
  /** What is moved and scaled. */
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** What holds labels and lines: labels are scaled back by `--label` at once, lines by `--un` once the scale rests. */
  readonly overlay: RefObject<HTMLDivElement | null>;
}

/** Below this scale fine work is left out. */
const LITTLE = 0.45;

/** One's own bases, shown first on a small screen (`Mine`). */
export interface MineHere {
  readonly when: string;
  readonly at: readonly Point[];
}

export const useTableZoom = (
  parts: Parts,
  plane: Plane,
  insets: Insets,
  home: Point | undefined,
  mine?: MineHere | undefined,
): BoardZoom => {
  const { table, sheet, overlay } = parts;
  // One's own edge is as wide as the table, or as high where it lies on its side.
  const edge = plane.turn % 2 === 0 ? { span: plane.width } : { rise: plane.height };
  const zoom = useBoardZoom(
    { table, plane: sheet },
    plane,
    insets,
    home && {
      ...spot(plane, home),
      ...edge,
      mine: mine && { when: mine.when, at: mine.at.map((p) => spot(plane, p)) },
    },
  );

  useEffect(() => {
    const [node, moves] = [table.current, sheet.current];
    if (!node || !moves) return;
    const put = (name: string): void =>
      overlay.current?.style.setProperty(name, String(Math.round(1000 / zoomTransform(node).k) / 1000));
    const label = (): void => put('--label');
    const draw = (): void => {
      put('--un');
      const detail = zoomTransform(node).k < LITTLE ? 'little' : 'full';
      if (node.dataset['detail'] !== detail) node.dataset['detail'] = detail;
    };
    label();
    draw();
    const moving = new MutationObserver(label);
    moving.observe(moves, { attributes: true, attributeFilter: ['style'] });
    const resting = new MutationObserver(draw);
    resting.observe(node, { attributes: true, attributeFilter: ['data-rest'] });
    return () => {
      moving.disconnect();
      resting.disconnect();
    };
  }, [table, sheet, overlay]);

  return zoom;
};
