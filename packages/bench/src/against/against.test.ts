import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compareBench, sharedCases } from './compare.ts';
import { type Ratio, ratioOf, turnsOf } from './ratio.ts';
import { ratiosOf } from './rounds.ts';
import { againstTable } from './table.ts';

describe('the ratio of nine rounds', () => {
  test('is taken within each round; the fifth is the median, the third and the seventh are the quartiles', () => {
    const now = [200, 90, 110, 330, 95, 105, 100, 120, 84];
    const before = [100, 100, 100, 300, 100, 100, 100, 100, 120];
    // 2, 0.9, 1.1, 1.1, 0.95, 1.05, 1, 1.2, 0.7: sorted 0.7, 0.9, 0.95, 1, 1.05, 1.1, 1.1, 1.2, 2
    expect(ratioOf(now.map((rate, i) => ({ now: rate, before: before[i]! })))).toEqual({
      ratio: 1.05,
      lower: 0.95,
      upper: 1.1,
      least: 0.7,
      most: 2,
    });
  });

  test('lies between two of them where their number is even', () => {
    const rounds = [1, 2, 3, 5].map((rate) => ({ now: rate, before: 1 }));
    expect(ratioOf(rounds)).toEqual({ ratio: 2.5, lower: 1.75, upper: 3.5, least: 1, most: 5 });
  });

  test('of one round is that round', () => {
    const once: Ratio = { ratio: 0.5, lower: 0.5, upper: 0.5, least: 0.5, most: 0.5 };
    expect(ratioOf([{ now: 1, before: 2 }])).toEqual(once);
  });
});

describe('turns', () => {
  test('who goes first changes from round to round', () => {
    expect([0, 1, 2].map(turnsOf)).toEqual([
      ['now', 'before'],
      ['before', 'now'],
      ['now', 'before'],
    ]);
  });

  test('every case comes in every round, both trees one right after the other', async () => {
    const heard: string[] = [];
    const cases = [
      { part: 'kernel', name: 'games' },
      { part: 'odds', name: 'combat' },
    ];
    const ratios = await ratiosOf(cases, 2, async (which, { name }) => {
      heard.push(`${name} ${which}`);
      return which === 'now' ? 6 : name === 'games' ? 3 : 4;
    });
    expect(heard).toEqual([
      'games now',
      'games before',
      'combat now',
      'combat before',
      'games before',
      'games now',
      'combat before',
      'combat now',
    ]);
    expect([ratios['kernel']?.['games']?.ratio, ratios['odds']?.['combat']?.ratio]).toEqual([2, 1.5]);
  });

  test('a case that only one of them has is left out, and told', () => {
    const [games, reach, sight] = ['games', 'reach', 'sight'].map((name) => ({ part: 'kernel', name }));
    expect(sharedCases([games!, reach!], [sight!, games!])).toEqual({
      shared: [games],
      leftOut: ['kernel: reach', 'kernel: sight'],
    });
  });
});

test('the table says what is faster and slower by more than a twentieth', async () => {
  const spread = { lower: 0.98, upper: 1.02, least: 0.9, most: 1.1 };
  const parts = {
    odds: { combat: { ratio: 0.9499, ...spread }, chain60: { ratio: 1.05, ...spread } },
    web: { first: { ratio: 1.0501, ...spread } },
  };
  const told = await againstTable({ revision: 'main', commit: 'a'.repeat(40), rounds: 9, parts, leftOut: ['odds: x'] });
  expect(told).toBe(
    [
      'How many times as fast as main (aaaaaaaaa): median, middle half and all of 9 rounds',
      '',
      'Odds',
      '  0.950   0.980 to 1.020   0.900 to 1.100   combat  slower',
      '  1.050   0.980 to 1.020   0.900 to 1.100   chain60',
      '',
      'Page',
      '  1.050   0.980 to 1.020   0.900 to 1.100   first  faster',
      '',
      'Only one of the two has these: odds: x.',
      '',
    ].join('\n'),
  );
});

describe('what is not compared', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'muster-against-'));
    vi.stubEnv('TMPDIR', folder);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    expect(readdirSync(folder)).toEqual([]); // nothing is left behind
    rmSync(folder, { recursive: true });
  });

  test.each(['no-such-branch', '--all', 'HEAD:packages', ''])('the revision %j is refused', async (revision) => {
    await expect(compareBench({ revision })).rejects.toThrow(`There is no revision “${revision}”.`);
  });

  test('nothing, where git is not there', async () => {
    vi.stubEnv('PATH', '');
    await expect(compareBench({ revision: 'HEAD' })).rejects.toThrow(/^git is not there/);
  });

  test('nothing, outside of a repository', async () => {
    vi.stubEnv('GIT_DIR', join(folder, '.git'));
    await expect(compareBench({ revision: 'HEAD' })).rejects.toThrow(/^This is no git repository/);
  });

  test('nothing more, once it is stopped', async () => {
    const stop = new AbortController();
    const seen: (readonly string[])[] = [];
    const onProgress = (): void => {
      seen.push(readdirSync(folder));
      stop.abort('SIGINT');
    };
    await expect(compareBench({ revision: 'HEAD', signal: stop.signal, onProgress })).rejects.toThrow();
    expect(seen).toEqual([[expect.stringMatching(/^muster-bench-/)]]);
  });
});
