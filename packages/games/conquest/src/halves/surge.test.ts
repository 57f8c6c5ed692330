// Surge: who may, when they are asked, what an answer and a wager do. Legate and Necromancer are heroes on 25 mm bases.
import { describe, expect, test } from 'vitest';
import { readyToSurge, surgeWarning } from '../moving/windows.ts';
import { allNotReady, copyBattle, DEFAULT_STANDING, modelOf, NO_TURN } from '../state/battle.ts';
import type { Battle, ConquestCommand, StandingOrders } from '../state/types.ts';
import { charge, half, MOVING, moving, played, tableOf, walk } from '../testing/moving.ts';
import { at, type Given, type GivenModel } from '../testing/scenes.ts';

const activate = (unit: string) => ({ type: 'activate', unit }) as const;
const surge = (unit: string | null) => ({ type: 'surge', unit }) as const;
const answer = (unit: string | null) => ({ type: 'answer', unit }) as const;
const wager = (points: number) => ({ type: 'wager', points }) as const;
const FINISH = { type: 'finish' } as const;
const DONE = { type: 'done' } as const;

const CAST = { type: 'cast', target: null, at: null, sheet: null, engage: false, upcharge: 0 } as const;

const LEGION: GivenModel = { sheet: 'legion', at: [10, 10] };
const LEGATE: GivenModel = { sheet: 'legate', at: [4, 10] };
const hero = (x: number, y: number, more: Partial<GivenModel> = {}): GivenModel => ({
  seat: 1,
  sheet: 'necromancer',
  at: [x, y],
  ...more,
});
const zombies = (x: number, y: number): GivenModel => ({ seat: 1, sheet: 'zombies', at: [x, y] });

const ordered = (b: Battle, seat: number, orders: Partial<StandingOrders>): Battle => {
  const copy = copyBattle(b);
  copy.standing = b.standing.map((one, i) => (i === seat ? { ...DEFAULT_STANDING, ...orders } : one));
  return copy;
};

const war = (models: readonly GivenModel[], more: Given = {}): Battle =>
  moving({
    models,
    pools: [
      [3, 0, 0],
      [3, 0, 0],
    ],
    ...more,
  });

/** Seat 0 declares an engagement. */
const declared = (b: Battle, ...ends: readonly (readonly [number, number])[]): Battle =>
  played(b, tableOf(), [0, activate('A1')], [0, charge(...ends)]);

const asked = (b: Battle) => MOVING.decisions(b).map((d) => [d.seat, d.kind]);

describe('who is ready', () => {
  const cases: readonly [string, GivenModel, Given, boolean][] = [
    ['[CQ-70] a hero', hero(20, 20), {}, true],
    ['[X-66] a unit without Destiny', zombies(20, 20), {}, false],
    ['[X-66] `surgeAllUnits`', zombies(20, 20), { rulings: { surgeAllUnits: true } }, true],
    ['a building never', { seat: 1, sheet: 'crypt', at: [20, 20] }, { rulings: { surgeAllUnits: true } }, false],
    ['[X-327] activated', hero(20, 20, { turn: { activated: true } }), {}, false],
    ['[X-318] pinned', hero(20, 20, { turn: { pinned: true } }), {}, false],
    ['[X-327] Move 0', hero(20, 20, { rooted: true }), {}, false],
    [
      '[CQ-71] without Destiny',
      hero(20, 20),
      {
        pools: [
          [3, 0, 0],
          [0, 0, 0],
        ],
      },
      false,
    ],
    ['[X-327] `surgeWindows` off', hero(20, 20), { rulings: { surgeWindows: 'off' } }, false],
  ];
  test.each(cases)('%s', (_, model, given, isReady) => {
    expect(readyToSurge(war([model], given), 1).length).toBe(isReady ? 1 : 0);
  });
});

