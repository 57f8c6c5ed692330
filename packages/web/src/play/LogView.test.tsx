// @vitest-environment happy-dom
/// <reference types="vite/client" />

import type { LogLine } from '@muster/kernel';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { table as whispers } from '../../../table/test/whispers.ts';
import { LogView } from './LogView.tsx';

afterEach(cleanup);

const game = { ...whispers, ui: { ...whispers.ui, placesOf: () => ['the oak'], Why: () => null } };

const line = (n: number, words: string, undone = false): LogLine => ({
  key: String(n),
  n,
  words,
  rule: null,
  event: words.includes('takes back') ? null : { type: words, rule: 'W-1' },
  seat: 0,
  undone,
});

const show = (log: readonly LogLine[]) => {
  const pointed: (string | undefined)[] = [];
  const props = {
    game: game as never,
    view: { config: {} } as never,
    onPoint: (e?: { type: string }) => pointed.push(e?.type),
  };
  render(<LogView {...props} log={log} />);
  return { pointed, log: within(screen.getByRole('region', { name: 'Log' })) };
};

test('a line points to its place while the pointer is on it, and when the arrow keys reach it', () => {
  const { pointed, log } = show([line(0, 'hums'), line(1, 'sings')]);
  fireEvent.pointerEnter(log.getByText('hums').closest('li')!);
  fireEvent.pointerLeave(log.getByText('hums').closest('li')!);
  expect(pointed).toEqual(['hums', undefined]);
  fireEvent.keyDown(screen.getByRole('region', { name: 'Log' }), { key: 'ArrowUp' });
  expect(document.activeElement?.textContent).toContain('sings');
  expect(pointed.at(-1)).toBe('sings');
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
  expect(pointed.at(-1)).toBe('hums');
});

test('what was taken back is one line that can be opened', () => {
  const { log } = show([line(0, 'hums', true), line(1, 'sings', true), line(2, 'Ash takes back the last 2 commands.')]);
  const fold = log.getByText('2 commands taken back').closest('details')!;
  expect(fold.open).toBe(false);
  expect(fold.textContent).toContain('taken back: hums');
});

test('read with other eyes, a line that both have heard is the same line, and stands first where the other heard less', () => {
  const [hums, sings] = [line(1, 'hums'), line(2, 'sings')];
  const props = { game: game as never, view: { config: {} } as never };
  const { rerender } = render(<LogView {...props} log={[line(0, 'whispers'), hums, sings]} />);
  const before = screen.getByText('sings').closest('li');
  rerender(
    <LogView
      {...props}
      log={[
        { ...hums, key: '0', n: 0 },
        { ...sings, key: '1', n: 1 },
      ]}
    />,
  );
  expect(screen.getByText('sings').closest('li')).toBe(before);
  expect(screen.queryByText('whispers')).toBeNull();
});

describe('what came before', () => {
  const LINE_PX = 20;
  const TOP_PX = 30;

  /** As tall as its lines and what stands above them; two lines are in sight. */
  const measured = (box: HTMLElement): HTMLElement => {
    const height = () => box.querySelectorAll('[data-line]').length * LINE_PX + (offered() === null ? 0 : TOP_PX);
    Object.defineProperty(box, 'scrollHeight', { get: height });
    Object.defineProperty(box, 'clientHeight', { get: () => 2 * LINE_PX });
    return box;
  };
  const offered = () => screen.queryByRole('button', { name: /what came before/ });
  const said = () => screen.getByRole('status').textContent;
  const all = Array.from({ length: 12 }, (_, n) => line(n, `hums ${n}`));

  /** A log from this number on, with a server that answers when the test does. */
  const late = async (from: number) => {
    let answer: (isThere: boolean) => void = () => {};
    const fetch = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
    const props = { game: game as never, view: { config: {} } as never };
    const page = (first: number, to: number, isThere = true) => (
      <LogView {...props} log={all.slice(first, to)} earlier={{ isThere, fetch }} />
    );
    const { rerender } = render(page(from, 10));
    await act(() => new Promise(requestAnimationFrame)); // it begins at its end
    const box = measured(screen.getByRole('region', { name: 'Log' }));
    const answered = (isThere: boolean) => act(async () => answer(isThere));
    const come = (first: number, to = 10, isThere = first > 0) => rerender(page(first, to, isThere));
    return { fetch, box, answered, come };
  };

  test('is offered until the log begins at the beginning', async () => {
    const { fetch, answered, come } = await late(6);
    fireEvent.click(offered()!);
    expect(offered()!.textContent).toBe('Fetching what came before…');
    fireEvent.click(offered()!);
    expect(fetch).toHaveBeenCalledTimes(1);
    come(3);
    await answered(true);
    expect(said()).toBe('3 earlier lines above.');
    fireEvent.click(offered()!);
    come(0);
    await answered(true);
    expect(offered()).toBeNull();
    expect(said()).toBe('3 earlier lines above, from the beginning on.');
  });

  test('leaves what is read in its place, and leads on from there by keyboard', async () => {
    const { box, answered, come } = await late(6);
    box.scrollTop = 10;
    offered()!.focus();
    fireEvent.click(offered()!);
    come(3);
    await answered(true);
    expect(box.scrollTop).toBe(10 + 3 * LINE_PX);
    expect(document.activeElement?.textContent).toContain('hums 6');
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
    expect(document.activeElement?.textContent).toContain('hums 5');
    come(1);
    come(1, 10, false); // what is before it has no line
    expect(box.scrollTop).toBe(10 + 5 * LINE_PX - TOP_PX);
    expect(document.activeElement?.textContent).toContain('hums 5');
  });

  test('is not counted as new, and what is new is', async () => {
    const { box, answered, come } = await late(6);
    box.scrollTop = 0;
    fireEvent.click(offered()!);
    come(3);
    await answered(true);
    expect(screen.queryByText(/new line/)).toBeNull();
    come(3, 12);
    expect(screen.getByText('2 new lines')).toBeTruthy();
  });

  test('that could not be fetched is told in its place, and can be asked for again', async () => {
    const { fetch, answered } = await late(6);
    fireEvent.click(offered()!);
    await answered(false);
    expect(said()).toMatch(/^What came before could not be fetched: .* Try again in a moment\.$/);
    fireEvent.click(offered()!);
    expect(said()).toBe('');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('of a log that is whole is not spoken of', () => {
    show([line(0, 'hums')]);
    expect(offered()).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
