/** What lies between two ships: the line from centre to centre, arcs, shielded sides. */

import { hulls } from '@muster/geometry';
import { fieldOf, type Gun, kitOf, type LaidPiece } from '../ground/field.ts';
import { areNear, hullOf } from '../ground/standing.ts';
import { areFriends, isOnBoard } from '../state/battle.ts';
import type { Battle, HullSide, Ship } from '../state/types.ts';

/** some part of the target lies in an arc of the weapon. */
export const isInArcs = (b: Battle, shooter: Ship, { arcs }: Gun, target: Ship): boolean => {
  const { arcs: rule } = b.config.rulings;
  if (rule === 'off') return true;
  for (let i = 0; i < arcs.length; i++)
    if (hulls.isInArc(hullOf(b, shooter), arcs[i]!, hullOf(b, target), rule)) return true;
  return false;
};

/** something impassable lies on the line. */
export const isBlocked = (b: Battle, from: Ship, to: Ship): boolean => {
  const { pieces } = fieldOf(b.config);
  for (let i = 0; i < pieces.length; i++)
    if (pieces[i]!.blocks && hulls.isCrossed(from.place!, to.place!, pieces[i]!.body)) return true;
  return false;
};

/** X if the target touches the piece, X + 1 if the line crosses it and neither does. */
const coverBy = (b: Battle, shooter: Ship, target: Ship, { cover, body }: LaidPiece): number => {
  if (cover === 0) return 0;
  if (hulls.isTouching(hullOf(b, target), body)) return cover;
  const isBehind = hulls.isCrossed(shooter.place!, target.place!, body) && !hulls.isTouching(hullOf(b, shooter), body);
  return isBehind ? cover + 1 : 0;
};

/** of the piece that gives most. */
export const coverOf = (b: Battle, shooter: Ship, target: Ship): number => {
  const { pieces } = fieldOf(b.config);
  let most = 0;
  for (let i = 0; i < pieces.length; i++) most = Math.max(most, coverBy(b, shooter, target, pieces[i]!));
  return most;
};

const NOBODY: readonly Ship[] = [];

/**
 * ships whose base the line crosses, in order of entry; the dying are among them, friends near the shooter are not (DW-70).
 * `apart` are left out: the fight into which the shot goes.
 */
export const wayOf = (b: Battle, shooter: Ship, target: Ship, apart: readonly Ship[] = NOBODY): readonly Ship[] => {
  const crossed: Ship[] = [];
  for (let i = 0; i < b.ships.length; i++) {
    const s = b.ships[i]!;
    if (!isOnBoard(s) || s.id === shooter.id || s.id === target.id || apart.includes(s)) continue;
    if (!hulls.isCrossed(shooter.place!, target.place!, hullOf(b, s))) continue;
    if (!areFriends(b, shooter, s) || !areNear(b, shooter, s)) crossed.push(s);
  }
  if (crossed.length < 2) return crossed;
  const bodies = crossed.map((s) => hullOf(b, s));
  return hulls.onLine(shooter.place!, target.place!, bodies).map((i) => crossed[i]!);
};

/** the sides of the target that a shot reaches. */
export const reachedSides = (b: Battle, shooter: Ship, target: Ship): readonly HullSide[] => {
  const { shieldReach, arcs } = b.config.rulings;
  const [own, other] = [hullOf(b, target), hullOf(b, shooter)];
  if (shieldReach === 'half') return hulls.sidesReached(own, other);
  return hulls.arcsTo(own, other, arcs === 'diagonal' ? 'diagonal' : 'corner');
};

const ALL_ROUND: readonly number[] = [1];
const NONE: readonly number[] = [];

/** CC-31, X-227: the Shield tokens on each side that is reached; on a round base all count as one side. */
export const arrowsMet = (b: Battle, shooter: Ship, target: Ship): readonly number[] => {
  const { shield, isRound } = kitOf(b, target);
  if (shield === null) return NONE;
  if (target.seat === null) return ALL_ROUND;
  const arrows = target.arrows ?? [];
  if (arrows.length === 0) return NONE;
  if (isRound) return [arrows.length];
  return reachedSides(b, shooter, target).map((side) => arrows.filter((one) => one === side).length);
};
