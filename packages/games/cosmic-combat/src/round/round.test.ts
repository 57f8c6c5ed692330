// Set-up, deployment, orders, shields, the course of a round and its end (CC-07 to CC-30, X-241 to X-261).
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { descriptor as cosmicCombatDescriptor } from '../descriptor.ts';
import { cosmicCombat } from '../game.ts';
import { boardSizeFor } from '../ground/board.ts';
import { fieldOf } from '../ground/field.ts';
import { areNear } from '../ground/standing.ts';
import { STACK } from '../procedures.ts';
import { deployFault, zoneOf } from '../setup/deploy.ts';
import { setup } from '../setup/start.ts';
import { copyBattle, shipOf } from '../state/battle.ts';
import type { Battle, CosmicCommand, CosmicConfig, CosmicTable, HullSide, Token } from '../state/types.ts';
import {
  at,
  begun,
  changed,
  DEFAULTS,
  given,
  type Lineup,
  lying,
  ordered,
  playing,
  pooled,
  scene,
  seven,
  sheet,
} from '../testing/scenes.ts';
import { view } from '../view/view.ts';
import { removeDead } from '../wounds/removal.ts';
import { usefulOrders } from './orders.ts';
import { judge, judgeLast, strengthLeft, worthOf } from './outcome.ts';
import { mayReopen } from './secret.ts';

const cohort = sheet('empire-of-sol.cohort');
const gladius = sheet('empire-of-sol.gladius');
const galleon = sheet('black-sun.galleon');
const corsair = sheet('black-sun.corsair');

const configOf = (given: object): CosmicConfig => {
  const parsed = cosmicCombat.parseConfig(given);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};
const problemOf = (given: object): string => {
  const parsed = cosmicCombat.parseConfig(given);
  return parsed.ok ? 'read' : `${parsed.refusal.where}: ${parsed.refusal.problem}`;
};

const order = (ship: string, ...tokens: readonly Token[]): CosmicCommand => ({ type: 'order', ship, tokens });
const shield = (ship: string, ...arrows: readonly HullSide[]): CosmicCommand => ({ type: 'shield', ship, arrows });
const CONFIRM: CosmicCommand = { type: 'confirm' };

describe('boards', () => {
  test.each([
    [1500, 'fleet-action', 'points', [24, 24]],
    [1999, 'fleet-action', 'points', [24, 24]],
    [2000, 'fleet-action', 'points', [36, 36]],
    [3999, 'fleet-action', 'points', [36, 36]],
    [4000, 'fleet-action', 'points', [72, 48]],
    [6000, 'fleet-action', 'points', [72, 48]],
    [1500, 'fleet-action', 'large', [36, 36]],
    [3000, 'fleet-action', 'large', [72, 48]],
    [1500, 'convoy', 'points', [36, 36]],
  ] as const)('[X-251] [X-63] [CC-12] %i points, %s, by %s: %j inches', (points, scenario, boardSize, size) => {
    expect(boardSizeFor({ points, scenario, rulings: { ...DEFAULTS, boardSize } })).toEqual(size);
  });

  test('[CC-07] [CC-08] [CC-13] terrain is agreed on, in inches, between the zones and apart', () => {
    const open = { points: 1500, map: 'open' };
    const disc = (x: number, y: number, kind = 'asteroid') => ({ kind, disc: [x, y, 1] });
    const config = configOf({ ...open, pieces: [disc(6, 12), disc(12, 12, 'debris')] });
    expect(fieldOf(config).pieces.map(({ name, body }) => [name, body.corners[0]!.x])).toEqual([
      ['Asteroid', inch(6)],
      ['Debris field', inch(12)],
    ]);
    expect(problemOf({ ...open, pieces: [disc(6, 9.5)] })).toContain('pieces[0]: must lie on the board between');
    expect(problemOf({ ...open, pieces: [disc(6, 12), disc(7, 12)] })).toContain('pieces[1]: lies on something else');
    expect(problemOf({ ...open, pieces: [disc(6, 12, 'moon')] })).toContain('pieces[0].kind');
  });

  test('[X-260] [DW-40] a station in the middle needs room there', () => {
    expect(problemOf({ points: 1500, scenario: 'station-assault', map: 'dead-dock-24' })).toContain('no room');
    expect(configOf({ points: 1500, scenario: 'station-assault' }).map).toBe('shards-24');
  });

  test('[DW-23] a battle that was read is read again, also the largest', () => {
    const largest = configOf({
      points: 12000,
      seats: [
        { faction: 'black-sun', fleet: 1 },
        { faction: 'eldritch-cult', fleet: 2 },
      ],
    });
    expect(configOf(JSON.parse(JSON.stringify(largest)))).toEqual(largest);
  });
});

