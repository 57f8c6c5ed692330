/** Fighters fly in straight legs and face as they like at the end (CC-34, X-209, X-213, X-215). */

import { hulls, type Length, legLength, type Point } from '@muster/geometry';
import type { Battle, CosmicRefusal, CosmicTable, FlyCommand, Place, ShipId } from '../state/types.ts';
import { type Around, moveOf, type Room, roomOf, standFault } from './around.ts';
import { collide, scrapes } from './meeting.ts';
import { stepped } from './placing.ts';
import { cannotMove } from './reach.ts';
import { leastMove, refuseRam } from './straight.ts';
import { moveFault, STAY_RULES } from './tokens.ts';

const flightOf = (a: Around, room: Room, ends: readonly Point[], facing: hulls.Facing): hulls.Flight => ({
  base: a.base,
  around: room.surroundings,
  ends,
  facing,
  limit: moveOf(a),
  difficult: a.field.difficult,
});

/** What a flight is refused for, as a move tells it. */
const flightFault = (a: Around, room: Room, refusal: hulls.FlightRefusal): CosmicRefusal => {
  switch (refusal.code) {
    case 'notWhole':
      return cannotMove(a, 'X-209', 'tooFar');
    case 'tooLong':
      return cannotMove(a, 'X-209', 'tooFar', refusal.limit);
    case 'crossesEdge':
      return cannotMove(a, 'X-61', 'edge');
    case 'crossesSolid': {
      const ship = room.open[refusal.solid];
      return cannotMove(a, 'CC-35', ship === undefined ? 'solid' : 'base', undefined, ship?.id);
    }
    case 'crossesBase':
      return cannotMove(a, 'CC-35', 'base', undefined, room.closed[refusal.base]!.id);
    case 'entersZone':
      return cannotMove(a, 'X-213', 'zone', undefined, room.closed[refusal.base]!.id);
    default: {
      const { why, by } = standFault(room, refusal);
      return cannotMove(a, 'X-209', why, undefined, by);
    }
  }
};

const costOfLegs = (a: Around, ends: readonly Point[]): Length => hulls.flightCost(a.base, ends, a.field.difficult);

/** For candidates: the flight alone, of a ship that may fly. */
export const refusePath = (
  a: Around,
  room: Room,
  ends: readonly Point[],
  facing: hulls.Facing,
): CosmicRefusal | undefined => {
  const refusal = hulls.refuseFlight(flightOf(a, room, ends, facing));
  return refusal === undefined ? undefined : flightFault(a, room, refusal);
};

export const refuseFly = (a: Around, c: FlyCommand): CosmicRefusal | undefined => {
  if (!a.kit.isFighter) return cannotMove(a, 'CC-34', 'notAFighter');
  const fault = moveFault(a.b, a.ship);
  if (fault !== null) return cannotMove(a, STAY_RULES[fault], fault);
  if (c.ram !== null) return refuseRam(a, c.ram) ?? refuseStrike(a, c, c.ram);
  const refusal = refusePath(a, roomOf(a), c.ends, c.facing);
  if (refusal !== undefined) return refusal;
  return costOfLegs(a, c.ends) < leastMove(a.b) ? cannotMove(a, 'X-56', 'minMove') : undefined;
};

/** the last leg of a ram, in the nearest direction of the table: from where, which way, how far to contact and as ordered. */
interface LastLeg {
  readonly from: Place;
  readonly direction: hulls.Facing;
  readonly contact: Length;
  readonly ordered: Length;
}

/** Where the last leg of a ram brings the true square into contact; undefined if it never does, or something is met before. */
const lastLegOf = (a: Around, { ends, facing }: FlyCommand, ram: ShipId): LastLeg | undefined => {
  const last = ends[ends.length - 1];
  if (last === undefined) return undefined;
  const from = ends.length > 1 ? ends[ends.length - 2]! : a.base;
  const direction = hulls.bearing(from, last);
  const index = a.others.findIndex(({ id }) => id === ram);
  if (direction === undefined || index < 0) return undefined;
  const start = hulls.turnedTo(hulls.movedTo(a.base, from.x, from.y), facing);
  const ordered = legLength(from, last);
  const stop = hulls.sweep(start, direction, ordered + 1, [{ body: a.bases[index]!, clearance: 0 }]);
  if (stop.by === undefined || stop.distance > ordered) return undefined;
  const place = { x: from.x, y: from.y, facing: start.facing };
  return { from: place, direction, contact: stop.distance, ordered };
};

/** The way as far as the contact, as a path of legs. */
const endsToContact = (c: FlyCommand, leg: LastLeg): readonly Point[] => [
  ...c.ends.slice(0, -1),
  hulls.placeAt(leg.from, leg.direction, leg.contact),
];

const refuseStrike = (a: Around, c: FlyCommand, ram: ShipId): CosmicRefusal | undefined => {
  if (!c.ends.every((end) => isOnTable(a, end))) return cannotMove(a, 'X-61', 'edge');
  const leg = lastLegOf(a, c, ram);
  if (leg === undefined) return cannotMove(a, 'X-215', 'noContact');
  const refusal = refuseBefore(a, c) ?? refusePath(a, roomOf(a, ram), endsToContact(c, leg), c.facing);
  if (refusal !== undefined) return refusal;
  return costOfLegs(a, c.ends) > moveOf(a) ? cannotMove(a, 'X-209', 'tooFar', moveOf(a)) : undefined;
};

const isOnTable = ({ field: { board } }: Around, { x, y }: Point): boolean =>
  Number.isSafeInteger(x) && Number.isSafeInteger(y) && x >= 0 && y >= 0 && x <= board.width && y <= board.height;

/** The legs before the last keep out of the target's zone too. Where the last begins the fighter only passes: it need not stand there. */
const refuseBefore = (a: Around, c: FlyCommand): CosmicRefusal | undefined => {
  if (c.ends.length === 1) return undefined;
  const room = roomOf(a);
  const refusal = hulls.refuseFlight(flightOf(a, room, c.ends.slice(0, -1), a.base.facing));
  return refusal === undefined || !('leg' in refusal) ? undefined : flightFault(a, room, refusal);
};

export const applyFly = (a: Around, c: FlyCommand, table: CosmicTable): Battle => {
  const leg = c.ram === null ? undefined : lastLegOf(a, c, c.ram)!;
  const ends = leg === undefined ? c.ends : endsToContact(c, leg);
  const at = ends.length === 0 ? a.base : ends[ends.length - 1]!;
  const to = { x: at.x, y: at.y, facing: hulls.facingOf(c.facing) };
  const cost = costOfLegs(a, ends);
  const isTurn = cost === 0 && to.facing !== a.base.facing; // on the spot it has turned, not moved
  const step = { to, why: 'fly' as const, rule: 'X-209', cost, ends, isMove: true, isTurn };
  const now = scrapes(a, stepped(a.b, a.ship, step, table), (zone) => isEntered(a, ends, zone), table);
  if (leg === undefined) return now;
  const course = { from: leg.from, direction: leg.direction, left: leg.ordered - leg.contact, isDrift: false };
  return collide(now, a.ship.id, c.ram!, 'contact', course, table);
};

const isEntered = (a: Around, ends: readonly Point[], { body, clearance }: hulls.Obstacle): boolean => {
  let from: Point = a.base;
  for (const end of ends) {
    if (hulls.isLegNearer(from, end, hulls.innerRadius(a.base), body, clearance)) return true;
    from = end;
  }
  return false;
};
