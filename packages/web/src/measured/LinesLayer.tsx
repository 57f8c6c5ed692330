// Lines that decide: of sight, of attack, of cover, and the ruler; what stands in their way is marked.

import { memo, type Ref, useImperativeHandle, useState } from 'react';
import { DRAWN } from '../parts/drawing/aria.ts';
import { at, n1, polygon, type Spot } from '../parts/drawing/spots.ts';
import { circle } from './art/polygons.ts';
import { loopOf } from './art/terrain.ts';
import css from './overlay.module.css';
import { type Plane, spot, units } from './plane.ts';
import type { BoardField, BoardLine, LineMark, Point } from './types.ts';

export interface LinesHandle {
  /** Shown instead of those told by props; null for those again. */
  readonly set: (lines: readonly BoardLine[] | null) => void;
}

interface LinesLayerProps {
  readonly ref: Ref<LinesHandle>;
  readonly plane: Plane;
  readonly field: BoardField;
  readonly lines: readonly BoardLine[];
  /** The keyboard's place on the ground. */
  readonly cursor: Point | undefined;
}

export const LinesLayer = memo(({ ref, plane, field, lines, cursor }: LinesLayerProps) => {
  const [instead, setInstead] = useState<readonly BoardLine[] | null>(null);
  useImperativeHandle(ref, () => ({ set: setInstead }), []);
  const shown = instead ?? lines;
  return (
    <>
      <svg aria-hidden="true" className={css.lines} width={plane.width} height={plane.height}>
        {shown.map((line) => (
          <Line key={keyOf(line)} plane={plane} field={field} line={line} />
        ))}
        {cursor && <Cursor at={spot(plane, cursor)} />}
      </svg>
      {shown.map((line) => line.text && <Label key={keyOf(line)} plane={plane} line={line} text={line.text} />)}
    </>
  );
});

const keyOf = ({ kind, from, to }: BoardLine): string => `${kind} ${from.x} ${from.y} ${to.x} ${to.y}`;

const Line = ({
  plane,
  field,
  line,
}: {
  readonly plane: Plane;
  readonly field: BoardField;
  readonly line: BoardLine;
}) => {
  const [from, to] = [spot(plane, line.from), spot(plane, line.to)];
  const d = `M${at(from)}L${at(to)}`;
  return (
    <g className={css.line} data-kind={line.kind}>
      {line.marks?.map((mark) => {
        const outline = outlineOfMark(plane, field, mark);
        return <path key={outline} className={css.mark} d={outline} />;
      })}
      <path className={css.lineEdge} d={d} />
      <path className={css.lineInk} d={d} />
      {POINTED.includes(line.kind) && <path className={css.head} d={arrow(from, to)} />}
      {line.kind === 'ruler' && <path className={css.lineInk} d={stops(from, to)} />}
      {DOTTED.includes(line.kind) && <Ends from={from} to={to} />}
    </g>
  );
};

const POINTED: readonly BoardLine['kind'][] = ['fire', 'blow', 'trail'];
const DOTTED: readonly BoardLine['kind'][] = ['clear', 'blocked', 'cover'];

/** A head at the end, of the drawing's own size. */
const arrow = (from: Spot, to: Spot): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const back = (side: number): Spot => ({ x: to.x - 13 * x - side * 7 * y, y: to.y - 13 * y + side * 7 * x });
  return `M${at(to)}L${at(back(1))}L${at(back(-1))}Z`;
};

const Ends = ({ from, to }: { readonly from: Spot; readonly to: Spot }) => (
  <>
    <circle cx={n1(from.x)} cy={n1(from.y)} r={4} />
    <circle cx={n1(to.x)} cy={n1(to.y)} r={4} />
  </>
);

/** A short stroke across each end of the ruler. */
const stops = (from: Spot, to: Spot): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [(-(to.y - from.y) / length) * 7, ((to.x - from.x) / length) * 7];
  return [from, to].map((p) => `M${at({ x: p.x - x, y: p.y - y })}L${at({ x: p.x + x, y: p.y + y })}`).join('');
};

const outlineOfMark = (plane: Plane, field: BoardField, mark: LineMark): string => {
  if (!('piece' in mark)) return circle(spot(plane, mark), units(mark.radius) + 3);
  const piece = field.pieces[mark.piece];
  return piece ? polygon(loopOf(plane, piece.corners)) : '';
};

/** In units of the drawing: less than two bases and what is written on the line. */
const SHORT = 150;
const ABOVE = 52;

const Label = ({ plane, line, text }: { readonly plane: Plane; readonly line: BoardLine; readonly text: string }) => {
  const [from, to] = [spot(plane, line.from), spot(plane, line.to)];
  // a short line lies between bases that stand close: its words stand above them
  const isShort = Math.hypot(to.x - from.x, to.y - from.y) < SHORT;
  const y = isShort ? Math.min(from.y, to.y) - ABOVE : (from.y + to.y) / 2;
  const middle = `${n1((from.x + to.x) / 2)}px ${n1(y)}px`;
  return (
    <div {...DRAWN} className={css.label} data-kind={line.kind} style={{ translate: middle }}>
      {text}
    </div>
  );
};

const Cursor = ({ at: { x, y } }: { readonly at: Spot }) => (
  <g className={css.cursor} transform={`translate(${n1(x)} ${n1(y)})`}>
    <path className={css.cursorEdge} d="M-16 0H-5M16 0H5M0-16V-5M0 16V5" />
    <path className={css.cursorLine} d="M-16 0H-5M16 0H5M0-16V-5M0 16V5" />
    <circle className={css.cursorDot} r={2} />
  </g>
);
