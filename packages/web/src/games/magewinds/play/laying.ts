/** Laying out terrain piece by piece (MW 10.3): what is in the hand, where it would lie, and whether it may. Pure. */

import type { Point } from '@muster/geometry';
import { fieldOf, type MagewindsCommand, magewinds } from '@muster/magewinds';
import type { BoardLine } from '../../../measured/types.ts';
import type { Gestured, Intent } from './intent.ts';
import type { Situation } from './plan/types.ts';
import { featureOf, featuresOf, overlapWords, type Placed, pieceName, snapped, turnedBy } from './terrain-kit.ts';
import { sentenceOf } from './words.ts';

/** All but the one in the hand. */
const othersOf = ({ features, piece }: Intent): readonly Placed[] =>
  (features ?? []).filter((_, i) => piece === null || i !== piece);

/** The piece that is chosen, or the next one, with its middle there. `free`: it is not drawn to anything. */
export const inHand = ({ b, intent }: Situation, p: Point, free = false): Placed => {
  const chosen = intent.piece === null ? undefined : intent.features?.[intent.piece];
  const placed: Placed = { kind: chosen?.kind ?? intent.kit, at: p, degrees: chosen?.degrees ?? intent.degrees };
  return free || !intent.snaps ? placed : snapped(placed, othersOf(intent), fieldOf(b));
};

const withPiece = ({ features, piece }: Intent, placed: Placed): readonly Placed[] =>
  piece === null ? [...(features ?? []), placed] : (features ?? []).with(piece, placed);

const commandFor = (features: readonly Placed[]): MagewindsCommand => ({
  type: 'placeTerrain',
  terrain: { features: featuresOf(features) },
});

/** Laid down there, or why not, said at the place. */
export const layPiece = ({ b, seat, intent }: Situation, placed: Placed): Gestured => {
  const features = withPiece(intent, placed);
  const refusal = magewinds.refuse(b, seat, commandFor(features));
  if (refusal !== undefined) return { intent: { ...intent, said: { at: placed.at, text: sentenceOf(refusal) } } };
  const words = overlapWords(placed, othersOf(intent));
  const said = words === undefined ? null : { at: placed.at, text: `The ${pieceName(placed.kind)} ${words}.` };
  return { intent: { ...intent, features, said } };
};

/** The chosen piece, or the next one, is turned to so many degrees. */
export const turnPiece = (s: Situation, degrees: number): Gestured => {
  const { intent } = s;
  const chosen = intent.piece === null ? undefined : intent.features?.[intent.piece];
  const turned = turnedBy(degrees, 0);
  return chosen === undefined
    ? { intent: { ...intent, degrees: turned, said: null } }
    : layPiece(s, { ...chosen, degrees: turned });
};

export const degreesOf = ({ features, piece, degrees }: Intent): number =>
  (piece === null ? undefined : features?.[piece]?.degrees) ?? degrees;

/** The outline of a piece in the hand. */
export const outlineOf = (placed: Placed, ok: boolean): readonly BoardLine[] =>
  featureOf(placed).pieces.flatMap(({ corners }) =>
    corners.map(
      (from, i): BoardLine => ({ from, to: corners[(i + 1) % corners.length]!, kind: ok ? 'clear' : 'blocked' }),
    ),
  );

/** What is said of a piece in the hand before it lies. */
export const handWords = (s: Situation, placed: Placed): string | undefined => overlapWords(placed, othersOf(s.intent));
