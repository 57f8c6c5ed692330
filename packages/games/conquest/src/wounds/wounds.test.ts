// Wounds on one model (DW-36, DW-62 to DW-65, CQ-52, CQ-73, X-336, X-348, X-349, X-361), with dice by hand.
import { describe, expect, test } from 'vitest';
import type { Battle, Phase, StandingOrders, WoundCause } from '../state/types.ts';
import { ordered, playing, sided, tableOf, withFrames } from '../testing/fights.ts';
import { type Given, sceneOf } from '../testing/scenes.ts';
import { credited, medicsRested, removeCasualties, removed } from './removal.ts';
import { woundsOn } from './wounds.ts';

const SHOT: WoundCause = { kind: 'shot', by: 'B1', quick: false };
const QUICK: WoundCause = { kind: 'shot', by: 'B1', quick: true };
const FIGHT: WoundCause = { kind: 'fight', by: 'B1', quick: false };
const LEAVING: WoundCause = { kind: 'leaving', by: 'B1', quick: false };

/** A1 is struck; B1 struck it. */
const scene = (sheet: string, more: Given = {}, wounds?: number): Battle =>
  sceneOf({
    factions: ['citadel', 'black-sun'],
    phase: 'shoot',
    models: [
      { sheet, at: [10, 10], ...(wounds === undefined ? {} : { wounds }) },
      { seat: 1, sheet: 'corsairs', at: [20, 20] },
    ],
    ...more,
  });

const SOL = { factions: ['empire-of-sol', 'black-sun'] } as const;
const VOID = { factions: ['void', 'black-sun'] } as const;

const struck = (b: Battle, wounds: number, how: WoundCause = SHOT, ...dice: readonly number[]) =>
  playing(withFrames(b, woundsOn('A1', wounds, how)), ...dice);

describe('saves and what is ignored', () => {
  test('[DW-62] a die for each wound', () => {
    const p = struck(scene('legion', SOL), 2, SHOT, 5, 4);
    expect(p.rolls).toEqual(['save 2 by 0']);
    expect(p.wounds('A1')).toEqual([1]);
    expect(p.told('wounded')).toMatchObject([{ model: 'A1', wounds: 1, left: 1 }]);
  });

  test('[DW-64] after saves; [DW-65] the rest is suffered, surplus is lost', () => {
    const p = struck(scene('zombies', VOID), 3, SHOT, 6, 5, 1);
    expect(p.rolls).toEqual(['ignore 3 by 0']);
    expect(p.wounds('A1')).toEqual([0]);
    const warded = { ...scene('zombies', VOID) };
    const b = { ...warded, models: warded.models.map((m) => ({ ...m, ward: true })) };
    expect(struck(b, 2, SHOT, 5, 1, 6).rolls).toEqual(['save 2 by 0', 'ignore 1 by 0']);
  });

  test('[DW-62] all saved: nothing is told', () => {
    expect(struck(scene('legion', SOL), 1, SHOT, 5).told('wounded')).toEqual([]);
  });

  test('[X-348] buildings have no saves, no ignored wounds, no medics, no Resolve', () => {
    const b = scene('crypt', {
      ...VOID,
      research: [['field-medics'], []],
      pools: [
        [3, 0, 0],
        [0, 0, 0],
      ],
    });
    const p = struck(ordered(b, { resolve: 'always' }), 2);
    expect([p.rolls, p.wounds('A1')]).toEqual([[], [4]]);
  });

  test('[X-349] who is dying is not struck again', () => {
    const p = struck(scene('wardens', {}, 0), 1, QUICK);
    expect([p.events, p.wounds('A1')]).toEqual([[], [0]]);
  });
});

