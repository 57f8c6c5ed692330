/** Law: games end; the outcome appears exactly when nobody must decide; it places every seat once; then nothing is legal. */

import { brief } from '../data.ts';
import { type AnyGame, type AnyState, broken, type Law, type Played, type Walk } from '../law.ts';
import { pick } from '../play.ts';

const checkDecisions = (game: AnyGame, { before, decisions }: Played, seats: number): void => {
  const outcome = game.outcome(before);
  if (outcome !== undefined) broken('ends', `there are decisions and an outcome: ${brief(outcome)}`);
  const asked = decisions.map((d) => d.seat);
  if (new Set(asked).size !== asked.length) broken('ends', `a seat has two decisions: ${brief(decisions)}`);
  if (!asked.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats))
    broken('ends', `a seat is asked that is not there: ${brief(decisions)}`);
};

/** Shared with the law on conceding. */
export const wrongOutcome = (game: AnyGame, s: AnyState, seats: number): string | undefined => {
  const outcome = game.outcome(s);
  if (outcome === undefined) return 'nobody must decide and there is no outcome';
  const placed = outcome.places.flat().sort((a, b) => a - b);
  const every = placed.length === seats && placed.every((seat, i) => seat === i);
  return every ? undefined : `the outcome does not place every seat once: ${brief(outcome)}`;
};

const checkOver = (game: AnyGame, walk: Walk, s: AnyState, commands: Walk['steps']): void => {
  for (let seat = 0; seat < walk.seats; seat++)
    for (const command of [walk.terms.concede, ...commands.map((step) => step.command)])
      if (game.refuse(s, seat, command) === undefined)
        broken('ends', `the game is over and seat ${seat} may play ${brief(command)}`);
};

export const endsLaw: Law = {
  id: 'ends',
  name: 'games end, with an outcome exactly when nobody must decide',
  check: (game, walk, rng) => {
    for (const step of walk.steps) checkDecisions(game, step, walk.seats);
    const end = walk.match.state();
    const wrong = wrongOutcome(game, end, walk.seats);
    if (wrong !== undefined) broken('ends', wrong);
    checkOver(game, walk, end, walk.steps.length === 0 ? [] : [walk.steps.at(-1)!, pick(walk.steps, rng)]);
    return walk.steps.length + 1;
  },
};
