import { expect, test, vi } from 'vitest';
import { twiceAMoment } from './useTableState.ts';

/** Whatever is left to be done in this moment has been done. */
const nextMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('the first change is told at once, all others of the moment together, also what one promise after the other brings', async () => {
  const tell = vi.fn();
  const changed = twiceAMoment(tell);
  for (let i = 0; i < 40; i++) {
    changed();
    await undefined;
    await undefined;
  }
  expect(tell).toHaveBeenCalledTimes(1);
  await nextMoment();
  expect(tell).toHaveBeenCalledTimes(2);
});

test('what changes in the next moment is told at once, and nothing twice', async () => {
  const tell = vi.fn();
  const changed = twiceAMoment(tell);
  changed();
  await nextMoment();
  expect(tell).toHaveBeenCalledTimes(1);
  changed();
  expect(tell).toHaveBeenCalledTimes(2);
  await nextMoment();
  expect(tell).toHaveBeenCalledTimes(2);
});
