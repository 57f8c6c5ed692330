// Ways round obstacles, held against the exact geometry.
import { isLegClear, isPlace, type Point, pathLength, refusePath, shortestPath, type Way } from '@muster/geometry';
import { makeRng } from '@muster/kernel';
import { type Battle, fieldOf, OVER, RADIUS, TERRAIN_IDS, terrainOf } from '@muster/magewinds';
import { describe, expect, test } from 'vitest';
import { INCH } from './field.ts';
import { walk, wayRound } from './paths.ts';
import { sceneOf } from './testing.ts';

const onTerrain = (terrain: Battle['config']['terrain']): Battle =>
  sceneOf({
    fighters: [
      { profile: 'warrior', seat: 0, at: [1, 1] },
      { profile: 'warrior', seat: 1, at: [11, 15] },
    ],
    terrain,
  });

/** Pairs of places where a base may stand. */
const pairsOn = (way: Way, count: number): readonly (readonly [Point, Point])[] => {
  const rng = makeRng(5);
  const place = (): Point => {
    for (;;) {
      const p = { x: rng.below(way.field.width), y: rng.below(way.field.height) };
      if (isPlace(way, p)) return p;
    }
  };
  return Array.from({ length: count }, () => [place(), place()] as const);
};

describe.each(TERRAIN_IDS.filter((id) => terrainOf(id).field === 'standard'))('%s', (id) => {
  const b = onTerrain(terrainOf(id).terrain);
  const way: Way = { field: fieldOf(b), radius: RADIUS, over: OVER.low, bodies: [] };
  const pairs = pairsOn(way, 25);

  test('a walk is straight where it can be, and else about as long as the shortest path, if no narrow gap is missed', () => {
    let far = 0;
    for (const [from, to] of pairs) {
      const length = walk(b, from, to);
      const exact = shortestPath(way, from, to, 100 * INCH)!.length;
      if (isLegClear(way, from, from, to)) expect(Math.abs(length - exact)).toBeLessThanOrEqual(1);
      else expect(length).toBeGreaterThan(exact - 1.5 * INCH);
      if (length > 1.2 * exact + 2 * INCH) far++;
    }
    expect(far).toBeLessThanOrEqual(0.1 * pairs.length);
  });

  test('a way round is legal, not too long, and leads nearer', () => {
    let nearer = 0;
    for (const [from, to] of pairs) {
      const path = wayRound(b, way, from, to, 5 * INCH);
      expect(refusePath(way, [from, ...path], 5 * INCH)).toBeUndefined();
      expect(pathLength([from, ...path])).toBeLessThanOrEqual(5 * INCH);
      if (walk(b, path[path.length - 1] ?? from, to) < walk(b, from, to)) nearer++;
    }
    expect(nearer).toBeGreaterThan(0.8 * pairs.length);
  });
});
