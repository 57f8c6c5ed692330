// Lines that decide: of sight, of attack, of cover, and the ruler; what stands in their way is marked.

import { memo, type Ref, useImperativeHandle, useState } from 'react';
import { DRAWN } from '../parts/drawing/aria.ts';
import { at, n1, polygon, type Spot } from '../parts/drawing/spots.ts';
import { circle } from './art/polygons.ts';
import { loopOf } from './art/terrain.ts';
import css from './overlay.module.css';
import { type Plane, spot, units } from './plane.ts';
import type { BoardField, BoardLine, LineMark, Point } from './types.ts';
import { type Lying, leastHiding, sizeOfWords } from './wordsPlace.ts';

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
  /** What had better not be hidden by words. */
  readonly lying?: readonly Lying[];
}

const NOTHING: readonly Lying[] = [];

export const LinesLayer = memo(({ ref, plane, field, lines, cursor, lying = NOTHING }: LinesLayerProps) => {
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
      {shown.map(
        (line) => line.text && <Label key={keyOf(line)} plane={plane} line={line} text={line.text} lying={lying} />,
      )}
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

/** How far along a line its words may stand, where they stand best first. */
const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

/** A short line lies between bases that stand close: its words stand above them, else somewhere about them. */
const placesAbout = ({ x, y }: Spot, above: number): readonly Spot[] => [
  { x, y: above },
  ...[1, 2, 3].flatMap((far) => [
    { x, y: y - far * ABOVE },
    { x, y: y + far * ABOVE },
    { x: x - far * ABOVE, y },
    { x: x + far * ABOVE, y },
  ]),
];

interface LabelProps {
  readonly plane: Plane;
  readonly line: BoardLine;
  readonly text: string;
  readonly lying: readonly Lying[];
}

const Label = ({ plane, line, text, lying }: LabelProps) => {
  const [from, to] = [spot(plane, line.from), spot(plane, line.to)];
  const along = (share: number): Spot => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  const isShort = Math.hypot(to.x - from.x, to.y - from.y) < SHORT;
  const places = isShort ? placesAbout(along(0.5), Math.min(from.y, to.y) - ABOVE) : SHARES.map(along);
  const { x, y } = leastHiding(
    plane,
    places.map((middle) => ({ middle })),
    sizeOfWords(plane, [text]),
    lying,
  ).middle;
  return (
    <div {...DRAWN} className={css.label} data-kind={line.kind} style={{ translate: `${n1(x)}px ${n1(y)}px` }}>
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
