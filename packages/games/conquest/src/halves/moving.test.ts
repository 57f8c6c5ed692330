// A half of movement, played command by command: income, activations, the end of the half.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { endsHalf } from '../moving/last.ts';
import { modelOf, nodeOf } from '../state/battle.ts';
import { active, charge, half, MOVING, moving, played, tableOf, walk } from '../testing/moving.ts';
import { at, type Given, type GivenModel } from '../testing/scenes.ts';

const FABRI: GivenModel = { sheet: 'fabri', at: [6, 6] };
const LEGION: GivenModel = { sheet: 'legion', at: [10, 10] };
const zombies = (x: number, y: number): GivenModel => ({ seat: 1, sheet: 'zombies', at: [x, y] });
const activate = (unit: string) => ({ type: 'activate', unit }) as const;
const FINISH = { type: 'finish' } as const;
const DONE = { type: 'done' } as const;

describe('the half', () => {
  test('[X-323] buildings pay before any command; nodes serve again; [CQ-30] then its units are asked', () => {
    const b = moving({
      models: [{ sheet: 'quarry', at: [6, 6], node: 'M1' }, LEGION, zombies(30, 30)],
      nodes: [{ id: 'M1', at: [4, 6] }],
      stack: [half(0, 'income')],
    });
    const table = tableOf();
    const worn = { ...b, nodes: b.nodes.map((n) => ({ ...n, served: [true, true] as const })), ready: [true, true] };
    const now = MOVING.advance(worn, table);
    expect(table.events.map((e) => e.type)).toEqual(['halfBegan', 'income']);
    expect(now.sides[0].bank.R).toBe(40);
    expect(nodeOf(now, 'M1').served).toEqual([false, false]);
    expect(MOVING.decisions(now)).toEqual([{ seat: 0, kind: 'activate', rule: 'X-313', units: ['A2'] }]);
    expect(MOVING.candidates(now, 0)).toEqual([activate('A2'), DONE]);
  });

  test('[X-321] all nodes serve again, whichever of them has served', () => {
    const nodes = ['M1', 'M2', 'M3'].map((id, i) => ({ id, at: [4 + 6 * i, 30] as const }));
    const b = moving({ models: [LEGION, zombies(30, 30)], nodes, stack: [half(0, 'income')] });
    const served = (first: boolean, second: boolean) => ({
      ...b,
      nodes: b.nodes.map((n, i) => (i === 1 ? { ...n, served: [first, second] as const } : n)),
    });
    for (const worn of [served(true, false), served(false, true)])
      expect(MOVING.advance(worn, tableOf()).nodes.flatMap((n) => n.served)).not.toContain(true);
  });

  test('[X-325] who is pinned beside a Temple delivers as the half of its side begins; it pays from the next income on', () => {
    const carrying: Given = {
      models: [
        { sheet: 'fabri', at: [6, 6], relics: ['R1'], turn: { pinned: true } },
        { sheet: 'shrine', at: [6, 8.3] },
        { sheet: 'fabri', at: [20, 6], relics: ['R2'] },
        zombies(30, 30),
      ],
      nodes: ['R1', 'R2'].map((id) => ({ id, at: null })),
      stack: [half(0, 'income')],
    };
    const begun = (given: Given) => {
      const table = tableOf();
      const b = MOVING.advance(moving({ ...carrying, ...given }), table);
      return [b.models.map(({ relics }) => relics.join()), table.events.map(({ type }) => type), b.sides[0].bank.A];
    };
    expect(begun({})).toEqual([['', 'R1', 'R2', ''], ['halfBegan', 'delivered'], 0]);
    expect(begun({ config: { edition: 3 } })).toEqual([['R1', '', 'R2', ''], ['halfBegan'], 0]);
  });

  test('[X-329] only the active unit casts', () => {
    const b = moving(
      {
        models: [
          { sheet: 'augur', at: [6, 6] },
          { sheet: 'augur', at: [10, 6] },
        ],
        pools: [
          [0, 0, 9],
          [0, 0, 0],
        ],
      },
      'A1',
    );
    const ward = {
      type: 'cast',
      unit: 'A2',
      power: 'ward',
      target: 'A1',
      at: null,
      sheet: null,
      engage: false,
      upcharge: 0,
    } as const;
    expect(MOVING.refuse(b, 0, ward)).toEqual({ code: 'cannotCast', rule: 'X-329', power: 'ward', why: 'wrongPhase' });
    expect(MOVING.refuse(b, 0, { ...ward, unit: 'A1', target: 'A2' })).toBeUndefined();
  });

  test.each<[0 | 1, boolean]>([
    [0, false],
    [1, true],
  ])('[X-321] [3.6] the first harvest of the phase is still to come: as side %i begins its half', (side, isLeft) => {
    const b = moving({ models: [LEGION, zombies(30, 30)], stack: [half(side, 'income')] });
    const audited = (state: typeof b.sides) =>
      state.map((one) => ({ ...one, audited: true })) as unknown as typeof b.sides;
    const now = MOVING.advance({ ...b, sides: audited(b.sides) }, tableOf());
    expect(now.sides.map((one) => one.audited)).toEqual([isLeft, isLeft]);
  });

  test('[X-321] the second half does not make nodes serve again', () => {
    const b = moving({
      models: [LEGION, zombies(30, 30)],
      nodes: [{ id: 'M1', at: [4, 6] }],
      stack: [half(1, 'income')],
    });
    const now = MOVING.advance({ ...b, nodes: [{ ...b.nodes[0]!, served: [true, true] }] }, tableOf());
    expect(nodeOf(now, 'M1').served).toEqual([true, true]);
  });

  test('[X-313] who has nothing to do is not asked, and the half ends by itself', () => {
    const idle: readonly Given[] = [
      { models: [{ sheet: 'praetorium', at: [18, 6] }] },
      { models: [{ ...LEGION, turn: { activated: true } }] },
      { models: [{ ...LEGION, turn: { pinned: true } }] },
      { models: [{ ...LEGION, rooted: true }] },
      { models: [{ ...LEGION, turn: { ledger: inch(6) } }] },
    ];
    for (const given of idle) expect(MOVING.advance(moving(given), tableOf()).stack).toEqual([]);
  });

  test('[X-320] a building does nothing in it, though a relic lies beside it', () => {
    const b = moving({ models: [{ sheet: 'castra', at: [6, 6] }, zombies(30, 30)], nodes: [{ id: 'R1', at: [6, 8] }] });
    expect(MOVING.advance(b, tableOf()).stack).toEqual([]);
    expect(MOVING.refuse(b, 0, activate('A1'))).toMatchObject({ code: 'cannotActivate', model: 'A1' });
  });

  test('[X-327] after the window before its first command the half is under way', () => {
    const hero: GivenModel = { seat: 1, sheet: 'necromancer', at: [30, 30] };
    const b = moving({
      models: [LEGION, hero],
      pools: [
        [0, 0, 0],
        [2, 0, 0],
      ],
      stack: [half(0, 'window')],
    });
    const each = { ...b, standing: b.standing.map((orders) => ({ ...orders!, surge: 'each' as const })) };
    const asked = MOVING.advance(each, tableOf());
    expect(asked.stack.map(({ type }) => type)).toEqual(['half', 'surge']);
    expect(played(asked, tableOf(), [1, { type: 'surge', unit: null }]).stack).toEqual([half(0)]);
  });

  test('[X-320] one that is rooted may still harvest where it stands', () => {
    const b = moving({ models: [{ ...FABRI, rooted: true }], nodes: [{ id: 'M1', at: [6, 8.5] }] });
    expect(MOVING.decisions(MOVING.advance(b, tableOf()))).toMatchObject([{ units: ['A1'] }]);
  });

  test('[CQ-30] a side may leave units where they are', () => {
    const now = played(moving({ models: [LEGION, zombies(30, 30)] }), tableOf(), [0, DONE]);
    expect(now.stack).toEqual([]);
    expect(modelOf(now, 'A1').turn.activated).toBe(false);
  });

  test('[X-364] roots hold to the end of the half of their side; `rootUntil` round: no', () => {
    const given: Given = {
      models: [
        { ...LEGION, rooted: true },
        { ...zombies(30, 30), rooted: true },
      ],
    };
    expect(MOVING.advance(moving(given), tableOf()).models.map((m) => m.rooted)).toEqual([false, true]);
    const long = moving({ ...given, rulings: { rootUntil: 'round' } });
    expect(MOVING.advance(long, tableOf()).models.map((m) => m.rooted)).toEqual([true, true]);
  });

  test('Hasten lasts for both halves of the phase', () => {
    const given: Given = { models: [{ ...LEGION, turn: { haste: 3, activated: true } }] };
    expect(MOVING.advance(moving(given), tableOf()).models[0]!.turn.haste).toBe(3);
    expect(MOVING.advance(moving({ ...given, stack: [half(1)] }), tableOf()).models[0]!.turn.haste).toBe(0);
  });

  test('[X-364] one that Hasten reached stays rooted where only the haste is over', () => {
    const both = { haste: 3, activated: true };
    const given: Given = {
      models: [
        { ...LEGION, rooted: true, turn: both },
        { ...zombies(30, 30), rooted: true, turn: { ...both, held: true } },
        { ...zombies(20, 30), rooted: true, turn: both },
      ],
      stack: [half(1)],
    };
    const after = MOVING.advance(moving(given), tableOf()).models;
    expect(after.map((m) => [m.rooted, m.turn.haste])).toEqual([
      [true, 0],
      [true, 0],
      [false, 0],
    ]);
  });

  test('[X-313] two seats of a side move as they like; the half ends when both are done', () => {
    const b = moving({
      factions: ['empire-of-sol', 'void', 'citadel'],
      models: [LEGION, { seat: 2, sheet: 'wardens', at: [14, 10] }, zombies(30, 30)],
    });
    const now = MOVING.advance(b, tableOf());
    expect(MOVING.decisions(now).map((d) => d.seat)).toEqual([0, 2]);
    expect(MOVING.refuse(now, 2, activate('A1'))).toMatchObject({ code: 'cannotActivate' });
    expect([MOVING.candidates(now, 0), MOVING.candidates(now, 2)]).toEqual([
      [activate('A1'), DONE],
      [activate('C1'), DONE],
    ]);
    const one = played(now, tableOf(), [2, DONE]);
    expect(MOVING.decisions(one).map((d) => d.seat)).toEqual([0]);
    expect(played(one, tableOf(), [0, DONE]).stack).toEqual([]);
  });

  test('what is not asked is refused', () => {
    const now = MOVING.advance(moving({ models: [LEGION, zombies(30, 30)] }), tableOf());
    expect(MOVING.refuse(now, 0, activate('B1'))).toMatchObject({ code: 'cannotActivate', model: 'B1' });
    expect(MOVING.refuse(now, 0, activate('Z9'))).toMatchObject({ code: 'noSuchModel' });
    for (const c of [walk([10, 11]), FINISH, { type: 'harvest', node: 'M1' }, { type: 'wager', points: 1 }] as const)
      expect(MOVING.refuse(now, 0, c)).toMatchObject({ code: 'otherDecision', asked: 'activate' });
  });
});

