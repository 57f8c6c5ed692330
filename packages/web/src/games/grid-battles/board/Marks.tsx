// Marks under the counters: one wash and one outline for each kind, whatever the number of hexes.

import { hexAt } from '@muster/geometry';
import type { HexLabel } from '@muster/grid-battles';
import { memo } from 'react';
import { n1, polygon, type Spot } from '../../../parts/drawing/spots.ts';
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
    {UNDER.map((kind) => {
      const hexes = hexesOf(layout, marks, kind);
      return hexes.length > 0 && <Mark key={kind} layout={layout} kind={kind} hexes={hexes} />;
    })}
  </g>
));

export const TargetMarks = memo(({ layout, marks }: MarksProps) => (
  <g>
    {hexesOf(layout, marks, 'target').map((hex) => (
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
  const part = (a: Spot, b: Spot, t: number) => `${n1(a.x + (b.x - a.x) * t)} ${n1(a.y + (b.y - a.y) * t)}`;
  return [0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        `M${part(corner(i), corner(i + 5), 0.3)}L${part(corner(i), corner(i), 0)}L${part(corner(i), corner(i + 1), 0.3)}`,
    )
    .join('');
})();

const placeAt = ({ x, y }: Spot): string => `translate(${n1(x)} ${n1(y)})`;

const Mark = ({
  layout,
  kind,
  hexes,
}: {
  readonly layout: MapLayout;
  readonly kind: MarkKind;
  readonly hexes: readonly number[];
}) => {
  const among = new Set(hexes);
  const centres = hexes.map((hex) => layout.centres[hex]!);
  return (
    <g className={css[kind]}>
      <path className={css.wash} d={centres.map((centre) => hexPath(centre)).join('')} />
      <path
        className={css.outline}
        d={loopsOf(layout, (hex) => among.has(hex))
          .map(polygon)
          .join('')}
      />
      {SYMBOL[kind] &&
        centres.map((centre) => (
          <path key={placeAt(centre)} className={css.symbol} d={SYMBOL[kind]} transform={placeAt(centre)} />
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
    if (ends.length >= 2)
      lines.push(`M${n1(ends[0]!.x)} ${n1(ends[0]!.y)}L${n1(ends.at(-1)!.x)} ${n1(ends.at(-1)!.y)}`);
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
  blocked: 'M-8-8L8 8M8-8L-8 8',
  threat: HATCH,
};

const hexesOf = (layout: MapLayout, marks: HexMarks, kind: MarkKind): readonly number[] => {
  const found = new Set<number>();
  for (const [label, is] of marks as Iterable<readonly [HexLabel, MarkKind]>) {
    const hex = is === kind ? hexAt(layout.grid, label) : undefined;
    if (hex !== undefined) found.add(hex);
  }
  return [...found];
};
