// The paper that a measured table is printed on, and its frame with the inches and the north.

import { inch } from '@muster/geometry';
import { memo } from 'react';
import { MARGIN } from '../parts/drawing/sheet.ts';
import { n1, type Spot } from '../parts/drawing/spots.ts';
import { EDGE, facing, INCH_UNITS, type Plane, spot } from './plane.ts';
import css from './terrain.module.css';
import type { Point } from './types.ts';

export const Sheet = memo(({ plane: { width, height } }: { readonly plane: Plane }) => (
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

/** Depth of the chequered bar around the field. */
const BAR = 5.5;

/** A bar of inches around the field, dark and light by turns, with numbers; half and quarter inches are ticked. */
export const Frame = memo(({ plane }: { readonly plane: Plane }) => {
  const { width, height } = plane;
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
        {numbersOf(plane).map(({ n, x, y }) => (
          <text key={`${n} ${x} ${y}`} x={n1(x)} y={n1(y)}>
            {n}
          </text>
        ))}
      </g>
      <North plane={plane} />
    </g>
  );
});

interface Numbered extends Spot {
  readonly n: number;
}

/** Inches from the south-west corner, on all four sides. */
const numbersOf = (plane: Plane): readonly Numbered[] => {
  const { fieldWidth, fieldHeight } = plane;
  const beyond = (p: Point, side: 0 | 1 | 2 | 3, n: number): Numbered => {
    const [on, out] = [spot(plane, p), facing(plane, side)];
    return { n, x: on.x + 17.5 * out.x, y: on.y + 17.5 * out.y + (out.y > 0 ? 1 : 0) };
  };
  return [
    ...inchesIn(fieldWidth).flatMap((n) => [
      beyond({ x: inch(n), y: fieldHeight }, 0, n),
      beyond({ x: inch(n), y: 0 }, 2, n),
    ]),
    ...inchesIn(fieldHeight).flatMap((n) => [
      beyond({ x: 0, y: inch(n) }, 3, n),
      beyond({ x: fieldWidth, y: inch(n) }, 1, n),
    ]),
  ];
};

/** Where north is, in the margin at a northern corner: directions are told by it. */
const North = ({ plane }: { readonly plane: Plane }) => {
  const corner = spot(plane, { x: plane.fieldWidth, y: plane.fieldHeight });
  const [north, east] = [facing(plane, 0), facing(plane, 1)];
  const [x, y] = [corner.x + 15 * (north.x + east.x), corner.y + 15 * (north.y + east.y)];
  return (
    <g className={css.north} transform={`translate(${n1(x)} ${n1(y)})`}>
      <path d="M0-14L4.5-4H-4.5Z" transform={`rotate(${plane.turn * 90})`} />
      <text>N</text>
    </g>
  );
};

/** The whole inches strictly inside a side. */
const inchesIn = (length: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil(length / inch(1)) - 1) }, (_, i) => i + 1);

const bar = (x: number, y: number, w: number, h: number): string => `M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}Z`;

/** Of the field as it is drawn. */
const boxOf = ({ width, height }: Plane) => ({
  right: width - EDGE,
  bottom: height - EDGE,
  w: width - 2 * EDGE,
  h: height - 2 * EDGE,
});

const barsOf = (plane: Plane): string => {
  const { right, bottom, w, h } = boxOf(plane);
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

const ticksOf = (plane: Plane): string => {
  const { w, h } = boxOf(plane);
  const { width, height } = plane;
  const [left, top, right, bottom] = [EDGE - BAR, EDGE - BAR, width - EDGE + BAR, height - EDGE + BAR];
  const long = (i: number): number => (i % 4 === 0 ? 4 : i % 2 === 0 ? 3 : 1.8);
  const quarter = INCH_UNITS / 4;
  let d = '';
  for (let i = 0; i * quarter <= w + 0.01; i++) {
    const x = n1(EDGE + i * quarter);
    d += `M${x} ${n1(top)}v${-long(i)}M${x} ${n1(bottom)}v${long(i)}`;
  }
  for (let i = 0; i * quarter <= h + 0.01; i++) {
    const y = n1(height - EDGE - i * quarter);
    d += `M${n1(left)} ${y}h${-long(i)}M${n1(right)} ${y}h${long(i)}`;
  }
  return d;
};

/** A line at every inch. */
export const gridOf = (plane: Plane): string => {
  const { right, bottom, w, h } = boxOf(plane);
  let d = '';
  for (let x = INCH_UNITS; x < w; x += INCH_UNITS) d += `M${n1(EDGE + x)} ${EDGE}V${n1(bottom)}`;
  for (let y = INCH_UNITS; y < h; y += INCH_UNITS) d += `M${EDGE} ${n1(bottom - y)}H${n1(right)}`;
  return d;
};
