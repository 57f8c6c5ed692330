/** How far a voluntary move can go, what ends it and what it costs. */

import { hulls, type Length } from '@muster/geometry';
import type { CosmicRefusal, MoveFault, ShipId } from '../state/types.ts';
import { type Around, closedTo, moveOf } from './around.ts';

/** How far a way is free and paid for, and what ends it. */
export interface Reach {
  readonly distance: Length;
  readonly why: 'tooFar' | 'zone' | 'base' | 'solid' | 'edge';
  /** The ship whose zone or base it is. */
  readonly by: ShipId | null;
}

/** In a direction for this price; of `ram` only the base counts, not its zone. */
const reachOf = (a: Around, direction: hulls.Facing, price: Length, ram: ShipId | null): Reach => {
  const obstacles = closedTo(a, ram);
  const stop = hulls.sweep(a.base, direction, price, obstacles, a.field.board);
  const paid = paidFor(a, direction, price, stop.distance);
  if (paid < stop.distance) return { distance: paid, why: 'tooFar', by: null };
  if (stop.by === undefined) {
    const by = ram !== null && touches(a, direction, paid, ram) ? ram : null;
    return { distance: paid, why: by === null ? 'tooFar' : 'base', by };
  }
  if (stop.by === 'edge') return { distance: paid, why: 'edge', by: null };
  const ship = a.others[stop.by];
  if (ship === undefined) return { distance: paid, why: 'solid', by: null };
  return { distance: paid, why: obstacles[stop.by]!.clearance > 0 ? 'zone' : 'base', by: ship.id };
};

/** at the very end of a free way the base touches that of the ram; a unit farther it could not go. */
const touches = (a: Around, direction: hulls.Facing, way: Length, ram: ShipId): boolean => {
  const index = a.others.findIndex(({ id }) => id === ram);
  const { distance, by } = hulls.sweep(a.base, direction, way + 1, [{ body: a.bases[index]!, clearance: 0 }]);
  return by !== undefined && distance === way;
};

/** so much of the way is paid for. */
export const paidFor = ({ field, base }: Around, direction: hulls.Facing, price: Length, way: Length): Length =>
  field.difficult.length === 0 ? way : hulls.farthestFor(price, base, direction, way, field.difficult);

export const costAhead = ({ field, base }: Around, direction: hulls.Facing, way: Length): Length =>
  field.difficult.length === 0 ? way : hulls.costOf(base, hulls.placeAt(base, direction, way), way, field.difficult);

export const straightReach = (a: Around, ram: ShipId | null = null): Reach => reachOf(a, a.base.facing, moveOf(a), ram);

/** a quarter of Move, 635 units for each inch. */
export const backReach = (a: Around): Reach => reachOf(a, hulls.facingOf(a.base.facing + 1800), moveOf(a) / 4, null);

export const cannotMove = (
  a: Pick<Around, 'ship'>,
  rule: string,
  why: MoveFault,
  farthest?: Length,
  by?: ShipId | null,
): CosmicRefusal => ({
  code: 'cannotMove',
  rule,
  ship: a.ship.id,
  why,
  ...(farthest === undefined ? {} : { farthest }),
  ...(by === undefined || by === null ? {} : { by }),
});
