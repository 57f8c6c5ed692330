import { describe, expect, test } from 'vitest';
import { playAll, startToy, type ToyGame, type ToyMatch, toy } from '../test/toy.ts';
import { manualLuck } from './luck.ts';
import { startMatch } from './match.ts';

const AWAITED = { ok: false, refusal: { code: 'luckAwaited', rule: null } };

const started = (): ToyMatch => startToy(manualLuck, { dice: 0, cards: 0 });

describe('a command that needs dice', () => {
  test('asks, is given them, and is done', () => {
    const match = started();
    const before = match.state();
    const need = { count: 2, sides: 6, seat: 0, for: 'toss' };
    expect(match.play(0, { type: 'roll', count: 2 })).toEqual({ ok: true, events: [], needs: need });
    expect(match.needs()).toEqual(need);
    expect([match.state(), match.entries()]).toEqual([before, []]);
    expect(match.give([6, 3])).toEqual({ ok: true, events: [{ event: { type: 'told', total: 9, rule: 'T-1' } }] });
    expect(match.needs()).toBeUndefined();
    expect(match.state().total).toBe(9);
    expect(match.entries()).toMatchObject([{ command: { type: 'roll', count: 2 }, dice: [6, 3], shuffles: [] }]);
  });

  test.each([[[]], [[6]], [[6, 6, 6]], [[0, 1]], [[7, 1]], [[1.5, 1]], [[Number.NaN, 1]], [['6', '3'] as never]])(
    'refuses %j and goes on asking',
    (values) => {
      const match = started();
      match.play(0, { type: 'roll', count: 2 });
      const need = match.needs();
      expect(match.give(values)).toEqual({ ok: false, refusal: { code: 'wrongLuck', rule: null, need } });
      expect(match.needs()).toEqual(need);
      expect(match.give([1, 1])).toMatchObject({ ok: true });
      expect(match.state().total).toBe(2);
    },
  );

  test('while it waits nothing else may be done', () => {
    const match = started();
    match.play(0, { type: 'step' });
    match.play(0, { type: 'roll', count: 1 });
    expect(match.play(0, { type: 'step' })).toEqual(AWAITED);
    expect(match.play(1, { type: 'step' })).toEqual(AWAITED);
    expect(match.undo(0, [1])).toEqual(AWAITED);
    expect(match.refuseUndo(0)).toEqual(AWAITED.refusal);
    match.give([4]);
    expect(match.state().total).toBe(5);
  });

  test('when nothing is asked for, nothing can be given', () => {
    const match = started();
    expect(match.give([6])).toEqual({ ok: false, refusal: { code: 'noLuckAwaited', rule: null } });
    playAll(match, { type: 'step' });
    expect(match.give([])).toMatchObject({ ok: false });
    expect(match.state().total).toBe(1);
  });
});

describe('a command that needs luck several times', () => {
  test('asks for each in turn, and what was told before is told once', () => {
    const match = startToy(manualLuck, { dice: 0, cards: 2 });
    match.give([1, 0]);
    expect(match.play(0, { type: 'mix' })).toMatchObject({ needs: { count: 1, for: 'first' }, events: [] });
    expect(match.give([5])).toEqual({ ok: true, events: [], needs: { shuffle: 2 } });
    expect(match.give([0, 0])).toMatchObject({ ok: false, refusal: { code: 'wrongLuck' } });
    expect(match.give([1, 0])).toMatchObject({ needs: { count: 2, for: 'second' } });
    const done = match.give([2, 1]);
    expect(done.ok && done.events.map((t) => t.event.total)).toEqual([0, 8]);
    expect(match.entries()).toMatchObject([{ dice: [5, 2, 1], shuffles: [[1, 0]] }]);
    expect(match.state().order).toEqual([0, 1]);
  });

  test('after an undo asks only for what is missing', () => {
    const match = started();
    match.play(0, { type: 'roll', count: 2 });
    match.give([6, 5]);
    expect(match.undo(0, [1])).toEqual({ ok: true });
    expect(match.play(0, { type: 'roll', count: 3 })).toMatchObject({ needs: { count: 1 } });
    match.give([4]);
    expect(match.entries().at(-1)).toMatchObject({ dice: [6, 5, 4] });
  });
});

