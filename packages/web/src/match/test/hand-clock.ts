/** For tests: a clock that goes only when it is told to. */

import type { Later } from '../patience.ts';

export const handClock = () => {
  let now = 0;
  const due = new Set<{ readonly at: number; readonly act: () => void }>();
  const later: Later = (ms, act) => {
    const one = { at: now + ms, act };
    due.add(one);
    return () => due.delete(one);
  };
  return {
    later,
    waiting: () => due.size,
    pass: (ms: number): void => {
      now += ms;
      for (const one of [...due])
        if (one.at <= now) {
          due.delete(one);
          one.act();
        }
    },
  };
};
