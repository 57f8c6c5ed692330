/** The games of the list for the command line, by id. A game is loaded when a command needs it; how it is typed, before that. */

import { loadPlayers } from '@muster/ai';
import { findGame, GAME_IDS, hasPart, LIST } from '@muster/games';
import type { CliGame, TerminalPart } from './game.ts';
import { plainTerminal } from './plain/game.ts';
import { plainUsage } from './plain/usage.ts';
import { problem } from './problem.ts';
import type { GameUsage } from './usage.ts';

export const isGameId = (text: string): boolean => findGame(text) !== undefined;

/** By id, in the order of the list. None of them loads a game. */
export type Usages = ReadonlyMap<string, GameUsage>;

const ownUsage = async (id: string): Promise<GameUsage> =>
  ((await import(`./${id}/usage.ts`)) as { readonly usage: GameUsage }).usage;

export const loadUsages = async (): Promise<Usages> => {
  const usages = LIST.map(
    async ({ card }): Promise<readonly [string, GameUsage]> => [
      card.id,
      hasPart(card.id, 'terminal') ? await ownUsage(card.id) : plainUsage(card.id),
    ],
  );
  return new Map(await Promise.all(usages));
};

const ownTerminal = async (id: string): Promise<TerminalPart> =>
  ((await import(`./${id}/game.ts`)) as { readonly cli: TerminalPart }).cli;

/** Only for ids of the list. */
export const loadGame = async (id: string): Promise<CliGame> => {
  const descriptor = await findGame(id)!.card.load();
  const part = hasPart(id, 'terminal') ? await ownTerminal(id) : plainTerminal(descriptor);
  return { ...descriptor, ...part, playerOf: await loadPlayers(id) };
};

/** Says which games there are. */
export const unknownGame = (text: string | undefined, example: string, ids = GAME_IDS): never =>
  problem(
    text === undefined
      ? `Name a game (${ids.join(', ')}), for example: ${example}`
      : `There is no game “${text}”; there ${ids.length === 1 ? 'is' : 'are'} ${ids.join(', ')}, for example: ${example}`,
  );
