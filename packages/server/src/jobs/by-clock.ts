/** Jobs of a server that is alone: its own clock wakes it. What was to come is forgotten with the process: its next start looks for itself. */

import type { MatchId } from '@muster/protocol';
import { errorOf } from '../error-of.ts';
import type { OpenJobs } from './jobs.ts';

/** A timer of the machine waits no longer than this. */
const LONGEST_MS = 2 ** 31 - 1;
/** What fails is tried again so often, after so long each time: there may be no room for the match just then. */
const RETRIES = 20;
const RETRY_MS = 30_000;

export const jobsByClock: OpenJobs = ({ look, clock, onError }) => {
  const waiting = new Map<string, () => void>();
  let isClosed = false;

  const waitFor = (name: string, match: MatchId, at: number, retries = RETRIES): void => {
    const ms = Math.max(0, at - clock.now());
    const cancel = clock.after(Math.min(ms, LONGEST_MS), () => {
      if (clock.now() < at) return waitFor(name, match, at, retries);
      waiting.delete(name);
      look(match).catch((e: unknown) => {
        if (retries > 0 && !isClosed) waitFor(name, match, clock.now() + RETRY_MS, retries - 1);
        else onError(errorOf(e));
      });
    });
    waiting.set(name, cancel);
  };

  return {
    wake: (match, at) => {
      const name = `${match} ${at}`;
      if (!waiting.has(name)) waitFor(name, match, at);
    },
    close: async () => {
      isClosed = true;
      for (const cancel of waiting.values()) cancel();
      waiting.clear();
    },
  };
};
