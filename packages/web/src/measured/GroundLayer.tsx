// What lies flat on the table under the bases: where a base may go, how far an attack reaches.

import { memo, useId } from 'react';
import { n1, polygon } from '../parts/drawing/spots.ts';
import { circle, clockwise, hatch, type Loop } from './art/polygons.ts';
import css from './ground.module.css';
import { OnField } from './OnField.tsx';
import { EDGE, type Plane, spot, units } from './plane.ts';
import type { BoardRange, Outline } from './types.ts';

interface GroundLayerProps {
  readonly plane: Plane;
  readonly reach: Outline | undefined;
  readonly ranges: readonly BoardRange[];
}

export const GroundLayer = memo(({ plane, reach, ranges }: GroundLayerProps) => (
  <svg aria-hidden="true" className={css.layer} width={plane.width} height={plane.height}>
    <OnField plane={plane}>
      {reach && <Reach plane={plane} reach={reach} />}
      {ranges.map((range) => (
        <Range key={`${range.kind} ${range.x} ${range.y} ${range.most}`} plane={plane} range={range} />
      ))}
    </OnField>
  </svg>
));
GroundLayer.displayName = 'GroundLayer';

const SEAM = 1.2;

/** One area made of many that overlap: all turned the same way and filled as one; of their edges only what lies outside. */
const Reach = memo(({ plane, reach }: { readonly plane: Plane; readonly reach: Outline }) => {
  const id = useId();
  const loops = (areas: Outline['areas']): readonly Loop[] =>
    areas.filter((area) => area.length > 2).map((area) => clockwise(area.map((p) => spot(plane, p))));
  const d = loops(reach.areas).map(polygon).join('');
  const barred = loops(reach.noEnd);
  const stops = barred.map(polygon).join('');
  const whole = { x: 0, y: 0, width: plane.width, height: plane.height };
  return (
    <g>
      <mask id={`${id}-out`} maskUnits="userSpaceOnUse" {...whole}>
        <rect {...whole} fill="#fff" />
        {/* The stroke closes the hair-thin seams between areas that only touch. */}
        <path d={d} fill="#000" stroke="#000" strokeWidth={SEAM} />
      </mask>
      <mask id={`${id}-stay`} maskUnits="userSpaceOnUse" {...whole}>
        <rect {...whole} fill="#fff" />
        <path d={stops} fill="#000" />
      </mask>
      <clipPath id={`${id}-in`}>
        <path d={d} />
      </clipPath>
      <path className={css.reachFill} d={d} mask={`url(#${id}-stay)`} />
      <path className={css.reachEdge} d={d} mask={`url(#${id}-out)`} />
      <g clipPath={`url(#${id}-in)`}>
        <path
          className={css.barredHatch}
          d={barred.map((loop) => hatch(loop, { x: Math.SQRT1_2, y: Math.SQRT1_2 }, 8)).join('')}
        />
        <path className={css.barredEdge} d={stops} mask={`url(#${id}-stay)`} />
      </g>
    </g>
  );
});
Reach.displayName = 'Reach';

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
Range.displayName = 'Range';
