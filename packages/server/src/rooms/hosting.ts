/** A match is taken from the store: from its newest checkpoint, from an older one where that is needed, or from its first entry on. */

import {
  begin,
  type Checkpoint,
  type Descriptor,
  type Entry,
  type FairProof,
  fairAt,
  type Game,
  type Header,
  type Hosted,
  type House,
  isFault,
  loadMatch,
  newMatch,
  OlderNeeded,
  type Waypoint,
  withOlder,
} from '@muster/kernel';
import type { MatchId } from '@muster/protocol';
import { sha256 } from '../keys.ts';
import type { Loaded, Opening, Store } from '../store/store.ts';

export interface Played {
  readonly house: House;
  readonly match: Hosted;
}

export const houseOf = (game: Game, header: Header): House => {
  const { fairness } = header;
  if (fairness.kind !== 'fair' || fairness.seed === null) throw new Error('a match of a server has fair dice');
  return { game, luck: fairAt(fairness.seed, fairness as FairProof), hash: sha256 };
};

/** Follows the log from this checkpoint; undefined when it is wrong, or does not lie far enough back. */
const followFrom = (
  house: House,
  { header, setup }: Opening,
  checkpoint: Checkpoint | null,
  entries: readonly Entry[],
): Hosted | undefined => {
  try {
    const loaded = loadMatch(house, { ...header, setup, checkpoint, entries, awaited: null });
    if (!isFault(loaded)) return loaded.match;
    if (checkpoint === null) throw new Error(`the log of a match is not true: ${loaded.reason}`);
    return undefined;
  } catch (e) {
    if (e instanceof OlderNeeded && checkpoint !== null) return undefined;
    throw e;
  }
};

const entriesOf = async (store: Store, match: MatchId, from: number, to: number): Promise<readonly Entry[]> =>
  (await store.rows(match, from, to)).map(({ entry }) => entry);

/** The match after its first `count` entries, from the newest checkpoint that serves. */
export const hostedAt = async (
  store: Store,
  id: MatchId,
  house: House,
  opening: Opening,
  count: number,
  newest: Checkpoint | undefined,
): Promise<Hosted> => {
  let checkpoint = newest;
  while (checkpoint !== undefined) {
    const vouching = checkpoint.ledger.count - 1;
    const found = followFrom(house, opening, checkpoint, await entriesOf(store, id, vouching, count));
    if (found !== undefined) return found;
    checkpoint = vouching < 1 ? undefined : await store.checkpointBefore(id, vouching);
  }
  return followFrom(house, opening, null, await entriesOf(store, id, 0, count))!;
};

/** null where the match has not begun. */
export const playedFrom = async (
  store: Store,
  { game }: Descriptor,
  { head, opening, checkpoint, rows, count }: Loaded,
): Promise<Played | null> => {
  if (opening === null) return null;
  const house = houseOf(game, opening.header);
  const entries = rows.map(({ entry }) => entry);
  const found = followFrom(house, opening, checkpoint, entries);
  const older = checkpoint === null ? undefined : await store.checkpointBefore(head.match, checkpoint.ledger.count - 1);
  return { house, match: found ?? (await hostedAt(store, head.match, house, opening, count, older)) };
};

/** The state at a checkpoint that the log vouches for, or after the set-up. */
const markAt = async (
  store: Store,
  id: MatchId,
  house: House,
  opening: Opening,
  checkpoint: Checkpoint | undefined,
): Promise<Waypoint<never> | undefined> => {
  if (checkpoint === undefined) {
    const { header, setup: _ } = opening;
    const config = house.game.parseConfig(header.config, header.version);
    if (!config.ok) throw new Error('the configuration of a match cannot be read any more');
    return begin(house, newMatch(house, header, config.value)).match.waypoints[0] as Waypoint<never>;
  }
  const { count } = checkpoint.ledger;
  return followFrom(house, opening, checkpoint, await entriesOf(store, id, count - 1, count))?.waypoints[0] as
    | Waypoint<never>
    | undefined;
};

/** Runs it; when it asks for more than a match keeps in memory, with as much of the log as it needs. */
export const withLog = async <R>(
  store: Store,
  id: MatchId,
  { house, match }: Played,
  opening: Opening,
  run: (match: Hosted) => R,
): Promise<R> => {
  let whole = match;
  let before = match.count;
  for (;;) {
    try {
      return run(whole);
    } catch (e) {
      if (!(e instanceof OlderNeeded) || before === 0) throw e;
      const checkpoint = await store.checkpointBefore(id, Math.min(e.entry, before - 1));
      const mark = await markAt(store, id, house, opening, checkpoint);
      before = checkpoint?.ledger.count ?? 0;
      if (mark === undefined) continue;
      whole = withOlder(match, mark, await entriesOf(store, id, mark.count, match.count - match.recent.length));
    }
  }
};
