/** The log of a battle as one viewer may read it: one line for each event, grouped by the entry that caused it. */

import {
  type Command,
  type Entry,
  type Game,
  type GameEvent,
  isUndo,
  type Refusal,
  type Seat,
  type Told,
} from '@muster/kernel';
import { type Eyes, hears } from '../contract/eyes.ts';
import type { LogLine } from '../contract/log-line.ts';

/** An entry (null: the set-up) and what it told to whom. */
export interface Past<E extends GameEvent> {
  readonly entry: Entry | null;
  readonly events: readonly Told<E>[];
}

/** How events become words: the game's own sentences, and the names of the seats. */
export interface Telling<E extends GameEvent> {
  words(event: E): string;
  readonly seatNames: readonly string[];
}

export const tellingOf = <
  S extends { readonly config: K },
  C extends Command,
  K extends object,
  E extends GameEvent,
  R extends Refusal,
>(
  game: Game<S, C, K, E, R>,
  config: K,
  seatNames: readonly string[],
): Telling<E> => ({ words: (event) => game.narrate(event, config), seatNames });

export const eventLine = <E extends GameEvent>(
  telling: Telling<E>,
  event: E,
  entry: number,
  n: number,
  seat: Seat | null,
): LogLine<E> => ({
  key: `${entry}.${n}`,
  entry,
  words: telling.words(event),
  rule: event.rule,
  event,
  seat,
  undone: false,
});

const undoLine = <E extends GameEvent>(telling: Telling<E>, entry: number, count: number, by: Seat): LogLine<E> => ({
  key: `${entry}.undo`,
  entry,
  words: `${telling.seatNames[by]} takes back ${count === 1 ? 'the last command' : `the last ${count} commands`}.`,
  rule: null,
  event: null,
  seat: by,
  undone: false,
});

/** The entries that stand, oldest first, by index. */
export const standingEntries = (entries: readonly Entry[]): readonly number[] => {
  const standing: number[] = [];
  entries.forEach((e, i) => {
    if (isUndo(e)) standing.splice(standing.length - e.undo);
    else standing.push(i);
  });
  return standing;
};

const markUndone = <E extends GameEvent>(
  lines: readonly LogLine<E>[],
  entries: readonly Entry[],
): readonly LogLine<E>[] => {
  const standing = new Set(standingEntries(entries));
  return lines.map((line) => {
    const undone = line.entry >= 0 && line.event !== null && !standing.has(line.entry);
    return line.undone === undone ? line : { ...line, undone };
  });
};

/** The whole log of what has been played, as these eyes may read it. The first past is the set-up. */
export const logOf = <E extends GameEvent>(
  telling: Telling<E>,
  pasts: readonly Past<E>[],
  eyes: Eyes,
): readonly LogLine<E>[] => {
  const lines = pasts.flatMap(({ entry, events }, i) => {
    if (entry !== null && isUndo(entry)) return [undoLine(telling, i - 1, entry.undo, entry.by)];
    const seat = entry === null ? null : entry.seat;
    return events.flatMap((told, n) => (hears(told, eyes) ? [eventLine(telling, told.event, i - 1, n, seat)] : []));
  });
  return markUndone(
    lines,
    pasts.flatMap(({ entry }) => (entry === null ? [] : [entry])),
  );
};
