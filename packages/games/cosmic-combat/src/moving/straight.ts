/** Straight ahead and backward with a Move token, and rams that are declared (CC-24, CC-28, CC-33, CC-40, X-207, X-208, X-213, X-215). */

import { hulls, inch, type Length } from '@muster/geometry';
import { areEnemies, findShip, isOnBoard } from '../state/battle.ts';
import type { BackCommand, Battle, CosmicRefusal, CosmicTable, ShipId, StraightCommand } from '../state/types.ts';
import { type Around, ahead, isClosed, moveOf } from './around.ts';
import { collide, scrapes } from './meeting.ts';
import { stepped } from './placing.ts';
import { backReach, cannotMove, costAhead, paidFor, type Reach, straightReach } from './reach.ts';
import { moveFault, STAY_RULES } from './tokens.ts';

/** the farthest that a ram can be ordered to go, should it break through. */
export const orderedLimit = (a: Around): Length => paidFor(a, a.base.facing, moveOf(a), moveOf(a));

const RULES = { zone: 'X-213', base: 'CC-35', solid: 'X-207', edge: 'X-61', tooFar: 'X-207' } as const;

const beyond = (a: Around, { distance, why, by }: Reach): CosmicRefusal => cannotMove(a, RULES[why], why, distance, by);

/** what a Move token moves at least, by the switch. */
export const leastMove = (b: Battle): Length => (b.config.rulings.minMoveAlways ? inch(1) : 0);

const refuseLeast = (a: Around, distance: Length): CosmicRefusal | undefined =>
  distance < leastMove(a.b) ? cannotMove(a, 'X-56', 'minMove') : undefined;

/** whom a move may strike. */
export const refuseRam = (a: Around, ram: ShipId): CosmicRefusal | undefined => {
  const target = findShip(a.b, ram);
  if (target === undefined || !isOnBoard(target) || target.id === a.ship.id)
    return { code: 'noSuchShip', rule: 'X-215', ship: ram };
  return areEnemies(a.b, a.ship, target) || !isClosed(a, target) ? undefined : cannotMove(a, 'X-214', 'notAnEnemy');
};

export const refuseStraight = (a: Around, { distance, ram }: StraightCommand): CosmicRefusal | undefined => {
  const fault = moveFault(a.b, a.ship);
  if (fault !== null) return cannotMove(a, STAY_RULES[fault], fault);
  if (ram !== null) return refuseRam(a, ram) ?? refuseStrike(a, distance, ram);
  const reach = straightReach(a);
  return distance > reach.distance ? beyond(a, reach) : refuseLeast(a, distance);
};

/** the way must reach the target, and be paid for to its ordered end. */
const refuseStrike = (a: Around, distance: Length, ram: ShipId): CosmicRefusal | undefined => {
  const reach = straightReach(a, ram);
  if (reach.by !== ram || reach.distance > distance)
    return cannotMove(a, 'X-215', 'noContact', reach.distance, reach.by);
  const limit = orderedLimit(a);
  return distance > limit ? cannotMove(a, 'X-207', 'tooFar', limit) : undefined;
};

export const refuseBack = (a: Around, { distance }: BackCommand): CosmicRefusal | undefined => {
  const fault = moveFault(a.b, a.ship);
  if (fault !== null) return cannotMove(a, STAY_RULES[fault], fault);
  const reach = backReach(a);
  if (distance <= reach.distance) return refuseLeast(a, distance);
  return reach.why === 'tooFar' ? cannotMove(a, 'X-208', 'tooFarBack', reach.distance) : beyond(a, reach);
};

export const applyStraight = (a: Around, { distance, ram }: StraightCommand, table: CosmicTable): Battle => {
  const { facing } = a.base;
  if (ram === null) return slide(a, 'straight', facing, distance, table);
  const way = straightReach(a, ram).distance;
  const now = slide(a, 'straight', facing, way, table);
  const course = { from: a.ship.place!, direction: facing, left: distance - way, isDrift: false };
  return collide(now, a.ship.id, ram, 'contact', course, table);
};

export const applyBack = (a: Around, { distance }: BackCommand, table: CosmicTable): Battle =>
  slide(a, 'back', hulls.facingOf(a.base.facing + 1800), distance, table);

const slide = (a: Around, why: 'straight' | 'back', to: hulls.Facing, way: Length, table: CosmicTable): Battle => {
  const step = {
    to: ahead(a.ship.place!, to, way),
    why,
    rule: why === 'back' ? 'X-208' : 'X-207',
    cost: costAhead(a, to, way),
    ends: [],
    isMove: true,
    isTurn: false,
  };
  const now = stepped(a.b, a.ship, step, table);
  return scrapes(a, now, (zone) => hulls.sweep(a.base, to, way, [zone]).by !== undefined, table);
};
