/** Warbands kept in this browser, by name. One that cannot be read is left alone and not shown. */

import { PROFILE_IDS, type ProfileId } from '@muster/magewinds';
import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import { callsFor } from './band.ts';

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

export const MOST_NAME = 40;
const MOST_FIGHTERS = 20;

let opened: UseStore | undefined;

const store = (): UseStore => {
  opened ??= createStore('muster-magewinds-warbands', 'warbands');
  return opened;
};

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
    k.name.length <= MOST_NAME &&
    Number.isSafeInteger(k.slots) &&
    Number.isFinite(k.updated) &&
    Array.isArray(k.warband) &&
    k.warband.length > 0 &&
    k.warband.length <= MOST_FIGHTERS &&
    k.warband.every(isProfile) &&
    (k.calls === undefined || isCalls(k.calls, k.warband.length));
  return whole ? (k as KeptWarband) : undefined;
};

/** Replaces one of the same name. */
export const keepWarband = (kept: KeptWarband): Promise<void> => set(kept.name, kept, store());

export const dropWarband = (name: string): Promise<void> => del(name, store());

/** By name. */
export const listWarbands = async (): Promise<readonly KeptWarband[]> => {
  const all = await entries<string, unknown>(store());
  return all
    .flatMap(([, raw]) => parseKept(raw) ?? [])
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
};
