import { describe, expect, test } from 'vitest';
import { refuseForce } from './free-battle.ts';
import { pickForce } from './pick-force.ts';

describe('forces', () => {
  test.each([60, 80, 120] as const)('of %d points are legal and use them up to the cheapest unit', (points) => {
    for (let seed = 0; seed < 50; seed++) {
      const force = pickForce(points, seed);
      expect(refuseForce(force, points)).toBeUndefined();
      expect(refuseForce([...force, 'militia'], points)).toBeDefined();
    }
  });

  test('differ from seed to seed', () => {
    expect(new Set(Array.from({ length: 20 }, (_, seed) => pickForce(80, seed).join())).size).toBeGreaterThan(15);
  });
});
