/** Whoever runs out of time is waited for by the clock of the room, and by a job where no room is open any more. */

import { DAY_MS, firstOut } from '../clocks/clocks.ts';
import type { Core } from './core.ts';

export interface ClockWatch {
  /** Looks anew: it could not be done. */
  again(): void;
  end(): void;
}

/** A timer of the machine waits no longer than some weeks. */
const LONGEST_MS = DAY_MS;
const AGAIN_MS = 5_000;

/** `runOut`: somebody has no time any more. */
export const watchClocks = (core: Core, runOut: () => void): ClockWatch => {
  const { clock, heart, jobs } = core.services;
  let cancel = (): void => {};
  /** For when this match is woken: one moment at a time, of which it looks for the next. */
  let wakes = Number.POSITIVE_INFINITY;

  const look = (): void => {
    cancel();
    const { room, head } = core.now();
    if (room.clocks === null || head.status !== 'playing') return;
    const now = clock.now();
    const left = firstOut(room.clocks, now, heart.lost);
    if (left === undefined) return;
    if (left <= 0) return void runOut();
    cancel = clock.after(Math.min(left, LONGEST_MS), look);
    if (wakes > now && wakes <= now + left) return;
    wakes = now + left;
    jobs.wake(core.id, wakes);
  };

  core.listen(look);
  look();
  return {
    again: () => {
      cancel();
      cancel = clock.after(AGAIN_MS, look);
    },
    end: () => cancel(),
  };
};
