/** The games the command line knows, by id. */

import { problem } from './problem.ts';

export const GAME_IDS = ['grid-battles'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (text: string): text is GameId => GAME_IDS.some((id) => id === text);

/** Says which games there are. */
export const unknownGame = (text: string | undefined, example: string): never =>
  problem(
    text === undefined
      ? `Name a game (${GAME_IDS.join(', ')}), for example: ${example}`
      : `There is no game “${text}”; there is ${GAME_IDS.join(', ')}, for example: ${example}`,
  );
