/** The way of a move on the board, leg by leg. */

import type { Point } from '@muster/geometry';
import type { BoardLine } from '../../../measured/types.ts';

export const trailOf = (path: readonly Point[]): readonly BoardLine[] =>
  path.slice(1).map((to, i) => ({ from: path[i]!, to, kind: i === path.length - 2 ? 'trail' : 'leg' }));
