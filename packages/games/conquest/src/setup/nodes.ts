/** Nodes placed in turn (CQ-20, X-304): one at a time, each side one of each kind in every quarter, in any order. */

import { atSide, captainOf, otherSide } from '@muster/dwethia';
import { fieldOf } from '../ground/field.ts';
import { quarterOf } from '../ground/standing.ts';
import { copyBattle, popped, replaced } from '../state/battle.ts';
import type { Battle, ConquestProcedure, ConquestTable, NodeCommand, NodesFrame, SetUpFault } from '../state/types.ts';
import { nodeCandidates, nodeFault, owedBy, owedKey } from './node-spots.ts';

/** Numbered by kind in the order of placing. */
const nodeId = (b: Battle, { kind }: NodeCommand): string =>
  `${kind}${b.nodes.filter((n) => n.kind === kind).length + 1}`;

const place = (b: Battle, f: NodesFrame, c: NodeCommand, table: ConquestTable): Battle => {
  const id = nodeId(b, c);
  const at = { x: c.at.x, y: c.at.y };
  table.tell?.({ type: 'nodePlaced', side: f.side, node: id, at, rule: 'CQ-20' });
  const copy = copyBattle(b);
  copy.nodes = [...b.nodes, { id, kind: c.kind, at, served: [false, false], taken: [false, false] }];
  const mark = owedKey(c.kind, quarterOf(fieldOf(b).size, at));
  const placed = atSide(f.placed, f.side, [...f.placed[f.side], mark]);
  return replaced(copy, { type: 'nodes', side: otherSide(f.side), placed });
};

const ruleOf = (why: SetUpFault): string => {
  if (why === 'offLattice') return 'X-302';
  return why === 'tooNear' || why === 'quarterFull' ? 'CQ-20' : 'X-304';
};

export const nodesProcedure: ConquestProcedure<NodesFrame> = {
  advance: (b, f) => {
    if (owedBy(b, f, f.side).length > 0) return b;
    const other = otherSide(f.side);
    return owedBy(b, f, other).length > 0 ? replaced(b, { type: 'nodes', side: other, placed: f.placed }) : popped(b);
  },
  decisions: (b, f) => [
    {
      seat: captainOf(b, f.side),
      kind: 'placeNode',
      rule: 'X-304',
      kinds: owedBy(b, f, f.side).map(({ kind, quarter }) => owedKey(kind, quarter)),
    },
  ],
  refuse: (b, f, _, c) => {
    if (c.type !== 'node') return { code: 'otherDecision', rule: 'X-304', asked: 'placeNode' };
    const why = nodeFault(b, f, c);
    return why === undefined ? undefined : { code: 'cannotSetUp', rule: ruleOf(why), what: 'node', why };
  },
  apply: (b, f, _, c, table) => (c.type === 'node' ? place(b, f, c, table) : b),
  candidates: nodeCandidates,
};
