/** The Recruit: goes at whoever is nearest, fires at whom it can, and does two things in five on a whim. */

import { type Battle, type CosmicCommand, cosmicCombat } from '@muster/cosmic-combat';
import type { Rng, Seat } from '@muster/kernel';
import { weighed } from './policy.ts';

const pick = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)]!;
const isWhim = (rng: Rng): boolean => rng.below(5) < 2;

/** Mostly a move and a shot. */
const order = (all: readonly CosmicCommand[], rng: Rng): CosmicCommand => {
  const usual = all.find((c) => c.type === 'order' && c.tokens.includes('move') && c.tokens.includes('fire'));
  return isWhim(rng) || usual === undefined ? pick(all, rng) : usual;
};

export const recruitChoice = (b: Battle, seat: Seat, rng: Rng): CosmicCommand => {
  const frame = b.stack[b.stack.length - 1]!;
  const all = cosmicCombat.candidates(b, seat);
  switch (frame.type) {
    case 'orders':
      return order(all, rng);
    case 'half':
      return all.find((c) => c.type === 'activate') ?? all[all.length - 1]!;
    case 'activation':
      return isWhim(rng) ? pick(all, rng) : weighed(b, seat, false)[0]!.command;
    case 'shooting': {
      const shots = all.filter((c) => c.type === 'fire');
      return shots.length > 0 ? pick(shots, rng) : all[all.length - 1]!;
    }
    default:
      return pick(all, rng);
  }
};
