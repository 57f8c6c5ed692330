import { describe, expect, test } from 'vitest';
import type { LabGame } from './game.ts';
import { type LabResult, runLab, summary } from './lab.ts';

const withoutSpeed = ({ gamesPerSecond: _, ...rest }: LabResult) => rest;

describe('runs', () => {
  test('one worker and two give the same result, and so does the same seed again', async () => {
    const options = { scenario: 'S1', players: ['warlord', 'veteran'], games: 12, seed: 5, steps: 6 } as const;
    const one = await runLab({ ...options, workers: 1 });
    const two = await runLab({ ...options, workers: 2 });
    expect(withoutSpeed(two)).toEqual(withoutSpeed(one));
    expect(one.games).toBe(12);
    expect(one.wins[0] + one.wins[1] + one.draws).toBe(12);
  });

  test('a Veteran clearly beats a Recruit on The Ridge, and every game is told once', async () => {
    const told: LabGame[] = [];
    let last = 0;
    const result = await runLab({
      scenario: 'the-ridge',
      players: ['veteran', 'recruit'],
      games: 40,
      seed: 77,
      onGame: (game) => told.push(game),
      onProgress: (done) => {
        last = done;
      },
    });
    expect(result.winRate).toBeGreaterThan(0.7);
    expect(told.map((g) => g.index).sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i));
    expect(last).toBe(40);
  });

  test('free battles run too', async () => {
    const result = await runLab({ scenario: 'free', players: ['veteran', 'recruit'], games: 2, seed: 3, workers: 1 });
    expect(result.games).toBe(2);
  });

  test('an unknown scenario is refused in words', async () => {
    const run = runLab({ scenario: 'S99', players: ['recruit', 'recruit'], games: 2, seed: 1 });
    await expect(run).rejects.toThrow(/there is no scenario "S99"/);
  });

  test('a run can be aborted', async () => {
    const stop = new AbortController();
    const run = runLab({
      scenario: 'S2',
      players: ['recruit', 'recruit'],
      games: 100_000,
      seed: 1,
      workers: 1,
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('enough')),
    });
    await expect(run).rejects.toThrow('enough');
  });
});

describe('summary', () => {
  const game = (index: number, winner: 0 | 1 | null, rounds: number): LabGame => ({
    index,
    winner,
    side: winner === null ? null : ((winner ^ (index % 2)) as 0 | 1),
    rounds,
  });

  test('counts wins by player, side bias by side, draws as halves', () => {
    const games = [game(0, 0, 3), game(1, 0, 4), game(2, 1, 5), game(3, null, 12)];
    const result = summary(games, 2);
    expect(result).toMatchObject({ games: 4, wins: [2, 1], draws: 1, winRate: 0.625, gamesPerSecond: 2 });
    expect(result.rounds.mean).toBe(6);
    expect(result.sideBias).toBeCloseTo(1 / 3 - 0.5, 12); // side A won game 0 only
  });

  test('without games nothing is claimed', () => {
    expect(summary([], 0)).toMatchObject({ games: 0, winRate: 0, interval: [0, 1], sideBias: 0 });
  });
});
