// What lies flat on the table under the bases: how far an attack reaches, and where others could strike.

import { memo, useId } from 'react';
import { n1, polygon } from '../parts/drawing/spots.ts';
import { inPlace } from '../parts/inPlace.tsx';
import { circle } from './art/polygons.ts';
import { loopOf } from './art/terrain.ts';
import css from './ground.module.css';
import { OnField } from './OnField.tsx';
import { EDGE, type Plane, spot, units } from './plane.ts';
import type { BoardDisc, BoardField, BoardRange } from './types.ts';

interface GroundLayerProps {
  readonly plane: Plane;
  readonly ranges: readonly BoardRange[];
  /** Discs that overlap: drawn as one area. */
  readonly threat: readonly BoardDisc[];
  readonly field: BoardField;
}

export const GroundLayer = memo(({ plane, ranges, threat, field }: GroundLayerProps) => (
  <svg aria-hidden="true" className={css.layer} width={plane.width} height={plane.height}>
    <OnField plane={plane}>
      <Pieces plane={plane} field={field} />
      {threat.length > 0 && <Threat plane={plane} discs={threat} />}
      {ranges.map((range) => (
        <Range key={`${range.kind} ${range.x} ${range.y} ${range.most}`} plane={plane} range={range} />
      ))}
    </OnField>
  </svg>
));

/** Not seen: what a hand that rests on a piece of terrain asks about. */
const Pieces = memo(({ plane, field }: Pick<GroundLayerProps, 'plane' | 'field'>) =>
  inPlace(field.pieces, (piece, i) => (
    <path className={css.piece} data-card={`piece ${i}`} d={polygon(loopOf(plane, piece.corners))} />
  )),
);

/** A quiet hatching, without an edge: nobody stands on a line. */
const Threat = memo(({ plane, discs }: { readonly plane: Plane; readonly discs: readonly BoardDisc[] }) => {
  const id = useId();
  const d = discs.map((disc) => circle(spot(plane, disc), units(disc.radius))).join('');
  return (
    <>
      <pattern id={id} width={11} height={11} patternUnits="userSpaceOnUse" patternTransform="rotate(58)">
        <path className={css.threatLine} d="M0 5.5H11" />
      </pattern>
      <path className={css.threat} d={d} fill={`url(#${id})`} />
    </>
  );
});

const Range = memo(({ plane, range }: { readonly plane: Plane; readonly range: BoardRange }) => {
  const { least = 0, most, radius, kind, text } = range;
  const centre = spot(plane, range);
  const [inner, outer] = [units(radius + least), units(radius + most)];
  const edges = circle(centre, outer) + (least > 0 ? circle(centre, inner) : '');
  // Near the far edge of the table the words stand below.
  const above = centre.y - outer > EDGE + 22;
  return (
    <g className={css.range} data-kind={kind}>
      <path className={css.rangeTint} fillRule="evenodd" d={edges} />
      <path className={css.rangeHalo} d={edges} />
      <path className={css.rangeEdge} d={edges} />
      {text && (
        <text x={n1(centre.x)} y={n1(above ? centre.y - outer : Math.min(centre.y + outer, plane.height - EDGE - 14))}>
          {text}
        </text>
      )}
    </g>
  );
});
