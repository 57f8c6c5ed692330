// Configurations and commands from outside: what is wrong is told with its place, never passed over.
import { describe, expect, test } from 'vitest';
import { conquest } from '../game.ts';
import { DEFAULT_STANDING } from '../state/battle.ts';
import type { ConquestConfig, Rulings, StandingOrders } from '../state/types.ts';

const read = (given: object): ConquestConfig => {
  const parsed = conquest.parseConfig(given);
  if (!parsed.ok) throw new Error(conquest.explain(parsed.refusal));
  return parsed.value;
};
const wrong = (given: object): string => {
  const parsed = conquest.parseConfig(given);
  return parsed.ok ? 'read' : conquest.explain(parsed.refusal).replace(/^config\./, '');
};

describe('[X-301] rulings', () => {
  /** By the rule sheets: the default first. */
  const ALL: readonly (readonly [keyof Rulings, readonly unknown[]])[] = [
    ['blindMuster', [false, true]],
    ['nodeSpacing', [6, 5]],
    ['cityAlways', [true, false]],
    ['hqCentreGap', [12, 0]],
    ['startZone', ['hq6', 'half']],
    ['composition', [true, false]],
    ['pointLimitCapsBuilds', [true, false]],
    ['yieldScale', [true, false]],
    ['boardSize', ['points', 36, 48]],
    ['engageDistance', ['inch', 'half', 'contact']],
    ['stickyMelee', [false, true]],
    ['carriers', ['any', 'harvest']],
    ['nodeOncePerSide', [true, false]],
    ['minePerNode', [true, false]],
    ['relicCapacity', [1, 2]],
    ['surgeWindows', ['orders', 'off']],
    ['engagedBuild', [false, true]],
    ['productsPerBuilder', [1, 2]],
    ['noRoom', ['refund', 'lose']],
    ['coverStacks', [false, true]],
    ['reachLink', ['coherency', 'contact']],
    ['supportStats', [true, false]],
    ['allocator', ['owner', 'attacker']],
    ['resolveAllUnits', [false, true]],
    ['resistBuffs', [true, false]],
    ['rootUntil', ['half', 'round']],
    ['vpAnnihilation', [9, 4, 10]],
    ['cityControl', ['majority', 'sole']],
    ['vpMine', ['6/6', '6/8', '10/10']],
    ['rounds', [6, 1, 12]],
    ['eliminationWins', [true, false]],
    ['hqLossLoses', [false, true]],
    ['loneIntegrity', [false, true]],
    ['savesOptional', [false, true]],
    ['shieldIntegrity', ['target', 'bearer']],
    ['refill', ['never', 'perRound']],
    ['poolLossOnDeath', [false, true]],
    ['affinityResists', [true, false]],
    ['entryFeeCounts', [false, true]],
    ['strictSingleRaise', [false, true]],
    ['resistRadius', [12, 24]],
    ['surgeAllUnits', [false, true]],
    ['summoningSickness', [false, true]],
    ['arcMultiplier', [2, 3]],
  ];
  const usual = Object.fromEntries(ALL.map(([name, [first]]) => [name, first]));

  test('all that there are, and how they stand', () => {
    expect(read({}).rulings).toEqual(usual);
    expect(read({ rulings: {} }).rulings).toEqual(usual);
  });
  test.each(ALL)('%s', (name, values) => {
    for (const value of values)
      expect(read({ rulings: { [name]: value } }).rulings).toEqual({ ...usual, [name]: value });
    for (const value of ['moon', 99, null]) expect(wrong({ rulings: { [name]: value } })).toContain(`rulings.${name}:`);
  });
  test('[X-370] one round at least, twelve at most', () => {
    expect([wrong({ rulings: { rounds: 0 } }), wrong({ rulings: { rounds: 13 } })].join()).toMatch(/rounds.*rounds/);
  });
});

