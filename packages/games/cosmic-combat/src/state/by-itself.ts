/** A procedure in which nobody decides anything. */

import type { CosmicProcedure, Frame } from './types.ts';

export const byItself = <F extends Frame>(advance: CosmicProcedure<F>['advance']): CosmicProcedure<F> => ({
  advance,
  decisions: () => [],
  refuse: () => undefined,
  apply: (b) => b,
  candidates: () => [],
});
