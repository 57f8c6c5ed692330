// The printed table: sheet, zones, terrain, frame with its inches. Drawn once for a field.

import { inch } from '@muster/geometry';
import { memo } from 'react';
import { inPlace } from '../parts/inPlace.tsx';
import { grassOf } from './art/grass.ts';
import { engraveField, loopOf } from './art/terrain.ts';
import { Frame, gridOf, Sheet } from './Frame.tsx';
import { OnField } from './OnField.tsx';
import type { Plane } from './plane.ts';
import css from './terrain.module.css';
import type { BoardField, BoardZone } from './types.ts';
import { Zone } from './Zone.tsx';

interface MapLayerProps {
  readonly plane: Plane;
  readonly field: BoardField;
  readonly zones: readonly BoardZone[];
  /** Rules the sheet in inches. */
  readonly inches: boolean;
}

/** From this width on a table is mostly seen from afar. */
const LARGE = inch(30);

export const MapLayer = memo(({ plane, field, zones, inches }: MapLayerProps) => (
  <svg
    aria-hidden="true"
    className={css.layer}
    width={plane.width}
    height={plane.height}
    data-large={field.width >= LARGE || undefined}
  >
    <Sheet plane={plane} />
    <OnField plane={plane}>
      {zones.map((zone) => (
        <Zone key={zone.id} plane={plane} zone={zone} />
      ))}
    </OnField>
    {inches && <path className={css.grid} d={gridOf(plane)} />}
    <Terrain plane={plane} field={field} />
    <Frame plane={plane} />
  </svg>
));

const Terrain = memo(({ plane, field }: Pick<MapLayerProps, 'plane' | 'field'>) => {
  const art = engraveField(plane, field);
  const grass = grassOf(
    plane,
    field.pieces.map((piece) => loopOf(plane, piece.corners)),
  );
  return (
    <>
      <path className={css.grass} d={grass} />
      <OnField plane={plane}>
        <path className={css.shadow} d={art.map(({ shadow }) => shadow).join('')} />
      </OnField>
      {inPlace(art, ({ strokes }, piece) => (
        <g data-piece={piece} data-height={field.pieces[piece]!.height}>
          {inPlace(strokes, ({ ink, d }) => (
            <path className={css[ink]} d={d} />
          ))}
        </g>
      ))}
    </>
  );
});
