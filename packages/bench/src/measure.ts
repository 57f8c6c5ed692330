/** How fast a piece of work is: units a second, after it has been run long enough to be compiled. */

/** Does a little work and tells how many units of it were done. */
export type Work = () => number;

/** How long is measured, and how often. */
export interface Pace {
  /** Processes for each case; the median of them counts. */
  readonly rounds: number;
  /** At a time, as often as it still helps. */
  readonly warmUpMillis: number;
  readonly millis: number;
}

/**
 * Starts a clock that tells milliseconds: those on the wall, or those the process got to run if these are fewer. So on a
 * quiet machine it is the wall's, and on a busy one it leaves out what other programs took.
 */
const startClock = (): (() => number) => {
  const [wall, cpu] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return Math.min(performance.now() - wall, (user + system) / 1000);
  };
};

const perSecond = (work: Work, millis: number): number => {
  const clock = startClock();
  let units = 0;
  let spent = 0;
  do {
    units += work();
    spent = clock();
  } while (spent < millis);
  return (units * 1000) / spent;
};

const PATIENCE = 3;
const FASTER = 1.02;

/** Until running it longer has not made it faster for a while. */
const warmUp = (work: Work, millis: number): void => {
  let best = 0;
  for (let stale = 0; stale < PATIENCE; stale++) {
    const rate = perSecond(work, millis);
    if (rate > best * FASTER) stale = -1;
    best = Math.max(best, rate);
  }
};

export const sample = (work: Work, pace: Pace): number => {
  warmUp(work, pace.warmUpMillis);
  return perSecond(work, pace.millis);
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** The least of the values that so many in a hundred are not above. */
export const percentile = (values: readonly number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(1, Math.ceil((values.length * percent) / 100)) - 1]!;