describe('deployment', () => {
  const config = configOf({
    points: 1500,
    map: 'open',
    pieces: [{ kind: 'asteroid', disc: [20, 11, 1] }],
    seats: [
      { faction: 'empire-of-sol', ships: ['cohort', 'gladius', 'imperator'] },
      { faction: 'citadel', ships: ['orbital-station'] },
    ],
  });
  const deploy = (ship: string, x: number, y: number, degrees = 90): CosmicCommand => ({
    type: 'deploy',
    ship,
    place: at(x, y, degrees),
  });

  test('[CC-10] [CC-15] [CC-19] [X-252] the winner of the roll picks an edge and deploys first; one side done, the other goes on', () => {
    const game = playing(setup(config), 3, 3, 2, 5); // a tie is rolled again
    expect(game.asked()).toMatchObject({ kind: 'edge', seat: 1 });
    game.play({ type: 'edge', edge: 'south' });
    expect(game.now().edges).toEqual(['north', 'south']);
    expect(game.asked()).toMatchObject({ kind: 'deploy', seat: 1, ships: ['B1'] });
    game.play(deploy('B1', 12, 4));
    expect(game.asked()).toMatchObject({ kind: 'deploy', seat: 0, ships: ['A1', 'A2', 'A3'] });
    game.play(deploy('A2', 4, 20, 270));
    expect(game.asked()).toMatchObject({ seat: 0, ships: ['A1', 'A3'] });
    game.play(deploy('A1', 10, 20, 45));
    game.play(deploy('A3', 18, 20, 270));
    expect(game.told('roundBegan')).toMatchObject([{ round: 1 }]); // CC-19
    expect(game.asked()).toMatchObject({ kind: 'orders' });
  });

  test('[CC-14] [CC-17] [X-65] [X-253] [CC-16] [CC-18] whatever it is, it lies wholly in its zone of 9 inches; nobody waits outside', () => {
    const b = { ...setup(config), edges: ['south', 'north'] as const };
    expect(zoneOf(b, 0)).toEqual([0, inch(9)]);
    expect(zoneOf(b, 1)).toEqual([inch(15), inch(24)]);
    const fault = (id: string, x: number, y: number, degrees = 0) => deployFault(b, shipOf(b, id), at(x, y, degrees));
    const [long, wide] = [3000 / 2540, 1500 / 2540]; // half a cruiser
    expect(fault('A1', long, wide)).toBeUndefined();
    expect(fault('A1', 12, 9 - wide)).toBeUndefined();
    expect(deployFault(b, shipOf(b, 'A1'), { x: inch(12), y: inch(9) - 1497, facing: 0 })).toBe('outOfZone');
    expect(fault('A1', 12, 9 - wide, 90)).toBe('outOfZone'); // turned, it is longer than wide
    expect(fault('A1', long - 0.1, 4)).toBe('outOfZone'); // over the side
    expect(fault('B1', 12, 24 - 5000 / 2540)).toBeUndefined(); // the station touches the edge
    expect(fault('B1', 12, 15)).toBe('outOfZone');
    const shallow = configOf({ ...config, rulings: { ...config.rulings, deployDepth: 6 } });
    expect(zoneOf(setup(shallow), 0)).toEqual([0, inch(6)]);
    expect(b.ships.every((s) => s.fate === 'alive' && s.place === null)).toBe(true);
  });

  test('[X-252] near nobody, touching nothing solid, and each once', () => {
    const near = configOf({ ...config, rulings: { ...config.rulings, deployDepth: 6 } });
    const b = lying({ ...setup(config), edges: ['south', 'north'] }, { A2: at(4, 4) });
    const fault = (x: number) => deployFault(b, shipOf(b, 'A1'), { x, y: inch(4), facing: 0 });
    const clear = inch(4) + 1500 + 2540 + 3000; // exactly 1 inch is not near
    expect([fault(clear), fault(clear - 3)]).toEqual([undefined, 'near']);
    const rocky: Battle = { ...setup(near), edges: ['south', 'north'] };
    expect(deployFault(rocky, shipOf(rocky, 'A1'), at(4, 4))).toBeUndefined();
    const game = playing(setup(config), 5, 2);
    game.play({ type: 'edge', edge: 'south' });
    expect(game.refusal(deploy('A1', 4, 12))).toMatchObject({ code: 'cannotDeploy', why: 'outOfZone', rule: 'CC-14' });
    expect(game.refusal(deploy('B1', 4, 4))).toMatchObject({ code: 'noSuchShip' });
    game.play(deploy('A1', 4, 4));
    game.play(deploy('B1', 12, 20));
    expect(game.refusal(deploy('A1', 8, 4))).toMatchObject({ code: 'noSuchShip' });
    expect(game.refusal(deploy('A2', 4, 4))).toMatchObject({ code: 'cannotDeploy', why: 'near', rule: 'X-252' });
    expect(game.refusal(CONFIRM)).toMatchObject({ code: 'otherDecision', asked: 'deploy' });
  });

  test('[X-252] a ship without a place counts as destroyed', () => {
    const full = configOf({ points: 1500, map: 'open' });
    const wall = {
      kind: 'asteroid',
      poly: [
        [0, 0],
        [24, 0],
        [24, 9],
        [0, 9],
      ],
    } as const;
    const game = playing(setup({ ...full, pieces: [wall] }), 5, 2);
    game.play({ type: 'edge', edge: 'south' });
    expect(game.told('noPlace')).toHaveLength(4);
    expect(game.now().outcome).toMatchObject({ reason: 'destroyed', places: [[1], [0]] });
  });

  test('[X-252] a place between those that are offered first is found and offered', () => {
    const rocks = [
      [0, 11.1],
      [12.9, 24],
    ].map(([from, to]) => ({
      kind: 'asteroid' as const,
      poly: [
        [from!, 0],
        [to!, 0],
        [to!, 9],
        [from!, 9],
      ] as const,
    }));
    const seats = [{ faction: 'empire-of-sol', ships: ['gladius', 'cohort'] }, { faction: 'citadel' }];
    const game = playing(setup({ ...configOf({ points: 1500, map: 'open', seats }), pieces: rocks }), 5, 2);
    game.play({ type: 'edge', edge: 'south' });
    expect(game.told('noPlace')).toEqual([]);
    expect(game.candidates().length).toBeGreaterThan(0);
    expect(game.candidates().every((c) => c.type === 'deploy' && Math.abs(c.place.x - inch(12)) < inch(0.4))).toBe(
      true,
    );
  });

  test('[X-259] the winner of the roll-off attacks or defends; the defender has three freighters', () => {
    const convoy = configOf({ points: 1500, scenario: 'convoy' });
    const game = playing(setup(convoy), 2, 6);
    expect(game.asked()).toMatchObject({ kind: 'role', seat: 1 });
    expect(game.candidates()).toHaveLength(2);
    game.play({ type: 'role', role: 'attack' }, 4, 1);
    expect(game.now().attacker).toBe(1);
    expect(
      game
        .now()
        .ships.filter(({ unit }) => unit === -1)
        .map(({ id, seat }) => [id, seat]),
    ).toEqual([
      ['A5', 0],
      ['A6', 0],
      ['A7', 0],
    ]);
    expect(game.asked()).toMatchObject({ kind: 'edge', seat: 0 });
  });
});

