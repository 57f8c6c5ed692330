/**
 * What a match costs its host, along the longest battle of a game: what is kept of it in memory, loading it from its newest checkpoint
 * with fifteen entries after it, and taking a command back.
 */

import { serialize } from 'node:v8';
import {
  begin,
  checkpointOf,
  type Entry,
  followEntry,
  type Hosted,
  type House,
  isFault,
  type KeptLog,
  lastingLuck,
  loadMatch,
  newMatch,
  OlderNeeded,
  recordedLuck,
  STATE_EVERY,
  undo,
} from '@muster/kernel';
import { median } from './measure.ts';
import type { Exhibit } from './museum.ts';
import { digits } from './part.ts';

export interface HostingFigures {
  readonly keptKb: number;
  readonly loadMillis: number;
  readonly undoMillis: number;
}

const ALL = [0, 1, 2, 3, 4, 5, 6, 7];

/** Bytes beside the present state; what the two share is counted once. */
const keptBytes = (match: Hosted): number => serialize(match).length - serialize(match.state).length;

const millisOf = (run: () => unknown): number => {
  const began = performance.now();
  run();
  return performance.now() - began;
};

/** Who commanded last takes it back, all agree. A match that is over, and what lies too far back, are no case of this. */
const undoMillis = (house: House, match: Hosted): readonly number[] => {
  try {
    return [millisOf(() => undo(house, match, match.standing.at(-1)!.seat, ALL))];
  } catch (e) {
    if (e instanceof OlderNeeded) return [];
    throw e;
  }
};

const loadMillis = (house: House, log: KeptLog, checkpoint: string): readonly number[] => {
  try {
    return [millisOf(() => loadMatch(house, { ...log, checkpoint: JSON.parse(checkpoint) }))];
  } catch (e) {
    if (e instanceof OlderNeeded) return [];
    throw e;
  }
};

/** The match after each entry. */
function* along(house: House, first: Hosted, entries: readonly Entry[]): Generator<Hosted> {
  let match = first;
  for (const entry of entries) {
    const move = followEntry(house, match, entry);
    if (isFault(move)) throw new Error(move.reason);
    match = move.match;
    yield match;
  }
}

export const hostingFigures = ({ game, record, states }: Exhibit): HostingFigures => {
  const { config, setup, entries } = record;
  const header = { format: record.format, game: game.id, version: record.version, config, fairness: record.fairness };
  const house: House = { game, luck: lastingLuck(recordedLuck(game, record)) };
  const kept: number[] = [];
  const loads: number[] = [];
  const undos: number[] = [];
  let checkpoint = 'null';
  let since = 0;
  for (const match of along(house, begin(house, newMatch(house, header, states[0]!.config)).match, entries)) {
    kept.push(keptBytes(match));
    undos.push(...undoMillis(house, match));
    const taken = checkpointOf(match);
    if (taken !== undefined) [checkpoint, since] = [JSON.stringify(taken), match.count - 1];
    const isDue = match.count % STATE_EVERY === STATE_EVERY - 1 || match.count === entries.length;
    const log = { ...header, setup, checkpoint: null, entries: entries.slice(since, match.count), awaited: null };
    if (isDue) loads.push(...loadMillis(house, log, checkpoint));
  }
  return {
    keptKb: digits(Math.max(...kept) / 1000),
    loadMillis: digits(median(loads)),
    undoMillis: digits(median(undos)),
  };
};
