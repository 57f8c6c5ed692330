/** Warbands kept in this browser, by name. */

import { integer, list, oneOf, orLeftOut, text } from '@muster/kernel';
import { callsFor, PROFILE_IDS, type ProfileId } from '@muster/magewinds';
import { type Kept, makeShelf, readKept } from '../../../parts/shelf.ts';

export interface KeptWarband extends Kept {
  /** The budget it was made for. */
  readonly slots: number;
  readonly warband: readonly ProfileId[];
  /** What its fighters are called; not there in older ones, and when nobody is. */
  readonly calls?: readonly string[];
  readonly updated: number;
}

const MOST_FIGHTERS = 20;
const MOST = Number.MAX_SAFE_INTEGER;

const read = readKept<KeptWarband>({
  slots: integer(0, MOST),
  warband: list(oneOf(PROFILE_IDS), MOST_FIGHTERS),
  calls: orLeftOut(list(text(40), MOST_FIGHTERS)),
  updated: integer(0, MOST),
});

export const parseKept = (x: unknown): KeptWarband | undefined => {
  const kept = read(x);
  if (kept === undefined || kept.warband.length === 0) return undefined;
  const { warband, calls = [] } = kept;
  return calls.length === 0 || callsFor(calls, warband.length).join('\n') === calls.join('\n') ? kept : undefined;
};

export const shelf = makeShelf('muster-magewinds-warbands', 'warbands', parseKept);
