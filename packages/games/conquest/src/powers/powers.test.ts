// Powers of both phases (DW-84 to DW-95, P5, X-23, X-329, X-362 to X-365, 3.5, 3.6), with figures worked out by hand, and the book's duel.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { MapPiece } from '../content/types.ts';
import { cast, DONE, playing, shoot, shooting, withOrders } from '../shooting/testing.ts';
import { modelOf } from '../state/battle.ts';
import type { Battle, CastCommand, CastFault, Frame, Rulings } from '../state/types.ts';
import { integrityOf, martialOf, moveOf, saveOf } from '../table/values.ts';
import { at, type Given, type GivenModel, sceneOf } from '../testing/scenes.ts';
import { castCommands, castCost, powerOfUnit, powerReach, refuseCast } from './casting.ts';
import { applyCast } from './power.ts';

type Pools = NonNullable<Given['pools']>;
const POOLS: Pools = [
  [0, 0, 9],
  [0, 0, 0],
];

const why = (b: Battle, c: CastCommand): CastFault | undefined => {
  const refusal = refuseCast(b, c.unit.startsWith('B') ? 1 : 0, c);
  if (refusal === undefined) return undefined;
  if (refusal.code !== 'cannotCast') throw new Error(refusal.code);
  return refusal.why;
};

/** In the Shoot phase, A1's half. */
const scene = (models: readonly GivenModel[], more: Given = {}): Battle => shooting({ pools: POOLS, ...more, models });
/** In the Movement phase, A1 active. */
const active: readonly Frame[] = [{ type: 'activation', unit: 'A1', surge: false, leaving: null }];
const moving = (models: readonly GivenModel[], more: Given = {}): Battle =>
  sceneOf({ phase: 'movement', pools: POOLS, ...more, models, stack: more.stack ?? active });

/** Casts on a stack that holds nothing else. */
const resolved = (b: Battle, c: CastCommand, ...dice: readonly number[]) => {
  if (refuseCast(b, 0, c) !== undefined) throw new Error(JSON.stringify(refuseCast(b, 0, c)));
  const events: unknown[] = [];
  const table = {
    roll: () => dice.slice(),
    shuffle: <T>(items: T) => items,
    final: () => {},
    tell: (e: unknown) => events.push(e),
  };
  return playing(applyCast({ ...b, stack: [] }, c, table as never), ...dice);
};

const augur = { sheet: 'augur', at: [6, 6] } as const; // P3, Blast and Ward
const zombies = { seat: 1, sheet: 'zombies', at: [12, 6] } as const;
const CULT: Given = { factions: ['eldritch-cult', 'bloodpact'] };
const sorcerer = { sheet: 'sorcerer', at: [6, 6] } as const; // P4, Lightning, Blast, Corrupt
const mob = { seat: 1, sheet: 'mob', at: [12, 6] } as const;

