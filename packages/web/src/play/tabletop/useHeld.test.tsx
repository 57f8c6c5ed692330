// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDraft, useHeld } from './useHeld.ts';

interface Asked {
  readonly battle: string;
  readonly d: { readonly kind: string } | undefined;
}

const fresh = (battle: string, d: Asked['d']): string => `${battle} ${d?.kind ?? 'idle'}`;

test('what a hand holds stays with the state and the kind of question, and is forgotten with either', () => {
  const first: Asked = { battle: 'one', d: { kind: 'move' } };
  const { result, rerender } = renderHook(({ battle, d }: Asked) => useHeld(battle, d, fresh), { initialProps: first });
  const held = (): string => result.current[0];
  const hold = (words: string): void => act(() => result.current[1](words));
  expect(held()).toBe('one move');
  hold('A1 to the hill');
  rerender({ battle: 'one', d: { kind: 'move' } });
  expect(held()).toBe('A1 to the hill');
  rerender({ battle: 'one', d: undefined });
  expect(held()).toBe('one idle');
  rerender({ battle: 'two', d: { kind: 'move' } });
  expect(held()).toBe('two move');
});

test('a draft is forgotten with the state', () => {
  const { result, rerender } = renderHook(({ battle }) => useDraft(battle, 0), { initialProps: { battle: 'one' } });
  act(() => result.current[1](3));
  expect(result.current[0]).toBe(3);
  rerender({ battle: 'two' });
  expect(result.current[0]).toBe(0);
});

test('whoever leaves the table and comes back finds what was held, as often as that happens', () => {
  const sit = () => renderHook(() => useHeld('one', { kind: 'move' }, fresh));
  const first = sit();
  act(() => first.result.current[1]('A1 to the hill'));
  first.unmount();
  for (let again = 0; again < 2; again++) {
    const { result, unmount } = sit();
    expect(result.current[0]).toBe('A1 to the hill');
    unmount();
  }
});
