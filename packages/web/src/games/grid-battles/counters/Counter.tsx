// One counter outside the board: in lists, in the builder, in the log.

import { UNITS, type Unit, type UnitType } from '@muster/grid-battles';
import { memo } from 'react';
import type { Livery } from '../../../parts/drawing/livery.ts';
import { CounterArt } from './CounterArt.tsx';
import css from './counter.module.css';
import { describeUnit } from './describe.ts';

export interface CounterProps {
  /** A unit of a battle, or a type: then a fresh one. */
  readonly unit: Unit | UnitType;
  /** The unit's seat unless told; 0 for a type. */
  readonly livery?: Livery | undefined;
  /** Width and height in CSS pixels. Under 32 only the symbol is shown, from 110 the name too. */
  readonly size?: number;
  readonly selected?: boolean;
  readonly movesLeft?: number | undefined;
  /** The side's name, for the spoken name of the counter. */
  readonly side?: string | undefined;
  /** Beside its own name in text: not spoken again. */
  readonly decorative?: boolean;
}

export const Counter = memo(
  ({ unit, livery, size = 48, selected = false, movesLeft, side, decorative = false }: CounterProps) => {
    const shown = typeof unit === 'string' ? freshUnit(unit) : unit;
    const name = typeof unit === 'string' ? nameOfType(unit, side) : describeUnit(unit, side);
    return (
      <svg
        role="img"
        aria-label={decorative ? undefined : name}
        aria-hidden={decorative}
        className={css.svg}
        width={size}
        height={size}
        viewBox="-26 -26 52 52"
        data-zoom={stepOf(size)}
      >
        <CounterArt
          unit={shown}
          livery={livery ?? (typeof unit === 'string' ? 0 : liveryOf(unit.seat))}
          selected={selected}
          movesLeft={movesLeft}
        />
      </svg>
    );
  },
);
Counter.displayName = 'Counter';

const freshUnit = (type: UnitType): Pick<Unit, 'type' | 'health' | 'state'> => ({
  type,
  health: UNITS[type].health,
  state: 'fresh',
});

const nameOfType = (type: UnitType, side: string | undefined): string =>
  side ? `${side} ${UNITS[type].name}` : UNITS[type].name;

export const liveryOf = (seat: number): Livery => (seat % 4) as Livery;

const stepOf = (size: number): 'far' | 'mid' | 'close' => (size < 32 ? 'far' : size < 110 ? 'mid' : 'close');
