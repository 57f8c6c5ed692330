// Why a move is refused, whole: the reason, its rule, how far it could go and who stands there (X-207 to X-215, CC-34, CC-35).
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Piece } from '../content/terrain.ts';
import type { Battle, CosmicCommand, Place, Token } from '../state/types.ts';
import { at, begun, changed, given, type Lineup, lying, playing, scene, seven } from '../testing/scenes.ts';

const SEVEN = [3, 3, 2, 5, 2, 4, 6] as const;
const sol = seven('empire-of-sol', SEVEN);
const sun = seven('black-sun', SEVEN);
const GLADIUS = 'empire-of-sol.gladius';
const A = { x: 40000, y: 40000, facing: 0 };

const active = (
  places: Readonly<Record<string, Place>> = {},
  more: Partial<Lineup> = {},
  tokens: readonly Token[] = ['move', 'move'],
) => {
  const b: Battle = given(
    lying(scene({ south: [sol, sol], north: [sun], ...more }), {
      A1: { ...A },
      A2: at(3, 33),
      B1: at(33, 33),
      ...places,
    }),
    { A1: tokens, A2: ['move', 'move'] },
  );
  const p = playing(begun(b, 'movement', { type: 'half', side: 0, step: 'begin' }));
  p.play({ type: 'activate', ship: 'A1' });
  return p;
};
const straight = (distance: number, ram: string | null = null): CosmicCommand => ({ type: 'straight', distance, ram });
const back = (distance: number): CosmicCommand => ({ type: 'back', distance });
const turn = (facing: number): CosmicCommand => ({ type: 'turn', facing });
const fly = (...ends: readonly (readonly [number, number])[]): CosmicCommand => ({
  type: 'fly',
  ends: ends.map(([x, y]) => ({ x, y })),
  facing: 0,
  ram: null,
});
const ramming = (ram: string, ...ends: readonly (readonly [number, number])[]): CosmicCommand => ({
  type: 'fly',
  ends: ends.map(([x, y]) => ({ x, y })),
  facing: 0,
  ram,
});
const no = (rule: string, why: string, more: object = {}) => ({ code: 'cannotMove', rule, ship: 'A1', why, ...more });
const rock = (x: number, y: number): Piece => ({
  kind: 'asteroid',
  poly: [
    [x, y],
    [x + 2, y],
    [x + 2, y + 2],
    [x, y + 2],
  ],
});
/** Noses of cruisers are 3000 before their centres. */
const ahead = (gap: number): Place => ({ x: 40000 + 6000 + gap, y: 40000, facing: 0 });

