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
import { useId } from 'react';
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

interface AttackerControlsProps {
  readonly title: string;
  readonly attacker: Attacker;
  readonly onChange: (attacker: Attacker) => void;
  readonly onRemove?: (() => void) | undefined;
}

export const AttackerControls = ({ title, attacker, onChange, onRemove }: AttackerControlsProps) => {
  const distances = distancesFor(attacker.type);
  return (
    <section className={`slip ${page.control}`} aria-label={title}>
      <div className={css.controlHead}>
        <h2>{title}</h2>
        {onRemove && (
          <button type="button" className="button button--small button--quiet" onClick={onRemove}>
            Leave out<span className="visually-hidden"> the {title.toLowerCase()}</span>
          </button>
        )}
      </div>
      <UnitPicker
        legend={title}
        seat={0}
        value={attacker.type}
        onChoose={(type) => onChange(withType(attacker, type))}
      />
      <Ground
        type={attacker.type}
        value={attacker.terrain}
        onChoose={(terrain) => onChange({ ...attacker, terrain })}
      />
      {distances.length > 1 && (
        <Chips
          legend="Hexes away"
          choices={distances.map((value) => ({ value, words: String(value) }))}
          value={attacker.distance}
          onChoose={(distance) => onChange({ ...attacker, distance })}
        />
      )}
    </section>
  );
};

interface DefenderControlsProps {
  readonly defender: Standing;
  readonly onChange: (defender: Standing) => void;
}

export const DefenderControls = ({ defender, onChange }: DefenderControlsProps) => (
  <section className={`slip ${page.control}`} aria-label="Defender">
    <h2>Defender</h2>
    <UnitPicker
      legend="Defender"
      seat={1}
      value={defender.type}
      onChoose={(type) => onChange(withType(defender, type))}
    />
    <Ground type={defender.type} value={defender.terrain} onChoose={(terrain) => onChange({ ...defender, terrain })} />
  </section>
);
