/** Grid Battles for the computer player's worker. */

import { gridBattlesPlayer } from '@muster/ai';
import type { Battle, BattleCommand } from '@muster/grid-battles';
import type { Thinker } from '../../contract/table-game.ts';

export const brain: Thinker<Battle, BattleCommand> = {
  choose: (view, seat, level, budget, thinking) => gridBattlesPlayer(level).choose(view, seat, budget, thinking),
};
