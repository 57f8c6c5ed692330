/** Giving up. */

import { otherSide } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { copyBattle, copyModel, modelOf, seatsOf, sideOfSeat } from '../state/battle.ts';
import type { Battle, HeroesTable } from '../state/types.ts';
import { finish } from './outcome.ts';

/** The last seat of a side loses for it; otherwise its models leave the board and the side goes on. */
export const concede = (b: Battle, seat: Seat, table: HeroesTable): Battle => {
  table.tell?.({ type: 'conceded', seat, rule: 'X-167' });
  const side = sideOfSeat(b, seat);
  const conceded = [...b.conceded, seat];
  const copy = copyBattle(b);
  copy.conceded = conceded;
  if (seatsOf(b, side).every((one) => conceded.includes(one))) return finish(copy, otherSide(side), 'conceded', table);
  copy.models = b.models.map((m) => {
    if (m.seat !== seat || m.fate !== 'alive') return m;
    const left = copyModel(m);
    left.fate = 'left';
    left.space = null;
    return left;
  });
  copy.stack = withoutSeat(b, seat);
  return copy;
};

/** What a model of this seat was about, down to the round, falls away. */
const withoutSeat = (b: Battle, seat: Seat): Battle['stack'] => {
  const at = b.stack.findIndex((frame) => frame.type === 'activation');
  if (at < 0) return b.stack;
  const isOwn = b.stack.slice(at).some((frame) => {
    const ids = 'model' in frame ? [frame.model] : 'shooter' in frame ? [frame.shooter, frame.target] : [];
    return ids.some((id) => modelOf(b, id).seat === seat);
  });
  return isOwn ? [...b.stack.slice(0, at), { type: 'endActivation' }] : b.stack;
};
