/** The roll-off: its winner goes first in every step of set-up, and picks the edge where the board is not the same from both. */

import { atSide, captainOf, otherSide, type Side } from '@muster/dwethia';
import type { MapPiece, Shape } from '../content/types.ts';
import { boardInches } from '../ground/field.ts';
import { allNotReady, copyBattle, replaced, withStack } from '../state/battle.ts';
import type {
  Battle,
  ConquestConfig,
  ConquestProcedure,
  ConquestTable,
  Edge,
  EdgeFrame,
  Frame,
} from '../state/types.ts';
import { keyOf } from './shapes.ts';

/** nobody has pools yet; its dice take no re-rolls. */
const rollOff = (b: Battle, table: ConquestTable): Side => {
  for (;;) {
    const faces = [
      table.roll(1, captainOf(b, 0), 'rollOff')[0]!,
      table.roll(1, captainOf(b, 1), 'rollOff')[0]!,
    ] as const;
    const winner = faces[0] === faces[1] ? null : faces[0] > faces[1] ? 0 : 1;
    table.tell?.({ type: 'rolledOff', faces, winner, rule: 'X-34' });
    if (winner !== null) return winner;
  }
};

const keyOfPiece = (k: MapPiece['k'], shape: Shape): string => `${k} ${keyOf(shape)}`;

/** About the middle of the board by half a turn. */
const opposite = (shape: Shape, board: number): Shape =>
  'disc' in shape
    ? { disc: [board - shape.disc[0], board - shape.disc[1], shape.disc[2]] }
    : { poly: shape.poly.map(([x, y]) => [board - x, board - y] as const) };

/** Our maps are, and a board without terrain (CQ-19); one's own need not be. */
export const isSameFromBoth = (config: ConquestConfig): boolean => {
  if (config.terrain !== 'custom') return true;
  const board = boardInches(config);
  const keys = new Set(config.pieces.map(({ k, shape }) => keyOfPiece(k, shape)));
  return config.pieces.every(({ k, shape }) => keys.has(keyOfPiece(k, opposite(shape, board))));
};

/** From the last to the first: terrain and nodes only where players place them. */
const stepsFrom = ({ terrain, nodes }: ConquestConfig, side: Side): readonly Frame[] => [
  { type: 'deploy', side },
  { type: 'hq', side },
  ...(nodes === 'players' ? [{ type: 'nodes', side, placed: [[], []] } as const] : []),
  ...(terrain === 'alternate' ? [{ type: 'terrain', side, placed: [[], []] } as const] : []),
];

const begin = (b: Battle, winner: Side): Battle =>
  allNotReady(withStack(b, [...b.stack.slice(0, -1), ...stepsFrom(b.config, winner)]));

const rolled = (b: Battle, table: ConquestTable): Battle => {
  const winner = rollOff(b, table);
  const copy = copyBattle(replaced(b, { type: 'edge', winner }));
  copy.first = winner;
  return isSameFromBoth(b.config) ? begin(copy, winner) : copy;
};

const takeEdge = (b: Battle, side: Side, edge: Edge, table: ConquestTable): Battle => {
  table.tell?.({ type: 'edgeChosen', side, edge, rule: 'X-34' });
  const copy = copyBattle(b);
  const other: Edge = edge === 'south' ? 'north' : 'south';
  copy.edges = atSide(atSide(b.edges, side, edge), otherSide(side), other);
  return begin(copy, side);
};

export const edgeProcedure: ConquestProcedure<EdgeFrame> = {
  advance: (b, f, table) => (f.winner === null ? rolled(b, table) : b),
  decisions: (b, f) => [{ seat: captainOf(b, f.winner!), kind: 'edge', rule: 'X-34' }],
  refuse: (_b, _f, _seat, c) =>
    c.type === 'edge' ? undefined : { code: 'otherDecision', rule: 'X-34', asked: 'edge' },
  apply: (b, f, _, c, table) => (c.type === 'edge' ? takeEdge(b, f.winner!, c.edge, table) : b),
  candidates: () => [
    { type: 'edge', edge: 'south' },
    { type: 'edge', edge: 'north' },
  ],
};
