/** Grid Battles for the command line. */

import type { GridBattlesTypes } from '@muster/grid-battles';
import type { CliGameOf } from '../game.ts';
import { gridBattlesLabCommand } from './lab-command.ts';
import { gridBattlesOdds } from './odds-command.ts';
import { refereedGridBattles } from './refereed.ts';
import { gridBattlesTable } from './table.ts';

export const gridBattlesCli: CliGameOf<GridBattlesTypes> = {
  ...refereedGridBattles,
  oddsCommand: gridBattlesOdds,
  labCommand: gridBattlesLabCommand,
  table: gridBattlesTable,
};