describe('[X-301] [X-373] seats', () => {
  const seat = (given: object, other: object = { faction: 'void' }) => read({ seats: [given, other] }).seats[0];
  test('sides in turn, what a faction usually has, and what was said instead', () => {
    expect(read({}).seats.map(({ side, faction }) => [side, faction])).toEqual([
      [0, 'empire-of-sol'],
      [1, 'citadel'],
    ]);
    const four = ['void', 'citadel', 'bloodpact', 'black-sun'].map((faction) => ({ faction }));
    expect(read({ seats: four }).seats.map(({ side }) => side)).toEqual([0, 1, 0, 1]);
    expect(seat({ faction: 'citadel' })).toMatchObject({ religion: 'iron-catechism', hq: 'a', units: [] });
    expect(
      seat({ faction: 'citadel', religion: 'silence', hq: 'b', side: 1 }, { faction: 'void', side: 0 }),
    ).toMatchObject({
      side: 1,
      religion: 'silence',
      hq: 'b',
    });
  });
  test('[CQ-23] the starting force, by bare names too; [X-308] else the usual one', () => {
    expect(seat({ faction: 'bloodpact' })!.start).toEqual([
      ...Array(5).fill('bloodpact.scavengers'),
      ...Array(4).fill('bloodpact.mob'),
    ]);
    expect(seat({ faction: 'bloodpact', start: ['Mob', 'bloodpact.mob'] })!.start).toEqual(
      Array(2).fill('bloodpact.mob'),
    );
    expect(seat({ faction: 'bloodpact', start: [] })!.start).toEqual([]);
  });
  test.each<[object, string]>([
    [{ seats: [] }, 'seats: nobody plays side 0.'],
    [{ seats: [{ faction: 'void' }] }, 'seats: nobody plays side 1.'],
    [
      {
        seats: [
          { faction: 'void', side: 1 },
          { faction: 'void', side: 1 },
        ],
      },
      'seats: nobody plays side 0.',
    ],
    [{ seats: Array(5).fill({ faction: 'void' }) }, 'seats: '],
    [{ seats: [{ faction: 'moon' }, { faction: 'void' }] }, 'seats[0].faction: '],
    [{ seats: [{ faction: 'void' }, { faction: 'void', religion: 'moon' }] }, 'seats[1].religion: '],
    [{ seats: [{ faction: 'void', hq: 'c' }, { faction: 'void' }] }, 'seats[0].hq: '],
    [{ seats: [{ faction: 'void', side: 2 }, { faction: 'void' }] }, 'seats[0].side: '],
    [{ seats: [{ faction: 'void', scenario: 'peace' }, { faction: 'void' }] }, 'seats[0].scenario: '],
    [
      { seats: [{ faction: 'void' }, { faction: 'void', start: Array(10).fill('zombies') }] },
      'seats[1]: The starting force costs 550 points; 500 are allowed (CQ-23).',
    ],
    [{ seats: [{ faction: 'void', start: ['legion'] }, { faction: 'void' }] }, 'seats[0]: Legion: not of the list of'],
  ])('%j: %s', (given, words) => {
    expect(wrong(given)).toContain(words);
  });
});

describe('[CQ-11] [CQ-15] aims', () => {
  const aims = { scenario: 'annihilation', missions: ['claims', 'regicide'] };
  const seats = (first: object) => ({ seats: [{ faction: 'void', ...first }, { faction: 'citadel' }] });
  test('[X-301] by side for both sides, or for none; by default one’s own mission and Safe Hands, for the city', () => {
    expect(read({ aims: [aims, aims] }).aims).toEqual([aims, aims]);
    expect(read(seats({})).aims).toEqual([
      { scenario: 'take-the-city', missions: ['undying', 'safe-hands'] },
      { scenario: 'take-the-city', missions: ['killing-ground', 'safe-hands'] },
    ]);
    expect(wrong({ aims: [aims] })).toBe('aims: must hold one for each side.');
    expect(wrong({ aims: [] })).toBe('aims: must hold one for each side.');
  });
  test('[X-373] the first seat of a side says them; the missions of all its factions are open', () => {
    const config = read({
      seats: [
        { faction: 'void', missions: ['phalanx', 'claims'], scenario: 'mine-the-resources' },
        { faction: 'citadel' },
        { faction: 'empire-of-sol', missions: ['regicide', 'claims'], scenario: 'annihilation' },
      ],
    });
    expect(config.aims[0]).toEqual({ scenario: 'mine-the-resources', missions: ['phalanx', 'claims'] });
  });
  test.each<[object, string]>([
    [seats({ missions: ['claims', 'claims'] }), 'seats[0].missions: must be two different missions (CQ-15).'],
    [seats({ missions: ['claims'] }), 'seats[0].missions: must be two different missions (CQ-15).'],
    [seats({ missions: ['claims', 'moon'] }), 'seats[0].missions: there is no mission moon.'],
    [seats({ missions: ['claims', 'phalanx'] }), 'seats[0].missions: phalanx is not open to this side.'],
    [{ aims: [aims, { ...aims, missions: ['claims'] }] }, 'aims[1].missions: must be two missions.'],
    [{ aims: [{ ...aims, scenario: 'peace' }, aims] }, 'aims[0].scenario: '],
  ])('%j: %s', (given, words) => {
    expect(wrong(given)).toContain(words);
  });
});

