/**
 * One's own commands before the server has spoken: where nobody's luck, secret or decision is needed, what comes of them is known here
 * too, and is shown at once. A guess is dropped as soon as the server's word is there, or says otherwise.
 */

import {
  type Decision,
  type Descriptor,
  decisionsFor,
  foretell,
  type GameTypes,
  type Noticed,
  type Seat,
} from '@muster/kernel';
import { isSame } from './same.ts';
import type { Seen } from './seen.ts';

/** What will be there when this command has been played, as far as it is known. */
export interface Guess<T extends GameTypes> {
  /** Of the deed. */
  readonly id: string;
  readonly command: T['command'];
  readonly view: T['state'];
  readonly decisions: readonly Decision[];
  readonly item: Noticed<T['event']>;
}

type Base<T extends GameTypes> = Pick<Seen<T>, 'n' | 'view'>;

/** What the last one leads to. */
export const baseOf = <T extends GameTypes>(truth: Base<T>, guesses: readonly Guess<T>[]): Base<T> => {
  const last = guesses.at(-1);
  return last === undefined ? truth : { n: last.item.n + 1, view: last.view };
};

/** The end of a battle is not guessed: with it everything is opened, and only the server can do that. */
export const guess = <T extends GameTypes>(
  { game }: Descriptor<T>,
  { n, view }: Base<T>,
  seat: Seat,
  { id, command }: Pick<Guess<T>, 'id' | 'command'>,
): Guess<T> | undefined => {
  const foretold = foretell(game, view, seat, command);
  if (foretold === undefined || game.outcome(foretold.view) !== undefined) return undefined;
  return {
    id,
    command,
    view: foretold.view,
    decisions: decisionsFor(game.decisions(foretold.view), seat),
    item: { n, type: 'played', seat, events: foretold.events, undone: false },
  };
};

/** Those that still hold when the truth is this; none after one that does not. */
export const guessAgain = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  truth: Base<T>,
  seat: Seat,
  guesses: readonly Guess<T>[],
): readonly Guess<T>[] => {
  const again: Guess<T>[] = [];
  for (const one of guesses) {
    const next = guess(descriptor, baseOf(truth, again), seat, one);
    if (next === undefined) break;
    again.push(next);
  }
  return again;
};

export interface Settled<T extends GameTypes> {
  /** What was guessed right is the same object as it was. */
  readonly truth: Seen<T>;
  readonly guesses: readonly Guess<T>[];
}

/** The server has told something new: `before` was true, this is. */
export const settleBy = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  seat: Seat,
  guesses: readonly Guess<T>[],
  before: Base<T>,
  now: Seen<T>,
): Settled<T> => {
  if (guesses.length === 0) return { truth: now, guesses };
  const first = now.noticed[0]?.n ?? now.n;
  const itemAt = (n: number): Noticed<T['event']> | undefined => now.noticed[n - first];
  const wrong = guesses.findIndex(({ item }) => !isSame(itemAt(item.n), item));
  const right = wrong < 0 ? guesses : guesses.slice(0, wrong);
  const left = guesses.slice(right.length);
  const known = new Map(right.map(({ item }) => [item.n, item]));
  const last = right.at(-1);
  const isLast = last !== undefined && last.item.n + 1 === now.n && isSame(last.view, now.view);
  const truth: Seen<T> = {
    ...now,
    noticed: known.size === 0 ? now.noticed : now.noticed.map((item) => known.get(item.n) ?? item),
    view: isLast ? last.view : now.view,
  };
  if (isLast || now.n === before.n) return { truth, guesses: left };
  // a command of one's own that was guessed otherwise is among what has come: which one, only its answer tells
  const isOwnThere = now.noticed.some(
    (item) => item.type === 'played' && item.seat === seat && item.n >= before.n && !known.has(item.n),
  );
  return { truth, guesses: isOwnThere ? [] : guessAgain(descriptor, truth, seat, left) };
};
