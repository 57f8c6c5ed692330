// Configurations and commands from outside: what is left out is as usual, what cannot be is refused at its place.
import { describe, expect, test } from 'vitest';
import { cosmicCombat } from '../game.ts';
import type { CosmicCommand, CosmicConfig } from '../state/types.ts';
import { DEFAULTS, sheet } from '../testing/scenes.ts';

const problemOf = (given: object): string => {
  const read = cosmicCombat.parseConfig(given);
  return read.ok ? 'read' : `${read.refusal.where.replace('config.', '')}: ${read.refusal.problem}`;
};
const configOf = (given: object): CosmicConfig => {
  const read = cosmicCombat.parseConfig(given);
  if (!read.ok) throw new Error(read.refusal.problem);
  return read.value;
};

const OPEN = { points: 1500, map: 'open' };
const poly = (...points: readonly (readonly number[])[]) => ({ ...OPEN, pieces: [{ kind: 'debris', poly: points }] });
const disc = (...numbers: readonly unknown[]) => ({ ...OPEN, pieces: [{ kind: 'debris', disc: numbers }] });
const ruled = (rulings: object) => ({ ...OPEN, rulings });
const seats = (...all: readonly object[]) => ({ ...OPEN, seats: all });
const CONVEX = 'pieces[0].poly: must be convex, counter-clockwise';
const SQUARE = [
  [10, 11],
  [12, 11],
  [12, 13],
  [10, 13],
] as const;

