/** The decision at hand: what to do, the odds, and the bar of buttons, always in the same places. */

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
import { ActionBar, type Action as BarAction } from '../../../play/ActionBar.tsx';
import { forMe, suggestion } from '../../../play/forMe.ts';
import { Complaint, Hint } from '../../../play/Hint.tsx';
import css from '../../../play/play.module.css';
import { SlipBody } from '../../../play/SlipBody.tsx';
import { whileOthersAct } from '../../../play/Waiting.tsx';
import { ForecastView, Prospects } from './ForecastView.tsx';
import type { Action, Forecast, Plan } from './plan.ts';
import { UnitStanding } from './Standing.tsx';
import type { Scene } from './scene.ts';
import { UnitCard } from './UnitCard.tsx';

interface Props extends PlayTableProps<GridBattlesTypes, Scene> {
  /** Undefined while others act or something is being shown. */
  readonly plan: Plan | undefined;
  readonly inspected: UnitId | undefined;
  /** The dice of the last combat, while there is nothing newer to look at. */
  readonly dice: ReactNode;
  readonly onTarget: (f: Forecast) => void;
  readonly onNext: () => void;
  /** What the computer would do, to be looked at. */
  readonly onSuggested: (c: BattleCommand) => void;
}

export const DecisionSlip = (props: Props) => {
  const { state, table, plan, inspected } = props;
  const { view: battle, notice } = state;
  const unit = inspected === undefined ? undefined : unitOf(battle, inspected);
  const isChoice = battle.phase === 'attack';
  const button = (action: Action | undefined, key?: string): BarAction | undefined =>
    action && {
      meaning: action.meaning,
      words: action.words,
      unless: action.unless,
      run: () => table.play(action.command satisfies BattleCommand),
      ...(key !== undefined && { key }),
    };
  const still = button(plan?.still, 'h');
  const help =
    battle.phase === 'deployment' ? [suggestion('Choose a unit and a hex for me', table, props.onSuggested)] : [];
  return (
    <div className={css.slip}>
      <SlipBody>
        <Complaint game={gridBattlesDescriptor} kind="risk" text={notice} />
        {plan !== undefined && (
          <Hint state={state} seat={battle.turn}>
            {plan.hint}
          </Hint>
        )}
        {props.dice}
        {plan?.forecast !== undefined && <ForecastView battle={battle} forecast={plan.forecast} />}
        {plan !== undefined && plan.forecast === undefined && plan.prospects.length > 0 && (
          <Prospects
            words={plan.prospectWords}
            prospects={plan.prospects}
            byAttacker={new Set(plan.prospects.map((f) => f.attacker.id)).size > 1}
            onChoose={isChoice ? props.onTarget : undefined}
          />
        )}
        {plan?.outlook !== undefined && <UnitStanding battle={battle} outlook={plan.outlook} />}
        {unit !== undefined && plan?.forecast === undefined && <UnitCard battle={battle} unit={unit} />}
      </SlipBody>
      <ActionBar
        main={button(plan?.main)}
        wait={waitWords(battle, plan)}
        end={button(plan?.end)}
        next={{ meaning: 'next', words: 'Next unit', run: props.onNext }}
        undo={props.canUndo ? props.askUndo : undefined}
        redo={props.canRedo ? props.redo : undefined}
        concede={props.askConcede}
        {...(plan === undefined
          ? whileOthersAct(state, table)
          : {
              more: [...(still === undefined ? [] : [still]), ...help, ...forMe(gridBattlesDescriptor, state, table)],
            })}
      />
    </div>
  );
};

const waitWords = (battle: Battle, plan: Plan | undefined): string => {
  switch (battle.phase) {
    case 'deployment':
      return 'Choose a unit and a hex';
    case 'activation':
      return 'Choose units to activate';
    case 'movement':
      return plan?.path === undefined ? 'Choose a unit to move' : 'Choose where it goes';
    default:
      if (plan?.prospects[0] !== undefined && plan.selected === plan.prospects[0].target.id)
        return 'Choose who strikes';
      return plan?.selected === undefined ? 'Choose an attacker and a target' : 'Choose a target';
  }
};
