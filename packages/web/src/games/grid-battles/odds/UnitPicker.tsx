/** Picks a unit: all counters lie in a tray, the chosen one is named with its figures. */

import { UNIT_TYPES, UNITS, type UnitType } from '@muster/grid-battles';
import type { Seat } from '@muster/kernel';
import { useId } from 'react';
import page from '../../../pages/odds/odds.module.css';
import { SourceMark } from '../../../parts/SourceMark.tsx';
import { Counter } from '../counters/Counter.tsx';
import css from './odds.module.css';

interface UnitPickerProps {
  readonly legend: string;
  readonly seat: Seat;
  readonly value: UnitType;
  readonly onChoose: (type: UnitType) => void;
}

const rangeWords = (type: UnitType): string => {
  const { minRange, range } = UNITS[type];
  return range === 1 ? 'strikes adjacent units' : `reaches ${minRange} to ${range} hexes`;
};

export const UnitPicker = ({ legend, seat, value, onChoose }: UnitPickerProps) => {
  const name = useId();
  const unit = UNITS[value];
  return (
    <fieldset>
      <legend className="visually-hidden">{legend}</legend>
      <div className={page.chosen} aria-hidden="true">
        <Counter unit={value} seat={seat} size={72} />
        <div>
          <p className={`${page.chosenName} ${css.chosenName}`}>
            {unit.name} <SourceMark source={unit.source} />
          </p>
          <p className="small muted">
            {unit.health} health, {rangeWords(value)}
          </p>
        </div>
      </div>
      <div className={`${page.tray} ${css.counters}`}>
        {UNIT_TYPES.map((type) => (
          <label key={type} title={UNITS[type].name}>
            <input type="radio" name={name} checked={type === value} onChange={() => onChoose(type)} />
            <Counter unit={type} seat={seat} size={40} />
            <span className="visually-hidden">{UNITS[type].name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
