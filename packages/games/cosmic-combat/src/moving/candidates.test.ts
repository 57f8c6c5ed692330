// What is offered to who moves, at its limits: the shortest ways, rams, flights and where they look.
import { hulls, inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Piece } from '../content/terrain.ts';
import { shipOf } from '../state/battle.ts';
import type { Battle, CosmicCommand, FlyCommand, Place } from '../state/types.ts';
import { sol, sun } from '../testing/duel.ts';
import { at, changed, changedTurn, given, type Lineup, lying, PASS, scene } from '../testing/scenes.ts';
import { refuseMove } from './activation.ts';
import { aroundOf } from './around.ts';
import { movesOf, turnsOf } from './candidates.ts';

const GLADIUS = 'empire-of-sol.gladius';
const A: Place = { x: 40000, y: 40000, facing: 0 };

const laid = (places: Readonly<Record<string, Place>> = {}, more: Partial<Lineup> = {}): Battle =>
  given(
    lying(scene({ south: [sol, sol], north: [sun, sun], ...more }), {
      A1: { ...A },
      A2: at(3, 33),
      B1: at(33, 33),
      B2: at(33, 3),
      ...places,
    }),
    { A1: ['move', 'move'] },
  );
const around = (b: Battle) => aroundOf(b, shipOf(b, 'A1'));
const moves = (b: Battle): readonly CosmicCommand[] => movesOf(around(b));
const straights = (b: Battle) => moves(b).flatMap((c) => (c.type === 'straight' ? [[c.distance, c.ram]] : []));
const flights = (b: Battle): readonly FlyCommand[] =>
  moves(b).flatMap((c) => (c.type === 'fly' && c.ram === null ? [c] : []));
const strikes = (b: Battle): readonly FlyCommand[] =>
  moves(b).flatMap((c) => (c.type === 'fly' && c.ram !== null ? [c] : []));
/** So far from the nose of a cruiser at A. */
const ahead = (gap: number): Place => ({ x: 40000 + 6000 + gap, y: 40000, facing: 0 });

describe('[X-207] quarters of the way, each once', () => {
  const before = (free: number, more: Partial<Lineup> = {}) => straights(laid({ B1: ahead(inch(1) + free) }, more));
  const RAM = [inch(8), 'B1'];

  test.each([
    [4, [4, 3, 2, 1]],
    [3, [3, 2, 1]],
    [2, [2, 1]],
    [1, [1]],
    [0, []],
  ] as const)('%i units free: %j', (free, ways) => {
    expect(before(free)).toEqual([...ways.map((way) => [way, null]), RAM]);
  });

  test('[X-56] by the switch none below an inch, and one of an inch', () => {
    const rulings = { minMoveAlways: true };
    expect(before(inch(1), { rulings })).toEqual([[inch(1), null], RAM]);
    expect(before(inch(1) - 1, { rulings })).toEqual([RAM]);
  });
});

describe('[X-215] rams straight ahead', () => {
  const rams = (b: Battle) => straights(b).filter(([, ram]) => ram !== null);

  test.each([
    ['of a base within Move', inch(8) - 1, [[inch(8), 'B1']]],
    ['of one exactly Move away, which it touches at the very end', inch(8), [[inch(8), 'B1']]],
    ['not of one a unit farther, whose zone alone is within Move', inch(8) + 1, []],
  ])('%s', (_, gap, offered) => {
    const b = laid({ B1: ahead(gap) });
    expect(rams(b)).toEqual(offered);
    const refusal = refuseMove(around(b), { type: 'straight', distance: inch(8), ram: 'B1' });
    expect(refusal?.code).toBe(offered.length > 0 ? undefined : 'cannotMove');
  });

  test('who is exactly Move away is not rammed by a way that is ordered shorter', () => {
    const b = laid({ B1: ahead(inch(8)) });
    const short = refuseMove(around(b), { type: 'straight', distance: inch(8) - 1, ram: 'B1' });
    expect(short).toMatchObject({ code: 'cannotMove', rule: 'X-215', why: 'noContact', farthest: inch(8) });
  });

  test('not past the zone of another', () => {
    const aside = { x: 40000 + 6000 + inch(4) - 1000, y: 40000 + 3000 + 1500, facing: 0 };
    expect(rams(laid({ B1: ahead(inch(4)) }))).toEqual([[inch(8), 'B1']]);
    expect(rams(laid({ B1: ahead(inch(4)), B2: aside }))).toEqual([]);
  });

  test('[X-214] by the switch not past a friend that lies before the base', () => {
    const voluntary = { rulings: { friendlyZone: 'voluntary' as const } };
    const friend = { x: 40000 + 6000 + inch(4) - 500, y: 40000 - 2900, facing: 0 };
    const enemy = { x: 40000 + 6000 + inch(4), y: 40000 + 2900, facing: 0 };
    expect(rams(laid({ B1: enemy }, voluntary))).toEqual([[inch(8), 'B1']]);
    expect(rams(laid({ B1: enemy, A2: friend }, voluntary))).toEqual([]);
  });

  test('[X-214] by the switch a friend may be rammed, but it is not offered', () => {
    const b = laid({ A2: ahead(inch(4)) }, { rulings: { friendlyZone: 'voluntary' } });
    expect(refuseMove(around(b), { type: 'straight', distance: inch(8), ram: 'A2' })).toBeUndefined();
    expect(rams(b)).toEqual([]);
  });
});