describe('ships', () => {
  test.each<readonly [string, ReturnType<typeof active>, CosmicCommand, object | undefined]>([
    ['Move 8', active(), straight(inch(8)), undefined],
    ['farther', active(), straight(inch(8) + 1), no('X-207', 'tooFar', { farthest: inch(8) })],
    [
      'into a zone',
      active({ B1: ahead(inch(4)) }),
      straight(inch(3) + 1),
      no('X-213', 'zone', { farthest: inch(3), by: 'B1' }),
    ],
    ['up to it', active({ B1: ahead(inch(4)) }), straight(inch(3)), undefined],
    [
      'into a friend’s zone',
      active({ A2: ahead(inch(4)) }),
      straight(inch(4)),
      no('X-213', 'zone', { farthest: inch(3), by: 'A2' }),
    ],
    [
      'into a friend, by the switch',
      active({ A2: ahead(inch(4)) }, { rulings: { friendlyZone: 'voluntary' } }),
      straight(inch(5)),
      no('CC-35', 'base', { farthest: inch(4), by: 'A2' }),
    ],
    [
      'onto a rock',
      active({}, { pieces: [rock(19, 15)] }),
      straight(inch(8)),
      no('X-207', 'solid', { farthest: 19 * 2540 - 43000 }),
    ],
    ['over the edge', active({ A1: at(33, 18) }), straight(inch(8)), no('X-61', 'edge', { farthest: inch(3) - 3000 })],
    [
      'through difficult ground',
      active(
        {},
        {
          pieces: [
            {
              kind: 'debris',
              poly: [
                [16, 14],
                [30, 14],
                [30, 18],
                [16, 18],
              ],
            },
          ],
        },
      ),
      straight(inch(8)),
      no('X-207', 'tooFar', { farthest: 640 + (inch(8) - 640) / 2 }),
    ],
    ['back a quarter', active(), back(inch(2)), undefined],
    ['back farther', active(), back(inch(2) + 1), no('X-208', 'tooFarBack', { farthest: inch(2) })],
    [
      'back into a zone',
      active({ B1: { ...A, x: 40000 - 6000 - inch(2) } }),
      back(inch(2)),
      no('X-213', 'zone', { farthest: inch(1), by: 'B1' }),
    ],
    [
      'nothing, by the switch',
      active({}, { rulings: { minMoveAlways: true } }),
      straight(inch(1) - 1),
      no('X-56', 'minMove'),
    ],
    ['an inch, by the switch', active({}, { rulings: { minMoveAlways: true } }), straight(inch(1)), undefined],
    ['back nothing, by the switch', active({}, { rulings: { minMoveAlways: true } }), back(0), no('X-56', 'minMove')],
    [
      'without a token',
      active({ B1: { ...A, y: 40000 + 3000 + inch(2) } }, {}, ['board', 'fire']),
      straight(10),
      no('CC-24', 'noToken'),
    ],
    [
      'back without a token',
      active({ B1: { ...A, y: 40000 + 3000 + inch(2) } }, {}, ['board', 'fire']),
      back(10),
      no('CC-24', 'noToken'),
    ],
    [
      'a turn without a token',
      active({ B1: { ...A, y: 40000 + 3000 + inch(2) } }, {}, ['board', 'fire']),
      turn(450),
      no('CC-24', 'noToken'),
    ],
    ['an escape without a freighter', active(), { type: 'escape' } as CosmicCommand, no('X-259', 'notAFreighter')],
    ['a flight of a cruiser', active(), fly([50000, 40000]), no('CC-34', 'notAFighter')],
    ['a turn by 90 degrees', active(), turn(900), undefined],
    ['a turn by more', active(), turn(901), no('X-06', 'tooFarRound')],
    ['a turn by 180, by the switch', active({}, { rulings: { turnLimit: 180 } }), turn(1800), undefined],
    [
      'a turn into a zone',
      active({ B1: { x: 40000 + 2540, y: 40000 + 3000 + 2600, facing: 0 } }),
      turn(900),
      no('X-205', 'zone', { by: 'B1' }),
    ],
    ['a turn onto a rock', active({}, { pieces: [rock(16, 16.5)] }), turn(900), no('X-205', 'solid')],
    ['a turn over the edge', active({ A1: { x: 40000, y: 1600, facing: 0 } }), turn(900), no('X-205', 'edge')],
    ['a ram of nobody', active(), straight(inch(8), 'C1'), { code: 'noSuchShip', rule: 'X-215', ship: 'C1' }],
    ['a ram of itself', active(), straight(inch(8), 'A1'), { code: 'noSuchShip', rule: 'X-215', ship: 'A1' }],
    ['a ram of a friend', active({ A2: ahead(inch(4)) }), straight(inch(8), 'A2'), no('X-214', 'notAnEnemy')],
    ['a ram', active({ B1: ahead(inch(4)) }), straight(inch(4), 'B1'), undefined],
    [
      'a ram that falls short',
      active({ B1: ahead(inch(4)) }),
      straight(inch(4) - 1, 'B1'),
      no('X-215', 'noContact', { farthest: inch(4), by: 'B1' }),
    ],
    [
      'a ram past another',
      active(
        { B1: ahead(inch(4)), B2: { x: 40000 + 6000 + 3000, y: 40000 + 3000 + 1000, facing: 0 } },
        { north: [sun, sun] },
      ),
      straight(inch(4), 'B1'),
      no('X-215', 'noContact', { farthest: expect.any(Number), by: 'B2' }),
    ],
    [
      'a ram ordered too far',
      active({ B1: ahead(inch(4)) }),
      straight(inch(8) + 1, 'B1'),
      no('X-207', 'tooFar', { farthest: inch(8) }),
    ],
  ])('%s', (_, p, command, refusal) => {
    expect(p.refusal(command)).toEqual(refusal);
  });

  test('[X-215] who has left is rammed by nobody', () => {
    const p = active({ B1: ahead(inch(4)) }, { north: [sun, sun] });
    const gone = changed(p.now(), 'B1', { fate: 'destroyed', wounds: 0 });
    expect(playing(gone).refusal(straight(inch(8), 'B1'))).toEqual({ code: 'noSuchShip', rule: 'X-215', ship: 'B1' });
  });
});

