// Shots from the target to the wounds, and the half of a side (P1, CQ-45, CQ-52, DW-65, DW-71, X-11, X-69, X-330, X-344, X-349, X-373).
import { describe, expect, test } from 'vitest';
import { shootProcedure } from '../halves/shooting.ts';
import type { Battle, ConquestCommand } from '../state/types.ts';
import type { Given, GivenModel } from '../testing/scenes.ts';
import { build, cast, DONE, playing, shoot, shooting, withOrders } from '../testing/shooting.ts';
import { applyShoot } from './shot.ts';

const CITADEL: Given = { factions: ['citadel', 'bloodpact'] };
const scene = (models: readonly GivenModel[], more: Given = {}): Battle => shooting({ ...more, models });

describe('one roll', () => {
  const bows = scene(
    [
      { sheet: 'sagittarii', at: [6, 6] },
      { seat: 1, sheet: 'mob', at: [14, 6] },
    ],
    { factions: ['empire-of-sol', 'bloodpact'] },
  );

  test('[P1] [X-11] [X-69] [DW-58] one die for a shot, whatever the Aggression: a success is a wound', () => {
    const p = playing(bows);
    p.play(shoot('A1', 'B1'), [4]); // 1 + 2 against 3
    expect(p.rolls).toEqual(['ranged 1 by 0']);
    expect(p.told('wounded')).toMatchObject([{ model: 'B1', wounds: 1, left: 1 }]);
  });

  test('[X-344] it is aimed at whom it names, and has not gone astray', () => {
    const [shooter] = bows.models;
    const fired = applyShoot(
      { ...bows, stack: [] },
      { type: 'shoot', unit: shooter!.id, target: 'B1', arc: false },
      { roll: () => [], shuffle: (items) => items, final: () => {} },
    );
    expect(fired.stack).toEqual([
      { type: 'shot', shooter: 'A1', target: 'B1', arc: false, step: 'attack', aim: 1, astray: false },
    ]);
  });

  test('[DW-65] a failure does nothing', () => {
    const p = playing(bows);
    p.play(shoot('A1', 'B1'), [3]);
    expect(p.told('wounded')).toEqual([]);
    expect(p.told('shot')).toMatchObject([{ shooter: 'A1', target: 'B1', arc: false }]);
  });

  test('[X-341] in an arc the same target is harder to hurt', () => {
    const p = playing(bows);
    p.play(shoot('A1', 'B1', true), [4]); // 2 against 3: 5+
    expect(p.told('wounded')).toEqual([]);
  });

  test('[DW-62] [DW-64] [X-71] saves and what is ignored come after the roll', () => {
    const p = playing(
      scene([
        { sheet: 'sagittarii', at: [6, 6] },
        { seat: 1, sheet: 'zombies', at: [14, 6] },
      ]),
    );
    p.play(shoot('A1', 'B1'), [4, 6]); // ignored on 6
    expect(p.rolls).toEqual(['ranged 1 by 0', 'ignore 1 by 1']);
    expect(p.model('B1').wounds).toBe(2);
  });
});

