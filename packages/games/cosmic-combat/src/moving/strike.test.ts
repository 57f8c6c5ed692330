// Fighters strike: where the last leg may end, and whom it must meet first.
import { inch, type Point } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Piece } from '../content/terrain.ts';
import { shipOf } from '../state/battle.ts';
import type { Battle, Place } from '../state/types.ts';
import { at, begun, given, type Lineup, lying, playing, scene, seven, sheet } from '../testing/scenes.ts';
import { aroundOf } from './around.ts';
import { refuseFly } from './fly.ts';

const gladius = sheet('empire-of-sol.gladius');
const tough = sheet('empire-of-sol.gladius', { stats: { ...gladius.stats, wounds: 3 } });
const enemy = seven('black-sun', [3, 3, 2, 5, 0, 5, 6]);
const HALF = 18 * 2540;
const EDGE = 36 * 2540;

const laid = (places: Readonly<Record<string, Place>>, more: Partial<Lineup> = {}): Battle =>
  given(lying(scene({ south: [tough], north: [enemy, enemy], ...more }), { B2: at(3, 3), ...places }), {
    A1: ['move', 'move'],
  });
const refusal = (b: Battle, ...ends: readonly Point[]) =>
  refuseFly(aroundOf(b, shipOf(b, 'A1')), { type: 'fly', ends, facing: 0, ram: 'B1' });
const no = (rule: string, why: string, more: object = {}) => ({ code: 'cannotMove', rule, ship: 'A1', why, ...more });

describe('[X-61] the last leg ends on the board', () => {
  /** From 8 inches off an edge through B1, 4 inches off it, to a point of that edge or beyond. */
  const towards = {
    east: laid({ A1: { x: EDGE - inch(8), y: HALF, facing: 0 }, B1: { x: EDGE - inch(4), y: HALF, facing: 0 } }),
    west: laid({ A1: { x: inch(8), y: HALF, facing: 0 }, B1: { x: inch(4), y: HALF, facing: 0 } }),
    north: laid({ A1: { x: HALF, y: EDGE - inch(8), facing: 0 }, B1: { x: HALF, y: EDGE - inch(4), facing: 0 } }),
    south: laid({ A1: { x: HALF, y: inch(8), facing: 0 }, B1: { x: HALF, y: inch(4), facing: 0 } }),
  };

  test.each<readonly [string, Battle, Point, Point]>([
    ['east', towards.east, { x: EDGE, y: HALF }, { x: EDGE + 1, y: HALF }],
    ['west', towards.west, { x: 0, y: HALF }, { x: -1, y: HALF }],
    ['north', towards.north, { x: HALF, y: EDGE }, { x: HALF, y: EDGE + 1 }],
    ['south', towards.south, { x: HALF, y: 0 }, { x: HALF, y: -1 }],
  ])('%s', (_, b, on, over) => {
    expect(refusal(b, on)).toBeUndefined();
    expect(refusal(b, over)).toEqual(no('X-61', 'edge'));
  });

  test('in whole units, every leg of it', () => {
    const b = towards.east;
    expect(refusal(b, { x: EDGE - 0.5, y: HALF })).toEqual(no('X-61', 'edge'));
    expect(refusal(b, { x: EDGE, y: HALF + 0.5 })).toEqual(no('X-61', 'edge'));
    expect(refusal(b, { x: -1, y: HALF }, { x: EDGE - 100, y: HALF })).toEqual(no('X-61', 'edge'));
  });
});

