/** Magewinds players of every level. */

import { type MagewindsTypes, magewinds } from '@muster/magewinds';
import type { Level } from '../levels.ts';
import { makePlayer, type Player } from '../player.ts';
import { magewindsMind } from './mind.ts';

export const magewindsPlayer = (level: Level): Player<MagewindsTypes> => makePlayer(magewinds, magewindsMind, level);
