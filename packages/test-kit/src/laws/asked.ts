/**
 * Law: who is asked what is the same in all states that differ only in what is hidden and have the same standing orders; and others
 * than who is asked are told who, what kind and by which rule, nothing more.
 */

import type { Decision, Viewer } from '@muster/kernel';
import { difference, same } from '../data.ts';
import { type AnyGame, type AnyState, broken, type Law, type Terms, viewersOf } from '../law.ts';
import { watchOf } from '../watch.ts';

const askedIn = (game: AnyGame, terms: Terms, s: AnyState, viewer: Viewer): readonly Decision[] =>
  terms.decisionsFor(game.decisions(s), viewer);

const bare = ({ seat, kind, rule }: Decision): Decision => ({ seat, kind, rule });

export const checkTold = (game: AnyGame, terms: Terms, s: AnyState, viewer: Viewer): void => {
  for (const told of askedIn(game, terms, s, viewer))
    if (told.seat !== viewer && !same(told, bare(told)))
      broken('asked', `${viewer} is told more than who is asked: ${difference(bare(told), told)}`);
};

export const askedLaw: Law = {
  id: 'asked',
  name: 'who is asked depends only on what a spectator sees, and others hear no more of it',
  check: (game, walk) => {
    const { steps, pairs } = watchOf(game, walk);
    for (const { before } of steps) for (const viewer of viewersOf(walk)) checkTold(game, walk.terms, before, viewer);
    for (const { viewer, what, a, b, byOrders } of pairs) {
      if (byOrders) continue;
      const [here, there] = [a, b].map(({ state }) => askedIn(game, walk.terms, state, viewer));
      if (!same(here, there)) broken('asked', `${what} changes who is asked: ${difference(here, there)}`);
    }
    return steps.length + pairs.length;
  },
};
