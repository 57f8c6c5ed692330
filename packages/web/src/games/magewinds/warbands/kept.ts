/** Warbands kept in this browser, by name. */

import { callsFor, PROFILE_IDS, type ProfileId } from '@muster/magewinds';
import { MOST_SHELF_NAME, makeShelf, type Shelf } from '../../../parts/shelf.ts';

export interface KeptWarband {
  readonly version: 1;
  readonly name: string;
  /** The budget it was made for. */
  readonly slots: number;
  readonly warband: readonly ProfileId[];
  /** What its fighters are called; not there in older ones, and when nobody is. */
  readonly calls?: readonly string[];
  readonly updated: number;
}

const MOST_FIGHTERS = 20;

const isProfile = (x: unknown): x is ProfileId => PROFILE_IDS.some((id) => id === x);

const isCalls = (x: unknown, fighters: number): boolean =>
  Array.isArray(x) && x.every((call) => typeof call === 'string') && callsFor(x, fighters).join('\n') === x.join('\n');

export const parseKept = (x: unknown): KeptWarband | undefined => {
  if (typeof x !== 'object' || x === null) return undefined;
  const k: Partial<Record<keyof KeptWarband, unknown>> = x;
  const whole =
    k.version === 1 &&
    typeof k.name === 'string' &&
    k.name !== '' &&
    k.name.length <= MOST_SHELF_NAME &&
    Number.isSafeInteger(k.slots) &&
    Number.isFinite(k.updated) &&
    Array.isArray(k.warband) &&
    k.warband.length > 0 &&
    k.warband.length <= MOST_FIGHTERS &&
    k.warband.every(isProfile) &&
    (k.calls === undefined || isCalls(k.calls, k.warband.length));
  return whole ? (k as KeptWarband) : undefined;
};

export const shelf: Shelf<KeptWarband> = makeShelf('muster-magewinds-warbands', 'warbands', parseKept);
