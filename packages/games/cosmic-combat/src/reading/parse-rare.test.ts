// States from outside that are rare but could stand so, and beside each of them what could not.
import { describe, expect, test } from 'vitest';
import { cosmicCombat } from '../game.ts';
import { newShip } from '../setup/role.ts';
import { setup } from '../setup/start.ts';
import { copyBattle, FREIGHTER } from '../state/battle.ts';
import type { Battle, Frame, Phase } from '../state/types.ts';
import { at, changed, changedTurn, given, type Lineup, lying, scene, shielded } from '../testing/scenes.ts';
import { view } from '../view/view.ts';

const problemOf = (b: Battle): string => {
  const read = cosmicCombat.parseState(JSON.parse(JSON.stringify(b)));
  return read.ok ? 'read' : `${read.refusal.where.replace('state.', '')}: ${read.refusal.problem}`;
};
const readBack = (b: Battle): Battle => {
  const read = cosmicCombat.parseState(JSON.parse(JSON.stringify(b)));
  if (!read.ok) throw new Error(`${read.refusal.where}: ${read.refusal.problem}`);
  return read.value;
};

const PLACES = { A1: at(6, 6, 90), A2: at(12, 6, 90), B1: at(6, 30, 270), B2: at(12, 30, 270) };
const TOKENS = { A1: ['fire', 'shield'], A2: ['fire', 'move'], B1: ['fire', 'shield'], B2: ['fire', 'move'] } as const;
const ARROWS = { A1: ['front'], B1: ['front'] } as const;
const END: Frame = { type: 'roundEnd' };
const COMBAT: Frame = { type: 'combat', side: 0, fought: [] };
const shootingOf = (side: 0 | 1): Frame => ({ type: 'shooting', side, ship: null, step: 'act' });
const ORDERING: readonly Frame[] = [{ type: 'priority', winner: null }, { type: 'orders' }];
const SHOOTING = [END, COMBAT, shootingOf(1), shootingOf(0)];

const fleets = (more: Partial<Lineup> = {}): Battle =>
  lying(
    scene({
      south: ['empire-of-sol.cohort', 'empire-of-sol.gladius'],
      north: ['eldritch-cult.coven', 'eldritch-cult.wisp'],
      ...more,
    }),
    PLACES,
  );
const inPhase = (b: Battle, phase: Phase, stack: readonly Frame[], more: Partial<Battle> = {}): Battle => ({
  ...b,
  phase,
  stack,
  ...more,
});
const ORDERS = inPhase(fleets(), 'orders', ORDERING);
const given2 = shielded(given(lying(fleets(), { B1: at(6, 15, 270), B2: at(12, 15, 270) }), TOKENS), ARROWS);
const SHOOT = inPhase(given2, 'shoot', SHOOTING);
const gone = (b: Battle, id: string, place: Battle['ships'][number]['place'] = null): Battle =>
  changed(b, id, { fate: 'destroyed', wounds: 0, place });
const OVER = { places: [[0], [1]], reason: 'conceded', rule: 'X-261' } as const;

