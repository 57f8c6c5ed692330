/** The figures of a unit, named, as its cards have them. */

import { UNITS, type UnitProfile, type UnitType } from '@muster/grid-battles';
import type { ReactNode } from 'react';
import { PoolDice } from '../dice/Dice.tsx';

type Figure = UnitProfile['published'][number] | 'cost';

const FIGURES: Readonly<Record<Figure, readonly [name: string, of: (unit: UnitProfile) => ReactNode]>> = {
  move: ['Move', ({ move }) => move],
  health: ['Health', ({ health }) => health],
  range: ['Range', ({ minRange, range }) => (range === 1 ? 'adjacent' : `${minRange} to ${range}`)],
  attack: ['Attack', ({ attack }) => <PoolDice dice={attack} size={20} />],
  defence: ['Defence', ({ defence }) => <PoolDice dice={defence} size={20} />],
  cost: ['Points', ({ cost }) => cost],
};

interface Props {
  readonly type: UnitType;
  readonly figures: readonly Figure[];
  readonly className: string | undefined;
  /** Of those that the publisher has published. */
  readonly published?: string | undefined;
}

export const UnitFigures = ({ type, figures, className, published }: Props) => {
  const unit = UNITS[type];
  return (
    <dl className={className}>
      {figures.map((figure) => (
        <div key={figure}>
          <dt>{FIGURES[figure][0]}</dt>
          <dd className={unit.published.some((known) => known === figure) ? published : undefined}>
            {FIGURES[figure][1](unit)}
          </dd>
        </div>
      ))}
    </dl>
  );
};
