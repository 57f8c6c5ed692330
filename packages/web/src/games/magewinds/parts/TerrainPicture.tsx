/** A battlefield drawn small: the same engraving as on the table, not to be touched. */

import { FIELD_SIZES, type TerrainId, terrainOf } from '@muster/magewinds';
import { memo, type ReactNode } from 'react';
import { MapLayer } from '../../../measured/MapLayer.tsx';
import { makePlane, type Plane } from '../../../measured/plane.ts';
import type { BoardField, BoardZone } from '../../../measured/types.ts';

const BARE: Readonly<Record<keyof typeof FIELD_SIZES, BoardField>> = {
  standard: { ...FIELD_SIZES.standard, pieces: [] },
  double: { ...FIELD_SIZES.double, pieces: [] },
};

const fields = new Map<TerrainId, BoardField>();

/** The same object for the same battlefield, so that it is drawn once. */
const fieldOfPreset = (id: TerrainId): BoardField => {
  const { field, terrain } = terrainOf(id);
  const found = fields.get(id) ?? {
    ...FIELD_SIZES[field],
    pieces: terrain.features.flatMap(({ kind, pieces }) => pieces.map((piece) => ({ ...piece, kind }))),
  };
  fields.set(id, found);
  return found;
};

const NO_ZONES: readonly BoardZone[] = [];
const MARGIN = 22;

interface Props {
  /** Without one a bare field. */
  readonly terrain: TerrainId | undefined;
  /** For a bare one. */
  readonly size?: keyof typeof FIELD_SIZES;
  readonly zones?: readonly BoardZone[];
  /** Spoken; without it the picture is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  /** `thumb`: without numbers and fine strokes; `small`: with large words. */
  readonly scale?: 'thumb' | 'small' | 'large';
  /** Drawn over it, on the same plane. */
  readonly over?: (plane: Plane) => ReactNode;
}

export const TerrainPicture = memo(
  ({ terrain, size = 'standard', zones = NO_ZONES, label, className, scale = 'large', over }: Props) => {
    const field = terrain === undefined ? BARE[size] : fieldOfPreset(terrain);
    const plane = makePlane(field.width, field.height);
    return (
      <svg
        className={className}
        data-zoom={scale === 'large' ? 'mid' : 'far'}
        data-detail={scale === 'thumb' ? 'little' : undefined}
        viewBox={`${-MARGIN} ${-MARGIN} ${plane.width + 2 * MARGIN} ${plane.height + 2 * MARGIN}`}
        role={label === undefined ? undefined : 'img'}
        aria-label={label}
        aria-hidden={label === undefined || undefined}
      >
        <MapLayer plane={plane} field={field} zones={zones} inches={false} />
        {over?.(plane)}
      </svg>
    );
  },
);
