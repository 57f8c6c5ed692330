import { heroes } from '@muster/heroes';
import { expect, test } from 'vitest';
import { arena, pairs, part, shots } from './heroes.ts';

test('battles are those of 60 points with ready forces; the shots differ', () => {
  const config = arena();
  expect([config.points, config.arena, config.objectives]).toEqual([60, 'sandgate', 'drawn']);
  expect(heroes.seats(config)).toBe(2);
  expect(new Set(shots().map((shot) => JSON.stringify(shot))).size).toBe(24);
});

test('the positions are of battles: two enemies on the board', () => {
  for (const { model, other } of pairs()) {
    expect([model.seat, other.seat]).toEqual([0, 1]);
    expect(model.space).not.toBe(other.space);
  }
});

test('battles a second, micros of odds and sight, millis of a reach', () => {
  expect(part.result([{ games: 200, odds: 500_000, reach: 10_000, sight: 250_000 }])).toEqual({
    gamesPerSecond: 200,
    shotOddsMicros: 2,
    reachMillis: 0.1,
    sightMicros: 4,
  });
});
