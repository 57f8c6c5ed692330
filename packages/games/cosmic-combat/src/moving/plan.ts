/**
 * Moves thought through before they are made, by the table and by computer players: no dice, no events, nothing decided. Each is the
 * move alone: `foresee` would also play what follows by itself, the drift and the end of the activation.
 */

import type { Length } from '@muster/geometry';
import { LUCKLESS } from '@muster/kernel';
import { copyBattle, copyShip, isOnBoard, shipOf, topOf, withShip } from '../state/battle.ts';
import type { Battle, CosmicCommand, CosmicRefusal, Facing, Place, Ship, ShipId } from '../state/types.ts';
import { applyMove, refuseMove } from './activation.ts';
import { ahead, aroundOf } from './around.ts';
import { boardable } from './board.ts';
import * as offered from './candidates.ts';
import { DRIFT, driftLeg, type Met } from './drift.ts';
import { withScraped } from './meeting.ts';
import { setBackTo } from './ram.ts';
import * as reaches from './reach.ts';
import { isDrifting } from './tokens.ts';

/** how far straight ahead, and what ends it; with `ram` to contact with that one. */
export const straightStop = (b: Battle, s: Ship, ram: ShipId | null = null): reaches.Reach =>
  reaches.straightReach(aroundOf(b, s), ram);

/** how far backward. */
export const backStop = (b: Battle, s: Ship): reaches.Reach => reaches.backReach(aroundOf(b, s));

/** facings in steps of 15 degrees to which one Move token can turn it. */
export const turnsOf = (b: Battle, s: Ship): readonly Facing[] => offered.turnsOf(aroundOf(b, s));

/** whom it could board from where it is. */
export const boardableBy = (b: Battle, s: Ship): readonly ShipId[] => boardable(aroundOf(b, s));

/** All that its tokens could do now. */
export const movesFor = (b: Battle, s: Ship): readonly CosmicCommand[] => offered.movesOf(aroundOf(b, s));

/** What a drift does: where it ends if nothing is destroyed, null over the edge, and what it meets in order. */
export interface Drift {
  readonly to: Place | null;
  readonly met: readonly Met[];
}

/** what drift would do to a ship, whether or not something keeps it. */
export const whereDrifts = (b: Battle, s: Ship): Drift => {
  const met: Met[] = [];
  const from = s.place!;
  let now = b;
  let left: Length = DRIFT;
  for (;;) {
    const a = aroundOf(now, shipOf(now, s.id));
    const leg = driftLeg(a, left);
    if (leg.met.what !== 'nothing') met.push(leg.met);
    if (leg.met.what === 'edge') return { to: null, met };
    const to = ahead(a.ship.place!, from.facing, leg.distance);
    now = withPlace(now, a.ship, to);
    left -= leg.distance;
    if (leg.met.what === 'base') return { to: struckAt(now, s.id, leg.met.ship, from, from.facing), met };
    if (leg.met.what !== 'zone') return { to, met };
    now = withScraped(now, s.id, leg.met.ship);
  }
};

const withPlace = (b: Battle, s: Ship, to: Place): Battle => {
  const copy = copyShip(s);
  copy.place = to;
  return withShip(b, copy);
};

/** where a ship that has struck another ends if both outlive it. */
const struckAt = (b: Battle, id: ShipId, target: ShipId, from: Place, direction: Facing): Place => {
  const s = shipOf(b, id);
  return b.config.rulings.ramThenFight ? s.place! : setBackTo(aroundOf(b, s), { from, direction, target });
};

/** The battle after a move that is not refused, as if nothing were destroyed on the way; the stack is as before. */
export const planned = (b: Battle, s: Ship, c: CosmicCommand): Battle => {
  if (c.type === 'pass') return isDrifting(b, s) ? drifted(b, s) : b;
  const moved = applyMove(aroundOf(b, s), c, LUCKLESS);
  const top = topOf(moved);
  const copy = copyBattle(moved);
  copy.stack = b.stack;
  if (top.type !== 'ram' || moved.stack.length === b.stack.length) return copy;
  return withPlace(copy, shipOf(copy, s.id), struckAt(copy, s.id, top.target, top.from, top.direction));
};

const drifted = (b: Battle, s: Ship): Battle => {
  const { to } = whereDrifts(b, s);
  if (to !== null) return withPlace(b, s, to);
  const copy = copyShip(s);
  copy.fate = 'destroyed';
  return withShip(b, copy);
};

/** Where a ship lies after a move; null when it has left the board. */
export const plannedPlace = (b: Battle, s: Ship, c: CosmicCommand): Place | null => {
  const after = shipOf(planned(b, s, c), s.id);
  return isOnBoard(after) ? after.place : null;
};

/** why the tokens of a ship may not be used so, one after the other; `at` is the command that is refused. */
export const refusePlan = (
  b: Battle,
  s: Ship,
  commands: readonly CosmicCommand[],
): { readonly at: number; readonly refusal: CosmicRefusal } | undefined => {
  let now = b;
  for (let at = 0; at < commands.length; at++) {
    const ship = shipOf(now, s.id);
    const refusal = refuseMove(aroundOf(now, ship), commands[at]!);
    if (refusal !== undefined) return { at, refusal };
    if (at + 1 < commands.length) now = planned(now, ship, commands[at]!);
  }
  return undefined;
};
