// What is said of a shot and of a volley beforehand, by hand.
import { expect, test } from 'vitest';
import { shotsLeft } from '../shooting/options.ts';
import { shipOf } from '../state/battle.ts';
import type { Battle } from '../state/types.ts';
import { duel, SEVEN } from '../testing/duel.ts';
import { at, changed, changedTurn, given, lying, seven } from '../testing/scenes.ts';
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
