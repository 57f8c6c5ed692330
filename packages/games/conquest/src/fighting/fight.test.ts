// Fights and assaults (P2, CQ-56 to CQ-59, DW-37, DW-38, DW-77, DW-81, X-355 to X-360), with dice and numbers by hand.
import { describe, expect, test } from 'vitest';
import type { Battle } from '../state/types.ts';
import { combat, ordered, playing } from '../testing/fights.ts';
import { type Given, type GivenModel, sceneOf } from '../testing/scenes.ts';

const own = (sheet: string, x: number, y: number, more: Partial<GivenModel> = {}): GivenModel => ({
  sheet,
  at: [x, y],
  ...more,
});
const foe = (sheet: string, x: number, y: number, more: Partial<GivenModel> = {}): GivenModel =>
  own(sheet, x, y, { seat: 1, ...more });

const scene = (models: readonly GivenModel[], more: Given = {}): Battle =>
  combat(sceneOf({ factions: ['citadel', 'black-sun'], phase: 'shoot', models, ...more }));

/** Wardens 3 1 4 4 2 2 1 need 5+ and 3+; Boarders 4 1 5 3 3 2 1 need 3+ and 3+. */
const duel = (more: Given = {}, ours: Partial<GivenModel> = {}, theirs: Partial<GivenModel> = {}): Battle =>
  scene([own('wardens', 10, 10, ours), foe('boarders', 10, 12, theirs)], more);

const tallyOf = (b: Battle, side: 0 | 1) => b.sides[side].tally;

describe('the dice', () => {
  test('[CQ-59] [X-355] [DW-75] [DW-76] attacker’s attack dice, defender’s, attacker’s wound dice, defender’s', () => {
    const p = playing(duel(), 5, 1, 3, 2, 6, 3, 3, 1);
    expect(p.rolls).toEqual(['attack 2 by 0', 'attack 3 by 1', 'wound 1 by 0', 'wound 2 by 1']);
    expect(p.told('rolled').map((event) => event.type === 'rolled' && event.needs)).toEqual([5, 3, 3, 3]);
    expect(p.wounds('A1', 'B1')).toEqual([1, 1]);
    expect(p.now()).toMatchObject({ phase: 'combat', stack: [] });
  });

  test('[CQ-56] who selects is the attacker', () => {
    const p = playing(duel({ first: 1 }), 1, 1, 1, 1, 1);
    expect(p.rolls).toEqual(['attack 3 by 1', 'attack 2 by 0']);
    expect(p.told('fought')).toMatchObject([{ attacker: 1, fight: { id: 'A1' }, values: [{ dice: 2 }, { dice: 3 }] }]);
  });

  test('[DW-81] [X-355] the windows open for who holds priority first, whoever attacks', () => {
    const b: Battle = {
      ...duel({
        pools: [
          [1, 0, 0],
          [1, 0, 0],
        ],
      }),
      first: 1,
    };
    const all = { ranged: 'never', attack: 'ask', wound: 'never', save: 'never', ignore: 'never' } as const;
    const p = playing(ordered(b, { reroll: all, destinyReserve: 0 }), 1, 1, 1, 1, 1);
    expect(p.rolls).toEqual(['attack 2 by 0', 'attack 3 by 1']);
    expect(p.asked()).toMatchObject({ seat: 1, kind: 'reroll', what: 'attack', failed: 3, most: 1 });
    p.play({ type: 'reroll', dice: 1 }, 3);
    expect(p.asked()).toMatchObject({ seat: 0, kind: 'reroll', failed: 2, most: 1 });
    p.play({ type: 'reroll', dice: 0 }, 3);
    expect(p.rolls.at(-1)).toBe('wound 1 by 1');
    expect(p.wounds('A1', 'B1')).toEqual([1, 2]);
    expect(p.now().sides.map(({ pool }) => pool.destiny)).toEqual([1, 0]);
  });

  test('[CQ-59] no hits, no wound dice; no dice at all, no fight', () => {
    expect(playing(duel(), 1, 1, 1, 1, 1).rolls).toHaveLength(2);
    const workers = [own('sappers', 10, 10), foe('prospectors', 10, 12)];
    const config = {
      terrain: 'custom',
      pieces: [{ k: 'saltflat', shape: { disc: [10, 11, 1] } }],
    } as const;
    const p = playing(scene(workers, { config })); // Aggression 1 − 1
    expect(p.rolls).toEqual([]);
    expect(p.wounds('A1', 'B1')).toEqual([1, 1]);
  });
});

