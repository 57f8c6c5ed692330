/** Who stands where, seen by the seat that decides: friends, foes, distances. */

import { inch, type Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { type Battle, centreFor, copyFighter, type Fighter, movementOf, profile, RADIUS } from '@muster/magewinds';

/** An inch, in which everything here is thought. */
export const INCH: number = inch(1);

/** From base to base, in units; below 0 when they overlap. */
export const gap = (a: Point, b: Point): number => {
  const x = a.x - b.x;
  const y = a.y - b.y;
  return Math.sqrt(x * x + y * y) - 2 * RADIUS;
};

/** From a base to a point. */
export const gapToPoint = (a: Point, p: Point): number => gap(a, p) + RADIUS;

/** The damage it can still take. */
export const healthOf = (b: Battle, f: Fighter): number => profile(b, f).toughness - f.damage;

/** Actions it may still perform in this round. */
export const actionsOf = (f: Fighter): number => 2 - f.actions;

/** The fighter as it will be with so many actions left. */
export const fighterWith = (f: Fighter, left: number, guard: boolean): Fighter => {
  const after = copyFighter(f);
  after.actions = 2 - left;
  after.guard = guard;
  return after;
};

/** A fighter with what the judgement asks of it again and again. */
export interface Outlook {
  readonly b: Battle;
  readonly seat: Seat;
  readonly friends: readonly Fighter[];
  readonly foes: readonly Fighter[];
  /** By id: how far a Move Action takes it. */
  readonly moves: readonly number[];
  readonly centre: Point;
}

/** How far a Move Action takes a fighter now (MW 13.4). */
export const moveOf = (b: Battle, f: Fighter): number => {
  const full = movementOf(b, f);
  for (let i = 0; i < b.fighters.length; i++) {
    const other = b.fighters[i]!;
    if (other.where === 'field' && other.seat !== f.seat && gap(f, other) <= INCH) return Math.max(0, full - 2 * INCH);
  }
  return full;
};

export const outlook = (b: Battle, seat: Seat): Outlook => {
  const friends: Fighter[] = [];
  const foes: Fighter[] = [];
  const moves: number[] = [];
  for (let i = 0; i < b.fighters.length; i++) {
    const f = b.fighters[i]!;
    moves.push(f.where === 'field' ? moveOf(b, f) : 0);
    if (f.where === 'field') (f.seat === seat ? friends : foes).push(f);
  }
  return { b, seat, friends, foes, moves, centre: centreFor(b.config.players) };
};
