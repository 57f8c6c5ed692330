/** A mind for a game that has none of its own: it knows the contract only, and learns what a command is worth by playing on. */

import type { Game, GameTypes, Rng, Seat } from '@muster/kernel';
import type { Mind, Promising } from './mind.ts';
import { search } from './search.ts';

/** So many commands are tried; of more, a sample. */
const SHORTLIST = 24;
/** A playout that is not over after so many changes of the deciding seat counts as even. */
const MOST_TURNS = 300;
/** Playouts of a Veteran, all commands together. */
const VETERAN_STEPS = 160;

/** Different items, at random, in the order of the list. */
const sample = <C>(items: readonly C[], count: number, rng: Rng): readonly C[] => {
  const chosen: C[] = [];
  for (const [i, item] of items.entries()) if (rng.below(items.length - i) < count - chosen.length) chosen.push(item);
  return chosen;
};

export const genericMind = <T extends GameTypes>(game: Game<T>): Mind<T> => {
  const any = (s: T['state'], seat: Seat, rng: Rng): T['command'] => {
    const candidates = game.candidates(s, seat);
    return candidates[rng.below(candidates.length)]!;
  };
  const shortlist = (s: T['state'], seat: Seat, rng: Rng): readonly Promising<T['command']>[] =>
    sample(game.candidates(s, seat), SHORTLIST, rng).map((command) => ({ command, chance: 0 }));
  const mind: Mind<T> = {
    plausible: any,
    best: (s, seat, rng) => search(game, mind, s, seat, { kind: 'steps', n: VETERAN_STEPS }, { seed: rng.bits() }),
    shortlist,
    quick: any,
    isFarEnough: (_, __, turns) => turns >= MOST_TURNS,
    score: () => 0,
    luck: () => 0,
  };
  return mind;
};
