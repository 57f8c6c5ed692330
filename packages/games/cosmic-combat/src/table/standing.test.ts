// Who is locked with whom.
import { expect, test } from 'vitest';
import { shipOf } from '../state/battle.ts';
import type { Battle } from '../state/types.ts';
import { sol, sun } from '../testing/duel.ts';
import { at, lying, scene } from '../testing/scenes.ts';
import { isPair } from './standing.ts';

test('[X-222] [X-260] who holds the station does not fight it, whichever is asked about', () => {
  const b = lying(scene({ south: [sol], north: [sun], scenario: 'station-assault' }), {
    A1: { ...at(18, 18), x: 18 * 2540 - 8100 },
    B1: at(4, 4),
  });
  const pairs = (holder: 0 | 1 | null) => {
    const held: Battle = { ...b, station: { crew: 1, holder } };
    return [isPair(held, shipOf(b, 'S1'), shipOf(b, 'A1')), isPair(held, shipOf(b, 'A1'), shipOf(b, 'S1'))];
  };
  expect([pairs(0), pairs(1), pairs(null)]).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ]);
});
