/** Magewinds for the command line. */

import type { MagewindsTypes } from '@muster/magewinds';
import type { CliGameOf } from '../game.ts';
import { magewindsLabCommand } from './lab-command.ts';
import { magewindsOdds } from './odds-command.ts';
import { refereedMagewinds } from './refereed.ts';
import { magewindsTable } from './table.ts';

export const magewindsCli: CliGameOf<MagewindsTypes> = {
  ...refereedMagewinds,
  oddsCommand: magewindsOdds,
  labCommand: magewindsLabCommand,
  table: magewindsTable,
};
