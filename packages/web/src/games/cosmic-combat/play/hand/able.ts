/** Who still has something to do: orders to get, shields to turn, shots to fire. Pure. */

import { arrowsDue, type Battle, cosmicCombat, isOnBoard, type ShipId, tokensDue } from '@muster/cosmic-combat';
import type { Attack } from './types.ts';

/** Ships of this seat whose orders are still to be given. */
export const withoutOrders = (b: Battle, seat: number): readonly ShipId[] =>
  b.ships.filter((s) => isOnBoard(s) && s.seat === seat && (s.tokens ?? []).length < tokensDue(s)).map(({ id }) => id);

/** Likewise its shields. */
export const withoutArrows = (b: Battle, seat: number): readonly ShipId[] =>
  b.ships
    .filter((s) => isOnBoard(s) && s.seat === seat && (s.arrows ?? []).length < arrowsDue(b, s))
    .map(({ id }) => id);

/** Ships with shields to turn, turned or not. */
export const shielded = (b: Battle, seat: number): readonly ShipId[] =>
  b.ships.filter((s) => isOnBoard(s) && s.seat === seat && arrowsDue(b, s) > 0).map(({ id }) => id);

/** Who could shoot or cast now. */
export const attackers = (b: Battle, seat: number): readonly ShipId[] => [
  ...new Set(attacksOf(b, seat).map(({ ship }) => ship)),
];

export const attacksOf = (b: Battle, seat: number): readonly Attack[] =>
  cosmicCombat.candidates(b, seat).filter((c): c is Attack => c.type === 'fire' || c.type === 'cast');