describe('wounds', () => {
  test('[DW-37] [X-355] both strike: the slain of both sides leave together', () => {
    const p = playing(duel({}, { wounds: 1 }, { wounds: 1 }), 5, 1, 3, 1, 1, 3, 3);
    expect(p.wounds('A1', 'B1')).toEqual([undefined, undefined]);
    expect(p.told('slain')).toMatchObject([
      { model: 'A1', by: 'B1' },
      { model: 'B1', by: 'A1' },
    ]);
    expect([tallyOf(p.now(), 0).lost, tallyOf(p.now(), 1).lost]).toEqual([60, 90]);
  });

  test('[DW-44] [DW-62] [DW-77] [X-29] [X-356] a wounded save bearer, then save bearers, before anybody else', () => {
    const b = scene(
      [
        own('legion', 10.5, 10.5),
        own('legion', 12, 9.8, { wounds: 1 }),
        own('equites', 13.6, 10.4),
        foe('boarders', 12, 12),
      ],
      { factions: ['empire-of-sol', 'black-sun'] },
    );
    // M4 + I2 against M4: seven dice on 3+, three on 5+; S5 against D4: 3+; shields side by side: 4+
    const p = playing(b, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 3, 3, 3, 1, 3, 4);
    expect(p.rolls.slice(-3)).toEqual(['save 1 by 0', 'save 1 by 0', 'save 1 by 0']);
    expect(p.told('allotted').map((event) => event.type === 'allotted' && event.to)).toEqual(['A2', 'A1', 'A1']);
    expect(p.wounds('A1', 'A2', 'A3')).toEqual([1, undefined, 2]);
  });

  test('[X-28] [X-356] the wounded, then the core, then supporters; [X-29] savesOptional: saves make no class', () => {
    const models = [
      own('sagittarii', 10, 10),
      own('sagittarii', 10, 8, { wounds: 1 }),
      own('legion', 8, 9),
      foe('boarders', 10, 12),
    ];
    const factions = ['empire-of-sol', 'black-sun'] as const;
    // attackers M3 + I2 = 5, one die; M4 against 5: 5+; S5 against D3: 3+
    const dice = [1, 5, 5, 5, 3, 3, 3] as const;
    const saved = playing(scene(models, { factions }), ...dice, 5, 5, 5);
    expect(saved.wounds('A1', 'A2', 'A3')).toEqual([2, 1, 2]); // the Legion took them all, and saved
    const rulings = { savesOptional: true };
    const one = playing(scene(models, { factions, rulings }), 1, 5, 1, 1, 3);
    expect(one.wounds('A1', 'A2', 'A3')).toEqual([2, undefined, 2]);
    const three = playing(scene(models, { factions, rulings }), ...dice);
    expect(three.wounds('A1', 'A2', 'A3')).toEqual([undefined, undefined, 2]);
  });

  test('[X-356] the core before a supporter, however cheap', () => {
    const b = scene([own('platoon', 10, 10), own('sappers', 10, 8), foe('boarders', 10, 12)]);
    // M2 + I1 = 3: one die on 5+, three on 3+; S5 against D4: 3+
    expect(playing(b, 1, 3, 1, 1, 3).wounds('A1', 'A2')).toEqual([1, 1]);
  });

  const three = (orders = {}, more: Given = {}) =>
    ordered(
      scene(
        [own('wardens', 10.5, 10.5), own('platoon', 12, 9.8), own('wardens', 13.6, 10.4), foe('boarders', 12, 12)],
        more,
      ),
      orders,
    );
  // M3 + I1 = 4 against 4: five dice and three on 4+; S5 against D4: 3+
  const ONE_WOUND = [1, 1, 1, 1, 1, 4, 1, 1, 3] as const;

  test('[X-356] inside a class the owner chooses; auto: the cheapest, a carrier last', () => {
    const asked = playing(three({ allocate: 'ask' }), ...ONE_WOUND);
    expect(asked.asked()).toMatchObject({ seat: 0, kind: 'allot', left: 1, among: ['A1', 'A2', 'A3'] });
    expect(asked.refusal({ type: 'allot', to: 'B1' })).toMatchObject({ code: 'notAmong' });
    asked.play({ type: 'allot', to: 'A2' });
    expect(asked.wounds('A1', 'A2', 'A3')).toEqual([2, 1, 2]);
    expect(playing(three(), ...ONE_WOUND).wounds('A1', 'A2', 'A3')).toEqual([1, 2, 2]);
    const b = three();
    const carrying: Battle = {
      ...b,
      models: b.models.map((m) => (m.id === 'A2' ? m : { ...m, relics: ['R1'] })),
    };
    expect(playing(carrying, ...ONE_WOUND).wounds('A1', 'A2', 'A3')).toEqual([2, 1, 2]);
  });

  test('[X-28] allocator: who strikes chooses; auto: the dearest', () => {
    const rulings = { allocator: 'attacker' } as const;
    const p = playing(three({ allocate: 'ask' }, { rulings }), ...ONE_WOUND);
    expect(p.asked()).toMatchObject({ seat: 1, kind: 'allot', among: ['A1', 'A2', 'A3'] });
    expect(playing(three({}, { rulings }), ...ONE_WOUND).wounds('A1', 'A2', 'A3')).toEqual([2, 1, 2]);
  });

  test.each(['owner', 'attacker'] as const)(
    '[X-356] auto, of two that are worth the same the first: %s',
    (allocator) => {
      const twins = [own('wardens', 9, 10.3), own('wardens', 11, 10.3), foe('boarders', 10, 12)];
      const p = playing(scene(twins, { rulings: { allocator } }), 1, 1, 1, 1, 5, 1, 1, 3);
      expect(p.wounds('A1', 'A2')).toEqual([1, 2]);
    },
  );

  test('[X-30] [X-357] no wound for a Commander while another unit lives in the fight; then it takes them', () => {
    const models = [own('commissar', 10, 10.3), own('sappers', 10, 8.6), foe('boarders', 10, 12)];
    // M5 + I2 = 7: two dice on 3+, three on 5+; S5 against D4: 3+
    const p = playing(scene(models), 1, 1, 5, 5, 1, 3, 3);
    expect(p.wounds('A1', 'A2')).toEqual([2, undefined]);
  });

  test('[X-357] who fights on the other side of the enemy keeps wounds from a Commander too', () => {
    const apart = scene([own('commissar', 8.3, 12, { wounds: 2 }), own('sappers', 12.3, 12), foe('boarders', 10, 12)]);
    // M5 + I2 = 7: three dice on 3+, three on 5+; S5 against D4: 3+
    expect(playing(apart, 1, 1, 1, 5, 1, 1, 3).wounds('A1', 'A2')).toEqual([2, undefined]);
  });

  test('[DW-78] [X-356] who ignores wounds takes them before others, as a save bearer does', () => {
    const allies = (given: Given) =>
      scene(
        [
          own('platoon', 8.3, 12, { wounds: 1 }),
          { ...own('wargs', 11.7, 12), seat: 2, sheet: 'void.wargs' },
          foe('boarders', 10, 12),
        ],
        { factions: ['citadel', 'black-sun', 'void'], sides: [0, 1, 0], ...given },
      );
    // M4 + I1 = 5 against 4: four dice on 3+, three on 5+; S5 against D3: 3+; ignored on 6+
    const dice = [1, 1, 1, 1, 5, 1, 1, 3] as const;
    const p = playing(allies({}), ...dice, 6);
    expect([p.rolls.at(-1), p.wounds('A1', 'C1')]).toEqual(['ignore 1 by 2', [1, 1]]);
    expect(playing(allies({}), ...dice, 5).wounds('A1', 'C1')).toEqual([1, undefined]);
    for (const given of [{ config: { edition: 3 } }, { rulings: { savesOptional: true } }] as const)
      expect(playing(allies(given), ...dice).wounds('A1', 'C1')).toEqual([undefined, 1]);
  });

  test('[X-365] a corrupted unit does not protect a Commander in a fight', () => {
    const models = [own('commissar', 10, 10.3), { ...own('sappers', 10, 8.6), corrupt: 1 }, foe('boarders', 10, 12)];
    // M5 + I2 − 2 = 5 against 4: still 3+ and 5+
    const p = playing(scene(models), 1, 1, 5, 5, 1, 3, 3);
    expect(p.wounds('A1', 'A2')).toEqual([1, 1]);
  });

  test('[X-357] two Commanders do not protect each other', () => {
    const models = [own('commissar', 9.5, 10.3), own('commissar', 10.6, 10.3), foe('boarders', 10, 12)];
    const p = playing(ordered(scene(models), { allocate: 'ask' }), 1, 1, 1, 1, 5, 1, 1, 3);
    expect(p.asked()).toMatchObject({ kind: 'allot', among: ['A1', 'A2'] });
  });

  test('[X-356] surplus is lost', () => {
    const p = playing(duel({}, { wounds: 1 }), 1, 1, 3, 3, 3, 3, 3, 3);
    expect(p.wounds('A1', 'B1')).toEqual([undefined, 2]);
    expect(p.told('fightWon')).toMatchObject([{ side: 1, lost: [1, 0] }]);
  });

  test('[DW-64] [DW-78] the Champions ignore wounds on 6+, one by one', () => {
    const b = scene([own('wardens', 10, 10), foe('death-knights', 10, 12)], { factions: ['citadel', 'void'] });
    // M3 against 5: two dice on 5+; S4 against D4: 4+
    const p = playing(b, 5, 5, 1, 1, 1, 4, 4, 6, 5);
    expect(p.rolls.slice(-2)).toEqual(['ignore 1 by 1', 'ignore 1 by 1']);
    expect(p.wounds('B1')).toEqual([1]);
  });
});

