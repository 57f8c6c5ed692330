// What counts of a move for the rest of the round.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { CosmicCommand, ShipRound } from '../state/types.ts';
import { half, sol, sun } from '../testing/duel.ts';
import { at, given, type Lineup, lying, playing, scene } from '../testing/scenes.ts';

describe('what a move leaves behind', () => {
  const A = at(10, 10);
  /** A2 keeps the half open. */
  const moved = (command: CosmicCommand | null, more: Partial<Lineup> = {}, b1 = at(33, 33)): ShipRound => {
    const tokens = {
      A1: command === null ? (['fire', 'fire'] as const) : (['move', 'board'] as const),
      A2: ['move', 'move'] as const,
    };
    const p = playing(
      half(given(lying(scene({ south: [sol, sol], north: [sun], ...more }), { A1: A, A2: at(3, 33), B1: b1 }), tokens)),
    );
    p.play({ type: 'activate', ship: 'A1' });
    if (command !== null) p.play(command);
    return p.ship('A1').turn;
  };
  const fighter = { south: ['empire-of-sol.gladius', sol] };
  const at1 = { x: inch(12), y: inch(10) };

  test.each<readonly [string, ShipRound, Partial<ShipRound>]>([
    [
      '[X-207] straight ahead',
      moved({ type: 'straight', distance: 2540, ram: null }),
      { moves: 1, moved: 2540, turned: false },
    ],
    ['[X-208] back', moved({ type: 'back', distance: 2540 }), { moves: 1, moved: 2540, turned: false }],
    ['[X-206] a turn', moved({ type: 'turn', facing: 450 }), { moves: 1, moved: 2540, turned: true }],
    [
      '[X-209] a flight',
      moved({ type: 'fly', ends: [at1], facing: 450, ram: null }, fighter),
      { moves: 1, moved: 5080, turned: false },
    ],
    [
      '[X-235] a turn on the spot',
      moved({ type: 'fly', ends: [], facing: 450, ram: null }, fighter),
      { moves: 1, moved: 0, turned: true },
    ],
    [
      '[X-235] a flight of nothing',
      moved({ type: 'fly', ends: [], facing: 0, ram: null }, fighter),
      { moves: 1, moved: 0, turned: false },
    ],
    [
      '[X-219] a boarding',
      moved({ type: 'board', target: 'B1' }, {}, { ...A, y: A.y + 3000 + 5080 }),
      { moves: 0, boards: 1, boarded: 'B1', held: true, moved: 5080, turned: false },
    ],
    ['[X-211] a drift', moved(null), { activated: true, moves: 0, moved: 0, turned: false }],
  ])('%s', (_, turn, wanted) => {
    expect(turn).toMatchObject(wanted);
  });
});