describe('[X-303] [X-304] the board', () => {
  const own = (...pieces: readonly object[]) => ({ terrain: 'custom', nodes: 'players', pieces });
  const square = (k: string, x: number, y: number) => ({
    k,
    shape: {
      poly: [
        [x, y],
        [x + 3, y],
        [x + 3, y + 3],
        [x, y + 3],
      ],
    },
  });
  const wood = (...disc: readonly number[]) => ({ k: 'forest', shape: { disc } });
  test('what a war usually is', () => {
    expect(read({})).toMatchObject({
      points: 1500,
      map: 'plains',
      terrain: 'map',
      terrainCount: 4,
      nodes: 'map',
      pieces: [],
    });
    expect(read({ terrain: 'alternate', terrainCount: 8, nodes: 'players' })).toMatchObject({ terrainCount: 8 });
    const pieces = [wood(3, 3, 3), square('mountain', 33, 33), square('city', 0, 33), wood(33, 3.5, 3)];
    expect(read(own(...pieces)).pieces).toEqual(pieces);
    expect(read({ ...own(wood(45, 45, 3)), points: 4500 }).pieces).toHaveLength(1);
    for (const corner of [
      square('city', 45, 45),
      square('city', 0, 45),
      square('city', 45, 0),
      wood(45, 3, 3),
      wood(3, 45, 3),
    ])
      expect(read({ ...own(corner), points: 4500 }).pieces).toEqual([corner]);
  });
  test.each<[object, string]>([
    [{ points: 499 }, 'points: '],
    [{ points: 12_001 }, 'points: '],
    [{ points: 1500.5 }, 'points: '],
    [{ map: 'moon' }, 'map: '],
    [{ terrain: 'flat' }, 'terrain: '],
    [{ terrainCount: 5 }, 'terrainCount: '],
    [{ nodes: 'none' }, 'nodes: '],
    [{ moon: 1 }, ''],
    [{ edition: 6 }, 'edition: '],
    [{ pieces: [wood(9, 9, 2)] }, 'pieces: belong to terrain of one’s own (custom).'],
    [{ terrain: 'custom' }, 'nodes: must be placed by the players where the terrain is not the map’s.'],
    [{ terrain: 'alternate' }, 'nodes: must be placed by the players where the terrain is not the map’s.'],
    [own({ k: 'moon', shape: { disc: [9, 9, 2] } }), 'pieces[0].k: '],
    [own(wood(9, 9)), 'pieces[0].shape.disc: must hold 3 numbers.'],
    [own(wood(9, 9, 0)), 'pieces[0].shape.disc: must have a radius.'],
    [own(wood(-1, 9, 2)), 'pieces[0].shape.disc[0]: must be a number of inches on the board, in hundredths.'],
    [own(wood(9, 48.5, 2)), 'pieces[0].shape.disc[1]: must be a number of inches on the board, in hundredths.'],
    [own(wood(9, 9.000_1, 2)), 'pieces[0].shape.disc[1]: must be a number of inches on the board, in hundredths.'],
    [own({ k: 'forest', shape: { disc: ['9', 9, 2] } }), 'pieces[0].shape.disc[0]: must be a number of inches'],
    [
      own({
        k: 'forest',
        shape: {
          poly: [
            [1, 1],
            [5, 5],
          ],
        },
      }),
      'pieces[0].shape.poly: must be convex, counter-clockwise',
    ],
    [
      own({
        k: 'forest',
        shape: {
          poly: [
            [1, 1],
            [1, 5],
            [5, 5],
          ],
        },
      }),
      'pieces[0].shape.poly: must be convex, counter-clockwise',
    ],
    [
      own({
        k: 'forest',
        shape: {
          poly: [
            [1, 1, 1],
            [5, 1],
            [5, 5],
          ],
        },
      }),
      'pieces[0].shape.poly[0]: ',
    ],
    [own({ k: 'mountain', shape: { disc: [9, 9, 2] } }), 'pieces[0]: must have corners: nobody walks there.'],
    [own(wood(9, 9, 2), wood(35, 9, 2)), 'pieces[1]: must lie on the board.'],
    [own(wood(9, 35, 2)), 'pieces[0]: must lie on the board.'],
    [own(wood(1, 9, 2)), 'pieces[0]: must lie on the board.'],
    [own(square('city', 34, 9)), 'pieces[0]: must lie on the board.'],
    [own(square('city', 9, 34)), 'pieces[0]: must lie on the board.'],
    [own(wood(9, 9, 2), wood(20, 20, 2), square('city', 8, 10)), 'pieces[2]: lies on another piece.'],
    [own(...Array.from({ length: 25 }, (_, i) => wood(1 + i, 1, 0.4))), 'pieces: '],
  ])('%j: %s', (given, words) => {
    expect(wrong(given)).not.toBe('read');
    expect(wrong(given)).toContain(words);
  });
});