describe('[X-215] it must meet its target', () => {
  const A1 = { x: 40000, y: 40000, facing: 0 };
  const B1 = { x: 40000, y: 50000, facing: 0 };

  test('by a leg that goes somewhere, and no other ship before', () => {
    const b = laid({ A1, B1 });
    expect(refusal(b, { x: 40000, y: 49000 })).toBeUndefined();
    expect(refusal(b)).toEqual(no('X-215', 'noContact'));
    expect(refusal(b, { x: 40000, y: 40000 })).toEqual(no('X-215', 'noContact'));
    expect(refusal(b, { x: 40000, y: 43000 }, { x: 40000, y: 43000 })).toEqual(no('X-215', 'noContact'));
    const barred = laid({ A1, B1: { ...B1, y: 54000 }, B2: { x: 36000, y: 47500, facing: 0 } });
    expect(refusal(barred, { x: 40000, y: 54000 })).toEqual(no('X-213', 'zone', { by: 'B2' }));
  });

  test('it touches at the very end of the leg, not a unit before', () => {
    const b = laid({ A1, B1 });
    expect(refusal(b, { x: 40000, y: 47000 })).toBeUndefined(); // 1500 and 1500 from centre to centre
    expect(refusal(b, { x: 40000, y: 46990 })).toEqual(no('X-215', 'noContact'));
  });

  test('[X-216] ordered no farther than to contact it stays there, though its target is destroyed', () => {
    const weak = seven('black-sun', [3, 3, 0, 5, 0, 1, 2]);
    const p = playing(
      begun(laid({ A1, B1 }, { north: [weak, enemy] }), 'movement', { type: 'half', side: 0, step: 'begin' }),
    );
    p.play({ type: 'activate', ship: 'A1' });
    p.play({ type: 'fly', ends: [{ x: 40000, y: 47000 }], facing: 0, ram: 'B1' }, 1);
    expect(p.ship('B1').fate).toBe('destroyed');
    expect(p.ship('A1').place).toEqual({ x: 40000, y: 47000, facing: 0 });
    expect(p.told('moved')).toHaveLength(1);
    expect(p.ship('A1').turn.moved).toBe(7000);
  });
});

describe('[X-209] [X-213] [CC-35] why a flight is refused, whole', () => {
  const A1 = { x: 40000, y: 40000, facing: 0 };
  const flown = (b: Battle, facing: number, ...ends: readonly Point[]) =>
    refuseFly(aroundOf(b, shipOf(b, 'A1')), { type: 'fly', ends, facing, ram: null });
  const rock: Piece = { kind: 'asteroid', disc: [20, 40000 / 2540, 0.5] };
  const voluntary = { rulings: { friendlyZone: 'voluntary' as const }, south: [tough, tough] };

  test.each<readonly [string, object, Battle, number, Point]>([
    ['no whole place', no('X-209', 'tooFar'), laid({ A1, B1: at(33, 33) }), 0, { x: 45000.5, y: 40000 }],
    [
      'it stands over the edge',
      no('X-209', 'edge'),
      laid({ A1: { x: 6000, y: 40000, facing: 0 }, B1: at(33, 33) }),
      450,
      { x: 1500, y: 40000 },
    ],
    [
      'it stands on a rock',
      no('X-209', 'solid'),
      laid({ A1, B1: at(33, 33) }, { pieces: [rock] }),
      450,
      { x: 20 * 2540 - 1270 - 1800, y: 40000 },
    ],
    [
      'through a ship',
      no('X-213', 'zone', { by: 'B1' }),
      laid({ A1, B1: { x: 50000, y: 40000, facing: 0 } }),
      0,
      { x: 60000, y: 40000 },
    ],
    [
      'through a friend, by the switch',
      no('CC-35', 'base', { by: 'A2' }),
      laid({ A1, A2: { x: 50000, y: 40000, facing: 0 }, B1: at(33, 33) }, voluntary),
      0,
      { x: 60000, y: 40000 },
    ],
    [
      'onto a friend, by the switch',
      no('X-209', 'base', { by: 'A2' }),
      laid({ A1, A2: { x: 50000, y: 40000, facing: 0 }, B1: at(33, 33) }, voluntary),
      450,
      { x: 50000 - 1500 - 1800, y: 40000 },
    ],
  ])('%s', (_, wanted, b, facing, end) => {
    expect(flown(b, facing, end)).toEqual(wanted);
  });
});
