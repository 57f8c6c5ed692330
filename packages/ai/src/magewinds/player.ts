/** Magewinds players of every level. */

import { type Battle, type MagewindsCommand, magewinds } from '@muster/magewinds';
import type { Level } from '../levels.ts';
import { makePlayer, type Player } from '../player.ts';
import { magewindsMind } from './mind.ts';

export const magewindsPlayer = (level: Level): Player<Battle, MagewindsCommand> =>
  makePlayer(magewinds, magewindsMind, level);
