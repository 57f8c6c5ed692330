/** What must hold when all is over: nothing acknowledged is lost or doubled, every log is true, every client sees what is. */

import { isDeepStrictEqual } from 'node:util';
import { canonical, type Descriptor, type Entry, isFault, isPlay, loadMatch, readyState } from '@muster/kernel';
import { houseOf } from '../src/rooms/hosting.ts';
import type { Opening, Store } from '../src/store/store.ts';
import type { Bot } from './chaos-bot.ts';
import { after } from './chaos-play.ts';

interface Kept {
  readonly opening: Opening;
  readonly entries: readonly Entry[];
}

/** The log as it is kept; undefined where the match has not begun. */
const keptOf = async (store: Store, match: string): Promise<Kept | undefined> => {
  const loaded = await store.load(match);
  if (loaded === undefined || loaded.opening === null) return undefined;
  const rows = await store.rows(match, 0, loaded.count);
  return { opening: loaded.opening, entries: rows.map(({ entry }) => entry) };
};

/** What of a seat's acknowledged commands is not in the log just so, once each and in order. */
const wrongCommands = ({ entries }: Kept, bot: Bot): string | undefined => {
  const kept = entries.filter(isPlay).filter(({ seat }) => seat === bot.seat());
  const said = bot.acknowledged();
  if (kept.length !== said.length) return `${said.length} commands were acknowledged, ${kept.length} are kept`;
  const at = said.findIndex((command, i) => canonical(command) !== canonical(kept[i]!.command));
  return at < 0 ? undefined : `command ${at} was acknowledged as ${canonical(said[at])} and kept as another`;
};

/** How a client that sees something else than the server differs from it. */
const differenceOf = (noticed: number, there: number): string =>
  noticed === there
    ? 'the client has noticed everything, and sees something else than the server'
    : `the client has noticed ${noticed} of ${there}`;

/** `seat 1 of the match …: …`, one sentence for each fault. */
const judge = async (
  store: Store,
  bots: readonly Bot[],
  load: (game: string) => Promise<Descriptor>,
): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const match of new Set(bots.map((bot) => bot.match))) {
    const kept = await keptOf(store, match);
    const its = bots.filter((bot) => bot.match === match);
    if (kept === undefined) {
      if (its.some((bot) => bot.acknowledged().length > 0))
        faults.push(`match ${match}: commands were acknowledged, no log is kept`);
      continue;
    }
    const { header, setup } = kept.opening;
    const { game } = await load(header.game);
    const log = { ...header, setup, checkpoint: null, entries: kept.entries, awaited: null };
    const told = loadMatch(houseOf(game, header), log); // by the rules, from its own dice, hash by hash
    if (isFault(told)) {
      faults.push(`match ${match} (${header.game}): its log is not true: ${told.reason}`);
      continue;
    }
    const state = readyState(told.match);
    for (const bot of its) {
      const seat = bot.seat();
      const wrong = wrongCommands(kept, bot);
      if (wrong !== undefined) faults.push(`match ${match} (${header.game}), seat ${seat}: ${wrong}`);
      if (seat === undefined) continue;
      const { source } = bot.far.getState();
      if (isDeepStrictEqual(source?.standing(seat).view, game.view(state, seat))) continue;
      const difference = differenceOf(source?.noticed(seat).length ?? 0, told.match.noticed[seat]!);
      faults.push(`match ${match} (${header.game}), seat ${seat}: ${difference}`);
    }
  }
  return faults;
};

const PATIENCE_MS = 60_000;
const AGAIN_MS = 1000;

/** While the server runs: what is only late comes yet, what is wrong stays wrong. */
export const judgeInTime = async (...terms: Parameters<typeof judge>): Promise<readonly string[]> => {
  for (const until = Date.now() + PATIENCE_MS; ; ) {
    const faults = await judge(...terms);
    if (faults.length === 0 || Date.now() > until) return faults;
    await after(AGAIN_MS);
  }
};
