// @vitest-environment happy-dom
/// <reference types="vite/client" />

import type { LogLine } from '@muster/kernel';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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
