/** What the players know of Dwethia Conquest. */

import type { Battle, ConquestTypes } from '@muster/conquest';
import type { Mind } from '../mind.ts';
import { score } from './evaluate.ts';
import { USUAL } from './outlook.ts';
import { type Gear, weighed } from './policy.ts';
import { recruitChoice } from './recruit.ts';
import { shortlistFor } from './shortlist.ts';

/** An imagined war goes on to the end of the round. */
const isFarEnough = (start: Battle, b: Battle): boolean => b.round > start.round;

const BEST: Gear = { isQuick: false, moves: 1, posture: USUAL };
const QUICK: Gear = { isQuick: true, moves: 1, posture: USUAL };

export const mind: Mind<ConquestTypes> = {
  plausible: (b, seat, rng) => recruitChoice(b, seat, rng, BEST),
  best: (b, seat) => weighed(b, seat, BEST)[0]!.command,
  shortlist: (b, seat) => shortlistFor(b, seat, BEST),
  quick: (b, seat) => weighed(b, seat, QUICK)[0]!.command,
  isFarEnough,
  score,
  luck: () => 0,
};
