/** Magewinds for the computer player's worker. */

import { magewindsPlayer } from '@muster/ai';
import type { MagewindsTypes } from '@muster/magewinds';
import type { Thinker } from '../../contract/table-game.ts';

export const brain: Thinker<MagewindsTypes> = {
  choose: (view, seat, level, budget, thinking) => magewindsPlayer(level).choose(view, seat, budget, thinking),
};
