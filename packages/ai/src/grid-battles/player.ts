/** Grid Battles players of every level. */

import { type Battle, type BattleCommand, gridBattles } from '@muster/grid-battles';
import type { Level } from '../levels.ts';
import { makePlayer, type Player } from '../player.ts';
import { battleMind } from './mind.ts';

export const gridBattlesPlayer = (level: Level): Player<Battle, BattleCommand> =>
  makePlayer(gridBattles, battleMind, level);
