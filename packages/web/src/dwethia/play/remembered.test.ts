// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { ordersToGive, remembered } from './remembered.ts';

const KEY = 'muster-remembered-test';
const store = () =>
  remembered(KEY, (kept: { readonly tilted?: unknown; readonly most?: unknown }) => ({
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

test.each(['null', '7', '{', '[]'])('what cannot be read gives defaults: %s', (kept) => {
  localStorage.setItem(KEY, kept);
  expect(store().getState()).toMatchObject({ tilted: false, most: 3 });
});

test('only orders that differ are given', () => {
  const say = (orders: { readonly ask: boolean }) => ({ type: 'orders', orders });
  expect(ordersToGive({ ask: true }, { ask: true }, say)).toEqual([]);
  expect(ordersToGive({ ask: false }, { ask: true }, say)).toEqual([{ type: 'orders', orders: { ask: false } }]);
});
