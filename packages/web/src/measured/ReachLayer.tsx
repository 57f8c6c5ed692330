// The area a base may go to, on a sheet of its own: drawn when it changes, and afresh when zoom or light have changed.

import { zoomTransform } from 'd3-zoom';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { drawReach, type ReachPaths, reachPaths } from './art/reach.ts';
import css from './ground.module.css';
import { EDGE, type Plane } from './plane.ts';
import type { Outline } from './types.ts';

/** Of a side, in pixels: seen from very near it may be a little soft. */
const MOST = 2600;

interface Props {
  readonly plane: Plane;
  readonly reach: Outline;
  /** In the other ink: a part of what is in reach. */
  readonly near?: boolean;
}

export const ReachLayer = memo(({ plane, reach, near = false }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const paths = useMemo(() => reachPaths(plane, reach), [plane, reach]);
  useLayoutEffect(() => {
    const node = canvas.current;
    const table = node?.closest<HTMLElement>('[data-zoom]');
    if (!node || !table) return;
    const redraw = () => draw(node, plane, paths, zoomTransform(table).k);
    redraw();
    const changes = new MutationObserver(redraw);
    changes.observe(table, { attributes: true, attributeFilter: ['data-rest'] });
    changes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-light'] });
    const light = matchMedia('(prefers-color-scheme: dark)');
    light.addEventListener('change', redraw);
    return () => {
      changes.disconnect();
      light.removeEventListener('change', redraw);
    };
  }, [plane, paths]);
  return (
    <div aria-hidden="true" className={css.reach} data-near={near || undefined}>
      <canvas ref={canvas} style={{ width: plane.width, height: plane.height }} />
    </div>
  );
});

const draw = (canvas: HTMLCanvasElement, plane: Plane, paths: ReachPaths, k: number): void => {
  const scale = Math.min(k * devicePixelRatio, MOST / Math.max(plane.width, plane.height));
  canvas.width = Math.ceil(plane.width * scale);
  canvas.height = Math.ceil(plane.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.scale(canvas.width / plane.width, canvas.height / plane.height);
  pen.beginPath();
  pen.rect(EDGE, EDGE, plane.width - 2 * EDGE, plane.height - 2 * EDGE);
  pen.clip();
  const ink = inkOf(canvas);
  pen.strokeStyle = ink;
  pen.fillStyle = ink;
  drawReach(pen, paths);
};

const inks = new Map<string, string>();

/** By the light: asking the page for a colour makes it work out all of its styles at once. */
const inkOf = (canvas: HTMLElement): string => {
  const light = `${canvas.parentElement?.dataset['near']} ${document.documentElement.dataset['light']} ${matchMedia('(prefers-color-scheme: dark)').matches}`;
  const ink = inks.get(light) ?? getComputedStyle(canvas).color;
  inks.set(light, ink);
  return ink;
};