describe('the end of a fight', () => {
  test('[X-359] fewer Wounds lost wins; equal: nobody', () => {
    const won = playing(duel(), 1, 1, 3, 1, 1, 3);
    expect([tallyOf(won.now(), 0).fightsWon, tallyOf(won.now(), 1).fightsWon]).toEqual([0, 1]);
    const even = playing(duel(), 5, 1, 3, 1, 1, 3, 3);
    expect(even.told('fightWon')).toEqual([]);
  });

  test('[X-359] [CQ-15] Carnage scores with the third fight', () => {
    const b = duel({ aims: [{}, { missions: ['carnage', 'claims'] }] });
    const two: Battle = {
      ...b,
      sides: [b.sides[0], { ...b.sides[1], tally: { ...b.sides[1].tally, fightsWon: 2 } }],
    };
    const p = playing(two, 1, 1, 3, 1, 1, 3);
    expect(p.told('scored')).toMatchObject([{ side: 1, what: 'carnage', vp: 20 }]);
    expect(p.now().sides[1].missionVp).toEqual([20, 0]);
  });

  test('[DW-65] who slew it is told where it can only have been one', () => {
    const one = playing(duel({}, { wounds: 1 }), 1, 1, 3, 1, 1, 3);
    expect(one.told('slain')).toMatchObject([{ model: 'A1', by: 'B1' }]);
    const two = scene([own('wardens', 10, 10, { wounds: 1 }), foe('boarders', 9, 11.8), foe('boarders', 11, 11.8)]);
    const p = playing(two, 1, 1, 3, 1, 1, 1, 1, 1, 3);
    expect(p.told('slain')).toMatchObject([{ model: 'A1', by: null }]);
  });

  test('[X-366] Loot: 15 R for a model slain in melee; [X-326] its relic lies at its centre', () => {
    const b = scene([own('wardens', 10, 10, { wounds: 1, relics: ['R1'] }), foe('marauders', 10, 12)], {
      factions: ['citadel', 'bloodpact'],
      research: [[], ['loot']],
      nodes: [{ id: 'R1', at: null }],
    });
    const p = playing(b, 1, 1, 3, 1, 1, 4);
    expect(p.now().sides[1].bank).toEqual({ R: 15, A: 0 });
    expect(p.told('banked')).toMatchObject([{ side: 1, R: 15, why: 'loot' }]);
    expect(p.now().nodes[0]!.at).toEqual({ x: 25400, y: 25400 });
  });
});

