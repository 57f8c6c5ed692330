/**
 * The games on the table, as the pages get at them. Only the app knows which there are: it hands them in here, and plain
 * functions are given them.
 */

import { createContext, use } from 'react';
import type { GameEntry } from './table-game.ts';

/** What is said of a game on pages that belong to no game. */
export interface GameWords {
  /** Two sentences for who does not know it. */
  readonly words: string;
  /** `Two players`. */
  readonly players: string;
  /** Whose is what. */
  readonly credits: string;
}

export interface Games {
  /** The first one is meant by old addresses that name no game. */
  readonly games: readonly [GameEntry, ...GameEntry[]];
  /** By id; the same promise every time. */
  words(): Promise<Readonly<Record<string, GameWords>>>;
  /** Where the computer players think. */
  openWorker(): Worker;
}

export const GamesContext = createContext<Games | undefined>(undefined);

export const useGames = (): Games => {
  const games = use(GamesContext);
  if (games === undefined) throw new Error('no games on the table');
  return games;
};

/** By id. The page waits for them. */
export const useGameWords = (): Readonly<Record<string, GameWords>> => use(useGames().words());

export const findGame = (games: readonly GameEntry[], id: string): GameEntry | undefined =>
  games.find((game) => game.id === id);
