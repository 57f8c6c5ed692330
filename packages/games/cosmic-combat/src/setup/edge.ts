/** CC-15, X-251: who wins the roll-off picks an edge and deploys the first ship. */

import { captainOf } from '@muster/dwethia';
import { copyBattle, popped, pushed, replaced } from '../state/battle.ts';
import type { CosmicProcedure, EdgeFrame } from '../state/types.ts';
import { rollOff } from './roll-off.ts';

export const edgeProcedure: CosmicProcedure<EdgeFrame> = {
  advance: (b, f, table) => (f.winner === null ? replaced(b, { type: 'edge', winner: rollOff(b, 'edge', table) }) : b),
  decisions: (b, f) => [{ seat: captainOf(b, f.winner!), kind: 'edge', rule: 'CC-15' }],
  refuse: (_b, _f, _seat, c) =>
    c.type === 'edge' ? undefined : { code: 'otherDecision', rule: 'CC-15', asked: 'edge' },
  apply: (b, f, _, c, table) => {
    if (c.type !== 'edge') return b;
    const side = f.winner!;
    table.tell?.({ type: 'edgeChosen', side, edge: c.edge, rule: 'CC-15' });
    const copy = copyBattle(popped(b));
    const other = c.edge === 'south' ? 'north' : 'south';
    copy.edges = side === 0 ? [c.edge, other] : [other, c.edge];
    return pushed(copy, { type: 'deploy', side });
  },
  candidates: () => [
    { type: 'edge', edge: 'south' },
    { type: 'edge', edge: 'north' },
  ],
};
