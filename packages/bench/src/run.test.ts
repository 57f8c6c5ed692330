import { describe, expect, test } from 'vitest';
import { median, type Pace, percentile } from './measure.ts';
import { findBenchPart, loadPart } from './parts.ts';
import { runBench } from './run.ts';
import { sampleInChild } from './spawn.ts';

const QUICK: Pace = { rounds: 1, warmUpMillis: 1, millis: 1 };

test('the median', () => {
  expect(median([3, 100, 1, 2, 50])).toBe(3);
  expect(median([4, 1])).toBe(2.5);
});

test.each([
  [90, 9],
  [91, 10],
  [100, 10],
  [1, 1],
])('%d in a hundred of ten values are at most the %dth', (percent, nth) => {
  expect(percentile([2, 1, 10, 9, 3, 4, 5, 8, 7, 6], percent)).toBe(nth);
});

describe('the parts', () => {
  test.each([
    ['kernel', 'kernel'],
    ['gridBattles', 'gridBattles'],
    ['grid-battles', 'gridBattles'],
    ['magewinds', 'magewinds'],
    ['WEB', 'web'],
    ['constructor', undefined],
    ['', undefined],
  ])('%j is %s', (name, part) => {
    expect(findBenchPart(name)).toBe(part);
  });

  test('ratios are ours to theirs, each taken within its round', async () => {
    const rounds = [
      { connectFour: 900, boardgameIo: 3, handWritten: 1800, playouts: 40 },
      { connectFour: 100, boardgameIo: 1, handWritten: 400, playouts: 50 },
      { connectFour: 500, boardgameIo: 1, handWritten: 500, playouts: 60 },
    ];
    const kernel = { movesPerSecond: 500, vsBoardgameIo: 300, vsHandWritten: 0.5, playoutsPerSecond: 50 };
    expect(await (await loadPart('kernel')).result(rounds)).toMatchObject(kernel);
  });

  test('odds are told as times: micros of a combat, millis of a chain', async () => {
    expect(await (await loadPart('odds')).result([{ combat: 200_000, chain60: 80 }])).toEqual({
      combatMicros: 5,
      chain60Millis: 12.5,
    });
  });
});

describe('a run', () => {
  test('tells the part asked for and how far it is', async () => {
    const heard: [number, string][] = [];
    const result = await runBench({ only: 'odds', pace: QUICK, onProgress: (...told) => heard.push(told) });
    expect(Object.keys(result)).toEqual(['odds']);
    for (const figure of Object.values(result['odds']!)) expect(figure).toBeGreaterThan(0);
    expect(heard).toEqual([
      [0, 'odds: combat'],
      [0.5, 'odds: chain60'],
      [1, 'done'],
    ]);
  });

  test('says which case failed and why', async () => {
    await expect(sampleInChild('odds', 'nonsense', QUICK)).rejects.toThrow(/nonsense failed: .*not a function/s);
  });
});
