/** What the players know of Grid Battles. */

import type { Battle, BattleCommand } from '@muster/grid-battles';
import type { Mind } from '../mind.ts';
import { luck, score } from './evaluate.ts';
import { quickChoice, weighed } from './policy.ts';
import { recruitChoice } from './recruit.ts';

export const MIND = { shortlist: 8, rounds: 1, turns: 2, unit: 0.1 };

export const battleMind: Mind<Battle, BattleCommand> = {
  plausible: recruitChoice,
  best: (b, seat) => weighed(b, seat)[0]!.command,
  shortlist: (b, seat) =>
    weighed(b, seat)
      .slice(0, b.phase === 'deployment' ? 1 : MIND.shortlist)
      .map(({ command, worth }) => ({ command, chance: MIND.unit * worth })),
  quick: quickChoice,
  isFar: (start, b, turns) => turns >= MIND.turns || b.round > start.round + MIND.rounds,
  score,
  luck,
};
