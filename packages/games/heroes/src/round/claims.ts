/** Opening the seal (HR-13, X-51, X-160), and what is looked at when an activation ends. */

import { atSide, captainOf, otherSide } from '@muster/dwethia';
import { byItself } from '@muster/kernel';
import { SEALED } from '../content/objectives.ts';
import { copyBattle, ordersOf, popped, sideOf } from '../state/battle.ts';
import type { Battle, EndFrame, HeroesProcedure, HeroesTable } from '../state/types.ts';
import { decideByCount, finish, objectivesMet } from './outcome.ts';

/** Fewer deeds than objectives, as all can see, and they need not be looked at. */
const isComplete = (b: Battle, side: 0 | 1): boolean =>
  b.trackers[side].met.length >= SEALED && objectivesMet(b, side) === SEALED;

/** By command. All done wins; otherwise they lie open for the rest of the battle. */
export const claim = (b: Battle, side: 0 | 1, table: HeroesTable): Battle => {
  const met = isComplete(b, side);
  table.final();
  table.tell?.({ type: 'claimed', side, objectives: b.objectives[side]!, met, rule: 'HR-13' });
  const copy = copyBattle(b);
  copy.opened = atSide(b.opened, side, true);
  return met ? finish(copy, side, 'objectives', table) : copy;
};

/** Whether a side's objectives end the battle now: open ones by themselves, sealed ones by its standing order. */
const claims = (b: Battle, side: 0 | 1): boolean =>
  isComplete(b, side) && (b.opened[side] || ordersOf(b, captainOf(b, side)).autoClaim);

const isDestroyed = (b: Battle, side: 0 | 1): boolean =>
  b.models.every((m) => sideOf(b, m) !== side || m.fate !== 'alive');

export const endProcedure: HeroesProcedure<EndFrame> = byItself((b, _, table) => {
  const done = ([0, 1] as const).filter((side) => claims(b, side));
  for (const side of done)
    table.tell?.({ type: 'claimed', side, objectives: b.objectives[side]!, met: true, rule: 'X-160' });
  if (done.length > 0) return finish(b, done.length === 2 ? null : done[0]!, 'objectives', table);
  const lost = ([0, 1] as const).filter((side) => isDestroyed(b, side));
  if (lost.length === 2) return decideByCount(b, 'destroyed', table);
  return lost.length === 1 ? finish(b, otherSide(lost[0]!), 'destroyed', table) : popped(b);
});
