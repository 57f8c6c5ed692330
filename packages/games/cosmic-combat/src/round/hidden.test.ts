// Orders and shields in secret, given again, in teams, and what becomes of them when somebody gives up.
import { describe, expect, test } from 'vitest';
import { cosmicCombat } from '../game.ts';
import { STACK } from '../procedures.ts';
import { copyBattle } from '../state/battle.ts';
import type { Battle, CosmicCommand, CosmicTable, Frame, HullSide, Token } from '../state/types.ts';
import {
  at,
  begun,
  changed,
  given,
  type Lineup,
  lying,
  ordered,
  PASS,
  playing,
  pooled,
  scene,
  seven,
  shielded,
} from '../testing/scenes.ts';
import { imagine, view } from '../view/view.ts';
import { usefulOrders } from './orders.ts';

const SEVEN = [3, 3, 2, 5, 2, 5, 6] as const;
const sol = seven('empire-of-sol', SEVEN);
const sun = seven('black-sun', SEVEN);
const order = (ship: string, ...tokens: readonly Token[]): CosmicCommand => ({ type: 'order', ship, tokens });
const shield = (ship: string, ...arrows: readonly HullSide[]): CosmicCommand => ({ type: 'shield', ship, arrows });
const CONFIRM: CosmicCommand = { type: 'confirm' };
const REOPEN: CosmicCommand = { type: 'reopen' };

/** A and C against B, far apart. */
const team = (more: Partial<Lineup> = {}): Battle =>
  lying(scene({ south: [sol], north: [sun], more: [[0, sol]], ...more }), {
    A1: at(6, 6, 90),
    B1: at(6, 30, 270),
    C1: at(18, 6, 90),
  });
const ordering = (b: Battle): Battle => begun(b, 'orders', { type: 'priority', winner: 0 }, { type: 'orders' });
const turning = (b: Battle): Battle =>
  begun(given(b, { A1: ['shield', 'move'], B1: ['shield', 'move'], C1: ['shield', 'fire'] }), 'priority', {
    type: 'shields',
  });

/** Nothing is rolled; what is final is counted. */
const counting = () => {
  const all = { finals: 0 };
  const table: CosmicTable = {
    roll: () => {
      throw new Error('no dice');
    },
    shuffle: (items) => items,
    final: () => {
      all.finals++;
    },
  };
  return { all, table };
};

describe('[X-242] orders given again', () => {
  const orders = ordering(team());

  test('who has confirmed may take it back until the last one has, and nobody else’s', () => {
    const { table } = counting();
    let b = STACK.play(orders, 0, order('A1', 'move', 'fire'), table);
    expect(cosmicCombat.refuse(b, 0, REOPEN)).toEqual({ code: 'notAsked', rule: 'X-242' }); // not confirmed yet
    b = STACK.play(b, 0, CONFIRM, table);
    expect(b.ready).toEqual([true, false, false]);
    expect(cosmicCombat.refuse(b, 0, order('A1', 'move', 'move'))).toEqual({ code: 'notAsked', rule: null });
    expect(cosmicCombat.refuse(b, 1, REOPEN)).toEqual({ code: 'notAsked', rule: 'X-242' });
    expect(cosmicCombat.refuse(b, 0, REOPEN)).toBeUndefined();
    const again = cosmicCombat.play(b, 0, REOPEN, table);
    expect(again.ready).toEqual([false, false, false]);
    expect(again.ships[0]!.tokens).toEqual(['move', 'fire']); // still there, to be changed
    expect(cosmicCombat.refuse(again, 0, order('A1', 'move', 'move'))).toBeUndefined();
    expect(cosmicCombat.refuse({ ...b, conceded: [0] }, 0, REOPEN)).toBeDefined();
  });

  test('of shields likewise; anywhere else there is nothing to take back', () => {
    const { table } = counting();
    const b = STACK.play(STACK.play(turning(team()), 0, shield('A1', 'left'), table), 0, CONFIRM, table);
    expect(cosmicCombat.refuse(b, 0, REOPEN)).toBeUndefined();
    expect(cosmicCombat.play(b, 0, REOPEN, table).ready[0]).toBe(false);
    const half = { ...begun(team(), 'movement', { type: 'half', side: 0, step: 'act' }), ready: [true, false, false] };
    expect(cosmicCombat.refuse(half, 0, REOPEN)).toEqual({ code: 'notAsked', rule: 'X-242' });
  });

  test('[CC-21] the last confirmation turns all over at once, for good; tokens lie in the order of the list', () => {
    const { all, table } = counting();
    let b = orders;
    for (const [seat, id] of [
      [0, 'A1'],
      [1, 'B1'],
      [2, 'C1'],
    ] as const)
      b = STACK.play(b, seat, order(id, 'fire', 'move'), table);
    expect(b.ships.map(({ tokens }) => tokens)).toEqual([
      ['move', 'fire'],
      ['move', 'fire'],
      ['move', 'fire'],
    ]);
    expect(all.finals).toBe(2); // mates see each other's at once, so A and C take nothing back unseen
    b = STACK.play(STACK.play(b, 0, CONFIRM, table), 2, CONFIRM, table);
    expect([b.phase, all.finals]).toEqual(['orders', 2]);
    const told: string[] = [];
    const telling: CosmicTable = { ...table, tell: ({ type }) => void told.push(type) };
    const done = STACK.play(changed(b, 'A1', { ion: true }), 1, CONFIRM, telling);
    expect(told).toEqual(['confirmed', 'revealed']);
    expect(done.ships[0]!.ion).toBe(false); // for one Orders phase
    expect([done.ready, all.finals]).toEqual([[false, false, false], 3]);
  });
});

