/** Whose dice they are: a roll names the purse that could pay for more, and a purse is named by its side. */

import type { Seat } from '@muster/kernel';

export interface Sided {
  readonly seats: readonly { readonly side: 0 | 1 }[];
}

/** Whose mark a side wears. */
export const firstSeatOf = ({ seats }: Sided, side: 0 | 1): Seat => seats.findIndex((one) => one.side === side);

/** The first seat of that side; nobody's where the dice belong to no side, or the sides are not known. */
export const seatOfPurse = (purse: string, config: Sided | undefined): Seat | undefined => {
  const seat = config?.seats.findIndex(({ side }) => String(side) === purse) ?? -1;
  return seat < 0 ? undefined : seat;
};
