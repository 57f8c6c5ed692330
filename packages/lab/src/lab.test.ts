import type { Level } from '@muster/ai';
import { LIST } from '@muster/games';
import type { Descriptor } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { type LabGame, playGame, seating } from './game.ts';
import { type LabResult, runLab, summary } from './lab.ts';
import { plainModule } from './plain.ts';

const withoutSpeed = ({ gamesPerSecond: _, ...rest }: LabResult) => rest;

const on = (scenario: string) => ({ game: 'grid-battles', setting: { scenario } }) as const;

describe('runs', () => {
  test('one worker and two give the same result, and so does the same seed again', async () => {
    const options = { ...on('S1'), players: ['warlord', 'veteran'], games: 12, seed: 5, steps: 6 } as const;
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
      ...on('the-ridge'),
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
    const result = await runLab({ ...on('free'), players: ['veteran', 'recruit'], games: 2, seed: 3, workers: 1 });
    expect(result.games).toBe(2);
  });

  test('an unknown scenario is refused in words', async () => {
    const run = runLab({ ...on('S99'), players: ['recruit', 'recruit'], games: 2, seed: 1 });
    await expect(run).rejects.toThrow(/there is no scenario "S99"/);
  });

  test('another number of players than there are seats is refused in words', async () => {
    const run = runLab({ ...on('S1'), players: ['recruit', 'recruit', 'recruit'], games: 2, seed: 1 });
    await expect(run).rejects.toThrow('this is for 2 players, and 3 were named');
  });

  test('a run can be aborted', async () => {
    const stop = new AbortController();
    const run = runLab({
      ...on('S2'),
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
  const game = (index: number, winner: 0 | 1 | null, rounds: number): LabGame => {
    const side = winner === null ? null : winner ^ (index % 2);
    const places = side === null ? [[0, 1]] : [[side], [1 - side]];
    const outcome = { places, reason: 'test', rule: 'test' };
    return { index, seats: seating(index, 2), winner, side, outcome, rounds, facts: null };
  };

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

  test('of four players: a shared first place is divided, equal sides win a quarter each', () => {
    const four = (index: number, first: readonly number[]): LabGame => {
      const side = first.length === 1 ? first[0]! : null;
      const seats = seating(index, 4);
      const outcome = { places: [first], reason: 'test', rule: 'test' };
      return { index, seats, winner: side === null ? null : seats[side]!, side, outcome, rounds: 5, facts: null };
    };
    const result = summary([four(0, [0]), four(1, [1]), four(2, [2, 3]), four(3, [1])], 1, 4);
    expect(result).toMatchObject({ games: 4, wins: [2, 0, 1, 0], draws: 1 }); // game 3: seat 1 is player 2
    expect(result.players?.map(({ winRate }) => winRate)).toEqual([2.5 / 4, 0.5 / 4, 1 / 4, 0]); // game 2: players 0, 1
    expect(result.winRate).toBe(2.5 / 4);
    expect(result.sideBias).toBeCloseTo(1 / 3 - 1 / 4, 12);
  });
});

describe('seats', () => {
  test.each([
    [0, 2, [0, 1]],
    [1, 2, [1, 0]],
    [2, 2, [0, 1]],
    [0, 3, [0, 1, 2]],
    [1, 3, [2, 0, 1]],
    [2, 3, [1, 2, 0]],
    [3, 3, [0, 1, 2]],
  ])('game %i of %i players', (index, players, seats) => {
    expect(seating(index, players)).toEqual(seats);
  });

  test('players are told the levels by seat; wins are told by player, with the facts of the match-up', () => {
    const asked: string[] = [];
    const outcome = { places: [[2], [0, 1]], reason: 'test', rule: 'test' };
    const over = { setup: () => ({}), decisions: () => [], outcome: () => outcome };
    const lab = {
      descriptor: { game: over, roundOf: () => 4 } as unknown as Descriptor,
      playerOf: (level: Level) => {
        asked.push(level);
        return { level, choose: () => ({ type: 'never' }) };
      },
    };
    const players = ['recruit', 'veteran', 'warlord'] as const;
    const series = { game: 'none', setting: null, players, seed: 1, steps: 1 } as const;
    expect(playGame(lab, series, 1, { config: {}, facts: 'ground' })).toMatchObject({
      winner: 1,
      side: 2,
      rounds: 4,
      facts: 'ground',
    });
    expect(asked).toEqual(['warlord', 'recruit', 'veteran']);
  });
});

describe('a game without a lab of its own', () => {
  const samples = async () => (await LIST[0].card.load()).samples();

  test('plays its first sample, or the one that is named', async () => {
    const all = await samples();
    const lab = plainModule({ samples: () => all });
    const first = lab.matchUps({}, 1);
    expect(first(0).config).toBe(all[0]!.config);
    expect(first(7)).toBe(first(0));
    expect(lab.matchUps({ sample: all[2]!.id }, 1)(0).config).toBe(all[2]!.config);
  });

  test('a sample that is not there is refused with those that are', async () => {
    const all = await samples();
    expect(() => plainModule({ samples: () => all }).matchUps({ sample: 'chess' }, 1)).toThrow(
      `must be one of ${all.map(({ id }) => id).join(', ')}, not "chess"`,
    );
  });
});

test('what is no game is refused in words', async () => {
  const run = runLab({ game: 'chess', setting: {}, players: ['recruit', 'recruit'], games: 1, seed: 1 });
  await expect(run).rejects.toThrow('there is no game chess');
});
