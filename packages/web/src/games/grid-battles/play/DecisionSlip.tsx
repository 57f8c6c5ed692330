/** The decision at hand: what to do, the odds, and one obvious main button, always in the same place. */

import { type Battle, type GridBattlesTypes, gridBattlesDescriptor, type UnitId, unitOf } from '@muster/grid-battles';
import type { ReactNode } from 'react';
import type { PlayTableProps } from '../../../contract/table-game.ts';
import { Complaint, Hint } from '../../../play/Hint.tsx';
import css from '../../../play/play.module.css';
import { Waiting } from '../../../play/Waiting.tsx';
import { ForecastView, Prospects } from './ForecastView.tsx';
import type { Forecast, Plan } from './plan.ts';
import type { Scene } from './present.ts';
import { UnitCard } from './UnitCard.tsx';

interface Props extends PlayTableProps<GridBattlesTypes, Scene> {
  /** Undefined while others act or something is being shown. */
  readonly plan: Plan | undefined;
  readonly inspected: UnitId | undefined;
  /** The dice of the last combat, while there is nothing newer to look at. */
  readonly dice: ReactNode;
  readonly onTarget: (f: Forecast) => void;
  readonly onNext: () => void;
}

export const DecisionSlip = (props: Props) => {
  const { state, table, plan, inspected } = props;
  const { view: battle, notice } = state;
  const unit = inspected === undefined ? undefined : unitOf(battle, inspected);
  const mainWords = plan?.main?.words ?? waitWords(battle);
  return (
    <div className={css.slip}>
      <div className={css.slipBody}>
        <Complaint game={gridBattlesDescriptor} kind="risk" text={notice} />
        {plan !== undefined && (
          <Hint state={state} seat={battle.turn}>
            {plan.hint}
          </Hint>
        )}
        {props.dice}
        <Complaint game={gridBattlesDescriptor} kind="harm" text={plan?.refusal} />
        {plan?.forecast !== undefined && <ForecastView battle={battle} forecast={plan.forecast} />}
        {plan !== undefined && plan.forecast === undefined && plan.prospects.length > 0 && (
          <Prospects
            battle={battle}
            prospects={plan.prospects}
            onChoose={battle.phase === 'attack' ? props.onTarget : undefined}
          />
        )}
        {unit !== undefined && plan?.forecast === undefined && <UnitCard battle={battle} unit={unit} />}
      </div>
      {plan === undefined ? (
        <Waiting state={state} table={table} />
      ) : (
        <div className={css.actions}>
          <button
            type="button"
            className="button button--main button--wide"
            disabled={plan.main === undefined}
            onClick={() => plan.main && table.play(plan.main.command)}
          >
            {mainWords} {plan.main && <kbd className="kbd">C</kbd>}
          </button>
          {plan.second && (
            <button
              type="button"
              className="button button--wide button--small"
              onClick={() => table.play(plan.second!.command)}
            >
              {plan.second.words} <kbd className="kbd">E</kbd>
            </button>
          )}
          <div className={css.smallActions}>
            <button type="button" className="button button--small" onClick={props.onNext}>
              Next unit <kbd className="kbd">N</kbd>
            </button>
            <button type="button" className="button button--small" disabled={!props.canUndo} onClick={props.askUndo}>
              Take back <kbd className="kbd">U</kbd>
            </button>
            <button type="button" className="button button--small button--quiet" onClick={props.askConcede}>
              Concede
            </button>
          </div>
        </div>
      )}
    </div>
  );
};

const waitWords = (battle: Battle): string => {
  switch (battle.phase) {
    case 'deployment':
      return 'Choose a unit and a hex';
    case 'activation':
      return 'Choose units to activate';
    case 'movement':
      return 'Choose a unit to move';
    default:
      return 'Choose an attacker and a target';
  }
};
