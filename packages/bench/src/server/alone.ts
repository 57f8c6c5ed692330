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
import { usedSoFar } from './programs.ts';

export interface Alone {
  readonly commands: number;
  /** Milliseconds of processor time, each apart. */
  readonly rules: number;
  readonly hashes: number;
  readonly views: number;
}

const timed = (run: () => void): number => {
  const from = usedSoFar();
  run();
  return usedSoFar() - from;
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

/** Rules and hashes. */
const follow = ({ house, entries, states }: Log): void => {
  for (const entry of entries) {
    const move = followEntry(house, states.at(-1)!, entry);
    if (isFault(move)) throw new Error(move.reason);
    states.push(move.match);
  }
};

const hashAgain = ({ entries, states }: Log): void => {
  for (const [n, { hash: _, state, ...written }] of entries.entries()) {
    if (state !== undefined) hashState(readyState(states[n + 1]!), sha256);
    entryHash(states[n]!.header.format, states[n]!.hash, written, state, sha256);
  }
};

/** What each seat sees, as a delta for a wire. */
const view = ({ descriptor, states }: Log): void => {
  const seats = descriptor.game.seats(states[0]!.config);
  for (let seat = 0; seat < seats; seat++) {
    let before = viewOf(descriptor, states[0]!, seat);
    for (const match of states.slice(1)) {
      const now = viewOf(descriptor, match, seat);
      deltaTextOf(before, now);
      before = now;
    }
  }
};

/** Whole matches, out of a store that nobody serves any more, one after another. */
const alone = async (store: Store, matches: readonly string[]): Promise<Alone> => {
  const sum = { commands: 0, followed: 0, hashes: 0, views: 0 };
  for (const match of matches) {
    const log = await logOf(store, match);
    sum.commands += log.entries.length;
    sum.followed += timed(() => follow(log));
    sum.hashes += timed(() => hashAgain(log));
    sum.views += timed(() => view(log));
  }
  return { commands: sum.commands, rules: sum.followed - sum.hashes, hashes: sum.hashes, views: sum.views };
};

/** Sets of matches, each in its turn and then forgotten. */
export const aloneIn = async (folder: string, sets: readonly (readonly string[])[]): Promise<readonly Alone[]> => {
  const store = await openSqlite(folder);
  const told: Alone[] = [];
  for (const matches of sets) told.push(await alone(store, matches));
  await store.close();
  return told;
};
