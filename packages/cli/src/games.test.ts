import { GAME_IDS } from '@muster/games';
import { expect, test } from 'vitest';
import { loadGame, loadUsages } from './games.ts';
import { isShared, ORDERS, readTypedBy, SHARED_WORDS } from './play/typed.ts';
import { muster } from './testing.ts';

const COMMANDS = ['play', 'odds', 'lab'] as const;
const usageOf = async (id: string) => (await loadUsages()).get(id)!;

test.each(GAME_IDS)('%s is known by its own id, and its examples name it', async (id) => {
  const { id: told, game, oddsCommand } = await loadGame(id);
  const usage = await usageOf(id);
  expect([told, game.id]).toEqual([id, id]);
  expect(oddsCommand === undefined).toBe(usage.odds === undefined);
  for (const command of COMMANDS)
    expect(usage[command]?.example ?? `muster ${command} ${id} `).toMatch(new RegExp(`^muster ${command} ${id} `));
  expect(usage.referee.example).toMatch(new RegExp(`\\| muster referee ${id}$`));
});

test.each(GAME_IDS)('the words of %s: all shared ones, and every usage can be typed', async (id) => {
  const {
    table: { words },
    orders,
  } = await loadGame(id);
  expect(words['orders']).toBe(orders === undefined ? undefined : ORDERS);
  for (const [name, word] of Object.entries(SHARED_WORDS)) expect(words[name]).toBe(word);
  for (const [name, word] of Object.entries(words)) {
    const { usage, help } = word;
    expect(usage).toMatch(new RegExp(`^${name}( |$)`));
    expect(help).not.toBe('');
    const action = readTypedBy(words, usage);
    expect(action.type).not.toBe('unclear');
    expect(isShared(action)).toBe(Object.hasOwn(SHARED_WORDS, name) || word === ORDERS);
  }
});

test.each(GAME_IDS)('the help of %s shows every option with its default', async (id) => {
  const usage = await usageOf(id);
  for (const command of COMMANDS) {
    const out = (await muster([command, id, '--help'])).out.replaceAll(/\s+/g, ' ');
    for (const option of usage[command]?.options ?? []) {
      expect(out).toContain(option.flags);
      if (option.default !== undefined) expect(out).toContain(`(default: "${option.default}")`);
    }
  }
});