describe('commands', () => {
  const command = (given: object): unknown => {
    const parsed = conquest.parseCommand(given);
    return parsed.ok ? parsed.value : conquest.explain(parsed.refusal).replace(/^command\./, '');
  };
  const point = { x: 0, y: 121_920 };
  const orders = DEFAULT_STANDING;

  test.each<[object, object]>([
    [{ type: 'muster', scenario: 'annihilation', missions: ['claims', 'regicide'] }, {}],
    [{ type: 'edge', edge: 'north' }, {}],
    [{ type: 'terrain', piece: 'lake', at: point }, { turns: 0 }],
    [{ type: 'terrain', piece: 'lake', at: point, turns: 3 }, {}],
    [{ type: 'node', kind: 'M', at: point }, {}],
    [{ type: 'hq', at: point }, {}],
    [{ type: 'deploy', unit: 'void.zombies', at: point }, {}],
    [{ type: 'goFirst', first: 'you' }, {}],
    [{ type: 'research', item: 'seers' }, { unit: null }],
    [{ type: 'research', item: 'tempered-steel', unit: 'void.zombies' }, {}],
    [{ type: 'done' }, {}],
    [{ type: 'activate', unit: 'A1-1' }, {}],
    [{ type: 'walk', path: [point] }, { engage: false }],
    [{ type: 'walk', path: Array(64).fill(point), engage: true }, {}],
    [{ type: 'harvest', node: 'M1' }, {}],
    [{ type: 'finish' }, {}],
    [
      { type: 'cast', unit: 'A1-9', power: 'blast' },
      { target: null, at: null, sheet: null, engage: false, upcharge: 0 },
    ],
    [
      {
        type: 'cast',
        unit: 'A1-9',
        power: 'raise',
        target: 'B1-1',
        at: point,
        sheet: 'void.zombies',
        engage: true,
        upcharge: 20,
      },
      {},
    ],
    [{ type: 'surge', unit: null }, {}],
    [{ type: 'answer', unit: 'A1-8' }, {}],
    [{ type: 'wager', points: 99 }, {}],
    [{ type: 'shoot', unit: 'A1-1', target: 'B1-1' }, { arc: false }],
    [{ type: 'build', builder: 'A1-2', product: 'void.crypt' }, { node: null }],
    [{ type: 'friend', unit: 'A1-1' }, {}],
    [{ type: 'place', at: point }, {}],
    [{ type: 'resolve', pay: false }, {}],
    [{ type: 'support', unit: 'A1-1', fight: 'A2-1' }, {}],
    [{ type: 'fight', fight: 'A2-1' }, {}],
    [{ type: 'allot', to: 'A1-1' }, {}],
    [{ type: 'reroll', dice: 2 }, {}],
    [{ type: 'resist', by: null }, { points: 0 }],
    [{ type: 'raise', points: 1 }, {}],
    [{ type: 'concede' }, {}],
    [{ type: 'standing', orders }, {}],
  ])('%j is read', (given, more) => {
    expect(command(given)).toEqual({ ...given, ...more });
  });

  test.each<[object, string]>([
    [{ type: 'moon' }, ''],
    [{ type: 'done', now: true }, ''],
    [{ type: 'muster', scenario: 'annihilation', missions: ['claims'] }, 'missions: must be two missions.'],
    [{ type: 'edge', edge: 'west' }, 'edge: '],
    [{ type: 'terrain', piece: 'lake', at: point, turns: 4 }, 'turns: '],
    [{ type: 'node', kind: 'X', at: point }, 'kind: '],
    [{ type: 'hq', at: { x: -1, y: 0 } }, 'at.x: '],
    [{ type: 'hq', at: { x: 0, y: 121_921 } }, 'at.y: '],
    [{ type: 'place', at: { x: 0.5, y: 0 } }, 'at.x: '],
    [{ type: 'walk', path: Array(65).fill(point) }, 'path: '],
    [{ type: 'walk', path: [point], engage: 1 }, 'engage: '],
    [{ type: 'cast', unit: 'A1-9', power: 'blast', upcharge: 21 }, 'upcharge: '],
    [{ type: 'wager', points: 100 }, 'points: '],
    [{ type: 'wager', points: -1 }, 'points: '],
    [{ type: 'reroll', dice: 100 }, 'dice: '],
    [{ type: 'activate', unit: 'A123456789012' }, 'unit: '],
    [{ type: 'harvest', node: 'M1234' }, 'node: '],
    [{ type: 'goFirst', first: 'us' }, 'first: '],
    [{ type: 'resolve' }, 'pay: '],
    [{ type: 'deploy', unit: 'x'.repeat(61), at: point }, 'unit: '],
  ])('%j is refused', (given, words) => {
    expect(typeof command(given)).toBe('string');
    expect(command(given)).toContain(words);
  });

  describe('[X-360] standing orders', () => {
    const given = (change: object): unknown => command({ type: 'standing', orders: change });
    /** The default first, by the rule sheets. */
    const ALL: readonly (readonly [keyof StandingOrders, readonly unknown[]])[] = [
      ['surge', ['engage', 'start', 'each', 'never']],
      ['surgeAnswer', ['ask', 'never']],
      ['destinyReserve', [1, 0, 20]],
      ['resolve', ['fatal', 'ask', 'always', 'never']],
      ['resist', ['ask', 'never', 0, 20]],
      ['allocate', ['auto', 'ask']],
      ['support', ['auto', 'ask']],
      ['friendlyHit', ['cheapest', 'ask']],
      ['place', ['rally', 'ask']],
      ['fights', ['ask', 'auto']],
      ['goFirst', ['ask', 'me', 'you']],
      ['rally', [[], [{ builder: 'A1-hq', at: point }]]],
    ];
    const reroll = { ranged: 'never', attack: 'important', wound: 'important', save: 'important', ignore: 'never' };
    const usual = { ...Object.fromEntries(ALL.map(([name, [first]]) => [name, first])), reroll };

    test('all that there are, and how they stand', () => {
      expect(given({})).toEqual({ type: 'standing', orders: usual });
      expect(DEFAULT_STANDING).toEqual(usual);
    });
    test.each(ALL)('%s', (name, values) => {
      for (const value of values)
        expect(given({ [name]: value })).toMatchObject({ orders: { ...usual, [name]: value } });
      for (const value of ['moon', 21, -1, null]) expect(given({ [name]: value })).toContain(`orders.${name}`);
    });
    test.each(['ranged', 'attack', 'wound', 'save', 'ignore'] as const)('dice: %s', (what) => {
      for (const value of ['never', 'important', 'ask'])
        expect(given({ reroll: { [what]: value } })).toMatchObject({
          orders: { reroll: { ...reroll, [what]: value } },
        });
      expect(given({ reroll: { [what]: 'always' } })).toContain(`orders.reroll.${what}`);
    });
    test('64 rally points at most', () => {
      const rally = (count: number) => given({ rally: Array(count).fill({ builder: 'A1-hq', at: point }) });
      expect([typeof rally(64), typeof rally(65)]).toEqual(['object', 'string']);
    });
  });
});
