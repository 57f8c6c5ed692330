// What is asked at every turn of a playout is worked out once, for as long as it holds, and anew when it holds no more.
import { describe, expect, test } from 'vitest';
import { offersOf } from '../building/offers.ts';
import { legalSpots } from '../building/spots.ts';
import { reachOf } from '../moving/routes.ts';
import { aroundOf, exactWay, searchWay } from '../moving/way.ts';
import { STACK } from '../procedures.ts';
import { allSpots, wideSpots } from '../setup/terrain-spots.ts';
import type { Battle, BuildOrder } from '../state/types.ts';
import { type Given, sceneOf } from '../testing/scenes.ts';
import { fieldOf, findKit } from './field.ts';

const MODELS = [
  { sheet: 'legion', at: [10, 10] },
  { sheet: 'sagittarii', at: [6, 6] },
  { sheet: 'fabri', at: [20, 6] },
  { seat: 1, sheet: 'zombies', at: [14, 10] },
  { seat: 1, sheet: 'zombies', at: [6, 14] },
] as const;
const war = (given: Given = {}): Battle => sceneOf({ models: MODELS, ...given });

describe('for a configuration', () => {
  const b = war();
  const later: Battle = { ...b, round: 3, models: b.models.slice(1) };
  test('the field, for the pieces that were placed', () => {
    expect(fieldOf(later)).toBe(fieldOf(b));
    expect(fieldOf({ ...b, pieces: [] })).not.toBe(fieldOf(b));
    const other = { ...b, config: { ...b.config, map: 'plains' } };
    expect([fieldOf(other), fieldOf(b)]).not.toContainEqual(undefined);
    expect(fieldOf(other)).not.toBe(fieldOf(b));
    expect(fieldOf(other)).toBe(fieldOf(other));
    expect(fieldOf(b)).toBe(fieldOf(later));
  });
  test('kits, and what each of them builds', () => {
    const kit = findKit(b, 0, 'empire-of-sol.fabri');
    expect(findKit(later, 0, 'empire-of-sol.fabri')).toBe(kit);
    expect(offersOf(later, b.models[2]!)).toBe(offersOf(b, b.models[2]!));
    offersOf(b, b.models[0]!);
    expect(offersOf(later, b.models[2]!)).toBe(offersOf(b, b.models[2]!));
    expect(findKit(war(), 0, 'empire-of-sol.fabri')).not.toBe(kit);
  });
  test('places of pieces, for a board', () => {
    expect(wideSpots(36)).toBe(wideSpots(36));
    expect(wideSpots(36)).not.toBe(wideSpots(48));
    expect(wideSpots(36).length).toBe(allSpots(36).length);
    expect(allSpots(36)).toBe(allSpots(36));
    expect(wideSpots(36)).not.toBe(allSpots(36));
  });
});

describe('for a battle as it stands', () => {
  const b = war();
  const [legion, bows] = [b.models[0]!, b.models[1]!];
  test('who stands about a unit, and the ways past them', () => {
    const around = aroundOf(b, legion);
    aroundOf(b, bows);
    expect(aroundOf(b, legion)).toBe(around);
    expect(aroundOf(b, bows)).not.toBe(around);
    expect(aroundOf({ ...b }, legion)).not.toBe(around);
    const [foe] = around.foes;
    expect(exactWay(around, [])).toBe(exactWay(around, []));
    expect(exactWay(around, [foe!])).not.toBe(exactWay(around, []));
    expect(searchWay(around, [])).toBe(searchWay(around, []));
    expect(searchWay(around, [foe!])).not.toBe(searchWay(around, []));
  });
  test('a unit that is looked at otherwise than it stands there is looked at anew', () => {
    const around = aroundOf(b, legion);
    const tired = { ...legion, turn: { ...legion.turn, ledger: 5080 } };
    expect([aroundOf(b, tired).left, around.left]).toEqual([4 * 2540, 6 * 2540]);
    expect(aroundOf(b, legion).left).toBe(6 * 2540);
  });
  test('where it gets to', () => {
    expect(reachOf(b, legion)).toBe(reachOf(b, legion));
  });
  test('where a product may stand', () => {
    const order: BuildOrder = { builder: 'A3', seat: 0, product: 'empire-of-sol.castra', node: null };
    expect(legalSpots(b, order, b.models[2]!)).toBe(legalSpots(b, order, b.models[2]!));
    expect(legalSpots({ ...b }, order, b.models[2]!)).not.toBe(legalSpots(b, order, b.models[2]!));
  });
  test('nodes that have served nobody stay as they are', () => {
    const nodes = [{ id: 'M1', at: [20, 20] }] as const;
    const b0 = war({ nodes, stack: [{ type: 'half', side: 0, step: 'income' }] });
    const table = { roll: () => [], shuffle: <T>(items: readonly T[]) => items, final: () => {} };
    expect(STACK.advance(b0, table).nodes).toBe(b0.nodes);
  });
  test('what is asked in a half', () => {
    const half = war({ stack: [{ type: 'half', side: 0, step: 'act' }] });
    const units = (state: Battle) => STACK.decisions(state).map((asked) => ('units' in asked ? asked.units : []));
    expect(units(half)[0]).toEqual(['A1', 'A2', 'A3']);
    expect(units(half)[0]).toBe(units(half)[0]);
    expect(units({ ...half, models: half.models.slice(1) })[0]).toEqual(['A2', 'A3']);
    const shoot = war({ phase: 'shoot', stack: [{ type: 'shoot', side: 0, step: 'act' }] });
    const [first] = STACK.candidates(shoot, 0);
    expect(first).toMatchObject({ type: 'shoot', unit: 'A2' });
    expect(STACK.candidates(shoot, 0)[0]).toBe(first);
    expect(STACK.candidates({ ...shoot }, 0)[0]).toEqual(first);
  });
});