describe('a set-up that needs dice and shuffles', () => {
  test('asks for them before anything else can be seen', () => {
    const match = startToy(manualLuck, { dice: 2, cards: 3 });
    expect(match.needs()).toEqual({ count: 2, sides: 6, seat: 0, for: 'set-up' });
    expect(match.play(0, { type: 'step' })).toEqual(AWAITED);
    expect(match.undo(0, [1])).toEqual(AWAITED);
    for (const look of [match.state, match.decisions, match.outcome, match.record, () => match.view(0)])
      expect(look).toThrow('waits for the luck of its set-up');
    expect(match.give([1])).toMatchObject({ ok: false, refusal: { code: 'wrongLuck' } });
    expect(match.give([1, 2])).toEqual({ ok: true, events: [], needs: { shuffle: 3 } });
    for (const wrong of [
      [0, 1],
      [0, 1, 3],
      [0, 1, 1],
      [1, 2, 3],
    ])
      expect(match.give(wrong)).toMatchObject({ ok: false, refusal: { code: 'wrongLuck', need: { shuffle: 3 } } });
    expect(match.give([2, 0, 1])).toEqual({ ok: true, events: match.opening() });
    expect(match.needs()).toBeUndefined();
    expect(match.state()).toMatchObject({ total: 3, order: [2, 0, 1] });
    expect(match.record().setup).toMatchObject({ dice: [1, 2], shuffles: [[2, 0, 1]] });
    playAll(match, { type: 'step' });
    expect(match.state().total).toBe(4);
  });
});

describe('what was given is taken back', () => {
  test('one after the other, and at last the command itself', () => {
    const match = startToy(manualLuck, { dice: 0, cards: 2 });
    match.give([1, 0]);
    const before = match.state();
    match.play(0, { type: 'mix' });
    expect(match.toldSoFar()).toEqual([{ event: { type: 'told', total: 0, rule: 'T-1' }, to: [0] }]);
    expect(match.withdrawable()).toBe('command');
    match.give([5]);
    match.give([1, 0]);
    expect(match.withdrawable()).toBe('luck');
    expect(match.needs()).toMatchObject({ for: 'second' });
    expect([match.withdraw(), match.needs()]).toEqual([true, { shuffle: 2 }]);
    expect([match.withdraw(), match.needs()]).toMatchObject([true, { count: 1, for: 'first' }]);
    expect([match.withdraw(), match.needs(), match.toldSoFar()]).toEqual([true, undefined, []]);
    expect([match.withdraw(), match.state(), match.entries()]).toEqual([false, before, []]);
    match.play(0, { type: 'roll', count: 1 });
    expect(match.give([4])).toMatchObject({ ok: true });
    expect(match.entries()).toMatchObject([{ dice: [4], shuffles: [] }]);
  });

  test('not what an undo left: those dice are not typed again', () => {
    const match = started();
    match.play(0, { type: 'roll', count: 1 });
    match.give([6]);
    match.undo(0, [1]);
    match.play(0, { type: 'roll', count: 2 });
    expect(match.withdraw()).toBe(true);
    expect(match.play(0, { type: 'roll', count: 2 })).toMatchObject({ needs: { count: 1 } });
    match.give([2]);
    expect(match.entries().at(-1)).toMatchObject({ dice: [6, 2] });
  });

  test('never the set-up, and never a command that was final', () => {
    const match = startToy(manualLuck, { dice: 2, cards: 0 });
    expect([match.withdrawable(), match.withdraw()]).toEqual([undefined, false]);
    match.give([1, 2]);
    const sealed: ToyGame = { ...toy, play: finalFirst };
    const other = startMatch(sealed, { dice: 0, cards: 0 }, { luck: manualLuck, fairness: { kind: 'manual' } });
    other.play(0, { type: 'roll', count: 1 });
    expect([other.withdrawable(), other.withdraw()]).toEqual([undefined, false]);
    expect(other.needs()).toMatchObject({ count: 1 });
  });
});

/** Tells a secret, then rolls. */
const finalFirst: ToyGame['play'] = (s, seat, c, table) => {
  table.final();
  return toy.play(s, seat, c, table);
};
