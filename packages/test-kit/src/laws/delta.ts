/** Law: what a viewer has seen and what is told of the difference make what it sees next, and whatever it sees later. */

import { type Delta, deltaOf, patched, type Rng, type Viewer } from '@muster/kernel';
import { cloned, difference, same } from '../data.ts';
import { type AnyGame, type AnyState, broken, type Law, viewersOf, type Walk } from '../law.ts';
import { pick } from '../play.ts';

/** Of each game so many steps are looked at. */
const STEPS = 8;

const checkViewer = (game: AnyGame, before: AnyState, after: AnyState, viewer: Viewer): void => {
  const [seen, next] = [game.view(before, viewer), game.view(after, viewer)];
  const made = patched(seen, cloned<Delta>(deltaOf(seen, next)));
  if (!same(made, next))
    broken('delta', `the view of ${viewer} is not what the delta makes: ${difference(next, made)}`);
};

/** One step of the game, and all of it from there. */
const checkStep = (game: AnyGame, walk: Walk, rng: Rng): void => {
  const { before, after } = pick(walk.steps, rng);
  for (const viewer of viewersOf(walk)) {
    checkViewer(game, before, after, viewer);
    checkViewer(game, before, walk.match.state(), viewer);
  }
};

export const deltaLaw: Law = {
  id: 'delta',
  name: 'a view and the delta to another one make that other one',
  check: (game, walk, rng) => {
    if (walk.steps.length === 0) return 0;
    for (let n = 0; n < STEPS; n++) checkStep(game, walk, rng);
    return STEPS * viewersOf(walk).length;
  },
};
