/**
 * What each viewer has noticed of a match, numbered for that viewer alone: what concerned nobody but another seat shows as
 * nothing, not even as a gap. Tables, bots and far connections read the same journal, and none of them holds more than it may.
 */

import { type Fact, factWords } from './facts.ts';
import type { Decision, Eyes, Game, GameEvent, GameTypes, RuleId, Seat } from './game.ts';
import { type Entry, isFact, isPlay, isUndo, type PlayEntry, type UndoEntry } from './record.ts';
import { undoneBy } from './standing.ts';

/** An event, and who may hear it (everyone, when `to` is absent). */
export interface Told<E extends GameEvent> {
  readonly event: E;
  readonly to?: readonly Seat[];
}

/** Whether what is for these seats (all, when absent) is for these eyes. */
export const isFor = (to: readonly Seat[] | undefined, eyes: Eyes): boolean =>
  to === undefined || eyes === 'everyone' || (eyes !== 'spectator' && to.includes(eyes));

/** What these eyes may hear. */
export const heardBy = <E extends GameEvent>(told: readonly Told<E>[], eyes: Eyes): readonly E[] => {
  const heard = told.every(({ to }) => isFor(to, eyes)) ? told : told.filter(({ to }) => isFor(to, eyes));
  return heard.map(({ event }) => event); // just as long as it is: it is kept
};

/** Whether these eyes notice a command of that seat which told this. */
export const notices = (eyes: Eyes, seat: Seat, told: readonly Told<GameEvent>[]): boolean =>
  eyes === 'everyone' || eyes === seat || told.some(({ to }) => isFor(to, eyes));

/** What these eyes see of a state. */
export const seenBy = <T extends GameTypes>(game: Game<T>, s: T['state'], eyes: Eyes): T['state'] =>
  eyes === 'everyone' ? s : game.view(s, eyes);

/** Who must decide what: in full for the seat itself, of the others only who is asked and of what kind. */
export const decisionsFor = (decisions: readonly Decision[], eyes: Eyes): readonly Decision[] =>
  decisions.map((d) => (eyes === 'everyone' || d.seat === eyes ? d : { seat: d.seat, kind: d.kind, rule: d.rule }));

/** One thing that was noticed; `n` counts from 0 for each viewer. */
export type Noticed<E extends GameEvent = GameEvent> = { readonly n: number } & (
  | { readonly type: 'setup'; readonly events: readonly E[] }
  /** `undone`: taken back later. */
  | { readonly type: 'played'; readonly seat: Seat; readonly events: readonly E[]; readonly undone: boolean }
  /** `count` commands that this viewer had noticed; `agreed`: who agreed, where the record tells. */
  | { readonly type: 'undo'; readonly by: Seat; readonly agreed: readonly Seat[]; readonly count: number }
  /** What the host tells of the match. */
  | { readonly type: 'fact'; readonly fact: Fact }
);

/** An entry (null: the set-up) and what it told to whom. */
export interface Past<E extends GameEvent> {
  readonly entry: Entry | null;
  readonly events: readonly Told<E>[];
}

/** What one viewer has noticed so far. */
interface Notebook<E extends GameEvent> {
  /** How many pasts are written down. */
  read: number;
  noticed: Noticed<E>[];
  /** The commands that stand, and where this viewer noticed them; null for nowhere. */
  standing: { readonly entry: PlayEntry; readonly at: number | null }[];
}

/**
 * What these eyes notice of it, under this number; undefined where they notice nothing. `taken`: of a take-back, how many commands that
 * they had noticed it took.
 */
export const noticedAs = <E extends GameEvent>(
  { entry, events }: Past<E>,
  eyes: Eyes,
  n: number,
  taken: number,
): Noticed<E> | undefined => {
  if (entry === null) return { n, type: 'setup', events: heardBy(events, eyes) };
  if (isFact(entry)) return isFor(entry.to, eyes) ? { n, type: 'fact', fact: entry.fact } : undefined;
  if (isUndo(entry)) {
    const agreed = typeof entry.agreed === 'boolean' ? [] : entry.agreed;
    return taken === 0 ? undefined : { n, type: 'undo', by: entry.by, agreed, count: taken };
  }
  if (!notices(eyes, entry.seat, events)) return undefined;
  return { n, type: 'played', seat: entry.seat, events: heardBy(events, eyes), undone: false };
};

/** Takes these numbers for taken back. */
export const withUndone = <E extends GameEvent>(
  noticed: readonly Noticed<E>[],
  gone: ReadonlySet<number>,
): Noticed<E>[] =>
  noticed.map((item) => (item.type === 'played' && gone.has(item.n) ? { ...item, undone: true } : item));

/** The numbers of what a take-back takes; it stands no longer. */
const takeGone = <E extends GameEvent>(game: Game, book: Notebook<E>, { undo, agreed }: UndoEntry): Set<number> => {
  const undone = new Set(undoneBy(game, book.standing, (s) => s.entry.command, undo, agreed));
  const gone = book.standing.flatMap(({ at }, i) => (undone.has(i) && at !== null ? [at] : []));
  book.standing = book.standing.filter((_, i) => !undone.has(i));
  return new Set(gone);
};

