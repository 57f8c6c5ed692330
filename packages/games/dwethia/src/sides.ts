/** Two sides of one or more seats (DW-22), and pools that belong to a side. */

import type { Seat } from '@muster/kernel';

/** Two sides oppose each other (DW-22). */
export type Side = 0 | 1;
export const SIDES: readonly [0, 1] = [0, 1];
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

interface Sided {
  readonly config: { readonly seats: readonly { readonly side: Side }[] };
}
interface Conceding extends Sided {
  readonly conceded: readonly Seat[];
}

export const sideOfSeat = ({ config }: Sided, seat: Seat): Side => config.seats[seat]!.side;

export const seatsOf = ({ config }: Sided, side: Side): readonly Seat[] => {
  const seats: Seat[] = [];
  config.seats.forEach((one, seat) => {
    if (one.side === side) seats.push(seat);
  });
  return seats;
};

/** the lowest seat of a side that has not conceded answers for it. */
export const captainOf = (s: Conceding, side: Side): Seat => {
  const seats = seatsOf(s, side);
  return seats.find((seat) => !s.conceded.includes(seat)) ?? seats[0]!;
};

/** a seat decides for what is its own; when it has conceded, the captain of its side does. */
export const deciderFor = (s: Conceding, seat: Seat): Seat =>
  s.conceded.includes(seat) ? captainOf(s, sideOfSeat(s, seat)) : seat;

/** A pair with one side's value replaced. */
export const atSide = <T>(pair: readonly [T, T], side: Side, value: T): readonly [T, T] =>
  side === 0 ? [value, pair[1]] : [pair[0], value];

/** Where pools belong to sides, a purse is named by its side. */
export const purseOf = (side: Side): string => String(side);
export const sideOfPurse = (purse: string): Side => (purse === '0' ? 0 : 1);