describe('ships', () => {
  test.each<readonly [string, string, Battle]>([
    ['a ship is gone', 'read', gone(ORDERS, 'A2')],
    ['where a ship is gone another may lie', 'read', gone(lying(ORDERS, { A2: at(6, 6, 90) }), 'A1', at(6, 6, 90))],
    [
      'who is gone hides nothing that must fit',
      'read',
      changedTurn(gone(ORDERS, 'A2'), 'A2', { lockedWith: ['C9'], boarded: 'C9', moves: 2 }),
    ],
    [
      'wounded while others are deployed',
      'ships[0].wounds: cannot be lost before deployment',
      (() => {
        const b = inPhase(setup(fleets().config), 'setup', [END, { type: 'deploy', side: 0 }]);
        return changed(b, 'A1', { wounds: 4 });
      })(),
    ],
    ['the last Wound', 'read', changed(ORDERS, 'A1', { wounds: 1 })],
    ['locked with an enemy', 'read', changedTurn(ORDERS, 'A1', { lockedWith: ['B1', 'B2'] })],
    [
      'locked with an enemy and a friend',
      'ships[0].turn.lockedWith: must name enemies',
      changedTurn(ORDERS, 'A1', { lockedWith: ['B1', 'A2'] }),
    ],
    ['has boarded', 'read', changedTurn(ORDERS, 'A1', { boarded: 'B1' })],
    ['the weapons that it has', 'read', changed(changedTurn(SHOOT, 'A1', { fired: [0, 1] }), 'A1', { spent: [1] })],
    ['none before', 'ships[1].spent: names no weapon of it', changed(SHOOT, 'A2', { spent: [1] })],
    ['the last round', 'read', { ...ORDERS, round: 5 }],
  ])('%s: %s', (_, wanted, b) => {
    expect(problemOf(b)).toBe(wanted);
  });
});

describe('[X-259] a convoy', () => {
  const bare = inPhase(setup(fleets({ scenario: 'convoy' }).config), 'setup', [
    END,
    { type: 'edge', winner: null },
    { type: 'role', winner: 0 },
  ]);
  const chosen = (() => {
    const copy = copyBattle(bare);
    copy.stack = [END, { type: 'edge', winner: 1 }];
    copy.attacker = 0;
    copy.ships = [...bare.ships, ...[3, 4, 5].map((n) => newShip(`B${n}`, 1, FREIGHTER, 4))];
    return copy;
  })();
  const CHOSEN = 'attacker: is chosen in a convoy';

  test.each<readonly [string, string, Battle]>([
    ['before anybody has chosen', 'read', bare],
    ['once it is chosen', 'read', chosen],
    ['nobody has chosen, and it goes on', CHOSEN, { ...bare, stack: chosen.stack }],
    ['chosen twice', CHOSEN, { ...chosen, stack: bare.stack }],
    ['given up before', 'read', { ...bare, stack: [], outcome: OVER, conceded: [1] }],
    ['a freighter has escaped', 'read', changed(chosen, 'B4', { fate: 'escaped' })],
    ['a freighter of nobody', 'ships: must hold the freighters of the defender', changed(chosen, 'B3', { seat: null })],
    [
      'one of another number',
      'ships[5]: must be B4',
      {
        ...chosen,
        ships: chosen.ships.map((s) => (s.id === 'B4' ? { ...s, id: 'B9' } : s)),
      },
    ],
    ['the sixth round', 'round: must be 0 during set-up and only then', { ...chosen, round: 6 }],
  ])('%s: %s', (_, wanted, b) => {
    expect(problemOf(b)).toBe(wanted);
  });
});

