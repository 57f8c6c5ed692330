/**
 * The games on the table: whoever has a folder with an entry. A game's folder is named by its id; whatever a game takes is
 * fetched when it is asked for.
 */

import type { Games, GameWords } from '../contract/games.ts';
import type { GameEntry } from '../contract/table-game.ts';

const ENTRIES = import.meta.glob<GameEntry>('../games/*/entry.ts', { eager: true, import: 'entry' });

const [first, ...others] = Object.values(ENTRIES).sort((a, b) => a.place - b.place);
if (first === undefined) throw new Error('no games on the table');

let said: Promise<Readonly<Record<string, GameWords>>> | undefined;

export const GAMES: Games = {
  games: [first, ...others],
  words: () => {
    said ??= import('../games/words.ts').then(({ GAME_WORDS }) => GAME_WORDS);
    return said;
  },
  openWorker: () => new Worker(new URL('./brain.worker.ts', import.meta.url), { type: 'module' }),
};
