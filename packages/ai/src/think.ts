/** One question to a computer player, as a worker answers it: it is given a view, never a state. */

import type { Command, GameTypes, Seat } from '@muster/kernel';
import type { Level } from './levels.ts';
import { loadPlayers } from './load.ts';

export interface Thought {
  readonly game: string;
  readonly view: GameTypes['state'];
  readonly seat: Seat;
  readonly level: Level;
  readonly ms: number;
  readonly seed: number;
}

/** `now`: the time by which it thinks, in milliseconds from whenever. */
export const think = async (
  { game, view, seat, level, ms, seed }: Thought,
  now: () => number,
  onProgress?: (fraction: number) => void,
): Promise<Command> => {
  const playerOf = await loadPlayers(game);
  return playerOf(level).choose(view, seat, { kind: 'time', ms, now }, { seed, ...(onProgress && { onProgress }) });
};
