/** Law: on its view a seat has the same decision, candidates and refusals as on the full state, but for *unavailable* ones. */

import type { Command, Rng, Seat } from '@muster/kernel';
import { brief, difference, sameBytes } from '../data.ts';
import { type AnyGame, type AnyState, broken, type Law, type Walk } from '../law.ts';
import { pick, sampled } from '../play.ts';

const OTHERS = 8;

/** Everything worth trying: what the seat may do, what others may do, and what was played at other times. */
const tried = (game: AnyGame, walk: Walk, s: AnyState, seat: Seat, rng: Rng): readonly Command[] => [
  walk.terms.concede,
  ...game.decisions(s).flatMap((d) => game.candidates(s, d.seat)),
  ...Array.from({ length: OTHERS }, () => pick(walk.steps, rng).command),
  ...(walk.terms.tries?.(s, seat) ?? []),
];

const checkSeat = (game: AnyGame, walk: Walk, s: AnyState, seat: Seat, rng: Rng): void => {
  const view = game.view(s, seat);
  const own = (state: AnyState) => game.decisions(state).filter((d) => d.seat === seat);
  if (!sameBytes(own(s), own(view)))
    broken('view', `seat ${seat} has another decision on its view: ${difference(own(s), own(view))}`);
  if (game.sealed(s) !== game.sealed(view))
    broken('view', `seat ${seat} sees another secret decision open: ${game.sealed(s)}, ${game.sealed(view)}`);
  const [full, seen] = [game.candidates(s, seat), game.candidates(view, seat)];
  if (!sameBytes(full, seen))
    broken('view', `seat ${seat} has other candidates on its view: ${difference(full, seen)}`);
  for (const c of tried(game, walk, s, seat, rng)) {
    const refusal = game.refuse(s, seat, c);
    const seenRefusal = game.refuse(view, seat, c);
    if (refusal?.unavailable !== true && !sameBytes(refusal, seenRefusal))
      broken('view', `${brief(c)} of seat ${seat}: ${brief(refusal)}, but on its view ${brief(seenRefusal)}`);
  }
};

export const viewLaw: Law = {
  id: 'view',
  name: 'a seat has the same decisions, candidates and refusals on its view',
  check: (game, walk, rng) => {
    const states = sampled(walk, rng);
    for (const s of states) for (let seat = 0; seat < walk.seats; seat++) checkSeat(game, walk, s, seat, rng);
    return states.length * walk.seats;
  },
};
