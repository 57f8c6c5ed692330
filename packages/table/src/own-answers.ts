/**
 * What a person's seat answers by itself: the rest of a plan, questions that the player does not want to be asked, and what the player
 * has let be, as long as it stands as it did.
 */

import type { Decision, GameTypes, Seat } from '@muster/kernel';
import type { SeatPlayers } from './players.ts';
import type { Matters, PresentedGame } from './presentation.ts';
import type { BattleSeen } from './source.ts';

export interface OwnAnswers<C> {
  /** What is left of each seat's plan. */
  readonly plans: ReadonlyMap<Seat, readonly C[]>;
  /** What each seat has let be: by its name, how it stood then. */
  readonly letBe: ReadonlyMap<Seat, Matters>;
  /** After a take-back nothing is answered until the player has decided: it would only be answered like that again. */
  readonly isPaused: boolean;
}

export const NO_ANSWERS: OwnAnswers<never> = { plans: new Map(), letBe: new Map(), isPaused: false };
export const PAUSED: OwnAnswers<never> = { plans: new Map(), letBe: new Map(), isPaused: true };

/** The player decided by hand; `rest` follows as it is asked for. */
export const follow = <C>({ plans, letBe }: OwnAnswers<C>, seat: Seat, rest: readonly C[]): OwnAnswers<C> => ({
  plans: new Map([...plans, [seat, rest]]),
  letBe,
  isPaused: false,
});

/** The plan of this seat is given up; without one, all are. */
export const forget = <C>({ plans, letBe, isPaused }: OwnAnswers<C>, seat?: Seat): OwnAnswers<C> => ({
  plans: new Map(seat === undefined ? [] : [...plans].filter(([other]) => other !== seat)),
  letBe,
  isPaused,
});

/** By hand this was answered: where it is the empty answer, what was asked about is quiet until it stands otherwise. */
export const heed = <T extends GameTypes, X>(
  { ui }: PresentedGame<T, X>,
  own: OwnAnswers<T['command']>,
  seat: Seat,
  { view, decisions }: Pick<BattleSeen<T>, 'view' | 'decisions'>,
  command: T['command'],
): OwnAnswers<T['command']> => {
  const decision = decisions.find((d) => d.seat === seat);
  const quiet = decision && ui.quiet?.(view, decision);
  if (quiet === undefined || quiet.answer.type !== command.type) return own;
  return { ...own, letBe: new Map([...own.letBe, [seat, { ...own.letBe.get(seat), ...quiet.about }]]) };
};

/** The empty answer, where all that is asked about stands as it did when it was let be. */
const quietAnswer = <T extends GameTypes, X>(
  { ui }: PresentedGame<T, X>,
  before: Matters | undefined,
  view: T['state'],
  decision: Decision,
): T['command'] | undefined => {
  const quiet = before && ui.quiet?.(view, decision);
  if (quiet === undefined) return undefined;
  return Object.entries(quiet.about).every(([matter, stands]) => before?.[matter] === stands)
    ? quiet.answer
    : undefined;
};

/** What this seat answers, and what is left of its plan then; no command: the player is to be asked. */
export const nextAnswer = <T extends GameTypes, X>(
  game: PresentedGame<T, X>,
  own: OwnAnswers<T['command']>,
  seat: Seat,
  { view, decisions }: Pick<BattleSeen<T>, 'view' | 'decisions'>,
  players: SeatPlayers,
): { readonly own: OwnAnswers<T['command']>; readonly command: T['command'] | undefined } => {
  const { descriptor, ui } = game;
  const decision = decisions.find((d) => d.seat === seat);
  if (decision === undefined) return { own, command: undefined };
  const [planned, ...rest] = own.plans.get(seat) ?? [];
  const halts = ui.halts?.(view) === true;
  if (planned !== undefined && !halts && descriptor.game.refuse(view, seat, planned) === undefined)
    return { own: { ...own, plans: new Map([...own.plans, [seat, rest]]) }, command: planned };
  const isOver = planned !== undefined && (halts || ui.outlasts?.(decision) !== true);
  const command = own.isPaused
    ? undefined
    : (ui.answer?.(view, decision, players) ?? quietAnswer(game, own.letBe.get(seat), view, decision));
  return { own: isOver ? forget(own, seat) : own, command };
};
