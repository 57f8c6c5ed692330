/**
 * Who watches some rounds later is served from a copy of the match that follows it so far behind: nothing of what has happened since is
 * in it. When the battle is over, it has caught up.
 */

import {
  type Checkpoint,
  type Descriptor,
  followAll,
  type Hosted,
  isFault,
  OlderNeeded,
  outcomeOf,
  readyState,
} from '@muster/kernel';
import type { MatchId } from '@muster/protocol';
import type { Opening, Row, Store } from '../store/store.ts';
import { hostedAt, houseOf, type Played } from './hosting.ts';
import { type WrittenEntry, writtenEntriesOf } from './written-entries.ts';

export interface Trail {
  /** The match as far as it is shown. */
  match(): Hosted;
  /** The match has gone on; what is shown of that now, one entry after another. */
  follow(match: Hosted, writtenEntries: readonly WrittenEntry[]): readonly WrittenEntry[];
}

/** What one entry has done. */
export interface Ahead {
  readonly match: Hosted;
  readonly writtenEntries: readonly WrittenEntry[];
}

/** How far may be shown: up to the last moment of this round. */
const shownUpTo = (descriptor: Descriptor, match: Hosted, delay: number): number =>
  outcomeOf(descriptor, match) === undefined ? descriptor.roundOf(readyState(match)) - delay : Number.MAX_SAFE_INTEGER;

const makeTrail = (descriptor: Descriptor, first: Hosted, delay: number, waiting: readonly Ahead[]): Trail => {
  const ahead = [...waiting];
  let shown = first;

  const advance = (upTo: number): readonly WrittenEntry[] => {
    const now: WrittenEntry[] = [];
    while (ahead.length > 0 && descriptor.roundOf(readyState(ahead[0]!.match)) <= upTo) {
      const next = ahead.shift()!;
      shown = next.match;
      now.push(...next.writtenEntries);
    }
    return now;
  };

  const newest = waiting.at(-1)?.match ?? first;
  advance(shownUpTo(descriptor, newest, delay));
  return {
    match: () => shown,
    follow: (match, writtenEntries) => {
      ahead.push({ match, writtenEntries });
      return advance(shownUpTo(descriptor, match, delay));
    },
  };
};

/** The newest match at a checkpoint that may be shown, or the set-up. */
const shownFrom = async (
  store: Store,
  id: MatchId,
  descriptor: Descriptor,
  opening: Opening,
  { match }: Played,
  delay: number,
): Promise<Hosted> => {
  const house = houseOf(descriptor.game, opening.header);
  const upTo = shownUpTo(descriptor, match, delay);
  let checkpoint: Checkpoint | undefined = await store.checkpointBefore(id, match.count);
  while (checkpoint !== undefined) {
    const { count } = checkpoint.ledger;
    const found = await hostedAt(store, id, house, opening, count, checkpoint);
    if (descriptor.roundOf(readyState(found)) <= upTo) return found;
    checkpoint = await store.checkpointBefore(id, count - 1);
  }
  return hostedAt(store, id, house, opening, 0, undefined);
};

/** What each entry did since; undefined when one of them takes back what lies before. */
export const aheadOf = (
  descriptor: Descriptor,
  opening: Opening,
  from: Hosted,
  rows: readonly Row[],
): readonly Ahead[] | undefined => {
  const house = houseOf(descriptor.game, opening.header);
  const entries = rows.map(({ entry }) => entry);
  try {
    const moves = followAll(house, from, entries);
    if (isFault(moves)) throw new Error(`the log of a match is not true: ${moves.reason}`);
    return moves.map((move, n) => ({
      match: move.match,
      writtenEntries: writtenEntriesOf(moves[n - 1]?.match ?? from, move, null),
    }));
  } catch (e) {
    if (e instanceof OlderNeeded) return undefined;
    throw e;
  }
};

/** From the store: everything since what may be shown is followed, and waits. */
export const openTrail = async (
  store: Store,
  id: MatchId,
  descriptor: Descriptor,
  opening: Opening,
  played: Played,
  delay: number,
): Promise<Trail> => {
  const { count } = played.match;
  const near = await shownFrom(store, id, descriptor, opening, played, delay);
  const ahead = aheadOf(descriptor, opening, near, await store.rows(id, near.count, count));
  if (ahead !== undefined) return makeTrail(descriptor, near, delay, ahead);
  const first = await hostedAt(store, id, houseOf(descriptor.game, opening.header), opening, 0, undefined);
  return makeTrail(descriptor, first, delay, aheadOf(descriptor, opening, first, await store.rows(id, 0, count))!);
};