describe('powers as attacks', () => {
  test('[DW-84] [X-362] Blast: Perception and Strength 6 against Defense, one die, one wound', () => {
    const p = playing(scene([sorcerer, mob], CULT));
    p.play(cast('A1', 'blast', 'B1'), [2]); // 4 + 6 against 3
    expect(p.rolls).toEqual(['ranged 1 by 0']);
    expect([p.told('cast'), p.told('wounded')]).toMatchObject([[{ cost: 1 }], [{ model: 'B1', wounds: 1, left: 1 }]]);
    expect(p.now().sides[0]).toMatchObject({ pool: { affinity: 8 }, tally: { powers: 1 } });
  });

  test('[X-362] a die that fails: no effect, the Affinity is spent [DW-89]', () => {
    const p = playing(scene([sorcerer, mob], CULT));
    p.play(cast('A1', 'blast', 'B1'), [1]);
    expect([p.told('wounded').length, p.now().sides[0].tally.powers, p.now().sides[0].pool.affinity]).toEqual([
      0, 0, 8,
    ]);
  });

  test('[DW-59] [X-362] no Behemoth: Siege Golem, Defense 6', () => {
    const p = playing(scene([augur, { ...zombies, sheet: 'siege-golem' }]));
    p.play(cast('A1', 'blast', 'B1'), [3, 1]); // 9 against 6; not ignored
    expect(p.told('wounded')).toMatchObject([{ model: 'B1', left: 4 }]);
  });

  test('[X-362] an upcharge: each success 1 + n wounds; only where the power allows it', () => {
    const p = playing(scene([sorcerer, { ...mob, sheet: 'wrecker' }], CULT));
    p.play(cast('A1', 'blast', 'B1', { upcharge: 2 }), [2]); // 10 against 4
    expect([p.told('cast'), p.told('wounded')]).toMatchObject([[{ cost: 3 }], [{ wounds: 3, left: 1 }]]);
    expect(why(scene([sorcerer, mob], CULT), cast('A1', 'corrupt', 'B1', { upcharge: 1 }))).toBe('noUpcharge');
    expect(why(scene([sorcerer, mob], CULT), cast('A1', 'blast', 'B1', { upcharge: 9 }))).toBe('tooDear');
  });

  test('[X-346] [X-362] shields count, cover too; [X-348] Blast may be aimed at buildings', () => {
    const needs = (models: readonly GivenModel[], more: Given = {}) => {
      const p = playing(scene(models, { factions: ['eldritch-cult', 'empire-of-sol'], ...more }));
      p.play(cast('A1', 'blast', 'B1'), [1]);
      return p.events.flatMap((event) => (event.type === 'rolled' ? [event.needs] : []));
    };
    expect(needs([sorcerer, { ...mob, sheet: 'legion' }])).toEqual([2]); // 10 against 5
    const city: MapPiece = { k: 'city', shape: { disc: [12, 6, 2] } };
    expect(needs([sorcerer, { ...mob, sheet: 'legion' }], { config: { terrain: 'custom', pieces: [city] } })).toEqual([
      3,
    ]); // 7 against 5
    expect(needs([sorcerer, { ...mob, sheet: 'castra' }])).toEqual([2]); // 10 against 4
  });

  test('[X-362] [X-347] Lightning: a roll for the target and each unit beside it, aimed at the target, own Defense; the unnamed are not spared', () => {
    const chief = { seat: 1, sheet: 'warchief', at: [12, 8] } as const;
    const p = playing(
      scene(
        [
          sorcerer,
          mob,
          chief,
          { ...mob, sheet: 'riot-den', at: [14.2, 6] },
          { ...mob, at: [12, 3.9], wounds: 0 },
          { ...mob, at: [20, 6] },
        ],
        CULT,
      ),
    );
    expect(p.refusal(cast('A1', 'lightning', 'B2'))).toMatchObject({ why: 'protected' });
    p.play(cast('A1', 'lightning', 'B1', { upcharge: 1 }), [2, 2]); // 10 against 3 and 4
    expect(p.told('wounded')).toMatchObject([
      { model: 'B1', wounds: 2 },
      { model: 'B2', wounds: 2 },
    ]);
    expect(p.told('cast')).toMatchObject([{ cost: 2 }]); // 2 + 1, and one less for the Cult
  });

  test('[DW-86] [X-330] who casts in the Shoot phase does not shoot or build, and the other way round', () => {
    const p = playing(scene([sorcerer, { ...sorcerer, at: [6, 10] }, mob], CULT));
    p.play(cast('A1', 'blast', 'B1'), [1]);
    expect(p.model('A1').turn).toMatchObject({ cast: true, shot: true });
    expect(p.refusal(cast('A1', 'blast', 'B1'))).toMatchObject({ why: 'alreadyCast' }); // DW-85
    expect(why(scene([{ ...sorcerer, turn: { shot: true } }, mob], CULT), cast('A1', 'blast', 'B1'))).toBe('hasActed');
    expect(why(scene([{ ...sorcerer, turn: { built: 1 } }, mob], CULT), cast('A1', 'blast', 'B1'))).toBe('hasActed');
  });
});

