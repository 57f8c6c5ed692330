/** The six maps (4.1, M-09; ours), in the order of the D6: the half of side 0 is written down, the other is its image about the centre. */

import type { BattleMap, MapPiece, NodeKind, Shape, TerrainKind } from './types.ts';

/** CQ-16: in inches. */
export const MAP_SIZE = 36;

export interface NodeTraits {
  readonly name: string;
  /** CQ-21: in millimetres, and the colour of the rim. */
  readonly base: 25 | 50;
  readonly rim: string;
}

export const NODES: Readonly<Record<NodeKind, NodeTraits>> = {
  M: { name: 'Mine', base: 50, rim: 'gold' },
  G: { name: 'Gas Vein', base: 50, rim: 'green' },
  R: { name: 'Relic', base: 25, rim: 'blue' },
};

type Spot = readonly [x: number, y: number];
type Node = readonly [kind: NodeKind, x: number, y: number];

const disc = (k: TerrainKind, x: number, y: number, radius: number): MapPiece => ({
  k,
  shape: { disc: [x, y, radius] },
});
/** Corners with the inside to the left. */
const poly = (k: TerrainKind, ...corners: readonly Spot[]): MapPiece => ({ k, shape: { poly: corners } });

/** Turned by half about the centre of the board. */
export const opposite = ([x, y]: Spot): Spot => [MAP_SIZE - x, MAP_SIZE - y];

const oppositeShape = (shape: Shape): Shape =>
  'disc' in shape
    ? { disc: [MAP_SIZE - shape.disc[0], MAP_SIZE - shape.disc[1], shape.disc[2]] }
    : { poly: shape.poly.map(opposite) };

const map = (
  id: string,
  name: string,
  pieces: readonly MapPiece[],
  nodes: readonly Node[],
  hq: readonly [usual: Spot, left: Spot, right: Spot],
): BattleMap => ({
  id,
  name,
  pieces: [...pieces, ...pieces.map(({ k, shape }) => ({ k, shape: oppositeShape(shape) }))],
  nodes: [
    ...nodes.map(([kind, x, y]) => ({ kind, x, y })),
    ...nodes.map(([kind, x, y]) => ({ kind, x: MAP_SIZE - x, y: MAP_SIZE - y })),
  ],
  hq,
});

/** The first for a 1. */
export const MAPS: readonly BattleMap[] = [
  map(
    'plains',
    'Plains',
    [disc('forest', 9, 9, 3), disc('forest', 27, 12, 3)],
    [
      ['M', 14.5, 2],
      ['R', 10.5, 8.5],
      ['G', 12.5, 15],
      ['M', 7, 2],
      ['G', 2, 8],
      ['R', 3.5, 15],
      ['G', 21.5, 2],
      ['R', 21.5, 13],
      ['M', 27.5, 9.5],
      ['G', 29, 2],
      ['M', 34, 7],
      ['R', 33, 14],
    ],
    [
      [18, 6],
      [8, 9.5],
      [24, 7.5],
    ],
  ),
  map(
    'spine',
    'Mountain spine',
    [poly('mountain', [4, 17], [12, 16.5], [13, 18], [12, 19], [5, 19.5]), disc('forest', 29, 9, 2.5)],
    [
      ['M', 17, 11],
      ['R', 11.5, 2],
      ['G', 7, 7.5],
      ['M', 9.5, 14.5],
      ['G', 2.5, 2],
      ['R', 2.5, 13.5],
      ['G', 21.5, 2],
      ['R', 25.5, 8],
      ['M', 24.5, 15],
      ['G', 29.5, 2],
      ['M', 33.5, 8.5],
      ['R', 32.5, 15.5],
    ],
    [
      [18, 6],
      [9.5, 9.5],
      [28, 9.5],
    ],
  ),
  map(
    'coast',
    'Ocean coast',
    [
      poly('ocean', [0, 6], [3, 6], [5, 9], [5, 14], [3, 17], [0, 17]),
      poly('city', [26, 11], [30, 11], [30, 15], [26, 15]),
    ],
    [
      ['M', 17, 2],
      ['R', 14, 9],
      ['G', 10, 3],
      ['M', 11.5, 16.5],
      ['G', 7, 10.5],
      ['R', 3, 2.5],
      ['G', 25, 5],
      ['R', 20.5, 12.5],
      ['M', 28, 13],
      ['G', 33, 2],
      ['M', 33.5, 9],
      ['R', 34, 17],
    ],
    [
      [20, 6],
      [10, 9],
      [26.5, 9.5],
    ],
  ),
  map(
    'desert',
    'Deserts',
    [disc('desert', 9, 12, 4), disc('desert', 28, 8, 4), poly('saltflat', [21, 13], [25, 12], [26, 15], [22, 16])],
    [
      ['M', 15, 2],
      ['R', 13.5, 10],
      ['G', 8.5, 5],
      ['M', 12, 17],
      ['G', 2, 9],
      ['R', 2, 2],
      ['G', 22.5, 3.5],
      ['R', 20.5, 11.5],
      ['M', 27, 9.5],
      ['G', 30, 2],
      ['M', 30.5, 16],
      ['R', 34, 9.5],
    ],
    [
      [18, 6],
      [7, 12.5],
      [29, 13],
    ],
  ),
  map(
    'belt',
    'Forest belt',
    [disc('forest', 6, 14, 3), disc('forest', 18, 11.5, 2.5), disc('forest', 30, 14, 3)],
    [
      ['M', 14.5, 9.5],
      ['R', 13, 2],
      ['G', 8, 7],
      ['M', 9.5, 14.5],
      ['G', 2, 3],
      ['R', 2.5, 13.5],
      ['G', 21.5, 9.5],
      ['R', 23, 2],
      ['M', 28, 7],
      ['G', 26.5, 14.5],
      ['M', 34, 2.5],
      ['R', 33.5, 14],
    ],
    [
      [18, 6],
      [9, 10],
      [27, 10],
    ],
  ),
  map(
    'ruins',
    'Ruined cities',
    [
      poly('city', [8, 8], [12, 8], [12, 12], [8, 12]),
      poly('city', [24, 8], [28, 8], [28, 12], [24, 12]),
      disc('mist', 4, 17, 2),
    ],
    [
      ['M', 14, 9.5],
      ['R', 12.5, 2],
      ['G', 7.5, 7],
      ['M', 11.5, 16.5],
      ['G', 2.5, 2],
      ['R', 2.5, 13.5],
      ['G', 22.5, 3.5],
      ['R', 20.5, 12.5],
      ['M', 27.5, 10.5],
      ['G', 29.5, 2],
      ['M', 34, 7.5],
      ['R', 32.5, 15],
    ],
    [
      [18, 6],
      [10, 9],
      [26.5, 7.5],
    ],
  ),
];

export const mapOf = (id: string): BattleMap | undefined => MAPS.find((one) => one.id === id);
