// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Slip, TableFrame } from './TableFrame.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A screen of this size, with letters of the usual one. */
const roomOf = (width: number, height: number): void => {
  const holds = (query: string): boolean =>
    [...query.matchAll(/min-(width|height): ([\d.]+)em/g)].every(
      ([, side, least]) => (side === 'width' ? width : height) >= 16 * Number(least),
    );
  const media = (query: string) => ({
    matches: holds(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal('matchMedia', media);
};

const Table = ({ forcesPlace }: { readonly forcesPlace?: 'below' }) => {
  const [slip, setSlip] = useState<Slip>('decision');
  return (
    <TableFrame
      title="A table"
      slip={slip}
      onSlip={setSlip}
      forces={<p>Knights</p>}
      decision={<p>Strike</p>}
      log={<p>It began</p>}
      {...(forcesPlace !== undefined && { forcesPlace })}
    >
      <p>Map</p>
    </TableFrame>
  );
};

const tabs = (): readonly HTMLElement[] => screen.queryAllByRole('tab');
const namesOf = (elements: readonly HTMLElement[]): readonly (string | null)[] => elements.map((e) => e.textContent);

test('on a phone each slip is the panel of its tab, and one is in sight', () => {
  roomOf(390, 844);
  render(<Table />);
  expect(namesOf(tabs())).toEqual(['Turn', 'Forces', 'Log']);
  for (const tab of tabs()) {
    fireEvent.click(tab);
    const panel = screen.getByRole('tabpanel');
    expect(tab.getAttribute('aria-controls')).toBe(panel.id);
    expect(panel.getAttribute('aria-labelledby')).toBe(tab.id);
    expect(tabs().map((one) => [one.getAttribute('aria-selected'), one.tabIndex])).toEqual(
      tabs().map((one) => (one === tab ? ['true', 0] : ['false', -1])),
    );
  }
  expect(screen.getByRole('tabpanel').textContent).toBe('It began');
});

test('arrows go around, Home and End to the ends, and the focus goes along', () => {
  roomOf(390, 844);
  render(<Table />);
  const press = (key: string): string | null => {
    fireEvent.keyDown(document.activeElement!, { key });
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
    return document.activeElement!.textContent;
  };
  tabs()[0]!.focus();
  expect(['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map(press)).toEqual([
    'Forces',
    'Log',
    'Turn',
    'Log',
    'Turn',
    'Log',
  ]);
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft', altKey: true });
  expect(document.activeElement?.textContent).toBe('Log');
});

test('on a smaller desk the forces alone share the place of the turn, and the log stays in sight', () => {
  roomOf(1024, 768);
  const { rerender } = render(<Table />);
  expect(namesOf(tabs())).toEqual(['Turn', 'Forces']);
  expect(screen.getByText('It began').closest('[role="tabpanel"]')).toBeNull();
  rerender(<Table forcesPlace="below" />);
  expect(tabs()).toEqual([]);
  expect(screen.getByRole('complementary', { name: 'Forces and goals' }).textContent).toBe('Knights');
});

test('where all is in sight there are no tabs, and everything stands there once', () => {
  roomOf(1440, 900);
  render(<Table />);
  expect([...tabs(), ...screen.queryAllByRole('tabpanel')]).toEqual([]);
  for (const words of ['Knights', 'Strike', 'It began']) expect(screen.getAllByText(words)).toHaveLength(1);
});
