import { cosmicCombat } from '@muster/cosmic-combat';
import { expect, test } from 'vitest';
import { pairs, part, plans, shards } from './cosmic-combat.ts';

test('battles are those of 1500 points with ready fleets', () => {
  const config = shards();
  expect([config.points, config.map, config.scenario]).toEqual([1500, 'shards-24', 'fleet-action']);
  expect(cosmicCombat.seats(config)).toBe(2);
});

test('plans are of two moves; the positions hold two ships apart from each other', () => {
  expect(plans().every(({ commands }) => commands.length === 2)).toBe(true);
  for (const { one, other, all } of pairs()) {
    expect(one).not.toBe(other);
    expect(all).toContain(one);
  }
});

test('battles a second, micros of plans and verdicts', () => {
  const rates = { games: 200, plan: 50_000, distance: 1e6, sweep: 200_000, arc: 500_000, edge: 1e6, line: 250_000 };
  expect(part.result([rates])).toEqual({
    gamesPerSecond: 200,
    planMicros: 20,
    verdictMicros: { distance: 1, sweep: 5, arc: 2, edge: 1, line: 4 },
  });
});
