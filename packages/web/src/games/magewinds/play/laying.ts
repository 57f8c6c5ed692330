/** Laying out terrain piece by piece (MW 10.3): what is in the hand, where it would lie, and whether it may. Pure. */

import type { Point } from '@muster/geometry';
import { type Battle, fieldOf, magewinds } from '@muster/magewinds';
import type { BoardLine } from '../../../measured/types.ts';
import { type Held, held, type Laying } from './hand.ts';
import type { Asked, Gestured } from './plan/types.ts';
import { featureOf, featuresOf, overlapWords, type Placed, pieceName, snapped, turnedBy } from './terrain-kit.ts';
import { sentenceOf } from './words.ts';

/** All but the one in the hand. */
const othersOf = ({ features, piece }: Laying): readonly Placed[] => features.filter((_, i) => i !== piece);

/** The laid piece that is chosen. */
export const chosenPiece = ({ features, piece }: Laying): Placed | undefined =>
  piece === null ? undefined : features[piece];

/** The piece that is chosen, or the next one, with its middle there. `free`: it is not drawn to anything. */
export const inHand = (b: Battle, laying: Laying, p: Point, free = false): Placed => {
  const { kind, degrees } = chosenPiece(laying) ?? { kind: laying.kit, degrees: laying.degrees };
  const placed: Placed = { kind, at: p, degrees };
  return free || !laying.snaps ? placed : snapped(placed, othersOf(laying), fieldOf(b));
};

/** Laid down there, or why not, said at the place. */
export const layPiece = ({ b, seat }: Pick<Asked, 'b' | 'seat'>, laying: Laying, placed: Placed): Gestured => {
  const { piece } = laying;
  const features = piece === null ? [...laying.features, placed] : laying.features.with(piece, placed);
  const refusal = magewinds.refuse(b, seat, { type: 'placeTerrain', terrain: { features: featuresOf(features) } });
  if (refusal !== undefined) return { held: held(laying), remark: { at: placed.at, text: sentenceOf(refusal) } };
  const words = handWords(laying, placed);
  const remark = words === undefined ? undefined : { at: placed.at, text: `The ${pieceName(placed.kind)} ${words}.` };
  return { held: held({ ...laying, features }), remark };
};

/** Chosen; again: let go. */
export const gripPiece = (laying: Laying, piece: number): Held =>
  held({ ...laying, piece: laying.piece === piece ? null : piece });

/** The chosen piece, or the next one, is turned by so many degrees. */
export const turnPiece = (s: Pick<Asked, 'b' | 'seat'>, laying: Laying, by: number): Gestured => {
  const chosen = chosenPiece(laying);
  const degrees = turnedBy(degreesOf(laying), by);
  return chosen === undefined ? { held: held({ ...laying, degrees }) } : layPiece(s, laying, { ...chosen, degrees });
};

export const degreesOf = (laying: Laying): number => chosenPiece(laying)?.degrees ?? laying.degrees;

/** The outline of a piece in the hand. */
export const outlineOf = (placed: Placed, ok: boolean): readonly BoardLine[] =>
  featureOf(placed).pieces.flatMap(({ corners }) =>
    corners.map(
      (from, i): BoardLine => ({ from, to: corners[(i + 1) % corners.length]!, kind: ok ? 'clear' : 'blocked' }),
    ),
  );

/** What is said of a piece in the hand before it lies. */
export const handWords = (laying: Laying, placed: Placed): string | undefined => overlapWords(placed, othersOf(laying));
