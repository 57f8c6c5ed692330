/** A seat gives up: the other side wins, or in a team its ships drift on. */

import { captainOf, otherSide, seatsOf, sideOfSeat } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { copyBattle } from '../state/battle.ts';
import type { Battle, CosmicTable, Frame } from '../state/types.ts';
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

/** What is open goes on; who speaks for the side answers in place of who has left. */
const answeredBy = (frame: Frame, gone: Seat, captain: Seat): Frame => {
  const now = (seat: Seat): Seat => (seat === gone ? captain : seat);
  switch (frame.type) {
    case 'roll':
      return { ...frame, pools: frame.pools.map((pool) => ({ ...pool, seat: now(pool.seat) })) };
    case 'allot':
      return { ...frame, seat: now(frame.seat) };
    case 'resist': {
      const { step } = frame;
      const resisting = 'resisterSeat' in step ? { ...step, resisterSeat: now(step.resisterSeat) } : step;
      return { ...frame, casterSeat: now(frame.casterSeat), step: resisting };
    }
    default:
      return frame;
  }
};
