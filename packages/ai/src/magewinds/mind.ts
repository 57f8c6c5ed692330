/** What the players know of Magewinds. */

import type { MagewindsTypes } from '@muster/magewinds';
import type { Mind } from '../mind.ts';
import { score } from './evaluate.ts';
import { luck } from './luck.ts';
import { weighed } from './policy.ts';
import { quickChoice } from './quick.ts';
import { recruitChoice } from './recruit.ts';
import { shortlist } from './shortlist.ts';

/** No playout goes beyond the round, or on for so many turns. */
const MOST_TURNS = 24;

export const mind: Mind<MagewindsTypes> = {
  plausible: recruitChoice,
  best: (b, seat, rng) => weighed(b, seat, rng)[0]!.command,
  shortlist,
  quick: quickChoice,
  isFarEnough: (start, b, turns) => b.round > start.round || turns >= MOST_TURNS,
  score,
  luck,
};
