// A shot on its way: to whom it is passed by itself, and whether it has gone astray.
import { describe, expect, test } from 'vitest';
import type { Battle, Place } from '../state/types.ts';
import { duel, SEVEN, sun } from '../testing/duel.ts';
import { at, changed, fire, lying, ordered, playing, pooled, seven, shooting } from '../testing/scenes.ts';

const beside = (by: 1 | -1): Place => ({ ...at(14, 18), y: 18 * 2540 + by * 3500 });
/** B2 and B3 are near B1. */
const three = (): Battle => lying(duel({ north: [sun, sun, sun] }), { B2: beside(1), B3: beside(-1) });
const passed = (b: Battle, redirect: 'best' | 'never' = 'best'): readonly string[] => {
  const p = playing(shooting(ordered(b, { redirect })));
  p.play(fire('A1', 'B1'), 1);
  return p
    .told('redirected')
    .map((event) => (event.type === 'redirected' ? `${event.from} ${event.to} ${event.rule}` : ''));
};

describe('[X-237] by standing order to whom it probably costs least', () => {
  const last = (b: Battle, ...ids: readonly string[]): Battle =>
    ids.reduce((now, id) => changed(now, id, { wounds: 1 }), b);

  test('whoever that is; the named target where it costs no less', () => {
    expect(passed(three())).toEqual([]);
    expect(passed(last(three(), 'B1'))).toEqual(['B1 B2 X-237']); // the first of two alike
    expect(passed(last(three(), 'B1', 'B2'))).toEqual(['B1 B3 X-237']);
    expect(passed(last(three(), 'B1', 'B3'))).toEqual(['B1 B2 X-237']);
    expect(passed(last(three(), 'B2', 'B3'))).toEqual([]);
    expect(passed(last(three(), 'B1', 'B2', 'B3'))).toEqual([]);
    expect(passed(last(three(), 'B1'), 'never')).toEqual([]);
  });
});

describe('[X-238] [X-232] what lies on the stack while Destiny is asked', () => {
  const shotIn = (b: Battle) => b.stack.find(({ type }) => type === 'shot');
  const rich = (b: Battle): Battle =>
    ordered(pooled(pooled(b, 0, { destiny: 3 }), 1, { destiny: 3 }), { destiny: 'ask' });

  test('a shot at its target has not gone astray', () => {
    const p = playing(shooting(rich(duel())));
    p.play(fire('A1', 'B1'), 1);
    expect(shotIn(p.now())).toEqual({
      type: 'shot',
      shooter: 'A1',
      weapon: 0,
      target: 'B1',
      step: 'done',
      way: [],
      astray: false,
    });
  });

  test('one that strikes a ship in the way has', () => {
    const p = playing(
      shooting(rich(lying(duel({ north: [sun, sun, sun] }), { B2: at(10, 18), B3: at(17, 18), B1: at(21, 18) }))),
    );
    p.play(fire('A1', 'B1'), 1);
    expect(shotIn(p.now())).toMatchObject({ target: 'B1', step: 'way', way: ['B2', 'B3'], astray: false });
    p.play({ type: 'reroll', dice: 0 }, 1);
    expect(shotIn(p.now())).toMatchObject({ target: 'B2', step: 'done', way: [], astray: true });
    expect(p.told('astray')).toEqual([{ type: 'astray', shooter: 'A1', struck: 'B2', rule: 'X-232' }]);
  });

  test('one that strikes a friend in a fight has, and Destiny is asked of a hit (X-264)', () => {
    const red = seven('bloodpact', SEVEN);
    const p = playing(shooting(rich(lying(duel({ south: [red, red] }), { A2: beside(1) }))));
    p.play(fire('A1', 'B1'), 1);
    expect(shotIn(p.now())).toMatchObject({ target: 'B1', step: 'fight', astray: false });
    p.play({ type: 'reroll', dice: 0 }, 6);
    expect(shotIn(p.now())).toMatchObject({ target: 'A2', step: 'done', astray: true });
    expect(p.told('astray')).toEqual([{ type: 'astray', shooter: 'A1', struck: 'A2', rule: 'DW-71' }]);
    expect(p.asked()).toMatchObject({ kind: 'reroll', seat: 0, failed: 1 });
    p.play({ type: 'reroll', dice: 0 });
    expect(p.told('wounded')).toMatchObject([{ ship: 'A2', wounds: 1 }]);
  });

  test('[X-236] a dying friend is at risk only where there is no other, and suffers nothing more', () => {
    const red = seven('bloodpact', SEVEN);
    const b = changed(lying(duel({ south: [red, red] }), { A2: beside(1) }), 'A2', { wounds: 0 });
    const p = playing(shooting(b));
    p.play(fire('A1', 'B1'), 1);
    expect(p.rolls).toEqual(['friendlyFire 1 by 0']);
    expect(p.told('astray')).toMatchObject([{ struck: 'A2' }]);
    expect(p.told('wounded')).toEqual([]);
  });
});
