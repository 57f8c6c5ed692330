/** The beginning of a war: nothing stands yet; the frames of set-up lie on the end of round 0. */

import { inch } from '@muster/geometry';
import { type MapPiece, NODE_KINDS } from '../content/types.ts';
import { boardInches, fieldOf, stretched } from '../ground/field.ts';
import { DEFAULT_STANDING, NO_TALLY } from '../state/battle.ts';
import type { Aims, Battle, ConquestConfig, Frame, Node, SideState } from '../state/types.ts';

const NONE = { R: 0, A: 0 };
/** One list for all wars, so that tables kept by it serve every one of a configuration. */
const NO_PIECES: readonly MapPiece[] = [];

const sideFor = (aims: Aims | null): SideState => ({
  bank: NONE,
  pool: { destiny: 0, faith: 0, affinity: 0 },
  fielded: 0,
  research: [],
  tempered: null,
  aims,
  hasAims: aims !== null,
  tally: NO_TALLY,
  missionVp: [0, 0],
  discounted: false,
  medics: false,
  audited: false,
  income: NONE,
});

/** Of the map, on this board, numbered by kind. */
export const nodesOfMap = (b: Pick<Battle, 'config' | 'pieces' | 'sides'>): readonly Node[] => {
  const board = boardInches(b.config);
  const counts = { M: 0, G: 0, R: 0 };
  return NODE_KINDS.flatMap((kind) =>
    (fieldOf(b).map?.nodes ?? [])
      .filter((node) => node.kind === kind)
      .map((node): Node => {
        counts[kind] += 1;
        const at = { x: inch(stretched(node.x, board)), y: inch(stretched(node.y, board)) };
        return { id: `${kind}${counts[kind]}`, kind, at, served: [false, false], taken: [false, false] };
      }),
  );
};

/** From the last to the first: sealed aims, roll-off and edge, terrain, nodes, headquarters, starting forces. */
const framesFor = ({ rulings }: ConquestConfig): readonly Frame[] => [
  { type: 'roundEnd' },
  { type: 'edge', winner: null },
  ...(rulings.blindMuster ? [{ type: 'muster' } as const] : []),
];

export const setup = (config: ConquestConfig): Battle => {
  const isBlind = config.rulings.blindMuster;
  const bare: Battle = {
    config,
    stack: framesFor(config),
    round: 0,
    phase: 'setup',
    first: 0,
    edges: ['south', 'north'],
    pieces: NO_PIECES,
    nodes: [],
    models: [],
    made: config.seats.map(() => 0),
    sides: [sideFor(isBlind ? null : config.aims[0]), sideFor(isBlind ? null : config.aims[1])],
    orders: [],
    ready: config.seats.map(() => false),
    standing: config.seats.map(() => DEFAULT_STANDING),
    conceded: [],
    outcome: null,
  };
  if (config.nodes === 'players') return bare;
  return { ...bare, nodes: nodesOfMap(bare) };
};