describe('casualties', () => {
  const models = [
    { sheet: 'platoon', at: [6, 6] },
    { seat: 1, sheet: 'firebrands', at: [10, 6], wounds: 1 },
  ] as const;

  test('[DW-36] [X-336] who is shot down stays, shoots back and leaves at the end of the phase', () => {
    const p = playing(scene(models, CITADEL));
    p.play(shoot('A1', 'B1'), [3]); // 2 + 3 against 3
    expect(p.told('dying')).toMatchObject([{ model: 'B1' }]);
    expect(p.asked()).toMatchObject({ seat: 1, kind: 'shootBuild' });
    p.play(shoot('B1', 'A1'), [3]); // 1 + 3 against 3
    expect(p.now().models.map(({ id, wounds }) => [id, wounds])).toEqual([['A1', 1]]);
    expect(p.events.map(({ type }) => type).filter((type) => type === 'dying' || type === 'slain')).toEqual([
      'dying',
      'slain',
    ]);
  });

  test('[CQ-52] [X-41] [X-349] a [Quick Shot] removes at 0 Wounds, before it has shot', () => {
    const quick = [{ ...models[0], sheet: 'sharpshooters' }, models[1]];
    const p = playing(scene(quick, CITADEL));
    p.play(shoot('A1', 'B1'), [3]);
    expect(p.now().models.map(({ id }) => id)).toEqual(['A1']);
    expect(p.now().stack).toEqual([]); // nobody is left to answer
    const q = playing(scene([quick[0]!, { ...models[1], wounds: 2 }], CITADEL));
    q.play(shoot('A1', 'B1'), [3]);
    expect(q.model('B1').wounds).toBe(1); // not slain regardless of Wounds
  });

  test('[CQ-47] [X-349] with it goes what it had ordered, and the payment', () => {
    const b = scene(
      [
        { sheet: 'scavengers', at: [20, 6] },
        { seat: 1, sheet: 'sharpshooters', at: [10, 6] },
      ],
      {
        factions: ['bloodpact', 'citadel'],
        banks: [
          [100, 0],
          [0, 0],
        ],
      },
    );
    const p = playing(b);
    p.play(build('A1', 'bloodpact.fire-totem'));
    p.play(shoot('B1', 'A1'), [3]); // 2 + 3 against 4
    expect(p.told('orderLost')).toMatchObject([{ builder: 'A1', refund: false }]);
    expect([p.now().sides[0].bank, p.now().sides[0].fielded, p.now().orders]).toEqual([{ R: 45, A: 0 }, 55, []]);
    expect(p.now().models.map(({ id }) => id)).toEqual(['B1']);
  });
});

