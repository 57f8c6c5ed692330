// What is said of a shot and of a volley beforehand, by hand.
import { expect, test } from 'vitest';
import { shotsLeft } from '../shooting/options.ts';
import { shipOf } from '../state/battle.ts';
import type { Battle } from '../state/types.ts';
import { duel, SEVEN, sun } from '../testing/duel.ts';
import { at, changed, changedTurn, given, lying, pooled, seven } from '../testing/scenes.ts';
import { shotChances, volleyChances } from './shot.ts';

test('[X-230] [X-15] how many shots a weapon has left, and what a volley of them brings', () => {
  const two = seven('empire-of-sol', SEVEN, {
    mounts: [
      { weapon: 'battery', arcs: ['front'] },
      { weapon: 'torpedo', arcs: ['front'] },
      { weapon: 'battery', arcs: ['back'] },
    ],
  });
  const b = duel({ south: [two] });
  const left = (state: Battle, weapon: number) => shotsLeft(state, shipOf(state, 'A1'), weapon);
  expect([0, 1, 2, 3].map((weapon) => left(b, weapon))).toEqual([2, 1, 2, 0]);
  expect(left(changedTurn(b, 'A1', { fired: [0] }), 0)).toBe(1);
  expect(left(changedTurn(b, 'A1', { fired: [0, 0] }), 0)).toBe(0);
  expect(left(changedTurn(b, 'A1', { ceased: true }), 0)).toBe(0);
  expect(left(changed(b, 'A1', { spent: [1] }), 1)).toBe(0);
  const single = duel({ south: [two], rulings: { fireToken: 'oneWeapon' } });
  expect(left(changedTurn(single, 'A1', { fired: [0] }), 2)).toBe(1);
  const begins = (state: Battle) => volleyChances(state, shipOf(state, 'A1'), shipOf(state, 'B1'));
  expect(begins(b).shots).toEqual([0, 0, 1]); // the third looks back
  expect(begins(single).shots).toEqual([0, 0]);
  expect(begins(given(b, { A1: ['move', 'move'] })).shots).toEqual([]);
  expect(begins(b).mean).toBeCloseTo(2 * (4 / 6) + 2 * (4 / 6), 9); // 3+ each, the torpedo two Wounds
});

test('[X-238] [X-232] what is said of a shot: only what is there; of friends alike the first is struck', () => {
  const b = duel();
  const steps = (state: Battle) =>
    shotChances(state, shipOf(state, 'A1'), 0, shipOf(state, 'B1')).steps.map(({ what }) => what);
  expect(steps(b)).not.toContain('Ships in the way, each struck on 1 to 3');
  expect(steps(b)).not.toContain('Into a boarding: strikes the own side on 1 to 3');
  const red = seven('bloodpact', SEVEN);
  const mixed = lying(duel({ south: [red, red, red] }), {
    A2: { ...at(14, 18), y: 18 * 2540 + 3500 },
    A3: { ...at(14, 18), y: 18 * 2540 - 3500 },
  });
  expect(steps(mixed)).toContain('Into a boarding: strikes the own side on 1 to 3');
  const { strays, struck } = shotChances(mixed, shipOf(mixed, 'A1'), 0, shipOf(mixed, 'B1'));
  expect([strays.map(({ target, why }) => [target, why]), struck]).toEqual([[['A2', 'friend']], 1 / 2]);
  const weak = changed(mixed, 'A2', { wounds: 1 });
  expect(shotChances(weak, shipOf(weak, 'A1'), 0, shipOf(weak, 'B1')).strays[0]!.target).toBe('A3'); // it has more to lose
  const dying = changed(mixed, 'A2', { wounds: 0 });
  expect(shotChances(dying, shipOf(dying, 'A1'), 0, shipOf(dying, 'B1')).strays[0]!.target).toBe('A3');
});

test('[X-225] shields that are not shown yet save from nothing that is foreseen', () => {
  const b = changed(duel(), 'B1', { arrows: null });
  expect(shotChances(b, shipOf(b, 'A1'), 0, shipOf(b, 'B1')).needs.save).toBeNull();
});

test('[X-232] [X-238] [DW-79] struck past one ship, into a fight, and with Destiny: 3+ hits', () => {
  const hit = 4 / 6;
  const told = (b: Battle) => shotChances(b, shipOf(b, 'A1'), 0, shipOf(b, 'B1'));
  const past = lying(duel({ north: [sun, sun] }), { B2: at(10, 18) });
  expect(told(past)).toMatchObject({ struck: 1 / 2, destiny: null });
  expect(told(past).wounds).toEqual([expect.closeTo(1 - hit / 2, 12), expect.closeTo(hit / 2, 12)]);
  const red = seven('bloodpact', SEVEN);
  const both = lying(duel({ south: [red, red], north: [sun, sun] }), {
    A2: { ...at(14, 18), y: 18 * 2540 + 3500 },
    B2: at(10, 18),
  });
  expect(told(both).struck).toBe(1 / 4);
  // one point: again on whichever die fails first
  const rich = told(pooled(changed(past, 'B1', { wounds: 1 }), 0, { destiny: 1 }));
  const better = (1 / 2) * (hit + (1 - hit) * hit) + (1 / 2) * (1 / 2) * hit;
  expect(rich.destiny).toEqual({
    points: 1,
    mean: expect.closeTo(better, 12),
    destroyed: expect.closeTo(better, 12),
  });
  expect(rich.destroyed).toBeCloseTo(hit / 2, 12);
});
