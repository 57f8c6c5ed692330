/** Grid Battles for the command line. */

import type { GridBattlesTypes } from '@muster/grid-battles';
import type { TerminalPart } from '../game.ts';
import { labCommand } from './lab-command.ts';
import { gridBattlesOdds } from './odds-command.ts';
import { gridBattlesTable } from './table.ts';

export const cli: TerminalPart<GridBattlesTypes> = {
  table: gridBattlesTable,
  oddsCommand: gridBattlesOdds,
  labCommand,
};
