/** What stands at the top of every decision: what went wrong, and what is to be done by whom. */

import type { Seat } from '@muster/kernel';
import type { ReactNode } from 'react';
import { seatName, seatsHere } from '../contract/players.ts';
import type { Ruled, TableState } from '../contract/table-game.ts';
import { RuleWords } from '../parts/RuleWords.tsx';
import css from './play.module.css';

interface ComplaintProps {
  readonly game: Ruled;
  readonly kind: 'risk' | 'harm';
  readonly text: string | undefined;
}

/** A sentence in place, with its rules; nothing when there is nothing to say. */
export const Complaint = ({ game, kind, text }: ComplaintProps) =>
  text === undefined ? null : (
    <p className={`notice notice--${kind}`} role="alert">
      <RuleWords game={game} text={text} />
    </p>
  );

interface HintProps {
  readonly state: Pick<TableState, 'seatNames' | 'players'>;
  readonly seat: Seat;
  readonly children: ReactNode;
}

export const Hint = ({ state: { seatNames, players }, seat, children }: HintProps) => (
  <p className={css.hint} aria-live="polite">
    <span className={css.seatMark} data-seat={seat} aria-hidden="true" />
    <span>
      {/* where several sit at the screen, all see who is meant */}
      <span className={seatsHere(players).length > 1 ? css.asked : 'visually-hidden'}>
        {seatName(seatNames, players, seat)}:{' '}
      </span>
      {children}
    </span>
  </p>
);
