/** What the players know of Dwethia Heroes. */

import type { HeroesTypes } from '@muster/heroes';
import type { Mind } from '../mind.ts';
import { score } from './evaluate.ts';
import { weighed } from './policy.ts';
import { recruitChoice } from './recruit.ts';

export const mind: Mind<HeroesTypes> = {
  plausible: recruitChoice,
  best: (b, seat) => weighed(b, seat)[0]!.command,
  shortlist: (b, seat) =>
    weighed(b, seat)
      .slice(0, 4)
      .map(({ command, worth }) => ({ command, chance: 0.5 * worth })),
  quick: (b, seat) => weighed(b, seat)[0]!.command,
  isFar: (start, b) => b.round > start.round,
  score,
  luck: () => 0,
};
