/** Dwethia Heroes for the command line. */

import type { HeroesTypes } from '@muster/heroes';
import type { TerminalPart } from '../game.ts';
import { labCommand } from './lab-command.ts';
import { heroesOdds } from './odds-command.ts';
import { heroesTable } from './table.ts';

export const cli: TerminalPart<HeroesTypes> = { table: heroesTable, oddsCommand: heroesOdds, labCommand };
