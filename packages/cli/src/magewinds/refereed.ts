/** Magewinds for the referee. */

import { magewindsPlayer } from '@muster/ai';
import {
  type Battle,
  type MagewindsCommand,
  type MagewindsConfig,
  type MagewindsEvent,
  type MagewindsRefusal,
  magewinds,
  oddsOf,
} from '@muster/magewinds';
import type { Refereed } from '../referee/referee.ts';

export const refereedMagewinds: Refereed<Battle, MagewindsCommand, MagewindsConfig, MagewindsEvent, MagewindsRefusal> =
  {
    game: magewinds,
    seats: 4,
    seatsOf: ({ players }) => players,
    odds: oddsOf,
    choose: (view, seat, level, budget, seed) => magewindsPlayer(level).choose(view, seat, budget, { seed }),
  };