describe('who plays', () => {
  /** A mate of the south, with a ship of its own. */
  const team = fleets({ more: [[0, 'empire-of-sol.cohort']] });
  const teamOrders = inPhase(lying(team, { C1: at(24, 6, 90) }), 'orders', ORDERING);
  const teamShoot = (C1: readonly ('fire' | 'shield')[] | null): Battle =>
    inPhase(
      shielded(
        given(lying(team, { B1: at(6, 15, 270), B2: at(12, 15, 270), C1: at(24, 6, 90) }), {
          ...TOKENS,
          ...(C1 === null ? {} : { C1 }),
        }),
        ARROWS,
      ),
      'shoot',
      SHOOTING,
    );

  test.each<readonly [string, string, Battle]>([
    ['[X-261] one of a team has given up', 'read', { ...teamOrders, conceded: [2] }],
    ['[X-261] and confirms nothing', 'read', { ...teamOrders, conceded: [2], ready: [false, false, true] }],
    [
      'who plays on confirms what is complete',
      'ships[4].tokens: must be given by who is ready',
      { ...teamOrders, ready: [false, false, true] },
    ],
    ['both of a team', 'conceded: somebody of each side plays on', { ...teamOrders, conceded: [2, 0] }],
    ['the other side', 'conceded: somebody of each side plays on', { ...teamOrders, conceded: [1] }],
    ['[X-261] its ships have no tokens', 'read', { ...teamShoot(null), conceded: [2] }],
    ['others have', 'ships[4].tokens: must have been given', teamShoot(null)],
    ['[X-261] nor arrows', 'read', { ...teamShoot(['shield', 'fire']), conceded: [2] }],
    ['others have', 'ships[4].arrows: must be one for each Shield token', teamShoot(['shield', 'fire'])],
    ['given up by one, and over', 'read', { ...ORDERS, stack: [], outcome: OVER, conceded: [1] }],
    ['all lost, and over', 'read', { ...gone(gone(ORDERS, 'B1'), 'B2'), stack: [], outcome: OVER }],
    ['all lost, and not over', 'ships: both sides must have ships left', gone(gone(ORDERS, 'B1'), 'B2')],
    ['all but one', 'read', gone(ORDERS, 'B1')],
    [
      'a seat in two places',
      'outcome.places: must hold every seat once',
      { ...ORDERS, stack: [], outcome: { ...OVER, places: [[0], [1, 0]] } },
    ],
    ['a draw', 'read', { ...ORDERS, stack: [], outcome: { ...OVER, places: [[0, 1]] } }],
  ])('%s: %s', (_, wanted, b) => {
    expect(problemOf(b)).toBe(wanted);
  });
});

describe('[X-225] arrows in every phase', () => {
  const TOO = 'ships[0].arrows: must be one for each Shield token';
  const round: readonly Frame[] = [
    END,
    COMBAT,
    shootingOf(1),
    shootingOf(0),
    { type: 'opportunity', queue: [], target: null, step: 'begin' },
    { type: 'half', side: 1, step: 'act' },
    { type: 'half', side: 0, step: 'act' },
    { type: 'shields' },
  ];
  const PRIORITY = inPhase(given(fleets(), TOKENS), 'priority', [{ type: 'priority', winner: 0 }]);
  const SHIELDS = inPhase(given(fleets(), TOKENS), 'priority', round);
  const MOVING = inPhase(shielded(given(fleets(), TOKENS), ARROWS), 'movement', round.slice(0, 7));
  /** Two fights, so that somebody chooses. */
  const FIGHTING = inPhase(
    lying(
      shielded(
        given(
          scene({
            south: ['empire-of-sol.cohort', 'empire-of-sol.cohort'],
            north: ['bloodpact.reaver', 'bloodpact.reaver'],
          }),
          TOKENS,
        ),
        ARROWS,
      ),
      {
        A1: at(10, 10),
        B1: { ...at(10, 10), y: 10 * 2540 + 3500 },
        A2: at(24, 24),
        B2: { ...at(24, 24), y: 24 * 2540 + 3500 },
      },
    ),
    'combat',
    round.slice(0, 2),
  );

  test.each<readonly [string, Battle, readonly (readonly 'front'[])[]]>([
    // what is read of none, one and two arrows on one Shield token
    ['orders', given(ORDERS, { A1: ['fire', 'shield'] }), [[]]],
    ['priority', PRIORITY, [[]]],
    ['shields are turned', SHIELDS, [[], ['front']]],
    ['movement', MOVING, [['front']]],
    ['shooting', SHOOT, [['front']]],
    ['boarding', FIGHTING, [['front']]],
  ])('%s', (_, b, readable) => {
    for (const arrows of [[], ['front'], ['front', 'front']] as const)
      expect([arrows, problemOf(shielded(b, { A1: arrows }))]).toEqual([
        arrows,
        readable.some((one) => one.length === arrows.length) ? 'read' : TOO,
      ]);
  });

  test('who is ready has turned all', () => {
    const ready = { ...SHIELDS, ready: [true, false] };
    expect(problemOf(ready)).toBe('ships[0].arrows: must be turned by who is ready');
    expect(problemOf(shielded(ready, { A1: ['left'] }))).toBe('read');
    expect(problemOf({ ...SHIELDS, ready: [false, true] })).toBe('ships[2].arrows: must be turned by who is ready');
  });

  test('what is used of each token', () => {
    const used = (turn: Partial<Battle['ships'][number]['turn']>) => problemOf(changedTurn(SHOOT, 'A2', turn));
    expect([used({ moves: 1 }), used({ fires: 0, fired: [] })]).toEqual(['read', 'read']);
    expect(used({ boards: 1 })).toBe('ships[1].turn: has used a board too many');
    const boarding = given(SHOOT, { A2: ['fire', 'board'] });
    expect(problemOf(changedTurn(boarding, 'A2', { boards: 1 }))).toBe('read');
    expect(problemOf(changedTurn(boarding, 'A2', { moves: 1 }))).toBe('ships[1].turn: has used a move too many');
  });
});

