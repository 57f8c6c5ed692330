/** The computer player thinks here, off the page's thread. It is given a view, never a state. */

import { gridBattlesPlayer, type Level } from '@muster/ai';
import type { Battle, BattleCommand } from '@muster/grid-battles';
import type { Seat } from '@muster/kernel';

export interface Question {
  readonly view: Battle;
  readonly seat: Seat;
  readonly level: Level;
  readonly ms: number;
  readonly seed: number;
}
export type Answer = { readonly progress: number } | { readonly command: BattleCommand };

const answer = (message: Answer): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const budget = { kind: 'time', ms: data.ms, now: () => performance.now() } as const;
  const command = gridBattlesPlayer(data.level).choose(data.view, data.seat, budget, {
    seed: data.seed,
    onProgress: (progress) => answer({ progress }),
  });
  answer({ command });
});
