/** One die each, the higher wins, ties again (CC-15). Destiny never touches it. */

import { captainOf, type Side } from '@muster/dwethia';
import type { Battle, CosmicTable } from '../state/types.ts';

export const rollOff = (b: Battle, what: 'role' | 'edge', table: CosmicTable): Side => {
  for (;;) {
    const south = table.roll(1, captainOf(b, 0), 'rollOff')[0]!;
    const north = table.roll(1, captainOf(b, 1), 'rollOff')[0]!;
    const winner = south === north ? null : south > north ? 0 : 1;
    const rule = what === 'edge' ? 'CC-15' : 'X-259';
    table.tell?.({ type: 'rolledOff', for: what, faces: [south, north], winner, rule });
    if (winner !== null) return winner;
  }
};