describe('who can be named', () => {
  const blast = cast('A1', 'blast', 'B1');
  const at12 = (models: readonly GivenModel[], more: Given = CULT) =>
    why(scene([sorcerer, mob, ...models], more), blast);

  test('[X-362] range by the gap; Whispering Stones reach 3" farther', () => {
    const far = (x: number, more: Given = CULT) => why(scene([sorcerer, { ...mob, at: [x, 6] }], more), blast);
    expect([far(16.25), far(16.3)]).toEqual([undefined, 'outOfRange']); // 9", 12.5 mm and 20 mm
    expect(far(19.25, { ...CULT, research: [['whispering-stones'], []] })).toBeUndefined();
    const b = scene([sorcerer, mob], { ...CULT, research: [['whispering-stones'], []] });
    expect(powerReach(b, modelOf(b, 'A1'), powerOfUnit(b, modelOf(b, 'A1'), 'blast')!)).toBe(inch(12));
  });

  test('[X-337] [X-362] sight and mist as for shots', () => {
    const behind = (piece: MapPiece) => at12([], { ...CULT, config: { terrain: 'custom', pieces: [piece] } });
    expect(
      behind({
        k: 'mountain',
        shape: {
          poly: [
            [8, 3],
            [10, 3],
            [10, 9],
            [8, 9],
          ],
        },
      }),
    ).toBe('blocked');
    expect(behind({ k: 'mist', shape: { disc: [12, 6, 2] } })).toBe('obscured');
  });

  test('[X-344] [X-345] [X-362] permission for damage, none for other powers', () => {
    const fight = { sheet: 'acolytes', at: [12, 8] } as const;
    expect(at12([fight])).toBe('inCombat');
    const b = scene([sorcerer, mob, fight], CULT);
    expect(why(b, cast('A1', 'corrupt', 'B1'))).toBeUndefined();
    expect(why(scene([sorcerer, { ...mob, at: [14, 6] }, { sheet: 'star-spawn', at: [10, 6] }], CULT), blast)).toBe(
      'friendInTheWay',
    );
  });

  test('[DW-87] in contact with enemies only those', () => {
    const b = scene([sorcerer, mob, { ...mob, at: [6, 8] }], CULT);
    expect([why(b, blast), why(b, cast('A1', 'blast', 'B2'))]).toEqual(['notInContact', undefined]);
  });

  test('[X-336] not the dying; not friends; not buildings, but by Blast', () => {
    expect(why(scene([sorcerer, { ...mob, wounds: 0 }], CULT), blast)).toBe('wrongTarget');
    const b = scene([sorcerer, { ...mob, sheet: 'riot-den' }, { sheet: 'acolytes', at: [6, 8] }], CULT);
    expect(why(b, cast('A1', 'blast', 'A2'))).toBe('wrongTarget');
    expect([why(b, cast('A1', 'lightning', 'B1')), why(b, cast('A1', 'corrupt', 'B1')), why(b, blast)]).toEqual([
      'wrongTarget',
      'wrongTarget',
      undefined,
    ]);
    expect([why(b, cast('A1', 'blast', null)), why(b, cast('A1', 'blast', 'B9'))]).toEqual(['noTarget', 'noTarget']);
    expect(why(b, cast('A1', 'blast', 'B1', { at: at(1, 1) }))).toBe('noPlace');
    expect(why(b, cast('A1', 'blast', 'B1', { sheet: 'void.zombies' }))).toBe('noUnit');
  });

  test('[DW-26] Silence: it and friends within an inch of it, by powers of either side', () => {
    const monk = (seat: number, x: number, y: number): GivenModel => ({ seat, sheet: 'silence.null-monk', at: [x, y] });
    const silent: Given = { ...CULT, religions: ['silence', 'silence'] };
    const b = scene([sorcerer, mob, monk(1, 12, 8), { ...mob, at: [12, 3] }], silent);
    expect([why(b, blast), why(b, cast('A1', 'blast', 'B2')), why(b, cast('A1', 'blast', 'B3'))]).toEqual([
      'unnameable',
      'unnameable',
      undefined,
    ]);
    const own = moving([augur, monk(0, 6, 10), { sheet: 'legion', at: [6, 12] }, { sheet: 'legion', at: [10, 6] }], {
      religions: ['silence', 'silence'],
    });
    expect([why(own, cast('A1', 'ward', 'A3')), why(own, cast('A1', 'ward', 'A4'))]).toEqual(['unnameable', undefined]);
  });

  test('[X-329] each in its phase, and in the Movement phase only the active unit', () => {
    expect(why(moving([sorcerer, mob], CULT), blast)).toBe('wrongPhase');
    expect(why(scene([augur, { sheet: 'legion', at: [8, 6] }]), cast('A1', 'ward', 'A2'))).toBe('wrongPhase');
    const b = moving([augur, augur, { sheet: 'legion', at: [8, 6] }]);
    expect(refuseCast(b, 0, cast('A2', 'ward', 'A3'))).toMatchObject({ code: 'noSuchModel' });
    expect(refuseCast(b, 1, cast('A1', 'ward', 'A3'))).toMatchObject({ code: 'noSuchModel' });
    expect(why(b, cast('A1', 'dread', 'A3'))).toBe('unknown');
  });
});

