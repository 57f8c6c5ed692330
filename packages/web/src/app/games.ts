/**
 * The games on the table: the list of the house, and what is drawn of each, found in the folder named by its id. Whatever a game
 * takes is fetched when it is asked for.
 */

import { LIST } from '@muster/games';
import type { GameCard } from '@muster/kernel';
import type { Games } from '../contract/games.ts';
import type { GameEntry, PageGame } from '../contract/table-game.ts';

const ENTRIES = import.meta.glob<GameEntry>('../games/*/entry.ts', { eager: true, import: 'entry' });

/** Undefined where nothing is drawn of a game yet. */
const entryOf = ({ id }: GameCard): GameEntry | undefined => ENTRIES[`../games/${id}/entry.ts`];

const [first, ...others] = LIST.flatMap(({ card }): readonly PageGame[] => {
  const entry = entryOf(card);
  return entry === undefined ? [] : [{ card, entry }];
});
if (first === undefined) throw new Error('no games on the table');

export const GAMES: Games = {
  games: [first, ...others],
  openWorker: () => new Worker(new URL('./brain.worker.ts', import.meta.url), { type: 'module' }),
};