describe('a battle', () => {
  test('[DW-23] what is left out is as usual', () => {
    const config = configOf({});
    expect(config).toMatchObject({ points: 1500, pieces: [], scenario: 'fleet-action', edition: 4, map: 'shards-24' });
    expect(config.rulings).toEqual(DEFAULTS);
    expect(config.seats.map(({ side, faction, religion }) => [side, faction, religion])).toEqual([
      [0, 'empire-of-sol', null],
      [1, 'citadel', null],
    ]);
    const names = (fleet: number) =>
      configOf(seats({ faction: 'citadel', fleet }, { faction: 'void' })).seats[0]!.ships.map(({ name }) => name);
    expect(names(1)).toEqual(['Comrade-class', 'Comrade-class', 'Comrade-class', 'Longwatch']);
    expect(names(2)).toEqual(['Orbital station', 'Comrade-class', 'Longwatch', 'Picket', 'Picket']);
  });

  test('[X-258] seats sit on sides in turn, or where they are put; mates share the points', () => {
    const four = configOf({
      ...OPEN,
      seats: ['citadel', 'void', 'citadel', 'void'].map((faction) => ({ faction })),
      points: 3000,
    });
    expect(four.seats.map(({ side }) => side)).toEqual([0, 1, 0, 1]);
    const ships = (...list: readonly string[]) => ({ faction: 'empire-of-sol', side: 0, ships: list });
    const foe = { faction: 'void', side: 1 };
    expect(problemOf(seats(ships('cohort'), ships('cohort'), foe))).toBe('read'); // 400 of 750 each
    expect(problemOf(seats(ships('cohort', 'cohort'), ships('cohort'), foe))).toBe(
      'seats[0]: The fleet costs 800 points; the limit is 750 (DW-23)',
    );
    expect(problemOf(seats(ships('cohort'), ships('cohort', 'cohort'), foe))).toContain(
      'seats[1]: The fleet costs 800',
    );
  });

  test.each<readonly [string, object]>([
    ['[CC-13] two points', poly([10, 11], [12, 11])],
    ['[CC-13] clockwise', poly(...SQUARE.toReversed())],
    ['[CC-13] three on a line', poly([10, 11], [11, 11], [12, 11], [11, 13])],
    ['[CC-13] a notch', poly([10, 11], [14, 11], [11, 12], [10, 13])],
    ['[CC-13] a notch at the first corner', poly([11, 12], [10, 13], [10, 11], [14, 11])],
  ])('%s is no outline', (_, given) => {
    expect(problemOf(given)).toBe(CONVEX);
  });

  test.each<readonly [string, object]>([
    ['read', poly(...SQUARE)],
    ['read', poly([10, 11], [12, 11], [10, 13])],
    ['read', disc(12, 12, 1)],
    ['read', disc(12, 12, 0.5)],
    ['pieces[0].disc: must have a radius', disc(12, 12, 0)],
    ['pieces[0].disc: must hold 3 numbers', disc(12, 12)],
    ['pieces[0].disc: must hold at most 3 items, not 4', disc(12, 12, 1, 1)],
    ['pieces[0].disc[0]: must be a number of inches on the board, in hundredths', disc(73, 12, 1)],
    ['pieces[0].disc[0]: must be a number of inches on the board, in hundredths', disc(-1, 12, 1)],
    ['pieces[0].disc[1]: must be a number of inches on the board, in hundredths', disc(12, '12', 1)],
    ['pieces[0].disc[1]: must be a number of inches on the board, in hundredths', disc(12, 12.0001, 1)],
    ['pieces[0].poly[1]: must hold 2 numbers', poly([10, 11], [12], [10, 13])],
    ['pieces[0].poly: must hold at most 12 items, not 13', poly(...Array<number[]>(13).fill([10, 11]))],
    ['pieces[0]: must lie on the board between the zones of deployment', disc(12, 8, 1)],
    ['pieces[0]: must lie on the board between the zones of deployment', disc(12, 16, 1)],
    ['pieces[0]: must lie on the board between the zones of deployment', disc(0.5, 12, 1)],
    ['pieces[0]: must lie on the board between the zones of deployment', disc(23.5, 12, 1)],
    [
      'pieces: must hold at most 24 items, not 25',
      { ...OPEN, pieces: Array<object>(25).fill({ kind: 'debris', disc: [12, 12, 1] }) },
    ],
    [
      'pieces[0]: lies on something else',
      { points: 1500, map: 'shards-24', pieces: [{ kind: 'debris', disc: [12, 12, 0.5] }] },
    ],
    ['pieces[0]: lies on something else', { ...disc(12, 12, 1), scenario: 'station-assault' }],
    ['read', { ...disc(12, 9.5, 0.25), scenario: 'station-assault' }],
    ['read', { ...disc(12, 7, 0.5), rulings: { deployDepth: 6 } }],
    ['map: must be as large as this battle: 24 by 24 inches', { points: 1500, map: 'twin-belts-36' }],
    ['map: must be as large as this battle: 36 by 36 inches', { points: 2000, map: 'shards-24' }],
    [
      'map: leaves no room for the station in the middle',
      { points: 3000, map: 'twin-belts-36', scenario: 'station-assault' },
    ],
    ['points: must be a whole number from 300 to 12000, not 299', { points: 299 }],
    ['points: must be a whole number from 300 to 12000, not 12001', { points: 12001 }],
    ['seats: nobody plays side 1', seats({ faction: 'void', side: 0 }, { faction: 'void', side: 0 })],
    ['seats: nobody plays side 0', seats({ faction: 'void', side: 1 }, { faction: 'void', side: 1 })],
    ['seats: nobody plays side 0', seats()],
    ['seats: must hold at most 4 items, not 5', seats(...Array<object>(5).fill({ faction: 'void' }))],
    [
      'seats[1]: The fleet is empty: choose at least one ship (DW-23)',
      seats({ faction: 'void' }, { faction: 'citadel', ships: [] }),
    ],
    [
      'seats[0]: St. Ada stands on 30 by 31 mm; cruisers stand on 60 by 30, 10 more or less (X-202)',
      seats(
        { faction: 'void', ships: [{ ...sheet('void.sepulchre', { name: 'St. Ada', base: [30, 31] }) }] },
        { faction: 'void' },
      ),
    ],
    ['seats[0].fleet: must be one of 1, 2, not 3', seats({ faction: 'void', fleet: 3 }, { faction: 'void' })],
    ['seats[0].side: must be one of 0, 1, not 2', seats({ faction: 'void', side: 2 }, { faction: 'void' })],
    ['edition: must be one of 2, 3, 4, not 5', { edition: 5 }],
    ['scenario: must be one of fleet-action, convoy, station-assault, not "picnic"', { scenario: 'picnic' }],
  ])('%s', (problem, given) => {
    expect(problemOf(given)).toBe(problem);
  });

  test('[X-260] without a map named, the first whose middle is free, else open space', () => {
    const mapOf = (points: number, scenario: string) => configOf({ points, scenario }).map;
    expect([1500, 3000, 4000].map((points) => mapOf(points, 'fleet-action'))).toEqual([
      'shards-24',
      'twin-belts-36',
      'long-drift-72',
    ]);
    expect([1500, 3000, 4000].map((points) => mapOf(points, 'station-assault'))).toEqual([
      'shards-24',
      'open',
      'sun-wake-72',
    ]);
  });

  /** Every switch: what else it may be, and what not. */
  test.each([
    ['turnLimit', 180, 120],
    ['turnSweep', true, 1],
    ['ramLiteral', true, 'yes'],
    ['boardingTwoRolls', true, null],
    ['fireToken', 'oneWeapon', 'noWeapon'],
    ['arcs', 'diagonal', 'round'],
    ['arcs', 'off', 'on'],
    ['minMoveAlways', true, 0],
    ['shieldOrder', 'secondFirst', 'first'],
    ['friendlyZone', 'voluntary', 'never'],
    ['ramThenFight', true, 2],
    ['boardingMove', 'forward', 'back'],
    ['shieldReach', 'arc', 'all'],
    ['nebulaBlind', false, 3],
    ['redirect', 'off', 'on'],
    ['upchargeCap', null, 2],
    ['boardSize', 'large', 'small'],
    ['deployDepth', 6, 7],
  ] as const)('the switch %s may be %s, not %s', (name, other, wrong) => {
    expect(configOf(ruled({ [name]: other })).rulings).toEqual({ ...DEFAULTS, [name]: other });
    expect(problemOf(ruled({ [name]: wrong }))).toContain(`rulings.${name}: must be`);
  });
});

