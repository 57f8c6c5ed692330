/** Grid Battles for the computer player's worker. */

import { gridBattlesPlayer } from '@muster/ai';
import type { GridBattlesTypes } from '@muster/grid-battles';
import type { Thinker } from '../../contract/table-game.ts';

export const brain: Thinker<GridBattlesTypes> = {
  choose: (view, seat, level, budget, thinking) => gridBattlesPlayer(level).choose(view, seat, budget, thinking),
};
