/** Marks on floors and about models: one wash and one outline for each kind, on the board as it lies. */

import type { Space } from '@muster/heroes';
import { memo } from 'react';
import { n1, pathThrough, type Spot } from '../../../parts/drawing/spots.ts';
import css from './board.module.css';
import { cellOf, cornersOf, floorPath, type Layout, spaceIn, spotOf } from './layout.ts';
import { MARK_KINDS, type Mark } from './types.ts';

/** Edges of marked spaces towards others. */
const outlineOf = (layout: Layout, spaces: readonly Space[]): string => {
  const among = new Set(spaces);
  const { size } = layout;
  const has = (column: number, row: number): boolean =>
    column >= 0 && row >= 0 && column < size && row < size && among.has(spaceIn(layout, column, row));
  return spaces
    .map((space) => {
      const { column, row } = cellOf(layout, space);
      const [a, b, c, d] = cornersOf(layout, space, 0.03);
      return [
        has(column, row - 1) ? '' : pathThrough([a, b]),
        has(column + 1, row) ? '' : pathThrough([b, c]),
        has(column, row + 1) ? '' : pathThrough([c, d]),
        has(column - 1, row) ? '' : pathThrough([d, a]),
      ].join('');
    })
    .join('');
};

const along = (from: Spot, to: Spot, t: number): Spot => ({
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
});

/** Slanting lines on a floor: quiet, and seen without colour. */
const hatchOf = (layout: Layout, space: Space): string => {
  const [a, b, c, d] = cornersOf(layout, space, 0.08);
  return [0.35, 0.7, 1]
    .map((t) => pathThrough([along(a, d, t), along(a, b, t)]))
    .concat([0.35, 0.7].map((t) => pathThrough([along(d, c, t), along(b, c, t)])))
    .join('');
};

/** The other way, across whole floors, so that it runs on from one to the next. */
const strokesOf = (layout: Layout, space: Space): string => {
  const [a, b, c, d] = cornersOf(layout, space);
  return [0.5, 1]
    .map((t) => pathThrough([along(b, a, t), along(b, c, t)]))
    .concat(pathThrough([along(a, d, 0.5), along(c, d, 0.5)]))
    .join('');
};

interface MarksProps {
  readonly layout: Layout;
  readonly marks: readonly Mark[];
}

const isSame = (a: MarksProps, b: MarksProps): boolean =>
  a.layout === b.layout &&
  a.marks.length === b.marks.length &&
  a.marks.every(({ spaces }, i) => spaces === b.marks[i]!.spaces);

/** Marks of one kind: drawn again only where the spaces are others, for a hand that carries a piece changes the plan with each step. */
const MarksOf = memo(({ kind, layout, marks }: MarksProps & { readonly kind: Mark['kind'] }) => {
  const spaces = [...new Set(marks.flatMap((mark) => mark.spaces))];
  if (spaces.length === 0) return null;
  if (kind === 'danger')
    return (
      <path className={css.danger} data-mark={kind} d={spaces.map((space) => strokesOf(layout, space)).join('')} />
    );
  return (
    <g className={css[kind]} data-mark={kind}>
      <path className={css.wash} d={spaces.map((space) => floorPath(layout, space)).join('')} />
      {kind === 'threat' && <path className={css.hatch} d={spaces.map((s) => hatchOf(layout, s)).join('')} />}
      <path className={css.outline} d={outlineOf(layout, spaces)} />
    </g>
  );
}, isSame);

export const Marks = memo(({ layout, marks }: MarksProps) => (
  <g>
    {MARK_KINDS.map((kind) => (
      <MarksOf key={kind} kind={kind} layout={layout} marks={marks.filter((mark) => mark.kind === kind)} />
    ))}
  </g>
));

/** What a space costs. Figures of one digit are one text, each digit in its place: some hundreds of texts are slow to lay out. */
export const Costs = memo(
  ({ layout, costs }: { readonly layout: Layout; readonly costs: ReadonlyMap<Space, string> }) => {
    const digits = [...costs].filter(([, words]) => words.length === 1);
    const spots = digits.map(([space]) => spotOf(layout, space));
    return (
      <g className={css.costs}>
        {digits.length > 0 && (
          <text x={spots.map(({ x }) => n1(x)).join(' ')} y={spots.map(({ y }) => n1(y)).join(' ')}>
            {digits.map(([, words]) => words).join('')}
          </text>
        )}
        {[...costs].map(([space, words]) => {
          const { x, y } = spotOf(layout, space);
          return words.length === 1 ? null : (
            <text key={space} x={n1(x)} y={n1(y)}>
              {words}
            </text>
          );
        })}
      </g>
    );
  },
);

const bracketsOf = (corners: readonly Spot[]): string =>
  corners
    .map((corner, i) => {
      const [before, after] = [corners[(i + 3) % 4]!, corners[(i + 1) % 4]!];
      return pathThrough([along(corner, before, 0.28), corner, along(corner, after, 0.28)]);
    })
    .join('');

interface TargetProps {
  readonly layout: Layout;
  readonly space: Space;
  readonly side: number;
  readonly level: number;
  readonly chosen: boolean;
}

/** Brackets in the corners of what a model stands on: seen by form where red is not. */
export const TargetMark = memo(({ layout, space, side, level, chosen }: TargetProps) => {
  const { size, turned } = layout;
  const at = (dx: number, dy: number): Space => space + dy * size + dx;
  const last = side - 1;
  const [nw, ne, se, sw] = [at(0, last), at(last, last), at(last, 0), at(0, 0)];
  const order = turned ? [se, sw, nw, ne] : [nw, ne, se, sw];
  const corners = order.map((one, i) => cornersOf(layout, one, 0.02, level)[i]!);
  const d = bracketsOf(corners);
  return (
    <g className={css.target} data-chosen={chosen || undefined}>
      <path className={css.targetEdge} d={d} />
      <path className={css.targetLine} d={d} />
    </g>
  );
});

const FLAG = 'M-7 20V-18M-7-17H14L8-9.5L14-2H-7';

/** The four markers, numbered in the order in which they lie. */
export const Markers = memo(({ layout, markers }: { readonly layout: Layout; readonly markers: readonly Space[] }) => (
  <g>
    {markers.map((space, i) => {
      const { x, y } = spotOf(layout, space);
      return (
        <g key={space}>
          <path className={css.markerFloor} d={floorPath(layout, space, 0.06)} />
          <g transform={`translate(${n1(x)} ${n1(y)})`}>
            <path className={css.flag} d={FLAG} />
            <text className={css.markerNumber} x={1} y={-5}>
              {i + 1}
            </text>
          </g>
        </g>
      );
    })}
  </g>
));
