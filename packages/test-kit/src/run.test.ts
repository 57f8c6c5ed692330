import { describe, expect, test } from 'vitest';
import { checkLaws, runLaws, wrongWith } from './run.ts';
import { BROKEN } from './toys/broken.ts';
import { lanterns, lanternsLaws } from './toys/index.ts';

const few = { ...lanternsLaws, games: 5 };

describe('a run', () => {
  test('is the same for the same seed', () => {
    expect(runLaws(lanterns, few)).toEqual(runLaws(lanterns, few));
    expect(runLaws(lanterns, few)).not.toEqual(runLaws(lanterns, { ...few, seed: 100 }));
  });

  test('names a seed that shows the breach again, alone', () => {
    for (const { law, game } of BROKEN.filter((b) => ['json', 'undo', 'hidden', 'garbage', 'ends'].includes(b.law))) {
      const first = runLaws(game, { ...lanternsLaws, games: 100, only: [law] }).laws[0]!.broken!;
      const seed = Number(/seed (\d+)/.exec(first)?.[1]);
      const again = runLaws(game, { ...lanternsLaws, games: 1, seed, only: [law] }).laws[0]!;
      expect(again.broken?.split('\n')[0]).toBe(first.split('\n')[0]);
    }
  });

  test('checks only the laws it is asked for', () => {
    const { laws } = runLaws(lanterns, { ...few, only: ['json', 'undo'] });
    expect(laws.map((law) => law.id)).toEqual(['json', 'undo']);
  });

  test('looks at the records of some games only, when asked', () => {
    const checks = (recordOneIn: number) =>
      runLaws(lanterns, { ...few, games: 20, recordOneIn, only: ['tampering'] }).laws[0]!.checks;
    expect([checks(1), checks(4)]).toEqual([20, 5]);
  });

  test('lets a player choose, who sees only the view', () => {
    const seen = new Set<boolean>();
    const report = runLaws(lanterns, {
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
    expect(runLaws(endless, { ...lanternsLaws, games: 1000 }).games).toBe(8);
  });
});

describe('a check', () => {
  test('throws with every law that is broken or was never put to the test', () => {
    const [{ law, game }] = BROKEN as [(typeof BROKEN)[0]];
    expect(() => checkLaws(game, { ...lanternsLaws, games: 50 })).toThrow(`[${law}] game with seed`);
    expect(() => checkLaws(lanterns, { ...lanternsLaws, games: 0, only: ['json'] })).toThrow(
      '[json] was never put to the test',
    );
    expect(checkLaws(lanterns, { ...lanternsLaws, games: 50 }).games).toBe(50);
  });

  test('of a law that holds finds nothing wrong', () => {
    expect(wrongWith({ id: 'json', name: '', checks: 1, broken: null })).toBeUndefined();
    expect(wrongWith({ id: 'json', name: '', checks: 1, broken: 'how' })).toBe('how');
  });
});