test('[X-327] who is active is not ready, however deep it lies', () => {
  const active = (unit: string) => ({ type: 'activation', unit, surge: false, leaving: null }) as const;
  const ready = (...stack: Battle['stack']) =>
    readyToSurge({ ...war([hero(20, 20), hero(24, 20)]), stack }, 1).map(({ id }) => id);
  expect(ready()).toEqual(['B1', 'B2']);
  expect(ready(active('B1'))).toEqual(['B2']);
  expect(ready(half(1), active('B2'))).toEqual(['B1']);
  expect(ready(active('B1'), half(1), active('B2'))).toEqual([]);
});

describe('windows', () => {
  test('[X-327] (b) an engagement of a ready hero', () => {
    const b = declared(war([LEGION, hero(13, 10)]), [11.6, 10]);
    expect(MOVING.decisions(b)).toEqual([{ seat: 1, kind: 'surge', rule: 'X-327', units: ['B1'], against: 'A1' }]);
    expect(MOVING.candidates(b, 1)).toEqual([surge(null), surge('B1')]);
    expect(modelOf(b, 'A1').at).toEqual(at(10, 10));
  });

  test('[X-327] (b) of a unit in coherency with one', () => {
    expect(asked(declared(war([LEGION, zombies(13, 10), hero(15, 10)]), [11.4, 10]))).toEqual([[1, 'surge']]);
    expect(asked(declared(war([LEGION, zombies(13, 10), hero(16, 10)]), [11.4, 10]))).toEqual([]);
  });

  test('[X-327] the page can warn of it before, whatever the orders of the other are', () => {
    const b = ordered(war([LEGION, hero(13, 10), hero(30, 30)]), 1, { surge: 'never' });
    expect(surgeWarning(b, b.models[0]!, [at(11.6, 10)])).toEqual(['B1', 'B2']);
    expect(surgeWarning(b, b.models[0]!, [at(10, 12)])).toEqual([]);
    expect(surgeWarning(b, b.models[0]!, [])).toEqual([]);
  });

  const orders: readonly [StandingOrders['surge'], a: boolean, b: boolean, c: boolean][] = [
    ['engage', false, true, false],
    ['start', true, true, false],
    ['each', true, true, true],
    ['never', false, false, false],
  ];
  test.each(orders)(
    '[X-327] standing order %s: at the start %s, at an engagement %s, after each activation %s',
    (order, a, b, c) => {
      const scene = ordered(war([LEGION, { sheet: 'legion', at: [20, 20] }, hero(13, 10)]), 1, { surge: order });
      const start = MOVING.advance({ ...scene, stack: [half(0, 'income')] }, tableOf());
      expect(asked(start)).toEqual([a ? [1, 'surge'] : [0, 'activate']]);
      expect(asked(declared(scene, [11.6, 10]))[0]).toEqual(b ? [1, 'surge'] : [0, 'activate']);
      const after = played(scene, tableOf(), [0, activate('A2')], [0, FINISH]);
      expect(asked(after)).toEqual([c ? [1, 'surge'] : [0, 'activate']]);
    },
  );

  describe('[X-327] (b) what is told of a pass', () => {
    /** To all, and to the owner of the order. */
    const told = (order: StandingOrders['surge'], asked: readonly (readonly [number, ConquestCommand])[] = []) => {
      const table = tableOf();
      const scene = ordered(war([LEGION, hero(13, 10)]), 1, { surge: order });
      const now = played(scene, table, [0, activate('A1')], [0, charge([11.6, 10])], ...asked);
      expect(modelOf(now, 'A1').at).toEqual(at(11.6, 10));
      return table.events.filter(({ type }) => type === 'surgePassed' || type === 'byOrder');
    };
    const passed = { type: 'surgePassed', side: 1, rule: 'X-327' };

    test('by order the same as one that was asked for, and its owner hears of it', () => {
      expect(told('engage', [[1, surge(null)]])).toEqual([passed]);
      expect(told('never')).toEqual([passed, { type: 'byOrder', seat: 1, order: 'surge', model: 'A1', rule: 'X-327' }]);
    });

    test('nothing where nobody could Surge, or no hero is engaged', () => {
      const quiet = (...models: readonly GivenModel[]) => {
        const table = tableOf();
        const scene = ordered(war(models), 1, { surge: 'never' });
        played(scene, table, [0, activate('A1')], [0, charge([11.4, 10])]);
        return table.events.map(({ type }) => type);
      };
      expect(quiet(LEGION, zombies(13, 10))).not.toContain('surgePassed');
      expect(quiet(LEGION, zombies(13, 10), hero(30, 30))).not.toContain('surgePassed');
    });

    test('nothing of windows (a) and (c), which an order leaves shut', () => {
      const table = tableOf();
      const scene = war([LEGION, { sheet: 'legion', at: [20, 20] }, hero(30, 30)]);
      played({ ...scene, stack: [half(0, 'income')] }, table, [0, activate('A1')], [0, FINISH]);
      expect(table.events.map(({ type }) => type)).toEqual(['halfBegan', 'activated']);
    });
  });

  test('[X-327] after a pass the walk is walked', () => {
    const now = played(declared(war([LEGION, hero(13, 10)]), [11.6, 10]), tableOf(), [1, surge(null)]);
    expect(modelOf(now, 'A1')).toMatchObject({ at: at(11.6, 10), turn: { engaged: true, activated: true } });
    expect(modelOf(now, 'B1').turn.pinned).toBe(true);
  });

  test('[X-313] [X-327] (c) comes before the command that closed the unit goes on', () => {
    const scene = ordered(war([LEGION, { sheet: 'legion', at: [20, 20] }, hero(30, 30)]), 1, { surge: 'each' });
    const open = played(scene, tableOf(), [0, activate('A1')], [0, activate('A2')]);
    expect(asked(open)).toEqual([[1, 'surge']]);
    const on = played(open, tableOf(), [1, surge(null)]);
    expect(MOVING.decisions(on)).toMatchObject([{ kind: 'move', unit: 'A2' }]);
    expect(asked(played(open, tableOf(), [1, surge('B1')], [1, FINISH]))).toEqual([[0, 'activate']]);
    const done = played(scene, tableOf(), [0, activate('A1')], [0, DONE], [1, surge(null)]);
    expect(done.stack).toEqual([]);
  });

  test('[X-327] unmoved heroes of the first side may Surge in the second half', () => {
    const b = moving({
      models: [LEGATE, { seat: 1, sheet: 'zombies', at: [8, 10] }],
      pools: [
        [1, 0, 0],
        [0, 0, 0],
      ],
      stack: [half(1), half(0)],
    });
    const now = played(b, tableOf(), [0, DONE], [1, activate('B1')], [1, charge([5.5, 10])]);
    expect(MOVING.decisions(now)).toMatchObject([{ seat: 0, kind: 'surge', units: ['A1'], against: 'B1' }]);
  });
});

