// Configurations and commands from outside: what is filled in, and what is refused with its place and reason.
import { describe, expect, test } from 'vitest';
import { heroes } from '../game.ts';
import { DEFAULT_ORDERS } from '../state/battle.ts';
import { unit } from '../testing/scenes.ts';

const problemOf = (given: unknown, version?: string): string => {
  const read = heroes.parseConfig(given, version);
  return read.ok ? 'none' : `${read.refusal.where} ${read.refusal.problem}`;
};
const configOf = (given: object) => {
  const read = heroes.parseConfig(given);
  if (!read.ok) throw new Error(`${read.refusal.where} ${read.refusal.problem}`);
  return read.value;
};
const WALL = { kind: 'wall', x: 5, y: 10, turn: 0 };
const seats = (...all: object[]) => ({ points: 149, seats: all });
const VOID = { faction: 'void' };

describe('what cannot be a battle', () => {
  test.each([
    [{ points: 19 }, 'config.points must be a whole number from 20 to 1000, not 19'],
    [{ points: 1001 }, 'config.points must be a whole number from 20 to 1000, not 1001'],
    [
      { arena: 'moon' },
      /^config.arena must be one of sandgate, gantry, foundry, aqueduct, colosseum, twin-spires, open-24, open-36, open-48, not "moon"$/,
    ],
    [{ terrain: 'arena', pieces: [WALL] }, 'config.pieces an arena has its own terrain'],
    [{ terrain: 'given', arena: 'sandgate' }, 'config.arena has its own terrain: choose an open board'],
    [{ terrain: 'placed', markers: 'arena' }, 'config.markers are placed where terrain is'],
    [{ pieces: [WALL, WALL] }, 'config.pieces[1] may not lie there'],
    [{ pieces: [{ ...WALL, y: 2 }] }, 'config.pieces[0] may not lie there'],
    [
      {
        pieces: Array.from({ length: 13 }, (_, i) => ({
          kind: 'fire-pit',
          x: 1 + 2 * (i % 6),
          y: 6 + 3 * Math.floor(i / 6),
          turn: 0,
        })),
      },
      'config.pieces are 12 at most',
    ],
    [{ seats: [VOID] }, 'config.seats nobody plays side 1'],
    [{ seats: [{ ...VOID, side: 1 }] }, 'config.seats nobody plays side 0'],
    [{ seats: [VOID, VOID, VOID, VOID, VOID] }, /^config.seats /],
    [seats(VOID, { ...VOID, units: [] }), 'config.seats[1] The force is empty: choose at least one unit (DW-23)'],
    [
      seats(VOID, { ...VOID, units: ['citadel.guardsman'] }),
      'config.seats[1] Guardsman does not belong to Champions of the Void (DW-25)',
    ],
    [
      { ...seats({ ...VOID, units: ['void.necromancer', 'void.necromancer', 'void.necromancer'] }, VOID) },
      'config.seats[0] The force costs 219 points; the limit is 149 (DW-23)',
    ],
    [
      {
        ...seats({ ...VOID, units: [unit('void.zombie', { name: 'Ada' })] }, VOID),
        rulings: { customUnits: 'printed' },
      },
      'config.seats[0] Ada is not one of the printed profiles (X-173)',
    ],
    [
      { points: 300, arena: 'foundry', seats: [{ ...VOID, units: ['void.death-knight', 'void.colossus'] }, VOID] },
      'config.seats[0] A titanic unit needs a board of 48 spaces (X-102)',
    ],
    [
      { points: 300, arena: 'colosseum', seats: [{ ...VOID, units: ['void.death-knight', 'void.colossus'] }, VOID] },
      'none',
    ],
    [
      {
        objectives: [
          [1, 2, 3, 4, 5],
          [1, 2, 3, 4],
        ],
      },
      'config.objectives[1] there must be 5 of them',
    ],
    [{ objectives: [[1, 2, 3, 4, 5]] }, 'config.objectives[1] there must be 5 of them'],
    [
      {
        objectives: [
          [1, 2, 6, 16, 18],
          [1, 2, 3, 4, 5],
        ],
        rulings: { objectiveMix: 'mixed' },
      },
      'config.objectives[0] at least three must be of the family Slay',
    ],
    [
      {
        objectives: [
          [1, 2, 6, 16, 18],
          [1, 2, 3, 4, 5],
        ],
      },
      'none',
    ],
    [{ edition: 7 }, 'config.edition must be one of 2, 3, 4, 5, 6, not 7'],
    [{ rulings: { falling: 'never' } }, 'config.rulings.falling must be one of risk, free, not "never"'],
    [7, 'config must be an object, not 7'],
    [{ colour: 'red' }, /^config/],
  ])('[DW-23] [HR-09] %j: %s', (given, problem) => {
    if (typeof problem === 'string') expect(problemOf(given)).toBe(problem);
    else expect(problemOf(given)).toMatch(problem);
  });

  test('[X-166] mates share the limit evenly', () => {
    const knights = { ...VOID, side: 0, units: ['void.death-knight'] }; // 53
    expect(problemOf({ points: 106, seats: [knights, { ...VOID, side: 1 }, knights] })).toBe('none');
    expect(problemOf({ points: 105, seats: [knights, { ...VOID, side: 1 }, knights] })).toBe(
      'config.seats[0] The force costs 53 points; the limit is 52 (DW-23)',
    );
  });

  test('[X-174] pieces of 36 spaces may lie right up to the zones since the second edition', () => {
    const given = { points: 150, terrain: 'given', pieces: [{ kind: 'crates', x: 5, y: 4, turn: 0 }] };
    expect(problemOf(given)).toBe('none');
    expect(problemOf(given, '1')).toBe('config.pieces[0] may not lie there');
  });
});

