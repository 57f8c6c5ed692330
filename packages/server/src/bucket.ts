/** So many at once, and so many more as time goes by. */

import type { Clock } from '@muster/table';

export interface Bucket {
  /** Whether so much is left, usually one; then it is taken. */
  take(much?: number): boolean;
  /** Whether nothing is missing in it. */
  isFull(): boolean;
}

export const makeBucket = (clock: Clock, most: number, perMs: number): Bucket => {
  let left = most;
  let at = clock.now();
  const fill = (): void => {
    const now = clock.now();
    left = Math.min(most, left + Math.max(0, now - at) * perMs);
    at = now;
  };
  return {
    take: (much = 1) => {
      fill();
      if (left < much) return false;
      left -= much;
      return true;
    },
    isFull: () => {
      fill();
      return left >= most;
    },
  };
};

/** So many are kept without looking which of them are full. */
const FEW = 1000;

/** One for each name; those that are full again are forgotten, by and by: to look through them at each would hold up everybody. */
export const makeBuckets = (clock: Clock, most: number, perMs: number): ((name: string, much?: number) => boolean) => {
  const buckets = new Map<string, Bucket>();
  let enough = FEW;
  const forgetFull = (): void => {
    for (const [one, bucket] of buckets) if (bucket.isFull()) buckets.delete(one);
    enough = Math.max(FEW, 2 * buckets.size);
  };
  return (name, much) => {
    if (buckets.size > enough) forgetFull();
    const bucket = buckets.get(name) ?? makeBucket(clock, most, perMs);
    buckets.set(name, bucket);
    return bucket.take(much);
  };
};
