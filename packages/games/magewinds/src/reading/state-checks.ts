/** Checks that every part of a state shares: its seats, its fighters, how many cards there are. */

import { known, misread, type Seat } from '@muster/kernel';
import type { Card } from '../content/cards.ts';
import type { Battle } from '../state/battle.ts';

export const checkSeat = (b: Battle, s: Seat | null, where: string): void => {
  if (s !== null && s >= b.config.players) misread(where, `there are ${b.config.players} players, and no seat ${s}`);
};

/** Seats of this battle, each at most once; all of them where `all` holds. */
export const checkOrder = (b: Battle, order: readonly Seat[], all: boolean, where: string): void => {
  for (const s of order) checkSeat(b, s, where);
  if (new Set(order).size < order.length) misread(where, 'must name no seat twice');
  if (all && order.length < b.config.players) misread(where, `must name each of the ${b.config.players} seats once`);
};

export const checkFighterId = (b: Battle, fighter: number | null, where: string): void => {
  if (fighter !== null && b.fighters[fighter] === undefined) misread(where, `there is no fighter ${fighter}`);
};

export const checkSize = (size: number, held: readonly Card[] | null, where: string): void => {
  const count = known(held).length;
  if (size !== count) misread(`${where}.size`, `must be ${count}, the number of cards`);
};
