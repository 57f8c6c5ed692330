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

/** A piece of the kit on the table: where its middle lies, and how far it is turned to the left. */
export interface Placed {
  readonly kind: KitId;
  readonly at: Point;
  /** Whole degrees from 0 to 359. */
  readonly degrees: number;
}

/** Whole degrees from 0 to 359. */
export const turnedBy = (degrees: number, by: number): number => (((degrees + by) % 360) + 360) % 360;

/** Turned about the origin, to whole units: the command carries corners, so nothing is computed again elsewhere. */
const turn = ({ x, y }: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: Math.round(x * cos - y * sin), y: Math.round(x * sin + y * cos) };
};

export const featureOf = ({ kind, at, degrees }: Placed): Feature => ({
  kind,
  pieces: KIT[kind].map(({ corners, height }) => ({
    height,
    corners: corners.map((p) => {
      const { x, y } = turn(p, degrees);
      return { x: at.x + x, y: at.y + y };
    }),
  })),
});

export const featuresOf = (placed: readonly Placed[]): readonly Feature[] => placed.map(featureOf);

interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

const boxOf = (placed: Placed): Box => {
  const corners = featureOf(placed).pieces.flatMap((piece) => piece.corners);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
};

const QUARTER = inch(1) / 4;
/** How near a side must come to be drawn to another. */
const PULL = inch(3) / 10;

/** The least way from one of these sides to one of those; undefined when none is near. */
const pull = (sides: readonly number[], lines: readonly number[]): number | undefined => {
  let best: number | undefined;
  for (const side of sides)
    for (const line of lines)
      if (Math.abs(line - side) <= PULL && (best === undefined || Math.abs(line - side) < Math.abs(best)))
        best = line - side;
  return best;
};

const toQuarter = (length: number): number => Math.round(length / QUARTER) * QUARTER;

/** Drawn to the edges of the table and to the sides of other pieces, else to quarters of an inch. */
export const snapped = (
  placed: Placed,
  others: readonly Placed[],
  size: { readonly width: number; readonly height: number },
): Placed => {
  const box = boxOf(placed);
  const boxes = others.map(boxOf);
  const x = pull([box.west, box.east], [0, size.width, ...boxes.flatMap(({ west, east }) => [west, east])]);
  const y = pull([box.south, box.north], [0, size.height, ...boxes.flatMap(({ south, north }) => [south, north])]);
  const { at } = placed;
  return {
    ...placed,
    at: { x: x === undefined ? toQuarter(at.x) : at.x + x, y: y === undefined ? toQuarter(at.y) : at.y + y },
  };
};

/** Whether a line along this side keeps the two apart. */
const isApart = (a: readonly Point[], b: readonly Point[]): boolean =>
  a.some((p, i) => {
    const q = a[(i + 1) % a.length]!;
    return b.every(({ x, y }) => (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x) <= 0);
  });

/** Convex, counter-clockwise; touching is not overlapping. */
const meet = (a: readonly Point[], b: readonly Point[]): boolean => !isApart(a, b) && !isApart(b, a);

/** The others that this one lies on. */
const overlapped = (placed: Placed, others: readonly Placed[]): readonly Placed[] => {
  const own = featureOf(placed).pieces;
  return others.filter((other) =>
    featureOf(other).pieces.some(({ corners }) => own.some((piece) => meet(piece.corners, corners))),
  );
};

/** `Wall`. */
export const pieceName = (kind: KitId): string => KIT_WORDS[kind].split(',')[0]!;

/** What stands at a piece in the hand; undefined when there is nothing to say. */
export const overlapWords = (placed: Placed, others: readonly Placed[]): string | undefined => {
  const under = [...new Set(overlapped(placed, others).map(({ kind }) => pieceName(kind).toLowerCase()))];
  return under.length === 0 ? undefined : `overlaps the ${under.join(' and the ')}`;
};
