/** The players of a game, by its id: with the mind in the folder of that name, or the plain one where there is none. */

import { findGame, hasPart } from '@muster/games';
import { genericMind } from './generic-mind.ts';
import type { Level } from './levels.ts';
import type { Mind } from './mind.ts';
import { makePlayer, type Player } from './player.ts';

/** The path is a pattern that bundlers read: every `mind.ts` in a folder beside this file. */
const ownMind = async (id: string): Promise<Mind> =>
  ((await import(`./${id}/mind.ts`)) as { readonly mind: Mind }).mind;

/** Rejects for what is no game. */
export const loadPlayers = async (id: string): Promise<(level: Level) => Player> => {
  const listed = findGame(id);
  if (listed === undefined) throw new Error(`there is no game ${id}`);
  const { game } = await listed.card.load();
  const mind = hasPart(id, 'mind') ? await ownMind(id) : genericMind(game);
  return (level) => makePlayer(game, mind, level);
};