describe('shots into a melee', () => {
  const mob = { seat: 1, sheet: 'mob', at: [14, 6] } as const;
  const into = (...friends: readonly GivenModel[]): Battle =>
    scene([{ sheet: 'platoon', at: [6, 6] }, mob, ...friends], CITADEL);
  const wardens = { sheet: 'wardens', at: [14, 8] } as const;

  test('[DW-71] [X-344] a die first: 4 and more strike the target', () => {
    const p = playing(into(wardens));
    p.play(shoot('A1', 'B1'), [4, 3]);
    expect(p.rolls).toEqual(['friendlyFire 1 by 0', 'ranged 1 by 0']);
    expect([p.told('astray').length, p.told('wounded')]).toMatchObject([0, [{ model: 'B1' }]]);
  });

  test('[X-344] where there is one friend nobody is asked which, whatever the orders', () => {
    const p = playing(withOrders(into(wardens), 0, { friendlyHit: 'ask' }));
    p.play(shoot('A1', 'B1'), [3, 2]);
    expect(p.told('astray')).toMatchObject([{ shooter: 'A1', struck: 'A2' }]);
  });

  test('[X-366] no Loot for who is shot down', () => {
    const raiders = scene(
      [
        { sheet: 'platoon', at: [6, 6] },
        { ...mob, wounds: 1 },
      ],
      { ...CITADEL, research: [['loot'], ['loot']] },
    );
    const p = playing(raiders);
    p.play(shoot('A1', 'B1'), [3]);
    expect([p.told('slain').length, p.told('banked')]).toEqual([1, []]);
  });

  test('[X-344] 1 to 3 strike a friend: the same aim against its own Defense', () => {
    const p = playing(into(wardens));
    p.play(shoot('A1', 'B1'), [3, 2]); // 2 + 3 against 4: 3+
    expect(p.told('astray')).toMatchObject([{ shooter: 'A1', struck: 'A2' }]);
    expect(p.told('wounded')).toEqual([]);
    const q = playing(into({ ...wardens, wounds: 1 }));
    q.play(shoot('A1', 'B1'), [1, 3]);
    expect(q.now().sides.map(({ tally }) => [tally.shotDown, tally.lost])).toEqual([
      [0, 60],
      [0, 0],
    ]); // nobody’s merit
  });

  test('[X-344] Fire Discipline: only 1 and 2', () => {
    const p = playing({ ...into(wardens), sides: withResearch(into(wardens), 'fire-discipline') });
    p.play(shoot('A1', 'B1'), [3, 1]);
    expect(p.told('astray')).toEqual([]);
  });
  const withResearch = (b: Battle, id: string): Battle['sides'] => [{ ...b.sides[0], research: [id] }, b.sides[1]];

  test('[X-344] the cheapest friend by standing order, or its player picks', () => {
    const sappers = { sheet: 'sappers', at: [16, 6] } as const;
    const p = playing(into(wardens, sappers));
    p.play(shoot('A1', 'B1'), [1, 1]);
    expect(p.told('astray')).toMatchObject([{ struck: 'A3' }]);
    const q = playing(withOrders(into(wardens, sappers), 0, { friendlyHit: 'ask' }));
    q.play(shoot('A1', 'B1'), [1]);
    expect(q.asked()).toMatchObject({ seat: 0, kind: 'friendlyHit', shooter: 'A1', among: ['A2', 'A3'] });
    expect(q.candidates()).toEqual([
      { type: 'friend', unit: 'A2' },
      { type: 'friend', unit: 'A3' },
    ]);
    expect(q.refusal({ type: 'friend', unit: 'A1' })).toMatchObject({ code: 'notAFriend' });
    expect(q.refusal(DONE)).toMatchObject({ code: 'otherDecision' });
    q.play({ type: 'friend', unit: 'A2' }, [1]);
    expect(q.told('astray')).toMatchObject([{ struck: 'A2' }]);
  });

  test('[X-344] of two that cost the same the first is struck', () => {
    const p = playing(into(wardens, { ...wardens, at: [16, 6] }));
    p.play(shoot('A1', 'B1'), [1, 1]);
    expect(p.told('astray')).toMatchObject([{ struck: 'A2' }]);
  });

  test('[X-347] never a protected Commander; [X-336] nor the dying: then the shot is lost', () => {
    const commissar = { sheet: 'commissar', at: [16, 6] } as const;
    const p = playing(into(commissar, { sheet: 'sappers', at: [17.5, 6] }));
    p.play(shoot('A1', 'B1'), [1]);
    expect([p.rolls.length, p.told('astray')]).toEqual([1, []]);
    const q = playing(into({ ...wardens, wounds: 0 }));
    q.play(shoot('A1', 'B1'), [2]);
    expect(q.rolls).toEqual(['friendlyFire 1 by 0']);
  });

  test('[X-343] no die for a shooter in contact', () => {
    const p = playing(into({ sheet: 'platoon', at: [12, 6] }, wardens));
    p.play(shoot('A2', 'B1'), [2]);
    expect(p.rolls).toEqual(['ranged 1 by 0']);
  });

  test('[DW-72] the named target is the target: nobody redirects a shot', () => {
    const p = playing(scene([{ sheet: 'platoon', at: [6, 6] }, mob, { ...mob, at: [14, 8] }], CITADEL));
    p.play(shoot('A1', 'B1'), [6]);
    expect(p.told('wounded')).toMatchObject([{ model: 'B1' }]);
  });
});

