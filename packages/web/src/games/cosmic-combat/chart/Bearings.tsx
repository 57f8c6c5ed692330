/** How the chart lies: a compass that one can see, and whose edge is near. */

import { memo } from 'react';
import { EDGE, type Plane, spot } from '../../../measured/plane.ts';
import type { Point } from '../../../measured/types.ts';
import { n1 } from '../../../parts/drawing/spots.ts';
import { screenAngle } from './ChartShip.tsx';
import css from './chart.module.css';

/** A rose in the far corner that one can see: its needle shows north, however the chart is turned. */
const Compass = ({ plane }: { readonly plane: Plane }) => {
  const turn = screenAngle(plane, NORTH) + 90;
  const [x, y] = [plane.width - EDGE - 76, EDGE + 76];
  const a = (turn * Math.PI) / 180;
  return (
    <g className={css.compass} transform={`translate(${n1(x)} ${n1(y)}) scale(1.8)`}>
      <g transform={`rotate(${n1(turn)})`}>
        <path className={css.rose} d="M0 16L5 0L0-16L-5 0ZM16 0L0 5L-16 0L0-5Z" />
        <path className={css.needle} d="M0-22L5 0H-5Z" />
      </g>
      <text className={css.northWord} x={n1(33 * Math.sin(a))} y={n1(-33 * Math.cos(a))}>
        N
      </text>
    </g>
  );
};
const NORTH = 900;

/** `your edge`, just inside of it. */
const OwnEdge = ({ plane, own }: { readonly plane: Plane; readonly own: Point }) => {
  const { x, y } = spot(plane, own);
  const inside = (at: number, most: number): number => (at < most / 4 ? at + 28 : at > (3 * most) / 4 ? at - 28 : at);
  return (
    <text className={css.ownEdge} x={n1(inside(x, plane.width))} y={n1(inside(y, plane.height))}>
      your edge
    </text>
  );
};

interface Props {
  readonly plane: Plane;
  /** The middle of the own edge; undefined for who only looks on. */
  readonly own: Point | undefined;
}

export const Bearings = memo(({ plane, own }: Props) => (
  <svg aria-hidden="true" className={css.chart} width={plane.width} height={plane.height}>
    <Compass plane={plane} />
    {own !== undefined && <OwnEdge plane={plane} own={own} />}
  </svg>
));
