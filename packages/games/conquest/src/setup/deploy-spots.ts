/** Where a unit of the starting force may stand, and which of these places are offered. */

import { inch, type Length, type Point } from '@muster/geometry';
import { sideOf } from '../state/battle.ts';
import type { Battle, SetUpFault } from '../state/types.ts';
import { type Field, fieldOf, kitOf } from '../table/field.ts';
import { areWithin, NEAR } from '../table/standing.ts';
import { findHq } from './hq.ts';
import { DIRECTIONS, latticeIn, scattered, towards } from './lattice.ts';
import { isClearOfRock, isOnBoard, isOnModel, isOwnHalf } from './zones.ts';

type Side = 0 | 1;

const FROM_HQ: Length = inch(6);
const GAPS: readonly Length[] = [0, inch(2), inch(4), FROM_HQ];
const ROUND_HQ = DIRECTIONS * GAPS.length;
/** Without a common divisor with their number: neighbours in the list lie far from each other. */
const STRIDE = 37;
/** With `startZone: half`, so many more all over the own half. */
const MORE = 48;
const WIDE: Length = inch(2);

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

const roundHq = (b: Battle, side: Side, radius: Length): readonly Point[] => {
  const hq = findHq(b, side);
  if (hq === undefined) return [];
  const reach = kitOf(b, hq).radius + radius;
  const points: Point[] = [];
  for (let i = 0; i < ROUND_HQ; i++) {
    const k = (i * STRIDE) % ROUND_HQ;
    points.push(towards(hq.at, k % DIRECTIONS, reach + GAPS[Math.floor(k / DIRECTIONS)]!));
  }
  return points;
};

const boards = new WeakMap<Field, readonly Point[]>();

/** Far from each other, all over the board. */
const allOver = (b: Battle): readonly Point[] => {
  const field = fieldOf(b);
  const known = boards.get(field);
  if (known !== undefined) return known;
  const corner = { x: field.size - WIDE / 2, y: field.size - WIDE / 2 };
  const made = scattered(
    latticeIn({ x: WIDE / 2, y: WIDE / 2 }, corner, WIDE, () => true),
    2 * MORE,
  ).slice(0, 2 * MORE);
  boards.set(field, made);
  return made;
};

/** Round the headquarters; with the whole half open, all over it as well. */
const poolFor = (b: Battle, side: Side, radius: Length): readonly Point[] => {
  const near = roundHq(b, side, radius);
  if (b.config.rulings.startZone === 'hq6') return near;
  const far = allOver(b);
  return far.flatMap((p, i) => (i < near.length ? [near[i]!, p] : [p])); // in turn; both lists are of one length
};

/** Legal places for a base of this size, far from each other, at most so many. */
export const legalPlaces = (b: Battle, side: Side, radius: Length, most: number): readonly Point[] => {
  const pool = poolFor(b, side, radius);
  const found: Point[] = [];
  for (let i = 0; i < pool.length && found.length < most; i++)
    if (placeFault(b, side, pool[i]!, radius) === undefined) found.push(pool[i]!);
  return found;
};