/** Far apart, at the beginning of the Orders phase. */
const orders = (more: Partial<Lineup> = {}): Battle =>
  begun(
    lying(scene({ south: [cohort, gladius], north: [galleon, corsair], ...more }), {
      A1: at(6, 6, 90),
      A2: at(12, 6, 90),
      B1: at(6, 30, 270),
      B2: at(12, 30, 270),
    }),
    'orders',
    { type: 'priority', winner: null },
    { type: 'orders' },
  );

describe('orders', () => {
  test('[X-258] [CC-21] a mate without ships is not asked; before the third edition he was', () => {
    const three = { more: [[0, gladius]] as const };
    const without = (edition?: 2): Battle =>
      changed(orders({ ...three, ...(edition && { edition }) }), 'C1', {
        fate: 'destroyed',
        wounds: 0,
        place: at(30, 6),
      });
    const askedIn = (b: Battle) => STACK.decisions(b).map(({ seat }) => seat);
    expect(askedIn(without())).toEqual([0, 1]);
    expect(askedIn(without(2))).toEqual([0, 1, 2]);
    expect(askedIn(lying(orders(three), { C1: at(30, 6) }))).toEqual([0, 1, 2]);
    const game = playing(
      given(without(), { A1: ['move', 'fire'], A2: ['move', 'fire'], B1: ['move', 'fire'], B2: ['move', 'fire'] }),
    );
    game.play(CONFIRM);
    game.play(CONFIRM, 6, 1);
    expect(game.told('revealed')).toHaveLength(1);
  });

  test('[CC-21] [X-241] exactly two for each ship; what does nothing is accepted as a lost action, never offered', () => {
    const game = playing(orders());
    expect(game.refusal(order('A1', 'move'))).toMatchObject({ code: 'wrongTokens', count: 2 });
    expect(game.refusal(order('A1', 'move', 'move', 'move'))).toMatchObject({ code: 'wrongTokens' });
    expect(game.refusal(order('B1', 'move', 'fire'))).toMatchObject({ code: 'noSuchShip' });
    expect(game.refusal(CONFIRM)).toMatchObject({ code: 'notAllReady', ships: ['A1', 'A2'] });
    expect(game.refusal(order('A2', 'shield', 'board'))).toBeUndefined(); // no shields, no Aggressors
    const b = game.now();
    expect(usefulOrders(b, shipOf(b, 'A2'))).toEqual([
      ['move', 'move'],
      ['move', 'fire'],
      ['fire', 'fire'],
    ]);
    expect(usefulOrders(b, shipOf(b, 'A1'))).toHaveLength(6); // nobody to board is near
    const close = lying(b, { B1: at(6, 12, 270) });
    expect(usefulOrders(close, shipOf(close, 'A1'))).toHaveLength(9); // all pairs but Board twice
  });

  test('[X-256] one token after an ion hit, and the marker is gone with it', () => {
    const game = playing(changed(orders(), 'A1', { ion: true }));
    expect(game.refusal(order('A1', 'move', 'move'))).toMatchObject({ code: 'wrongTokens', count: 1 });
    game.play(order('A1', 'move'));
    game.play(order('A2', 'move', 'fire'));
    game.play(CONFIRM);
    game.play(order('B1', 'move', 'fire'));
    game.play(order('B2', 'move', 'fire'));
    game.play(CONFIRM, 5, 3);
    expect(game.ship('A1').ion).toBe(false);
  });

  /** Counts the calls of `final`, which close what can be taken back. */
  const counting = () => {
    const table = { finals: 0 };
    let face = 6; // no tie
    const rolls: CosmicTable = {
      roll: (count) => Array.from({ length: count }, () => face--),
      shuffle: (items) => items,
      final: () => {
        table.finals++;
      },
    };
    return { table, rolls };
  };

  test('[X-242] [X-258] hidden until the last seat is done, and may be changed until then; then final', () => {
    const { table, rolls } = counting();
    const play = (b: Battle, seat: 0 | 1, c: CosmicCommand): Battle => {
      expect(cosmicCombat.refuse(b, seat, c)).toBeUndefined();
      return cosmicCombat.play(b, seat, c, rolls);
    };
    let b = orders();
    b = play(b, 0, order('A1', 'move', 'fire'));
    expect(STACK.decisions(b).map(({ seat }) => seat)).toEqual([0, 1]);
    for (const viewer of [1, 'spectator'] as const) {
      const seen = view(b, viewer);
      expect(seen.ships.map(({ tokens }) => tokens).slice(0, 2)).toEqual([null, null]); // nor how many are done
      expect(seen.ready).toEqual([false, false]);
    }
    expect(view(b, 0).ships[0]!.tokens).toEqual(['move', 'fire']);
    b = play(b, 0, order('A1', 'shield', 'shield')); // another
    b = play(b, 0, order('A2', 'move', 'move'));
    b = play(b, 0, CONFIRM);
    expect(view(b, 1).ready).toEqual([true, false]);
    expect(mayReopen(b, 0)).toBe(true);
    b = play(b, 0, { type: 'reopen' });
    b = play(b, 0, order('A2', 'fire', 'fire'));
    b = play(b, 0, CONFIRM);
    b = play(b, 1, order('B1', 'move', 'move'));
    b = play(b, 1, order('B2', 'move', 'move'));
    expect(table.finals).toBe(0);
    b = play(b, 1, CONFIRM);
    expect(table.finals).toBe(1);
    expect(b.ships.map(({ tokens }) => tokens)).toEqual([
      ['shield', 'shield'],
      ['fire', 'fire'],
      ['move', 'move'],
      ['move', 'move'],
    ]);
    expect(mayReopen(b, 0)).toBe(false);
    expect(cosmicCombat.refuse(b, 0, { type: 'reopen' })).toMatchObject({ code: 'notAsked' });
  });

  test('[X-258] mates see each other’s orders; the other side does not', () => {
    const b = given(orders({ more: [[0, gladius]] }), { A1: ['move', 'fire'] });
    expect(view(b, 2).ships[0]!.tokens).toEqual(['move', 'fire']);
    expect(view(b, 1).ships[0]!.tokens).toBeNull();
  });

  test('[X-244] [CC-20] [X-05] no Destiny on the priority roll, which comes after the reveal', () => {
    const game = playing(pooled(ordered(orders(), { destiny: 'ask' }), 0, { destiny: 3 }));
    for (const id of ['A1', 'A2']) game.play(order(id, 'move', 'fire'));
    game.play(CONFIRM);
    for (const id of ['B1', 'B2']) game.play(order(id, 'move', 'fire'));
    expect(game.told('priorityRolled')).toEqual([]);
    game.play(CONFIRM, 1, 1, 2, 6);
    expect(game.events.map(({ type }) => type).slice(-3)).toEqual(['revealed', 'priorityRolled', 'priorityRolled']);
    expect(game.asked()).toMatchObject({ kind: 'goFirst', seat: 1 });
    expect(game.now().pools[0].destiny).toBe(3);
  });
});

