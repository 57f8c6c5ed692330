import { expect, test } from 'vitest';
import { BRAINS } from './brains.ts';
import { GAMES } from './index.ts';
import { GAME_WORDS } from './words.ts';

test('every game on the table has its words and a computer player, and no other has', () => {
  expect(Object.keys(GAME_WORDS)).toEqual(GAMES.map(({ id }) => id));
  expect(Object.keys(BRAINS)).toEqual(GAMES.map(({ id }) => id));
});

test.each(GAMES)('$name: entry, table and rule book speak of the same game', async ({ id, load, ruleIds }) => {
  const ui = await load();
  expect(ui.game.id).toBe(id);
  expect(ui.book.game).toBe(id);
  expect(ui.isAnytime(ui.concede)).toBe(true);
  expect(ui.game.parseCommand(ui.concede).ok).toBe(true);
  expect(ruleIds.flags).not.toContain('g');
  expect(ui.book.ids.flags).toBe('');
});
