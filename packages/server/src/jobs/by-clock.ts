/** Jobs of a server that is alone: its own clock wakes it. What was to come is forgotten with the process: its next start looks for itself. */

import type { MatchId } from '@muster/protocol';
import { errorOf } from '../error-of.ts';
import type { OpenJobs } from './jobs.ts';

/** A timer of the machine waits no longer than this. */
const LONGEST_MS = 2 ** 31 - 1;

export const jobsByClock: OpenJobs = ({ look, clock, onError }) => {
  const waiting = new Map<string, () => void>();

  const waitFor = (name: string, match: MatchId, at: number): void => {
    const ms = Math.max(0, at - clock.now());
    const cancel = clock.after(Math.min(ms, LONGEST_MS), () => {
      if (clock.now() < at) return waitFor(name, match, at);
      waiting.delete(name);
      look(match).catch((e: unknown) => onError(errorOf(e)));
    });
    waiting.set(name, cancel);
  };

  return {
    wake: (match, at) => {
      const name = `${match} ${at}`;
      if (!waiting.has(name)) waitFor(name, match, at);
    },
    close: async () => {
      for (const cancel of waiting.values()) cancel();
      waiting.clear();
    },
  };
};
