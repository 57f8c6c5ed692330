/** Law: any seat may concede at any time. It never wins by it, is asked no more, and the others play on to an end or win. */

import type { Rng, Seat } from '@muster/kernel';
import { seededLuck } from '@muster/kernel';
import { brief } from '../data.ts';
import { type AnyGame, type AnyState, broken, type Law, type Walk } from '../law.ts';
import { perform, playOn, sampled } from '../play.ts';
import { wrongOutcome } from './ends.ts';

const conceded = (walk: Walk, s: AnyState): ReadonlySet<Seat> => {
  const at = walk.steps.findIndex((step) => step.before === s);
  const gone = walk.steps.slice(0, at).filter((step) => step.command.type === walk.terms.concede.type);
  return new Set(gone.map((step) => step.seat));
};

const checkSeat = (game: AnyGame, walk: Walk, s: AnyState, seat: Seat, rng: Rng): void => {
  const refusal = game.refuse(s, seat, walk.terms.concede);
  if (refusal !== undefined) broken('concede', `seat ${seat} may not concede: ${brief(refusal)}`);
  const after = perform(game, s, seat, walk.terms.concede, seededLuck(rng.bits())).state;
  if (game.decisions(after).some((d) => d.seat === seat)) broken('concede', `seat ${seat} conceded and is asked again`);
  const end = playOn(game, after, walk.terms, rng);
  const wrong = wrongOutcome(game, end, walk.seats);
  if (wrong !== undefined) broken('concede', `seat ${seat} conceded: ${wrong}`);
  if (game.outcome(end)!.places[0]!.includes(seat)) broken('concede', `seat ${seat} conceded and won`);
};

export const concedeLaw: Law = {
  id: 'concede',
  name: 'any seat may concede at any time',
  check: (game, walk, rng) => {
    let checks = 0;
    for (const s of sampled(walk, rng)) {
      const gone = conceded(walk, s);
      for (let seat = 0; seat < walk.seats; seat++)
        if (!gone.has(seat)) {
          checkSeat(game, walk, s, seat, rng);
          checks++;
        }
    }
    return checks;
  },
};
