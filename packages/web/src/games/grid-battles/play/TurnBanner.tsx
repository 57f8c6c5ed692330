/** Whose turn it is, which round and phase: always in the same place. */

import { fieldOf, type Phase } from '@muster/grid-battles';
import { seatName } from '../../../contract/players.ts';
import type { SeenProps } from '../../../contract/tabletop.ts';
import css from '../../../play/play.module.css';
import type { GridTable } from './types.ts';

const PHASES: readonly { readonly phase: Phase; readonly words: string }[] = [
  { phase: 'activation', words: 'Activate' },
  { phase: 'movement', words: 'Move' },
  { phase: 'attack', words: 'Attack' },
];

export const TurnBanner = ({ seen: { shown: battle, seatNames, players, outcome, turn } }: SeenProps<GridTable>) => {
  const isOver = outcome !== undefined;
  const seat = isOver ? turn : battle.turn;
  return (
    <div className={css.banner} data-seat={seat}>
      <p className={css.whose}>
        <span className={css.seatMark} data-seat={seat} aria-hidden="true" />
        <strong>
          {seat === undefined ? 'A draw' : isOver ? `${seatNames[seat]} wins` : seatName(seatNames, players, seat)}
        </strong>
        <span className="muted">
          {battle.phase === 'deployment'
            ? 'Deployment'
            : `Round ${battle.round} of ${fieldOf(battle.config).roundLimit}`}
        </span>
      </p>
      {!isOver && battle.phase !== 'deployment' && (
        <ol className={css.phases} aria-label="Phases of the turn">
          {PHASES.map(({ phase, words }) => (
            <li key={phase} aria-current={battle.phase === phase ? 'step' : undefined}>
              {words}
              {phase === 'activation' && battle.phase === phase && battle.owed > 0 ? ` ${battle.owed}` : ''}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};