describe('the Surge', () => {
  const engaged = (more: Given = {}): Battle => declared(war([LEGION, LEGATE, hero(13, 10)], more), [11.6, 10]);

  test('[CQ-71] [X-328] a point of Destiny; the declared walk is withdrawn at no cost; then its player decides anew', () => {
    const table = tableOf();
    const b = played(engaged(), table, [1, surge('B1')], [0, answer(null)]);
    expect(b.sides[1].pool.destiny).toBe(2);
    expect(MOVING.decisions(b)).toMatchObject([{ seat: 1, kind: 'move', unit: 'B1' }]);
    const now = played(b, table, [1, walk([19, 10])]);
    expect(table.events.map((e) => e.type)).toEqual(['surged', 'withdrawn', 'activated', 'walked']);
    expect(modelOf(now, 'B1').turn.activated).toBe(true);
    expect(modelOf(now, 'A1')).toMatchObject({ at: at(10, 10), turn: { ledger: 0, activated: false } });
    expect(MOVING.decisions(now)).toMatchObject([{ seat: 0, kind: 'move', unit: 'A1' }]);
  });

  test('[X-328] a surging unit is not cut short: neither done nor another unit while it moves', () => {
    const b = played(engaged(), tableOf(), [1, surge('B1')], [0, answer(null)]);
    for (const c of [DONE, activate('B1')]) expect(MOVING.refuse(b, 1, c)).toMatchObject({ code: 'otherDecision' });
  });

  test('[X-328] it may harvest, and strike at who meant to strike: no window opens in a Surge', () => {
    const b = played(engaged(), tableOf(), [1, surge('B1')], [0, answer(null)], [1, charge([11.4, 10])]);
    expect(modelOf(b, 'A1').turn.pinned).toBe(true);
    expect(MOVING.decisions(b)).toMatchObject([{ seat: 0, kind: 'activate', units: ['A2'] }]); // A1 has nothing left to do
  });

  test('[X-328] the answer: one unmoved hero, not the unit that is active', () => {
    const b = played(engaged(), tableOf(), [1, surge('B1')]);
    expect(MOVING.decisions(b)).toEqual([
      { seat: 0, kind: 'surgeAnswer', rule: 'X-328', units: ['A2'], against: 'B1' },
    ]);
    expect(MOVING.candidates(b, 0)).toEqual([answer(null), answer('A2')]);
    expect(MOVING.refuse(b, 0, answer('A1'))).toMatchObject({ code: 'cannotSurge' });
    expect(MOVING.refuse(b, 0, answer('Q'))).toMatchObject({ code: 'noSuchModel' });
    const active = declared(war([{ ...LEGATE, at: [10, 10] }, hero(13, 10)]), [11.9, 10]);
    expect(MOVING.decisions(played(active, tableOf(), [1, surge('B1')]))).toMatchObject([{ seat: 1, kind: 'move' }]);
  });

  test('[X-328] nobody is asked without Destiny, or with `surgeAnswer` never', () => {
    const poor = engaged({
      pools: [
        [0, 0, 0],
        [3, 0, 0],
      ],
    });
    expect(asked(played(poor, tableOf(), [1, surge('B1')]))).toEqual([[1, 'move']]);
    const never = ordered(engaged(), 0, { surgeAnswer: 'never' });
    expect(asked(played(never, tableOf(), [1, surge('B1')]))).toEqual([[1, 'move']]);
  });

  test('what does not belong is refused', () => {
    const b = engaged();
    for (const c of [DONE, wager(1), answer(null), walk([9, 9])] as const)
      expect(MOVING.refuse(b, 1, c)).toMatchObject({ code: 'otherDecision', asked: 'surge' });
    expect(MOVING.refuse(b, 1, surge('A1'))).toMatchObject({ code: 'cannotSurge' });
  });
});

