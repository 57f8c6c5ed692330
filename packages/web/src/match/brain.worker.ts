/** The computer player thinks here, off the page's thread. It is given a view, never a state. */

import type { Level } from '@muster/ai';
import type { Command, Seat } from '@muster/kernel';
import type { AnyState } from '../contract/table-game.ts';
import { BRAINS } from '../games/brains.ts';

export interface Question {
  readonly game: string;
  readonly view: AnyState;
  readonly seat: Seat;
  readonly level: Level;
  readonly ms: number;
  readonly seed: number;
}
export type Answer = { readonly progress: number } | { readonly command: Command } | { readonly failed: string };

const answer = (message: Answer): void => postMessage(message);

const think = async ({ game, view, seat, level, ms, seed }: Question): Promise<Command> => {
  const brain = await BRAINS[game]?.();
  if (brain === undefined) throw new Error(`nobody here plays ${game}`);
  const budget = { kind: 'time', ms, now: () => performance.now() } as const;
  return brain.choose(view, seat, level, budget, { seed, onProgress: (progress) => answer({ progress }) });
};

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  think(data).then(
    (command) => answer({ command }),
    (e: unknown) => answer({ failed: e instanceof Error ? e.message : String(e) }),
  );
});
