import { describe, expect, test } from 'vitest';
import { UNIT_TYPES, UNITS, type UnitType } from '../content/units.ts';
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

  test('of ten units about five fight on foot, three from afar and two on horseback', () => {
    const all = Array.from({ length: 200 }, (_, seed) => pickForce(120, seed)).flat();
    const share = (is: (type: UnitType) => boolean) => all.filter(is).length / all.length;
    const ranged = share((type) => UNITS[type].range > 1);
    const mounted = share((type) => UNITS[type].range === 1 && UNITS[type].class === 'mounted');
    expect(Math.abs(ranged - 0.3)).toBeLessThan(0.08);
    expect(Math.abs(mounted - 0.2)).toBeLessThan(0.08);
  });

  test('take the kind next of which most is missing', () => {
    const kindOf = (type: UnitType): string => {
      const { range, class: kind } = UNITS[type];
      return range > 1 ? 'ranged' : kind === 'mounted' ? 'mounted' : 'melee';
    };
    // (those there + ½) of 5, of 3 and of 2: the least is taken, of equals the first
    const order = 'melee ranged mounted melee melee ranged melee mounted';
    for (let seed = 0; seed < 50; seed++)
      expect(pickForce(120, seed).slice(0, 8).map(kindOf).join(' '), `seed ${seed}`).toBe(order);
  });

  test('[R-33] hold what can march: every unit but the Trebuchet is taken by some', () => {
    const taken = new Set(Array.from({ length: 200 }, (_, seed) => pickForce(120, seed)).flat());
    expect(UNIT_TYPES.filter((type) => !taken.has(type))).toEqual(['trebuchet']);
  });

  test('differ from seed to seed', () => {
    expect(new Set(Array.from({ length: 20 }, (_, seed) => pickForce(80, seed).join())).size).toBeGreaterThan(15);
  });
});