describe('[X-242] [X-258] what a view hides', () => {
  const b = given(ordering(team()), { A1: ['move', 'fire'], B1: ['shield', 'move'], C1: ['fire', 'fire'] });
  const tokens = (state: Battle, viewer: Parameters<typeof view>[1]) =>
    view(state, viewer).ships.map((s) => s.tokens?.join('+') ?? null);
  const arrows = (state: Battle, viewer: Parameters<typeof view>[1]) =>
    view(state, viewer).ships.map((s) => s.arrows?.join('+') ?? null);

  test('orders: own and mates’ are seen, others’ are not, a spectator sees none', () => {
    expect([0, 1, 2, 'spectator' as const].map((viewer) => tokens(b, viewer))).toEqual([
      ['move+fire', null, 'fire+fire'],
      [null, 'shield+move', null],
      ['move+fire', null, 'fire+fire'],
      [null, null, null],
    ]);
    expect(tokens({ ...b, stack: [{ type: 'roundEnd' }] }, 1)).toEqual(['move+fire', 'shield+move', 'fire+fire']);
    const gone = changed(b, 'A1', { fate: 'destroyed', wounds: 0 });
    expect(tokens(gone, 1)[0]).toBe('move+fire'); // who is gone has no secrets
  });

  test('arrows: in the shields phase alone, and not where they are turned openly', () => {
    const turned = shielded(turning(team()), { A1: ['left'], B1: ['back'], C1: ['front'] });
    expect(arrows(turned, 1)).toEqual([null, 'back', null]);
    expect(arrows(turned, 2)).toEqual(['left', null, 'front']);
    expect(tokens(turned, 1)[0]).toBe('shield+move');
    const open = shielded(turning(team({ rulings: { shieldOrder: 'secondFirst' } })), {
      A1: ['left'],
      B1: ['back'],
      C1: ['front'],
    });
    expect(arrows(open, 1)).toEqual(['left', 'back', 'front']);
  });

  test('standing orders are each player’s own; nothing else differs', () => {
    for (const viewer of [0, 1, 2] as const)
      expect(view(b, viewer).standing.map((one) => one !== null)).toEqual([0, 1, 2].map((seat) => seat === viewer));
    expect(view(b, 'spectator').standing).toEqual([null, null, null]);
    const { ships: _, standing: __, ...rest } = view(b, 0);
    const { ships: ___, standing: ____, ...whole } = b;
    expect(rest).toEqual(whole);
  });

  const first: CosmicTable = { roll: () => [1], shuffle: (items) => items, final: () => {} };

  test('what is imagined fits the view: orders of who is ready, none of who is not, and the own as they are', () => {
    const seen = view({ ...b, ready: [false, true, false] }, 0);
    const made = imagine(seen, 0, first);
    expect(made.ships.map((s) => s.tokens)).toEqual([
      ['move', 'fire'],
      usefulOrders(seen, b.ships[1]!)[0],
      ['fire', 'fire'],
    ]);
    expect(view(made, 0)).toEqual(seen);
    expect(imagine(view(b, 0), 0, first).ships[1]!.tokens).toEqual([]);
    expect(made.standing.every((one) => one !== null)).toBe(true);
    const shields = view({ ...shielded(turning(team()), { B1: ['back'] }), ready: [false, true, false] }, 0);
    expect(imagine(shields, 0, first).ships[1]!.arrows).toEqual(['front']);
    expect(imagine({ ...shields, ready: [false, false, false] }, 0, first).ships[1]!.arrows).toEqual([]);
  });
});

