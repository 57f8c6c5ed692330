// @vitest-environment happy-dom
// A board is asked to show somebody before the page is laid out: it still begins as large as one that was not asked.

import { act, cleanup, render } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBoardZoom } from './useBoardZoom.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SHEET = { width: 868, height: 1148 };
const HOME = { x: 434, y: 900, mine: { when: 'battle', at: [{ x: 400, y: 1000 }] } };
const NO_INSETS = {};

const Board = ({ asks }: { readonly asks: boolean }) => {
  const table = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const zoom = useBoardZoom({ table, plane }, SHEET, NO_INSETS, HOME);
  useEffect(() => {
    if (asks) zoom.show({ x: 434, y: 5 });
  }, [asks, zoom]);
  return (
    <div ref={table}>
      <div ref={plane} data-plane />
    </div>
  );
};

const lies = (container: HTMLElement): string => container.querySelector<HTMLElement>('[data-plane]')!.style.transform;

/** How the board lies once the page has its height. */
const laidOut = (asks: boolean): string => {
  let grown: () => void = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        grown = tell;
      }
      observe() {}
      disconnect() {}
    },
  );
  let height = 0;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 390, height));
  const { container } = render(<Board asks={asks} />);
  height = 300;
  act(() => grown());
  const transform = lies(container);
  cleanup();
  return transform;
};

test('who is to be shown before there is any room does not change how a small board begins', () => {
  expect(laidOut(true)).toBe(laidOut(false));
  expect(laidOut(false)).toMatch(/scale\(0\.57/); // large enough to be touched
});

test('a board that is seen whole stays where it is, whoever at its edge is to be shown', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true })); // nothing glides
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 900, 800));
  const { container, rerender } = render(<Board asks={false} />);
  const before = lies(container);
  rerender(<Board asks={true} />);
  expect(lies(container)).toBe(before);
});
