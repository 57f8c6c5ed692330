/** Secrets that are declared badly, or not at all, are found out. */

import { describe, expect, test } from 'vitest';
import { unnoticed } from './leaks.ts';
import { unmet } from './met.ts';
import { runLaws } from './run.ts';
import { lanternsLawful, lanternsLaws } from './toys/index.ts';
import type { Lanterns } from './toys/lanterns.ts';

const few = { ...lanternsLaws, games: 30, only: ['hidden', 'asked'] } as const;
const { secrets } = lanternsLawful;
const hiddenIn = (lawful: typeof lanternsLawful): string | null =>
  runLaws(lawful, few).laws.find(({ id }) => id === 'hidden')!.broken;
const declaring = (path: string, more: Partial<(typeof secrets)[0]>) => ({
  ...lanternsLawful,
  secrets: secrets.map((secret) => (secret.path === path ? { ...secret, ...more } : secret)),
});

describe('a game that says what is secret', () => {
  const report = runLaws(lanternsLawful, few);

  test('has each secret met, in pairs and with other values', () => {
    expect(unmet([report.secrets])).toEqual([]);
    expect(report.secrets.map(({ path }) => path)).toEqual(secrets.map(({ path }) => path));
  });

  test('has each way of telling one noticed', () => {
    expect(unnoticed([report.leaks])).toEqual([]);
    expect(report.leaks.map(({ name }) => name)).toEqual([
      ...secrets.map(({ path }) => `the view shows ${path} to all`),
      'all hear of dealt',
      'all hear of found',
      'all hear of byOrder',
      'all hear the facts of choose',
    ]);
  });
});

describe('the law is not put to the test', () => {
  test('by a secret that is never otherwise', () => {
    const report = runLaws(declaring('choices.*.card', { vary: (s) => s }), few);
    const without = runLaws({ ...declaring('choices.*.card', { vary: (s) => s }), isSecret: () => false }, few);
    expect(unmet([report.secrets])).toEqual([]); // other answers make pairs too
    expect(unmet([without.secrets])).toEqual(['choices.*.card']);
    expect(unnoticed([without.leaks])).toEqual(['the view shows choices.*.card to all']);
    expect(unmet([without.secrets, report.secrets])).toEqual([]);
    expect(unnoticed([without.leaks, report.leaks])).toEqual([]);
  });

  test('by a secret that nobody has, or an event that is never told', () => {
    const report = runLaws(
      {
        ...lanternsLawful,
        secrets: [...secrets, { path: 'ghosts.*', isSeen: () => false, vary: (s: Lanterns) => s }],
        whispers: [...lanternsLawful.whispers!, 'began'],
      },
      few,
    );
    expect(unmet([report.secrets])).toEqual(['ghosts.*']);
    expect(unnoticed([report.leaks])).toEqual(['the view shows ghosts.* to all', 'all hear of began']);
  });
});

describe('the law is broken', () => {
  test('by a secret that is not declared', () => {
    const open = { ...lanternsLawful, secrets: secrets.filter(({ path }) => path !== 'orders.*') };
    expect(hiddenIn(open)).toContain('which spectator may see, and the view says null');
  });

  test('by what is said to be seen and is not, or hidden and is not', () => {
    expect(hiddenIn(declaring('orders.*', { isSeen: () => true }))).toContain('and the view says null');
    expect(hiddenIn(declaring('orders.*', { isSeen: () => false }))).toContain('who may not see it');
  });

  test('by another secret that would alter what is seen', () => {
    const vary = (s: Lanterns): Lanterns => ({ ...s, scores: s.scores.map((n) => n + 1) });
    expect(hiddenIn(declaring('deck.cards', { vary }))).toContain('alter what spectator may see: scores.');
  });

  test('by what is learned and not said to be, or is no secret', () => {
    expect(hiddenIn({ ...lanternsLawful, learns: () => [] })).toContain('changes what');
    expect(hiddenIn({ ...lanternsLawful, learns: () => ['round'] })).toContain('round, which is no secret');
  });

  test('by commands that are said to be secret and are not', () => {
    expect(hiddenIn({ ...lanternsLawful, isSecret: (c) => c.type === 'mark' })).toContain('and not {"type":"mark"');
  });
});
