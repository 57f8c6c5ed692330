/** What a match costs without a server: its rules and hashes, and then its views, on the very commands that a server was sent. */

import { findGame } from '@muster/games';
import {
  deltaOf,
  type Entry,
  type FairProof,
  fairAt,
  followEntry,
  followSetup,
  type Header,
  type Hosted,
  isFault,
  newMatch,
  type SetupEntry,
  viewOf,
} from '@muster/kernel';
import { openSqlite } from '@muster/server';

export interface Alone {
  readonly commands: number;
  /** Milliseconds of processor time. */
  readonly rules: number;
  readonly views: number;
}

const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Log {
  readonly header: Header;
  readonly setup: SetupEntry;
  readonly entries: readonly Entry[];
}

/** Every match after every entry. */
const followed = async ({
  header,
  setup,
  entries,
}: Log): Promise<{ readonly states: readonly Hosted[]; readonly millis: number }> => {
  const descriptor = await findGame(header.game)!.card.load();
  const proof = header.fairness as FairProof;
  const house = { game: descriptor.game, luck: fairAt(proof.seed!, proof) };
  const config = descriptor.game.parseConfig(header.config);
  if (!config.ok) throw new Error('a configuration cannot be read');
  const begun = followSetup(house, newMatch(house, header, config.value), setup);
  if (isFault(begun)) throw new Error(begun.reason);
  const states: Hosted[] = [begun.match];
  const from = used();
  for (const entry of entries) {
    const move = followEntry(house, states.at(-1)!, entry);
    if (isFault(move)) throw new Error(move.reason);
    states.push(move.match);
  }
  return { states, millis: used() - from };
};

const viewing = async (game: string, states: readonly Hosted[]): Promise<number> => {
  const descriptor = await findGame(game)!.card.load();
  const seats = Array.from({ length: descriptor.game.seats(states[0]!.config) }, (_, seat) => seat);
  const from = used();
  for (const seat of seats) {
    let before = viewOf(descriptor, states[0]!, seat);
    for (const match of states.slice(1)) {
      const now = viewOf(descriptor, match, seat);
      JSON.stringify(deltaOf(before, now));
      before = now;
    }
  }
  return used() - from;
};

/** The matches of a folder that nobody serves any more. */
export const aloneIn = async (folder: string, matches: readonly string[]): Promise<Alone> => {
  const store = await openSqlite(folder);
  let [commands, rules, views] = [0, 0, 0];
  for (const match of matches) {
    const loaded = await store.load(match);
    const rows = await store.rows(match, 0, loaded!.count);
    const { header, setup } = loaded!.opening!;
    const { states, millis } = await followed({ header, setup, entries: rows.map(({ entry }) => entry) });
    commands += rows.length;
    rules += millis;
    views += await viewing(header.game, states);
  }
  await store.close();
  return { commands, rules, views };
};
