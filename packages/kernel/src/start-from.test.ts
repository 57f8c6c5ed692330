import { expect, test } from 'vitest';
import { playAll, script, type Toy, toy } from '../test/toy.ts';
import { replay, startFrom } from './index.ts';

const MIDDLE: Toy = {
  config: { dice: 2, cards: 3 },
  turn: 1,
  total: 30,
  order: [2, 0, 1],
  orders: [0, 4],
  outcome: null,
};

test('it begins in the state that is given: nothing is rolled or told for it', () => {
  const match = startFrom(toy, MIDDLE, script());
  expect(match.state()).toBe(MIDDLE);
  expect(match.needs()).toBeUndefined();
  expect(match.opening()).toEqual([]);
  expect(match.decisions().map(({ seat }) => seat)).toEqual([1]);
});

test('it is played and taken back as any other, down to that state', () => {
  const match = startFrom(toy, MIDDLE, script(6));
  playAll(match, { type: 'step' }, { type: 'roll', count: 1 });
  expect(match.state().total).toBe(37);
  expect(match.undo(1, [0], 2).ok).toBe(true);
  expect(match.state()).toBe(MIDDLE);
  expect(match.undo(1, [0])).toMatchObject({ ok: false, refusal: { code: 'nothingToUndo' } });
});

test('its record proves nothing, and does not lead there again', () => {
  const match = startFrom(toy, MIDDLE, script());
  playAll(match, { type: 'step' });
  const record = match.record();
  expect(record.fairness).toEqual({ kind: 'unproven' });
  expect(record.setup).toMatchObject({ dice: [], shuffles: [] });
  expect(replay(toy, record).ok).toBe(false);
});
