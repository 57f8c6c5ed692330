// Where ships are deployed.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { STACK } from '../procedures.ts';
import { shipOf } from '../state/battle.ts';
import type { Battle, Place } from '../state/types.ts';
import { SEVEN, sol, sun } from '../testing/duel.ts';
import { at, changed, lying, playing, scene, seven } from '../testing/scenes.ts';
import { deployFault } from './deploy.ts';
import { setup } from './start.ts';

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

describe('[CC-14] [X-252] wholly in the zone of 9 inches, to a unit', () => {
  const round = seven('empire-of-sol', SEVEN, { class: 'round', base: [100, 100] });
  const WIDE = 36 * 2540;
  const DEEP = 9 * 2540;
  const fault = (who: typeof sol, place: Place, edges: Battle['edges'] = ['south', 'north']): string | undefined => {
    const b: Battle = { ...setup(scene({ south: [who], north: [sun] }).config), edges };
    return deployFault(b, shipOf(b, 'A1'), place);
  };

  /** Half of its length and width along x and y. */
  test.each<readonly [string, typeof sol, number, number, number]>([
    ['a cruiser to the north', sol, 900, 1500, 3000],
    ['a cruiser to the west', sol, 1800, 3000, 1500],
    ['a round base', round, 0, 5000, 5000],
  ])('%s', (_, who, facing, wide, high) => {
    const at1 = (x: number, y: number) => fault(who, { x, y, facing });
    const middle = WIDE / 2;
    expect([at1(middle, high), at1(middle, high - 1)]).toEqual([undefined, 'outOfZone']);
    expect([at1(middle, DEEP - high), at1(middle, DEEP - high + 1)]).toEqual([undefined, 'outOfZone']);
    expect([at1(wide, DEEP / 2), at1(wide - 10, DEEP / 2)]).toEqual([undefined, 'outOfZone']);
    expect([at1(WIDE - wide, DEEP / 2), at1(WIDE - wide + 10, DEEP / 2)]).toEqual([undefined, 'outOfZone']);
  });

  test('along the edge that was chosen', () => {
    const north: Battle['edges'] = ['north', 'south'];
    const y = (from: number) => fault(sol, { x: 20000, y: from, facing: 900 }, north);
    expect([y(WIDE - 3000), y(WIDE - 2990)]).toEqual([undefined, 'outOfZone']);
    expect([y(WIDE - DEEP + 3000), y(WIDE - DEEP + 2999)]).toEqual([undefined, 'outOfZone']);
    expect(fault(sol, { x: 20000, y: 4000, facing: 900 }, north)).toBe('outOfZone');
  });

  test('an inch from every ship that lies there, not from who is gone', () => {
    const b: Battle = { ...setup(scene({ south: [sol, sol], north: [sun] }).config), edges: ['south', 'north'] };
    const beside = (gap: number, of: Battle) =>
      deployFault(of, shipOf(of, 'A1'), { x: 20000 + 3000 + gap, y: 10000, facing: 900 });
    const laid = lying(b, { A2: { x: 20000, y: 10000, facing: 900 } });
    expect([beside(2540, laid), beside(2530, laid)]).toEqual([undefined, 'near']);
    expect(beside(100, changed(laid, 'A2', { fate: 'destroyed', wounds: 0 }))).toBeUndefined();
    expect(beside(100, b)).toBeUndefined();
  });
});

test('[CC-15] sides take turns, each with its own ships; who has none left lets the other go on', () => {
  const p = playing({
    ...setup(scene({ south: [sol, sol], north: [sun], more: [[0, sol]] }).config),
    stack: [{ type: 'roundEnd' }, { type: 'deploy', side: 0 }],
  });
  expect(p.asked()).toMatchObject({ seat: 0, kind: 'deploy', ships: ['A1', 'A2'] });
  p.play({ type: 'deploy', ship: 'A2', place: at(6, 4, 90) });
  expect(p.told('deployed')).toEqual([{ type: 'deployed', ship: 'A2', place: at(6, 4, 90), rule: 'CC-15' }]);
  expect(p.asked()).toMatchObject({ seat: 1, ships: ['B1'] });
  expect(p.refusal({ type: 'deploy', ship: 'B1', place: at(6, 4, 90) })).toEqual({
    code: 'cannotDeploy',
    rule: 'CC-14',
    ship: 'B1',
    why: 'outOfZone',
  });
  p.play({ type: 'deploy', ship: 'B1', place: at(6, 30, 270) });
  expect(p.asked()).toMatchObject({ seat: 0, ships: ['A1'] });
  expect(p.refusal({ type: 'deploy', ship: 'A2', place: at(12, 4, 90) })).toMatchObject({ code: 'noSuchShip' });
  expect(p.refusal({ type: 'deploy', ship: 'A1', place: at(6, 5, 90) })).toEqual({
    code: 'cannotDeploy',
    rule: 'X-252',
    ship: 'A1',
    why: 'near',
  });
  p.play({ type: 'deploy', ship: 'A1', place: at(12, 4, 90) });
  expect(p.asked()).toMatchObject({ seat: 2, ships: ['C1'] }); // the north has nobody left
  p.play({ type: 'deploy', ship: 'C1', place: at(18, 4, 90) });
  expect(p.asked()).toMatchObject({ kind: 'orders' });
});
