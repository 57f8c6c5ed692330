// A piece of terrain as printed strokes. Height is told by the line, whatever the piece is: ground is dashed, low has a
// single line and a hatching, medium a double line, high a heavy line and a solid cast shadow. The footprint is always drawn
// true: what is measured is what is seen.

import { jitter } from '../../parts/drawing/jitter.ts';
import { at, polygon, type Spot } from '../../parts/drawing/spots.ts';
import { type Plane, spot, type Turn } from '../plane.ts';
import type { BoardField, BoardPiece, PieceHeight } from '../types.ts';
import { MOTIFS, PLAIN } from './motifs.ts';
import { clockwise, hatch, insetBy, type Loop, sweptBy, unit } from './polygons.ts';
import type { Stroke } from './strokes.ts';

export interface PieceArt {
  readonly shadow: string;
  readonly strokes: readonly Stroke[];
}

/** Light falls from the north-west. */
const SHADOW: Readonly<Record<PieceHeight, Spot | undefined>> = {
  ground: undefined,
  low: undefined,
  medium: { x: 3, y: 4 },
  high: { x: 11, y: 14 },
};

const SLANT = { x: Math.SQRT1_2, y: -Math.SQRT1_2 };

export const loopOf = (plane: Plane, corners: BoardPiece['corners']): Loop =>
  clockwise(corners.map((corner) => spot(plane, corner)));

export const engravePiece = (plane: Plane, piece: BoardPiece, seed: string): PieceArt => {
  const loop = loopOf(plane, piece.corners);
  const fall = SHADOW[piece.height];
  const motif = piece.kind ? MOTIFS[piece.kind] : PLAIN;
  const hand = jitter(`${piece.kind ?? 'piece'}/${seed}/${at(loop[0]!)}`);
  return {
    shadow: fall ? polygon(sweptBy(loop, fall)) : '',
    strokes: [
      { ink: motif.ground, d: polygon(loop) },
      ...(piece.height === 'low' ? [{ ink: 'hatch', d: hatch(loop, SLANT, 6) } as const] : []),
      ...motif.draw(loop, hand, piece.height),
      ...relief(loop, piece.height),
      ...edges(loop, piece.height),
    ],
  };
};

const edges = (loop: Loop, height: PieceHeight): readonly Stroke[] => {
  const outline = polygon(loop);
  switch (height) {
    case 'ground':
      return [{ ink: 'dashed', d: outline }];
    case 'low':
      return [{ ink: 'edge', d: outline }];
    case 'medium': {
      const inner = insetBy(loop, 3.4);
      return [
        { ink: 'edge', d: outline },
        { ink: 'inner', d: inner.length > 0 ? polygon(inner) : '' },
      ];
    }
    case 'high':
      return [{ ink: 'heavy', d: outline }];
  }
};

/** The sides away from the light, in solid ink: a high piece stands up from the sheet. */
const relief = (loop: Loop, height: PieceHeight): readonly Stroke[] => {
  if (height !== 'high') return [];
  const inner = insetBy(loop, 3.6);
  if (inner.length === 0) return [];
  const d = loop.map((a, i) => {
    const b = loop[(i + 1) % loop.length]!;
    const side = unit(a, b);
    // Outwards is to the left of a side walked clockwise.
    return side.y - side.x > 0.05 ? polygon([a, b, inner[(i + 1) % loop.length]!, inner[i]!]) : '';
  });
  return [{ ink: 'solid', d: d.join('') }];
};

const made = new WeakMap<BoardField, Map<Turn, readonly PieceArt[]>>();

/** The whole field; the same answer for the same field that lies the same way. */
export const engraveField = (plane: Plane, field: BoardField): readonly PieceArt[] => {
  const ways = made.get(field) ?? new Map<Turn, readonly PieceArt[]>();
  made.set(field, ways);
  const known = ways.get(plane.turn) ?? field.pieces.map((piece, i) => engravePiece(plane, piece, String(i)));
  ways.set(plane.turn, known);
  return known;
};
