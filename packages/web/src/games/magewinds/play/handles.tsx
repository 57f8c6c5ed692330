/** Grips on the pieces of terrain that are being laid out. */

import type { BoardBase, BoardSeat } from '../../../measured/types.ts';
import type { Laying } from './hand.ts';
import { pieceName } from './terrain-kit.ts';

const GRIP = (
  <path d="M0-14 5-8H2V-2H8V-5L14 0 8 5V2H2V8H5L0 14-5 8H-2V2H-8V5L-14 0-8-5V-2H-2V-8H-5Z" fill="currentColor" />
);

const HANDLE = 900;

/** A grip in the middle of each piece: to choose it, to drag it, and for the keyboard. */
export const handlesOf = ({ features, piece }: Laying, seat: number): readonly BoardBase[] =>
  features.map(({ kind, at, degrees }, i) => ({
    id: String(i),
    x: at.x,
    y: at.y,
    radius: HANDLE,
    seat: seat as BoardSeat,
    symbol: GRIP,
    label: `${pieceName(kind)}, turned by ${degrees} degrees`,
    state: piece === i ? 'selected' : 'choice',
    canDrag: true,
  }));
