/** Places in words, for logs and for who cannot see the board: bearings in points of the compass rose, ranges in inches. */

import { hulls, inch, type Length, type Point } from '@muster/geometry';
import type { Place } from '../state/types.ts';

/** Tenths of a degree in a point: 32 to the full turn. */
const POINT = hulls.FULL_TURN / 32;
const ABEAM = 8;
const ASTERN = 16;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const;

const points = (n: number): string => `${NUMBERS[n]} ${n === 1 ? 'point' : 'points'}`;

/** To the hundredth, towards the side on which the sentence stays true: 12.001 in is not 12 in to who may reach 12 in. */
export const inches = (length: Length, towards: 'down' | 'up' = 'down'): string => {
  const hundredths = (length * 100) / inch(1);
  return `${(towards === 'up' ? Math.ceil(hundredths) : Math.floor(hundredths)) / 100} in`;
};

/** A direction seen from a ship, by the nearest point: `dead ahead`, `two points to port`, `three points off the stern to starboard`. */
export const relativeWords = (facing: number, direction: number): string => {
  const n = Math.round(hulls.facingOf(direction - facing) / POINT) % 32;
  const hand = n < ASTERN ? 'port' : 'starboard';
  const off = n <= ASTERN ? n : 32 - n;
  if (off === 0) return 'dead ahead';
  if (off === ASTERN) return 'dead astern';
  if (off === ABEAM) return `abeam to ${hand}`;
  return off < ABEAM ? `${points(off)} to ${hand}` : `${points(ASTERN - off)} off the stern to ${hand}`;
};

/** `two points to port`: where it lies, seen from the ship. */
export const bearingWords = (from: Place, to: Point): string => {
  const direction = hulls.bearing(from, to);
  return direction === undefined ? 'here' : relativeWords(from.facing, direction);
};

/** `two points to port, 11 in`: the gap is between the bases. */
export const bearingAndRange = (from: Place, to: Point, gap: Length): string =>
  gap <= 0 ? `${bearingWords(from, to)}, touching` : `${bearingWords(from, to)}, ${inches(gap)}`;

const ROSE = [
  'east',
  'north-east by east',
  'north-east',
  'north-east by north',
  'north',
  'north-west by north',
  'north-west',
  'north-west by west',
  'west',
  'south-west by west',
  'south-west',
  'south-west by south',
  'south',
  'south-east by south',
  'south-east',
  'south-east by east',
] as const;

/** `north`: where a facing looks on the board, by the nearest two points. */
export const headingWords = (facing: number): string => ROSE[Math.round(hulls.facingOf(facing) / (2 * POINT)) % 16]!;

/** `3 in from its edge, 12.5 in from the left, facing ahead`: as its own side sees the board, which is how it was put there. */
export const deployedWords = (
  { width, height }: { readonly width: Length; readonly height: Length },
  { x, y, facing }: Place,
): string => {
  const isSouth = y < height / 2;
  const [off, left] = isSouth ? [y, x] : [height - y, width - x];
  const ahead = isSouth ? NORTH : SOUTH;
  return `${inches(off)} from its edge, ${inches(left)} from the left, ${facesWords(ahead, facing)}`;
};

/** `facing ahead`, `turned 45° to port`. */
const facesWords = (ahead: number, facing: number): string => {
  const turn = hulls.turnBetween(ahead, facing);
  if (turn === 0) return 'facing ahead';
  return turn === hulls.FULL_TURN / 2 ? 'facing back' : `turned ${turnWords(ahead, facing)}`;
};
const NORTH = hulls.FULL_TURN / 4;
const SOUTH = (3 * hulls.FULL_TURN) / 4;

/** `45° to port`: a turn from one facing to another. */
export const turnWords = (from: number, to: number): string => {
  const turned = hulls.facingOf(to - from);
  if (turned === 0) return 'no turn';
  return turned <= hulls.FULL_TURN / 2
    ? `${turned / 10}° to port`
    : `${hulls.turnBetween(from, to) / 10}° to starboard`;
};
