/** Who sits where, who is there, and who is ready. */

import type { About, SeatAbout, You } from '@muster/protocol';
import type { ReactNode } from 'react';
import { inPlace } from '../parts/inPlace.tsx';
import { capital } from '../parts/words.ts';
import play from '../play/play.module.css';
import css from './online.module.css';
import { PRESENCE_WORDS, sitterName } from './words.ts';

const standingOf = (seat: SeatAbout, isYou: boolean, isGathering: boolean): string => {
  const name = sitterName(seat);
  if (name === undefined) return 'Nobody has come yet';
  if (seat.sitter === 'computer') return capital(name);
  const who = isYou ? `${name} (you)` : `${name} ${PRESENCE_WORDS[seat.presence]}`;
  return isGathering ? `${who}, ${seat.ready ? 'ready' : 'not ready yet'}` : who;
};

interface Props {
  readonly about: About;
  readonly you: You;
  readonly names: readonly string[];
  /** What stands below a seat. */
  readonly children?: (seat: number) => ReactNode;
}

export const Seats = ({ about, you, names, children }: Props) => (
  <ul className={css.seats} aria-label="Seats">
    {inPlace(about.seats, (seat, at) => (
      <li className="slip" data-presence={seat.presence}>
        <h2>
          <span className={play.seatMark} data-seat={at} aria-hidden="true" />
          {names[at]}
        </h2>
        <p role="status">{standingOf(seat, at === you.seat, about.status === 'gathering')}</p>
        {seat.renewed > 0 && (
          <p className="small muted">
            {seat.renewed === 1 ? 'Its link was made anew once.' : `Its link was made anew ${seat.renewed} times.`}
          </p>
        )}
        {children?.(at)}
      </li>
    ))}
  </ul>
);