describe('[X-364] Root in a Surge', () => {
  const CITADEL: Given = {
    factions: ['empire-of-sol', 'citadel'],
    pools: [
      [0, 0, 0],
      [2, 0, 3],
    ],
  };
  const ADEPT: GivenModel = { seat: 1, sheet: 'signal-adept', at: [10, 20] };
  const root = { ...CAST, unit: 'B1', power: 'root', target: 'A1' } as const;
  const citadel = (order: StandingOrders['surge'], more: Given = {}): Battle =>
    ordered(war([LEGION, { sheet: 'legion', at: [30, 30] }, ADEPT], { ...CITADEL, ...more }), 1, { surge: order });
  const rootedIn = (b: Battle): boolean => modelOf(b, 'A1').rooted;
  /** The half of a side in the next round, in which nobody does anything. */
  const nextHalf = (b: Battle, side: 0 | 1): Battle => {
    const models = b.models.map((m) => ({ ...m, turn: NO_TURN }));
    return played({ ...allNotReady(b), models, stack: [half(side)] }, tableOf(), [side, DONE]);
  };

  test('in the course of their half: that half does not end it, the next one does', () => {
    const b = played(citadel('each'), tableOf(), [0, activate('A2')], [0, FINISH], [1, surge('B1')], [1, root]);
    const over = played(b, tableOf(), [1, FINISH]); // A1 cannot move
    expect([over.stack, rootedIn(over)]).toEqual([[], true]);
    expect(rootedIn(nextHalf(over, 1))).toBe(true);
    expect(rootedIn(nextHalf(over, 0))).toBe(false);
  });

  test('at an engagement too', () => {
    const b = declared(
      citadel('engage', { models: [LEGION, { sheet: 'legion', at: [30, 30] }, { ...ADEPT, at: [13, 10] }] }),
      [11.6, 10],
    );
    const now = played(b, tableOf(), [1, surge('B1')], [1, root], [1, FINISH], [0, DONE]);
    expect([now.stack, rootedIn(now), rootedIn(nextHalf(now, 0))]).toEqual([[], true, false]);
  });

  test('before the first command of their half it is still to come, and ends it', () => {
    const b = { ...citadel('start'), stack: [half(0, 'income')] };
    const now = played(b, tableOf(), [1, surge('B1')], [1, root], [1, FINISH]);
    expect(rootedIn(now)).toBe(true);
    expect(asked(now)).toEqual([[0, 'activate']]);
    expect(rootedIn(played(now, tableOf(), [0, DONE]))).toBe(false);
  });

  test('who answers roots a side whose half is still to come in this round', () => {
    const WARDENS: GivenModel = { sheet: 'wardens', at: [10, 10] };
    const adept: GivenModel = { sheet: 'signal-adept', at: [10, 20] };
    const given: Given = {
      factions: ['citadel', 'citadel'],
      pools: [
        [2, 0, 3],
        [2, 0, 0],
      ],
      stack: [half(1), half(0)],
    };
    const models = [
      WARDENS,
      adept,
      { ...ADEPT, at: [13, 10] as const },
      { ...WARDENS, seat: 1, at: [13, 12] as const },
    ];
    const b = declared(war(models, given), [11.6, 10]);
    const cast = { ...CAST, unit: 'A2', power: 'root', target: 'B1' } as const;
    const now = played(
      b,
      tableOf(),
      [1, surge('B1')],
      [0, answer('A2')],
      [1, wager(0)],
      [0, wager(1)],
      [1, wager(0)],
      [0, cast],
      [0, FINISH],
    );
    expect(now.models.map(({ rooted }) => rooted)).toEqual([false, false, true, true]);
    const later = played(now, tableOf(), [0, FINISH]);
    expect(later.models.map(({ rooted }) => rooted)).toEqual([false, false, false, false]);
  });

  test('one that this half would free can be rooted again in its course, not twice', () => {
    const refusal = (turn: GivenModel['turn']) => {
      const models = [{ ...LEGION, rooted: true, turn: turn! }, { sheet: 'legion', at: [30, 30] as const }, ADEPT];
      const b = played(citadel('each', { models }), tableOf(), [0, activate('A2')], [0, FINISH], [1, surge('B1')]);
      return MOVING.refuse(b, 1, root);
    };
    expect(refusal({})).toBeUndefined();
    expect(refusal({ held: true })).toMatchObject({ code: 'cannotCast', why: 'useless' });
  });
});