/** Orders are given; who won priority lets this side act first. */
const shields = (tokens: Readonly<Record<string, readonly Token[]>>, more: Partial<Lineup> = {}, first: 0 | 1 = 0) => {
  const b = copyBattle(given(orders(more), tokens));
  b.stack = [{ type: 'roundEnd' }, { type: 'priority', winner: 0 }];
  const game = playing(b);
  game.play({ type: 'goFirst', first: first === 0 ? 'me' : 'you' });
  return game;
};

describe('shields', () => {
  const both = {
    A1: ['shield', 'shield'],
    A2: ['move', 'fire'],
    B1: ['shield', 'fire'],
    B2: ['shield', 'move'],
  } as const;

  test('[X-225] [X-57] [CC-23] both in secret, before any move; one arrow for each token of a ship with shields', () => {
    const game = shields(both);
    expect(game.asked()).toMatchObject({ kind: 'shields', seat: 0 });
    expect(game.refusal(shield('A1', 'front'))).toMatchObject({ code: 'wrongArrows', count: 2 });
    expect(game.refusal(shield('B2', 'front'), 1)).toMatchObject({ code: 'wrongArrows', count: 0 }); // no shields
    expect(game.refusal(CONFIRM)).toMatchObject({ code: 'notAllReady', ships: ['A1'] });
    game.play(shield('A1', 'left', 'front'));
    expect(view(game.now(), 1).ships[0]!.arrows).toBeNull();
    expect(view(game.now(), 0).ships[0]!.arrows).toEqual(['front', 'left']);
    game.play(shield('A1', 'front', 'front'));
    game.play(CONFIRM);
    game.play(shield('B1', 'back'));
    game.play(CONFIRM);
    expect(game.told('shieldsShown')).toMatchObject([
      {
        arrows: [
          { ship: 'A1', arrows: ['front', 'front'] },
          { ship: 'B1', arrows: ['back'] },
        ],
      },
    ]);
    expect(game.asked()).toMatchObject({ kind: 'activate', seat: 0 });
    expect(view(game.now(), 1).ships[0]!.arrows).toEqual(['front', 'front']);
  });

  test('[X-225] nobody is asked without a shield to turn', () => {
    const game = shields({ ...both, A1: ['move', 'fire'], B1: ['move', 'fire'] });
    expect(game.asked()).toMatchObject({ kind: 'activate' });
    expect(game.told('shieldsShown')).toEqual([]);
  });

  test('[X-57] the other reading: who acts second turns openly, then the first', () => {
    const game = shields(both, { rulings: { shieldOrder: 'secondFirst' } });
    expect(STACK.decisions(game.now()).map(({ seat }) => seat)).toEqual([1]);
    game.play(shield('B1', 'left'));
    expect(view(game.now(), 0).ships[2]!.arrows).toEqual(['left']);
    game.play(CONFIRM);
    expect(game.asked()).toMatchObject({ kind: 'shields', seat: 0 });
  });

  test('[X-225] a standing order faces the greatest threat', () => {
    const b = ordered(given(orders(), both), { shields: 'auto' });
    const game = playing({
      ...b,
      stack: [{ type: 'roundEnd' }, { type: 'half', side: 0, step: 'begin' }, { type: 'shields' }],
    });
    expect(game.ship('B1').arrows).toEqual(['front']); // it looks at the enemy
    expect(game.ship('A1').arrows).toEqual(['front', 'front']);
  });

  /** A1 looks north from three inches off the western edge, and so do enemies with so many Fire tokens, as narrow as it is. */
  const turnedBy = (
    places: Readonly<Record<string, readonly [x: number, y: number, fires: 0 | 1 | 2]>>,
    more: Partial<Lineup> = {},
  ) => {
    const ids = Object.keys(places);
    const b = lying(
      scene({ south: [cohort], north: ids.map(() => galleon), ...more }),
      Object.fromEntries([['A1', at(3, 18, 90)], ...ids.map((id) => [id, at(places[id]![0], places[id]![1], 90)])]),
    );
    const fires = [
      ['move', 'move'],
      ['fire', 'move'],
      ['fire', 'fire'],
    ] as const;
    const theirs = Object.fromEntries(ids.map((id) => [id, fires[places[id]![2]]]));
    const begins = copyBattle(ordered(given(b, { A1: ['shield', 'shield'], ...theirs }), { shields: 'auto' }));
    begins.phase = 'priority';
    begins.stack = [{ type: 'roundEnd' }, { type: 'half', side: 0, step: 'begin' }, { type: 'shields' }];
    const [shown] = playing(begins).told('shieldsShown');
    return shown?.type === 'shieldsShown' ? shown.arrows[0]!.arrows : [];
  };

  /** A Cohort saves on 4+, with two arrows to one side on 3+: three of six against four. */
  test.each([
    ['all threat is ahead', { B1: [3, 28, 1] }, ['front', 'front']],
    ['as much from ahead as from behind', { B1: [3, 28, 1], B2: [3, 8, 1] }, ['front', 'back']],
    [
      'one of three from behind: 4 × 2 against 3 × 3',
      { B1: [3, 24, 1], B2: [3, 29, 1], B3: [3, 8, 1] },
      ['front', 'back'],
    ],
    [
      'one of four from behind: 4 × 3 against 3 × 4, the first of equals',
      { B1: [3, 28, 2], B2: [3, 24, 1], B3: [3, 8, 1] },
      ['front', 'front'],
    ],
    ['nobody shoots', { B1: [3, 8, 0] }, ['front', 'front']],
    ['18 inches of range and 7 of Move do not reach 29', { B1: [3, 8, 1], B2: [34, 18, 2] }, ['back', 'back']],
    ['from the right, 24 inches off', { B1: [3, 8, 1], B2: [28, 18, 2] }, ['back', 'right']],
  ] as const)('[X-266] by a standing order: %s', (_, places, arrows) => {
    expect(turnedBy(places)).toEqual(arrows);
  });

  test('[X-266] before the third edition two arrows never went to one side', () => {
    expect(new Set(turnedBy({ B1: [3, 28, 1] }, { edition: 2 })).size).toBe(2);
  });

  test('[X-57] [X-242] turned openly they are no secret; orders always are', () => {
    const { isSecret } = cosmicCombatDescriptor;
    const secretIn = (shieldOrder: 'secret' | 'secondFirst') => {
      const { config } = orders({ rulings: { shieldOrder } });
      return [shield('A1', 'front'), order('A1', 'move', 'move'), CONFIRM].map((c) => isSecret(c, config));
    };
    expect([secretIn('secret'), secretIn('secondFirst')]).toEqual([
      [true, true, false],
      [false, true, false],
    ]);
  });
});

