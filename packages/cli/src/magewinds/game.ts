/** Magewinds for the command line. */

import type { MagewindsTypes } from '@muster/magewinds';
import type { TerminalPart } from '../game.ts';
import { labCommand } from './lab-command.ts';
import { magewindsOdds } from './odds-command.ts';
import { magewindsTable } from './table.ts';

export const cli: TerminalPart<MagewindsTypes> = { table: magewindsTable, oddsCommand: magewindsOdds, labCommand };