describe('fighters', () => {
  const south = [GLADIUS, sol];
  test.each<readonly [string, ReturnType<typeof active>, CosmicCommand, object | undefined]>([
    ['Move 12', active({}, { south }), fly([40000 + inch(12), 40000]), undefined],
    [
      'farther',
      active({}, { south }),
      fly([40000 + inch(12) + 1, 40000]),
      no('X-209', 'tooFar', { farthest: inch(12) }),
    ],
    [
      'into a zone',
      active({ B1: { x: 55000, y: 40000, facing: 0 } }, { south }),
      fly([50000, 40000]),
      no('X-213', 'zone', { by: 'B1' }),
    ],
    [
      'through a rock',
      active({}, { south, pieces: [rock(19, 15)] }),
      fly([40000 + inch(10), 40000]),
      no('CC-35', 'solid'),
    ],
    ['over the edge', active({ A1: at(33, 18) }, { south }), fly([inch(36) - 1000, inch(18)]), no('X-61', 'edge')],
    ['nothing, by the switch', active({}, { south, rulings: { minMoveAlways: true } }), fly(), no('X-56', 'minMove')],
    ['a ram', active({ B1: { x: 55000, y: 40000, facing: 0 } }, { south }), ramming('B1', [55000, 40000]), undefined],
    [
      'a ram that falls short',
      active({ B1: { x: 55000, y: 40000, facing: 0 } }, { south }),
      ramming('B1', [45000, 40000]),
      no('X-215', 'noContact'),
    ],
    [
      'a ram of a friend',
      active({ A2: { x: 55000, y: 40000, facing: 0 } }, { south }),
      ramming('A2', [55000, 40000]),
      no('X-214', 'notAnEnemy'),
    ],
    [
      'a ram beyond its Move',
      active({ B1: { x: 55000, y: 40000, facing: 0 } }, { south }),
      ramming('B1', [40000 + inch(12) + 2, 40000]),
      no('X-209', 'tooFar', { farthest: inch(12) }),
    ],
    [
      'a ram off the board',
      active({ A1: at(30, 18), B1: at(34, 18) }, { south }),
      ramming('B1', [inch(36) + 1, inch(18)]),
      no('X-61', 'edge'),
    ],
    [
      'a ram whose first leg enters the zone',
      active({ B1: { x: 55000, y: 40000, facing: 0 } }, { south }),
      ramming('B1', [50000, 40000], [55000, 40000]),
      no('X-213', 'zone', { by: 'B1' }),
    ],
  ])('%s', (_, p, command, refusal) => {
    expect(p.refusal(command)).toEqual(refusal);
  });
});

