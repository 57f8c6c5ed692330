/** One try at a pure step of the game: what it drew and told. When luck is missing, nothing of it has happened. */

import type { Drew, GameEvent, Seat, Table } from './game.ts';
import type { Told } from './journal.ts';
import { type LuckSource, ScriptEnded, takeOut, topOf } from './luck.ts';

/** Luck given back by an undo, or typed in by players, is used before the source is asked: undo never buys a new die. */
export interface Waiting {
  readonly dice: readonly number[];
  readonly shuffles: readonly (readonly number[])[];
  /** Typed for the command that waits. Where a card went that an undo gave back, only people know: they are asked again. */
  readonly cards: readonly string[];
}

export const NOTHING_WAITS: Waiting = { dice: [], shuffles: [], cards: [] };

export interface Attempt<E extends GameEvent> {
  readonly table: Table<E, string>;
  readonly events: Told<E>[];
  readonly dice: number[];
  readonly shuffles: (readonly number[])[];
  /** Those that people typed. */
  readonly cards: string[];
  /** The waiting luck that it did not use. */
  unused(): Waiting;
  isFinal(): boolean;
}

export const attempt = <E extends GameEvent>(waiting: Waiting, luck: LuckSource): Attempt<E> => {
  const events: Told<E>[] = [];
  const dice: number[] = [];
  const shuffles: (readonly number[])[] = [];
  const cards: string[] = [];
  const used = { dice: 0, shuffles: 0, cards: 0 };
  let final = false;
  const roll = (count: number, seat: Seat, what: string): readonly number[] => {
    const ready = waiting.dice.slice(used.dice, used.dice + count);
    const rolled = ready.length === count ? ready : [...ready, ...luck.roll(count - ready.length, seat, what)];
    used.dice += ready.length;
    dice.push(...rolled);
    return rolled;
  };
  const shuffle = <T>(items: readonly T[]): readonly T[] => {
    const ready = waiting.shuffles[used.shuffles];
    const fits = ready?.length === items.length;
    const order = fits ? ready : luck.order(items.length);
    if (fits) used.shuffles++;
    shuffles.push(order);
    return order.map((i) => items[i]!);
  };
  const draw = <C extends string>(heap: readonly C[], count: number, seat: Seat | null, what: string): Drew<C> => {
    const ready = waiting.cards.slice(used.cards, used.cards + count);
    const typed = ready.length === count ? ready : luck.draw?.({ heap, count, nth: cards.length, seat, for: what });
    if (typed === undefined) return topOf(heap, count);
    const drew = takeOut(heap, typed);
    if (drew?.drawn.length !== count) throw new ScriptEnded('the record holds other cards than could be drawn');
    if (typed === ready) used.cards += count;
    cards.push(...typed);
    return drew;
  };
  return {
    table: {
      roll,
      shuffle,
      draw,
      final: () => {
        final = true;
      },
      tell: (event, to) => {
        events.push(to === undefined ? { event } : { event, to });
      },
    },
    events,
    dice,
    shuffles,
    cards,
    unused: () => ({
      dice: waiting.dice.slice(used.dice),
      shuffles: waiting.shuffles.slice(used.shuffles),
      cards: waiting.cards.slice(used.cards),
    }),
    isFinal: () => final,
  };
};
