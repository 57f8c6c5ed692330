/** A map in small, as it lies: country, nodes, and where headquarters may stand. */

import { boardInches, type ConquestConfig, mapOf, type NodeKind, stretched } from '@muster/conquest';
import { inch } from '@muster/geometry';
import { memo } from 'react';
import sides from '../../../dwethia/new-battle/sides.module.css';
import { MapLayer } from '../../../measured/MapLayer.tsx';
import { INCH_UNITS, makePlane, spot } from '../../../measured/plane.ts';
import { groundOf } from '../board/look.tsx';
import css from './map.module.css';

/** About 0, 0, an inch large: a square, a triangle, a diamond. */
const MARKS: Readonly<Record<NodeKind, string>> = {
  M: 'M-.8-.8H.8V.8H-.8Z',
  G: 'M0-1L1 .8H-1Z',
  R: 'M0-1L.9 0L0 1L-.9 0Z',
};

interface Props {
  readonly config: ConquestConfig;
  /** With all its detail, and spoken; in small it stands beside its name. */
  readonly isLarge?: boolean;
}

const NO_PIECES: readonly never[] = [];

export const MapPicture = memo(({ config, isLarge = false }: Props) => {
  const board = boardInches(config);
  const plane = makePlane(inch(board), inch(board));
  const isMap = config.terrain === 'map';
  const map = mapOf(config.map)!;
  const place = (x: number, y: number): string => {
    const at = spot(plane, { x: inch(stretched(x, board)), y: inch(stretched(y, board)) });
    return `translate(${at.x} ${at.y}) scale(${INCH_UNITS * (isLarge ? 0.8 : 1.05)})`;
  };
  const hqs = map.hq.flatMap(([x, y]) => [[0, x, y] as const, [1, 36 - x, 36 - y] as const]);
  return (
    <svg
      className={`${sides.picture} ${css.map}`}
      viewBox={`0 0 ${plane.width} ${plane.height}`}
      role="img"
      aria-label={isMap ? `Map of ${map.name}` : 'An empty board'}
      aria-hidden={!isLarge || undefined}
      data-zoom={isLarge ? 'mid' : 'far'}
      data-detail={isLarge ? undefined : 'little'}
    >
      <MapLayer plane={plane} field={groundOf({ config, pieces: NO_PIECES })} zones={NO_PIECES} inches={false} />
      {isMap &&
        config.nodes === 'map' &&
        map.nodes.map(({ kind, x, y }) => (
          <path key={`${x} ${y}`} className={css.node} data-kind={kind} d={MARKS[kind]} transform={place(x, y)} />
        ))}
      {isMap &&
        hqs.map(([side, x, y]) => (
          <path
            key={`${x} ${y}`}
            className={css.hq}
            data-side={side}
            d="M-1.1 1V-.4H-.7V-.9H-.2V-.4H.2V-.9H.7V-.4H1.1V1Z"
            transform={place(x, y)}
          />
        ))}
    </svg>
  );
});
