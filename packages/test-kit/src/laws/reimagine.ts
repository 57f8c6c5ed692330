/** Other states that a viewer cannot tell from this one. */

import type { Rng, Seat, Viewer } from '@muster/kernel';
import { fastTable, seededLuck } from '@muster/kernel';
import { sameBytes } from '../data.ts';
import type { AnyGame, AnyState } from '../law.ts';

export const imagined = (game: AnyGame, s: AnyState, seat: Seat, rng: Rng): AnyState =>
  game.imagine(game.view(s, seat), seat, fastTable(seededLuck(rng.bits())));

/**
 * The same to this viewer, with everything else imagined anew: for a spectator through the eyes of every seat in turn. Undefined
 * when it does not look the same: then the law on imagining is broken, and no other law can say more.
 */
export const reimagined = (
  game: AnyGame,
  s: AnyState,
  viewer: Viewer,
  seats: number,
  rng: Rng,
): AnyState | undefined => {
  const eyes = viewer === 'spectator' ? Array.from({ length: seats }, (_, seat) => seat) : [viewer];
  let other = s;
  for (const seat of eyes) other = imagined(game, other, seat, rng);
  return sameBytes(game.view(other, viewer), game.view(s, viewer)) ? other : undefined;
};
