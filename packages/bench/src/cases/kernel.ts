/** Connect four by the contract, by boardgame.io and by hand: moves a second on the same random games. */

import { makeRng } from '@muster/kernel';
import { loadBoardgameIo } from '../connect-four/boardgame-io.ts';
import { playAtRandom, playByContract, randomGames } from '../connect-four/by-contract.ts';
import { playByHand } from '../connect-four/hand-written.ts';
import type { Work } from '../measure.ts';

const GAMES = 256;
const SEED = 1;

/** Plays the games over and over, so many at a time; counts moves. */
const moves = (play: (columns: readonly number[]) => number | null, atATime: number): Work => {
  const games = randomGames(GAMES, SEED);
  let next = 0;
  return () => {
    let count = 0;
    for (let n = 0; n < atATime; n++) {
      const columns = games[next++ % GAMES]!;
      if (play(columns) === null) throw new Error('a game has no end');
      count += columns.length;
    }
    return count;
  };
};

export const connectFour = (): Work => moves(playByContract, GAMES);
export const handWritten = (): Work => moves(playByHand, GAMES);
export const boardgameIo = (): Work => moves(loadBoardgameIo(), 1);

/** Whole games of random candidates, as others count playouts. */
export const playouts = (): Work => {
  const rng = makeRng(SEED);
  return () => {
    for (let n = 0; n < GAMES; n++) playAtRandom(rng);
    return GAMES;
  };
};
