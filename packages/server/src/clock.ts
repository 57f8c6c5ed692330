/** The time of this machine. Nothing that waits keeps the process alive. */

import type { Clock } from '@muster/table';

export const realClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
