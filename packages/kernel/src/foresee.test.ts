import { describe, expect, test } from 'vitest';
import { type Toy, type ToyCommand, type ToyGame, toy } from '../test/toy.ts';
import { foresee, known } from './index.ts';

const START: Toy = {
  config: { dice: 0, cards: 3 },
  turn: 0,
  total: 0,
  order: [2, 0, 1],
  orders: [0, 0],
  outcome: null,
};
const STEP: ToyCommand = { type: 'step' };

/** The orders of the other seat are hidden, and a step adds them. */
const secretive: ToyGame = {
  ...toy,
  view: (s, viewer) => ({
    ...s,
    orders: s.orders.map((n, seat) => (seat === viewer ? n : null)) as unknown as Toy['orders'],
  }),
  play: (s, seat, c, table) => ({ ...s, total: toy.play(s, seat, c, table).total + known(s.orders[1 - seat] ?? null) }),
};

test('all of one’s own commands are played, one after the other', () => {
  const { view, played, stopped } = foresee(toy, START, 0, [STEP, { type: 'order', value: 4 }, STEP]);
  expect(view).toEqual({ ...START, total: 2, orders: [4, 0] });
  expect([played, stopped]).toEqual([3, undefined]);
  expect(foresee(toy, START, 0, [])).toEqual({ view: START, played: 0, stopped: undefined });
});

test('what is given stays as it is', () => {
  expect(foresee(toy, Object.freeze(START), 0, [STEP]).view).not.toBe(START);
  expect(START.total).toBe(0);
});

describe('it stops before the first command', () => {
  test.each<readonly [string, readonly ToyCommand[]]>([
    ['that rolls dice', [STEP, { type: 'roll', count: 2 }, STEP]],
    ['that shuffles', [STEP, { type: 'shuffle', size: 2 }]],
    ['that draws cards', [STEP, { type: 'draw', count: 1 }]],
    ['that does something first and then rolls', [STEP, { type: 'mix' }]],
  ])('%s', (_, commands) => {
    expect(foresee(toy, START, 0, commands)).toEqual({
      view: { ...START, total: 1 },
      played: 1,
      stopped: { why: 'luck' },
    });
  });

  test('that comes after another’s decision', () => {
    const { view, played, stopped } = foresee(toy, START, 0, [STEP, { type: 'pass' }, STEP]);
    expect(view).toEqual({ ...START, total: 1, turn: 1 });
    expect([played, stopped]).toEqual([2, { why: 'another' }]);
  });

  test('that is refused, and says why', () => {
    const { played, stopped } = foresee(toy, START, 0, [{ type: 'stop' }, STEP]);
    expect([played, stopped]).toEqual([1, { why: 'refused', refusal: toy.refuse(over(), 0, STEP) }]);
  });

  test('for which something hidden counts', () => {
    const view = secretive.view(START, 0);
    expect(foresee(secretive, view, 0, [STEP])).toEqual({ view, played: 0, stopped: { why: 'hidden' } });
  });
});

const over = (): Toy => foresee(toy, START, 0, [{ type: 'stop' }]).view;

test('what is hidden may be taken for granted, for each command anew', () => {
  const assuming = (s: Toy): Toy => ({ ...s, orders: [s.orders[0], 5] });
  const { view, played } = foresee(secretive, secretive.view(START, 0), 0, [STEP, STEP], assuming);
  expect(played).toBe(2);
  expect(view).toEqual({ ...START, total: 12, orders: [0, null] });
});

test('a fault of the rules is not taken for anything else', () => {
  const faulty: ToyGame = {
    ...toy,
    play: () => {
      throw new TypeError('a fault');
    },
  };
  expect(() => foresee(faulty, START, 0, [STEP])).toThrow(TypeError);
});