const take = <E extends GameEvent>(game: Game, book: Notebook<E>, past: Past<E>, eyes: Eyes): void => {
  const { entry } = past;
  const n = book.noticed.length;
  const gone = entry !== null && isUndo(entry) ? takeGone(game, book, entry) : new Set<number>();
  const item = noticedAs(past, eyes, n, gone.size);
  if (gone.size > 0) book.noticed = withUndone(book.noticed, gone);
  if (item !== undefined) book.noticed.push(item);
  if (entry !== null && isPlay(entry)) book.standing.push({ entry, at: item === undefined ? null : n });
};

export interface Journal<E extends GameEvent> {
  add(past: Past<E>): void;
  /** All that these eyes have noticed, oldest first. */
  noticedBy(eyes: Eyes): readonly Noticed<E>[];
}

/** Each notebook is written on from where it was last read, so that a long match costs no more than a short one. */
export const makeJournal = <T extends GameTypes>(game: Game<T>): Journal<T['event']> => {
  const pasts: Past<T['event']>[] = [];
  const books = new Map<Eyes, Notebook<T['event']>>();
  return {
    add: (past) => {
      pasts.push(past);
    },
    noticedBy: (eyes) => {
      const book = books.get(eyes) ?? { read: 0, noticed: [], standing: [] };
      books.set(eyes, book);
      if (book.read < pasts.length) book.noticed = [...book.noticed];
      while (book.read < pasts.length) take(game, book, pasts[book.read++]!, eyes);
      return book.noticed;
    },
  };
};

/** What these eyes have noticed of all this. */
export const noticedOf = <T extends GameTypes>(
  game: Game<T>,
  pasts: readonly Past<T['event']>[],
  eyes: Eyes,
): readonly Noticed<T['event']>[] => {
  const journal = makeJournal(game);
  for (const past of pasts) journal.add(past);
  return journal.noticedBy(eyes);
};

/** The journal of one pair of eyes, read once for every moment of it. */
export interface Reading<E extends GameEvent> {
  /** All that was noticed, with what was taken back in the end. */
  readonly noticed: readonly Noticed<E>[];
  /** After each past, how many things had been noticed. */
  readonly counts: readonly number[];
  /** By the number of what was noticed: the past that took it back. */
  readonly undoneBy: ReadonlyMap<number, number>;
}

/** What these eyes had noticed after each of these pasts: as `noticedOf` up to it would say, and each is read once. */
export const readingOf = <T extends GameTypes>(
  game: Game<T>,
  pasts: readonly Past<T['event']>[],
  eyes: Eyes,
): Reading<T['event']> => {
  const book: Notebook<T['event']> = { read: 0, noticed: [], standing: [] };
  const counts: number[] = [];
  const undoneBy = new Map<number, number>();
  for (const [at, past] of pasts.entries()) {
    const before = book.noticed;
    take(game, book, past, eyes);
    if (book.noticed !== before)
      for (const item of book.noticed)
        if (item.type === 'played' && item.undone && !undoneBy.has(item.n)) undoneBy.set(item.n, at);
    counts.push(book.noticed.length);
  }
  return { noticed: book.noticed, counts, undoneBy };
};

/** What was told and stands: commands that were taken back told something that did not happen. */
export const standingEvents = <E extends GameEvent>(noticed: readonly Noticed<E>[]): readonly E[] =>
  noticed.flatMap((item) => {
    if (item.type === 'setup') return item.events;
    return item.type === 'played' && !item.undone ? item.events : [];
  });

/** A line of the log for one viewer. */
export interface LogLine<E extends GameEvent = GameEvent> {
  readonly key: string;
  /** What was noticed, by its number. */
  readonly n: number;
  readonly words: string;
  readonly rule: RuleId | null;
  readonly event: E | null;
  /** Who did it; null at set-up. */
  readonly seat: Seat | null;
  readonly undone: boolean;
}

/** `Red takes back the last 2 commands; Blue agrees.` */
const undoWords = (seatNames: readonly string[], by: Seat, count: number, agreed: readonly Seat[]): string => {
  const what = count === 1 ? 'the last command' : `the last ${count} commands`;
  const names = agreed.map((seat) => seatNames[seat]);
  const consent = names.length === 0 ? '' : `; ${names.join(' and ')} ${names.length === 1 ? 'agrees' : 'agree'}`;
  return `${seatNames[by]} takes back ${what}${consent}.`;
};

/** The lines of what was noticed: the game's own sentences, and the names of the seats. */
export const linesOf = <T extends GameTypes>(
  game: Pick<Game<T>, 'narrate'>,
  config: T['config'],
  seatNames: readonly string[],
  noticed: readonly Noticed<T['event']>[],
): readonly LogLine<T['event']>[] =>
  noticed.flatMap((item): readonly LogLine<T['event']>[] => {
    const { n } = item;
    if (item.type === 'undo') {
      const words = undoWords(seatNames, item.by, item.count, item.agreed);
      return [{ key: `${n}`, n, words, rule: null, event: null, seat: item.by, undone: false }];
    }
    if (item.type === 'fact') {
      const words = factWords(item.fact, seatNames);
      return [{ key: `${n}`, n, words, rule: null, event: null, seat: null, undone: false }];
    }
    const seat = item.type === 'played' ? item.seat : null;
    const undone = item.type === 'played' && item.undone;
    return item.events.map((event, i) => ({
      key: `${n}.${i}`,
      n,
      words: game.narrate(event, config),
      rule: event.rule,
      event,
      seat,
      undone,
    }));
  });