describe('what is filled in', () => {
  test('[HR-09] terrain, arena and markers', () => {
    expect(configOf({ points: 60 })).toMatchObject({
      arena: 'sandgate',
      terrain: 'arena',
      markers: 'arena',
      pieces: [],
      objectives: 'drawn',
    });
    expect(configOf({ points: 60, pieces: [WALL] })).toMatchObject({
      arena: 'open-24',
      terrain: 'given',
      markers: 'placed',
      pieces: [WALL],
    });
    expect(configOf({ points: 150, terrain: 'placed' })).toMatchObject({
      arena: 'open-36',
      terrain: 'placed',
      markers: 'placed',
    });
    expect(configOf({ points: 300 })).toMatchObject({ arena: 'colosseum' });
    expect(configOf({ points: 60, markers: 'placed' })).toMatchObject({ arena: 'sandgate', markers: 'placed' });
  });

  test('[DW-23] the ready force of a faction, as much of it as fits, or one basic unit', () => {
    const units = (points: number, faction = 'citadel') =>
      configOf({ points, seats: [{ faction }, VOID] }).seats[0]!.units.map(({ name }) => name);
    expect(units(60)).toEqual(['Guardsman', 'Grenadier']);
    expect(units(149)).toEqual(['Guardsman', 'Grenadier']);
    expect(units(150).length).toBeGreaterThan(2);
    expect(units(300).length).toBeGreaterThan(units(150).length);
    expect(units(48)).toEqual(['Guardsman']); // 49 together
    expect(units(24)).toEqual(['Guardsman']);
    expect(units(20, 'void')).toEqual(['Zombie']); // not even a Warg, 22
    expect(units(52, 'void')).toEqual(['Warg']); // the Death Knight costs 53
  });

  test('[X-166] sides by turns, unless they are told', () => {
    const sides = (...given: object[]) => configOf({ points: 149, seats: given }).seats.map(({ side }) => side);
    expect(sides(VOID, VOID)).toEqual([0, 1]);
    expect(sides(VOID, VOID, VOID, VOID)).toEqual([0, 1, 0, 1]);
    expect(sides({ ...VOID, side: 1 }, { ...VOID, side: 0 })).toEqual([1, 0]);
  });

  test('[X-159] [X-173] the switches', () => {
    expect(configOf({}).rulings).toEqual({
      objectiveMix: 'free',
      customUnits: 'on',
      prices: 'list',
      unevenForces: 'oneMore',
      roundLimit: 'board',
      redirect: 'defender',
      friendlyBlast: true,
      falling: 'risk',
      raised: 'floor',
    });
  });
});

