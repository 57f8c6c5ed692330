/** 1 inch ahead, then a turn about the centre (CC-24, CC-28, CC-41, X-06, X-205, X-206). */

import { hulls, inch } from '@muster/geometry';
import type { Battle, CosmicRefusal, CosmicTable, Facing, TurnCommand } from '../state/types.ts';
import { type Around, closedTo, outerRadius, type Room, roomOf, standFault } from './around.ts';
import { scrapes } from './meeting.ts';
import { stepped } from './placing.ts';
import { cannotMove } from './reach.ts';
import { moveFault, STAY_RULES } from './tokens.ts';

/** what goes before a turn. */
const BEFORE = inch(1);
/** X-205 by the switch: a turn is looked at in every whole degree on its way. */
const STEP = 10;

/** Where a ship stands when it begins to turn, and what stands about. */
export interface Pivot {
  readonly base: hulls.Hull;
  readonly room: Room;
}

/** exactly 1 inch; zone, solid terrain and the edge cut it short. Difficult ground does not. */
export const pivotOf = (a: Around): Pivot => {
  const { distance } = hulls.sweep(a.base, a.base.facing, BEFORE, closedTo(a, null), a.field.board);
  const base = distance === 0 ? a.base : hulls.slid(a.base, a.base.facing, distance);
  return { base, room: roomAbout(roomOf(a), hulls.disc(base.x, base.y, outerRadius(a.kit))) };
};

/** Of what stands about, all that a base turning in this circle could come near to. */
const roomAbout = ({ surroundings, closed, open }: Room, circle: hulls.Body): Room => {
  const isNext = (body: hulls.Body): boolean => hulls.isWithin(circle, body, hulls.ZONE);
  const { board, bases, solid } = surroundings;
  const near = bases.map(isNext);
  const touched = solid.map(isNext);
  return {
    surroundings: { board, bases: bases.filter((_, i) => near[i]), solid: solid.filter((_, i) => touched[i]) },
    closed: closed.filter((_, i) => near[i]),
    open: open.filter((_, i) => touched[i]),
  };
};

const refuseEnd = ({ base, room }: Pivot, facing: Facing): hulls.StandRefusal | undefined =>
  hulls.refuseStand(hulls.turnedTo(base, facing), room.surroundings, base);

/** The corners sweep too: first refusal on the way, turning left or right. */
const refuseWay = (pivot: Pivot, turn: Facing, sign: 1 | -1): hulls.StandRefusal | undefined => {
  for (let t = STEP; t < turn; t += STEP) {
    const refusal = refuseEnd(pivot, hulls.facingOf(pivot.base.facing + sign * t));
    if (refusal !== undefined) return refusal;
  }
  return undefined;
};

const refuseSwept = (pivot: Pivot, facing: Facing): hulls.StandRefusal | undefined => {
  const left = hulls.facingOf(facing - pivot.base.facing);
  const right = hulls.FULL_TURN - left;
  return left <= right ? refuseWay(pivot, left, 1) : refuseWay(pivot, right, -1);
};

/** Why a ship may not turn to this facing from where it has come. */
export const refuseFacing = (a: Around, pivot: Pivot, facing: Facing): CosmicRefusal | undefined => {
  const { turnLimit, turnSweep } = a.b.config.rulings;
  if (hulls.turnBetween(pivot.base.facing, facing) > 10 * turnLimit) return cannotMove(a, 'X-06', 'tooFarRound');
  const refusal = refuseEnd(pivot, facing) ?? (turnSweep ? refuseSwept(pivot, facing) : undefined);
  if (refusal === undefined) return undefined;
  const { why, by } = standFault(pivot.room, refusal);
  return cannotMove(a, 'X-205', why, undefined, by);
};

export const refuseTurn = (a: Around, { facing }: TurnCommand): CosmicRefusal | undefined => {
  const fault = moveFault(a.b, a.ship);
  return fault === null ? refuseFacing(a, pivotOf(a), facing) : cannotMove(a, STAY_RULES[fault], fault);
};

export const applyTurn = (a: Around, { facing }: TurnCommand, table: CosmicTable): Battle => {
  const { base } = pivotOf(a);
  const { x, y } = base;
  const step = {
    to: { x, y, facing: hulls.facingOf(facing) },
    why: 'turn' as const,
    rule: 'X-206',
    cost: BEFORE, // counts as at least 1 inch
    ends: [{ x, y }],
    isMove: true,
    isTurn: true,
  };
  const now = stepped(a.b, a.ship, step, table);
  return scrapes(a, now, (zone) => hulls.isNear(base, zone.body as hulls.Hull), table);
};