describe('assaults', () => {
  const siege = (wounds: number, more: Given = {}) =>
    scene([own('wardens', 10, 12.5), foe('trade-hub', 10, 10, { wounds })], more);

  test('[X-354] [X-02] 2+ to hit, S4 against D4: 4+; nothing is saved, nothing comes back', () => {
    const p = playing(siege(10), 2, 2, 4, 4);
    expect(p.rolls).toEqual(['attack 2 by 0', 'wound 2 by 0']);
    expect(p.wounds('B1')).toEqual([8]);
    expect(tallyOf(p.now(), 0).fightsWon).toBe(0); // it stands
  });

  test('[X-359] [X-367] it is won when the building falls; a headquarters is 200 points', () => {
    const p = playing(siege(1, { aims: [{ missions: ['claims', 'regicide'] }, {}] }), 2, 2, 4, 4);
    expect(p.wounds('B1')).toEqual([undefined]);
    expect(tallyOf(p.now(), 0)).toMatchObject({ fightsWon: 1, hqRazed: true, heroesSlain: 0 });
    expect(tallyOf(p.now(), 1).lost).toBe(200);
    expect(p.told('scored')).toMatchObject([{ side: 0, what: 'regicide', vp: 40 }]);
  });

  test('[X-354] the second side selects it and attacks too, if it is all that is left', () => {
    const p = playing(siege(10, { first: 1 }), 1, 1);
    expect(p.told('fought')).toMatchObject([{ attacker: 1 }]);
    expect(p.rolls).toEqual(['attack 2 by 0']);
  });
});

