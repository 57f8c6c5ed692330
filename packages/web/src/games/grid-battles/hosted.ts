/** Grid Battles as the host of battles knows it: the rules, and the names of things. */

import { fieldOf, type GridBattlesTypes, gridBattles } from '@muster/grid-battles';
import type { HostedGame } from '../../contract/table-game.ts';

export const hosted: HostedGame<GridBattlesTypes> = {
  game: gridBattles,
  seatNames: (config) => fieldOf(config).scenario.sides.map((side) => side.name),
  titleOf: (config) => fieldOf(config).scenario.name,
  progressOf: ({ round }) => (round === 0 ? 'deployment' : `round ${round}`),
};
