/** What each side plays for: what meeting an objective is worth to it. Of the other side's sealed ones only likelihoods are known. */

import { type Battle, OBJECTIVES, SEALED } from '@muster/heroes';
import { likelihoods } from './picking.ts';

/** By objective: what it is worth to the side to meet it now; 0 where it would not matter. */
export type Aims = Float64Array;

/** What it is worth to have met so many of five; a whole force is 1. */
const MET = [0, 0.14, 0.3, 0.5, 0.75, 1.6] as const;

const stepAfter = (met: number): number => MET[Math.min(SEALED, met + 1)]! - MET[Math.min(SEALED, met)]!;

/** How many of its five the side has met, as far as they are known. */
export const metOf = (b: Battle, side: 0 | 1): number => {
  const { met } = b.trackers[side];
  let count = 0;
  for (const id of b.objectives[side] ?? []) if (met.includes(id)) count++;
  return count;
};

/** What that is worth. */
export const metWorth = (b: Battle, side: 0 | 1): number => MET[metOf(b, side)]!;

const known = (b: Battle, side: 0 | 1, ids: readonly number[]): Aims => {
  const aims = new Float64Array(OBJECTIVES.length + 1);
  const { met } = b.trackers[side];
  const step = stepAfter(ids.filter((id) => met.includes(id)).length);
  for (const id of ids) if (!met.includes(id)) aims[id] = step;
  return aims;
};

/** Everybody counts what the other has met; which of it was sealed is guessed. */
const guessed = (b: Battle, side: 0 | 1): Aims => {
  const aims = new Float64Array(OBJECTIVES.length + 1);
  const { met } = b.trackers[side];
  const likely = likelihoods(b, side);
  let done = 0;
  for (const id of met) done += likely[id]!;
  const low = Math.floor(done);
  const step = stepAfter(low) + (done - low) * (stepAfter(low + 1) - stepAfter(low));
  for (let id = 1; id < aims.length; id++) if (!met.includes(id)) aims[id] = likely[id]! * step;
  return aims;
};

/** Only what the view shows: null where it hides the five. */
export const aimsOf = (b: Battle, side: 0 | 1): Aims => {
  const ids = b.objectives[side];
  return ids != null && ids.length === SEALED ? known(b, side, ids) : guessed(b, side);
};
