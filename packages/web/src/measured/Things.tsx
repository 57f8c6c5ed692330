// What lies on the table beside the bases: treasures, fragments, markers.

import { memo } from 'react';
import { DRAWN } from '../parts/drawing/aria.ts';
import { BASE_R } from './baseShapes.ts';
import { type Plane, spot, units } from './plane.ts';
import css from './things.module.css';
import { placed } from './travel.ts';
import type { BoardMarker, BoardObject, ObjectKind } from './types.ts';

const CHEST = 'M-13-3C-13-9.5-10-11.5-6-11.5H6C10-11.5 13-9.5 13-3V11H-13Z';
const CHEST_LINES = 'M-13-2.6H13M-8-11V11M8-11V11';
const LOCK = 'M-3.2-5.4H3.2V2.6H-3.2Z';
const SHARD = 'M-3-16L6-9L9.5 5L1 15.5L-8.5 6L-9-6Z';
const SHARD_LINES = 'M-3-16L-1.5-3L9.5 5M-1.5-3L-8.5 6M-1.5-3L1 15.5';
const URN = 'M-5-13H5L4-8.6C9-6 11-1 9.4 4.4C8.2 8.6 5.4 11.4 4.4 13H-4.4C-5.4 11.4-8.2 8.6-9.4 4.4C-11-1-9-6-4-8.6Z';
const URN_LINES = 'M-4-8.6H4M-9.6 0H9.6M-8.6 5.6H8.6';

const ART: Readonly<Record<ObjectKind, { readonly body: string; readonly lines: string; readonly top?: string }>> = {
  treasure: { body: CHEST, lines: CHEST_LINES, top: LOCK },
  fragment: { body: SHARD, lines: SHARD_LINES },
  object: { body: URN, lines: URN_LINES },
};

const PICTURE = { role: 'img' } as const;

interface ThingProps {
  readonly object: BoardObject;
  readonly plane: Plane;
  readonly isStop: boolean;
  /** Whether it may be chosen. */
  readonly isButton: boolean;
}

export const Thing = memo(({ object, plane, isStop, isButton }: ThingProps) => {
  const { body, lines, top } = ART[object.kind];
  const role = isButton
    ? ({ role: 'button', tabIndex: isStop ? 0 : -1, 'data-item': object.id, 'data-object': object.id } as const)
    : PICTURE;
  return (
    <g
      {...role}
      aria-label={object.label}
      className={css.thing}
      data-kind={object.kind}
      data-target={object.isTarget || undefined}
      style={{ transform: placed(spot(plane, object)) }}
    >
      <g {...DRAWN} transform={`scale(${units(object.radius) / BASE_R})`}>
        <circle className={css.focus} r={BASE_R + 6} />
        <circle className={css.shadow} r={BASE_R} />
        {object.drawing ?? (
          <>
            <circle className={css.disc} r={BASE_R - 0.6} />
            <circle className={css.inline} r={BASE_R - 3.6} />
            <g transform="scale(1.45)">
              <path className={css.body} d={body} />
              <path className={css.lines} d={lines} />
              {top && <path className={css.top} d={top} />}
            </g>
          </>
        )}
        {object.isChosen && <circle className={css.chosen} r={BASE_R + 4} />}
        {object.isTarget && <circle className={css.may} r={BASE_R + 4} />}
      </g>
    </g>
  );
});

const OBJECTIVE = 'M0-15L4-4L15 0L4 4L0 15L-4 4L-15 0L-4-4Z';
const AIM = 'M0-17V-6M0 17V6M-17 0H-6M17 0H6';

export const Marker = memo(({ marker, plane }: { readonly marker: BoardMarker; readonly plane: Plane }) => (
  <g
    {...PICTURE}
    aria-label={marker.label}
    className={css.marker}
    data-card={`marker ${marker.id}`}
    data-kind={marker.kind}
    data-seat={marker.seat}
    style={{ transform: placed(spot(plane, marker)) }}
  >
    {marker.kind === 'objective' ? (
      <g {...DRAWN}>
        <circle className={css.halo} r={18} />
        <circle className={css.markerRing} r={18} />
        <path className={css.star} d={OBJECTIVE} />
      </g>
    ) : (
      <g {...DRAWN}>
        <path className={css.halo} d={AIM} />
        <circle className={css.halo} r={11} />
        <circle className={css.aim} r={11} />
        <path className={css.aim} d={AIM} />
        <circle className={css.dot} r={1.6} />
      </g>
    )}
  </g>
));
