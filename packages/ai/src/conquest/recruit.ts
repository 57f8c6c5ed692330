/** The Recruit: knows what units are for, but does two things in five on a whim. */

import { type Battle, type ConquestCommand, conquest } from '@muster/conquest';
import type { Rng, Seat } from '@muster/kernel';
import { type Gear, weighed } from './policy.ts';

const WHIMS: ReadonlySet<string> = new Set(['move', 'shootBuild', 'research', 'placeHq']);

export const recruitChoice = (b: Battle, seat: Seat, rng: Rng, gear: Gear): ConquestCommand => {
  const { kind } = conquest.decisions(b).find((one) => one.seat === seat)!;
  if (WHIMS.has(kind) && rng.below(5) < 2) {
    const all = conquest.candidates(b, seat);
    return all[rng.below(all.length)]!;
  }
  return weighed(b, seat, gear)[0]!.command;
};
