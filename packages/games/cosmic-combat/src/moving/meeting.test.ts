// Friends that come too near.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Battle, CosmicCommand, Place } from '../state/types.ts';
import { half, sol, sun } from '../testing/duel.ts';
import { at, given, lying, playing, scene } from '../testing/scenes.ts';

test('[X-214] by the switch who is near a friend already scrapes nobody by moving on beside it', () => {
  const b = lying(scene({ south: [sol, sol], north: [sun], rulings: { friendlyZone: 'voluntary' } }), {
    A1: { x: 40000, y: 40000, facing: 0 },
    A2: { x: 40000, y: 44000, facing: 0 },
    B1: at(33, 33),
  });
  const p = playing(half(given(b, { A1: ['move', 'move'], A2: ['move', 'move'] })));
  p.play({ type: 'activate', ship: 'A1' });
  p.play({ type: 'straight', distance: 2000, ram: null });
  expect(p.told('collided')).toEqual([]);
});

describe('[X-214] by the switch a move scrapes each friend whose zone it enters, and no other', () => {
  const A: Place = { x: 40000, y: 40000, facing: 0 };
  /** Far from everything that moves about A. */
  const FAR = at(3, 33);
  /** Whom it collides with; nobody is hurt (1 + 2 against 6). */
  const scraped = (command: CosmicCommand, A2: Place, fighter = false): readonly string[] => {
    const south = [fighter ? 'empire-of-sol.gladius' : sol, sol, sol];
    const b: Battle = lying(scene({ south, north: [sun], rulings: { friendlyZone: 'voluntary' } }), {
      A1: A,
      A2,
      A3: at(3, 3),
      B1: at(33, 33),
    });
    const tokens = { A1: ['move', 'move'], A2: ['move', 'move'], A3: ['move', 'move'] } as const;
    const p = playing(half(given(b, tokens)));
    p.play({ type: 'activate', ship: 'A1' });
    const isMet = A2 !== FAR && A2.y < 60000;
    p.play(command, ...(isMet ? [1, 1] : []));
    return p.told('collided').map((event) => (event.type === 'collided' ? event.target : ''));
  };
  const aside = (x: number, gap: number): Place => ({ x: 40000 + x, y: 40000 + 3000 + gap, facing: 0 });
  const straight: CosmicCommand = { type: 'straight', distance: inch(6), ram: null };
  const back: CosmicCommand = { type: 'back', distance: inch(2) };
  const turn: CosmicCommand = { type: 'turn', facing: 900 };
  const fly: CosmicCommand = { type: 'fly', ends: [{ x: 50000, y: 40000 }], facing: 0, ram: null };

  test.each<readonly [string, CosmicCommand, Place, boolean]>([
    ['straight ahead', straight, aside(15000, 2000), false],
    ['back', back, aside(-10000, 2000), false],
    ['a turn', turn, aside(inch(1), 3000), false],
    ['a flight', fly, aside(10000, 1500), true],
  ])('%s', (_, command, near, fighter) => {
    expect(scraped(command, near, fighter)).toEqual(['A2']);
    expect(scraped(command, FAR, fighter)).toEqual([]);
  });
});
