/** The way of a move on the board, leg by leg. Pure. */

import type { BoardLine, Point } from './types.ts';

/** `last`: what its last part is, which tells where it leads. */
export const legsOf = (path: readonly Point[], last: BoardLine['kind'] = 'trail'): readonly BoardLine[] =>
  path.slice(1).map((to, i) => ({ from: path[i]!, to, kind: i === path.length - 2 ? last : 'leg' }));
