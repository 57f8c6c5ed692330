import { expect, test } from 'vitest';
import { MOVE, STRIKE, TRACES } from './corner.ts';

test('[GB-06] counters in the pictures of How to play bear names as in the log, and who is chosen is one of them', () => {
  for (const { units, selected, path } of [MOVE, STRIKE, TRACES]) {
    const ids = units.map(({ id }) => id);
    expect(ids.filter((id) => !/^[AB]\d$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of [selected, path?.unit]) if (id !== undefined) expect(ids).toContain(id);
  }
});
