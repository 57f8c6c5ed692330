/** Orders and arrows: both sides choose at the same time, each seat confirms its own, and may change its mind until the last has. */

import { seatsOf, sideOfSeat } from '@muster/dwethia';
import { known, type Seat } from '@muster/kernel';
import { kitOf } from '../ground/field.ts';
import { copyBattle, copyShip, isOnBoard, isThird, withShip } from '../state/battle.ts';
import type { Battle, CosmicTable, HullSide, Ship, ShipId, Token } from '../state/types.ts';

/** Ships for which this seat decides. A ship whose owner has conceded drifts on. */
export const commandedBy = (b: Battle, seat: Seat): readonly Ship[] =>
  b.ships.filter((s) => isOnBoard(s) && s.seat === seat && !b.conceded.includes(seat));

/** CC-21: two tokens, one after an ion hit. */
export const tokensDue = (s: Ship): number => (s.ion ? 1 : 2);

/** one arrow for each Shield token of a ship with shields. */
export const arrowsDue = (b: Battle, s: Ship): number =>
  kitOf(b, s).shield === null ? 0 : known(s.tokens).filter((token) => token === 'shield').length;

export const withTokens = (b: Battle, s: Ship, tokens: readonly Token[]): Battle => {
  const copy = copyShip(s);
  copy.tokens = tokens;
  return withShip(b, copy);
};

export const withArrows = (b: Battle, s: Ship, arrows: readonly HullSide[]): Battle => {
  const copy = copyShip(s);
  copy.arrows = arrows;
  return withShip(b, copy);
};

const withReady = (b: Battle, seat: Seat, ready: boolean): Battle => {
  const copy = copyBattle(b);
  copy.ready = b.ready.map((one, i) => (i === seat ? ready : one));
  return copy;
};

export const confirmed = (b: Battle, seat: Seat, what: 'orders' | 'shields', table: CosmicTable): Battle => {
  table.tell?.({ type: 'confirmed', seat, what, rule: what === 'orders' ? 'X-242' : 'X-225' });
  return withReady(b, seat, true);
};

/** Who has no ships left has nothing to say; before the third edition he was asked all the same. */
export const isReady = (b: Battle, seat: Seat): boolean =>
  b.ready[seat] === true || b.conceded.includes(seat) || (isThird(b) && commandedBy(b, seat).length === 0);

export const areAllReady = (b: Battle): boolean => b.config.seats.every((_, seat) => isReady(b, seat));

export const noneReady = (b: Battle): Battle => {
  const copy = copyBattle(b);
  copy.ready = b.config.seats.map(() => false);
  return copy;
};

/** which of the secret decisions of this round is open. With `secondFirst` arrows are turned openly. */
export const sealedDecision = (b: Battle): string | undefined => {
  const top = b.stack[b.stack.length - 1]?.type;
  const isOpen = top === 'orders' || (top === 'shields' && b.config.rulings.shieldOrder === 'secret');
  return isOpen ? `${top} ${b.round}` : undefined;
};

/** Whether this seat may still change what it has confirmed. */
export const mayReopen = (b: Battle, seat: Seat): boolean => {
  const top = b.stack[b.stack.length - 1]?.type;
  return (top === 'orders' || top === 'shields') && b.ready[seat] === true && !b.conceded.includes(seat);
};

export const reopen = (b: Battle, seat: Seat): Battle => withReady(b, seat, false);

/** Who has not confirmed yet. */
export const askedSeats = (b: Battle): readonly Seat[] =>
  b.config.seats.flatMap((_, seat) => (isReady(b, seat) ? [] : [seat]));

export const ownShip = (b: Battle, seat: Seat, id: ShipId): Ship | undefined =>
  commandedBy(b, seat).find((s) => s.id === id);

/** mates see it at once, so nobody takes it back unseen; a new order may replace it. */
export const shownToMates = (b: Battle, seat: Seat, table: CosmicTable): Battle => {
  if (seatsOf(b, sideOfSeat(b, seat)).length > 1) table.final();
  return b;
};
