/** Seeds of single games, from the seed of the run and the number of the game: whoever plays it, it is the same game. */

import { makeRng } from '@muster/kernel';

const MIX = 0x9e37_79b1;

/** Neighbouring games get unrelated streams. */
export const gameSeed = (seed: number, game: number): number => {
  const high = makeRng(seed).bits();
  const low = makeRng(Math.imul(game + 1, MIX) >>> 0).bits();
  return (makeRng(high).bits() & 0x1f_ffff) * 0x1_0000_0000 + ((high ^ low) >>> 0);
};
