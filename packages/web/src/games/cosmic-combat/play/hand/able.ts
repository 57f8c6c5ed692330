/** Who still has something to do: orders to get, shields to turn, shots to fire. Pure. */

import {
  arrowsDue,
  type Battle,
  cosmicCombat,
  isOnBoard,
  type Ship,
  type ShipId,
  tokensDue,
} from '@muster/cosmic-combat';
import type { Attack } from './types.ts';

/** Ships of this seat on the board of which this is so. */
export const shipsOfSeat = (b: Battle, seat: number, isMeant: (s: Ship) => boolean = () => true): readonly ShipId[] =>
  b.ships.flatMap((s) => (isOnBoard(s) && s.seat === seat && isMeant(s) ? [s.id] : []));

/** Whose orders are still to be given. */
export const withoutOrders = (b: Battle, seat: number): readonly ShipId[] =>
  shipsOfSeat(b, seat, (s) => (s.tokens ?? []).length < tokensDue(s));

/** Likewise its shields. */
export const withoutArrows = (b: Battle, seat: number): readonly ShipId[] =>
  shipsOfSeat(b, seat, (s) => (s.arrows ?? []).length < arrowsDue(b, s));

/** Who could shoot or cast now. */
export const attackers = (b: Battle, seat: number): readonly ShipId[] => [
  ...new Set(attacksOf(b, seat).map(({ ship }) => ship)),
];

export const attacksOf = (b: Battle, seat: number): readonly Attack[] =>
  cosmicCombat.candidates(b, seat).filter((c): c is Attack => c.type === 'fire' || c.type === 'cast');
