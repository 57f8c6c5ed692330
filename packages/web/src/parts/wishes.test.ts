// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { makeWishes, wishesKey } from './wishes.ts';

const KEY = wishesKey('a-game');
const store = () =>
  makeWishes('a-game', (kept: { readonly tilted?: unknown; readonly most?: unknown }) => ({
    tilted: kept.tilted === true,
    most: Number(kept.most ?? 3),
  }));

beforeEach(() => localStorage.clear());

test('what is changed is there the next time, the rest as it was', () => {
  const first = store();
  expect(first.getState()).toMatchObject({ tilted: false, most: 3 });
  first.getState().change({ most: 5 });
  expect(first.getState()).toMatchObject({ tilted: false, most: 5 });
  expect(store().getState()).toMatchObject({ tilted: false, most: 5 });
  expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual({ tilted: false, most: 5 });
});

test('what others keep of the same game stays', () => {
  const other = makeWishes('a-game', (kept: { readonly loud?: unknown }) => ({ loud: kept.loud === true }));
  const first = store();
  other.getState().change({ loud: true });
  first.getState().change({ most: 5 });
  other.getState().change({ loud: true });
  expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual({ loud: true, tilted: false, most: 5 });
});

test.each(['null', '7', '{', '[]'])('what cannot be read gives defaults: %s', (kept) => {
  localStorage.setItem(KEY, kept);
  expect(store().getState()).toMatchObject({ tilted: false, most: 3 });
});
