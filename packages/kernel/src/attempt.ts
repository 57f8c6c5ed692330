/** One try at a pure step of the game: what it drew and told. When luck is missing, nothing of it has happened. */

import type { GameEvent, Seat, Table } from './game.ts';
import type { Told } from './journal.ts';
import type { LuckSource } from './luck.ts';

/** Luck given back by an undo, or typed in by players, is used before the source is asked: undo never buys a new die. */
export interface Waiting {
  readonly dice: readonly number[];
  readonly shuffles: readonly (readonly number[])[];
}

export interface Attempt<E extends GameEvent> {
  readonly table: Table<E>;
  readonly events: Told<E>[];
  readonly dice: number[];
  readonly shuffles: (readonly number[])[];
  /** The waiting luck that it did not use. */
  unused(): Waiting;
  isFinal(): boolean;
}

export const attempt = <E extends GameEvent>(waiting: Waiting, luck: LuckSource): Attempt<E> => {
  const events: Told<E>[] = [];
  const dice: number[] = [];
  const shuffles: (readonly number[])[] = [];
  const used = { dice: 0, shuffles: 0 };
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
  return {
    table: {
      roll,
      shuffle,
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
    unused: () => ({ dice: waiting.dice.slice(used.dice), shuffles: waiting.shuffles.slice(used.shuffles) }),
    isFinal: () => final,
  };
};
