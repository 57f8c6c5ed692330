/// <reference types="vite/client" />

import { GAME_IDS } from '@muster/games';
import { expect, test } from 'vitest';
import { loadTable } from '../contract/games.ts';
import { GAMES } from './games.ts';

const games = GAMES.games.map((game) => ({ name: game.card.name, id: game.card.id, game }));

test('the games stand as the list has them, and the first one is meant by addresses that name none', () => {
  expect(games.map(({ id }) => id)).toEqual(GAME_IDS);
});

test('no two pages have the same address', () => {
  const ours = ['/', '/new', '/play', '/replay', '/replays', '/rules', '/odds'];
  const paths = [...ours, ...games.flatMap(({ game }) => (game.entry.more ?? []).map(({ path }) => path))];
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(games)('$name: card and descriptor speak of the same game', async ({ id, game }) => {
  const { descriptor } = await loadTable(game);
  expect(descriptor.id).toBe(id);
  expect(descriptor.game.id).toBe(id);
  expect(descriptor.quickStarts()[0]?.name).toBe(game.card.quickStart);
  expect(descriptor.isAnytime(descriptor.concede)).toBe(true);
  expect(descriptor.game.parseCommand(descriptor.concede).ok).toBe(true);
  expect(game.card.ruleIds.flags).not.toContain('g');
  expect(descriptor.book.ids.flags).toBe('');
});
