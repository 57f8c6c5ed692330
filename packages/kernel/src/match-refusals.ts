/** Why a match, not its game, refuses something, and how that reads. */

import type { GameEvent, GameTypes, Malformed, Refusal, Seat } from './game.ts';
import type { Told } from './journal.ts';
import type { LuckNeed } from './luck.ts';
import { explainMalformed } from './parse.ts';

/** `secret`: others may have answered in secret since. */
export type ConsentWhy = 'rolled' | 'final' | 'notYours' | 'secret';

export type MatchRefusal = Refusal &
  (
    | {
        readonly code:
          | 'luckAwaited'
          | 'noLuckAwaited'
          | 'nothingToUndo'
          | 'nothingToRedo'
          | 'answerAgain'
          | 'matchOver';
      }
    /** `of`: who has to agree. */
    | { readonly code: 'needsConsent'; readonly why: ConsentWhy; readonly of: readonly Seat[] }
    | { readonly code: 'wrongLuck'; readonly need: LuckNeed }
    | { readonly code: 'noFact'; readonly problem: string }
  );

export type Played<E extends GameEvent = GameEvent, R extends Refusal = Refusal> =
  | { readonly ok: true; readonly events: readonly Told<E>[]; readonly needs?: LuckNeed }
  | { readonly ok: false; readonly refusal: R | MatchRefusal };

export type Undone = { readonly ok: true } | { readonly ok: false; readonly refusal: MatchRefusal };

export type PlayedOf<T extends GameTypes> = Played<T['event'], T['refusal']>;

const describeNeed = (need: LuckNeed): string => {
  if ('heap' in need) return `${need.count} ${need.count === 1 ? 'card' : 'cards'} that can lie in the deck`;
  return 'shuffle' in need
    ? `the order of ${need.shuffle} shuffled cards, as positions from 0`
    : `${need.count} dice from 1 to ${need.sides}`;
};

export const explainMatchRefusal = (r: MatchRefusal): string => {
  switch (r.code) {
    case 'luckAwaited':
      return 'The match waits for what is rolled or drawn at the table: give that first.';
    case 'noLuckAwaited':
      return 'Nothing is to be rolled or drawn now.';
    case 'nothingToRedo':
      return 'There is nothing to play again: something else was played since.';
    case 'nothingToUndo':
      return 'There are not that many commands to take back.';
    case 'answerAgain':
      return 'Answers are being given in secret: none is taken back, but each may be given again until the last one is in.';
    case 'matchOver':
      return 'The match is over.';
    case 'noFact':
      return `This is no fact of this match: ${r.problem}.`;
    case 'wrongLuck':
      return `The match asks for ${describeNeed(r.need)}.`;
    case 'needsConsent':
      return {
        rolled: 'Dice were rolled for this, so taking it back needs the opponents’ consent.',
        final: 'This was final when it was confirmed, so taking it back needs the opponents’ consent.',
        notYours: 'The last command was another player’s, so taking it back needs consent.',
        secret: 'Others may have answered in secret since, so taking this back needs the opponents’ consent.',
      }[r.why];
  }
};

const MATCH_CODES: readonly string[] = [
  'luckAwaited',
  'noLuckAwaited',
  'nothingToUndo',
  'nothingToRedo',
  'answerAgain',
  'wrongLuck',
  'needsConsent',
  'matchOver',
  'noFact',
];

const isMatchRefusal = (r: Refusal): r is MatchRefusal => MATCH_CODES.includes(r.code);

/** Any refusal in words, whether the match, the game or the reading of input spoke it. */
export const explainRefusal = <R extends Refusal>(
  game: { explain(r: R): string },
  r: R | MatchRefusal | Malformed,
): string => {
  if (isMatchRefusal(r)) return explainMatchRefusal(r);
  return r.code === 'malformed' ? explainMalformed(r as Malformed) : game.explain(r as R);
};