describe('selection', () => {
  const places = [8, 16, 24] as const;
  const many = (more: Given = {}) =>
    scene([...places.map((x) => own('wardens', x, 10)), ...places.map((x) => foe('boarders', x, 12))], more);
  const MISS = [1, 1, 1, 1, 1] as const;

  test('[CQ-56] [DW-38] [X-358] in turn, the first side first; one that is left needs no question', () => {
    const p = playing(many());
    expect(p.asked()).toMatchObject({ seat: 0, kind: 'selectFight', fights: ['A1', 'A2', 'A3'] });
    expect(p.candidates()).toEqual(['A1', 'A2', 'A3'].map((fight) => ({ type: 'fight', fight })));
    expect(p.refusal({ type: 'fight', fight: 'B1' })).toMatchObject({ code: 'noSuchFight' });
    expect(p.refusal({ type: 'done' })).toMatchObject({ code: 'otherDecision' });
    p.play({ type: 'fight', fight: 'A2' }, ...MISS);
    expect(p.asked()).toMatchObject({ seat: 1, fights: ['A1', 'A3'] });
    p.play({ type: 'fight', fight: 'A3' }, ...MISS, ...MISS);
    expect(p.told('fought')).toMatchObject([{ attacker: 0 }, { attacker: 1 }, { attacker: 0 }]);
    expect(p.now().stack).toEqual([]);
  });

  test('[X-358] standing order auto: as they come', () => {
    const p = playing(ordered(many(), { fights: 'auto' }), ...MISS, ...MISS, ...MISS);
    expect(p.told('fought')).toMatchObject([{ fight: { id: 'A1' } }, { fight: { id: 'A2' } }, { fight: { id: 'A3' } }]);
  });

  test('[X-358] a fight whose one side is gone is void', () => {
    const b = many();
    const [wardens, boarders] = [b.models[0]!, b.models[3]!];
    const entry = { id: 'A1', building: null, core: ['A1', 'B1'], supporters: [], far: [] };
    const gone: Battle = {
      ...b,
      models: [wardens],
      stack: [{ type: 'combat', side: 0, step: 'select', fights: [entry] }],
    };
    expect(playing(gone).now().stack).toEqual([]);
    expect(playing({ ...gone, models: [wardens, boarders] }, ...MISS).told('fought')).toHaveLength(1);
  });

  test('[X-373] the captain selects, the owner of a unit allots its wounds', () => {
    const b = combat(
      sceneOf({
        factions: ['citadel', 'black-sun', 'citadel'],
        phase: 'shoot',
        first: 1,
        models: [
          own('wardens', 10.5, 10.5, { seat: 2 }),
          own('platoon', 12, 9.8, { seat: 2 }),
          foe('boarders', 12, 12),
        ],
      }),
    );
    // four against: M3 + I1 = 4, three dice on 4+
    const p = playing(ordered(b, { allocate: 'ask' }), 4, 1, 1, 1, 1, 1, 3);
    expect(p.rolls).toEqual(['attack 3 by 1', 'attack 3 by 2', 'wound 1 by 1']);
    expect(p.asked()).toMatchObject({ seat: 2, kind: 'allot', among: ['C1', 'C2'] });
  });
});
