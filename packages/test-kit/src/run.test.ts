import { describe, expect, test } from 'vitest';
import { checkLaws, runLaws, wrongWith } from './run.ts';
import { BROKEN } from './toys/broken.ts';
import { lanternsLawful, lanternsLaws } from './toys/index.ts';

const few = { ...lanternsLaws, games: 5 };

describe('a run', () => {
  test('is the same for the same seed', () => {
    expect(runLaws(lanternsLawful, few)).toEqual(runLaws(lanternsLawful, few));
    expect(runLaws(lanternsLawful, few)).not.toEqual(runLaws(lanternsLawful, { ...few, seed: 100 }));
  });

  test('names a seed that shows the breach again, alone', () => {
    for (const wanted of ['json', 'undo', 'hidden', 'garbage', 'ends'] as const) {
      const { law, game } = BROKEN.find((b) => b.law === wanted)!;
      const first = runLaws({ ...lanternsLawful, game }, { ...lanternsLaws, games: 100, only: [law] }).laws[0]!.broken!;
      const seed = Number(/seed (\d+)/.exec(first)?.[1]);
      const again = runLaws({ ...lanternsLawful, game }, { ...lanternsLaws, games: 1, seed, only: [law] }).laws[0]!;
      expect(again.broken?.split('\n')[0]).toBe(first.split('\n')[0]);
    }
  });

  test('checks only the laws it is asked for', () => {
    const { laws } = runLaws(lanternsLawful, { ...few, only: ['json', 'undo'] });
    expect(laws.map((law) => law.id)).toEqual(['json', 'undo']);
  });

  test('looks at the records of some games only, when asked', () => {
    const checks = (recordOneIn: number) =>
      runLaws(lanternsLawful, { ...few, games: 20, recordOneIn, only: ['replay'] }).laws[0]!.checks;
    expect(checks(4)).toBeLessThan(checks(1) / 2);
  });

  test('lets a player choose, who sees only the view', () => {
    const seen = new Set<boolean>();
    const report = runLaws(lanternsLawful, {
      ...few,
      choose: (view, seat, candidates) => {
        seen.add(view.hands[seat]!.cards !== null && view.deck.cards === null);
        return candidates[0]!;
      },
    });
    expect(report.laws.filter((law) => law.broken !== null)).toEqual([]);
    expect(seen).toEqual(new Set([true]));
  });

  test('gives up on a game that cannot be played through', () => {
    const endless = BROKEN.find((b) => b.law === 'ends')!.game;
    expect(runLaws({ ...lanternsLawful, game: endless }, { ...lanternsLaws, games: 1000 }).games).toBe(8);
  });
});

describe('a check', () => {
  test('throws with every law that is broken or was never put to the test', () => {
    const [{ law, game }] = BROKEN as [(typeof BROKEN)[0]];
    expect(() => checkLaws({ ...lanternsLawful, game }, { ...lanternsLaws, games: 50 })).toThrow(
      `[${law}] game with seed`,
    );
    expect(() => checkLaws(lanternsLawful, { ...lanternsLaws, games: 0, only: ['json'] })).toThrow(
      '[json] was never put to the test',
    );
    expect(checkLaws(lanternsLawful, { ...lanternsLaws, games: 50 }).games).toBe(50);
  });

  test('of a law that holds finds nothing wrong', () => {
    expect(wrongWith({ id: 'json', name: '', checks: 1, met: {}, broken: null, millis: 0 })).toBeUndefined();
    expect(wrongWith({ id: 'json', name: '', checks: 1, met: {}, broken: 'how', millis: 0 })).toBe('how');
  });
});
