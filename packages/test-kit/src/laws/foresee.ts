/** Law: what a seat foresees of its own commands comes true, wherever looking ahead does not say that it cannot know. */

import { foresee } from '@muster/kernel';
import { brief, difference, same } from '../data.ts';
import { type AnyGame, broken, type Law, type Played } from '../law.ts';

/** How many commands in a row are looked ahead. */
const AHEAD = 3;
/** One position in so many, in each game others. */
const ONE_IN = 2;

/** The next steps, as long as they are the same seat's. */
const runFrom = (steps: readonly Played[], from: number): readonly Played[] => {
  const next = steps.slice(from, from + AHEAD);
  const end = next.findIndex(({ seat }) => seat !== next[0]!.seat);
  return end < 0 ? next : next.slice(0, end);
};

/** How many commands were foreseen. */
const checkRun = (game: AnyGame, run: readonly Played[]): number => {
  const { before, seat } = run[0]!;
  const commands = run.map(({ command }) => command);
  const { view, played, stopped } = foresee(game, game.view(before, seat), seat, commands);
  if (stopped?.why === 'refused' && stopped.refusal.unavailable !== true)
    broken('foresee', `${brief(commands[played])} of seat ${seat} is refused ahead: ${brief(stopped.refusal)}`);
  if (played === 0) return 0;
  const real = game.view(run[played - 1]!.after, seat);
  if (!same(view, real))
    broken('foresee', `seat ${seat} foresees of ${brief(commands.slice(0, played))}: ${difference(real, view)}`);
  return played;
};

export const foreseeLaw: Law = {
  id: 'foresee',
  name: 'what is foreseen on a view comes true',
  check: (game, walk) =>
    walk.steps.reduce(
      (checks, _, n) => (n % ONE_IN === walk.seed % ONE_IN ? checks + checkRun(game, runFrom(walk.steps, n)) : checks),
      0,
    ),
};