describe('[X-206] turns', () => {
  test('by the switch all round but not straight ahead, the half turn once', () => {
    const facings = turnsOf(around(laid({}, { rulings: { turnLimit: 180 } })));
    expect(facings).toEqual([
      ...[195, 210, 225, 240, 255, 270, 285, 300, 315, 330, 345].map((degrees) => 10 * degrees),
      ...[15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165, 180].map((degrees) => 10 * degrees),
    ]);
  });
});

describe('[X-209] flights', () => {
  const fighter = { south: [GLADIUS, sol] };
  /** Where it would look at, from the end of a flight. */
  const looks = (b: Battle, at: Place): void => {
    for (const { ends, facing } of flights(b)) expect(facing).toBe(hulls.bearing(ends[0]!, at));
  };

  test('look at the nearest enemy: not at a friend that is nearer, not at one that is gone', () => {
    const B1 = at(30, 16);
    const far = laid({ A2: at(19, 20), B1, B2: at(2, 34) }, fighter);
    expect(flights(far).length).toBeGreaterThan(30);
    looks(far, B1);
    const near = laid({ A2: at(19, 24), B1, B2: at(10, 14) }, fighter);
    looks(near, at(10, 14));
    looks(changed(near, 'B2', { fate: 'destroyed', wounds: 0 }), B1);
  });

  test('of two as near the first; the distance counts both ways', () => {
    const even = laid({ A2: at(3, 3), A1: at(18, 18), B1: at(18, 30), B2: at(30, 18) }, fighter);
    looks(even, at(18, 30));
    looks(laid({ A2: at(3, 3), A1: at(18, 18), B1: at(18, 31), B2: at(30, 18) }, fighter), at(30, 18));
    looks(laid({ A2: at(3, 3), A1: at(18, 18), B1: at(8, 8), B2: at(18, 31) }, fighter), at(18, 31)); // 14.1 inches, 13
  });

  test('in 24 directions from its own on, each the whole way and half of it', () => {
    const b = laid({ A1: at(18, 18, 30), A2: at(2, 2), B1: at(34, 34), B2: at(34, 2) }, fighter);
    const whole = inch(12) - 4;
    const wanted = Array.from({ length: 24 }, (_, k) => hulls.facingOf(300 + 150 * k)).flatMap((direction) =>
      [whole, whole / 2].map((way) => [hulls.placeAt(at(18, 18), direction, way)]),
    );
    expect(flights(b).map(({ ends }) => ends)).toEqual(wanted);
  });

  test('a tenth of an inch at least; by the switch an inch', () => {
    const wall = (free: number): Piece => ({
      kind: 'asteroid',
      // Its face stands across the way, so far beyond the circle that holds the base at every facing.
      poly: [
        [(40000 + OUTER + free) / 2540, 14],
        [(40000 + OUTER + free) / 2540 + 1, 14],
        [(40000 + OUTER + free) / 2540 + 1, 17.5],
        [(40000 + OUTER + free) / 2540, 17.5],
      ],
    });
    const ahead0 = (free: number, more: Partial<Lineup> = {}) =>
      flights(laid({}, { ...fighter, pieces: [wall(free)], ...more }))
        .filter(({ ends }) => ends[0]!.y === 40000 && ends[0]!.x > 40000)
        .map(({ ends }) => ends[0]!.x - 40000);
    expect(ahead0(400)).toEqual([400]);
    expect(ahead0(508)).toEqual([508, 254]);
    expect(ahead0(506)).toEqual([506]);
    expect(ahead0(254)).toEqual([254]);
    expect(ahead0(252)).toEqual([]);
    const rulings = { minMoveAlways: true };
    expect(ahead0(inch(1), { rulings })).toEqual([inch(1)]);
    expect(ahead0(inch(1) - 2, { rulings })).toEqual([]);
  });

  test('from beside a rock and from the corner of the board: whatever is offered is legal', () => {
    const rock: Piece = { kind: 'asteroid', disc: [(40000 + 2900) / 2540, 40000 / 2540, 0.5] };
    for (const b of [
      laid({}, { ...fighter, pieces: [rock] }),
      laid({ A1: { x: 1600, y: 1600, facing: 0 } }, fighter),
      laid({ A1: { x: 91440 - 1600, y: 40000, facing: 0 } }, fighter),
      laid({ B1: { ...A, y: 40000 + 3000 + 1000 } }, fighter),
    ]) {
      expect(flights(b).length).toBeGreaterThanOrEqual(10);
      for (const c of moves(b)) expect([c, refuseMove(around(b), c)]).toEqual([c, undefined]);
    }
  });
});

