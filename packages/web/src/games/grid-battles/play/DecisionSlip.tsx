/** The decision at hand: what to do, the odds, and one obvious main button, always in the same place. */

import {
  type Battle,
  type BattleCommand,
  type GridBattlesTypes,
  gridBattlesDescriptor,
  type UnitId,
  unitOf,
} from '@muster/grid-battles';
import type { ReactNode } from 'react';
import type { PlayTableProps } from '../../../contract/table-game.ts';
import { ActionBar } from '../../../play/ActionBar.tsx';
import { Complaint, Hint } from '../../../play/Hint.tsx';
import css from '../../../play/play.module.css';
import { whileOthersAct } from '../../../play/Waiting.tsx';
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
  const run = (command: BattleCommand) => () => table.play(command);
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
      <ActionBar
        main={plan?.main && { meaning: plan.main.command.type, words: plan.main.words, run: run(plan.main.command) }}
        wait={waitWords(battle)}
        end={plan?.second && { meaning: 'endPhase', words: plan.second.words, run: run(plan.second.command) }}
        next={{ meaning: 'next', words: 'Next unit', run: props.onNext }}
        undo={props.canUndo ? props.askUndo : undefined}
        redo={props.canRedo ? props.redo : undefined}
        concede={props.askConcede}
        {...(plan === undefined ? whileOthersAct(state, table) : {})}
      />
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
