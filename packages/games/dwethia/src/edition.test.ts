import { expect, test } from 'vitest';
import { isSince } from './edition.ts';

test('[DESIGN] a correction holds from its edition on, and never for battles that tell none', () => {
  expect([{}, { edition: 2 }, { edition: 3 }, { edition: 4 }].map((config) => isSince(config, 3))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(isSince({}, 1)).toBe(true);
});
