// What an address may ask for, when very many ask.

import { expect, test } from 'vitest';
import { makeBuckets } from './bucket.ts';

test('however many ask, each is looked at a few times only, and has its own share', () => {
  let now = 0;
  let looks = 0;
  const clock = {
    now: () => {
      looks++;
      return now;
    },
    after: () => () => {},
  };
  const take = makeBuckets(clock, 2, 1 / 1000);
  const names = Array.from({ length: 10_000 }, (_, i) => `${i}`);
  for (const name of names) expect(take(name)).toBe(true);
  for (const name of names) expect(take(name)).toBe(true);
  for (const name of names) expect(take(name)).toBe(false);
  now += 1000;
  for (const name of names) expect(take(name)).toBe(true);
  for (const name of names) expect(take(name)).toBe(false);
  expect(looks).toBeLessThan(names.length * 5 * 4);
});
