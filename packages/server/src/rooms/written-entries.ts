/** What a move has written: the rows for the store, and what each viewer notices of them. */

import {
  type CommandInForce,
  type Entry,
  type Eyes,
  everyEyes,
  type GameEvent,
  type GameTypes,
  type Hosted,
  isPlay,
  isUndo,
  type Move,
  type Noticed,
  noticedAs,
  type Past,
} from '@muster/kernel';
import type { Row } from '../store/store.ts';

export interface WrittenEntry {
  readonly row: Row;
  /** By viewer, in the order of `everyEyes`. */
  readonly noticed: readonly (Noticed | undefined)[];
  /** The numbers of what it took back, likewise. */
  readonly undone: readonly (readonly number[])[];
}

/** Where a viewer stands in the lists of all viewers. */
export const placeOf = (eyes: Eyes, seats: number): number =>
  typeof eyes === 'number' ? eyes : eyes === 'spectator' ? seats : seats + 1;

/** The commands that stood before and do not any more. */
const goneBetween = (before: Hosted, after: Hosted): readonly CommandInForce[] => {
  const stands = new Set(after.standing.map(({ entry }) => entry));
  return before.standing.filter(({ entry }) => !stands.has(entry));
};

const NOTHING: readonly number[] = [];

/** A command of which all that was told is for everybody. */
const isPublic = ({ entry, events }: Past<GameEvent>): boolean =>
  entry !== null && isPlay(entry) && events.length > 0 && events.every(({ to }) => to === undefined);

type Undone = WrittenEntry['undone'];

/** What each viewer notices of it; what is public is one and the same for all who count it alike. */
const noticedBy = (
  past: Past<GameEvent>,
  viewers: readonly Eyes[],
  counts: readonly number[],
  undone: Undone,
): WrittenEntry['noticed'] => {
  const isShared = isPublic(past);
  let last: Noticed | undefined;
  return viewers.map((eyes, v) => {
    const n = counts[v]!;
    if (!isShared || last?.n !== n) last = noticedAs(past, eyes, n, undone[v]!.length);
    return last;
  });
};

/** `sender`: whose message it came with; the last entry tells of it. */
export const writtenEntriesOf = <T extends GameTypes, A>(
  before: Hosted<T>,
  { match, appended }: Move<T, A>,
  sender: Row['sender'],
): readonly WrittenEntry[] => {
  const viewers = everyEyes(before.noticed.length - 2);
  const gone = appended.some(({ entry }) => entry !== null && isUndo(entry)) ? goneBetween(before, match) : [];
  let counts = before.noticed;
  return appended.map((past, i): WrittenEntry => {
    const entry = past.entry as Entry;
    const isBack = isUndo(entry);
    const undone = viewers.map((_, v) => (isBack ? gone.flatMap(({ at }) => (at[v]! >= 0 ? [at[v]!] : [])) : NOTHING));
    const noticed = noticedBy(past, viewers, counts, undone);
    const at = noticed.map((item, v) => (item === undefined ? -1 : counts[v]!));
    counts = counts.map((n, v) => (noticed[v] === undefined ? n : n + 1));
    const row: Row = {
      n: before.count + i,
      entry,
      told: past.events,
      at,
      gone: isBack ? gone.map((one) => one.entry) : null,
      sender: i === appended.length - 1 ? sender : null,
    };
    return { row, noticed, undone };
  });
};

/** Whether anybody but its sender could have noticed it: what is done in secret is no news for the others. */
export const isNews = (writtenEntries: readonly WrittenEntry[], seats: number): boolean =>
  writtenEntries.some(({ noticed }) => noticed[placeOf('spectator', seats)] !== undefined);
