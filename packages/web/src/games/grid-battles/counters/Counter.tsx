// One counter outside the board: in lists, in the builder, in the log.

import { UNITS, type Unit, type UnitType } from '@muster/grid-battles';
import type { Seat } from '@muster/kernel';
import { memo } from 'react';
import { CounterArt } from './CounterArt.tsx';
import css from './counter.module.css';

interface Props {
  /** A unit of a battle, or a type: then a fresh one. */
  readonly unit: Unit | UnitType;
  /** Of a type; a unit has its own. */
  readonly seat?: Seat;
  /** Width and height in CSS pixels. Under 32 only the symbol is shown, from 110 the name too. */
  readonly size: number;
  readonly movesLeft?: number;
}

/** Its name stands beside it. */
export const Counter = memo(({ unit, seat = 0, size, movesLeft }: Props) => {
  const shown = typeof unit === 'string' ? freshUnit(unit, seat) : unit;
  return (
    <svg
      aria-hidden="true"
      className={css.svg}
      width={size}
      height={size}
      viewBox="-26 -26 52 52"
      data-zoom={stepOf(size)}
    >
      <CounterArt unit={shown} seat={shown.seat} movesLeft={movesLeft} />
    </svg>
  );
});

const freshUnit = (type: UnitType, seat: Seat) => ({ type, seat, health: UNITS[type].health, state: 'fresh' }) as const;

const stepOf = (size: number): 'far' | 'mid' | 'close' => (size < 32 ? 'far' : size < 110 ? 'mid' : 'close');
