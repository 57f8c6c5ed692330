/** A patch of the measured table in small: one mark or one base as the table draws it, not to be touched. */

import { inch } from '@muster/geometry';
import { Base } from './Base.tsx';
import { GroundLayer } from './GroundLayer.tsx';
import { MapLayer } from './MapLayer.tsx';
import { EDGE, makePlane } from './plane.ts';
import { Thing } from './Things.tsx';
import type {
  BoardBase,
  BoardDisc,
  BoardField,
  BoardObject,
  BoardPiece,
  BoardRange,
  BoardZone,
  Point,
} from './types.ts';

/** Inches. */
const WIDE = 1.5;

/** Where a lone base stands. */
export const middleOf = (wide = WIDE): Point => ({ x: inch(wide) / 2, y: inch(wide) / 2 });

const NONE: readonly never[] = [];

interface Props {
  /** In inches: as much as the thing to be seen takes. */
  readonly wide?: number;
  readonly pieces?: readonly BoardPiece[];
  readonly bases?: readonly BoardBase[];
  readonly objects?: readonly BoardObject[];
  readonly zones?: readonly BoardZone[];
  readonly ranges?: readonly BoardRange[];
  readonly threat?: readonly BoardDisc[];
}

export const Patch = (props: Props) => {
  const {
    wide = WIDE,
    pieces = NONE,
    bases = NONE,
    objects = NONE,
    zones = NONE,
    ranges = NONE,
    threat = NONE,
  } = props;
  const field: BoardField = { width: inch(wide), height: inch(wide), pieces };
  const plane = makePlane(field.width, field.height);
  return (
    <svg
      width={72}
      height={72}
      viewBox={`${EDGE} ${EDGE} ${plane.width - 2 * EDGE} ${plane.height - 2 * EDGE}`}
      data-zoom="mid"
      aria-hidden="true"
    >
      <MapLayer plane={plane} field={field} zones={zones} inches={false} />
      <GroundLayer plane={plane} ranges={ranges} threat={threat} field={field} />
      {objects.map((object) => (
        <Thing key={object.id} object={object} plane={plane} isStop={false} isButton={false} />
      ))}
      {bases.map((base) => (
        <Base key={base.id} base={base} plane={plane} isStop={false} way={undefined} />
      ))}
    </svg>
  );
};
