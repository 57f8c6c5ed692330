/** A seat gives up: the other side wins, or in a team its ships drift on. */

import { answeredBy, captainOf, otherSide, seatsOf, sideOfSeat } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { copyBattle } from '../state/battle.ts';
import type { Battle, CosmicTable } from '../state/types.ts';
import { decided } from './outcome.ts';

export const concede = (b: Battle, seat: Seat, table: CosmicTable): Battle => {
  table.tell?.({ type: 'conceded', seat, rule: 'X-261' });
  const copy = copyBattle(b);
  copy.conceded = [...b.conceded, seat];
  const side = sideOfSeat(b, seat);
  const isAlone = seatsOf(b, side).every((one) => copy.conceded.includes(one));
  if (isAlone) return decided(copy, otherSide(side), 'conceded', 'X-261', table);
  const captain = captainOf(copy, side);
  copy.stack = b.stack.map((frame) => answeredBy(frame, seat, captain));
  return copy;
};
