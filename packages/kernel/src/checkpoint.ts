/**
 * A match is put down and taken up again. A checkpoint is what a match keeps, at an entry that carries the hash of its state; it is
 * a cache: a wrong one is not used, and the log alone rebuilds everything.
 */

import { canonical, type HashText, hashState, hashText } from './canonical.ts';
import { configOf, type Fault, followEntry, followSetup, isFault, wrongEntry, wrongSetup } from './following.ts';
import type { GameTypes } from './game.ts';
import { type Awaited, type Hosted, type House, type Move, readyState, type Waypoint } from './hosted.ts';
import type { Past } from './journal.ts';
import { newMatch } from './playing.ts';
import { OlderNeeded, withOlder } from './rebuilding.ts';
import { type Entry, type Header, type SetupEntry, STATE_EVERY } from './record.ts';

/** All that a match keeps beside its state, its configuration and the log. */
type Ledger<T extends GameTypes> = Pick<
  Hosted<T>,
  'setup' | 'hash' | 'count' | 'luck' | 'waiting' | 'standing' | 'noticed' | 'taken' | 'closed'
>;

export interface Checkpoint<T extends GameTypes = GameTypes> {
  /** Without its configuration, which stands in the log's head; what play has added to that stands in `config`. */
  readonly state: Omit<T['state'], 'config'>;
  readonly config: T['config'] | null;
  readonly ledger: Ledger<T>;
  /** The SHA-256 of ledger and configuration; that of the state stands in the log. */
  readonly sum: string;
}

const sumOf = <T extends GameTypes>(ledger: Ledger<T>, config: T['config'] | null, hash: HashText): string =>
  hash(canonical([ledger, config]));

/** What has to be kept of a match to go on with it from here; undefined where no entry vouches for the state. */
export const checkpointOf = <T extends GameTypes>(match: Hosted<T>, hashed = hashText): Checkpoint<T> | undefined => {
  if (match.awaited !== null || match.count === 0 || match.count % STATE_EVERY !== 0) return undefined;
  const { config: played, ...state } = readyState(match);
  const { setup, hash, count, luck, waiting, standing, noticed, taken, closed } = match;
  const ledger = { setup, hash, count, luck, waiting, standing, noticed, taken, closed };
  const config = played === match.config ? null : played;
  return { state, config, ledger, sum: sumOf(ledger, config, hashed) };
};

/** A log as its owner keeps it while a match is out of memory. */
export interface KeptLog<T extends GameTypes = GameTypes> extends Header {
  readonly setup: SetupEntry;
  /** null: everything is rebuilt from the first entry on. */
  readonly checkpoint: Checkpoint<T> | null;
  /** From the entry on that vouches for the checkpoint; without one, all. */
  readonly entries: readonly Entry[];
  /** What is not in the log: luck that people were asked for. */
  readonly awaited: Awaited<T> | null;
}

/** Why a checkpoint cannot be used; undefined when it can. */
const wrongCheckpoint = <T extends GameTypes>(
  { state, config, ledger, sum }: Checkpoint<T>,
  entry: Entry | undefined,
  hash = hashText,
): Fault | undefined => {
  const isTrue =
    entry?.state !== undefined &&
    entry.hash === ledger.hash &&
    entry.state === hashState({ config: null, ...state }, hash) &&
    sum === sumOf(ledger, config, hash);
  return isTrue ? undefined : { by: 'states', reason: 'the checkpoint is not the state of its entry' };
};

/** The match at its checkpoint. */
const fromCheckpoint = <T extends GameTypes>(
  fresh: Hosted<T>,
  { state: kept, config, ledger }: Checkpoint<T>,
): Hosted<T> => {
  const state = { config: config ?? fresh.config, ...kept } as T['state'];
  const waypoint: Waypoint<T> = { count: ledger.count, stands: ledger.standing.length, state };
  return { ...fresh, ...ledger, state, waypoints: [waypoint] };
};

/** A match taken up again, and what was told by the entries that were followed for that. */
export type Loaded<T extends GameTypes> = { readonly match: Hosted<T>; readonly followed: readonly Past<T['event']>[] };

/**
 * Goes on where the log ends. A checkpoint that is wrong is a fault found by `states`: load again without it. May ask for older entries
 * than there are after the checkpoint (`OlderNeeded`): load again from an older one, or without any.
 */
export const loadMatch = <T extends GameTypes>(house: House<T>, log: KeptLog<T>): Loaded<T> | Fault => {
  const { format, game, version, config, fairness, setup, checkpoint, awaited } = log;
  const read = configOf(house.game, log);
  if (isFault(read)) return read;
  const fresh = newMatch(house, { format, game, version, config, fairness }, read.config);
  const wrong = checkpoint === null ? undefined : wrongCheckpoint(checkpoint, log.entries[0], house.hash);
  if (wrong !== undefined) return wrong;
  const begun =
    checkpoint === null
      ? followSetup(house, fresh, setup)
      : { match: fromCheckpoint(fresh, checkpoint), appended: [], answer: undefined };
  if (isFault(begun)) return begun;
  return followOn(house, begun, setup, checkpoint === null ? log.entries : log.entries.slice(1), awaited);
};

/** Runs it, and again with the entries since `first` when the match asks for more than it keeps. */
const withSince = <T extends GameTypes, R>(
  match: Hosted<T>,
  first: Waypoint<T>,
  since: () => readonly Entry[],
  run: (match: Hosted<T>) => R,
): R => {
  try {
    return run(match);
  } catch (e) {
    if (!(e instanceof OlderNeeded) || e.entry < first.count) throw e;
    return run(withOlder(match, first, since()));
  }
};

/** What each of these entries did to a match, one after another. May ask for entries that lie before it (`OlderNeeded`). */
export const followAll = <T extends GameTypes>(
  house: House<T>,
  begun: Hosted<T>,
  entries: readonly Entry[],
): readonly Move<T, unknown>[] | Fault => {
  const first = begun.waypoints[0]!;
  const known = begun.recent;
  const moves: Move<T, unknown>[] = [];
  let match = begun;
  for (const [n, entry] of entries.entries()) {
    const since = (): readonly Entry[] => [...known, ...entries.slice(0, n)];
    const move = withSince(match, first, since, (m) => followEntry(house, m, entry));
    const fault = isFault(move) ? move : wrongEntry(entry, move);
    if (isFault(move) || fault !== undefined) return fault!;
    ({ match } = move);
    moves.push(move);
  }
  return moves;
};

const followOn = <T extends GameTypes>(
  house: House<T>,
  begun: Move<T, unknown>,
  setup: SetupEntry,
  entries: readonly Entry[],
  awaited: Awaited<T> | null,
): Loaded<T> | Fault => {
  const wrong = wrongSetup(setup, begun.match);
  if (wrong !== undefined) return wrong;
  const moves = followAll(house, begun.match, entries);
  if (isFault(moves)) return moves;
  const { match } = moves.at(-1) ?? begun;
  return { match: { ...match, awaited }, followed: [...begun.appended, ...moves.flatMap(({ appended }) => appended)] };
};
