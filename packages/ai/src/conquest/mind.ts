/** What the players know of Dwethia Conquest. */

import type { Battle, ConquestCommand, ConquestTypes } from '@muster/conquest';
import type { Seat } from '@muster/kernel';
import type { Mind, Promising } from '../mind.ts';
import { score } from './evaluate.ts';
import { weighed } from './policy.ts';
import { recruitChoice } from './recruit.ts';

/** Commands that are played on in the head, and how far behind the best they may seem, in points. */
const IDEAS = 5;
const MARGIN = 40;
/** Points as a chance to win. */
const CHANCE = 1 / 600;

const isSettled = (b: Battle): boolean => b.stack[b.stack.length - 1]!.type === 'half';

const shortlist = (b: Battle, seat: Seat): readonly Promising<ConquestCommand>[] => {
  const all = weighed(b, seat);
  const best = all[0]!.worth;
  const ideas = isSettled(b) ? all.slice(0, 1) : all.filter(({ worth }) => worth > best - MARGIN).slice(0, IDEAS);
  return ideas.map(({ command, worth }) => ({ command, chance: 0.5 + (worth - best) * CHANCE }));
};

/** An imagined war goes on to the end of the round. */
const isFar = (start: Battle, b: Battle): boolean => b.round > start.round;

export const mind: Mind<ConquestTypes> = {
  plausible: recruitChoice,
  best: (b, seat) => weighed(b, seat)[0]!.command,
  shortlist,
  quick: (b, seat) => weighed(b, seat)[0]!.command,
  isFar,
  score,
  luck: () => 0,
};
