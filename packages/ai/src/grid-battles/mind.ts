/** What the players know of Grid Battles. */

import type { Battle, BattleCommand } from '@muster/grid-battles';
import type { Mind } from '../mind.ts';
import { chance } from './evaluate.ts';
import { quickChoice, weighed } from './policy.ts';
import { recruitChoice } from './recruit.ts';

/** How many commands are worth playing on. */
const SHORTLIST = 8;
/** How many rounds after the present one a playout goes on. */
const ROUNDS_AHEAD = 1;

export const battleMind: Mind<Battle, BattleCommand> = {
  plausible: recruitChoice,
  best: (b, seat) => weighed(b, seat)[0]!.command,
  shortlist: (b, seat) =>
    b.phase === 'deployment'
      ? [weighed(b, seat)[0]!.command]
      : weighed(b, seat)
          .slice(0, SHORTLIST)
          .map((w) => w.command),
  quick: quickChoice,
  isFar: (start, b) => b.round > start.round + ROUNDS_AHEAD,
  chance,
};