describe('[X-327] (b) an engagement by Blink', () => {
  const blink = (x: number, y: number) =>
    ({ ...CAST, unit: 'A1', power: 'blink', at: at(x, y), engage: true }) as const;
  const sun = (model: Partial<GivenModel>, other: GivenModel): Battle =>
    war([{ sheet: 'sun-diviner', at: [6, 6], ...model }, other], {
      factions: ['black-sun', 'void'],
      pools: [
        [0, 0, 3],
        [1, 0, 0],
      ],
    });
  const cast = (b: Battle, x: number, y: number): Battle => played(b, tableOf(), [0, activate('A1')], [0, blink(x, y)]);

  test('may be interrupted before it is cast', () => {
    const b = cast(sun({}, hero(12, 6)), 10.8, 6);
    expect(MOVING.decisions(b)).toEqual([{ seat: 1, kind: 'surge', rule: 'X-327', units: ['B1'], against: 'A1' }]);
    expect([modelOf(b, 'A1').at, b.sides[0].pool.affinity]).toEqual([at(6, 6), 3]);
  });

  test('also by one who cannot walk there', () => {
    expect(asked(cast(sun({ rooted: true }, hero(15.2, 6)), 14, 6))).toEqual([[1, 'surge']]);
  });

  test('after a pass it is cast', () => {
    const table = tableOf();
    const now = played(cast(sun({}, hero(12, 6)), 10.8, 6), table, [1, surge(null)]);
    expect(modelOf(now, 'A1')).toMatchObject({ at: at(10.8, 6), turn: { engaged: true, cast: true } });
    expect([modelOf(now, 'B1').turn.pinned, now.sides[0].pool.affinity]).toEqual([true, 1]);
    expect(table.events.map(({ type }) => type)).toContain('blinked');
  });

  test('[X-328] withdrawn it costs nothing, and its player decides anew', () => {
    const now = played(
      cast(sun({}, hero(12, 6)), 10.8, 6),
      tableOf(),
      [1, surge('B1')],
      [1, walk([14, 6])],
      [1, FINISH],
    );
    expect(MOVING.decisions(now)).toMatchObject([{ seat: 0, kind: 'move', unit: 'A1' }]);
    expect([modelOf(now, 'A1').at, modelOf(now, 'A1').turn.cast, now.sides[0].pool.affinity]).toEqual([
      at(6, 6),
      false,
      3,
    ]);
  });

  test('of nobody who could Surge it is cast at once', () => {
    expect(modelOf(cast(sun({}, zombies(12, 6)), 10.6, 6), 'A1').turn.engaged).toBe(true);
  });
});

