// Who is locked with whom.
import { describe, expect, test } from 'vitest';
import { shipOf } from '../state/battle.ts';
import type { Battle, Place } from '../state/types.ts';
import { SEVEN, sol, sun } from '../testing/duel.ts';
import { at, changed, type Lineup, lying, scene, seven, sheet } from '../testing/scenes.ts';
import { areNear, isLocked, isPair, lockedWith } from './standing.ts';

test('[X-222] [X-260] who holds the station does not fight it, whichever is asked about', () => {
  const b = lying(scene({ south: [sol], north: [sun], scenario: 'station-assault' }), {
    A1: { ...at(18, 18), x: 18 * 2540 - 8100 },
    B1: at(4, 4),
  });
  const pairs = (holder: 0 | 1 | null) => {
    const held: Battle = { ...b, station: { crew: 1, holder } };
    return [isPair(held, shipOf(b, 'S1'), shipOf(b, 'A1')), isPair(held, shipOf(b, 'A1'), shipOf(b, 'S1'))];
  };
  expect([pairs(0), pairs(1), pairs(null)]).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ]);
});

describe('[X-204] near: less than an inch from base to base', () => {
  const fighter = sheet('empire-of-sol.gladius');
  const near = (south: Lineup['south'], A1: Place, B1: Place): boolean => {
    const b = lying(scene({ south, north: ['black-sun.corsair'] }), { A1, B1 });
    return areNear(b, shipOf(b, 'A1'), shipOf(b, 'B1'));
  };
  /** The squares of 30 mm stand on their corners: 2121 from centre to corner. */
  const REACH = 2 * 2121 + 2540;

  test.each([
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ])('corner to corner, to every side (%i, %i)', (x, y) => {
    const to = (gap: number): Place => ({ x: 40000 + x * gap, y: 40000 + y * gap, facing: 450 });
    expect(near([fighter], { x: 40000, y: 40000, facing: 450 }, to(REACH - 10))).toBe(true);
    expect(near([fighter], { x: 40000, y: 40000, facing: 450 }, to(REACH + 10))).toBe(false);
  });

  test('side to side of a cruiser and a fighter', () => {
    const to = (gap: number): Place => ({ x: 40000 + 3000 + 1500 + gap, y: 40000, facing: 0 });
    expect(near([sol], { x: 40000, y: 40000, facing: 0 }, to(2530))).toBe(true);
    expect(near([sol], { x: 40000, y: 40000, facing: 0 }, to(2540))).toBe(false);
  });
});

describe('[X-222] who is locked', () => {
  const beside = (y: number): Place => ({ x: 40000, y: 40000 + y, facing: 0 });
  const locked = (south: Lineup['south'], north: Lineup['north'], B1 = beside(3500)): boolean => {
    const b = lying(scene({ south, north }), { A1: beside(0), B1 });
    return isLocked(b, shipOf(b, 'A1'));
  };
  const unarmed = seven('black-sun', [3, 3, 2, 5, 0, 4, 6]);
  /** CC-38: whatever crew it had. */
  const fighter = seven('black-sun', SEVEN, { class: 'fighter', base: [60, 30] });

  test.each([
    ['two with Aggressors', true, [sol], [sun]],
    ['one with Aggressors', true, [sol], [unarmed]],
    ['the other', true, [unarmed], [sol]],
    ['none', false, [unarmed], [unarmed]],
    ['a fighter', false, [sol], [fighter]],
    ['of a fighter', false, [fighter], [sol]],
  ] as const)('%s: %s', (_, is, south, north) => {
    expect(locked(south, north)).toBe(is);
    expect(locked(south, north, beside(3000 + 2540))).toBe(false);
  });

  test('not with friends, nor with who is gone, nor who is gone itself', () => {
    const b = lying(scene({ south: [sol, sol], north: [sun] }), { A1: beside(0), A2: beside(3500), B1: beside(-3500) });
    const ids = (of: Battle) => lockedWith(of, shipOf(of, 'A1')).map(({ id }) => id);
    expect(ids(b)).toEqual(['B1']);
    expect(ids(changed(b, 'B1', { fate: 'destroyed', wounds: 0 }))).toEqual([]);
    expect(ids(changed(b, 'A1', { fate: 'destroyed', wounds: 0 }))).toEqual([]);
    expect(ids(changed(b, 'B1', { wounds: 0 }))).toEqual(['B1']); // the dying are there
  });
});