describe('[X-241] which orders are offered', () => {
  const lone = (change: Partial<Lineup>, at1 = at(6, 6, 90)) =>
    lying(scene({ south: [sol], north: [sun], ...change }), { A1: at1, B1: at(6, 30, 270) });
  const kinds = (b: Battle, id = 'A1') => [...new Set(usefulOrders(b, b.ships.find((s) => s.id === id)!).flat())];

  test.each<readonly [string, Battle, readonly Token[]]>([
    ['a cruiser far from all', lone({}), ['shield', 'move', 'fire']],
    ['one within two moves of an enemy, 16"', lone({}, at(6, 30 - 16 - 2.3, 90)), ['shield', 'move', 'fire', 'board']],
    ['one a little farther', lone({}, at(6, 30 - 16 - 2.5, 90)), ['shield', 'move', 'fire']],
    ['without shields', lone({ south: [{ ...sol, shield: null }] }), ['move', 'fire']],
    ['without weapons', lone({ south: [{ ...sol, mounts: [] }] }), ['shield', 'move']],
    ['its weapon used up', changed(lone({}), 'A1', { spent: [0] }), ['shield', 'move']],
    ['without Move', lone({ south: [{ ...sol, stats: { ...sol.stats, move: 0 } }] }), ['shield', 'fire']],
    [
      'without anything',
      lone({ south: [{ ...sol, shield: null, mounts: [], stats: { ...sol.stats, move: 0 } }] }),
      ['move'],
    ],
    [
      'near, without Aggressors',
      lone({ south: [{ ...sol, stats: { ...sol.stats, aggression: 0 } }] }, at(6, 20, 90)),
      ['shield', 'move', 'fire'],
    ],
    ['near a fighter only', lone({ north: ['black-sun.corsair'] }, at(6, 20, 90)), ['shield', 'move', 'fire']],
    ['locked', lone({}, { ...at(6, 30, 90), y: 30 * 2540 - 6500 }), ['shield', 'move', 'fire']],
  ])('%s', (_, b, tokens) => {
    expect(kinds(b)).toEqual(tokens);
  });

  test('[CC-39] pairs once, two Boarding tokens never; one token after an ion hit (X-256)', () => {
    const near = lone({}, at(6, 20, 90));
    const pairs = usefulOrders(near, near.ships[0]!);
    expect(pairs).toHaveLength(9);
    expect(pairs).not.toContainEqual(['board', 'board']);
    const shaken = changed(near, 'A1', { ion: true });
    expect(usefulOrders(shaken, shaken.ships[0]!)).toEqual([['shield'], ['move'], ['fire'], ['board']]);
  });
});

