import { expect, test } from 'vitest';
import { wilson } from './wilson.ts';

test.each([
  // from the definition, worked out by hand with z = 1.96: (p + z²/2n ± z√(p(1−p)/n + z²/4n²)) / (1 + z²/n)
  [81, 263, 0.2553, 0.3662], // Newcombe 1998, table I, method 3
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%d of %d lies between %d and %d', (wins, games, low, high) => {
  const [lo, hi] = wilson(wins, games);
  expect(lo).toBeCloseTo(low, 4);
  expect(hi).toBeCloseTo(high, 4);
});

test('half of anything is symmetric, and more games narrow it', () => {
  const [lo, hi] = wilson(50, 100);
  expect(lo + hi).toBeCloseTo(1, 12);
  const [closer] = wilson(500, 1000);
  expect(closer).toBeGreaterThan(lo);
});
