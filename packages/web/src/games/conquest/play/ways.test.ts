// Which of several ways to attack is planned.

import { expect, test } from 'vitest';
import { better, type Way } from './ways.ts';

const way = (dealt: number, taken: number, threats: number, length: number): Way => ({
  kind: 'engage',
  walk: undefined,
  shot: undefined,
  odds: undefined,
  dealt,
  taken,
  threats,
  length,
});

test('what deals more than it takes comes first; then what takes less, then where fewer enemies could strike, then the shortest', () => {
  const best = way(2, 1, 3, 900);
  const alike = [way(1, 0.5, 2, 900), way(1.5, 1, 0, 100), way(1.5, 1, 0, 200), way(1.5, 1, 1, 50)];
  const worst = way(1, 1, 0, 10);
  expect([worst, ...alike.toReversed(), best].sort(better)).toEqual([best, ...alike, worst]);
  expect(better(way(1.502, 1, 1, 50), way(1.5, 1, 0, 100))).toBeGreaterThan(0); // a difference that nobody sees is none
});
