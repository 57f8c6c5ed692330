/** For tests: a clock that goes only when it is told to. */

import type { Clock } from '../src/clock.ts';

export interface HandClock extends Clock {
  /** How much waits for its time. */
  waiting(): number;
  /** Lets so much time pass; what falls due on the way happens in its order. */
  pass(ms: number): void;
  /** Lets time pass, with everything that is answered meanwhile, until this is so. Fails when nothing waits any more, or after hours. */
  until(isSo: () => boolean): Promise<void>;
  /** Likewise, until this promise is kept. */
  during<X>(promise: Promise<X>): Promise<X>;
}

/** Whatever promises have been kept is done. */
export const breathe = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

/** Of the clock's own time. */
const LONGEST_MS = 10 * 60 * 60 * 1000;

const MOST_BREATHS = 200;

/** Waits until this holds; for promises only, no time passes. */
export const soon = async (holds: () => void): Promise<void> => {
  for (let i = 0; i < MOST_BREATHS; i++) {
    await breathe();
    try {
      return holds();
    } catch {
      // not yet
    }
  }
  holds();
};

interface Due {
  readonly at: number;
  readonly run: () => void;
}

export const handClock = (): HandClock => {
  let now = 0;
  const due = new Set<Due>();
  const first = (): Due | undefined => {
    let soonest: Due | undefined;
    for (const one of due) if (soonest === undefined || one.at < soonest.at) soonest = one;
    return soonest;
  };
  const runFirst = (one: Due): void => {
    due.delete(one);
    now = Math.max(now, one.at);
    one.run();
  };
  const until = async (isSo: () => boolean): Promise<void> => {
    const tooLate = now + LONGEST_MS;
    await breathe();
    while (!isSo()) {
      const one = first();
      if (one === undefined || now > tooLate) throw new Error('nothing happens any more');
      runFirst(one);
      await breathe();
    }
  };
  return {
    now: () => now,
    after: (ms, run) => {
      const one = { at: now + ms, run };
      due.add(one);
      return () => due.delete(one);
    },
    waiting: () => due.size,
    pass: (ms) => {
      const end = now + ms;
      for (let one = first(); one !== undefined && one.at <= end; one = first()) runFirst(one);
      now = end;
    },
    until,
    during: async (promise) => {
      let isKept = false;
      const kept = promise.finally(() => {
        isKept = true;
      });
      await until(() => isKept);
      return kept;
    },
  };
};
