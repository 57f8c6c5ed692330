/** Dwethia Conquest for the command line. */

import type { ConquestTypes } from '@muster/conquest';
import type { TerminalPart } from '../game.ts';
import { labCommand } from './lab-command.ts';
import { conquestOdds } from './odds-command.ts';
import { conquestTable } from './table.ts';

export const cli: TerminalPart<ConquestTypes> = { table: conquestTable, oddsCommand: conquestOdds, labCommand };
