/** How often each address may do something in an hour. What is older is forgotten, so that nothing grows for ever. */

const HOUR = 3_600_000;

export interface Quota {
  /** Whether it may do it once more; if so, this is counted. */
  take(address: string): boolean;
}

export const hourlyQuota = (most: number, now: () => number): Quota => {
  let begun = now();
  let before = new Map<string, number>();
  let current = new Map<string, number>();
  /** Two windows of an hour: the one before counts by how much of it lies within the last hour. */
  const turn = (): number => {
    const passed = now() - begun;
    if (passed >= 2 * HOUR) before = new Map();
    else if (passed >= HOUR) before = current;
    if (passed >= HOUR) {
      current = new Map();
      begun = now() - (passed % HOUR);
    }
    return 1 - (now() - begun) / HOUR;
  };
  return {
    take: (address) => {
      const share = turn();
      const counted = current.get(address) ?? 0;
      if (counted + share * (before.get(address) ?? 0) >= most) return false;
      current.set(address, counted + 1);
      return true;
    },
  };
};
