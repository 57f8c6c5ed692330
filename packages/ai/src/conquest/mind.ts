/** What the players know of Dwethia Conquest. */

import type { Battle, ConquestCommand, ConquestTypes } from '@muster/conquest';
import type { Seat } from '@muster/kernel';
import type { Mind, Promising } from '../mind.ts';
import { score } from './evaluate.ts';
import type { Opening } from './openings.ts';
import { type Gear, weighed } from './policy.ts';
import { recruitChoice } from './recruit.ts';

/** Commands that are played on in the head, and how far behind the best they may seem, in points. */
const IDEAS = 5;
const MARGIN = 40;
/** Points as a chance to win. */
const CHANCE = 1 / 600;

const isSettled = (b: Battle): boolean => b.stack[b.stack.length - 1]!.type === 'half';

const shortlist = (b: Battle, seat: Seat, gear: Gear): readonly Promising<ConquestCommand>[] => {
  const all = weighed(b, seat, gear);
  const best = all[0]!.worth;
  const ideas = isSettled(b) ? all.slice(0, 1) : all.filter(({ worth }) => worth > best - MARGIN).slice(0, IDEAS);
  return ideas.map(({ command, worth }) => ({ command, chance: 0.5 + (worth - best) * CHANCE }));
};

/** An imagined war goes on to the end of the round. */
const isFar = (start: Battle, b: Battle): boolean => b.round > start.round;

/** A mind that begins in its own way. */
export const withOpening = (opening: Opening): Mind<ConquestTypes> => {
  const best: Gear = { opening, isQuick: false, moves: 1 };
  const quick: Gear = { opening, isQuick: true, moves: 1 };
  const many: Gear = { opening, isQuick: false, moves: IDEAS };
  return {
    plausible: (b, seat, rng) => recruitChoice(b, seat, rng, best),
    best: (b, seat) => weighed(b, seat, best)[0]!.command,
    shortlist: (b, seat) => shortlist(b, seat, many),
    quick: (b, seat) => weighed(b, seat, quick)[0]!.command,
    isFar,
    score,
    luck: () => 0,
  };
};

export const mind: Mind<ConquestTypes> = withOpening('usual');
