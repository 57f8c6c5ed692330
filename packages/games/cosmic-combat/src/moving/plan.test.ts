// Moves thought through beforehand.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { shipOf } from '../state/battle.ts';
import type { Battle, CosmicCommand } from '../state/types.ts';
import { sol, sun } from '../testing/duel.ts';
import { at, given, type Lineup, lying, scene } from '../testing/scenes.ts';
import {
  backStop,
  boardableBy,
  movesFor,
  planned,
  plannedPlace,
  refusePlan,
  straightStop,
  turnsOf,
  whereDrifts,
} from './plan.ts';

describe('moves thought through beforehand', () => {
  const lone = (
    tokens: readonly ['move' | 'fire', 'move' | 'fire'],
    more: Partial<Lineup> = {},
    place = at(10, 10),
    a2 = at(3, 33),
  ): Battle =>
    given(lying(scene({ south: [sol, sol], north: [sun], ...more }), { A1: place, A2: a2, B1: at(33, 33) }), {
      A1: tokens,
    });
  const one = (b: Battle) => shipOf(b, 'A1');
  const PASS: CosmicCommand = { type: 'pass' };

  test('[X-212] a drift over the edge loses the ship; otherwise it lies an inch on', () => {
    const edge = lone(['fire', 'fire'], {}, at(1.2, 10, 180));
    expect(whereDrifts(edge, one(edge))).toEqual({ to: null, met: [{ what: 'edge' }] });
    expect(one(planned(edge, one(edge), PASS))).toMatchObject({ fate: 'destroyed', place: one(edge).place });
    expect(plannedPlace(edge, one(edge), PASS)).toBeNull();
    const free = lone(['fire', 'fire']);
    expect(plannedPlace(free, one(free), PASS)).toEqual(at(11, 10));
    expect(plannedPlace(lone(['move', 'fire']), one(lone(['move', 'fire'])), PASS)).toEqual(at(10, 10));
  });

  test('[X-214] by the switch a move past a friend is not stopped by what both may suffer', () => {
    const b = lone(
      ['move', 'fire'],
      { rulings: { friendlyZone: 'voluntary' } },
      { x: 40000, y: 40000, facing: 0 },
      { x: 48000, y: 45000, facing: 0 },
    );
    expect(plannedPlace(b, one(b), { type: 'straight', distance: 10000, ram: null })).toEqual({
      x: 50000,
      y: 40000,
      facing: 0,
    });
    expect(planned(b, one(b), { type: 'straight', distance: 10000, ram: null }).stack).toBe(b.stack);
  });

  test('[X-210] a plan is refused where its first wrong step is', () => {
    const b = lone(['move', 'move']);
    const straight = (inches: number): CosmicCommand => ({ type: 'straight', distance: inch(inches), ram: null });
    expect(refusePlan(b, one(b), [straight(8), straight(8)])).toBeUndefined();
    expect(refusePlan(b, one(b), [straight(8), straight(9)])).toMatchObject({ at: 1, refusal: { why: 'tooFar' } });
    expect(refusePlan(b, one(b), [straight(9), straight(8)])).toMatchObject({ at: 0 });
    expect(refusePlan(b, one(b), [straight(1), straight(1), straight(1)])).toMatchObject({
      at: 2,
      refusal: { why: 'noToken' },
    });
  });

  test('[X-219] whom a ship could board, how far it could go, and all that its tokens could do', () => {
    const b = given(lying(lone(['move', 'fire']), { B1: { ...at(10, 10), y: 25400 + 3000 + inch(2) } }), {
      A1: ['board', 'move'],
    });
    expect(boardableBy(b, one(b))).toEqual(['B1']);
    expect(boardableBy(lone(['move', 'fire']), one(lone(['move', 'fire'])))).toEqual([]);
    const free = lone(['move', 'fire']);
    expect(straightStop(free, one(free))).toEqual({ distance: inch(8), why: 'tooFar', by: null });
    expect(backStop(free, one(free))).toEqual({ distance: inch(2), why: 'tooFar', by: null });
    expect(turnsOf(free, one(free))).toHaveLength(12);
    expect(movesFor(free, one(free))).toHaveLength(4 + 12 + 1 + 1);
  });
});
