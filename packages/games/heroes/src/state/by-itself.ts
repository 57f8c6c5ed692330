/** A procedure in which nobody decides anything. */

import type { Frame, HeroesProcedure } from './types.ts';

export const byItself = <F extends Frame>(advance: HeroesProcedure<F>['advance']): HeroesProcedure<F> => ({
  advance,
  decisions: () => [],
  refuse: () => undefined,
  apply: (b) => b,
  candidates: () => [],
});
