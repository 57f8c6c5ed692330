/**
 * Terrain that players place in turn (HR-09, X-174): kinds of pieces (ours), boards without any, and where a piece may lie. Pieces
 * keep a space apart from each other and from the zones, so that every way stays open; each kind can be climbed by itself.
 */

import { type Arena, type ArenaPiece, BOARDS, keywordsOf } from './arenas.ts';

type Row = readonly [x: number, y: number, w: number, h: number, floor: number, keywords: string];

export interface TerrainKind {
  readonly id: string;
  readonly name: string;
  /** Spaces that it takes, before it is turned. */
  readonly width: number;
  readonly height: number;
  /** From its south-west corner; later ones lie on top. */
  readonly rows: readonly Row[];
}

/** How often a piece is turned by a quarter, against the clock. */
export type Turn = 0 | 1 | 2 | 3;

/** A piece in its place: its south-west space. */
export interface PlacedPiece {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
}

const kind = (id: string, name: string, ...rows: readonly Row[]): TerrainKind => ({
  id,
  name,
  width: Math.max(...rows.map(([x, , w]) => x + w)),
  height: Math.max(...rows.map(([, y, , h]) => y + h)),
  rows,
});

export const TERRAIN: readonly TerrainKind[] = [
  kind('wall', 'wall', [0, 0, 4, 1, 2, 'Impassable']),
  kind('low-wall', 'low wall', [0, 0, 4, 1, 0, 'C2']),
  kind('loophole-wall', 'loophole wall', [0, 0, 3, 1, 0, 'C3']),
  kind('trench', 'trench', [0, 0, 5, 1, -1, 'C2']),
  kind('scaffold', 'scaffold', [0, 0, 4, 2, 2, '']),
  kind('high-scaffold', 'high scaffold', [0, 0, 5, 2, 2, ''], [2, 0, 3, 2, 4, '']),
  kind('crows-nest', 'crow’s nest', [0, 0, 6, 2, 2, ''], [2, 0, 4, 2, 4, ''], [4, 0, 2, 2, 6, '']),
  kind('tower', 'tower', [0, 0, 3, 3, 3, 'Solid'], [3, 1, 1, 1, 2, 'Solid'], [3, 0, 1, 1, 1, 'Solid']),
  kind('rubble', 'rubble', [0, 0, 3, 2, 0, 'Difficult C1']),
  kind('crates', 'crates', [0, 0, 2, 1, 1, 'C1']),
  kind('fire-pit', 'fire pit', [0, 0, 1, 1, 0, 'Hazardous']),
  kind('smoke', 'smoke', [0, 0, 2, 2, 0, 'Obscuring']),
];

export const terrainOf = (id: string): TerrainKind | undefined => TERRAIN.find((one) => one.id === id);

/** How many pieces both sides place together: 12, 18 or 24. */
export const piecesFor = (size: number): number => size / 2;

/** Spaces that a kind takes when it is turned so. */
export const extentOf = ({ width, height }: TerrainKind, turn: Turn): readonly [width: number, height: number] =>
  turn % 2 === 0 ? [width, height] : [height, width];

/** Whether turning it so looks different from turning it less. */
export const turnsOf = ({ rows, width, height }: TerrainKind): readonly Turn[] =>
  rows.length > 1 ? [0, 1, 2, 3] : width === height ? [0] : [0, 1];

const quarter = ([x, y, w, h, floor, words]: Row, height: number): Row => [height - y - h, x, h, w, floor, words];

const rowsOf = (of: TerrainKind, turn: Turn): readonly Row[] => {
  let { rows, width, height } = of;
  for (let i = 0; i < turn; i++) {
    const high = height;
    rows = rows.map((row) => quarter(row, high));
    [width, height] = [height, width];
  }
  return rows;
};

/** The rectangles of placed pieces, as those of an arena. */
export const layOut = (pieces: readonly PlacedPiece[]): readonly ArenaPiece[] =>
  pieces.flatMap(({ kind: id, x, y, turn }) => {
    const of = terrainOf(id)!;
    return rowsOf(of, turn).map(([dx, dy, width, height, floor, words]) => ({
      x: x + dx,
      y: y + dy,
      width,
      height,
      floor,
      keywords: keywordsOf(words),
      name: of.name,
    }));
  });

/** The same board seen from the other edge: half a turn. */
export const turnedAbout = (size: number, pieces: readonly PlacedPiece[]): readonly PlacedPiece[] =>
  pieces.map(({ kind: id, x, y, turn }) => {
    const [width, height] = extentOf(terrainOf(id)!, turn);
    return { kind: id, x: size - x - width, y: size - y - height, turn: ((turn + 2) % 4) as Turn };
  });

/** Whether a piece may lie there, outside zones of this depth, beside those that lie already. */
export const mayLie = (size: number, depth: number, lying: readonly PlacedPiece[], piece: PlacedPiece): boolean => {
  const of = terrainOf(piece.kind);
  if (of === undefined) return false;
  const { x, y } = piece;
  const [width, height] = extentOf(of, piece.turn);
  if (x < 0 || x + width > size || y < depth || y + height > size - depth) return false;
  return lying.every((other) => {
    const [w, h] = extentOf(terrainOf(other.kind)!, other.turn);
    return x > other.x + w || other.x > x + width || y > other.y + h || other.y > y + height;
  });
};

/** The board of this size without terrain. */
export const boardOf = (size: number): Arena => BOARDS.find((board) => board.size === size)!;