test('[X-373] the captain of a side decides whether a hero of another seat surges; its seat moves it', () => {
  const b = moving({
    factions: ['empire-of-sol', 'void', 'empire-of-sol', 'void'],
    models: [LEGION, { seat: 3, sheet: 'necromancer', at: [13, 10] }],
    pools: [
      [3, 0, 0],
      [3, 0, 0],
    ],
  });
  const open = declared(b, [11.6, 10]);
  expect(asked(open)).toEqual([[1, 'surge']]);
  const now = played(open, tableOf(), [1, surge('D1')]);
  expect(MOVING.decisions(now)).toMatchObject([{ seat: 3, kind: 'move', unit: 'D1' }]);
});

describe('the wager', () => {
  /** Both have paid their first point: 2 and 3 are left. */
  const contest = (first: 0 | 1 = 0): Battle =>
    played(
      declared(
        war([LEGION, LEGATE, hero(13, 10)], {
          pools: [
            [3, 0, 0],
            [4, 0, 0],
          ],
          first,
        }),
        [11.6, 10],
      ),
      tableOf(),
      [1, surge('B1')],
      [0, answer('A2')],
    );
  const movesNow = (b: Battle) => MOVING.decisions(b)[0];

  test('[CQ-72] who has surged bids first; stop, +1, +2, all', () => {
    const b = contest();
    expect(MOVING.decisions(b)).toEqual([{ seat: 1, kind: 'wager', rule: 'CQ-72', own: 0, other: 0, most: 3 }]);
    expect(MOVING.candidates(b, 1)).toEqual([wager(0), wager(1), wager(2), wager(3)]);
    expect(MOVING.refuse(b, 1, wager(4))).toMatchObject({ code: 'tooMuchWagered', most: 3 });
    expect(MOVING.refuse(b, 1, wager(-1))).toMatchObject({ code: 'tooMuchWagered' });
    expect(MOVING.refuse(b, 1, wager(0.5))).toMatchObject({ code: 'tooMuchWagered' });
  });

  type Bids = readonly (readonly [number, ConquestCommand])[];
  const cases: readonly [string, Bids, readonly number[], winner: string, pools: readonly [number, number]][] = [
    [
      'who stops behind has lost',
      [
        [1, wager(1)],
        [0, wager(0)],
      ],
      [],
      'B1',
      [2, 2],
    ],
    [
      'just above',
      [
        [1, wager(1)],
        [0, wager(2)],
        [1, wager(0)],
      ],
      [],
      'A2',
      [0, 2],
    ],
    [
      '[P6] a raise that stays behind goes on',
      [
        [1, wager(2)],
        [0, wager(1)],
        [0, wager(0)],
      ],
      [],
      'B1',
      [1, 1],
    ],
    [
      'level, then higher',
      [
        [1, wager(1)],
        [0, wager(1)],
        [1, wager(1)],
        [0, wager(0)],
      ],
      [],
      'B1',
      [1, 1],
    ],
    [
      'who stops level may still follow a raise',
      [
        [1, wager(0)],
        [0, wager(1)],
        [1, wager(2)],
        [0, wager(0)],
      ],
      [],
      'B1',
      [1, 1],
    ],
    [
      'both stop level, a 4: the side without priority',
      [
        [1, wager(0)],
        [0, wager(0)],
      ],
      [4],
      'B1',
      [2, 3],
    ],
    [
      'both stop level, a 3: the side with priority',
      [
        [1, wager(0)],
        [0, wager(0)],
      ],
      [3],
      'A2',
      [2, 3],
    ],
  ];
  /** All Destiny is a reserve: nobody is asked about the die. */
  const thrifty = (b: Battle): Battle => ordered(b, 1, { destinyReserve: 9 });

  test.each(cases)('[CQ-72] %s', (_, bids, dice, winner, pools) => {
    const now = played(thrifty(contest()), tableOf(...dice), ...bids);
    expect(movesNow(now)).toMatchObject({ kind: 'move', unit: winner });
    expect(now.sides.map((s) => s.pool.destiny)).toEqual(pools);
  });

  test('[CQ-72] who has nothing left stops by itself', () => {
    const now = played(contest(), tableOf(), [1, wager(2)], [0, wager(2)], [1, wager(1)]);
    expect(movesNow(now)).toMatchObject({ kind: 'move', unit: 'B1' });
    const level = played(contest(), tableOf(6), [1, wager(1)], [0, wager(2)], [1, wager(1)], [1, wager(0)]);
    expect(movesNow(level)).toMatchObject({ unit: 'B1' });
  });

  test('[CQ-72] priority decides whom a 4 serves', () => {
    const now = played(contest(1), tableOf(4), [1, wager(0)], [0, wager(0)]);
    expect(movesNow(now)).toMatchObject({ unit: 'A2' });
  });

  describe('[DW-79] [X-360] the die of a level wager', () => {
    const level = (b: Battle, ...dice: readonly number[]): Battle =>
      played(b, tableOf(...dice), [1, wager(0)], [0, wager(0)]);

    test('whom it fails may roll it again for a point of Destiny, once', () => {
      const b = level(contest(), 3);
      expect(MOVING.decisions(b)).toEqual([
        { seat: 1, kind: 'reroll', rule: 'DW-79', what: 'surge', purse: '1', faces: [3], needs: 4, failed: 1, most: 1 },
      ]);
      const won = played(b, tableOf(4), [1, { type: 'reroll', dice: 1 }]);
      expect(movesNow(won)).toMatchObject({ kind: 'move', unit: 'B1' });
      expect(won.sides.map((s) => s.pool.destiny)).toEqual([2, 2]);
      const lost = played(b, tableOf(3), [1, { type: 'reroll', dice: 1 }]);
      expect(movesNow(lost)).toMatchObject({ kind: 'move', unit: 'A2' });
      expect(movesNow(played(b, tableOf(), [1, { type: 'reroll', dice: 0 }]))).toMatchObject({ unit: 'A2' });
    });

    test('not out of the reserve, and never in a battle of the first edition', () => {
      expect(movesNow(level(thrifty(contest()), 3))).toMatchObject({ kind: 'move' });
      const { edition, ...config } = contest().config;
      expect([edition, movesNow(level({ ...contest(), config }, 3))]).toMatchObject([5, { kind: 'move', unit: 'A2' }]);
    });
  });

  test('[X-328] [P6] the winner moves first, the loser directly after, then the interrupted unit', () => {
    const table = tableOf();
    const b = played(contest(), table, [1, wager(1)], [0, wager(0)], [1, FINISH]);
    expect(MOVING.decisions(b)).toMatchObject([{ seat: 0, kind: 'move', unit: 'A2' }]);
    const now = played(b, table, [0, FINISH]);
    expect(MOVING.decisions(now)).toMatchObject([{ seat: 0, kind: 'move', unit: 'A1' }]);
    expect(now.models.map((m) => m.turn.activated)).toEqual([false, true, true]);
    expect(table.events.filter((e) => e.type === 'surgeWon')).toMatchObject([{ side: 1, face: null }]);
  });
});
