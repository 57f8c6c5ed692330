/** Pieces of terrain to be placed one by one (MW 10.3). Pure. */

import { inch, type Point } from '@muster/geometry';
import type { Feature, TerrainKind } from '@muster/magewinds';

type Piece = Feature['pieces'][number];

export const KIT_IDS = [
  'wall',
  'ruin',
  'hedge',
  'tree',
  'rock',
  'crate',
  'obelisk',
  'pool',
] as const satisfies readonly TerrainKind[];
export type KitId = (typeof KIT_IDS)[number];

export const KIT_WORDS: Readonly<Record<KitId, string>> = {
  wall: 'Wall, high',
  ruin: 'Ruin, high and medium',
  hedge: 'Hedge, low',
  tree: 'Tree, high',
  rock: 'Rock, medium',
  crate: 'Crate, medium',
  obelisk: 'Obelisk, high',
  pool: 'Pool, open ground',
};

/** Inches from the middle of the piece: its south-west corner and its two sides. */
const block = (height: Piece['height'], x: number, y: number, width: number, depth: number): Piece => ({
  height,
  corners: [
    { x: inch(x), y: inch(y) },
    { x: inch(x + width), y: inch(y) },
    { x: inch(x + width), y: inch(y + depth) },
    { x: inch(x), y: inch(y + depth) },
  ],
});

/** Eight sides about the middle. */
const round = (height: Piece['height'], radius: number): Piece => {
  const r = inch(radius);
  const h = Math.round((r * 5) / 12);
  const corners = [
    [h, -r],
    [r, -h],
    [r, h],
    [h, r],
    [-h, r],
    [-r, h],
    [-r, -h],
    [-h, -r],
  ] as const;
  return { height, corners: corners.map(([x, y]) => ({ x, y })) };
};

const KIT: Readonly<Record<KitId, readonly Piece[]>> = {
  wall: [block('high', -1.25, -0.25, 2.5, 0.5)],
  ruin: [block('high', -1.25, -1, 2.5, 0.5), block('medium', -1.25, -0.5, 0.5, 1.5)],
  hedge: [block('low', -1.25, -0.25, 2.5, 0.5)],
  tree: [round('high', 0.55)],
  rock: [round('medium', 0.6)],
  crate: [block('medium', -0.5, -0.5, 1, 1)],
  obelisk: [round('high', 0.5)],
  pool: [round('ground', 1.3)],
};

/** A quarter turn to the left. */
const turn = ({ x, y }: Point): Point => ({ x: -y, y: x });

export const featureAt = (kind: KitId, at: Point, turned: boolean): Feature => ({
  kind,
  pieces: KIT[kind].map(({ corners, height }) => ({
    height,
    corners: corners.map((p) => {
      const { x, y } = turned ? turn(p) : p;
      return { x: at.x + Math.round(x), y: at.y + Math.round(y) };
    }),
  })),
});
