/** Boarding moves: one straight slide into contact, the facing kept (CC-26, CC-37 to CC-39, X-219 to X-221). */

import { hulls, type Length } from '@muster/geometry';
import { areEnemies, copyShip, copyTurn, findShip, isOnBoard, shipOf, withShip, withTurn } from '../state/battle.ts';
import type { Battle, BoardCommand, BoardFault, CosmicRefusal, CosmicTable, Ship, ShipId } from '../state/types.ts';
import { kitOf } from '../table/field.ts';
import { isHeldBy } from '../table/standing.ts';
import { type Around, ahead, contacts, moveOf } from './around.ts';
import { costAhead } from './reach.ts';
import { boardFault } from './tokens.ts';

/** One straight slide. */
export interface Slide {
  readonly direction: hulls.Facing;
  readonly distance: Length;
}

/** half of Move, a quarter where it points more than 90 degrees off the facing. */
const limitTo = (a: Around, direction: hulls.Facing): Length =>
  hulls.turnBetween(a.base.facing, direction) > 900 ? moveOf(a) / 4 : moveOf(a) / 2;

/** How far it is to first contact in a direction; undefined when it is too far. */
const wayTo = (a: Around, target: hulls.Hull, direction: hulls.Facing): Length | undefined => {
  const limit = limitTo(a, direction);
  const stop = hulls.sweep(a.base, direction, limit + 1, [{ body: target, clearance: 0 }]);
  if (stop.by === undefined || stop.distance > limit) return undefined;
  return costAhead(a, direction, stop.distance) <= limit ? stop.distance : undefined;
};

/** Whether the slide touches something else first. */
const isBlocked = (a: Around, index: number, obstacles: readonly hulls.Obstacle[], s: Slide): boolean => {
  const others = obstacles.filter((_, i) => i !== index);
  return hulls.sweep(a.base, s.direction, s.distance, others, a.field.board).distance < s.distance;
};

/** Directions are tried in whole degrees to both sides of the nearest one, then closer to it in tenths. */
const DEGREE = 10;
const MOST = 1800;

/** The shortest of the slides that are free, looking to one side; `far` when the target is out of reach that way at once. */
const searched = (
  a: Around,
  index: number,
  obstacles: readonly hulls.Obstacle[],
  sign: 1 | -1,
): Slide | 'far' | 'blocked' => {
  const target = a.bases[index]!;
  const nearest = hulls.bearingAcross(a.base, target);
  const slideAt = (off: number): Slide | 'far' | 'blocked' => {
    const direction = hulls.facingOf(nearest + sign * off);
    const distance = wayTo(a, target, direction);
    if (distance === undefined) return 'far';
    const slide = { direction, distance };
    return isBlocked(a, index, obstacles, slide) ? 'blocked' : slide;
  };
  let wasBlocked = false;
  for (let off = 0; off <= MOST; off += DEGREE) {
    const slide = slideAt(off);
    if (slide === 'blocked') wasBlocked = true;
    // A target ahead may be out of reach astern of it but in reach further round: only ahead of the beam it is given up.
    if (slide === 'far' && off > 0 && isAhead(a, nearest + sign * off)) break;
    if (typeof slide === 'string') continue;
    return finer(slide, off, slideAt);
  }
  return wasBlocked ? 'blocked' : 'far';
};

const isAhead = (a: Around, direction: hulls.Facing): boolean => hulls.turnBetween(a.base.facing, direction) <= 900;

/** Closer to the nearest direction by tenths, as long as it is free. */
const finer = (found: Slide, off: number, slideAt: (off: number) => Slide | string): Slide => {
  let best = found;
  for (let tenth = off - 1; tenth > off - DEGREE && tenth >= 0; tenth--) {
    const slide = slideAt(tenth);
    if (typeof slide === 'string') break;
    best = slide as Slide;
  }
  return best;
};

/** the shortest straight slide that first touches the target; or why there is none. */
export const slideTo = (a: Around, target: Ship): Slide | BoardFault => {
  const index = a.others.findIndex(({ id }) => id === target.id);
  if (index < 0 || !hulls.isWithin(a.base, a.bases[index]!, moveOf(a) / 2)) return 'outOfReach';
  const obstacles = contacts(a);
  if (a.b.config.rulings.boardingMove === 'forward') {
    const distance = wayTo(a, a.bases[index]!, a.base.facing);
    if (distance === undefined) return 'outOfReach';
    const slide = { direction: a.base.facing, distance };
    return isBlocked(a, index, obstacles, slide) ? 'inTheWay' : slide;
  }
  const [left, right] = [searched(a, index, obstacles, 1), searched(a, index, obstacles, -1)];
  if (typeof left === 'string' && typeof right === 'string')
    return left === 'blocked' || right === 'blocked' ? 'inTheWay' : 'outOfReach';
  if (typeof left === 'string') return right as Slide;
  return typeof right === 'string' || left.distance <= right.distance ? left : right;
};

/** CC-37, CC-38, X-220: why this one may not be boarded, wherever it is. */
const targetFault = (a: Around, target: Ship): BoardFault | null => {
  if (!areEnemies(a.b, a.ship, target) || isHeldBy(a.b, target, a.ship)) return 'notAnEnemy'; // CC-36, X-260
  return kitOf(a.b, target).isBoardable ? null : 'notBoardable';
};

const cannotBoard = (target: ShipId, why: BoardFault): CosmicRefusal => ({
  code: 'cannotBoard',
  rule: why === 'outOfReach' || why === 'inTheWay' ? 'X-219' : 'X-220',
  target,
  why,
});

export const refuseBoard = (a: Around, c: BoardCommand): CosmicRefusal | undefined => {
  const target = findShip(a.b, c.target);
  if (target === undefined || !isOnBoard(target) || target.id === a.ship.id)
    return { code: 'noSuchShip', rule: 'X-220', ship: c.target };
  const fault = boardFault(a.b, a.ship) ?? targetFault(a, target);
  if (fault !== null) return cannotBoard(c.target, fault);
  const slide = slideTo(a, target);
  return typeof slide === 'string' ? cannotBoard(c.target, slide) : undefined;
};

/** All that could be boarded now; none when the token is of no use. */
export const boardable = (a: Around): readonly ShipId[] => {
  if (boardFault(a.b, a.ship) !== null) return [];
  const found: ShipId[] = [];
  for (const other of a.others)
    if (targetFault(a, other) === null && typeof slideTo(a, other) !== 'string') found.push(other.id);
  return found;
};

export const applyBoard = (a: Around, c: BoardCommand, table: CosmicTable): Battle => {
  const { direction, distance } = slideTo(a, shipOf(a.b, c.target)) as Slide;
  const to = ahead(a.ship.place!, direction, distance);
  const cost = costAhead(a, direction, distance);
  table.tell?.({
    type: 'moved',
    ship: a.ship.id,
    why: 'board',
    from: a.ship.place!,
    to,
    ends: [],
    cost,
    rule: 'X-219',
  });
  table.tell?.({ type: 'boarded', ship: a.ship.id, target: c.target, rule: 'CC-37' });
  const copy = copyShip(a.ship);
  copy.place = to;
  const turn = copyTurn(a.ship.turn);
  turn.moved += cost;
  turn.boards++;
  turn.boarded = c.target;
  turn.held = true;
  copy.turn = turn;
  return withTurn(withShip(a.b, copy), c.target, (other) => {
    other.held = true;
  });
};
