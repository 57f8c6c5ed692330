// What is chosen before a battle, as it is declared: it makes a battle that the game takes, and an address that says the same.
import { loadGames } from '@muster/games';
import { type Given, queryOf, readGiven } from '@muster/kernel';
import { describe, expect, test } from 'vitest';

const GAMES = (await loadGames()).filter(({ choices }) => choices !== undefined);
const SEED = 11;

const givenBy = (query: string): Given => new URLSearchParams(query);

test('there are games with choices', () => {
  expect(GAMES.length).toBeGreaterThan(4);
});

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, { game, choices, switches }) => {
  const { of, configOf } = choices!;
  const part = of(SEED);

  test('where nothing is chosen there is a battle, and its address says the same', () => {
    const { chosen, unknown } = readGiven(part, givenBy(''));
    expect(unknown).toEqual([]);
    expect(game.parseConfig(configOf(chosen))).toMatchObject({ ok: true });
    expect(readGiven(part, givenBy(queryOf(part, chosen)))).toMatchObject({ chosen, unknown: [] });
  });

  test('every switch can be chosen by its name, and stands in the configuration', () => {
    for (const { name, path, choices: values } of switches)
      for (const { value } of values) {
        const query = `${name}=${encodeURIComponent(String(value))}`;
        const { chosen, unknown } = readGiven(part, givenBy(query));
        expect(unknown, query).toEqual([]);
        const config = game.parseConfig(configOf(chosen));
        const found = path.reduce<unknown>((x, key) => (x as Record<string, unknown>)[key], config.ok && config.value);
        expect(found, query).toBe(value);
        expect(readGiven(part, givenBy(queryOf(part, chosen))).chosen).toEqual(chosen);
      }
  });

  test('a switch that knows no such choice says so', () => {
    for (const { name } of switches)
      expect(readGiven(part, givenBy(`${name}=no-such-choice`)).unknown).toMatchObject([{ name }]);
  });
});
