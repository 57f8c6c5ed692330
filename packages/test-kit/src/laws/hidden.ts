/**
 * Law: a view hides what the game says is secret and shows all else, and what is hidden from a viewer changes no byte of what it
 * sees and hears: of two states that differ in nothing else, and of what follows, until it may learn the difference.
 */

import { heardBy, type Viewer } from '@muster/kernel';
import { brief, difference, same } from '../data.ts';
import { hiddenPlaces, secretAt } from '../declared.ts';
import { type AnyGame, type AnyState, broken, type Law, viewersOf, type Walk } from '../law.ts';
import type { Pair } from '../pairs.ts';
import { differences, valueAt } from '../paths.ts';
import { watchOf } from '../watch.ts';

/** Nothing, or a list with something left out. */
const isKeptBack = (shown: unknown, full: unknown): boolean =>
  shown === null || shown === undefined || (Array.isArray(shown) && Array.isArray(full) && shown.length < full.length);

const checkView = (game: AnyGame, { terms }: Walk, s: AnyState, viewer: Viewer): void => {
  const view = game.view(s, viewer);
  for (const path of differences(s, view)) {
    const [full, shown] = [valueAt(s, path), valueAt(view, path)];
    const found = secretAt(terms, path);
    if (found === undefined || found.secret.isSeen(s, viewer, found.at) || !isKeptBack(shown, full))
      broken('hidden', `${path} is ${brief(full)}, which ${viewer} may see, and the view says ${brief(shown)}`);
  }
  for (const secret of terms.secrets)
    for (const { path, value } of hiddenPlaces(secret, s, viewer))
      if (same(valueAt(view, path), value)) broken('hidden', `${path} is shown to ${viewer}, who may not see it`);
};

const checkWhispers = ({ terms, steps }: Walk): void => {
  for (const { events } of steps)
    for (const { event, to } of events)
      if (to !== undefined && terms.whispers?.includes(event.type) !== true)
        broken('hidden', `${event.type} is told to some seats only, which the game does not say`);
};

/** Two moments that a viewer must not tell apart. */
export const comparePair = (game: AnyGame, { viewer, what, a, b }: Pair): void => {
  const [viewA, viewB] = [game.view(a.state, viewer), game.view(b.state, viewer)];
  if (!same(viewA, viewB)) broken('hidden', `${what} changes what ${viewer} sees: ${difference(viewA, viewB)}`);
  const [heardA, heardB] = [heardBy(a.events, viewer), heardBy(b.events, viewer)];
  if (!same(heardA, heardB)) broken('hidden', `${what} changes what ${viewer} hears: ${difference(heardA, heardB)}`);
};

export const hiddenLaw: Law = {
  id: 'hidden',
  name: 'what is hidden changes no byte of another’s views and events',
  check: (game, walk) => {
    checkWhispers(walk);
    const { steps, pairs } = watchOf(game, walk);
    for (const pair of pairs) comparePair(game, pair);
    for (const { before } of steps) for (const viewer of viewersOf(walk)) checkView(game, walk, before, viewer);
    return walk.terms.secrets.length === 0 ? steps.length : pairs.length;
  },
};
