/// <reference types="vite/client" />

import { expect, test } from 'vitest';
import { findBrain } from './brains.ts';
import { GAMES } from './games.ts';

const { games } = GAMES;

test('Grid Battles is meant by addresses that name no game', () => {
  expect(games[0].id).toBe('grid-battles');
});

test('every game has its own place and its words, and no other has', async () => {
  expect(new Set(games.map(({ place }) => place)).size).toBe(games.length);
  expect(Object.keys(await GAMES.words()).sort()).toEqual(games.map(({ id }) => id).sort());
});

test('no two pages have the same address', () => {
  const ours = ['/', '/new', '/play', '/replay', '/rules', '/odds'];
  const paths = [...ours, ...games.flatMap(({ more = [] }) => more.map(({ path }) => path))];
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(games)('$name: a computer player is found by its id', async ({ id }) => {
  expect((await findBrain(id)?.())?.choose).toBeTypeOf('function');
});

test.each(games)('$name: entry, table and rule book speak of the same game', async ({ id, load, ruleIds }) => {
  const ui = await load();
  expect(ui.game.id).toBe(id);
  expect(ui.book.game).toBe(id);
  expect(ui.isAnytime(ui.concede)).toBe(true);
  expect(ui.game.parseCommand(ui.concede).ok).toBe(true);
  expect(ruleIds.flags).not.toContain('g');
  expect(ui.book.ids.flags).toBe('');
});
