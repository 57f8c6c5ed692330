/** Who rolls for a ship: its owner; for what is nobody's, the opponent of who struck it. */

import { captainOf, otherSide } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { findShip, seatFor, sideOf } from '../state/battle.ts';
import type { Battle, Ship, ShipId } from '../state/types.ts';

export const diceSeat = (b: Battle, s: Ship, against: ShipId | null): Seat => {
  if (s.seat !== null) return seatFor(b, s);
  const other = against === null ? undefined : findShip(b, against);
  const side = other === undefined ? null : sideOf(b, other);
  return captainOf(b, side === null ? b.first : otherSide(side));
};
