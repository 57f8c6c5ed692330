// Lengths and directions in words. Rounded so that the sentence stays true: 12.04 is never written as 12.

import { EPSILON, inch, type Length, type Point } from '@muster/geometry';

export type Rounding = 'nearest' | 'up' | 'down';

export interface InchOptions {
  readonly round?: Rounding;
  /** Lengths it is compared with: it is written as one of these only if it is one. */
  readonly beside?: readonly Length[];
}

const ROUND = { nearest: Math.round, up: Math.ceil, down: Math.floor } as const;
const INCH = inch(1);
/** A unit is less than half of the fourth decimal place. */
const MOST_PLACES = 4;

/** What the rules count as equal is equal here. */
const isSame = (a: Length, b: Length): boolean => Math.abs(a - b) <= EPSILON;

/** Tenths of an inch, and finer where a tenth would claim a whole inch, or a length beside it, that is not there. */
export const inchNumber = (length: Length, { round = 'nearest', beside = [] }: InchOptions = {}): string => {
  const whole = Math.round(length / INCH);
  if (isSame(length, whole * INCH)) return String(whole);
  const known = beside.find((other) => isSame(length, other));
  const value = known ?? length;
  for (let places = 1; places < MOST_PLACES; places++) {
    const parts = 10 ** places;
    const rounded = ROUND[round](noiseless((value * parts) / INCH)) / parts;
    if (!claimsTooMuch(rounded, value, beside)) return String(rounded);
  }
  const finest = 10 ** MOST_PLACES;
  return String(ROUND[round](noiseless((value * finest) / INCH)) / finest);
};

/** 3.2 inches are 8128 units, and 8128 × 10 / 2540 is 32 on paper: a last bit must not become a tenth. */
const noiseless = (n: number): number => Math.round(n * 1e7) / 1e7;

const claimsTooMuch = (rounded: number, value: Length, beside: readonly Length[]): boolean => {
  if (Number.isInteger(rounded)) return true;
  const shown = rounded * INCH;
  return beside.some((other) => !isSame(other, value) && Math.sign(other - shown) !== Math.sign(other - value));
};

/** `12.04 in` */
export const inches = (length: Length, options?: InchOptions): string => `${inchNumber(length, options)} in`;

/** A move on the ruler: `3.2 in of 5, 1.8 left`, or `6.3 in of 5, 1.3 too far`. What is written adds up. */
export const rulerText = (used: Length, limit: Length): string => {
  const all = inchNumber(limit);
  const gone = inchNumber(used, { round: 'up', beside: [limit] });
  const rest = Math.abs(Number(all) - Number(gone)).toFixed(Math.max(decimals(all), decimals(gone)));
  return `${gone} in of ${all}, ${Number(rest)} ${Number(gone) > Number(all) ? 'too far' : 'left'}`;
};

const decimals = (text: string): number => text.split('.')[1]?.length ?? 0;

export const BEARINGS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export type Bearing = (typeof BEARINGS)[number];

/** The nearest of eight directions; undefined for the same place. */
export const bearing = (from: Point, to: Point): Bearing | undefined => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0 && dy === 0) return undefined;
  const eighths = Math.round((Math.atan2(dx, dy) * 4) / Math.PI);
  return BEARINGS[(eighths + 8) % 8]!;
};

/** `3.2 in north-east`; `here` for the same place. */
export const wayWords = (from: Point, to: Point, distance: Length): string => {
  const towards = bearing(from, to);
  return towards ? `${inches(distance)} ${towards}` : 'here';
};

/** Where a place is on the table: `7 in from the west edge, 3.5 in from the south edge`. */
export const placeWords = (p: Point): string => `${inches(p.x)} from the west edge, ${inches(p.y)} from the south edge`;
