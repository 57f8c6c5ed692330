/** Boarding moves: one straight slide into contact, the facing kept (CC-26, CC-37 to CC-39, X-219 to X-221). */

import { hulls, type Length } from '@muster/geometry';
import type { RuleId } from '@muster/kernel';
import { kitOf } from '../ground/field.ts';
import { isHeldBy } from '../ground/standing.ts';
import { areEnemies, copyShip, copyTurn, findShip, isOnBoard, shipOf, withShip, withTurn } from '../state/battle.ts';
import type { Battle, BoardCommand, BoardFault, CosmicRefusal, CosmicTable, Ship, ShipId } from '../state/types.ts';
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

/** What comes of a direction: a slide, or the target is too far that way, the ground too difficult, something is met before. */
type Tried = Slide | 'far' | 'dear' | 'blocked';

interface Search {
  readonly a: Around;
  readonly target: hulls.Hull;
  /** All that may not be touched before. */
  readonly others: readonly hulls.Obstacle[];
}

const searchFor = (a: Around, index: number): Search => ({
  a,
  target: a.bases[index]!,
  others: contacts(a).filter((_, i) => i !== index),
});

const tried = ({ a, target, others }: Search, direction: hulls.Facing): Tried => {
  const limit = limitTo(a, direction);
  const { by, distance } = hulls.sweep(a.base, direction, limit + 1, [{ body: target, clearance: 0 }]);
  if (by === undefined || distance > limit) return 'far';
  if (costAhead(a, direction, distance) > limit) return 'dear';
  const free = hulls.sweep(a.base, direction, distance, others, a.field.board).distance;
  return free < distance ? 'blocked' : { direction, distance };
};

/** The direction of the table in which the target is nearest: a tenth beside the true one a corner may just miss a corner. */
const nearestTo = ({ a, target }: Search): hulls.Facing => {
  const across = hulls.bearingAcross(a.base, target);
  let [best, least] = [across, Infinity];
  for (const tenth of [0, 1, -1]) {
    const direction = hulls.facingOf(across + tenth);
    const { by, distance } = hulls.sweep(a.base, direction, moveOf(a), [{ body: target, clearance: 0 }]);
    if (by !== undefined && distance < least) [best, least] = [direction, distance];
  }
  return best;
};

/** Directions are tried in whole degrees to both sides of the nearest one, then closer to it in tenths. */
const DEGREE = 10;
const MOST = 1800;

/** The first that is free to one side, which is the shortest: the more it is off the nearest direction, the longer is the way. */
const searched = (search: Search, nearest: hulls.Facing, sign: 1 | -1): Tried => {
  const facing = search.a.base.facing;
  let found: Tried = 'far';
  let isAsternFar = false;
  for (let off = 0; off <= MOST; off += DEGREE) {
    const direction = hulls.facingOf(nearest + sign * off);
    const isAstern = hulls.turnBetween(facing, direction) > 900;
    if (isAstern && isAsternFar) continue;
    const one = tried(search, direction);
    if (typeof one !== 'string') return finer(search, nearest, sign, off, one);
    if (one === 'far' && !isAstern) break;
    if (one === 'far') isAsternFar = true; // further round, ahead of the beam, it may go farther
    if (one === 'blocked') found = 'blocked';
  }
  return found;
};

/** Closer to the nearest direction by tenths, as long as it is free. */
const finer = (search: Search, nearest: hulls.Facing, sign: 1 | -1, off: number, found: Slide): Slide => {
  let best = found;
  for (let back = 1; back < DEGREE && back <= off; back++) {
    const one = tried(search, hulls.facingOf(nearest + sign * (off - back)));
    if (typeof one === 'string') break;
    best = one;
  }
  return best;
};

const faultOf = (one: Tried, other: Tried): BoardFault =>
  one === 'blocked' || other === 'blocked' ? 'inTheWay' : 'outOfReach';

/** the shortest straight slide that first touches the target; or why there is none. */
export const slideTo = (a: Around, target: Ship): Slide | BoardFault => {
  const index = a.others.findIndex(({ id }) => id === target.id);
  if (index < 0 || !hulls.isWithin(a.base, a.bases[index]!, moveOf(a) / 2)) return 'outOfReach';
  const search = searchFor(a, index);
  const isForward = a.b.config.rulings.boardingMove === 'forward';
  const nearest = isForward ? a.base.facing : nearestTo(search);
  const straight = tried(search, nearest);
  if (typeof straight !== 'string') return straight;
  if (isForward) return faultOf(straight, straight);
  const left = searched(search, nearest, 1);
  const right = searched(search, nearest, -1);
  if (typeof left === 'string') return typeof right === 'string' ? faultOf(left, right) : right;
  return typeof right === 'string' || left.distance <= right.distance ? left : right;
};

/** CC-37, CC-38, X-220: why this one may not be boarded, wherever it is. */
const targetFault = (a: Around, target: Ship): BoardFault | null => {
  if (!areEnemies(a.b, a.ship, target) || isHeldBy(a.b, target, a.ship)) return 'notAnEnemy'; // CC-36, X-260
  return kitOf(a.b, target).isBoardable ? null : 'notBoardable';
};

/** The rule behind each fault. */
const RULES: { readonly [F in BoardFault]: RuleId } = {
  noToken: 'CC-26',
  second: 'CC-39',
  noAggressors: 'CC-26',
  notBoardable: 'CC-38',
  notAnEnemy: 'CC-36',
  locked: 'X-223',
  rooted: 'X-249',
  outOfReach: 'X-219',
  inTheWay: 'X-219',
};

const cannotBoard = (target: ShipId, why: BoardFault): CosmicRefusal => ({
  code: 'cannotBoard',
  rule: RULES[why],
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
    token: 'board',
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