const ORDERS = { destiny: 'ask', resist: 'ask', shields: 'ask', redirect: 'best', goFirst: 'ask' } as const;

describe('commands', () => {
  const read = (x: unknown): unknown => {
    const parsed = cosmicCombat.parseCommand(x);
    return parsed.ok ? parsed.value : `${parsed.refusal.where}: ${parsed.refusal.problem}`;
  };
  const place = { x: 100, y: 200, facing: 900 };

  /** Each whole, and with what may be left out. */
  test.each<readonly [CosmicCommand, object?]>([
    [{ type: 'role', role: 'defend' }],
    [{ type: 'edge', edge: 'north' }],
    [{ type: 'deploy', ship: 'A1', place }],
    [{ type: 'order', ship: 'A1', tokens: ['shield', 'board'] }],
    [{ type: 'shield', ship: 'A1', arrows: ['back', 'left'] }],
    [{ type: 'confirm' }],
    [{ type: 'reopen' }],
    [{ type: 'goFirst', first: 'you' }],
    [{ type: 'activate', ship: 'B2' }],
    [
      { type: 'straight', distance: 5, ram: null },
      { type: 'straight', distance: 5 },
    ],
    [{ type: 'straight', distance: 5, ram: 'B1' }],
    [{ type: 'turn', facing: 3599 }],
    [{ type: 'back', distance: 0 }],
    [
      { type: 'fly', ends: [{ x: 1, y: 2 }], facing: 0, ram: null },
      { type: 'fly', ends: [{ x: 1, y: 2 }], facing: 0 },
    ],
    [{ type: 'fly', ends: [], facing: 0, ram: 'A9' }],
    [{ type: 'board', target: 'B1' }],
    [{ type: 'escape' }],
    [{ type: 'pass' }],
    [
      { type: 'cast', ship: 'A1', power: 'root', target: 'B1', upcharge: 0 },
      { type: 'cast', ship: 'A1', power: 'root', target: 'B1' },
    ],
    [{ type: 'cast', ship: 'A1', power: 'root', target: 'B1', upcharge: 20 }],
    [{ type: 'fire', ship: 'A1', weapon: 20, target: 'B1' }],
    [{ type: 'redirect', to: null }],
    [{ type: 'redirect', to: 'B2' }],
    [{ type: 'friend', ship: 'A2' }],
    [{ type: 'seize', target: 'B1' }],
    [{ type: 'fight', fight: 'A1' }],
    [{ type: 'allot', to: 'B1' }],
    [{ type: 'reroll', dice: 99 }],
    [
      { type: 'resist', by: null, points: 0 },
      { type: 'resist', by: null },
    ],
    [{ type: 'resist', by: '1', points: 3 }],
    [{ type: 'raise', points: 2 }],
    [{ type: 'concede' }],
    [
      { type: 'standing', orders: ORDERS },
      { type: 'standing', orders: {} },
    ],
    [{ type: 'standing', orders: { destiny: 'auto', resist: 20, shields: 'auto', redirect: 'never', goFirst: 'you' } }],
    [
      {
        type: 'standing',
        orders: { destiny: 'never', resist: 'never', shields: 'ask', redirect: 'ask', goFirst: 'me' },
      },
    ],
  ])('%j', (command, short = command) => {
    expect(read(JSON.parse(JSON.stringify(short)))).toEqual(command);
    expect(read({ ...command, more: 1 })).toContain('is not known here');
  });

  test.each<readonly [string, object]>([
    ['command.facing: must be a whole number from 0 to 3599, not 3600', { type: 'turn', facing: 3600 }],
    ['command.facing: must be a whole number from 0 to 3599, not -1', { type: 'turn', facing: -1 }],
    ['command.distance: must be a whole number from 0 to 182880, not 182881', { type: 'back', distance: 182881 }],
    ['command.distance: must be a whole number from 0 to 182880, not -1', { type: 'straight', distance: -1 }],
    [
      'command.ends[0].x: must be a whole number from 0 to 182880, not -1',
      { type: 'fly', ends: [{ x: -1, y: 0 }], facing: 0 },
    ],
    [
      'command.ends[0].y: must be a whole number from 0 to 182880, not 182881',
      { type: 'fly', ends: [{ x: 0, y: 182881 }], facing: 0 },
    ],
    [
      'command.ends: must hold at most 16 items, not 17',
      { type: 'fly', ends: Array<object>(17).fill({ x: 0, y: 0 }), facing: 0 },
    ],
    [
      'command.place.x: must be a whole number from 0 to 182880, not 182881',
      { type: 'deploy', ship: 'A1', place: { ...place, x: 182881 } },
    ],
    [
      'command.place.y: must be a whole number from 0 to 182880, not -1',
      { type: 'deploy', ship: 'A1', place: { ...place, y: -1 } },
    ],
    [
      'command.tokens: must hold at most 2 items, not 3',
      { type: 'order', ship: 'A1', tokens: ['move', 'move', 'move'] },
    ],
    [
      'command.tokens[0]: must be one of shield, move, fire, board, not "sail"',
      { type: 'order', ship: 'A1', tokens: ['sail'] },
    ],
    [
      'command.arrows: must hold at most 2 items, not 3',
      { type: 'shield', ship: 'A1', arrows: ['front', 'left', 'back'] },
    ],
    ['command.ship: must be text of at most 8 characters, not "A23456789"', { type: 'activate', ship: 'A23456789' }],
    [
      'command.upcharge: must be a whole number from 0 to 20, not 21',
      { type: 'cast', ship: 'A1', power: 'root', target: 'B1', upcharge: 21 },
    ],
    [
      'command.weapon: must be a whole number from 0 to 20, not 21',
      { type: 'fire', ship: 'A1', weapon: 21, target: 'B1' },
    ],
    [
      'command.weapon: must be a whole number from 0 to 20, not -1',
      { type: 'fire', ship: 'A1', weapon: -1, target: 'B1' },
    ],
    ['command.dice: must be a whole number from 0 to 99, not 100', { type: 'reroll', dice: 100 }],
    ['command.points: must be a whole number from 0 to 99, not -1', { type: 'raise', points: -1 }],
    [
      'command.orders.resist: must be a whole number from 0 to 20, not 21',
      { type: 'standing', orders: { resist: 21 } },
    ],
    [
      'command.orders.resist: must be a whole number from 0 to 20, not -1',
      { type: 'standing', orders: { resist: -1 } },
    ],
    [
      'command.orders.resist: must be one of ask, never, not "always"',
      { type: 'standing', orders: { resist: 'always' } },
    ],
  ])('%s', (problem, command) => {
    expect(read(command)).toBe(problem);
  });
});
