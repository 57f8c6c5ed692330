/** The left side of the odds page: who strikes, from where, how far, and whom. */

import {
  type Attacker,
  distancesFor,
  groundsFor,
  type Standing,
  TERRAIN,
  type Terrain,
  type UnitType,
  withType,
} from '@muster/grid-battles';
import type { Seat } from '@muster/kernel';
import { type ReactNode, useId } from 'react';
import page from '../../../pages/odds/odds.module.css';
import { Chips } from '../../../parts/Chips.tsx';
import css from './odds.module.css';
import { UnitPicker } from './UnitPicker.tsx';

interface GroundProps {
  readonly type: UnitType;
  readonly value: Terrain;
  readonly onChoose: (terrain: Terrain) => void;
}

/** Only where the unit can stand. */
const Ground = ({ type, value, onChoose }: GroundProps) => {
  const id = useId();
  return (
    <div className={css.ground}>
      <label className="field__label" htmlFor={id}>
        Stands on
      </label>
      <select id={id} className="input" value={value} onChange={(event) => onChoose(event.target.value as Terrain)}>
        {groundsFor(type).map((terrain) => (
          <option key={terrain} value={terrain}>
            {TERRAIN[terrain].name}
          </option>
        ))}
      </select>
    </div>
  );
};

interface Props<P extends Standing> {
  readonly title: string;
  readonly seat: Seat;
  readonly of: P;
  readonly onChange: (of: P) => void;
  readonly onRemove?: (() => void) | undefined;
  /** What else is asked of it. */
  readonly children?: ReactNode;
}

/** One of those who fight. */
export const UnitControls = <P extends Standing>({ title, seat, of, onChange, onRemove, children }: Props<P>) => (
  <section className={`slip ${page.control}`} aria-label={title}>
    <div className={css.controlHead}>
      <h2>{title}</h2>
      {onRemove && (
        <button type="button" className="button button--small button--quiet" onClick={onRemove}>
          Leave out<span className="visually-hidden"> the {title.toLowerCase()}</span>
        </button>
      )}
    </div>
    <UnitPicker legend={title} seat={seat} value={of.type} onChoose={(type) => onChange(withType(of, type))} />
    <Ground type={of.type} value={of.terrain} onChoose={(terrain) => onChange({ ...of, terrain })} />
    {children}
  </section>
);

interface DistanceProps {
  readonly of: Attacker;
  readonly onChange: (of: Attacker) => void;
}

/** How far the defender is, where its reach leaves that open. */
export const Distance = ({ of, onChange }: DistanceProps) => {
  const distances = distancesFor(of.type);
  if (distances.length === 1) return null;
  return (
    <Chips
      legend="Hexes away"
      choices={distances.map((value) => ({ value, words: String(value) }))}
      value={of.distance}
      onChoose={(distance) => onChange({ ...of, distance })}
    />
  );
};
