/** Where a unit of the starting force may stand, and which of these places are offered. */

import { inch, type Length, type Point } from '@muster/geometry';
import { fieldOf, kitOf } from '../ground/field.ts';
import { areWithin, NEAR } from '../ground/standing.ts';
import { sideOf } from '../state/battle.ts';
import type { Battle, SetUpFault } from '../state/types.ts';
import { findHq } from './hq.ts';
import { DIRECTIONS, latticeIn, scattered, towards } from './lattice.ts';
import { isClearOfRock, isOnBoard, isOnModel, isOwnHalf, keptPlaces } from './zones.ts';

type Side = 0 | 1;

const FROM_HQ: Length = inch(6);
const GAPS: readonly Length[] = [0, inch(2), inch(4), FROM_HQ];
const ROUND_HQ = DIRECTIONS * GAPS.length;
/** Without a common divisor with their number: neighbours in the list lie far from each other. */
const STRIDE = 37;
const HALF_WIDE: Length = inch(1);

const isNearEnemy = (b: Battle, side: Side, at: Point, radius: Length): boolean => {
  for (let i = 0; i < b.models.length; i++) {
    const m = b.models[i]!;
    if (sideOf(b, m) !== side && areWithin(at, radius, m.at, kitOf(b, m).radius, NEAR)) return true;
  }
  return false;
};

const isNearHq = (b: Battle, side: Side, at: Point, radius: Length): boolean => {
  const hq = findHq(b, side);
  return hq !== undefined && areWithin(at, radius, hq.at, kitOf(b, hq).radius, FROM_HQ);
};

/** What the table has against a base there. Nodes may be stood on. */
export const placeFault = (b: Battle, side: Side, at: Point, radius: Length): SetUpFault | undefined => {
  if (!isOnBoard(b, at, radius)) return 'offBoard';
  if (!isOwnHalf(b, side, at, radius)) return 'wrongHalf';
  if (b.config.rulings.startZone === 'hq6' && !isNearHq(b, side, at, radius)) return 'tooFarFromHq';
  if (isNearEnemy(b, side, at, radius)) return 'nearEnemy';
  if (isOnModel(b, at, radius)) return 'occupied';
  return isClearOfRock(b, at, radius, 0) ? undefined : 'impassable';
};

/** With the whole half open: far from each other, all over the board. */
const allOver = (b: Battle): readonly Point[] =>
  keptPlaces(b, 'deploy', () => {
    const most = fieldOf(b).size - HALF_WIDE;
    const lattice = latticeIn({ x: HALF_WIDE, y: HALF_WIDE }, { x: most, y: most }, 2 * HALF_WIDE, () => true);
    return scattered(lattice, ROUND_HQ).slice(0, ROUND_HQ);
  });

/** Legal places for a base of this size, far from each other, at most so many: round the headquarters, and all over the own half. */
export const legalPlaces = (b: Battle, side: Side, radius: Length, most: number): readonly Point[] => {
  const hq = findHq(b, side);
  const reach = hq === undefined ? 0 : kitOf(b, hq).radius + radius;
  const far = b.config.rulings.startZone === 'half' ? allOver(b) : [];
  const found: Point[] = [];
  const offer = (at: Point): void => {
    if (found.length < most && placeFault(b, side, at, radius) === undefined) found.push(at);
  };
  for (let i = 0; i < ROUND_HQ && found.length < most; i++) {
    const k = (i * STRIDE) % ROUND_HQ;
    if (hq !== undefined) offer(towards(hq.at, k % DIRECTIONS, reach + GAPS[Math.floor(k / DIRECTIONS)]!));
    if (i < far.length) offer(far[i]!);
  }
  return found;
};
