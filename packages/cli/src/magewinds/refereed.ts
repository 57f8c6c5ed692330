/** Magewinds for the referee. */

import { magewindsPlayer } from '@muster/ai';
import { type MagewindsTypes, magewinds, oddsOf } from '@muster/magewinds';
import type { Refereed } from '../referee/referee.ts';

export const refereedMagewinds: Refereed<MagewindsTypes> = {
  game: magewinds,
  seats: 4,
  odds: oddsOf,
  choose: (view, seat, level, budget, seed) => magewindsPlayer(level).choose(view, seat, budget, { seed }),
};
