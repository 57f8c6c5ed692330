// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useTheirs } from './useTheirs.ts';

afterEach(cleanup);

test('what one has opened is not open for the next', () => {
  const { result, rerender } = renderHook(({ eyes }) => useTheirs(eyes, 'closed'), { initialProps: { eyes: 0 } });
  act(() => result.current[1]('open'));
  expect(result.current[0]).toBe('open');
  rerender({ eyes: 1 });
  expect(result.current[0]).toBe('closed');
});
