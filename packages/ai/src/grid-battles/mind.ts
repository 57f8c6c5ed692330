/** What the players know of Grid Battles. */

import type { GridBattlesTypes, Phase } from '@muster/grid-battles';
import type { Mind } from '../mind.ts';
import { luck, score } from './evaluate.ts';
import { quickChoice, type Weighed, weighed } from './policy.ts';
import { recruitChoice } from './recruit.ts';

/** How many commands are worth playing on, and for how many turns: what an attack brings shows soonest. */
const SHORTLIST: Readonly<Record<Phase, number>> = { deployment: 1, activation: 10, movement: 6, attack: 8, over: 0 };
const TURNS: Readonly<Record<Phase, number>> = { deployment: 0, activation: 4, movement: 4, attack: 2, over: 0 };
/** What a whole unit is worth as a chance to win. */
const UNIT_CHANCE = 0.2;

/** In the Movement phase only the moves of the unit that has most to gain: the others come next. */
const ofOneUnit = (all: readonly Weighed[]): readonly Weighed[] => {
  const first = all[0]?.command;
  return first?.type === 'move' ? all.filter(({ command: c }) => c.type === 'move' && c.unit === first.unit) : all;
};

export const mind: Mind<GridBattlesTypes> = {
  plausible: recruitChoice,
  best: (b, seat) => weighed(b, seat)[0]!.command,
  shortlist: (b, seat) =>
    ofOneUnit(weighed(b, seat))
      .slice(0, SHORTLIST[b.phase])
      .map(({ command, worth }) => ({ command, chance: UNIT_CHANCE * worth })),
  quick: quickChoice,
  isFarEnough: (start, _, turns) => turns >= TURNS[start.phase],
  score,
  luck,
};
