// @vitest-environment happy-dom
// What happened while one waited: what is cut can be read whole.

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RecapContext, RecapView } from './Recap.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** As tall as it would be with all of its words. */
const show = (scrollHeight: number): void => {
  let laidOut: () => void = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        laidOut = tell;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(40);
  const recap = { from: 1, sentences: ['Red moved the Knight.', 'You lost the Archer.'], showAgain: undefined };
  render(
    <RecapContext value={recap}>
      <RecapView />
    </RecapContext>,
  );
  act(() => laidOut());
};

const words = () => screen.getByText(/^Red moved/);

test('what does not fit in is unfolded and folded again by a button', () => {
  show(90);
  expect(words().dataset['open']).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'All that happened' }));
  expect(words().dataset['open']).toBe('true');
  expect(words().tabIndex).toBe(0); // scrolled by the keyboard, where even that is too little
  fireEvent.click(screen.getByRole('button', { name: 'Less of what happened' }));
  expect(words().dataset['open']).toBeUndefined();
});

test('nothing is offered where all of it is in sight', () => {
  show(40);
  expect(screen.queryByRole('button')).toBeNull();
});
