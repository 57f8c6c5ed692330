/** What must hold when all is over: nothing acknowledged is lost or doubled, every log is true, every client sees what is. */

import { isDeepStrictEqual } from 'node:util';
import { canonical, type Descriptor, isPlay, type MatchRecord, replay, withoutSeed } from '@muster/kernel';
import type { Store } from '../../src/store/store.ts';
import type { Bot } from './bot.ts';

/** The log as it is kept, as a record of a match that may still go on. */
const recordOf = async (store: Store, match: string): Promise<MatchRecord | undefined> => {
  const loaded = await store.load(match);
  if (loaded?.opening === undefined || loaded.opening === null) return undefined;
  const { header, setup } = loaded.opening;
  const rows = await store.rows(match, 0, loaded.count);
  const { format, game, version, config, fairness } = header;
  return { format, game, version, config, setup, entries: rows.map(({ entry }) => entry), fairness: withoutSeed(fairness) };
};

/** What of a seat's acknowledged commands is not in the log just so, once each and in order. */
const wrongCommands = ({ entries }: MatchRecord, bot: Bot): string | undefined => {
  const kept = entries.filter(isPlay).filter(({ seat }) => seat === bot.seat());
  const said = bot.acknowledged();
  if (kept.length !== said.length) return `${said.length} commands were acknowledged, ${kept.length} are kept`;
  const at = said.findIndex((command, i) => canonical(command) !== canonical(kept[i]!.command));
  return at < 0 ? undefined : `command ${at} was acknowledged as ${canonical(said[at])} and kept as another`;
};

/** `seat 1 of the match …: …`, one sentence for each fault. */
export const judge = async (
  store: Store,
  bots: readonly Bot[],
  load: (game: string) => Promise<Descriptor>,
): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const match of new Set(bots.map((bot) => bot.match))) {
    const record = await recordOf(store, match);
    const its = bots.filter((bot) => bot.match === match);
    if (record === undefined) {
      if (its.some((bot) => bot.acknowledged().length > 0)) faults.push(`match ${match}: commands were acknowledged, no log is kept`);
      continue;
    }
    const { game } = await load(record.game);
    const told = replay(game, record);
    if (!told.ok) {
      faults.push(`match ${match} (${record.game}): entry ${told.entry} is not true: ${told.reason}`);
      continue;
    }
    const state = told.match.state();
    for (const bot of its) {
      const seat = bot.seat();
      const wrong = wrongCommands(record, bot);
      if (wrong !== undefined) faults.push(`match ${match} (${record.game}), seat ${seat}: ${wrong}`);
      const seen = seat === undefined ? undefined : bot.far.getState().source?.standing(seat).view;
      if (seat !== undefined && !isDeepStrictEqual(seen, game.view(state, seat)))
        faults.push(`match ${match} (${record.game}), seat ${seat}: the client sees something else than the server`);
    }
  }
  return faults;
};
