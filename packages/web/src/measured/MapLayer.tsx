// The printed table: sheet, zones, terrain, frame with its inches. Drawn once for a field.

import { inch } from '@muster/geometry';
import { memo } from 'react';
import { MARGIN } from '../parts/drawing/sheet.ts';
import { n1 } from '../parts/drawing/spots.ts';
import { grassOf } from './art/grass.ts';
import { engraveField, loopOf } from './art/terrain.ts';
import { OnField } from './OnField.tsx';
import { EDGE, INCH_UNITS, type Plane, units } from './plane.ts';
import css from './terrain.module.css';
import type { BoardField, BoardZone } from './types.ts';
import { Zone } from './Zone.tsx';

interface MapLayerProps {
  readonly plane: Plane;
  readonly field: BoardField;
  readonly zones: readonly BoardZone[];
  /** Rules the sheet in inches. */
  readonly inches: boolean;
}

export const MapLayer = memo(({ plane, field, zones, inches }: MapLayerProps) => (
  <svg aria-hidden="true" className={css.layer} width={plane.width} height={plane.height}>
    <Sheet plane={plane} />
    <OnField plane={plane}>
      {zones.map((zone) => (
        <Zone key={zone.id} plane={plane} zone={zone} />
      ))}
    </OnField>
    {inches && <path className={css.grid} d={gridOf(plane)} />}
    <Terrain plane={plane} field={field} />
    <Frame plane={plane} />
  </svg>
));
MapLayer.displayName = 'MapLayer';

const Sheet = memo(({ plane: { width, height } }: { readonly plane: Plane }) => (
  <>
    <rect
      className={css.sheetShadow}
      x={4 - MARGIN}
      y={6 - MARGIN}
      width={width + 2 * MARGIN}
      height={height + 2 * MARGIN}
    />
    <rect className={css.sheet} x={-MARGIN} y={-MARGIN} width={width + 2 * MARGIN} height={height + 2 * MARGIN} />
    <rect className={css.field} x={EDGE} y={EDGE} width={width - 2 * EDGE} height={height - 2 * EDGE} />
  </>
));
Sheet.displayName = 'Sheet';

const Terrain = memo(({ plane, field }: Pick<MapLayerProps, 'plane' | 'field'>) => {
  const art = engraveField(plane, field);
  const grass = grassOf(
    plane,
    field.pieces.map((piece) => loopOf(plane, piece.corners)),
  );
  return (
    <>
      <path className={css.grass} d={grass} />
      <OnField plane={plane}>
        <path className={css.shadow} d={art.map(({ shadow }) => shadow).join('')} />
      </OnField>
      {art.map(({ strokes }, piece) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a field never change
        <g key={piece} data-piece={piece} data-height={field.pieces[piece]!.height}>
          {strokes.map(({ ink, d }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the strokes of a piece never change
            <path key={i} className={css[ink]} d={d} />
          ))}
        </g>
      ))}
    </>
  );
});
Terrain.displayName = 'Terrain';

/** Depth of the chequered bar around the field. */
const BAR = 5.5;

/** A bar of inches around the field, dark and light by turns, with numbers; half and quarter inches are ticked. */
const Frame = memo(({ plane }: { readonly plane: Plane }) => {
  const { width, height } = plane;
  const [right, bottom] = [width - EDGE, height - EDGE];
  return (
    <g>
      <path className={css.bars} d={barsOf(plane)} />
      <path className={css.ticks} d={ticksOf(plane)} />
      <rect className={css.frameInner} x={EDGE} y={EDGE} width={width - 2 * EDGE} height={height - 2 * EDGE} />
      <rect
        className={css.frameOuter}
        x={EDGE - BAR}
        y={EDGE - BAR}
        width={width - 2 * EDGE + 2 * BAR}
        height={height - 2 * EDGE + 2 * BAR}
      />
      <rect className={css.frameOuter} x={4 - MARGIN} y={4 - MARGIN} width={width + 32} height={height + 32} />
      <g className={css.numbers}>
        {inchesIn(plane.fieldWidth).map((n) => (
          <g key={n}>
            <text x={EDGE + n * INCH_UNITS} y={EDGE - 17.5}>
              {n}
            </text>
            <text x={EDGE + n * INCH_UNITS} y={bottom + 18.5}>
              {n}
            </text>
          </g>
        ))}
        {inchesIn(plane.fieldHeight).map((n) => (
          <g key={n}>
            <text x={EDGE - 17.5} y={bottom - n * INCH_UNITS}>
              {n}
            </text>
            <text x={right + 17.5} y={bottom - n * INCH_UNITS}>
              {n}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
});
Frame.displayName = 'Frame';

/** The whole inches strictly inside a side. */
const inchesIn = (length: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil(length / inch(1)) - 1) }, (_, i) => i + 1);

const bar = (x: number, y: number, w: number, h: number): string => `M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}Z`;

const barsOf = ({ width, height, fieldWidth, fieldHeight }: Plane): string => {
  const [right, bottom] = [width - EDGE, height - EDGE];
  const [w, h] = [units(fieldWidth), units(fieldHeight)];
  let d = '';
  for (let x = 0; x < w; x += 2 * INCH_UNITS) {
    const long = Math.min(INCH_UNITS, w - x);
    d += bar(EDGE + x, EDGE - BAR, long, BAR) + bar(EDGE + x, bottom, long, BAR);
  }
  for (let y = 0; y < h; y += 2 * INCH_UNITS) {
    const long = Math.min(INCH_UNITS, h - y);
    d += bar(EDGE - BAR, bottom - y - long, BAR, long) + bar(right, bottom - y - long, BAR, long);
  }
  return d;
};

const ticksOf = ({ width, height, fieldWidth, fieldHeight }: Plane): string => {
  const [left, top, right, bottom] = [EDGE - BAR, EDGE - BAR, width - EDGE + BAR, height - EDGE + BAR];
  const long = (i: number): number => (i % 4 === 0 ? 4 : i % 2 === 0 ? 3 : 1.8);
  const quarter = INCH_UNITS / 4;
  let d = '';
  for (let i = 0; i * quarter <= units(fieldWidth) + 0.01; i++) {
    const x = n1(EDGE + i * quarter);
    d += `M${x} ${n1(top)}v${-long(i)}M${x} ${n1(bottom)}v${long(i)}`;
  }
  for (let i = 0; i * quarter <= units(fieldHeight) + 0.01; i++) {
    const y = n1(height - EDGE - i * quarter);
    d += `M${n1(left)} ${y}h${-long(i)}M${n1(right)} ${y}h${long(i)}`;
  }
  return d;
};

const gridOf = ({ width, height, fieldWidth, fieldHeight }: Plane): string => {
  let d = '';
  for (const n of inchesIn(fieldWidth)) d += `M${n1(EDGE + n * INCH_UNITS)} ${EDGE}V${n1(height - EDGE)}`;
  for (const n of inchesIn(fieldHeight)) d += `M${EDGE} ${n1(height - EDGE - n * INCH_UNITS)}H${n1(width - EDGE)}`;
  return d;
};
