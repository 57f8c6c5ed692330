/** Law: what a seat imagines looks to it exactly like what it sees, shows spectators the same, and plays on to an end. */

import { fastTable, type Rng, type Seat, seededLuck } from '@muster/kernel';
import { difference, sameBytes } from '../data.ts';
import { type AnyGame, type AnyState, broken, type Law, type Walk } from '../law.ts';
import { playOn, sampled } from '../play.ts';

const checkSeat = (game: AnyGame, walk: Walk, s: AnyState, seat: Seat, rng: Rng): void => {
  const full = game.imagine(game.view(s, seat), seat, fastTable(seededLuck(rng.bits())));
  for (const viewer of [seat, 'spectator'] as const) {
    const [seen, again] = [game.view(s, viewer), game.view(full, viewer)];
    if (!sameBytes(seen, again))
      broken('imagine', `what seat ${seat} imagines looks different to ${viewer}: ${difference(seen, again)}`);
  }
  try {
    playOn(game, full, walk.terms, rng);
  } catch (e) {
    broken('imagine', `what seat ${seat} imagines does not play on to an end: ${e instanceof Error ? e.message : e}`);
  }
};

export const imagineLaw: Law = {
  id: 'imagine',
  name: 'imagined states fit the view and play on to an end',
  check: (game, walk, rng) => {
    const states = sampled(walk, rng);
    for (const s of states) checkSeat(game, walk, s, rng.below(walk.seats), rng);
    return states.length;
  },
};