describe('[DW-79] [X-360] Destiny on the die of Field Medics', () => {
  const scenario = (destiny: number): Battle =>
    scene('wardens', {
      research: [['field-medics'], []],
      pools: [
        [destiny, 0, 0],
        [0, 0, 0],
      ],
    });
  const asking = (destiny: number): Battle =>
    ordered(scenario(destiny), {
      reroll: { ranged: 'never', attack: 'never', wound: 'never', save: 'never', ignore: 'ask' },
    });

  test('as the order about ignored wounds says', () => {
    const p = struck(asking(2), 1, SHOT, 3);
    expect(p.asked()).toMatchObject({ seat: 0, kind: 'reroll', what: 'medics', needs: 4, most: 1 });
    expect(p.now().sides[0].medics).toBe(false);
    p.play({ type: 'reroll', dice: 1 }, 4);
    expect([p.wounds('A1'), p.now().sides[0].pool.destiny, p.now().sides[0].medics]).toEqual([[2], 1, true]);
    expect(p.told('medics')).toMatchObject([{ face: 4, ignored: true }]);
  });

  test('the second result stands; by default nobody is asked, nor out of the reserve, nor in the first edition', () => {
    const p = struck(asking(2), 1, SHOT, 3);
    p.play({ type: 'reroll', dice: 1 }, 1);
    expect(p.wounds('A1')).toEqual([1]);
    expect(struck(scenario(2), 1, SHOT, 3).wounds('A1')).toEqual([1]);
    expect(struck(asking(1), 1, SHOT, 3).wounds('A1')).toEqual([1]);
    const { edition, ...config } = asking(2).config;
    expect([edition, struck({ ...asking(2), config }, 1, SHOT, 3).wounds('A1')]).toEqual([5, [1]]);
  });
});

describe('Field Medics', () => {
  const medics = (phase: Phase) => scene('wardens', { research: [['field-medics'], []], phase });

  test('[X-366] the first Wound of the phase is ignored on 4+, whichever unit', () => {
    const p = struck(medics('shoot'), 1, SHOT, 4);
    expect([p.rolls, p.wounds('A1')]).toEqual([['medics 1 by 0'], [2]]);
    expect(p.told('medics')).toMatchObject([{ model: 'A1', face: 4, ignored: true }]);
    expect(p.now().sides[0].medics).toBe(true);
    expect(struck(p.now(), 1).wounds('A1')).toEqual([1]);
    expect(struck(medics('combat'), 2, FIGHT, 3).wounds('A1')).toEqual([0]);
  });

  test('[X-366] not in the Movement phase, and not the enemy’s', () => {
    expect(struck(medics('movement'), 1, LEAVING).rolls).toEqual([]);
    expect(struck(scene('wardens', { research: [[], ['field-medics']] }), 1).rolls).toEqual([]);
  });
});

describe('Heroic Resolve', () => {
  const hero = (destiny: number, resolve: StandingOrders['resolve'], wounds?: number, more: Given = {}) =>
    ordered(
      scene(
        'commissar',
        {
          pools: [
            [destiny, 0, 0],
            [5, 0, 0],
          ],
          ...more,
        },
        wounds,
      ),
      { resolve },
    );

  test('[CQ-73] [X-361] [X-67] a point of the pool, 4+ ignores the wound; again till it is saved, stopped or dry', () => {
    const p = struck(hero(3, 'ask'), 1);
    expect(p.asked()).toMatchObject({ seat: 0, kind: 'resolve', model: 'A1', left: 1 });
    expect(p.candidates()).toEqual([
      { type: 'resolve', pay: true },
      { type: 'resolve', pay: false },
    ]);
    expect(p.refusal({ type: 'done' })).toMatchObject({ code: 'otherDecision' });
    p.play({ type: 'resolve', pay: true }, 3);
    p.play({ type: 'resolve', pay: true }, 4);
    expect([p.wounds('A1'), p.now().sides[0].pool.destiny]).toEqual([[3], 1]);
    expect(p.told('resolved')).toMatchObject([
      { face: 3, ignored: false },
      { face: 4, ignored: true },
    ]);
  });

  test('[X-361] per wound; stopped', () => {
    const p = struck(hero(5, 'ask'), 2);
    expect(p.asked()).toMatchObject({ left: 2 });
    p.play({ type: 'resolve', pay: false });
    expect(p.asked()).toMatchObject({ left: 1 });
    p.play({ type: 'resolve', pay: true }, 6);
    expect(p.wounds('A1')).toEqual([2]);
  });

  test('[X-361] fatal: asked only when this wound would slay', () => {
    expect(struck(hero(2, 'fatal'), 2).wounds('A1')).toEqual([1]);
    const p = struck(hero(2, 'fatal'), 5);
    expect(p.asked()).toMatchObject({ kind: 'resolve', left: 3 }); // two are taken
    p.play({ type: 'resolve', pay: true }, 4);
    p.play({ type: 'resolve', pay: true }, 1); // dry
    expect([p.asked(), p.wounds('A1')]).toEqual([undefined, [0]]);
  });

  test('[X-361] always and never; nothing without Destiny', () => {
    const always = struck(hero(2, 'always'), 1, SHOT, 1, 1);
    expect([always.rolls, always.wounds('A1')]).toEqual([['resolve 1 by 0', 'resolve 1 by 0'], [2]]);
    expect(struck(hero(2, 'never', 1), 1).wounds('A1')).toEqual([0]);
    expect(struck(hero(0, 'ask', 1), 1).wounds('A1')).toEqual([0]);
  });

  test('[X-361] heroes only; with resolveAllUnits every unit', () => {
    const wardens = (rulings: Given['rulings']) =>
      ordered(
        scene('wardens', {
          pools: [
            [1, 0, 0],
            [0, 0, 0],
          ],
          ...(rulings ? { rulings } : {}),
        }),
        { resolve: 'ask' },
      );
    expect(struck(wardens(undefined), 1).wounds('A1')).toEqual([1]);
    expect(struck(wardens({ resolveAllUnits: true }), 1).asked()).toMatchObject({ kind: 'resolve' });
  });
});

