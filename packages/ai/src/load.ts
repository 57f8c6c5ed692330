/** The players of a game, by its id: with the mind in the folder of that name, or the plain one where there is none. */

import { findGame, hasPart } from '@muster/games';
import type { Command, Game, MatchRecord } from '@muster/kernel';
import type { Budget, Thinking } from './budget.ts';
import { type BattleCourse, courseOf } from './course.ts';
import { genericMind } from './generic-mind.ts';
import type { Level } from './levels.ts';
import type { Mind } from './mind.ts';
import { makePlayer, type Player } from './player.ts';

/** The path is a pattern that bundlers read: every `mind.ts` in a folder beside this file. */
const ownMind = async (id: string): Promise<Mind> =>
  ((await import(`./${id}/mind.ts`)) as { readonly mind: Mind }).mind;

/** Rejects for what is no game. */
const load = async (id: string): Promise<{ readonly game: Game; readonly mind: Mind; readonly concede: Command }> => {
  const listed = findGame(id);
  if (listed === undefined) throw new Error(`there is no game ${id}`);
  const { game, concede } = await listed.card.load();
  return { game, concede, mind: hasPart(id, 'mind') ? await ownMind(id) : genericMind(game) };
};

export const loadPlayers = async (id: string): Promise<(level: Level) => Player> => {
  const { game, mind } = await load(id);
  return (level) => makePlayer(game, mind, level);
};

/** How battles of a game went, by their records. */
export const loadCourse = async (id: string) => {
  const { game, mind, concede } = await load(id);
  return (record: MatchRecord, budget: Budget, thinking?: Thinking): BattleCourse | undefined =>
    courseOf(game, mind, record, concede, budget, thinking);
};
