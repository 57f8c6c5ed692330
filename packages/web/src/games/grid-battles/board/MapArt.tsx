// The printed map: sheet, tints, grid, engraving, labels. Drawn once for a map; zoom only switches classes on the root.

import { memo } from 'react';
import { DRAWN } from '../../../parts/drawing/aria.ts';
import { MARGIN } from '../../../parts/drawing/sheet.ts';
import { n1 } from '../../../parts/drawing/spots.ts';
import { engrave } from './art/engrave.ts';
import { HEX_WIDTH, layoutOf, type MapLayout, SIDE } from './layout.ts';
import css from './map.module.css';
import '../tokens.css';
import { inPlace } from '../../../parts/inPlace.tsx';

export interface MapArtProps {
  /** One text per row, one character per hex. */
  readonly rows: readonly string[];
  /** Without the paper and the frame around the hexes: for small previews. */
  readonly bare?: boolean;
  /** Half round. */
  readonly turned?: boolean;
}

/** An SVG group; the map's top left is 0, 0. */
export const MapArt = memo(({ rows, bare = false, turned = false }: MapArtProps) => {
  const layout = layoutOf(rows, turned);
  const { tints, strokes, grid, ticks } = engrave(layout);
  return (
    <g {...DRAWN} className={css.art}>
      {!bare && <Sheet layout={layout} />}
      {tints.map(({ terrain, d }) => (
        <path key={terrain} d={d} style={{ fill: `var(--map-tint-${terrain})` }} />
      ))}
      <path className={css.grid} d={grid} />
      {inPlace(strokes, ({ ink, d }) => (
        <path className={css[ink]} d={d} />
      ))}
      <path className={css.ticks} d={ticks} />
      {!bare && <Labels layout={layout} />}
    </g>
  );
});

const Sheet = ({ layout }: { readonly layout: MapLayout }) => {
  const { width, height } = layout;
  const rect = (out: number, className: string | undefined) => (
    <rect className={className} x={-out} y={-out} width={width + 2 * out} height={height + 2 * out} />
  );
  return (
    <>
      <rect
        className={css.sheetShadow}
        x={-MARGIN + 3}
        y={-MARGIN + 5}
        width={width + 2 * MARGIN}
        height={height + 2 * MARGIN}
      />
      {rect(MARGIN, css.sheet)}
      {rect(14, css.frameOuter)}
      {rect(9.6, css.frameInner)}
      <path className={css.frameBar} d={frameBars(width, height)} />
    </>
  );
};

/** The chequered bar between the two lines of the frame: one field for each column and each pair of rows. */
const frameBars = (width: number, height: number): string => {
  const bar = (x: number, y: number, w: number, h: number) => `M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}Z`;
  let d = '';
  for (let x = 0; x < width; x += 2 * HEX_WIDTH) {
    const w = Math.min(HEX_WIDTH, width - x);
    d += bar(x, -13.2, w, 3) + bar(x, height + 10.2, w, 3);
  }
  for (let y = 0; y < height; y += 3 * SIDE) {
    const h = Math.min(1.5 * SIDE, height - y);
    d += bar(-13.2, y, 3, h) + bar(width + 10.2, y, 3, h);
  }
  return d;
};

const Labels = ({ layout }: { readonly layout: MapLayout }) => (
  <g className={css.labels}>
    {layout.centres.map(({ x, y }, hex) => (
      <text key={layout.grid.labels[hex]} x={n1(x)} y={n1(y - 29.5)}>
        {layout.grid.labels[hex]}
      </text>
    ))}
  </g>
);