describe('who has no Wounds left', () => {
  test('[DW-36] [X-336] shot: it is dying and stays till casualties are removed', () => {
    const p = struck(scene('wardens'), 2);
    expect([p.wounds('A1'), p.told('dying').length, p.told('slain')]).toEqual([[0], 1, []]);
    expect(p.now().sides[1].tally.shotDown).toBe(1);
    const after = removeCasualties(p.now(), tableOf([]));
    expect(after.models.map(({ id }) => id)).toEqual(['B1']);
    expect(after.sides[0].tally.lost).toBe(60);
    expect(after.sides[1].tally.shotDown).toBe(1);
  });

  test('[CQ-52] [X-349] [CQ-47] by a Quick Shot at once: its orders are lost', () => {
    const b = { ...scene('sappers'), orders: [order('A1'), order('A9')] };
    const p = struck(b, 1, QUICK);
    expect([p.wounds('A1'), p.told('slain')]).toMatchObject([[undefined], [{ model: 'A1', by: 'B1' }]]);
    expect(p.told('orderLost')).toMatchObject([{ builder: 'A1', product: 'citadel.garrison', refund: false }]);
    expect(p.now().orders).toEqual([order('A9')]);
  });

  const order = (builder: string) => ({ builder, seat: 0, product: 'citadel.garrison', node: null });

  test('[DW-65] struck while leaving: removed at once; [DW-37] in a fight by the fight', () => {
    expect(struck(scene('wardens', { phase: 'movement' }), 2, LEAVING).wounds('A1')).toEqual([undefined]);
    expect(struck(scene('wardens', { phase: 'combat' }), 2, FIGHT).wounds('A1')).toEqual([0]);
  });

  test('[X-344] shot by its own side: lost, but nobody’s merit', () => {
    const p = struck(scene('commissar'), 3, { kind: 'shot', by: 'A1', quick: true });
    const { sides } = p.now();
    expect([sides[0].tally.lost, sides[1].tally.shotDown, sides[1].tally.heroesSlain]).toEqual([105, 0, 0]);
  });
});

