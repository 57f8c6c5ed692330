/** What a person's seat answers by itself: the rest of a plan, and questions that the player does not want to be asked. */

import type { GameTypes, Seat } from '@muster/kernel';
import type { SeatPlayers } from './players.ts';
import type { PresentedGame } from './presentation.ts';
import type { BattleSeen } from './source.ts';

export interface OwnAnswers<C> {
  /** What is left of each seat's plan. */
  readonly plans: ReadonlyMap<Seat, readonly C[]>;
  /** After a take-back nothing is answered until the player has decided: it would only be answered like that again. */
  readonly isPaused: boolean;
}

export const NO_ANSWERS: OwnAnswers<never> = { plans: new Map(), isPaused: false };
export const PAUSED: OwnAnswers<never> = { plans: new Map(), isPaused: true };

/** The player decided by hand; `rest` follows as it is asked for. */
export const follow = <C>({ plans }: OwnAnswers<C>, seat: Seat, rest: readonly C[]): OwnAnswers<C> => ({
  plans: new Map([...plans, [seat, rest]]),
  isPaused: false,
});

/** The plan of this seat is given up; without one, all are. */
export const forget = <C>({ plans, isPaused }: OwnAnswers<C>, seat?: Seat): OwnAnswers<C> => ({
  plans: new Map(seat === undefined ? [] : [...plans].filter(([other]) => other !== seat)),
  isPaused,
});

/** What this seat answers, and what is left of its plan then; no command: the player is to be asked. */
export const nextAnswer = <T extends GameTypes, X>(
  { descriptor, ui }: PresentedGame<T, X>,
  own: OwnAnswers<T['command']>,
  seat: Seat,
  { view, decisions }: Pick<BattleSeen<T>, 'view' | 'decisions'>,
  players: SeatPlayers,
): { readonly own: OwnAnswers<T['command']>; readonly command: T['command'] | undefined } => {
  const decision = decisions.find((d) => d.seat === seat);
  if (decision === undefined) return { own, command: undefined };
  const [planned, ...rest] = own.plans.get(seat) ?? [];
  if (planned !== undefined && descriptor.game.refuse(view, seat, planned) === undefined)
    return { own: { ...own, plans: new Map([...own.plans, [seat, rest]]) }, command: planned };
  const isOver = planned !== undefined && ui.outlasts?.(decision) !== true;
  const command = own.isPaused ? undefined : ui.answer?.(view, decision, players);
  return { own: isOver ? forget(own, seat) : own, command };
};
