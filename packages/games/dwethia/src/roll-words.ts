/** What is rolled at a real table: whose dice, what for, and in the midst of which deed. */

import type { Framed, GameEvent, RollWords } from '@muster/kernel';
import { amid } from './names.ts';

/** A game's deeds in words, `Warg A1 strikes Lancer B2`: told just now, or under way since before. */
export interface Deeds<E extends GameEvent, F extends Framed> {
  told(e: E): string | undefined;
  underWay(frame: F): string | undefined;
}

/** `one die of North`. */
export const diceOfWords = (count: number, whose: string): string =>
  `${count === 1 ? 'one die' : `${count} dice`} of ${amid(whose)}`;

const lastOf = <T>(all: readonly T[], wordsOf: (one: T) => string | undefined): string | undefined => {
  for (let i = all.length - 1; i >= 0; i--) {
    const words = wordsOf(all[i]!);
    if (words !== undefined) return words;
  }
  return undefined;
};

/** These dice, with the deed that they belong to, if there is one. */
export const rollInDeed = <E extends GameEvent, F extends Framed>(
  dice: string,
  stack: readonly F[],
  events: readonly E[],
  deeds: Deeds<E, F>,
): RollWords => {
  const deed = lastOf(events, deeds.told) ?? lastOf(stack, deeds.underWay);
  const isAgain = stack.at(-1)?.type === 'roll' && !events.some(({ type }) => type === 'rolled'); // DW-79
  const words = isAgain ? `${dice}, once again` : dice;
  return { words: deed === undefined ? words : `${deed}: ${words}` };
};
