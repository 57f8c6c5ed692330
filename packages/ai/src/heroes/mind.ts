/** What the players know of Dwethia Heroes. */

import { type Battle, type HeroesCommand, type HeroesTypes, heroes, roundLimit, sideOfSeat } from '@muster/heroes';
import type { Rng, Seat } from '@muster/kernel';
import type { Mind } from '../mind.ts';
import { luck, score } from './evaluate.ts';
import { imagine } from './imagine.ts';
import { sealOneOf, setsWorthSealing } from './picking.ts';
import { weighed } from './policy.ts';
import { quickChoice } from './quick.ts';
import { recruitChoice } from './recruit.ts';
import { shortlist } from './shortlist.ts';

/** Terrain lies anywhere: both will have to live with it. */
const terrainChoice = (b: Battle, seat: Seat, rng: Rng): HeroesCommand => {
  const all = heroes.candidates(b, seat);
  return all.length === 1 ? all[0]! : all[1 + rng.below(all.length - 1)]!; // the first one places nothing
};

/** What nobody is to foresee is left to the lot. */
const byLot = (b: Battle, seat: Seat, rng: Rng): HeroesCommand | undefined => {
  switch (b.stack[b.stack.length - 1]!.type) {
    case 'terrain':
      return terrainChoice(b, seat, rng);
    case 'seal':
      return sealOneOf(setsWorthSealing(b, sideOfSeat(b, seat)), rng);
    default:
      return undefined;
  }
};

/** An imagined game goes on for so many activations, the first one included. */
const ACTIVATIONS = 5;

const acted = ({ models }: Battle): number => {
  let count = 0;
  for (let i = 0; i < models.length; i++) if (models[i]!.acted) count++;
  return count;
};

/** Only between activations, and not in the last round; of a round that has ended since, one is counted. */
const isFarEnough = (start: Battle, b: Battle): boolean => {
  const { type } = b.stack[b.stack.length - 1]!;
  if ((type !== 'round' && type !== 'priority') || b.round === roundLimit(b)) return false;
  return (b.round === start.round ? acted(b) - acted(start) : 1 + acted(b)) >= ACTIVATIONS;
};

export const mind: Mind<HeroesTypes> = {
  plausible: recruitChoice,
  best: (b, seat, rng) => byLot(b, seat, rng) ?? weighed(b, seat)[0]!.command,
  shortlist: (b, seat, rng) => {
    const command = byLot(b, seat, rng);
    return command === undefined ? shortlist(b, seat) : [{ command, chance: 0 }];
  },
  imagine,
  quick: quickChoice,
  isFarEnough,
  score,
  luck,
};
