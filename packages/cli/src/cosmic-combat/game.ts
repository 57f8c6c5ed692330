/** Dwethia Cosmic Combat for the command line. */

import type { CosmicTypes } from '@muster/cosmic-combat';
import type { TerminalPart } from '../game.ts';
import { labCommand } from './lab-command.ts';
import { cosmicOdds } from './odds-command.ts';
import { cosmicTable } from './table.ts';

export const cli: TerminalPart<CosmicTypes> = { table: cosmicTable, oddsCommand: cosmicOdds, labCommand };
