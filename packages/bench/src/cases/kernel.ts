/**
 * Connect four by the contract, by boardgame.io and by hand: moves a second on the same random games. Then what a match costs, out of
 * the museum.
 */

import { createRequire } from 'node:module';
import { makeRng } from '@muster/kernel';
import { loadBoardgameIo } from '../connect-four/boardgame-io.ts';
import { playAtRandom, playByContract, randomGames } from '../connect-four/by-contract.ts';
import { playByHand } from '../connect-four/hand-written.ts';
import { type MatchResult, matchFigures, matchLines } from '../matches.ts';
import type { Work } from '../measure.ts';
import { over, type Part } from '../part.ts';

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

const connectFour = (): Work => moves(playByContract, GAMES);
const handWritten = (): Work => moves(playByHand, GAMES);
const boardgameIo = (): Work => moves(loadBoardgameIo(), 1);

/** Whole games of random candidates, as others count playouts. */
const playouts = (): Work => {
  const rng = makeRng(SEED);
  return () => {
    for (let n = 0; n < GAMES; n++) playAtRandom(rng);
    return GAMES;
  };
};

const boardgameIoMissing = (): string | undefined => {
  try {
    createRequire(import.meta.url).resolve('boardgame.io/internal');
    return undefined;
  } catch {
    return 'boardgame.io, which the kernel is compared with, is not installed: run `npm install`.';
  }
};

export interface KernelResult extends MatchResult {
  /** Connect four by the contract: decisions, refuse, play and outcome count as one move. */
  readonly movesPerSecond: number;
  /** Our rate divided by theirs. */
  readonly vsBoardgameIo: number;
  readonly vsHandWritten: number;
  /** Whole games of random candidates. */
  readonly playoutsPerSecond: number;
}

export const kernelPart: Part<'connectFour' | 'boardgameIo' | 'handWritten' | 'playouts', KernelResult> = {
  title: 'Kernel: connect four by the contract, fast gear; matches of the museum',
  lines: [
    { field: 'movesPerSecond', what: 'moves a second' },
    { field: 'vsBoardgameIo', what: 'times the rate of boardgame.io', goal: { atLeast: 100 } },
    { field: 'vsHandWritten', what: 'times the rate of a hand-written loop', goal: { atLeast: 0.25 } },
    { field: 'playoutsPerSecond', what: 'random games a second', goal: { atLeast: 27_000 } },
    ...matchLines(),
  ],
  cases: { connectFour, boardgameIo, handWritten, playouts },
  missing: boardgameIoMissing,
  result: async (rounds) => ({
    movesPerSecond: over(rounds, (r) => r.connectFour),
    vsBoardgameIo: over(rounds, (r) => r.connectFour / r.boardgameIo),
    vsHandWritten: over(rounds, (r) => r.connectFour / r.handWritten),
    playoutsPerSecond: over(rounds, (r) => r.playouts),
    ...(await matchFigures()),
  }),
};