describe('removal', () => {
  const gone = (b: Battle, how: WoundCause) => {
    const p = struck(b, 9, how);
    return p.now();
  };

  test('[CQ-15] heroes and shots are counted, each for the other side', () => {
    const { tally } = gone(scene('commissar'), SHOT).sides[1];
    expect([tally.shotDown, tally.heroesSlain]).toEqual([1, 1]);
    const melee = gone(scene('signal-adept', { phase: 'movement' }), LEAVING).sides[1].tally;
    expect([melee.shotDown, melee.heroesSlain]).toEqual([0, 1]);
    const { tally: razed } = gone(scene('command-bunker'), SHOT).sides[1];
    expect([razed.shotDown, razed.hqRazed]).toEqual([0, true]);
  });

  test('[X-326] a building drops all its relics at its centre', () => {
    const b = scene('command-bunker', {
      nodes: [
        { id: 'R1', at: null },
        { id: 'R2', at: null },
      ],
    });
    const full = { ...b, models: b.models.map((m) => (m.id === 'A1' ? { ...m, relics: ['R1', 'R2'] } : m)) };
    const after = removed(full, 'A1', null, tableOf([]));
    expect(after.nodes.map(({ at }) => at)).toEqual([
      { x: 25400, y: 25400 },
      { x: 25400, y: 25400 },
    ]);
  });

  test('[X-366] Bone Tithe: 10 R for one’s own Zombies', () => {
    const b = scene('zombies', { ...VOID, research: [['bone-tithe'], []], phase: 'movement' });
    expect(struck(b, 2, LEAVING, 1, 1).now().sides[0].bank.R).toBe(10);
    const knights = scene('death-knights', { ...VOID, research: [['bone-tithe'], []], phase: 'movement' });
    expect(struck(knights, 2, LEAVING, 1, 1).now().sides[0].bank.R).toBe(0);
  });

  test('[X-19] poolLossOnDeath: its points leave the pools, never below nothing', () => {
    const pools = [
      [1, 5, 5],
      [0, 0, 0],
    ] as const;
    const stays = gone(ordered(scene('commissar', { pools }), { resolve: 'never' }), QUICK);
    expect(stays.sides[0].pool).toEqual({ destiny: 1, faith: 5, affinity: 5 });
    const rulings = { poolLossOnDeath: true };
    const leaves = gone(ordered(scene('commissar', { pools, rulings }), { resolve: 'never' }), QUICK);
    expect(leaves.sides[0].pool).toEqual({ destiny: 0, faith: 3, affinity: 5 }); // 2/2/0
  });

  test('[DW-36] [CQ-15] casualties score what was reached by shots', () => {
    const b = scene('commissar', { aims: [{}, { missions: ['headhunter', 'claims'] }] });
    const events: Parameters<typeof tableOf>[1] = [];
    const after = removeCasualties(struck(b, 3).now(), tableOf([], events));
    expect(after.sides[1].missionVp).toEqual([30, 0]);
    expect(events!.map(({ type }) => type)).toEqual(['slain', 'scored']);
  });
});

describe('[X-366] Field Medics rest', () => {
  const busy = (...sides: readonly (0 | 1)[]): Battle =>
    sides.reduce((b, side) => sided(b, side, { medics: true }), sceneOf({}));
  test.each<[string, Battle]>([
    ['of the first side', busy(0)],
    ['of the second', busy(1)],
    ['of both', busy(0, 1)],
    ['of nobody', busy()],
  ])('%s', (_, b) => {
    expect(medicsRested(b).sides.map(({ medics }) => medics)).toEqual([false, false]);
    expect({ ...medicsRested(b), sides: b.sides }).toEqual(b);
  });
  test('where nobody has worked nothing changes', () => {
    const b = busy();
    expect(medicsRested(b)).toBe(b);
  });
});

describe('[CQ-15] [X-367] what the enemy may count', () => {
  const merits = (sheet: string, how: WoundCause) => {
    const b = sceneOf({
      models: [
        { sheet, at: [10, 10] },
        { seat: 1, sheet: 'zombies', at: [20, 20] },
      ],
    });
    const { hqRazed, shotDown, heroesSlain } = credited(b, b.models[0]!, how).sides[1].tally;
    return [hqRazed, shotDown, heroesSlain];
  };
  test.each<[string, WoundCause, readonly [boolean, number, number]]>([
    ['praetorium', FIGHT, [true, 0, 0]],
    ['praetorium', SHOT, [true, 0, 0]],
    ['castra', SHOT, [false, 0, 0]],
    ['shrine', FIGHT, [false, 0, 0]],
    ['legion', SHOT, [false, 1, 0]],
    ['legion', { ...SHOT, kind: 'power' }, [false, 1, 0]],
    ['legion', FIGHT, [false, 0, 0]],
    ['legion', LEAVING, [false, 0, 0]],
    ['legate', FIGHT, [false, 0, 1]],
    ['augur', SHOT, [false, 1, 1]],
    ['legate', { ...SHOT, by: 'A1' }, [false, 0, 0]], // by its own side: nobody’s merit
    ['legate', { ...FIGHT, by: null }, [false, 0, 1]],
    ['legate', { ...FIGHT, by: 'B9' }, [false, 0, 1]],
  ])('%s by %j', (sheet, how, wanted) => {
    expect(merits(sheet, how)).toEqual(wanted);
  });
});
