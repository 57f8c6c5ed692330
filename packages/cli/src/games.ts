/** The games the command line knows, by id. A game is loaded when a command needs it. */

import type { CliGame } from './game.ts';
import { gridBattlesUsage } from './grid-battles/usage.ts';
import { magewindsUsage } from './magewinds/usage.ts';
import { problem } from './problem.ts';
import type { GameUsage } from './usage.ts';

interface Entry {
  readonly usage: GameUsage;
  load(): Promise<CliGame>;
}

const GAMES = {
  'grid-battles': {
    usage: gridBattlesUsage,
    load: () => import('./grid-battles/game.ts').then((m) => m.gridBattlesCli),
  },
  magewinds: {
    usage: magewindsUsage,
    load: () => import('./magewinds/game.ts').then((m) => m.magewindsCli),
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type GameId = keyof typeof GAMES;
export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

export const isGameId = (text: string): text is GameId => Object.hasOwn(GAMES, text);

export const usageOf = (id: GameId): GameUsage => GAMES[id].usage;

export const loadGame = (id: GameId): Promise<CliGame> => GAMES[id].load();

/** Says which games there are. */
export const unknownGame = (text: string | undefined, example: string): never =>
  problem(
    text === undefined
      ? `Name a game (${GAME_IDS.join(', ')}), for example: ${example}`
      : `There is no game “${text}”; there ${GAME_IDS.length === 1 ? 'is' : 'are'} ${GAME_IDS.join(', ')}, for example: ${example}`,
  );
