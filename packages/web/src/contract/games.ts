/**
 * The games on the table, as the pages get at them. Only the app knows which there are: it hands them in here, and plain
 * functions are given them.
 */

import { createContext, use } from 'react';
import type { PageGame, TableGame } from './table-game.ts';

export interface Games {
  /** The first one is meant by old addresses that name no game. */
  readonly games: readonly [PageGame, ...PageGame[]];
  /** Where the computer players think. */
  openWorker(): Worker;
}

export const GamesContext = createContext<Games | undefined>(undefined);

export const useGames = (): Games => {
  const games = use(GamesContext);
  if (games === undefined) throw new Error('no games on the table');
  return games;
};

export const findGame = (games: readonly PageGame[], id: string): PageGame | undefined =>
  games.find(({ card }) => card.id === id);

/** Those that the front page offers. */
export const offered = (games: readonly PageGame[]): readonly PageGame[] => games.filter(({ card }) => !card.example);

/** All of a game that a table takes. */
export const loadTable = async ({ card, entry }: PageGame): Promise<TableGame> => {
  const [descriptor, ui] = await Promise.all([card.load(), entry.load()]);
  return { descriptor, ui };
};
