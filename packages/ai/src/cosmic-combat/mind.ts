/** What the players know of Dwethia Cosmic Combat. */

import type { Battle, CosmicCommand, CosmicTypes } from '@muster/cosmic-combat';
import type { Rng, Seat } from '@muster/kernel';
import type { Mind, Promising } from '../mind.ts';
import { score } from './evaluate.ts';
import { imagine, unreadable } from './imagine.ts';
import { weighed } from './policy.ts';
import { recruitChoice } from './recruit.ts';
import type { Weighed } from './weighed.ts';

/** What a whole fleet is worth as a chance to win. */
const FLEET_CHANCE = 0.9;
const MARGIN = 0.08;
const IDEAS = { orders: 5, activation: 6, shooting: 3, shields: 3, half: 1 };

const isOrdering = (b: Battle): boolean => b.stack[b.stack.length - 1]!.type === 'orders';

/** Of orders, one of the best by chance; else the best. */
const best = (b: Battle, seat: Seat, rng: Rng): CosmicCommand => {
  const all = weighed(b, seat);
  return (isOrdering(b) ? unreadable(all, rng) : all)[0]!.command;
};

const ideasOf = (b: Battle, seat: Seat, rng: Rng): readonly Weighed[] => {
  const { type } = b.stack[b.stack.length - 1]!;
  const most = IDEAS[type as keyof typeof IDEAS] ?? 1;
  const all = weighed(b, seat);
  const mixed = type === 'orders' ? unreadable(all, rng) : all;
  return mixed.filter(({ worth }) => worth > all[0]!.worth - MARGIN).slice(0, most);
};

const shortlist = (b: Battle, seat: Seat, rng: Rng): readonly Promising<CosmicCommand>[] =>
  ideasOf(b, seat, rng).map(({ command, worth }) => ({ command, chance: FLEET_CHANCE * worth }));

/** An imagined game goes on to the next round's orders. */
const isFarEnough = (start: Battle, b: Battle): boolean => b.round > start.round && b.phase === 'orders';

export const mind: Mind<CosmicTypes> = {
  plausible: recruitChoice,
  best,
  shortlist,
  imagine,
  quick: (b, seat) => weighed(b, seat, false)[0]!.command,
  isFarEnough,
  score,
  luck: () => 0,
};
