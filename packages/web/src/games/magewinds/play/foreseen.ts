/**
 * What is planned, played ahead: the rules themselves say what the table will look like once someone is activated, has chosen its
 * action or made its step. Nobody casts in between, as far as the player can know.
 */

import { foresee } from '@muster/kernel';
import { ASKED_SPELLS, type Battle, type MagewindsCommand, magewinds, type StandingOrders } from '@muster/magewinds';

const NO_SPELLS = Object.fromEntries(ASKED_SPELLS.map((spell) => [spell, 'never'])) as StandingOrders;

/** The orders of others are theirs; who casts nothing wants to be asked for nothing. */
const nobodyCasts = (b: Battle): Battle => ({
  ...b,
  seats: b.seats.map((seat) => (seat.orders === null ? { ...seat, orders: NO_SPELLS } : seat)),
});

const DECLINE: MagewindsCommand = { type: 'decline' };

/** What this seat sees after its command; undefined where that is refused, or cannot be known. */
const after = (b: Battle, seat: number, command: MagewindsCommand): Battle | undefined => {
  const { view, stopped } = foresee(magewinds, b, seat, [command], nobodyCasts);
  return stopped === undefined ? view : undefined;
};

/** One's own windows on the way are passed over. */
const pastWindows = (b: Battle, seat: number): Battle | undefined => {
  let now: Battle | undefined = b;
  for (let top = b.stack.at(-1); top?.type === 'window' && top.asking === seat; top = now?.stack.at(-1))
    now = now && after(now, seat, DECLINE);
  return now;
};

/** What this seat sees after all of its commands. */
export const foreseen = (b: Battle, seat: number, commands: readonly MagewindsCommand[]): Battle | undefined => {
  let now: Battle | undefined = b;
  for (const command of commands) {
    const then: Battle | undefined = now && after(now, seat, command);
    now = then && pastWindows(then, seat);
  }
  return now;
};
