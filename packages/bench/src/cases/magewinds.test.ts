import { isPlace, routeTo } from '@muster/geometry';
import { fastTable, makeRng, seededLuck } from '@muster/kernel';
import { defaultTerrain, magewinds, slotsOf } from '@muster/magewinds';
import { expect, test } from 'vitest';
import { crowd, dragFrame, hill, part, playHill, reachFrom } from './magewinds.ts';

test('battles are whole ones of King of the Hill, 8 slots each on the preset for two', () => {
  const config = hill();
  expect([config.scenario, config.terrain]).toEqual(['king-of-the-hill', defaultTerrain(2)]);
  expect(config.warbands.map((w) => slotsOf(w!))).toEqual([8, 8]);
  expect(magewinds.outcome(playHill(config, fastTable(seededLuck(3)), makeRng(3)))).toBeDefined();
});

test('the crowded table has 60 pieces and free places; a frame of a drag counts what stands open', () => {
  const at = crowd();
  expect(at.field.pieces).toHaveLength(60);
  for (const place of at.places) expect(isPlace(at.way, place)).toBe(true);
  const [from] = at.places;
  const { held, routes } = reachFrom(at, from!);
  expect(routes).toBeGreaterThan(5);
  expect(routeTo(held, from!)!.length).toBe(0);
  const most = 2 + 3 * at.way.bodies.length;
  const found = dragFrame(at, held, from!);
  expect(found).toBeGreaterThan(2); // both paths, and somebody in the open
  expect(found).toBeLessThan(most);
});

test('battles a second, micros of a verdict, millis of what a player waits for', () => {
  const rates = { games: 75, distance: 1e6, path: 500_000, sight: 250_000, attack: 200_000, cover: 100_000 };
  expect(part.result([{ ...rates, reach: 250, drag: 2000 }])).toEqual({
    gamesPerSecond: 75,
    verdictMicros: { distance: 1, path: 2, sight: 4, attack: 5, cover: 10 },
    reachMillis: 4,
    dragFrameMillis: 0.5,
  });
});
