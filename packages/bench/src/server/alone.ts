/** What a match costs without a server: its rules and hashes, and then its views, on the very commands that a server was sent. */

import { findGame } from '@muster/games';
import {
  type Descriptor,
  deltaTextOf,
  type Entry,
  entryHash,
  type FairProof,
  fairAt,
  followEntry,
  followSetup,
  type Hosted,
  type House,
  hashState,
  isFault,
  newMatch,
  readyState,
  viewOf,
} from '@muster/kernel';
import { openSqlite, type Store, sha256 } from '@muster/server';

export interface Alone {
  readonly commands: number;
  /** Milliseconds of processor time, each apart. */
  readonly rules: number;
  readonly hashes: number;
  readonly views: number;
}

/** Of a match, and how many of its commands were played before anything was measured. */
export interface Measured {
  readonly match: string;
  readonly before: number;
}

const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const timed = (run: () => void): number => {
  const from = used();
  run();
  return used() - from;
};

interface Log {
  readonly descriptor: Descriptor;
  readonly house: House;
  readonly entries: readonly Entry[];
  /** The match before the first of them, and after each that was followed. */
  readonly states: Hosted[];
}

const logOf = async (store: Store, match: string): Promise<Log> => {
  const loaded = await store.load(match);
  const { header, setup } = loaded!.opening!;
  const descriptor = await findGame(header.game)!.card.load();
  const proof = header.fairness as FairProof;
  const house = { game: descriptor.game, luck: fairAt(proof.seed!, proof), hash: sha256 };
  const config = descriptor.game.parseConfig(header.config);
  if (!config.ok) throw new Error('a configuration cannot be read');
  const begun = followSetup(house, newMatch(house, header, config.value), setup);
  if (isFault(begun)) throw new Error(begun.reason);
  const rows = await store.rows(match, 0, loaded!.count);
  return { descriptor, house, entries: rows.map(({ entry }) => entry), states: [begun.match] };
};

/** Rules and hashes of the entries up to this one. */
const follow = ({ house, entries, states }: Log, to: number): void => {
  while (states.length <= to) {
    const move = followEntry(house, states.at(-1)!, entries[states.length - 1]!);
    if (isFault(move)) throw new Error(move.reason);
    states.push(move.match);
  }
};

const hashAgain = ({ entries, states }: Log, from: number, to: number): void => {
  for (let n = from; n < to; n++) {
    const { hash: _, state, ...written } = entries[n]!;
    if (state !== undefined) hashState(readyState(states[n + 1]!), sha256);
    entryHash(states[n]!.header.format, states[n]!.hash, written, state, sha256);
  }
};

/** What each seat sees, as a delta for a wire. */
const view = ({ descriptor, states }: Log, from: number, to: number): void => {
  const seats = descriptor.game.seats(states[0]!.config);
  for (let seat = 0; seat < seats; seat++) {
    let before = viewOf(descriptor, states[from]!, seat);
    for (const match of states.slice(from + 1, to + 1)) {
      const now = viewOf(descriptor, match, seat);
      deltaTextOf(before, now);
      before = now;
    }
  }
};

/**
 * The matches of a folder that nobody serves any more. What was played before anything was measured is gone through first in all of
 * them: then this process is as used to them as the server was.
 */
export const aloneIn = async (folder: string, matches: readonly Measured[]): Promise<Alone> => {
  const store = await openSqlite(folder);
  const logs: { readonly log: Log; readonly from: number; readonly to: number }[] = [];
  for (const { match, before } of matches) {
    const log = await logOf(store, match);
    logs.push({ log, from: before, to: log.entries.length });
  }
  await store.close();
  for (const { log, from } of logs) {
    follow(log, from);
    hashAgain(log, 0, from);
    view(log, 0, from);
  }
  const sum = { commands: 0, followed: 0, hashes: 0, views: 0 };
  for (const { log, from, to } of logs) {
    sum.commands += to - from;
    sum.followed += timed(() => follow(log, to));
    sum.hashes += timed(() => hashAgain(log, from, to));
    sum.views += timed(() => view(log, from, to));
  }
  return { commands: sum.commands, rules: sum.followed - sum.hashes, hashes: sum.hashes, views: sum.views };
};
