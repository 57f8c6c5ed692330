// Where a base may stand, and turning about its centre: only the end of a turn is looked at.

import { type Board, isNear, isOnBoard, isOverlapping } from './distance.ts';
import { type Body, type Hull, turnedTo } from './hull.ts';
import { type Facing, FULL_TURN, facingOf } from './sine.ts';

/** What stands about. */
export interface Surroundings {
  readonly board: Board;
  /** Other bases, each with its zone. */
  readonly bases: readonly Hull[];
  /** Pieces that nothing can stand on. */
  readonly solid: readonly Body[];
}

/** Why a base may not stand somewhere: the index is into `bases` or `solid`. */
export type StandRefusal =
  | { readonly code: 'offBoard' }
  | { readonly code: 'onBase'; readonly base: number }
  | { readonly code: 'onSolid'; readonly solid: number }
  | { readonly code: 'inZone'; readonly base: number };

/** the bases that this one is near to, by index. */
export const zonesOf = (base: Hull, bases: readonly Hull[]): readonly number[] => {
  const found: number[] = [];
  for (let i = 0; i < bases.length; i++) if (isNear(base, bases[i]!)) found.push(i);
  return found;
};

/** Why a base may not stand there; a zone in which it stood at `before` is open to it. */
export const refuseStand = (base: Hull, around: Surroundings, before?: Hull): StandRefusal | undefined =>
  refuseStandUnless(base, around, (i) => before !== undefined && isNear(before, around.bases[i]!));

/** Why a base may not stand there; the zones of the bases for which `isOpen` holds are open to it. */
export const refuseStandUnless = (
  base: Hull,
  around: Surroundings,
  isOpen: (base: number) => boolean,
): StandRefusal | undefined => {
  if (!isOnBoard(around.board, base)) return { code: 'offBoard' };
  for (let i = 0; i < around.solid.length; i++) {
    if (isOverlapping(base, around.solid[i]!)) return { code: 'onSolid', solid: i };
  }
  for (let i = 0; i < around.bases.length; i++) {
    if (!isNear(base, around.bases[i]!)) continue;
    if (isOverlapping(base, around.bases[i]!)) return { code: 'onBase', base: i };
    if (!isOpen(i)) return { code: 'inZone', base: i };
  }
  return undefined;
};

/** How far one must turn from one facing to another, the shorter way. */
export const turnBetween = (from: Facing, to: Facing): Facing => {
  const left = facingOf(to - from);
  return left <= FULL_TURN / 2 ? left : FULL_TURN - left;
};

/** the most that one turn can be. */
export const QUARTER_TURN: Facing = 900;

/** Why a base may not turn to a facing. */
export const refuseTurn = (
  base: Hull,
  facing: Facing,
  around: Surroundings,
): StandRefusal | { readonly code: 'tooFarRound'; readonly turn: Facing } | undefined => {
  const turn = turnBetween(base.facing, facing);
  return turn > QUARTER_TURN ? { code: 'tooFarRound', turn } : refuseStand(turnedTo(base, facing), around, base);
};
