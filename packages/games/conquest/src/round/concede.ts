/** A seat gives up: its models pass to its side's next seat; the last seat of a side loses for it. */

import { answeredBy, captainOf, otherSide, seatsOf, sideOfSeat } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { copyBattle } from '../state/battle.ts';
import type { Battle, ConquestTable } from '../state/types.ts';
import { decided } from './outcome.ts';

export const concede = (b: Battle, seat: Seat, table: ConquestTable): Battle => {
  table.tell?.({ type: 'conceded', seat, rule: 'X-374' });
  const side = sideOfSeat(b, seat);
  const copy = copyBattle(b);
  copy.conceded = [...b.conceded, seat];
  if (seatsOf(b, side).every((one) => copy.conceded.includes(one)))
    return decided(copy, otherSide(side), 'conceded', 'X-374', table);
  const heir = captainOf(copy, side);
  copy.stack = b.stack.map((frame) => answeredBy(frame, seat, heir));
  copy.ready = readyAfter(b, seat, heir);
  return copy;
};

/** Who takes over models that were not done yet is not done with the half either. */
const readyAfter = (b: Battle, gone: Seat, heir: Seat): readonly boolean[] => {
  const isHalf = b.phase === 'movement' || b.phase === 'shoot';
  if (!isHalf || b.ready[gone] === true) return b.ready;
  return b.ready.map((one, seat) => (seat === heir ? false : one));
};
