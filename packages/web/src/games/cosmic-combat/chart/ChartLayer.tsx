/** The printed chart: sky, zones, what lies in space, the frame with its inches. Drawn once for a field. */

import type { Piece } from '@muster/cosmic-combat';
import { inch } from '@muster/geometry';
import { memo } from 'react';
import { Frame, Sheet } from '../../../measured/Frame.tsx';
import { OnField } from '../../../measured/OnField.tsx';
import { EDGE, INCH_UNITS, type Plane, spot, units } from '../../../measured/plane.ts';
import type { BoardZone } from '../../../measured/types.ts';
import { Zone } from '../../../measured/Zone.tsx';
import { n1 } from '../../../parts/drawing/spots.ts';
import { inPlace } from '../../../parts/inPlace.tsx';
import css from './chart.module.css';
import { engravePiece, outlineOf, type PieceShape } from './pieces.ts';
import { skyOf } from './stars.ts';
import type { ChartField } from './types.ts';

const shapeOf = (plane: Plane, piece: Piece): PieceShape => {
  const inches = (x: number, y: number) => spot(plane, { x: inch(x), y: inch(y) });
  if ('poly' in piece) return { loop: piece.poly.map(([x, y]) => inches(x, y)) };
  const [x, y, r] = piece.disc;
  return { disc: { ...inches(x, y), r: units(inch(r)) } };
};

const Sky = memo(({ plane, seed }: { readonly plane: Plane; readonly seed: string }) => {
  const sky = skyOf(seed, plane);
  return (
    <OnField plane={plane}>
      <rect className={css.space} width={plane.width} height={plane.height} />
      <path className={css.circles} d={sky.circles} />
      <path className={css.crosses} d={crossesOf(plane)} />
      <path className={css.figures} d={sky.figures} />
      <path className={css.faint} d={sky.faint} />
      <path className={css.stars} d={sky.stars} />
      <path className={css.bright} d={sky.bright} />
    </OnField>
  );
});

/** Every three inches a small cross: distances are judged by them. */
const crossesOf = ({ width, height }: Plane): string => {
  const step = 3 * INCH_UNITS;
  let d = '';
  for (let x = EDGE + step; x < width - EDGE - 1; x += step)
    for (let y = height - EDGE - step; y > EDGE + 1; y -= step)
      d += `M${n1(x - 5)} ${n1(y)}h10M${n1(x)} ${n1(y - 5)}v10`;
  return d;
};

const Pieces = memo(({ plane, field }: { readonly plane: Plane; readonly field: ChartField }) => (
  <OnField plane={plane}>
    {inPlace(field.pieces, ({ piece }, i) => {
      const shape = shapeOf(plane, piece);
      return (
        <g data-kind={piece.kind}>
          {inPlace(engravePiece(piece.kind, shape, `${field.map.id} ${i}`), ({ ink, d }) => (
            <path className={css[ink]} d={d} />
          ))}
          <path className={css.touch} data-card={`piece ${i}`} d={outlineOf(shape)} />
        </g>
      );
    })}
  </OnField>
));

interface Props {
  readonly plane: Plane;
  readonly field: ChartField;
  readonly zones: readonly BoardZone[];
}

export const ChartLayer = memo(({ plane, field, zones }: Props) => (
  <svg aria-hidden="true" className={css.chart} width={plane.width} height={plane.height}>
    <Sheet plane={plane} />
    <Sky plane={plane} seed={field.map.id} />
    <OnField plane={plane}>
      {zones.map((zone) => (
        <Zone key={zone.id} plane={plane} zone={zone} />
      ))}
    </OnField>
    <Pieces plane={plane} field={field} />
    <Frame plane={plane} />
  </svg>
));
