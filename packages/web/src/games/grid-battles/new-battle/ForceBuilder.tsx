/** Builds a force for a free battle: counters from the tray, as long as the points and the limits allow (FB-01, FB-03). */

import {
  type Budget,
  type Force,
  forceCost,
  gridBattlesDescriptor,
  pickForce,
  refuseForce,
  sorted,
  UNITS,
  type UnitType,
} from '@muster/grid-battles';
import { Dices } from 'lucide-react';
import { useState } from 'react';
import { newSeed } from '../../../match/saves.ts';
import { Budget as BudgetSpent } from '../../../pages/Building.tsx';
import shared from '../../../pages/tray.module.css';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { Counter } from '../counters/Counter.tsx';
import { grouped, type SideIndex } from './choices.ts';
import { Fill } from './Fill.tsx';
import css from './new-battle.module.css';
import { Tray } from './Tray.tsx';

interface ForceBuilderProps {
  readonly side: string;
  readonly index: SideIndex;
  readonly points: Budget;
  readonly force: Force;
  readonly onChange: (force: Force) => void;
}

const without = (force: Force, type: UnitType): Force => force.toSpliced(force.indexOf(type), 1);

const Chosen = ({ force, index, side, onChange }: Omit<ForceBuilderProps, 'points'>) =>
  force.length === 0 ? (
    <p className={css.noForce}>No units yet. Take units from the list below, or a ready-made force as it is.</p>
  ) : (
    <ul className={`${shared.chosen} ${css.chosen}`} aria-label={`Force of ${side}`}>
      {grouped(force).map(({ type, count: many }) => (
        <li key={type}>
          <button
            type="button"
            aria-label={`Take out one ${UNITS[type].name} of ${many}`}
            title={`Take out one ${UNITS[type].name}`}
            onClick={() => onChange(without(force, type))}
          >
            <Counter unit={type} seat={index} size={44} />
            {many > 1 && <span className={css.badge}>{many}</span>}
          </button>
        </li>
      ))}
    </ul>
  );

export const ForceBuilder = ({ side, index, points, force, onChange }: ForceBuilderProps) => {
  const [said, setSaid] = useState('');
  const change = (next: Force, words: string) => {
    setSaid(words);
    onChange(sorted(next));
  };
  const add = (type: UnitType) => {
    const refusal = refuseForce([...force, type], points);
    if (refusal === undefined) change([...force, type], `${UNITS[type].name} joins.`);
    else setSaid(`No more of ${UNITS[type].name}: a force ${refusal}.`);
  };
  const wrong = refuseForce(force, points);
  return (
    <div>
      <BudgetSpent taken={forceCost(force)} of={points} what="points" />
      <Chosen side={side} index={index} force={force} onChange={(next) => change(next, 'Taken out.')} />
      {wrong !== undefined && force.length > 0 && (
        <p className="field__error">
          <RuleWords game={gridBattlesDescriptor} text={`A force ${wrong}.`} />
        </p>
      )}
      <p className={shared.said} role="status">
        <RuleWords game={gridBattlesDescriptor} text={said} />
      </p>
      <Fill side={side} points={points} force={force} onFill={(next, words) => change(next, words)} />
      <div className="button-row">
        <button
          type="button"
          className="button button--small"
          onClick={() => change(pickForce(points, newSeed()), 'A new force has been chosen.')}
        >
          <Dices size={16} aria-hidden="true" /> Choose for me
          <span className="visually-hidden">, {side}</span>
        </button>
        {force.length > 0 && (
          <button
            type="button"
            className="button button--small button--quiet"
            onClick={() => change([], 'The force is empty.')}
          >
            Empty the force<span className="visually-hidden"> of {side}</span>
          </button>
        )}
      </div>
      <Tray side={side} index={index} points={points} force={force} onAdd={add} />
    </div>
  );
};
