/**
 * Law: a match that was dropped from memory and is loaded again, from its newest checkpoint and the entries since, is the match that was
 * kept. Checkpoints and entries go through text, as a database keeps them.
 */

import {
  begin,
  type Checkpoint,
  checkpointOf,
  type Entry,
  followEntry,
  type GameTypes,
  type Hosted,
  type House,
  isFault,
  type KeptLog,
  loadMatch,
  type MatchRecord,
  newMatch,
  OlderNeeded,
  seededAt,
  type Waypoint,
  withOlder,
} from '@muster/kernel';
import { cloned, difference, same } from '../data.ts';
import { type AnyGame, broken, type Law } from '../law.ts';

/** Loaded after every so many entries. */
const LOAD_EVERY = 7;

/** What a match is to who uses it: waypoints and recent entries are caches of its own. */
const essence = ({ waypoints: _, recent: __, ...rest }: Hosted): object => cloned(rest);

/** Undefined where something else is wrong, which other laws say, or something was taken back that lies before the checkpoint. */
const loaded = (house: House, log: KeptLog): Hosted | undefined => {
  try {
    const found = loadMatch(house, log);
    if (!isFault(found)) return found.match;
    return found.by === 'form' ? undefined : broken('dropped', `it is not loaded: ${found.reason}`);
  } catch (e) {
    if (e instanceof OlderNeeded) return undefined;
    throw e;
  }
};

const loadedLike = (game: AnyGame, seed: number, log: KeptLog, kept: Hosted): boolean => {
  const again = loaded({ game, luck: seededAt(seed) }, log);
  if (again === undefined) return false;
  const [was, is] = [essence(kept), essence(again)];
  if (!same(was, is)) broken('dropped', `another match is loaded than was dropped: ${difference(was, is)}`);
  return true;
};

/** With the whole log, where the match asks for more than it keeps. */
const followed = (house: House, match: Hosted, entry: Entry, first: Waypoint<GameTypes>, entries: readonly Entry[]) => {
  try {
    return followEntry(house, match, entry);
  } catch (e) {
    if (!(e instanceof OlderNeeded)) throw e;
    return followEntry(house, withOlder(match, first, entries), entry);
  }
};

const dropAlong = (game: AnyGame, seed: number, config: object, record: MatchRecord): number => {
  const header = { format: record.format, game: game.id, version: record.version, config, fairness: record.fairness };
  const house: House = { game, luck: seededAt(seed) };
  const entries: Entry[] = [];
  let match = begin(house, newMatch(house, header, config)).match;
  const [first] = match.waypoints as readonly [Waypoint<GameTypes>];
  let checkpoint: Checkpoint | null = null;
  let count = 0;
  for (const entry of record.entries) {
    const move = followed(house, match, entry, first, entries);
    if (isFault(move)) return count; // the law on replays says so
    match = move.match;
    entries.push(cloned(move.appended[0]!.entry!));
    checkpoint = cloned(checkpointOf(match) ?? checkpoint);
    if (match.count % LOAD_EVERY > 0) continue;
    const since = checkpoint === null ? 0 : checkpoint.ledger.count - 1;
    const log = { ...header, setup: match.setup!, checkpoint, entries: entries.slice(since), awaited: null };
    if (loadedLike(game, seed, log, match)) count++;
  }
  return count;
};

export const droppedLaw: Law = {
  id: 'dropped',
  onRecords: true,
  name: 'a match that was dropped is loaded as it was kept',
  check: (game, { seed, config, match }) => dropAlong(game, seed, config, cloned(match.record())),
};