describe('the activation', () => {
  const workers: Given = {
    models: [FABRI, { sheet: 'fabri', at: [20, 6] }, zombies(30, 30)],
    nodes: [
      { id: 'M1', at: [6, 10] },
      { id: 'M2', at: [6, 14] },
    ],
  };

  test('[CQ-32] [X-313] move, harvest, move on; a second harvest is refused', () => {
    const table = tableOf();
    const there = played(
      moving(workers),
      table,
      [0, activate('A1')],
      [0, walk([6, 8])],
      [0, { type: 'harvest', node: 'M1' }],
    );
    expect(there.sides[0].bank.R).toBe(40);
    const on = played(there, table, [0, walk([8, 8], [8, 10])]);
    expect(modelOf(on, 'A1')).toMatchObject({ at: at(8, 10), turn: { ledger: inch(6), harvested: true } });
    expect(modelOf(on, 'A1').turn.activated).toBe(true); // nothing is left to do
    expect(MOVING.decisions(on)).toMatchObject([{ kind: 'activate', units: ['A2'] }]);
  });

  test('[X-313] with Move left it is asked until it is finished', () => {
    const b = played(moving(workers), tableOf(), [0, activate('A1')], [0, walk([6, 8])]);
    expect(MOVING.decisions(b)).toEqual([{ seat: 0, kind: 'move', rule: 'X-313', unit: 'A1' }]);
    const now = played(b, tableOf(), [0, FINISH]);
    expect(MOVING.refuse(now, 0, activate('A1'))).toMatchObject({ code: 'cannotActivate' });
  });

  test('[X-313] the first command for another unit closes it', () => {
    const b = played(moving(workers), tableOf(), [0, activate('A1')], [0, walk([6, 8])], [0, activate('A2')]);
    expect(modelOf(b, 'A1').turn.activated).toBe(true);
    expect(b.stack.at(-1)).toEqual(active('A2'));
    expect(MOVING.refuse(b, 0, activate('A2'))).toMatchObject({ code: 'cannotActivate' });
    const done = played(b, tableOf(), [0, DONE]);
    expect(done.stack).toEqual([]);
  });

  test('[X-313] such commands are not offered, and garbage is refused', () => {
    const b = played(moving(workers), tableOf(), [0, activate('A1')]);
    expect(MOVING.candidates(b, 0).some((c) => c.type === 'activate' || c.type === 'done')).toBe(false);
    expect(MOVING.candidates(b, 0).at(-1)).toEqual(FINISH);
    expect(MOVING.refuse(b, 0, { type: 'surge', unit: null })).toMatchObject({ code: 'otherDecision', asked: 'move' });
    expect(MOVING.refuse(b, 0, { type: 'walk', path: [], engage: false })).toMatchObject({ why: 'empty' });
    expect(MOVING.refuse(b, 0, { type: 'harvest', node: 'M1' })).toMatchObject({ why: 'tooFar' });
  });

  test('[X-318] whom it stands beside when it becomes active is not pinned again', () => {
    const b = moving({ models: [LEGION, zombies(12, 10), zombies(10, 14)] });
    const now = played(b, tableOf(), [0, activate('A1')], [0, charge([10, 12.2])]);
    expect(modelOf(now, 'A1').turn).toMatchObject({ near: ['B1'], pinned: true, engaged: true, activated: true });
    expect(modelOf(now, 'B2').turn.pinned).toBe(true);
    const other = moving({ models: [LEGION, zombies(12.2, 10)] });
    const wiggle = played(other, tableOf(), [0, activate('A1')], [0, charge([9.8, 10])]);
    expect(wiggle.models.map((m) => m.turn.pinned)).toEqual([true, false]);
  });

  test('[X-325] where it starts is a stop: a Temple built beside it takes its relic', () => {
    const b = moving({
      models: [
        { ...LEGION, relics: ['R1'] },
        { sheet: 'shrine', at: [12.5, 10] },
      ],
      nodes: [{ id: 'R1', at: null }],
    });
    const now = played(b, tableOf(), [0, activate('A1')]);
    expect(modelOf(now, 'A2').relics).toEqual(['R1']);
  });

  test('[X-329] powers of the Movement phase are cast at a stop, also after the last leg', () => {
    const b = moving({
      models: [{ sheet: 'augur', at: [10, 10] }, { sheet: 'legion', at: [13, 16] }, zombies(30, 30)],
      pools: [
        [0, 0, 3],
        [0, 0, 0],
      ],
    });
    const now = played(b, tableOf(), [0, activate('A1')], [0, walk([10, 16])]);
    const casts = MOVING.candidates(now, 0).filter((c) => c.type === 'cast');
    expect(casts.map((c) => [c.power, c.target])).toEqual([
      ['ward', 'A1'],
      ['ward', 'A2'],
    ]);
    expect(MOVING.refuse(now, 0, { ...casts[0]!, unit: 'A2' })).toMatchObject({ code: 'cannotCast' });
    expect(MOVING.refuse(now, 0, casts[0]!)).toBeUndefined();
  });
});

