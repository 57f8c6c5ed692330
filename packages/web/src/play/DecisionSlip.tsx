/** The decision at hand: what to do, the odds, and one obvious main button, always in the same place. */

import type { Battle, BattleCommand, UnitId } from '@muster/grid-battles';
import { fieldOf, unitOf } from '@muster/grid-battles';
import type { ReactNode } from 'react';
import { playerName, type SeatPlayers, seatName } from '../match/players.ts';
import type { TableState } from '../match/table.ts';
import { RuleWords } from '../pages/parts/RuleWords.tsx';
import { ForecastView, Prospects } from './ForecastView.tsx';
import type { Forecast, Plan } from './plan.ts';
import css from './play.module.css';
import { UnitCard } from './UnitCard.tsx';

interface Props {
  readonly battle: Battle;
  readonly players: SeatPlayers;
  /** Undefined while others act or something is being shown. */
  readonly plan: Plan | undefined;
  readonly inspected: UnitId | undefined;
  readonly thinking: TableState['thinking'];
  readonly notice: string | undefined;
  /** The dice of the last combat, while there is nothing newer to look at. */
  readonly dice: ReactNode;
  readonly canUndo: boolean;
  readonly onPlay: (c: BattleCommand) => void;
  readonly onUndo: () => void;
  readonly onConcede: () => void;
  readonly onSkip: () => void;
  readonly onTarget: (f: Forecast) => void;
  readonly onNext: () => void;
}

const Waiting = ({ battle, players, thinking, onSkip }: Pick<Props, 'battle' | 'players' | 'thinking' | 'onSkip'>) => {
  const { sides } = fieldOf(battle.config).scenario;
  return (
    <div className={css.waiting}>
      <p className={css.hint} role="status">
        {thinking === undefined
          ? 'Watch what happens…'
          : `${playerName(players[thinking.seat as 0 | 1])} is thinking for ${sides[thinking.seat]!.name}…`}
      </p>
      <progress
        className={css.progress}
        max={1}
        value={thinking?.progress ?? 0}
        aria-label="Thinking"
        data-idle={thinking === undefined || undefined}
      />
      <button type="button" className="button button--main button--wide" onClick={onSkip}>
        Skip ahead <kbd className="kbd">S</kbd>
      </button>
    </div>
  );
};

export const DecisionSlip = (props: Props) => {
  const { battle, players, plan, inspected, notice } = props;
  const { sides } = fieldOf(battle.config).scenario;
  const unit = inspected === undefined ? undefined : unitOf(battle, inspected);
  const mainWords = plan?.main?.words ?? waitWords(battle);
  return (
    <div className={css.slip}>
      <div className={css.slipBody}>
        {notice !== undefined && (
          <p className="notice notice--risk" role="alert">
            <RuleWords text={notice} />
          </p>
        )}
        {plan !== undefined && (
          <p className={css.hint} aria-live="polite">
            <span className={css.seatMark} data-seat={battle.turn} aria-hidden="true" />
            <span>
              <span className="visually-hidden">{seatName(sides, players, battle.turn)}: </span>
              {plan.hint}
            </span>
          </p>
        )}
        {props.dice}
        {plan?.refusal !== undefined && (
          <p className="notice notice--harm" role="alert">
            <RuleWords text={plan.refusal} />
          </p>
        )}
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
        <Waiting {...props} />
      ) : (
        <div className={css.actions}>
          <button
            type="button"
            className="button button--main button--wide"
            disabled={plan.main === undefined}
            onClick={() => plan.main && props.onPlay(plan.main.command)}
          >
            {mainWords} {plan.main && <kbd className="kbd">C</kbd>}
          </button>
          {plan.second && (
            <button
              type="button"
              className="button button--wide button--small"
              onClick={() => props.onPlay(plan.second!.command)}
            >
              {plan.second.words} <kbd className="kbd">E</kbd>
            </button>
          )}
          <div className={css.smallActions}>
            <button type="button" className="button button--small" onClick={props.onNext}>
              Next unit <kbd className="kbd">N</kbd>
            </button>
            <button type="button" className="button button--small" disabled={!props.canUndo} onClick={props.onUndo}>
              Take back <kbd className="kbd">U</kbd>
            </button>
            <button type="button" className="button button--small button--quiet" onClick={props.onConcede}>
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
