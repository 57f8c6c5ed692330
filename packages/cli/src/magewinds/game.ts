/** Magewinds for the command line. */

import type { Battle, MagewindsCommand, MagewindsConfig, MagewindsEvent, MagewindsRefusal } from '@muster/magewinds';
import type { CliGameOf } from '../game.ts';
import { magewindsLabCommand } from './lab-command.ts';
import { magewindsOdds } from './odds-command.ts';
import { refereedMagewinds } from './refereed.ts';
import { magewindsTable } from './table.ts';

export const magewindsCli: CliGameOf<Battle, MagewindsCommand, MagewindsConfig, MagewindsEvent, MagewindsRefusal> = {
  ...refereedMagewinds,
  oddsCommand: magewindsOdds,
  labCommand: magewindsLabCommand,
  table: magewindsTable,
};
