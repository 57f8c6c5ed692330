/** What a person's seat answers by itself: the rest of a plan, and questions that the player does not want to be asked. */

import type { GameTypes, Seat } from '@muster/kernel';
import type { SeatPlayers } from '../contract/players.ts';
import type { TableGame } from '../contract/table-game.ts';
import type { MatchSource } from './source.ts';

export interface OwnAnswers<C> {
  /** The player decided by hand; `rest` follows as it is asked for. */
  follow(seat: Seat, rest: readonly C[]): void;
  /** The plan of this seat is given up; without one, all are. */
  forget(seat?: Seat): void;
  /** After a take-back nothing is answered until the player has decided: it would only be answered like that again. */
  pause(): void;
  /** Undefined: the player is to be asked. */
  next(seat: Seat): C | undefined;
}

export const makeOwnAnswers = <T extends GameTypes, X>(
  { descriptor, ui }: TableGame<T, X>,
  source: MatchSource<T>,
  players: SeatPlayers,
): OwnAnswers<T['command']> => {
  const plans = new Map<Seat, readonly T['command'][]>();
  let isPaused = false;
  return {
    follow: (seat, rest) => {
      plans.set(seat, rest);
      isPaused = false;
    },
    forget: (seat) => {
      if (seat === undefined) plans.clear();
      else plans.delete(seat);
    },
    pause: () => {
      plans.clear();
      isPaused = true;
    },
    next: (seat) => {
      const view = source.view(seat);
      const decision = source.decisionsFor(seat).find((d) => d.seat === seat);
      if (decision === undefined) return undefined;
      const [planned, ...rest] = plans.get(seat) ?? [];
      if (planned !== undefined) {
        if (descriptor.game.refuse(view, seat, planned) === undefined) {
          plans.set(seat, rest);
          return planned;
        }
        if (ui.outlasts?.(decision) !== true) plans.delete(seat);
      }
      return isPaused ? undefined : ui.answer?.(view, decision, players);
    },
  };
};