describe('the round', () => {
  const quiet = { A1: ['move', 'fire'], A2: ['move', 'fire'], B1: ['move', 'fire'], B2: ['move', 'fire'] } as const;

  test.each([
    [0, [0, 1]],
    [1, [1, 0]],
  ] as const)(
    '[CC-30] [DW-34] [CC-20] [DW-38] side %i first: both move, then both shoot, then a round begins',
    (first, sides) => {
      const game = shields(quiet, {}, first);
      for (let step = 0; step < 60 && game.now().round === 1; step++) {
        const { kind } = game.asked()!;
        if (kind === 'activate' || kind === 'move' || kind === 'fire') game.play({ type: 'pass' });
        else break;
      }
      expect(game.told('halfBegan').map((e) => (e.type === 'halfBegan' ? `${e.phase} ${e.side}` : ''))).toEqual([
        `movement ${sides[0]}`,
        `movement ${sides[1]}`,
        `shoot ${sides[0]}`,
        `shoot ${sides[1]}`,
      ]);
      expect(game.now()).toMatchObject({ round: 2, phase: 'orders' });
      expect(game.now().ships.every(({ tokens }) => tokens?.length === 0)).toBe(true);
      expect(game.asked()).toMatchObject({ kind: 'orders' });
    },
  );

  test('[DW-35] nobody moves outside the Movement phase', () => {
    const b = given(orders(), quiet);
    const game = playing(
      begun({ ...b, stack: [{ type: 'roundEnd' }] }, 'shoot', { type: 'shooting', side: 0, ship: null, step: 'begin' }),
    );
    expect(game.refusal({ type: 'straight', distance: inch(4), ram: null })).toMatchObject({ code: 'otherDecision' });
  });

  test('[X-26] [X-204] coherency is being near: less than an inch, not exactly one', () => {
    const b = lying(orders(), { A1: at(6, 6), A2: { x: inch(6), y: inch(6) + 3000 + 2540, facing: 0 } });
    expect(areNear(b, shipOf(b, 'A1'), shipOf(b, 'A2'))).toBe(false);
    const close = lying(b, { A2: { x: inch(6), y: inch(6) + 3000 + 2537, facing: 0 } });
    expect(areNear(close, shipOf(close, 'A1'), shipOf(close, 'A2'))).toBe(true);
  });
});

