/** Pairs of moments that somebody must not tell apart, for whoever tells players anything: a server's wire, a log, a picture. */

import type { GameTypes } from '@muster/kernel';
import type { AnyState, Lawful, LawOptions } from './law.ts';
import type { Pair } from './pairs.ts';
import { termsFor } from './run.ts';
import { randomWalk } from './walk.ts';
import { watchOf } from './watch.ts';

/** A pair, and where its game began. */
export interface PairFound {
  readonly start: AnyState;
  readonly pair: Pair;
}

/** As many as there are in so many random games, one game after another. */
export function* pairsOf<T extends GameTypes>(lawful: Lawful<T>, options: LawOptions<T>): Generator<PairFound> {
  const terms = termsFor(lawful, options);
  for (let n = 0; n < terms.games; n++) {
    const walk = randomWalk(lawful.game, terms, terms.seed + n);
    for (const pair of watchOf(lawful.game, walk).pairs) yield { start: walk.start, pair };
  }
}
