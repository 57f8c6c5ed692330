/** How much a side may field: points and maxima of commanders and elites. */

import { type Side, sideOfSeat } from '@muster/dwethia';
import { mostInPlay, type Rank, rankOf } from '../build/chart.ts';
import { findKit, type Kit, kitOf } from '../ground/field.ts';
import { sideOf } from '../state/battle.ts';
import type { Battle } from '../state/types.ts';

/** */
export const isOverLimit = (b: Battle, side: Side, points: number): boolean =>
  b.config.rulings.pointLimitCapsBuilds && b.sides[side].fielded + points > b.config.points;

const rankOfKit = (kit: Kit): Rank | null => (kit.kind === 'building' ? null : rankOf(kit.sheet));

/** In play, the dying too, or ordered. */
const countOf = (b: Battle, side: Side, wanted: Rank): number => {
  let count = 0;
  for (const m of b.models) if (sideOf(b, m) === side && rankOfKit(kitOf(b, m)) === wanted) count++;
  for (const { seat, product } of b.orders)
    if (sideOfSeat(b, seat) === side && rankOfKit(findKit(b, seat, product)!) === wanted) count++;
  return count;
};

/** with so many more the side would have more of its kind than it may. */
export const isOverMaximum = (b: Battle, side: Side, kit: Kit, more = 1): boolean => {
  const wanted = rankOfKit(kit);
  if (wanted === null || !b.config.rulings.composition) return false;
  return countOf(b, side, wanted) + more > mostInPlay(wanted, b.config.points);
};
