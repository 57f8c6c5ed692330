/** The end of a round as it is seen on the board, until the next thing is told. Pure. */

import type { Seat } from '@muster/kernel';

export interface RoundOver {
  readonly round: number;
  /** How each side stands, with the mark of its first seat. */
  readonly sides: readonly { readonly seat: Seat; readonly words: string }[];
  /** How it stands by what is counted for both. */
  readonly count?: string;
}

/** So long it is left to be read. */
export const ROUND_MS = 1600;

/** On the scene of a table. */
export interface WithRound {
  readonly roundOver: RoundOver | undefined;
}

export const withoutRound = <X extends WithRound>(scene: X): X =>
  scene.roundOver === undefined ? scene : { ...scene, roundOver: undefined };

interface Watched {
  readonly scene: WithRound;
  readonly showing: boolean;
  readonly replayed: boolean;
}

export const roundOverNow = ({ scene, showing, replayed }: Watched): RoundOver | undefined =>
  showing || replayed ? scene.roundOver : undefined;
