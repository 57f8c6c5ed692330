// Drifts into solid terrain, told in full.
import { expect, test } from 'vitest';
import type { Battle } from '../state/types.ts';
import { half, sun } from '../testing/duel.ts';
import { at, given, lying, playing, scene, seven } from '../testing/scenes.ts';

/** A rock of Strength 4 so far before its nose. */
const drifting = (gap: number, integrity: number): Battle =>
  given(
    lying(
      scene({
        south: [seven('empire-of-sol', [3, 3, 2, 5, 2, 4, integrity])],
        north: [sun],
        pieces: [
          {
            kind: 'asteroid',
            poly: [
              [18, 14],
              [20, 14],
              [20, 22],
              [18, 22],
            ],
          },
        ],
      }),
      { A1: { x: 18 * 2540 - 3000 - gap, y: 18 * 2540, facing: 0 }, B1: at(3, 3) },
    ),
    { A1: ['fire', 'fire'] },
  );

test('it goes as far as the rock; who lies there already does not move, and is wrecked again', () => {
  const moved = (gap: number) => {
    const p = playing(half(drifting(gap, 7)), 1);
    expect(p.told('wrecked')).toEqual([{ type: 'wrecked', ship: 'A1', strength: 4, rule: 'X-218' }]);
    return p.told('moved').map((event) => (event.type === 'moved' ? event.to.x - event.from.x : 0));
  };
  expect([moved(1000), moved(0)]).toEqual([[1000], []]);
});

test('the opponent rolls; what is certain is told and not rolled', () => {
  const p = playing(half(drifting(1000, 7)), 3); // 4 + 3 against 7
  expect(p.rolls).toEqual(['wreck 1 by 1']);
  expect(p.told('rolled')).toMatchObject([{ purse: '1', needs: 3, rule: 'X-218' }]);
  expect([p.told('wounded').length, p.told('certain')]).toEqual([1, []]);
  expect(playing(half(drifting(1000, 7)), 2).told('wounded')).toEqual([]);
  const weak = playing(half(drifting(1000, 5)));
  expect(weak.told('certain')).toEqual([{ type: 'certain', ship: 'A1', wounds: 1, rule: 'X-257' }]);
  expect([weak.rolls, weak.told('wounded').length]).toEqual([[], 1]);
  const strong = playing(half(drifting(1000, 11)));
  expect(strong.told('certain')).toEqual([{ type: 'certain', ship: 'A1', wounds: 0, rule: 'X-257' }]);
  expect(strong.told('wounded')).toEqual([]);
});
