// Pan and zoom of the hex board for this table, and the scale for what keeps its size on the screen.

import { zoomTransform } from 'd3-zoom';
import { type RefObject, useEffect, useMemo } from 'react';
import { type BoardZoom, type Insets, useBoardZoom } from '../parts/drawing/useBoardZoom.ts';
import { layoutFor, type Plane, spot } from './plane.ts';
import type { Point } from './types.ts';

interface Parts {
  readonly table: RefObject<HTMLDivElement | null>;
  /** What is moved and scaled. */
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** What holds labels: they are scaled back by `--un`. */
  readonly overlay: RefObject<HTMLDivElement | null>;
}

/** Below this scale fine work is left out. */
const LITTLE = 0.45;

export const useTableZoom = (parts: Parts, plane: Plane, insets: Insets, home: Point | undefined): BoardZoom => {
  const { table, sheet, overlay } = parts;
  const layout = useMemo(() => layoutFor(plane), [plane]);
  // Only the style of what is moved is written to, so a division does as well as a drawing.
  const moved = sheet as unknown as RefObject<SVGSVGElement | null>;
  const zoom = useBoardZoom({ table, plane: moved }, layout, insets, home && spot(plane, home));

  useEffect(() => {
    const [node, moves] = [table.current, sheet.current];
    if (!node || !moves) return;
    const write = (): void => {
      const { k } = zoomTransform(node);
      overlay.current?.style.setProperty('--un', String(Math.round(1000 / k) / 1000));
      const detail = k < LITTLE ? 'little' : 'full';
      if (node.dataset['detail'] !== detail) node.dataset['detail'] = detail;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(moves, { attributes: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [table, sheet, overlay]);

  return zoom;
};
