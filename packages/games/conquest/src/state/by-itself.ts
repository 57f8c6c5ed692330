/** A procedure in which nobody decides anything. */

import type { ConquestProcedure, Frame } from './types.ts';

export const byItself = <F extends Frame>(advance: ConquestProcedure<F>['advance']): ConquestProcedure<F> => ({
  advance,
  decisions: () => [],
  refuse: () => undefined,
  apply: (b) => b,
  candidates: () => [],
});
