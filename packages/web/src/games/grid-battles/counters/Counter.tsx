// One counter outside the board: in lists, in the builder, in the log.

import { UNITS, type Unit, type UnitType } from '@muster/grid-battles';
import { memo } from 'react';
import type { Livery } from '../../../parts/drawing/livery.ts';
import { CounterArt } from './CounterArt.tsx';
import css from './counter.module.css';

interface Props {
  /** A unit of a battle, or a type: then a fresh one. */
  readonly unit: Unit | UnitType;
  /** The unit's seat unless told; 0 for a type. */
  readonly livery?: Livery | undefined;
  /** Width and height in CSS pixels. Under 32 only the symbol is shown, from 110 the name too. */
  readonly size: number;
  readonly movesLeft?: number;
}

/** Its name stands beside it. */
export const Counter = memo(({ unit, livery, size, movesLeft }: Props) => {
  const shown = typeof unit === 'string' ? freshUnit(unit) : unit;
  return (
    <svg
      aria-hidden="true"
      className={css.svg}
      width={size}
      height={size}
      viewBox="-26 -26 52 52"
      data-zoom={stepOf(size)}
    >
      <CounterArt
        unit={shown}
        livery={livery ?? (typeof unit === 'string' ? 0 : liveryOf(unit.seat))}
        movesLeft={movesLeft}
      />
    </svg>
  );
});

const freshUnit = (type: UnitType): Pick<Unit, 'type' | 'health' | 'state'> => ({
  type,
  health: UNITS[type].health,
  state: 'fresh',
});

export const liveryOf = (seat: number): Livery => (seat % 4) as Livery;

const stepOf = (size: number): 'far' | 'mid' | 'close' => (size < 32 ? 'far' : size < 110 ? 'mid' : 'close');
