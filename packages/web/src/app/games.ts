/**
 * The games on the table: the list of the house, and what is drawn of each, found in the folder named by its id. Whatever a game
 * takes is fetched when it is asked for.
 */

import { LIST } from '@muster/games';
import type { GameCard } from '@muster/kernel';
import type { Games } from '../contract/games.ts';
import type { GameEntry, PageGame } from '../contract/table-game.ts';
import { plainEntry } from '../plain/entry.tsx';

const ENTRIES = import.meta.glob<Partial<GameEntry>>('../games/*/entry.ts', { eager: true, import: 'entry' });

/** Whatever a game does not bring itself is plain. */
const pageGame = ({ card }: { readonly card: GameCard }): PageGame => ({
  card,
  entry: { ...plainEntry(card), ...ENTRIES[`../games/${card.id}/entry.ts`] },
});

const [first, ...others] = LIST;

export const GAMES: Games = {
  games: [pageGame(first), ...others.map(pageGame)],
  openWorker: () => new Worker(new URL('./brain.worker.ts', import.meta.url), { type: 'module' }),
};