describe('the half of a side', () => {
  test.each<[0 | 1, boolean]>([
    [0, false],
    [1, true],
  ])('[X-366] Field Medics rest when the phase begins, not between its halves: side %i', (side, isBusy) => {
    const b = shooting({ models: [], stack: [{ type: 'shoot', side, step: 'begin' }] });
    const busy: Battle = {
      ...b,
      stack: [{ type: 'shoot', side, step: 'begin' }],
      sides: [{ ...b.sides[0], medics: true }, b.sides[1]],
    };
    const now = shootProcedure.advance(
      busy,
      { type: 'shoot', side, step: 'begin' },
      { roll: () => [], shuffle: (items) => items, final: () => {} },
    );
    expect(now.sides[0].medics).toBe(isBusy);
    expect(now).toMatchObject({ phase: 'shoot', stack: [{ type: 'shoot', side, step: 'act' }] });
  });

  const bows = { sheet: 'sagittarii', at: [6, 6] } as const;
  const target = { seat: 1, sheet: 'zombies', at: [14, 6] } as const;

  test('[CQ-45] [X-330] in any order until done; then the other side, then placing', () => {
    const p = playing(scene([bows, { ...bows, at: [6, 10] }, target]));
    expect(p.now().phase).toBe('shoot');
    expect(p.told('halfBegan')).toMatchObject([{ side: 0, phase: 'shoot' }]);
    p.play(shoot('A2', 'B1'), [1]);
    expect(p.candidates()).toEqual([shoot('A1', 'B1'), shoot('A1', 'B1', true), DONE]);
    p.play(DONE);
    expect(p.told('halfBegan').length).toBe(2);
    expect(p.now().stack).toEqual([]); // the Zombies have nothing to do
  });

  test('[X-330] who has nothing left to do is not asked', () => {
    const p = playing(scene([bows, target]));
    p.play(shoot('A1', 'B1'), [1]);
    expect(p.now().stack).toEqual([]);
    expect(playing(scene([{ sheet: 'legion', at: [6, 6] }, target])).now().stack).toEqual([]);
    expect(playing(scene([])).now().stack).toEqual([]);
  });

  test('[DW-34] the side that goes first shoots first', () => {
    const b = scene([bows, { seat: 1, sheet: 'bone-archers', at: [14, 6] }], {
      first: 1,
      stack: [
        { type: 'shoot', side: 0, step: 'begin' },
        { type: 'shoot', side: 1, step: 'begin' },
      ],
    });
    expect(playing(b).seats()).toEqual([1]);
  });

  test('[X-373] all seats of the side at once, each with its own models and the permissions of its faction', () => {
    const b = scene([bows, target, { seat: 2, sheet: 'corsairs', at: [12, 10] }], {
      factions: ['empire-of-sol', 'void', 'black-sun'],
      sides: [0, 1, 0],
    });
    const p = playing(b);
    expect(p.seats()).toEqual([0, 2]);
    expect(p.refusal(shoot('A1', 'B1'), 2)).toMatchObject({ code: 'noSuchModel' });
    p.play(shoot('C1', 'B1'), [1], 2);
    expect(p.seats()).toEqual([0]);
    p.play(DONE);
    expect(p.now().stack).toEqual([]);
  });

  test('[X-374] models of who has conceded shoot for the captain', () => {
    const b = scene([target, { seat: 2, sheet: 'corsairs', at: [12, 10] }], {
      factions: ['empire-of-sol', 'void', 'black-sun'],
      sides: [0, 1, 0],
    });
    const p = playing({ ...b, conceded: [2] });
    expect(p.seats()).toEqual([0]);
    expect(p.candidates()[0]).toEqual(shoot('C1', 'B1'));
  });

  test('what has nothing to do with it is refused', () => {
    const p = playing(scene([bows, target]));
    const strangers: ConquestCommand[] = [
      { type: 'finish' },
      { type: 'place', at: { x: 1, y: 1 } },
      { type: 'friend', unit: 'A1' },
    ];
    for (const c of strangers) expect(p.refusal(c)).toMatchObject({ code: 'otherDecision' });
    expect(p.refusal(shoot('B1', 'A1'))).toMatchObject({ code: 'noSuchModel' });
    expect(p.refusal(build('B1', 'void.crypt'))).toMatchObject({ code: 'noSuchModel' });
    expect(p.refusal(cast('B1', 'blast', 'A1'))).toMatchObject({ code: 'noSuchModel' });
    expect(p.refusal(cast('A1', 'blast', 'B1'))).toMatchObject({ code: 'cannotCast', why: 'unknown' });
  });
});