describe('what is asked has an answer', () => {
  test('[X-238] a friend in a fight is asked for where there is none', () => {
    const shot: Frame = {
      type: 'shot',
      shooter: 'A1',
      weapon: 0,
      target: 'B1',
      step: 'friend',
      way: [],
      astray: false,
    };
    expect(
      problemOf({ ...SHOOT, stack: [...SHOOTING.slice(0, 3), { ...shootingOf(0), ship: 'A1' } as Frame, shot] }),
    ).toBe('stack: would go on by itself');
  });
});

describe('what a view hides is made up', () => {
  const tokensIn = (b: Battle) => readBack(b).ships.map(({ tokens }) => tokens);
  const arrowsIn = (b: Battle) => readBack(b).ships.map(({ arrows }) => arrows);

  test('[X-242] nothing for who has not confirmed, moves for who has; one after an ion hit', () => {
    const orders = given(ORDERS, TOKENS);
    expect(tokensIn(view(orders, 0))).toEqual([TOKENS.A1, TOKENS.A2, [], []]);
    expect(tokensIn(view({ ...orders, ready: [false, true] }, 0))).toEqual([
      TOKENS.A1,
      TOKENS.A2,
      ['move', 'move'],
      ['move', 'move'],
    ]);
    const hit = changed(given(orders, { B1: ['fire'] }), 'B1', { ion: true });
    expect(tokensIn(view({ ...hit, ready: [false, true] }, 0)).slice(2)).toEqual([['move'], ['move', 'move']]);
    expect(tokensIn(view({ ...orders, ready: [true, false] }, 'spectator'))).toEqual([
      ['move', 'move'],
      ['move', 'move'],
      [],
      [],
    ]);
  });

  test('[X-225] an arrow to the front for each Shield token of who has confirmed', () => {
    const round: readonly Frame[] = [
      END,
      COMBAT,
      shootingOf(1),
      shootingOf(0),
      { type: 'opportunity', queue: [], target: null, step: 'begin' },
      { type: 'half', side: 1, step: 'begin' },
      { type: 'half', side: 0, step: 'begin' },
      { type: 'shields' },
    ];
    const b = inPhase(given(fleets(), { ...TOKENS, B1: ['shield', 'shield'] }), 'priority', round);
    expect(arrowsIn(view(b, 0))).toEqual([[], [], [], []]);
    const ready = { ...shielded(b, { B1: ['left', 'back'] }), ready: [false, true] };
    expect(arrowsIn(view(ready, 0))).toEqual([[], [], ['front', 'front'], []]);
    expect(arrowsIn(view(ready, 1))).toEqual([[], [], ['left', 'back'], []]);
  });

  test('standing orders of others are as they are given to everybody', () => {
    const read = readBack(view(ORDERS, 1));
    expect(read.standing[1]).toEqual(ORDERS.standing[1]);
    expect(read.standing[0]).toEqual({
      destiny: 'ask',
      resist: 'ask',
      shields: 'ask',
      redirect: 'best',
      goFirst: 'ask',
    });
  });
});
