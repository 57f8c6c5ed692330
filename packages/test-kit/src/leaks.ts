/**
 * A game broken on purpose, in every way in which it could tell a secret: a view that shows one to all, an event for some that all
 * hear, the facts of a decision told to all. Each must be noticed on the walks that were played; one that no walk meets was not.
 */

import type { Decision, GameEvent, Told } from '@muster/kernel';
import { type AnyGame, LawBroken, type Terms, viewersOf, type Walk } from './law.ts';
import { checkTold } from './laws/asked.ts';
import { comparePair } from './laws/hidden.ts';
import type { Moment, Pair } from './pairs.ts';
import { placesOf, withValueAt } from './paths.ts';
import { watchOf } from './watch.ts';

/** One way of telling a secret. */
export interface Leak {
  /** `the view shows ships.*.tokens to all`. */
  readonly name: string;
  /** How a law noticed it first; null when none did. */
  readonly noticed: string | null;
}

type Check = (game: AnyGame, walk: Walk) => void;

const viewLeak =
  (path: string): Check =>
  (game, walk) => {
    const leaky: AnyGame = {
      ...game,
      view: (s, viewer) =>
        placesOf(s, path).reduce((view, place) => withValueAt(view, place.path, place.value), game.view(s, viewer)),
    };
    for (const pair of watchOf(game, walk).pairs) if (pair.differ.includes(path)) comparePair(leaky, pair);
  };

const eventLeak = (type: string): Check => {
  const toAll = ({ state, events }: Moment): Moment => ({
    state,
    events: events.map((told): Told<GameEvent> => (told.event.type === type ? { event: told.event } : told)),
  });
  const tellsSome = ({ a, b }: Pair): boolean =>
    [...a.events, ...b.events].some(({ event, to }) => event.type === type && to !== undefined);
  return (game, walk) => {
    for (const pair of watchOf(game, walk).pairs)
      if (tellsSome(pair)) comparePair(game, { ...pair, a: toAll(pair.a), b: toAll(pair.b) });
  };
};

const factsLeak =
  (kind: string): Check =>
  (game, walk) => {
    const terms: Terms = {
      ...walk.terms,
      decisionsFor: (decisions, eyes) =>
        decisions.map((d) => (d.kind === kind ? d : walk.terms.decisionsFor([d], eyes)[0]!)),
    };
    for (const { before } of watchOf(game, walk).steps)
      for (const viewer of viewersOf(walk)) checkTold(game, terms, before, viewer);
  };

const hasFacts = (d: Decision): boolean => Object.keys(d).some((key) => !['seat', 'kind', 'rule'].includes(key));

/** Those of the decisions that this walk shows to have facts. */
const factsLeaks = ({ steps }: Walk): readonly (readonly [name: string, check: Check])[] => {
  const kinds = steps.flatMap(({ decisions }) => decisions.filter(hasFacts).map(({ kind }) => kind));
  return [...new Set(kinds)].map((kind) => [`all hear the facts of ${kind}`, factsLeak(kind)]);
};

const noticedBy = (check: Check, game: AnyGame, walk: Walk): string | null => {
  try {
    check(game, walk);
    return null;
  } catch (e) {
    if (e instanceof LawBroken) return `[${e.law}] game with seed ${walk.seed}: ${e.message}`;
    throw e;
  }
};

/** Collects over walks how each leak is noticed first. */
export const makeLeaks = ({ secrets, whispers = [] }: Terms) => {
  const checks = new Map<string, Check>([
    ...secrets.map(({ path }) => [`the view shows ${path} to all`, viewLeak(path)] as const),
    ...whispers.map((type) => [`all hear of ${type}`, eventLeak(type)] as const),
  ]);
  const noticed = new Map<string, string>();
  return {
    try: (game: AnyGame, walk: Walk): void => {
      for (const [name, check] of factsLeaks(walk)) if (!checks.has(name)) checks.set(name, check);
      for (const [name, check] of checks) {
        const how = noticed.has(name) ? null : noticedBy(check, game, walk);
        if (how !== null) noticed.set(name, how);
      }
    },
    results: (): readonly Leak[] => [...checks.keys()].map((name) => ({ name, noticed: noticed.get(name) ?? null })),
  };
};

/** Which ways of telling a secret none of these runs noticed. */
export const unnoticed = (runs: readonly (readonly Leak[])[]): readonly string[] => {
  const found = new Set(runs.flat().flatMap(({ name, noticed }) => (noticed === null ? [] : [name])));
  return [...new Set(runs.flat().map(({ name }) => name))].filter((name) => !found.has(name));
};
