/** What of a walk is looked at for secrets: where, and which pairs are made from there. */

import { makeRng, type Rng } from '@muster/kernel';
import { hiddenPlaces } from './declared.ts';
import type { AnyGame, Played, Walk } from './law.ts';
import { type Pair, withOtherAnswer, withOtherOrders, withOtherSecrets, withOtherShuffles } from './pairs.ts';
import { pick } from './play.ts';

export interface Watch {
  /** Steps of the walk that are looked at: one for each kind of decision, each event that only some hear, each secret that there is. */
  readonly steps: readonly Played[];
  readonly pairs: readonly Pair[];
}

/** What only some hear is met seldom, so it is looked at more often. */
const several = (places: readonly number[], rng: Rng): readonly number[] => [0, 1, 2].map(() => pick(places, rng));

const watchedPlaces = (walk: Walk, rng: Rng): readonly number[] => {
  const byKind = new Map<string, number[]>();
  const note = (kind: string, n: number): void => {
    const places = byKind.get(kind);
    if (places === undefined) byKind.set(kind, [n]);
    else places.push(n);
  };
  const secrets = walk.terms.secrets.filter(({ vary }) => vary !== undefined);
  walk.steps.forEach(({ before, decisions, events }, n) => {
    for (const { kind } of decisions) note(kind, n);
    for (const { event, to } of events) if (to !== undefined) note(`told ${event.type}`, n);
    for (const secret of secrets) if (hiddenPlaces(secret, before, 'spectator').length > 0) note(secret.path, n);
  });
  return [
    ...new Set(
      [...byKind].flatMap(([kind, places]) => (kind.startsWith('told ') ? several(places, rng) : pick(places, rng))),
    ),
  ];
};

const watch = (game: AnyGame, walk: Walk): Watch => {
  const rng = makeRng(walk.seed + 2 ** 44);
  const places = watchedPlaces(walk, rng);
  const looks = places.flatMap((n) => (['spectator', rng.below(walk.seats)] as const).map((viewer) => ({ n, viewer })));
  const pairs = [
    ...withOtherShuffles(game, walk, rng),
    ...looks.flatMap(({ n, viewer }) => [
      ...withOtherSecrets(game, walk, n, viewer, rng),
      ...withOtherOrders(game, walk, n, viewer, rng),
      ...withOtherAnswer(game, walk, walk.steps[n]!, viewer, rng),
    ]),
  ];
  return { steps: places.map((n) => walk.steps[n]!), pairs };
};

const watched = new WeakMap<Walk, Watch>();

/** Made once for each walk, whichever laws ask. */
export const watchOf = (game: AnyGame, walk: Walk): Watch => {
  const made = watched.get(walk) ?? watch(game, walk);
  watched.set(walk, made);
  return made;
};
