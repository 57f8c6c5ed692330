/** Grid Battles for the referee. */

import { gridBattlesPlayer } from '@muster/ai';
import { type GridBattlesTypes, gridBattles, odds } from '@muster/grid-battles';
import type { Refereed } from '../referee/referee.ts';

export const refereedGridBattles: Refereed<GridBattlesTypes> = {
  game: gridBattles,
  seats: 2,
  odds: (view, _seat, command) => odds(view, command),
  choose: (view, seat, level, budget, seed) => gridBattlesPlayer(level).choose(view, seat, budget, { seed }),
};