describe('commands', () => {
  const read = (x: unknown): unknown => {
    const parsed = heroes.parseCommand(x);
    return parsed.ok ? parsed.value : `${parsed.refusal.where} ${parsed.refusal.problem}`;
  };

  test.each([
    [
      { type: 'terrain', kind: 'wall', space: 5 },
      { type: 'terrain', kind: 'wall', space: 5, turn: 0 },
    ],
    [{ type: 'seal' }, { type: 'seal', objectives: null }],
    [
      { type: 'move', to: 5 },
      { type: 'move', to: 5, path: null, jump: false },
    ],
    [
      { type: 'cast', power: 'blink' },
      { type: 'cast', power: 'blink', target: null, upcharge: 0 },
    ],
    [
      { type: 'shoot', weapon: 'bow', target: 'B1' },
      { type: 'shoot', weapon: 'bow', target: 'B1', arc: false },
    ],
    [
      { type: 'resist', by: null },
      { type: 'resist', by: null, points: 0 },
    ],
    [
      { type: 'orders', orders: {} },
      { type: 'orders', orders: DEFAULT_ORDERS },
    ],
    [
      { type: 'orders', orders: { resist: 3 } },
      { type: 'orders', orders: { ...DEFAULT_ORDERS, resist: 3 } },
    ],
    [
      { type: 'fallBack', to: null },
      { type: 'fallBack', to: null },
    ],
  ])('[HR-20] %j', (given, command) => {
    expect(read(given)).toEqual(command);
  });

  test.each([
    [{ type: 'fly' }, /^command/],
    [{ type: 'enter', space: 2304 }, 'command.space must be a whole number from 0 to 2303, not 2304'],
    [{ type: 'enter', space: -1 }, 'command.space must be a whole number from 0 to 2303, not -1'],
    [{ type: 'terrain', kind: 'wall', space: 5, turn: 4 }, 'command.turn must be one of 0, 1, 2, 3, not 4'],
    [{ type: 'edge', edge: 'west' }, 'command.edge must be one of own, other, not "west"'],
    [{ type: 'goFirst', first: 'she' }, 'command.first must be one of me, you, not "she"'],
    [{ type: 'engaged', choice: 'free' }, 'command.choice must be one of retreat, fire, fight, not "free"'],
    [{ type: 'reroll', dice: 100 }, 'command.dice must be a whole number from 0 to 99, not 100'],
    [{ type: 'cast', power: 'blast', upcharge: 21 }, 'command.upcharge must be a whole number from 0 to 20, not 21'],
    [{ type: 'orders', orders: { resist: 21 } }, 'command.orders.resist must be a whole number from 0 to 20, not 21'],
    [{ type: 'orders', orders: { resist: 'auto' } }, 'command.orders.resist must be one of ask, never, not "auto"'],
    [{ type: 'orders', orders: { destiny: 'no' } }, 'command.orders.destiny must be one of ask, auto, never, not "no"'],
    [
      { type: 'orders', orders: { redirect: 'no' } },
      'command.orders.redirect must be one of best, ask, never, not "no"',
    ],
    [
      { type: 'orders', orders: { fallBack: 'no' } },
      'command.orders.fallBack must be one of fighters, all, never, not "no"',
    ],
    [{ type: 'orders', orders: { goFirst: 'no' } }, 'command.orders.goFirst must be one of ask, me, you, not "no"'],
    [{ type: 'orders', orders: { stance: 'no' } }, 'command.orders.stance must be one of shield, cloak, not "no"'],
    [{ type: 'orders', orders: { shootBack: 'no' } }, 'command.orders.shootBack must be one of auto, ask, not "no"'],
    [
      { type: 'orders', orders: { opportunity: 'never' } },
      'command.orders.opportunity must be one of always, ask, not "never"',
    ],
    [{ type: 'pick', objective: 26 }, /^command.objective/],
  ])('[HR-20] %j is none', (given, problem) => {
    if (typeof problem === 'string') expect(read(given)).toBe(problem);
    else expect(read(given)).toMatch(problem);
  });

  test('the standing orders that everybody begins with', () => {
    expect(DEFAULT_ORDERS).toEqual({
      redirect: 'best',
      destiny: 'ask',
      resist: 'ask',
      fallBack: 'fighters',
      goFirst: 'ask',
      stance: 'shield',
      autoClaim: true,
      shootBack: 'auto',
    });
  });
});