describe('[X-261] who gives up in a team', () => {
  const gone = (b: Battle, seat = 0): Battle =>
    cosmicCombat.play(
      ordered(b, { destiny: 'ask', resist: 'ask' }),
      seat,
      { type: 'concede' },
      { roll: () => [1], shuffle: (items) => items, final: () => {} },
    );
  const top = (b: Battle): Frame => b.stack[b.stack.length - 1]!;

  test('alone on a side, the other wins; with a mate it goes on, and the mate speaks for the side', () => {
    expect(gone(ordering(team()), 1).outcome).toEqual({ places: [[0, 2], [1]], reason: 'conceded', rule: 'X-261' });
    const b = gone(ordering(team()));
    expect([b.outcome, b.conceded]).toEqual([null, [0]]);
    expect(STACK.decisions(b).map(({ seat }) => seat)).toEqual([1, 2]);
    const edge = copyBattle(team());
    edge.phase = 'setup';
    edge.stack = [{ type: 'roundEnd' }, { type: 'edge', winner: 0 }];
    expect(STACK.decisions(gone(edge)).map(({ seat }) => seat)).toEqual([2]);
    expect(gone(gone(ordering(team())), 2).outcome).toEqual({
      places: [[1], [0, 2]],
      reason: 'conceded',
      rule: 'X-261',
    });
  });

  test('dice, wounds to be shared out and a contest under way pass to the mate', () => {
    const pool = { purse: '0', seat: 0, count: 1, needs: 4, faces: [1], again: 0 };
    const other = { ...pool, purse: '1', seat: 1 };
    const shot: Frame = { type: 'shot', shooter: 'C1', weapon: 0, target: 'B1', step: 'done', way: [], astray: false };
    const roll: Frame = { type: 'roll', what: 'attack', rule: 'DW-56', pools: [pool, other], window: 0 };
    const rolling = gone(
      pooled(begun(team(), 'shoot', { type: 'shooting', side: 0, ship: 'C1', step: 'act' }, shot, roll), 0, {
        destiny: 1,
      }),
    );
    expect(top(rolling)).toEqual({ ...roll, pools: [{ ...pool, seat: 2 }, other] });
    const allot: Frame = { type: 'allot', seat: 0, rule: 'X-240', left: 1, taken: [] };
    const fight: Frame = {
      type: 'fight',
      ships: [['A1'], ['B1']],
      attacker: 0,
      step: 'allot',
      hits: [1, 0],
      taken: [],
    };
    const sharing = lying(
      begun(team({ north: [sun, sun] }), 'combat', { ...fight, ships: [['A1'], ['B1', 'B2']] }, allot),
      { B2: at(30, 30) },
    );
    expect(top(gone(sharing))).toEqual({ ...allot, seat: 2 });
    const power: Frame = {
      type: 'power',
      caster: 'A1',
      power: 'blast',
      target: 'B1',
      upcharge: 0,
      struck: [],
      step: 'resolve',
    };
    const resist = (step: object): Frame =>
      ({ type: 'resist', power: 'blast', caster: '0', casterSeat: 0, charge: 1, step }) as Frame;
    const caster = begun(team({ south: [{ ...sol, powers: ['blast'] }] }), 'shoot', power, resist({ at: 'offer' }));
    expect(top(gone(pooled(caster, 1, { faith: 2 })))).toMatchObject({ casterSeat: 2, step: { at: 'offer' } });
    const bid = { at: 'bid', resister: '0', resisterSeat: 0, turn: 'resister', defence: 1, cast: 2 };
    const struck: Frame = { ...power, caster: 'B1', target: 'A1' } as Frame;
    const bidding = { ...resist(bid), caster: '1', casterSeat: 1 } as Frame;
    const defended = begun(team({ north: [{ ...sun, powers: ['blast'] }] }), 'shoot', struck, bidding);
    expect(top(gone(pooled(defended, 0, { faith: 2 })))).toMatchObject({
      casterSeat: 1,
      step: { resisterSeat: 2, resister: '0' },
    });
  });

  test('its ships get no orders, drift on, and shoot no more', () => {
    const b = gone(ordering(team()));
    const p = playing({
      ...given(b, { C1: ['move', 'fire'], B1: ['move', 'fire'] }),
      stack: [{ type: 'roundEnd' }, { type: 'half', side: 0, step: 'begin' }],
    });
    expect(p.asked()).toMatchObject({ seat: 2, ships: ['C1'] });
    p.play(PASS);
    expect(p.told('moved')).toMatchObject([{ ship: 'A1', why: 'drift' }]);
  });
});
