/** How much a side may field: points and maxima of commanders and elites. */

import type { Side } from '@muster/dwethia';
import { sideOf, sideOfSeat } from '../state/battle.ts';
import type { Battle } from '../state/types.ts';
import { findKit, type Kit, kitOf } from '../table/field.ts';

/** */
export const isOverLimit = (b: Battle, side: Side, points: number): boolean =>
  b.config.rulings.pointLimitCapsBuilds && b.sides[side].fielded + points > b.config.points;

/** what is limited, and how many of it for every 1500 points. */
type Class = 'commander' | 'religious' | 'elite';
const MOST: { readonly [C in Class]: number } = { commander: 2, religious: 1, elite: 2 };
const PER_POINTS = 1500;

const classOf = (kit: Kit): Class | null => {
  if (kit.kind === 'building') return null;
  const { commander, elite, faction } = kit.sheet;
  if (commander) return 'commander';
  if (!elite) return null;
  return faction === null ? 'religious' : 'elite';
};

/** In play, the dying too, or ordered. */
const countOf = (b: Battle, side: Side, wanted: Class): number => {
  let count = 0;
  for (const m of b.models) if (sideOf(b, m) === side && classOf(kitOf(b, m)) === wanted) count++;
  for (const { seat, product } of b.orders)
    if (sideOfSeat(b, seat) === side && classOf(findKit(b, seat, product)!) === wanted) count++;
  return count;
};

/** the side has as many of its kind as it may. */
export const isOverMaximum = (b: Battle, side: Side, kit: Kit): boolean => {
  const wanted = classOf(kit);
  if (wanted === null || !b.config.rulings.composition) return false;
  const most = MOST[wanted] * Math.max(1, Math.floor(b.config.points / PER_POINTS));
  return countOf(b, side, wanted) >= most;
};
