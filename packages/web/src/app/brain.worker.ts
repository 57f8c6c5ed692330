/** The computer player thinks here, off the page's thread. It is given a view, never a state. */

import { loadPlayers } from '@muster/ai';
import type { Command } from '@muster/kernel';
import type { Answer, Question } from '../match/brain.ts';

const answer = (message: Answer): void => postMessage(message);

const think = async ({ game, view, seat, level, ms, seed }: Question): Promise<Command> => {
  const playerOf = await loadPlayers(game);
  const budget = { kind: 'time', ms, now: () => performance.now() } as const;
  return playerOf(level).choose(view, seat, budget, { seed, onProgress: (progress) => answer({ progress }) });
};

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  think(data).then(
    (command) => answer({ command }),
    (e: unknown) => answer({ failed: e instanceof Error ? e.message : String(e) }),
  );
});
