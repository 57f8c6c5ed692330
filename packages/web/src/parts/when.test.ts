import { expect, test } from 'vitest';
import { whenWords } from './when.ts';

const NOW = new Date(2026, 4, 20, 15, 30).getTime();
const at = (...parts: [number, number, number, number, number]): string => whenWords(new Date(...parts).getTime(), NOW);

test('says when as one would', () => {
  expect(whenWords(NOW - 20_000, NOW)).toBe('just now');
  expect(whenWords(NOW - 60_000, NOW)).toBe('a minute ago');
  expect(at(2026, 4, 20, 15, 12)).toBe('18 minutes ago');
  expect(at(2026, 4, 20, 9, 5)).toBe('today at 09:05');
  expect(at(2026, 4, 19, 23, 59)).toBe('yesterday at 23:59');
  expect(at(2026, 4, 18, 12, 0)).toBe('18 May');
  expect(at(2025, 11, 31, 12, 0)).toBe('31 December 2025');
});

test('a clock that was set back breaks nothing', () => {
  expect(whenWords(NOW + 3_600_000, NOW)).toBe('just now');
});
