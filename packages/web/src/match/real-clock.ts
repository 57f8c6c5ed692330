/** The time of this browser: milliseconds since 1970 that only go on, however its clock is set meanwhile. */

import type { Clock } from '@muster/table';

export const realClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
