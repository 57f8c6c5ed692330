/** Grid Battles players of every level. */

import { type GridBattlesTypes, gridBattles } from '@muster/grid-battles';
import type { Level } from '../levels.ts';
import { makePlayer, type Player } from '../player.ts';
import { battleMind } from './mind.ts';

export const gridBattlesPlayer = (level: Level): Player<GridBattlesTypes> => makePlayer(gridBattles, battleMind, level);
