import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { muster, type Typed, temporaryFolder, words } from '../testing.ts';

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
    expect(out).toMatch(/^Recruit against Recruit: First Muster \(ours\), 2 games, seed 4\n {2}Recruit {2}\d won/);
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

test('more players than the battle has seats are refused in a sentence', async () => {
  const ask = (players: string) =>
    muster(words(`lab magewinds --scenario deathmatch --players ${players}`), { cwd: folder });
  expect((await ask('recruit')).err).toContain('--players needs 2 to 4 players, for example');
  expect((await ask('recruit,recruit,recruit')).err).toMatch(/This cannot be played: .+/);
});