describe('what it costs', () => {
  const cost = (b: Battle, power = 'lightning', upcharge = 0): number =>
    castCost(b, modelOf(b, 'A1'), powerOfUnit(b, modelOf(b, 'A1'), power)!, upcharge);

  test('[DW-89] Charge and upcharge, out of the pool of the side', () => {
    const horse = scene([{ sheet: 'walker-horse', at: [6, 6] }], { factions: ['void', 'citadel'] });
    expect([cost(horse), cost(horse, 'lightning', 2)]).toEqual([2, 4]);
    const poor = scene([sorcerer, { ...sorcerer, at: [6, 9] }, mob], {
      ...CULT,
      pools: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
    expect(why(poor, cast('A1', 'blast', 'B1'))).toBe('tooDear');
    expect(castCommands(poor, modelOf(poor, 'A1'))).toEqual([]);
  });

  test('[DW-25] the Cult’s first power of a round costs one less, 1 at the least', () => {
    expect([cost(scene([sorcerer, mob], CULT)), cost(scene([sorcerer, mob], CULT), 'blast')]).toEqual([1, 1]);
    const p = playing(scene([sorcerer, { ...sorcerer, at: [6, 9] }, mob], CULT));
    p.play(cast('A1', 'lightning', 'B1'), [1]);
    p.play(cast('A2', 'lightning', 'B1'), [1]);
    expect(p.told('cast')).toMatchObject([{ cost: 1 }, { cost: 2 }]);
  });

  test('[DW-26] a Confessor within 12" makes enemy powers dearer', () => {
    const confessor = (x: number, seat = 1): GivenModel => ({ seat, sheet: 'iron-catechism.confessor', at: [x, 9] });
    const near = (x: number, seat = 1) =>
      cost(scene([sorcerer, mob, confessor(x, seat)], { ...CULT, religions: ['iron-catechism', 'iron-catechism'] }));
    expect([near(12), near(30), near(12, 0)]).toEqual([2, 1, 1]);
  });
});

describe('resisting', () => {
  const horse = { sheet: 'walker-horse', at: [6, 6] } as const;
  const platoon = { seat: 1, sheet: 'platoon', at: [12, 6] } as const;
  const VOID: Given = { factions: ['void', 'citadel'] };

  test('[P5] [DW-91] [DW-92] [DW-93] [DW-94] [DW-95] the duel of the book, in pools', () => {
    const p = playing(
      scene([horse, platoon], {
        ...VOID,
        pools: [
          [1, 0, 4],
          [6, 3, 0],
        ],
      }),
    );
    p.play(cast('A1', 'lightning', 'B1'));
    expect(p.asked()).toMatchObject({ seat: 1, kind: 'resist', power: 'lightning', cast: 2 });
    p.play({ type: 'resist', by: '1', points: 3 }); // 1 and +2
    p.play({ type: 'raise', points: 2 }, [4, 5]); // +4; the others have no more Faith: 6 against 9
    expect(p.told('resistRolled')).toMatchObject([{ defence: 6, cast: 9 }]);
    expect(p.asked()).toMatchObject({ seat: 1, kind: 'raise', stage: 'destiny', own: 6, other: 9 });
    p.play({ type: 'raise', points: 4 });
    p.play({ type: 'raise', points: 1 });
    p.play({ type: 'raise', points: 2 });
    expect(p.told('resistEnded')).toMatchObject([{ resolves: false }]); // 10 against 12
    expect(p.now().sides.map(({ pool }) => pool)).toEqual([
      { destiny: 0, faith: 0, affinity: 0 },
      { destiny: 0, faith: 0, affinity: 0 },
    ]);
    expect([p.told('wounded').length, p.now().sides[0].tally.powers]).toEqual([0, 0]);
  });

  test('[DW-93] let pass, or lost: it resolves', () => {
    const p = playing(
      scene([horse, platoon], {
        ...VOID,
        pools: [
          [0, 0, 2],
          [0, 1, 0],
        ],
      }),
    );
    p.play(cast('A1', 'lightning', 'B1'));
    p.play({ type: 'resist', by: null, points: 0 }, [2]); // 3 + 6 against 3
    expect([p.told('letPass').length, p.told('wounded').length]).toEqual([1, 1]);
    const q = playing(
      scene([horse, platoon], {
        ...VOID,
        pools: [
          [0, 0, 2],
          [0, 1, 0],
        ],
      }),
    );
    q.play(cast('A1', 'lightning', 'B1'));
    q.play({ type: 'resist', by: '1', points: 1 }, [5, 3, 2]); // 5 against 3 + 2: equal is the caster's
    expect([q.told('resistEnded'), q.told('wounded').length]).toMatchObject([[{ resolves: true }], 1]);
  });

  test('[X-363] asked only with Faith or Affinity; X-24 without Affinity', () => {
    const asked = (pool: readonly [number, number, number], rulings: Partial<Rulings> = {}) => {
      const p = playing(scene([horse, platoon], { ...VOID, rulings, pools: [[0, 0, 2], pool] }));
      const b = applyCast(p.now(), cast('A1', 'lightning', 'B1'), {
        roll: () => [],
        shuffle: (x) => x,
        final: () => {},
      });
      return b.stack.at(-1)!.type;
    };
    expect([asked([3, 0, 0]), asked([0, 1, 0]), asked([0, 0, 1])]).toEqual(['power', 'resist', 'resist']);
    expect(asked([0, 0, 1], { affinityResists: false })).toBe('power');
  });

  const buffed = (gap: number, rulings: Partial<Rulings> = {}, sheet = 'zombies') => {
    const b = moving([augur, { sheet: 'legion', at: [6, 8] }, { seat: 1, sheet, at: [6 + gap, 6] }], {
      rulings,
      pools: [
        [0, 0, 3],
        [0, 2, 0],
      ],
    });
    return applyCast(b, cast('A1', 'ward', 'A2'), { roll: () => [], shuffle: (x) => x, final: () => {} }).stack.at(-1)!
      .type;
  };

  test('[X-363] [X-23] powers on friends too, if an enemy unit is within 12" of the caster; `resistBuffs`, `resistRadius`', () => {
    expect([buffed(13.25), buffed(13.3)]).toEqual(['resist', 'power']); // 12", 12.5 mm and 20 mm
    expect(buffed(8, { resistBuffs: false })).toBe('power');
    expect(buffed(20, { resistRadius: 24 })).toBe('resist');
    expect(buffed(8, {}, 'crypt')).toBe('power'); // no building
  });

  test('[X-363] standing orders answer: never, or the fee and up to n more', () => {
    const b = (resist: 'never' | number, rulings: Partial<Rulings> = {}) => {
      const p = playing(
        withOrders(
          scene([horse, platoon], {
            ...VOID,
            rulings,
            pools: [
              [0, 0, 2],
              [0, 4, 0],
            ],
          }),
          1,
          { resist },
        ),
      );
      p.play(cast('A1', 'lightning', 'B1'), resist === 'never' ? [1] : [1, 6, 1]);
      return p.told('resisted').map((event) => 'points' in event && event.points);
    };
    expect([b('never'), b(0), b(2), b(9)]).toEqual([[], [1], [3], [4]]);
    expect(b(2, { strictSingleRaise: true })).toEqual([2]);
  });

  test('[X-373] the captain of the side answers', () => {
    const p = playing(
      scene([horse, { ...platoon, seat: 2, sheet: 'mob' }], {
        factions: ['void', 'citadel', 'bloodpact'],
        sides: [0, 1, 1],
        pools: [
          [0, 0, 2],
          [0, 1, 0],
        ],
      }),
    );
    p.play(cast('A1', 'lightning', 'C1'));
    expect(p.asked()).toMatchObject({ seat: 1, kind: 'resist' });
  });
});

describe('what else powers do', () => {
  test('[X-364] Root: the target and its friends within an inch stand still', () => {
    const b = moving(
      [
        { sheet: 'walker-horse', at: [6, 6] },
        { seat: 1, sheet: 'mob', at: [12, 6] },
        { seat: 1, sheet: 'mob', at: [12, 8] },
        { seat: 1, sheet: 'mob', at: [20, 6] },
        { sheet: 'zombies', at: [12, 4] },
      ],
      { factions: ['void', 'bloodpact'] },
    );
    const p = resolved(b, cast('A1', 'root', 'B1'));
    expect(p.now().models.map(({ rooted }) => rooted)).toEqual([false, true, true, false, false]);
    expect(moveOf(p.now(), p.model('B2'))).toBe(0);
    expect(p.told('powerTook')).toMatchObject([{ on: 'B1', rule: 'X-364' }, { on: 'B2' }]);
    expect(p.now().sides[0].tally.powers).toBe(1);
    expect(
      why(
        { ...p.now(), stack: active, models: p.now().models.map((m) => ({ ...m, turn: { ...m.turn, cast: false } })) },
        cast('A1', 'root', 'B1'),
      ),
    ).toBe('useless');
  });

  test('[X-362] Dread: Martial −2', () => {
    const b = scene([{ sheet: 'hierophant', at: [6, 6] }, mob], CULT);
    const p = playing(b);
    p.play(cast('A1', 'dread', 'B1'));
    expect(martialOf(p.now(), p.model('B1'))).toBe(1);
    expect(
      why(
        scene(
          [
            { sheet: 'hierophant', at: [6, 6] },
            { ...mob, dread: true },
          ],
          CULT,
        ),
        cast('A1', 'dread', 'B1'),
      ),
    ).toBe('useless');
  });

  test('[X-365] Corrupt: Integrity counts −2 for two ends of rounds, its relic falls', () => {
    const b = scene([sorcerer, { ...mob, relics: ['R1'] }], { ...CULT, nodes: [{ id: 'R1', at: null }] });
    const p = playing(b);
    p.play(cast('A1', 'corrupt', 'B1'));
    expect([p.model('B1').corrupt, p.model('B1').relics, integrityOf(p.now(), p.model('B1'))]).toEqual([2, [], -2]);
    expect(p.now().nodes[0]!.at).toEqual(at(12, 6));
    expect(p.told('relicDropped')).toMatchObject([{ node: 'R1' }]);
  });

  test('[X-362] Ward: a save of 5+, or one better; needs no sight', () => {
    const hill: MapPiece = {
      k: 'mountain',
      shape: {
        poly: [
          [8, 3],
          [10, 3],
          [10, 9],
          [8, 9],
        ],
      },
    };
    const warded = (sheet: string) => {
      const b = moving([augur, { sheet, at: [12, 6] }], { config: { terrain: 'custom', pieces: [hill] } });
      const p = resolved(b, cast('A1', 'ward', 'A2'));
      return saveOf(p.now(), p.model('A2'));
    };
    expect([warded('sagittarii'), warded('legion')]).toEqual([5, 4]);
    expect(why(moving([augur, { sheet: 'legion', at: [8, 6], ward: true }]), cast('A1', 'ward', 'A2'))).toBe('useless');
    expect(why(moving([augur, { sheet: 'castra', at: [8, 8] }]), cast('A1', 'ward', 'A2'))).toBe('wrongTarget');
    expect(why(moving([augur]), cast('A1', 'ward', 'A1'))).toBeUndefined(); // itself is a friend
  });

  test('[X-362] Hasten: Move +3 for a friend that has not been active', () => {
    const shaman = { sheet: 'blood-shaman', at: [6, 6] } as const;
    const RED: Given = { factions: ['bloodpact', 'void'] };
    const p = resolved(moving([shaman, { sheet: 'mob', at: [8, 6] }], RED), cast('A1', 'hasten', 'A2'));
    expect(moveOf(p.now(), p.model('A2'))).toBe(inch(9));
    const at8 = (turn: GivenModel['turn']) =>
      why(moving([shaman, { sheet: 'mob', at: [8, 6], turn: turn! }], RED), cast('A1', 'hasten', 'A2'));
    expect([at8({ activated: true }), at8({ pinned: true })]).toEqual(['wrongTarget', 'useless']);
    expect(why(moving([shaman], RED), cast('A1', 'hasten', 'A1'))).toBe('wrongTarget');
  });

  test('[X-362] Mend: one Wound back, not above the printed number, not for the dying', () => {
    const choir: Given = { religions: ['choir-below', 'choir-below'] };
    const cantor = { sheet: 'choir-below.cantor', at: [6, 6] } as const;
    const hurt = (wounds: number) => moving([cantor, { sheet: 'colossus', at: [9, 6], wounds }], choir);
    const p = resolved(hurt(2), cast('A1', 'mend', 'A2'));
    expect([p.model('A2').wounds, p.told('mended')]).toMatchObject([3, [{ wounds: 1 }]]);
    expect([why(hurt(4), cast('A1', 'mend', 'A2')), why(hurt(0), cast('A1', 'mend', 'A2'))]).toEqual([
      'useless',
      'wrongTarget',
    ]);
  });
});

describe('Blink', () => {
  const diviner = { sheet: 'sun-diviner', at: [6, 6] } as const; // 25 mm
  const SUN: Given = { factions: ['black-sun', 'void'] };
  const blink = (x: number, y: number, engage = false): CastCommand =>
    cast('A1', 'blink', null, { at: at(x, y), engage });
  const ridge: Given = {
    ...SUN,
    config: {
      terrain: 'custom',
      pieces: [
        {
          k: 'mountain',
          shape: {
            poly: [
              [8, 3],
              [10, 3],
              [10, 9],
              [8, 9],
            ],
          },
        },
      ],
    },
  };

  test('[X-362] [X-314] at most 8", over anything, instead of legs', () => {
    const b = moving([diviner], ridge);
    expect([why(b, blink(14, 6)), why(b, blink(14.05, 6)), why(b, blink(9, 6)), why(b, blink(6, 6))]).toEqual([
      undefined,
      'outOfRange',
      'noPlace',
      'useless',
    ]);
    const p = resolved(b, blink(14, 6));
    expect([p.model('A1').at, p.model('A1').turn.ledger, p.model('A1').turn.pinned]).toEqual([
      at(14, 6),
      inch(8),
      false,
    ]);
    expect(p.told('blinked')).toMatchObject([{ model: 'A1', from: at(6, 6), to: at(14, 6) }]);
    const near = resolved(b, blink(6, 8));
    expect(near.model('A1').turn.ledger).toBe(inch(6)); // no legs after it
    const after = (turn: GivenModel['turn']) => why(moving([{ ...diviner, turn: turn! }], SUN), blink(6, 8));
    expect([after({ ledger: 1 }), after({ pinned: true })]).toEqual(['hasActed', 'hasActed']);
    expect(why(moving([{ ...diviner, rooted: true }], SUN), blink(6, 8))).toBeUndefined();
  });

  test('[X-316] [X-318] beside enemies it must engage: both are pinned', () => {
    const b = moving([diviner, zombies], SUN);
    expect([
      why(b, blink(10.5, 6)),
      why(b, blink(10.5, 6, true)),
      why(b, blink(8, 6, true)),
      why(b, blink(12, 6, true)),
    ]).toEqual(['noPlace', undefined, 'noPlace', 'noPlace']);
    const p = resolved(b, blink(10.5, 6, true));
    expect([p.model('A1').turn, p.model('B1').turn]).toMatchObject([{ pinned: true, engaged: true }, { pinned: true }]);
    expect(p.told('engaged')).toMatchObject([{ model: 'A1', with: ['B1'] }]);
  });

  test('[X-316] with `engageDistance: contact` half an inch is kept from whom it does not touch', () => {
    const b = moving([diviner, zombies], { ...SUN, rulings: { engageDistance: 'contact' } });
    expect([why(b, blink(10.5, 6)), why(b, blink(10, 6))]).toEqual(['noPlace', undefined]); // gaps 0.2" and 0.7"
  });

  test('[X-325] what it carries is delivered where it lands', () => {
    const b = moving(
      [
        { ...diviner, relics: ['R1'] },
        { sheet: 'trade-hub', at: [6, 15] },
      ],
      { ...SUN, nodes: [{ id: 'R1', at: null }] },
    );
    const p = resolved(b, blink(6, 13));
    expect([p.model('A1').relics, p.model('A2').relics]).toEqual([[], ['R1']]);
  });

  test('candidates are legal, and among them is the enemy in reach', () => {
    const b = moving([diviner, zombies], ridge);
    const all = castCommands(b, modelOf(b, 'A1')).filter(({ power }) => power === 'blink');
    expect(all.length).toBeGreaterThan(10);
    for (const c of all) expect(refuseCast(b, 0, c)).toBeUndefined();
    expect(all.some(({ engage }) => engage)).toBe(true);
  });
});

describe('Raise', () => {
  const necromancer = { sheet: 'necromancer', at: [6, 6] } as const;
  const VOID: Given = { factions: ['void', 'bloodpact'] };
  const raise = (sheet: string, x: number, y: number): CastCommand =>
    cast('A1', 'raise', null, { sheet: `void.${sheet}`, at: at(x, y) });

  test('[X-310] [X-362] a unit of 60 points or less within 3", free, counted, not active in this phase', () => {
    const b = moving([necromancer], VOID);
    const p = resolved(b, raise('zombies', 8, 6));
    expect(p.told('summoned')).toMatchObject([{ sheet: 'void.zombies', by: 'A1' }]);
    expect(p.now().models[1]).toMatchObject({ seat: 0, wounds: 2, since: 1, turn: { activated: true } });
    expect(p.now().sides[0]).toMatchObject({
      fielded: 55,
      bank: { R: 0, A: 0 },
      pool: { affinity: 6 },
      tally: { powers: 1 },
    });
    expect([
      why(b, raise('gravediggers', 8, 6)),
      why(b, raise('wargs', 8, 6)),
      why(b, raise('nonsense', 8, 6)),
    ]).toEqual([undefined, 'noUnit', 'noUnit']);
    expect(why(b, cast('A1', 'raise', null, { at: at(8, 6) }))).toBe('noUnit');
    expect([why(b, raise('zombies', 10.25, 6)), why(b, raise('zombies', 10.3, 6))]).toEqual([undefined, 'outOfRange']);
  });

  test('[X-362] more than an inch from enemy units, on free ground, within the limit', () => {
    const b = moving([necromancer, { seat: 1, sheet: 'mob', at: [10, 6] }], VOID);
    expect([why(b, raise('zombies', 8, 6)), why(b, raise('zombies', 6, 8)), why(b, raise('zombies', 6, 6.5))]).toEqual([
      'noPlace',
      undefined,
      'noPlace',
    ]);
    const full = { ...b, sides: [{ ...b.sides[0], fielded: 1446 }, b.sides[1]] as Battle['sides'] };
    expect([why(full, raise('zombies', 6, 8)), why(full, raise('gravediggers', 6, 8))]).toEqual(['noUnit', undefined]);
  });

  test('[X-335] what was raised in this round neither shoots nor builds', () => {
    const b = scene([{ sheet: 'gravediggers', at: [6, 6], since: 1 }], {
      ...VOID,
      banks: [
        [500, 0],
        [0, 0],
      ],
    });
    expect(playing(b).now().stack).toEqual([]);
  });

  test('candidates are legal', () => {
    const b = moving([necromancer, { seat: 1, sheet: 'mob', at: [10, 6] }], VOID);
    const all = castCommands(b, modelOf(b, 'A1'));
    expect(new Set(all.map(({ sheet }) => sheet))).toEqual(new Set(['void.zombies', 'void.gravediggers']));
    for (const c of all) expect(refuseCast(b, 0, c)).toBeUndefined();
  });
});

describe('candidates', () => {
  test('[DW-85] [DW-88] [DW-90] every power at every target, upcharges up to 2 that could matter', () => {
    const b = scene([sorcerer, mob], CULT);
    expect(castCommands(b, modelOf(b, 'A1')).map(({ power, upcharge }) => `${power} ${upcharge}`)).toEqual([
      'lightning 0',
      'lightning 1',
      'lightning 2',
      'blast 0',
      'blast 1',
      'corrupt 0',
    ]);
    for (const c of castCommands(b, modelOf(b, 'A1'))) expect(refuseCast(b, 0, c)).toBeUndefined();
    expect(playing(b).candidates().at(-1)).toEqual(DONE);
    expect(playing(b).refusal(shoot('A1', 'B1'))).toMatchObject({ why: 'noWeapon' });
  });
});
