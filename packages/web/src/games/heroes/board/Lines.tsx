/** Lines over the board: a way in the making, sight, blows, trails, who stands with whom. */

import { memo } from 'react';
import { ARROW_HEAD, n1, pathThrough, turnedAt } from '../../../parts/drawing/spots.ts';
import { inPlace } from '../../../parts/inPlace.tsx';
import css from './board.module.css';
import { type Layout, project } from './layout.ts';
import type { Line } from './types.ts';

const POINTED: readonly Line['kind'][] = ['way', 'trace', 'blow'];

const LineArt = ({ layout, line }: { readonly layout: Layout; readonly line: Line }) => {
  const spots = line.points.map(({ x, y, z }) => project(layout, x, y, z));
  if (spots.length < 2) return null;
  const d = pathThrough(spots);
  const [before, end] = [spots.at(-2)!, spots.at(-1)!];
  return (
    <g className={css.line} data-kind={line.kind} data-seat={line.seat}>
      <path className={css.lineEdge} d={d} />
      <path className={css.lineInk} d={d} />
      {POINTED.includes(line.kind) && (
        <path className={css.lineHead} d={ARROW_HEAD} transform={turnedAt(end, before, end)} />
      )}
      {line.kind === 'sight' || line.kind === 'blocked' ? (
        <>
          <circle cx={n1(spots[0]!.x)} cy={n1(spots[0]!.y)} r={4} />
          <circle cx={n1(end.x)} cy={n1(end.y)} r={4} />
        </>
      ) : null}
      {line.text !== undefined && (
        <g transform={`translate(${n1(end.x)} ${n1(end.y - 24)})`}>
          <circle className={css.textRim} r={12} />
          <text className={css.lineText} dy="0.35em">
            {line.text}
          </text>
        </g>
      )}
    </g>
  );
};

export const Lines = memo(({ layout, lines }: { readonly layout: Layout; readonly lines: readonly Line[] }) => (
  <g>
    {inPlace(lines, (line) => (
      <LineArt layout={layout} line={line} />
    ))}
  </g>
));
