// @vitest-environment happy-dom
import type { OrderForm } from '@muster/kernel';
import { beforeEach, expect, test } from 'vitest';
import { usuallySaid, usualOrders } from './usual-orders.ts';

const line = (name: string, ...values: readonly (string | number | boolean)[]) => ({
  name,
  title: name,
  choices: values.map((value) => ({ value, words: String(value) })),
});

const orders: OrderForm = {
  title: 'When to ask me',
  note: 'Whenever you like.',
  lines: [line('resist', 'ask', 'never', 1), line('claim', true, false), line('reroll.attack', 'ask', 'never')],
  said: () => ({}),
  give: () => [],
};

let games = 0;
/** Stores are remembered as long as the page is open: every test has a game of its own. */
const kept = (settings: object) => {
  const id = `game-${++games}`;
  localStorage.setItem(`muster-${id}-settings`, JSON.stringify(settings));
  return { id, orders };
};

beforeEach(() => localStorage.clear());

test('what an older page kept is read: whole orders, one in another', () => {
  const old = {
    tilted: true,
    orders: { resist: 1, claim: false, reroll: { attack: 'never', save: 'ask' }, rally: [] },
  };
  expect(usuallySaid(kept(old))).toEqual({ resist: 1, claim: false, 'reroll.attack': 'never' });
});

test.each([
  [{ orders: { resist: 'sometimes', claim: 'yes', 'reroll.attack': 'ask' } }, { 'reroll.attack': 'ask' }],
  [{ orders: 7 }, {}],
  [{ orders: null }, {}],
  [{ orders: { reroll: 'ask' } }, {}],
  [{}, {}],
])('what is no choice is not said: %j', (settings, said) => {
  expect(usuallySaid(kept(settings))).toEqual(said);
});

test('what is chosen is kept under the name of its line, beside what else is kept of the game', () => {
  const game = kept({ tilted: true });
  usualOrders(game.id, game.orders)
    .getState()
    .change({ orders: { 'reroll.attack': 'never' } });
  expect(JSON.parse(localStorage.getItem(`muster-${game.id}-settings`)!)).toEqual({
    tilted: true,
    orders: { 'reroll.attack': 'never' },
  });
  expect(usuallySaid(game)).toEqual({ 'reroll.attack': 'never' });
  expect(usuallySaid({ id: game.id })).toEqual({}); // a game without orders
});
