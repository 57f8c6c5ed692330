/** The banner of a game of two sides: whose turn it is, when in the battle, and which part of a turn. */

import type { MatchOutcome, Seat } from '@muster/kernel';
import type { ReactNode } from 'react';
import { type SeatPlayers, seatName } from '../contract/players.ts';
import css from './play.module.css';

export interface BannerProps<B> {
  readonly battle: B;
  readonly seatNames: readonly string[];
  readonly players?: SeatPlayers | undefined;
  /** Who is asked. */
  readonly seat: Seat | undefined;
}

interface Sided {
  readonly config: { readonly seats: readonly { readonly side: 0 | 1 }[] };
}

/** `The Citadel wins`; undefined while they fight. */
const outcomeWords = (
  outcome: MatchOutcome | undefined,
  { config: { seats } }: Sided,
  sideName: (side: 0 | 1) => string,
): string | undefined => {
  if (outcome === undefined) return undefined;
  const [first] = outcome.places;
  return first === undefined || first.length === seats.length ? 'A draw' : `${sideName(seats[first[0]!]!.side)} wins`;
};

interface TurnProps extends Omit<BannerProps<unknown>, 'battle'> {
  /** `The Citadel wins`; undefined while they fight. */
  readonly won: string | undefined;
  /** `Round 2 of 6`. */
  readonly when: ReactNode;
  readonly children?: ReactNode;
}

export const Turn = ({ seatNames, players, seat, won, when, children }: TurnProps) => (
  <div className={css.banner} data-seat={seat}>
    <p className={css.whose}>
      <span className={css.seatMark} data-seat={seat} aria-hidden="true" />
      <strong>{won ?? (seat === undefined ? 'Wait' : seatName(seatNames, players, seat))}</strong>
      <span className="muted">{when}</span>
    </p>
    {children}
  </div>
);

interface Props extends BannerProps<Sided>, Pick<TurnProps, 'when' | 'children'> {
  readonly outcome: MatchOutcome | undefined;
  readonly sideName: (side: 0 | 1) => string;
}

export const WhoseTurn = ({ battle, outcome, sideName, ...turn }: Props) => (
  <Turn {...turn} won={outcomeWords(outcome, battle, sideName)} />
);

interface PhasesProps<P extends string> {
  /** Spoken. */
  readonly label: string;
  readonly phases: readonly (readonly [P, string])[];
  readonly now: string;
}

export const Phases = <P extends string>({ label, phases, now }: PhasesProps<P>) => (
  <ol className={css.phases} aria-label={label}>
    {phases.map(([phase, words]) => (
      <li key={phase} aria-current={phase === now ? 'step' : undefined}>
        {words}
      </li>
    ))}
  </ol>
);
