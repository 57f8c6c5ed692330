/** What scenarios want: freighters run for the far edge. */

import type { Side } from '@muster/dwethia';
import { hulls } from '@muster/geometry';
import type { Outlook } from './outlook.ts';

/** How near the far edge, from 0 to 1, and whether it looks there. */
export const zoneEdge = (o: Outlook, side: Side, at: hulls.Hull): number => {
  const isSouth = o.b.edges[side] === 'south';
  const way = isSouth ? at.y / o.board.height : 1 - at.y / o.board.height;
  const ahead = isSouth ? 900 : 2700;
  const turn = hulls.turnBetween(ahead, at.facing) / 1800;
  return 1.5 * way - 0.4 * turn;
};
