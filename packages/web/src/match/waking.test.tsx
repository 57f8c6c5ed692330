// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import { onWaking } from './waking.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const seen = (how: DocumentVisibilityState) => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(how);

test.each([
  ['the network is back', () => dispatchEvent(new Event('online'))],
  ['the network is gone', () => dispatchEvent(new Event('offline'))],
  ['the page comes out of the browser’s memory', () => dispatchEvent(new Event('pageshow'))],
  ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('when %s it looks again, if anybody can see it, until it is told to stop', (_, happen) => {
  const look = vi.fn();
  const stop = onWaking(look);
  seen('hidden');
  happen();
  expect(look).not.toHaveBeenCalled();
  seen('visible');
  happen();
  expect(look).toHaveBeenCalledTimes(1);
  stop();
  happen();
  expect(look).toHaveBeenCalledTimes(1);
});
