// Everything that stands on the table, each drawn again only when it changes.

import { memo } from 'react';
import { GROUP } from '../parts/drawing/aria.ts';
import { Base } from './Base.tsx';
import css from './base.module.css';
import type { Plane } from './plane.ts';
import { Marker, Thing } from './Things.tsx';
import type { BoardBase, BoardMarker, BoardObject, Point } from './types.ts';

interface BasesLayerProps {
  readonly plane: Plane;
  readonly bases: readonly BoardBase[];
  readonly objects: readonly BoardObject[];
  readonly markers: readonly BoardMarker[];
  readonly hasObjectButtons: boolean;
  /** Where Tab stops. */
  readonly stop: string | undefined;
  readonly lastMove: { readonly base: string; readonly path: readonly Point[] } | undefined;
}

export const BasesLayer = memo((props: BasesLayerProps) => {
  const { plane, bases, objects, markers, hasObjectButtons, stop, lastMove } = props;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the table around it is named, the bases are spoken
    <svg {...GROUP} className={css.layer} width={plane.width} height={plane.height}>
      {markers.map((marker) => (
        <Marker key={marker.id} marker={marker} plane={plane} />
      ))}
      {objects.map((object) => (
        <Thing key={object.id} object={object} plane={plane} isButton={hasObjectButtons} isStop={object.id === stop} />
      ))}
      {bases.map((base) => (
        <Base
          key={base.id}
          base={base}
          plane={plane}
          isStop={base.id === stop}
          way={lastMove?.base === base.id ? lastMove.path : undefined}
        />
      ))}
    </svg>
  );
});