describe('[X-216] [X-209] a fighter that is set back where its square cannot stand', () => {
  /** It turned by 45 degrees: 2121 from its centre to each corner. It touches B1, whose side is at 52000, at 49879. */
  const struck = (pieces: readonly Piece[]): number => {
    const p = active({ B1: { x: 55000, y: 40000, facing: 0 } }, { south: [GLADIUS, sol], pieces });
    p.play({ type: 'fly', ends: [{ x: 55000, y: 40000 }], facing: 450, ram: 'B1' }, 1, 1);
    return p.ship('A1').place!.x;
  };

  test('an inch clear of its target; nearer, by eighths of that inch, beside a rock', () => {
    expect(Math.abs(struck([]) - 47339)).toBeLessThanOrEqual(2);
    // The rock begins 1656 above its path and ends at 47752: there the square is 465 wide to either side.
    const beside: Piece = {
      kind: 'asteroid',
      poly: [
        [18, 16.4],
        [18.8, 16.4],
        [18.8, 18],
        [18, 18],
      ],
    };
    expect(Math.abs(struck([beside]) - (47339 + 952))).toBeLessThanOrEqual(2);
  });
});

describe('[X-210] what is offered', () => {
  const kinds = (p: ReturnType<typeof active>, type: CosmicCommand['type']) =>
    p.candidates().filter((c) => c.type === type);

  test('a cruiser: quarters of the way, turns by 15 degrees, a quarter back', () => {
    const p = active();
    expect(kinds(p, 'straight')).toEqual([8, 6, 4, 2].map((inches) => straight(inch(inches))));
    expect(kinds(p, 'turn')).toEqual([2700, 2850, 3000, 3150, 3300, 3450, 150, 300, 450, 600, 750, 900].map(turn));
    expect(kinds(p, 'back')).toEqual([back(inch(2))]);
    expect(p.candidates().at(-1)).toEqual({ type: 'pass' });
    expect(p.candidates()).toHaveLength(4 + 12 + 1 + 1);
  });

  test('by the switch all round, and nothing shorter than an inch', () => {
    const round = active({}, { rulings: { turnLimit: 180 } });
    expect(kinds(round, 'turn')).toHaveLength(23);
    const near = active({ B1: ahead(inch(3)) }, { rulings: { minMoveAlways: true } });
    expect(kinds(near, 'straight')).toEqual([
      straight(inch(2)),
      straight(inch(1.5)),
      straight(inch(1)),
      straight(inch(8), 'B1'),
    ]);
    const tight = active({ B1: { ...A, x: 40000 - 6000 - inch(1.5) } }, { rulings: { minMoveAlways: true } });
    expect(kinds(tight, 'back')).toEqual([]);
  });

  test('[X-215] a ram of an enemy whose zone ends the way, not of a friend', () => {
    expect(kinds(active({ B1: ahead(inch(5)) }), 'straight').at(-1)).toEqual(straight(inch(8), 'B1'));
    expect(
      kinds(active({ A2: ahead(inch(5)) }), 'straight').every((c) => c.type === 'straight' && c.ram === null),
    ).toBe(true);
    expect(kinds(active({ B1: ahead(inch(8) - 10) }), 'straight').at(-1)).toEqual(straight(inch(8), 'B1'));
  });

  test('[X-209] a fighter: 24 directions, all the way and half of it, looking at the nearest enemy; and rams', () => {
    const p = active({ A1: at(18, 18), B1: at(18, 33), B2: at(33, 3) }, { south: [GLADIUS, sol], north: [sun, sun] });
    const flights = p.candidates().filter((c) => c.type === 'fly' && c.ram === null);
    expect(flights).toHaveLength(48);
    expect(flights[0]).toMatchObject({ ends: [{ x: inch(18) + inch(12) - 4, y: inch(18) }] });
    const faced = flights.map((c) => (c.type === 'fly' ? c.facing : -1));
    expect(faced[12]).toBe(900); // straight up, B1 lies ahead
    expect(p.candidates().filter((c) => c.type === 'fly' && c.ram !== null)).toEqual([]); // both beyond its Move
    const close = active({ A1: at(18, 18), B1: at(18, 25) }, { south: [GLADIUS, sol] });
    expect(close.candidates().filter((c) => c.type === 'fly' && c.ram !== null)).toMatchObject([
      { ram: 'B1', facing: 900 },
    ]);
    expect(close.candidates().every((c) => close.refusal(c) === undefined)).toBe(true);
  });
});
