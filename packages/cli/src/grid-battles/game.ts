/** Grid Battles for the command line. */

import type { Battle, BattleCommand, BattleConfig, BattleEvent, BattleRefusal } from '@muster/grid-battles';
import type { CliGameOf } from '../game.ts';
import { gridBattlesLabCommand } from './lab-command.ts';
import { gridBattlesOdds } from './odds-command.ts';
import { refereedGridBattles } from './refereed.ts';
import { gridBattlesTable } from './table.ts';

export const gridBattlesCli: CliGameOf<Battle, BattleCommand, BattleConfig, BattleEvent, BattleRefusal> = {
  ...refereedGridBattles,
  oddsCommand: gridBattlesOdds,
  labCommand: gridBattlesLabCommand,
  table: gridBattlesTable,
};
