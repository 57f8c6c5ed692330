/** How well the secrets of a game were put to the test: a law that never met one says nothing about it. */

import { canonical } from '@muster/kernel';
import { hiddenPlaces } from './declared.ts';
import { type AnyGame, type Terms, viewersOf, type Walk } from './law.ts';
import { watchOf } from './watch.ts';

/** How often one was met. */
export interface SecretMet {
  readonly path: string;
  /** Pairs of moments that differed in it. */
  readonly pairs: number;
  /** Different values that were hidden from somebody; counted up to two. */
  readonly values: number;
}

const ENOUGH = 2;

export const makeMet = ({ secrets }: Terms) => {
  const pairs = new Map(secrets.map(({ path }) => [path, 0]));
  const values = new Map(secrets.map(({ path }) => [path, new Set<string>()]));
  return {
    note: (game: AnyGame, walk: Walk): void => {
      const watch = watchOf(game, walk);
      for (const { differ } of watch.pairs) for (const path of differ) pairs.set(path, pairs.get(path)! + 1);
      for (const secret of secrets) {
        const found = values.get(secret.path)!;
        for (const { before } of watch.steps)
          for (const viewer of found.size < ENOUGH ? viewersOf(walk) : [])
            for (const { value } of hiddenPlaces(secret, before, viewer)) found.add(canonical(value));
      }
    },
    results: (): readonly SecretMet[] =>
      secrets.map(({ path }) => ({
        path,
        pairs: pairs.get(path)!,
        values: Math.min(ENOUGH, values.get(path)!.size),
      })),
  };
};

/** Which secrets these runs met too seldom to say anything about them. */
export const unmet = (runs: readonly (readonly SecretMet[])[]): readonly string[] => {
  const paths = [...new Set(runs.flat().map(({ path }) => path))];
  return paths.filter((wanted) => {
    const met = runs.flat().filter(({ path }) => path === wanted);
    const isPaired = met.reduce((sum, { pairs }) => sum + pairs, 0) >= ENOUGH;
    return !isPaired || !met.some(({ values }) => values >= ENOUGH);
  });
};
