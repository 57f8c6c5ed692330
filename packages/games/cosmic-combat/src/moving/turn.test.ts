// Turns past a pebble: by the switch the corners sweep, and each turn sweeps its own side.
import { describe, expect, test } from 'vitest';
import type { Piece } from '../content/terrain.ts';
import { shipOf } from '../state/battle.ts';
import type { Battle } from '../state/types.ts';
import { sol, sun } from '../testing/duel.ts';
import { at, given, lying, scene } from '../testing/scenes.ts';
import { aroundOf } from './around.ts';
import { turnsOf } from './candidates.ts';
import { refuseTurn } from './turn.ts';

/** A cruiser of 60 by 30 mm that turns about (42540, 40000): its corners are 3354 from there. */
const A1 = { x: 40000, y: 40000, facing: 0 };
/** At 40 degrees, 3200 from where it turns: clear of the base as it is and turned by 90 degrees, not of the corner between. */
const pebble = (side: 1 | -1): Piece => ({ kind: 'asteroid', disc: [44991 / 2540, (40000 + side * 2057) / 2540, 0.1] });
const laid = (side: 1 | -1, turnSweep: boolean): Battle =>
  given(
    lying(scene({ south: [sol], north: [sun], pieces: [pebble(side)], rulings: { turnSweep } }), {
      A1,
      B1: at(33, 33),
    }),
    { A1: ['move', 'move'] },
  );
const refused = (b: Battle, facing: number) => refuseTurn(aroundOf(b, shipOf(b, 'A1')), { type: 'turn', facing });
const NO = { code: 'cannotMove', rule: 'X-205', ship: 'A1', why: 'solid' };

describe.each([1, -1] as const)('a pebble on the left (1) or on the right (-1): %i', (side) => {
  const [towards, away] = side === 1 ? [900, 2700] : [2700, 900];

  test('only the end is looked at', () => {
    expect([refused(laid(side, false), towards), refused(laid(side, false), away)]).toEqual([undefined, undefined]);
    expect(refused(laid(side, false), side === 1 ? 200 : 3400)).toEqual(NO);
  });

  test('by the switch the way there too, but not the way round the other side', () => {
    expect([refused(laid(side, true), towards), refused(laid(side, true), away)]).toEqual([NO, undefined]);
    const offered = turnsOf(aroundOf(laid(side, true), shipOf(laid(side, true), 'A1')));
    expect(offered.filter((facing) => (side === 1 ? facing < 1800 : facing > 1800)).length).toBeLessThan(2);
    expect(offered.filter((facing) => (side === 1 ? facing > 1800 : facing < 1800))).toHaveLength(6);
  });
});
