// Where ships are deployed.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { STACK } from '../procedures.ts';
import { shipOf } from '../state/battle.ts';
import { setup } from '../state/setup.ts';
import type { Battle } from '../state/types.ts';
import { sol, sun } from '../testing/duel.ts';
import { at, lying, scene } from '../testing/scenes.ts';
import { deployFault } from './deploy.ts';

describe('[X-252] places that are offered', () => {
  const gladius = 'empire-of-sol.gladius';
  const deploying = (side: 0 | 1): Battle => ({
    ...setup(
      scene({
        south: [gladius, 'empire-of-sol.cohort'],
        north: ['black-sun.corsair', 'black-sun.galleon'],
        points: 1500,
      }).config,
    ),
    stack: [{ type: 'roundEnd' }, { type: 'deploy', side }],
  });
  const places = (b: Battle, seat: number) =>
    STACK.candidates(b, seat).flatMap((c) => (c.type === 'deploy' ? [c.place] : []));

  test('a lattice of 2 inches in the zone of 9, eight facings, the own direction first and then to the left', () => {
    const all = places(deploying(0), 0);
    expect(all).toHaveLength(8 * 12 * 4); // x and y from 1 inch on
    expect(all[0]).toEqual(at(1, 1, 90));
    expect(all[1]).toEqual(at(3, 1, 90));
    expect(all[12]).toEqual(at(1, 3, 90));
    expect([...new Set(all.map(({ facing }) => facing))]).toEqual([900, 1350, 1800, 2250, 2700, 3150, 0, 450]);
    expect(Math.max(...all.map(({ y }) => y))).toBe(inch(7));
    expect(Math.max(...all.map(({ x }) => x))).toBe(inch(23));
    const north = places(deploying(1), 1);
    expect(north[0]).toEqual(at(1, 16, 270));
    expect(north).toHaveLength(8 * 12 * 4);
  });

  test('none near another ship, and none of a long ship that would reach out of the zone or over the side', () => {
    const b = lying(deploying(0), { A1: at(5, 5) });
    const cruiser = places(b, 0); // half a length is 1.18 inches, half a width 0.59
    expect(cruiser.every((place) => STACK.refuse(b, 0, { type: 'deploy', ship: 'A2', place }) === undefined)).toBe(
      true,
    );
    expect(cruiser).not.toContainEqual(at(5, 7, 90));
    expect(cruiser.filter(({ facing }) => facing === 900).map(({ y }) => y / 2540)).not.toContain(1);
    expect(cruiser.filter(({ facing }) => facing === 1800).map(({ x }) => x / 2540)).not.toContain(23);
    expect(cruiser).toContainEqual(at(3, 1, 180));
    expect(cruiser).toContainEqual(at(1, 3, 90));
  });
});

test('[X-252] nobody is deployed on a rock, wherever it lies', () => {
  const rock = { kind: 'asteroid', disc: [6, 4, 1] } as const;
  const b = {
    ...setup(scene({ south: [sol], north: [sun], pieces: [rock] }).config),
    edges: ['south', 'north'] as const,
  };
  expect(deployFault(b, shipOf(b, 'A1'), at(6, 4))).toBe('onSolid');
  expect(deployFault(b, shipOf(b, 'A1'), at(12, 4))).toBeUndefined();
});
