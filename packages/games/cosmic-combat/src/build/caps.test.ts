// What a ship of one’s own may have.
import { STATS } from '@muster/dwethia';
import { describe, expect, test } from 'vitest';
import { SHIP_CLASSES } from '../content/sheet.ts';
import { capOf, leastOf, MOST_MOUNTS } from './caps.ts';

describe('[DW-28] what a ship of one’s own may have', () => {
  /** Least and most, in the order M P S D A W I, Destiny, Faith, Affinity, Move. */
  test.each([
    ['fighter', '0-2 1-4 0-2 3-4 0-0 1-1 2-5 0-0 0-0 0-0 8-12', 1],
    ['cruiser', '0-5 1-4 0-7 4-6 0-3 2-6 4-9 0-1 0-2 0-4 4-9', 3],
    ['warship', '1-5 1-4 2-7 5-6 0-4 5-8 7-11 0-2 0-2 0-4 3-6', 4],
    ['round', '1-5 1-4 0-6 5-6 0-4 5-8 7-11 0-2 0-2 0-4 0-4', 4],
  ] as const)('a %s: %s, %i weapons', (of, ranges, mounts) => {
    expect(STATS.map(({ name }) => `${leastOf(of, name)}-${capOf(of, name)}`).join(' ')).toBe(ranges);
    expect(MOST_MOUNTS[of]).toBe(mounts);
    expect(SHIP_CLASSES).toContain(of);
  });
});