describe('what is left', () => {
  const silent: CosmicTable = { roll: () => [], shuffle: (items) => items, final: () => {} };

  test('[X-254] [X-64] points of survivors, half below half the Wounds, rounded down', () => {
    const b = orders(); // a Cohort of 400 points and 5 Wounds, a Gladius of 88
    expect(strengthLeft(b, 0)).toBe(488);
    const worth = (wounds: number) => worthOf(b, { ...shipOf(b, 'A1'), wounds });
    expect([5, 3, 2, 1].map(worth)).toEqual([400, 400, 200, 200]);
    const six = orders({ south: [seven('empire-of-sol', [3, 3, 2, 5, 2, 6, 6]), gladius] });
    const points = worthOf(six, shipOf(six, 'A1'));
    expect(worthOf(six, { ...shipOf(six, 'A1'), wounds: 3 })).toBe(points); // exactly half is not below
    expect(worthOf(six, { ...shipOf(six, 'A1'), wounds: 2 })).toBe(Math.floor(points / 2));
  });

  test('[X-254] [CC-11] more points win after the last round, equal points are a draw', () => {
    const outcome = (b: Battle) => judgeLast({ ...b, round: 5 }, silent).outcome;
    expect(outcome(orders())).toMatchObject({ places: [[1], [0]], reason: 'remainingForces' }); // 488 to 448 + 104
    expect(outcome(changed(orders(), 'B1', { wounds: 1 }))).toMatchObject({ places: [[0], [1]] });
    expect(outcome(orders({ north: [cohort, gladius] }))).toMatchObject({ places: [[0, 1]] });
  });

  test('[X-254] [DW-37] a side without ships loses at once, both at the same moment is a draw', () => {
    const dead = (b: Battle, ...ids: readonly string[]) => ids.reduce((now, id) => changed(now, id, { wounds: 0 }), b);
    expect(removeDead(dead(orders(), 'A1'), silent).outcome).toBeNull();
    expect(removeDead(dead(orders(), 'A1', 'A2'), silent).outcome).toMatchObject({
      places: [[1], [0]],
      reason: 'destroyed',
    });
    expect(removeDead(dead(orders(), 'A1', 'A2', 'B1', 'B2'), silent).outcome).toMatchObject({
      places: [[0, 1]],
      reason: 'bothDestroyed',
    });
    expect(judge(orders(), silent).outcome).toBeNull();
  });

  test('[X-19] [DW-29] pools are the sums over all ships; who dies leaves his points', () => {
    const b = orders({ south: [sheet('empire-of-sol.imperator'), gladius] });
    expect(b.pools[0]).toEqual({ destiny: 1, faith: 1, affinity: 0 });
    expect(removeDead(changed(b, 'A1', { wounds: 0 }), silent).pools[0]).toEqual(b.pools[0]);
  });

  test('[DW-26] [DW-29] elites fill the pools and change figures', () => {
    const config = configOf({
      points: 1500,
      seats: [
        { faction: 'empire-of-sol', religion: 'vigil-of-the-sun', ships: ['imperator+sun-wardens'] },
        { faction: 'citadel', religion: 'red-communion', ships: ['marshal+flagellants'] },
      ],
    });
    expect(setup(config).pools).toEqual([
      { destiny: 1, faith: 3, affinity: 0 },
      { destiny: 1, faith: 0, affinity: 0 },
    ]);
    expect(fieldOf(config).kits[1]![0]).toMatchObject({ stats: { martial: 5 }, points: 768 });
  });

  test('[X-261] who gives up loses; in a team his ships drift on and the side goes on', () => {
    const alone = cosmicCombat.play(orders(), 1, { type: 'concede' }, silent);
    expect(alone.outcome).toMatchObject({ places: [[0], [1]], reason: 'conceded' });
    const team = lying(orders({ more: [[1, corsair]] }), { C1: at(20, 30, 270) });
    const left = cosmicCombat.play(team, 2, { type: 'concede' }, silent);
    expect(left.outcome).toBeNull();
    expect(shipOf(left, 'C1').fate).toBe('alive');
    expect(cosmicCombat.refuse(left, 2, order('C1', 'move', 'move'))).toMatchObject({ code: 'notAsked' });
    expect(STACK.decisions(left).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('[X-74] Aggressors are the figure that the profile calls Aggression', () => {
    expect(fieldOf(orders().config).kits[0]![0]!.stats.aggression).toBe(2);
  });
});
