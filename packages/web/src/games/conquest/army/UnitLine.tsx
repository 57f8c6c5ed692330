/** A unit on a list: its base, name and price, its figures, what it carries, and what may be done with it. */

import { costWords, kitWords, type UnitSheet } from '@muster/conquest';
import { type FactionId, profileWords } from '@muster/dwethia';
import type { ReactNode } from 'react';
import force from '../../../dwethia/force/force.module.css';
import { Base, raceName } from './Base.tsx';

interface Props {
  readonly unit: UnitSheet;
  readonly of: FactionId;
  /** The name labels this input. */
  readonly input?: string;
  /** What else is said of it. */
  readonly more?: string;
  readonly children: ReactNode;
}

export const UnitLine = ({ unit, of, input, more = '', children }: Props) => {
  const name = (
    <>
      <b>{unit.name}</b>{' '}
      <span className="small muted">
        {raceName(unit)}, {costWords(unit.cost)}
      </span>
    </>
  );
  return (
    <li className={force.unit}>
      <Base unit={unit} of={of} size={44} />
      <div className={force.unitWords}>
        {input === undefined ? <p>{name}</p> : <label htmlFor={input}>{name}</label>}
        <p className={force.line}>{profileWords(unit.stats)}</p>
        <p className="small muted">{[kitWords(unit), more].filter((words) => words !== '').join('; ')}</p>
      </div>
      {children}
    </li>
  );
};
