// Marks under the counters: one wash and one outline for each kind, whatever the number of hexes.

import { hexAt } from '@muster/geometry';
import type { HexLabel } from '@muster/grid-battles';
import { memo } from 'react';
import { at, n1, pathThrough, polygon, type Spot } from '../../../parts/drawing/spots.ts';
import { loopsOf } from './art/outline.ts';
import css from './board.module.css';
import { cornersAround, hexPath, type MapLayout } from './layout.ts';
import { type HexMarks, MARK_KINDS, type MarkKind } from './marks.ts';

interface MarksProps {
  readonly layout: MapLayout;
  readonly marks: HexMarks;
}

/** Targets are drawn over the counters, by <TargetMarks>. */
const UNDER = MARK_KINDS.filter((kind) => kind !== 'target');

export const Marks = memo(({ layout, marks }: MarksProps) => (
  <g>
    {UNDER.map((kind) => (
      <Mark key={kind} layout={layout} marks={marks} kind={kind} />
    ))}
  </g>
));

export const TargetMarks = memo(({ layout, marks }: MarksProps) => (
  <g>
    {hexesOf(layout, marks.target).map((hex) => (
      <g key={hex} transform={placeAt(layout.centres[hex]!)}>
        <path className={css.targetEdge} d={BRACKETS} />
        <path className={css.target} d={BRACKETS} />
        <path className={css.pulse} d={TARGET_HEX} />
      </g>
    ))}
  </g>
));

const ORIGIN: Spot = { x: 0, y: 0 };
const TARGET_HEX = hexPath(ORIGIN, 2.5);
/** Brackets in the six corners of a hex: seen by form where red is not. */
const BRACKETS = (() => {
  const r = 37.5;
  const corner = (i: number): Spot => ({
    x: r * Math.cos((i * Math.PI) / 3 + Math.PI / 6),
    y: r * Math.sin((i * Math.PI) / 3 + Math.PI / 6),
  });
  const towards = (a: Spot, b: Spot): Spot => ({ x: a.x + (b.x - a.x) * 0.3, y: a.y + (b.y - a.y) * 0.3 });
  return [0, 1, 2, 3, 4, 5]
    .map((i) => pathThrough([towards(corner(i), corner(i + 5)), corner(i), towards(corner(i), corner(i + 1))]))
    .join('');
})();

const placeAt = (spot: Spot): string => `translate(${at(spot)})`;

const Mark = ({ layout, marks, kind }: MarksProps & { readonly kind: MarkKind }) => {
  const hexes = hexesOf(layout, marks[kind]);
  if (hexes.length === 0) return null;
  const edges = loopsOf(layout, (hex) => hexes.includes(hex)).map(polygon);
  return (
    <g className={css[kind]}>
      <path className={css.wash} d={hexes.map((hex) => layout.cells[hex]).join('')} />
      <path className={css.outline} d={edges.join('')} />
      {SYMBOL[kind] &&
        hexes.map((hex) => (
          <path key={hex} className={css.symbol} d={SYMBOL[kind]} transform={placeAt(layout.centres[hex]!)} />
        ))}
    </g>
  );
};

/** Slanting lines within a hex: quiet, and seen without colour. */
const HATCH = (() => {
  const corners = cornersAround(ORIGIN, 3);
  const lines: string[] = [];
  for (let offset = -48; offset <= 48; offset += 12) {
    const ends = corners.flatMap((a, i) => {
      const b = corners[(i + 1) % 6]!;
      const [p, q] = [a.x + a.y - offset, b.x + b.y - offset]; // the lines x + y = offset
      if (p * q > 0 || p === q) return [];
      const t = p / (p - q);
      return [{ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }];
    });
    if (ends.length >= 2) lines.push(pathThrough([ends[0]!, ends.at(-1)!]));
  }
  return lines.join('');
})();

/** A stud in each corner of the hex: seen beside a counter too. */
const STUDS = cornersAround(ORIGIN, 3.5)
  .map(({ x, y }) => `M${n1(x)} ${n1(y - 4)}l4 4l-4 4l-4-4Z`)
  .join('');

/** What tells the kinds apart without colour. */
const SYMBOL: Readonly<Partial<Record<MarkKind, string>>> = {
  reach: 'M-4 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0Z',
  goal: `M-7 13V-13M-7-12.4H12L7.4-6L12 .4H-7${STUDS}`,
  threat: HATCH,
};

const hexesOf = ({ grid }: MapLayout, labels: readonly HexLabel[] = []): readonly number[] => [
  ...new Set(labels.map((label) => hexAt(grid, label)!)),
];
