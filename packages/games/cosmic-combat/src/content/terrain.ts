/** What may lie in space (CC-07; 4.13, ours): pieces and what they do. */

import { hulls, inch } from '@muster/geometry';

export const PIECE_KINDS = ['asteroid', 'debris', 'nebula', 'radiation', 'derelict'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** In inches (CC-08), origin south-west: a disc, or a convex polygon counter-clockwise. */
export type Outline =
  | { readonly disc: readonly [x: number, y: number, radius: number] }
  | { readonly poly: readonly (readonly [x: number, y: number])[] };

export type Piece = Outline & { readonly kind: PieceKind };

export interface PieceTraits {
  readonly name: string;
  /** No ship can stand in it. */
  readonly solid: boolean;
  /** no shot passes. */
  readonly blocks: boolean;
  /** of a collision; 0 where there is none. */
  readonly strength: number;
  /** */
  readonly cover: number;
  /** */
  readonly difficult: boolean;
  readonly obscuring: boolean;
  readonly hazardous: boolean;
}

const NOTHING: PieceTraits = {
  name: '',
  solid: false,
  blocks: false,
  strength: 0,
  cover: 0,
  difficult: false,
  obscuring: false,
  hazardous: false,
};

export const PIECES: { readonly [K in PieceKind]: PieceTraits } = {
  asteroid: { ...NOTHING, name: 'Asteroid', solid: true, blocks: true, strength: 4 },
  debris: { ...NOTHING, name: 'Debris field', cover: 1, difficult: true },
  nebula: { ...NOTHING, name: 'Nebula', obscuring: true },
  radiation: { ...NOTHING, name: 'Radiation belt', hazardous: true },
  derelict: { ...NOTHING, name: 'Derelict', solid: true, strength: 3, cover: 2 },
};

export const bodyOf = (piece: Piece): hulls.Body =>
  'disc' in piece
    ? hulls.disc(inch(piece.disc[0]), inch(piece.disc[1]), inch(piece.disc[2]))
    : hulls.polygon(piece.poly.map(([x, y]) => ({ x: inch(x), y: inch(y) })));