describe('[X-39] leaving a melee with `stickyMelee`', () => {
  // Zombies: Aggression 2
  const melee: Given = {
    rulings: { stickyMelee: true },
    models: [{ sheet: 'triarii', at: [10, 10] }, zombies(11.7, 10)],
  };
  const leave = [
    [0, activate('A1')],
    [0, walk([6, 10])],
  ] as const;

  test('each die of those it leaves wounds on a 6; then it walks', () => {
    const table = tableOf(6, 5);
    const now = played(moving(melee), table, ...leave);
    expect(modelOf(now, 'A1')).toMatchObject({ wounds: 1, at: at(6, 10) });
    expect(table.events.map((e) => e.type)).toEqual(['activated', 'struckLeaving', 'rolled', 'wounded', 'walked']);
  });

  test('[DW-79] [X-360] Destiny may roll them again, as dice to hit; never in a battle of the first edition', () => {
    const pools = [
      [0, 0, 0],
      [2, 0, 0],
    ] as const;
    const scene = moving({ ...melee, pools });
    const asking = {
      ...scene,
      standing: scene.standing.map((own) => ({ ...own!, reroll: { ...own!.reroll, attack: 'ask' as const } })),
    };
    const open = played(asking, tableOf(5, 6), ...leave);
    expect(MOVING.decisions(open)).toMatchObject([{ seat: 1, kind: 'reroll', what: 'leaving', failed: 1, most: 1 }]);
    expect(modelOf(open, 'A1')).toMatchObject({ wounds: 2, at: at(10, 10) });
    const now = played(open, tableOf(6), [1, { type: 'reroll', dice: 1 }]);
    expect([now.models.map((m) => m.id), now.sides[1].pool.destiny]).toEqual([['B1'], 1]);
    const { edition, ...config } = asking.config;
    const old = played({ ...asking, config }, tableOf(5, 6), ...leave);
    expect([edition, modelOf(old, 'A1').wounds]).toEqual([5, 1]);
  });

  test('[X-39] who has no Aggression strikes with nothing', () => {
    const scene = moving(melee);
    const weak = moving({ ...melee, models: [melee.models![0]!, { seat: 1, sheet: 'gravediggers', at: [11.7, 10] }] });
    expect(played(scene, tableOf(1, 1), ...leave).models).toHaveLength(2);
    expect(played(weak, tableOf(6), ...leave).models[0]!.wounds).toBe(1); // Aggression 1: one die
  });

  test('who is slain does not walk', () => {
    const now = played(moving(melee), tableOf(6, 6), ...leave);
    expect(now.models.map((m) => m.id)).toEqual(['B1']);
    expect(now.stack).toEqual([]);
  });

  test('[X-39] by default it leaves freely', () => {
    const now = played(moving({ ...melee, rulings: {} }), tableOf(), ...leave);
    expect(modelOf(now, 'A1')).toMatchObject({ wounds: 2, at: at(6, 10) });
  });
});

test('[X-313] the last command of a half: done, or when nobody is left who could do anything', () => {
  const two = moving(
    { models: [{ sheet: 'legion', at: [10, 10] }, { sheet: 'legion', at: [20, 10] }, zombies(30, 30)] },
    'A1',
  );
  const one = moving({ models: [{ sheet: 'legion', at: [10, 10] }, zombies(30, 30)] }, 'A1');
  const finish = { type: 'finish' } as const;
  expect([endsHalf({ type: 'done' }, two), endsHalf(finish, two), endsHalf(walk([10, 16]), two)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([endsHalf(finish, one), endsHalf(walk([10, 16]), one), endsHalf(walk([10, 15]), one)]).toEqual([
    true, // it does no more
    true, // its whole Move
    false,
  ]);
  expect(endsHalf({ type: 'done' }, { ...two, stack: [half(0)] })).toBe(true);
  const surging = { ...one, stack: [half(1), active('A1', true)] };
  expect(endsHalf(finish, surging)).toBe(false);
  expect(endsHalf({ type: 'activate', unit: 'A1' }, { ...one, stack: [half(0)] })).toBe(false);
});
