import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { together } from './useTableState.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first change is told at once, all others of the same moment together, none twice', () => {
  const tell = vi.fn();
  const { changed } = together(tell);
  for (let i = 0; i < 40; i++) changed();
  expect(tell).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(tell).toHaveBeenCalledTimes(2);
  changed();
  vi.runAllTimers();
  expect(tell).toHaveBeenCalledTimes(3);
});

test('who has stopped listening is told nothing more', () => {
  const tell = vi.fn();
  const { changed, stop } = together(tell);
  changed();
  changed();
  stop();
  vi.runAllTimers();
  expect(tell).toHaveBeenCalledTimes(1);
});
