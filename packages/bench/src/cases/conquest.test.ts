import { conquest } from '@muster/conquest';
import { expect, test } from 'vitest';
import { fights, part, walkers, war } from './conquest.ts';

test('wars are those of 1500 points with ready armies', () => {
  const config = war();
  expect([config.points, config.map]).toEqual([1500, 'plains']);
  expect(conquest.seats(config)).toBe(2);
});

test('boards are full, walkers have their whole move; fights have two sides', () => {
  for (const { b, unit } of walkers()) {
    expect(b.models.length).toBeGreaterThanOrEqual(20);
    expect(unit.turn.ledger).toBe(0);
  }
  const all = fights();
  expect(all.length).toBeGreaterThan(10);
  for (const { fight } of all) expect(fight.core.length).toBeGreaterThan(1);
});

test('wars a second, millis of reach, micros of odds', () => {
  expect(part.result([{ games: 25, reach: 500, fightOdds: 20_000 }])).toEqual({
    gamesPerSecond: 25,
    reachMillis: 2,
    fightOddsMicros: 50,
  });
});
