import { inch, isAtLeast, type Point } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { refuseTerrain } from '../ground/terrain.ts';
import { type Feature, HEIGHTS } from './features.ts';
import { scenariosFor } from './scenarios.ts';
import { defaultTerrain, FIELD_SIZES, fits, TERRAIN_IDS, terrainOf, terrainsFor } from './terrain.ts';

const LANE = inch(6) / 5; // 1.2 in: a base of 25 mm gets through with room to spare

const piecesOf = (features: readonly Feature[]) =>
  features.flatMap(({ pieces }, feature) => pieces.map((piece) => ({ ...piece, feature })));

const outline = (corners: readonly Point[]): string =>
  corners
    .map(({ x, y }) => `${x},${y}`)
    .sort()
    .join(' ');

describe('ready-made battlefields', () => {
  test('[MW-R93] there are enough for two, and for three and four', () => {
    expect(terrainsFor(2).length).toBeGreaterThanOrEqual(4);
    expect(terrainsFor(3).length).toBeGreaterThanOrEqual(2);
    expect(terrainsFor(4)).toEqual(terrainsFor(3));
    for (const players of [2, 3, 4]) expect(fits(defaultTerrain(players), players)).toBe(true);
    expect(FIELD_SIZES).toEqual({ standard: { width: 30480, height: 40640 }, double: { width: 60960, height: 40640 } });
  });

  describe.each(TERRAIN_IDS)('%s', (id) => {
    const { terrain, field, name, text } = terrainOf(id);
    const { width, height } = FIELD_SIZES[field];
    const pieces = piecesOf(terrain.features);

    test('has a name, a line of text, features of several kinds and all four heights', () => {
      expect(name.length).toBeGreaterThan(3);
      expect(text.length).toBeGreaterThan(10);
      expect(new Set(terrain.features.map((f) => f.kind)).size).toBeGreaterThanOrEqual(4);
      expect(new Set(pieces.map((p) => p.height))).toEqual(new Set(HEIGHTS));
    });

    test('[MW-R07] no piece is longer than 3 in', () => {
      const lengths = pieces.flatMap(({ corners }) =>
        corners.flatMap((a) => corners.map((b) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2)),
      );
      expect(Math.max(...lengths)).toBeLessThan(inch(3.05) ** 2); // a wall of 3 in across its corners
    });

    test('is the same after half a turn', () => {
      const here = new Set(pieces.map((p) => `${p.height} ${outline(p.corners)}`));
      for (const p of pieces) {
        const turned = p.corners.map(({ x, y }) => ({ x: width - x, y: height - y }));
        expect(here).toContain(`${p.height} ${outline(turned)}`);
      }
    });

    test('leaves lanes between features and along the edge', () => {
      const obstacles = pieces.filter((p) => p.height !== 'ground');
      for (const a of obstacles) {
        for (const b of obstacles)
          if (a.feature < b.feature) expect(isAtLeast(a, b, LANE), `${a.feature} and ${b.feature}`).toBe(true);
        const gaps = a.corners.flatMap(({ x, y }) => [x, width - x, y, height - y]);
        for (const gap of gaps)
          if (gap !== 0) expect(gap >= LANE || Math.min(...gaps) === 0, `${a.feature} ${gap}`).toBe(true);
      }
    });

    test.each(field === 'standard' ? [2] : [3, 4])('[MW-R96] is legal in every scenario for %i', (players) => {
      for (const scenario of scenariosFor(players, false))
        expect(refuseTerrain(terrain, players as 2 | 3 | 4, scenario), scenario).toBeUndefined();
    });
  });
});