/** Half the diagonal of 30 by 30 mm rounded up, and ε. */
const OUTER = 2122 + 2;

describe('[X-215] strikes of fighters', () => {
  const fighter = { south: [GLADIUS, sol] };

  test('at enemies within Move, once each, the whole way; at no friend', () => {
    const b = laid({ A1: at(18, 18), A2: at(14, 18), B1: at(18, 23), B2: at(26, 18) }, fighter);
    expect(strikes(b)).toEqual([
      { type: 'fly', ends: [{ x: inch(18), y: inch(30) - 1 }], facing: 900, ram: 'B1' },
      { type: 'fly', ends: [{ x: inch(30) - 1, y: inch(18) }], facing: 0, ram: 'B2' },
    ]);
  });

  test('[X-214] at no friend, though by the switch it might', () => {
    const b = laid({ A1: at(18, 18), A2: at(18, 23) }, { ...fighter, rulings: { friendlyZone: 'voluntary' } });
    const strike: CosmicCommand = { type: 'fly', ends: [{ x: inch(18), y: inch(23) }], facing: 900, ram: 'A2' };
    expect(refuseMove(around(b), strike)).toBeUndefined();
    expect(strikes(b)).toEqual([]);
  });

  test('none beyond Move', () => {
    const gap = (units: number) =>
      strikes(laid({ A1: at(3, 18), B1: { x: inch(3) + 1500 + 3000 + units, y: inch(18), facing: 0 } }, fighter));
    expect(gap(inch(12) - 2).map(({ ram }) => ram)).toEqual(['B1']);
    expect(gap(inch(12) + 3)).toEqual([]);
  });

  test('ordered no farther than the edge, on every side', () => {
    const over = (A1: Place, B1: Place) => strikes(laid({ A1, B1, A2: at(2, 30) }, fighter)).map(({ ends }) => ends[0]);
    expect(over(at(30, 18), at(33, 18))).toEqual([{ x: inch(36), y: inch(18) }]);
    expect(over(at(6, 18), at(3, 18))).toEqual([{ x: 0, y: inch(18) }]);
    expect(over(at(18, 30), at(18, 33))).toEqual([{ x: inch(18), y: inch(36) }]);
    expect(over(at(18, 6), at(18, 3))).toEqual([{ x: inch(18), y: 0 }]);
  });
});

describe('[X-210] what is left to do', () => {
  const near = { B1: { ...A, y: 40000 + 3000 + inch(2) } };

  test('without a Move token, rooted or held no move is offered, boarding where it may be', () => {
    const boards = given(laid(near), { A1: ['board', 'fire'] });
    expect(moves(boards)).toEqual([{ type: 'board', target: 'B1' }, PASS]);
    expect(moves(given(laid(near), { A1: ['fire', 'fire'] }))).toEqual([PASS]);
    expect(moves(changed(laid(near), 'A1', { rooted: 1 }))).toEqual([PASS]);
    expect(moves(changedTurn(laid(near), 'A1', { held: true }))).toEqual([PASS]);
    expect(moves(changedTurn(laid(near), 'A1', { moves: 2 }))).toEqual([PASS]);
    expect(moves(changedTurn(laid(near), 'A1', { moves: 1 })).length).toBeGreaterThan(10);
  });
});
