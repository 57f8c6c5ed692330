import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LabCommand } from '../game.ts';
import { muster, type Typed, temporaryFolder, testIo, words } from '../testing.ts';
import { measure } from './lab.ts';

const folder = temporaryFolder();
const lab = (options: string, typed: Typed = {}) =>
  muster(words(`lab grid-battles --scenario S1 --players recruit,recruit ${options}`), { cwd: folder, ...typed });

describe('as JSON', () => {
  test('the fixed form, the same for the same seed whatever the number of workers', async () => {
    const { code, out, err } = await lab('--games 6 --seed 4 --workers 1 --json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const one = JSON.parse(out);
    expect(Object.keys(one)).toEqual([
      'games',
      'wins',
      'draws',
      'winRate',
      'interval',
      'sideBias',
      'rounds',
      'gamesPerSecond',
    ]);
    expect(one.games).toBe(6);
    expect(one.wins[0] + one.wins[1] + one.draws).toBe(6);
    expect(one.winRate).toBeCloseTo((one.wins[0] + one.draws / 2) / 6, 12);
    const two = JSON.parse((await lab('--games 6 --seed 4 --workers 2 --json')).out);
    expect({ ...two, gamesPerSecond: 0 }).toEqual({ ...one, gamesPerSecond: 0 });
    expect(existsSync(join(folder, 'lab.svg'))).toBe(false);
  });
});

describe('for people', () => {
  test('a table, and a plot as SVG', async () => {
    const { code, out } = await lab('--games 2 --seed 4');
    expect(code).toBe(0);
    expect(out).toMatch(/^Recruit against Recruit: First Muster, 2 games, seed 4\n {2}Recruit {2}\d won/);
    expect(out).toMatch(/plot written to lab\.svg\n$/);
    expect(readFileSync(join(folder, 'lab.svg'), 'utf8')).toMatch(/^<svg [\s\S]+<\/svg>\n$/);
  });

  test('run in the repository, the default plot is none of its files', () => {
    const ignored = readFileSync(new URL('../../../../.gitignore', import.meta.url), 'utf8').split('\n');
    expect(ignored).toContain('/lab.svg');
    expect(existsSync(new URL('../../../../package.json', import.meta.url))).toBe(true); // it is the root that is meant
  });

  test('a plot as a page, and a bar while it runs on a terminal', async () => {
    const { out, err } = await lab('--games 2 --plot lab.html', { terminal: { err: true } });
    expect(out).toContain('plot written to lab.html');
    expect(readFileSync(join(folder, 'lab.html'), 'utf8')).toMatch(/^<!doctype html>[\s\S]+<svg [\s\S]+<\/html>\n$/);
    expect(err).toMatch(/█+ 100% {2}2 of 2 games, 0 s left/);
  });

  test('stopped by the user', async () => {
    const { code, out, err } = await lab('--games 2', { interrupted: AbortSignal.abort() });
    expect({ code, out }).toEqual({ code: 130, out: '' });
    expect(err).toContain('there is no result');
  });
});

test.each([
  ['--games 0', /--games must be a whole number from 1 to 1000000, not “0”/],
  ['--seed x', /--seed must be/],
  ['--workers 0', /--workers must be/],
  ['--steps 0', /--steps must be/],
  ['--players veteran', /--players needs two players, for example veteran,recruit, not “veteran”/],
  ['--players veteran,emperor', /no player “emperor”; there are recruit, veteran, warlord/],
  ['--scenario S9', /no scenario “S9”/],
  ['--plot lab.png', /--plot must name a file that ends in \.svg or \.html/],
  ['--plot none/lab.svg', /none\/lab\.svg cannot be written: there is no such file or folder/],
])('%s is refused', async (options, wanted) => {
  const { code, out, err } = await lab(options);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(wanted);
});

describe('a game with more players and a report of its own', () => {
  const command: LabCommand<'grid-battles'> = {
    game: 'grid-battles',
    players: [2, 4],
    read: (options, players) => ({ setting: { scenario: String(options['scenario']) }, where: `${players} players` }),
    report: (games, { scenario }) => ({
      json: { scenario, indices: games.map(({ index }) => index) },
      words: () => `reported on ${scenario}\n`,
    }),
  };
  const options = { scenario: 'S1', games: '4', seed: '1', plot: 'own.svg' } as const;
  const ask = async (more: object) => {
    const { io, out } = testIo({ cwd: folder });
    const code = await measure(command, { ...options, players: 'recruit,recruit', ...more }, io);
    return { code, out: out() };
  };

  test('its words stand below the table, its fields after those of every lab', async () => {
    const { out } = await ask({});
    expect(out).toMatch(
      /^Recruit against Recruit: 2 players, 4 games, seed 1\n[\s\S]+a second\nreported on S1\n {2}plot/,
    );
    const told = JSON.parse((await ask({ json: true })).out);
    expect(Object.keys(told).slice(-3)).toEqual(['gamesPerSecond', 'scenario', 'indices']);
    expect(told.indices).toEqual([0, 1, 2, 3]);
  });

  test('too many players, and more than the battle has seats, are refused in a sentence', async () => {
    await expect(ask({ players: 'recruit' })).rejects.toThrow('--players needs 2 to 4 players, for example');
    await expect(ask({ players: 'recruit,recruit,recruit' })).rejects.toThrow(
      'This cannot be played: this is for 2 players, and 3 were named.',
    );
  });
});
