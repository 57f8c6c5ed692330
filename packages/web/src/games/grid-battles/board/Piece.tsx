// One counter on the board: travels its path, flashes once when hit, fades when destroyed.

import type { HexLabel, Unit } from '@muster/grid-battles';
import { memo, useRef, useState } from 'react';
import { translate, useFlash, useTravel } from '../../../parts/drawing/motion.ts';
import { CounterArt } from '../counters/CounterArt.tsx';
import { counterShape } from '../counters/outline.ts';
import css from './board.module.css';
import { hexPath, type MapLayout, spotOf } from './layout.ts';
import type { LastMove } from './marks.ts';

interface PieceProps {
  readonly unit: Unit;
  readonly layout: MapLayout;
  /** Where it is shown: its hex, or the end of the path in the making; null when it is not on the map. */
  readonly label: HexLabel | null;
  readonly selected: boolean;
  readonly movesLeft?: number | undefined;
  /** The move that brought it here, if it is to be shown. */
  readonly lastMove?: LastMove | undefined;
}

const ACTIVE_HEX = hexPath({ x: 0, y: 0 }, 3.4);

export const Piece = memo(({ unit, layout, label, selected, movesLeft, lastMove }: PieceProps) => {
  const group = useRef<SVGGElement>(null);
  const [lastLabel, setLastLabel] = useState(label);
  if (label !== null && label !== lastLabel) setLastLabel(label);
  const shownLabel = label ?? lastLabel;
  useTravel(group, shownLabel, (from, to) => wayBetween(from, to, lastMove).map((step) => spotOf(layout, step)));
  const flash = useRef<SVGPathElement>(null);
  const loss = useRef<SVGTextElement>(null);
  useFlash(flash, loss, unit.health);

  if (shownLabel === null) return null;
  return (
    <g
      ref={group}
      style={{ transform: translate(spotOf(layout, shownLabel)) }}
      className={label === null ? css.gone : css.piece}
    >
      {/* GB-16 */}
      {unit.state === 'activated' && (
        <>
          <path className={css.activeEdge} d={ACTIVE_HEX} />
          <path className={css.active} d={ACTIVE_HEX} />
        </>
      )}
      <CounterArt unit={unit} seat={unit.seat} id={unit.id} selected={selected} movesLeft={movesLeft} />
      {unit.moved && unit.state !== 'fatigued' && <Done kind="moved" x={unit.attacked ? -6.6 : 0} />}
      {unit.attacked && unit.state !== 'fatigued' && <Done kind="attacked" x={unit.moved ? 6.6 : 0} />}
      <path ref={flash} className={css.flash} d={counterShape(unit.seat)} />
      <text ref={loss} className={css.lossFloat} y={-20} />
    </g>
  );
});

/** Small marks at the foot of the hex: a boot's chevrons for moved, crossed blades for attacked. */
const Done = ({ kind, x }: { readonly kind: 'moved' | 'attacked'; readonly x: number }) => (
  <g className={css.done} transform={`translate(${x} 30.6)`}>
    <circle r={5.6} />
    <path
      d={
        kind === 'moved'
          ? 'M-2.9-2.6L-.3 0L-2.9 2.6M.3-2.6L2.9 0L.3 2.6'
          : 'M-2.8-2.8L2.8 2.8M2.8-2.8L-2.8 2.8M-3.2 1L-1 3.2M3.2 1L1 3.2'
      }
    />
  </g>
);

/** The played path when it is the one between these hexes, else straight. */
const wayBetween = (from: HexLabel, to: HexLabel, move: LastMove | undefined): readonly HexLabel[] => {
  const start = move?.path.indexOf(from) ?? -1;
  return move && start >= 0 && move.path.at(-1) === to ? move.path.slice(start) : [from, to];
};
