// What powers do that are no attacks (3.5, X-364, X-365).
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { MapPiece } from '../content/types.ts';
import { unitOf } from '../content/units.ts';
import { integrityOf, martialOf, moveOf, saveOf } from '../ground/values.ts';
import { halfProcedure } from '../halves/moving.ts';
import { modelOf } from '../state/battle.ts';
import type { Battle, CastCommand, Frame } from '../state/types.ts';
import { active, augur, CULT, cast, mob, moving, resolved, scene, sorcerer, why, zombies } from '../testing/powers.ts';
import { at, configOf, type Given, type GivenModel } from '../testing/scenes.ts';
import { playing } from '../testing/shooting.ts';
import { castCommands, refuseCast } from './casting.ts';

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
    expect(p.model('B1').turn.held).toBe(false); // no half of theirs is under way
    expect(p.told('powerTook')).toMatchObject([{ on: 'B1', held: false, rule: 'X-364' }, { on: 'B2' }]);
    expect(p.now().sides[0].tally.powers).toBe(1);
    expect(
      why(
        { ...p.now(), stack: active, models: p.now().models.map((m) => ({ ...m, turn: { ...m.turn, cast: false } })) },
        cast('A1', 'root', 'B1'),
      ),
    ).toBe('useless');
  });

  test.each<[boolean, boolean, 'useless' | undefined]>([
    [true, true, 'useless'],
    [true, false, undefined],
    [false, true, undefined],
    [false, false, undefined],
  ])(
    '[X-364] worth casting while one of them is free: target rooted %s, friend rooted %s',
    (target, friend, wanted) => {
      const models = [
        { sheet: 'walker-horse', at: [6, 6] },
        { seat: 1, sheet: 'mob', at: [12, 6], rooted: target },
        { seat: 1, sheet: 'mob', at: [12, 8], rooted: friend },
      ] as const;
      expect(why(moving(models, { factions: ['void', 'bloodpact'] }), cast('A1', 'root', 'B1'))).toBe(wanted);
    },
  );

  test('[X-364] it holds through the next half of their side; `rootUntil: round`: till the end of the round', () => {
    const after = (rootUntil: 'half' | 'round', side: 0 | 1) => {
      const half = { type: 'half', side, step: 'act' } as const;
      const b = moving([{ ...mob, rooted: true }], { ...CULT, rulings: { rootUntil }, stack: [half] });
      return halfProcedure.advance(b, half, { roll: () => [], shuffle: (items) => items, final: () => {} }).models[0]!
        .rooted;
    };
    expect([after('half', 1), after('half', 0), after('round', 1)]).toEqual([false, true, true]);
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

  const hierophant = { sheet: 'hierophant', at: [6, 6] } as const;
  test.each<[string, number, 'useless' | undefined]>([
    ['corrupt', 0, undefined],
    ['corrupt', 1, undefined],
    ['corrupt', 2, 'useless'],
  ])('[X-365] %s at one that is corrupted for %i ends of rounds yet', (power, corrupt, wanted) => {
    const b = scene([sorcerer, { ...mob, corrupt }], CULT);
    expect(why(b, cast('A1', power, 'B1'))).toBe(wanted);
  });

  test('[X-362] what is told of it: by the rule of powers, only Root has its own', () => {
    const told = (b: Battle, power: string, target: string) => {
      const p = playing(b);
      p.play(cast('A1', power, target));
      return p.told('powerTook');
    };
    expect(told(scene([hierophant, mob], CULT), 'dread', 'B1')).toEqual([
      { type: 'powerTook', power: 'dread', on: 'B1', held: false, rule: 'X-362' },
    ]);
    expect(told(scene([sorcerer, mob], CULT), 'corrupt', 'B1')).toEqual([
      { type: 'powerTook', power: 'corrupt', on: 'B1', held: false, rule: 'X-362' },
    ]);
    const p = resolved(moving([augur, { sheet: 'legion', at: [8, 6] }]), cast('A1', 'ward', 'A2'));
    expect(p.told('powerTook')).toEqual([{ type: 'powerTook', power: 'ward', on: 'A2', held: false, rule: 'X-362' }]);
  });

  const shaman = { sheet: 'blood-shaman', at: [6, 6] } as const;
  const RED: Given = { factions: ['bloodpact', 'void'] };

  test('[X-362] Hasten: Move +3 for a friend that has not been active', () => {
    const p = resolved(moving([shaman, { sheet: 'mob', at: [8, 6] }], RED), cast('A1', 'hasten', 'A2'));
    expect(moveOf(p.now(), p.model('A2'))).toBe(inch(9));
    const at8 = (turn: GivenModel['turn']) =>
      why(moving([shaman, { sheet: 'mob', at: [8, 6], turn: turn! }], RED), cast('A1', 'hasten', 'A2'));
    expect([at8({ activated: true }), at8({ pinned: true })]).toEqual(['wrongTarget', 'useless']);
    expect(why(moving([shaman], RED), cast('A1', 'hasten', 'A1'))).toBe('wrongTarget');
  });

  test('[X-328] Hasten: not for the friend whose move a Surge came between', () => {
    const of = (unit: string, surge: boolean): Frame => ({ type: 'activation', unit, surge, leaving: null });
    const models = [shaman, { sheet: 'mob', at: [8, 6] }, { sheet: 'mob', at: [4, 6] }] as const;
    const b = moving(models, { ...RED, stack: [of('A2', false), of('A1', true)] });
    expect([why(b, cast('A1', 'hasten', 'A2')), why(b, cast('A1', 'hasten', 'A3'))]).toEqual([
      'wrongTarget',
      undefined,
    ]);
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
    for (const place of [
      { x: at(8, 6).x + 0.5, y: at(8, 6).y },
      { x: at(6, 8).x, y: at(6, 8).y + 0.5 },
    ])
      expect(why(b, cast('A1', 'blink', null, { at: place }))).toBe('noPlace');
    const p = resolved(b, blink(14, 6));
    expect([p.model('A1').at, p.model('A1').turn.ledger, p.model('A1').turn.pinned]).toEqual([
      at(14, 6),
      inch(8),
      false,
    ]);
    expect(p.told('blinked')).toMatchObject([{ model: 'A1', from: at(6, 6), to: at(14, 6) }]);
    const east = (units: number) =>
      why(b, cast('A1', 'blink', null, { at: { x: at(14, 6).x + units, y: at(14, 6).y } }));
    expect([east(2), east(3)]).toEqual([undefined, 'outOfRange']); // ε
    const near = resolved(b, blink(6, 8));
    expect(near.model('A1').turn.ledger).toBe(inch(6)); // no legs after it
    const after = (turn: GivenModel['turn']) => why(moving([{ ...diviner, turn: turn! }], SUN), blink(6, 8));
    expect([after({ ledger: 1 }), after({ pinned: true })]).toEqual(['hasMoved', 'pinned']);
    expect(why(moving([{ ...diviner, rooted: true }], SUN), blink(6, 8))).toBeUndefined();
  });

  test('[X-316] [X-318] beside enemies it must engage: both are pinned', () => {
    const b = moving([diviner, zombies], SUN);
    expect([
      why(b, blink(10.5, 6)),
      why(b, blink(10.5, 6, true)),
      why(b, blink(8, 6, true)),
      why(b, blink(12, 6, true)),
    ]).toEqual(['mustEngage', undefined, 'nobodyToEngage', 'noPlace']);
    const p = resolved(b, blink(10.5, 6, true));
    expect([p.model('A1').turn, p.model('B1').turn]).toMatchObject([{ pinned: true, engaged: true }, { pinned: true }]);
    expect(p.told('engaged')).toMatchObject([{ model: 'A1', with: ['B1'] }]);
  });

  test('[X-316] with `engageDistance: contact` half an inch is kept from whom it does not touch', () => {
    const b = moving([diviner, zombies], { ...SUN, rulings: { engageDistance: 'contact' } });
    expect([why(b, blink(10.5, 6)), why(b, blink(10, 6))]).toEqual(['zone', undefined]); // gaps 0.2" and 0.7"
    const beside = (gap: number) =>
      why(b, cast('A1', 'blink', null, { at: { x: at(12, 6).x - 3250 - gap, y: at(12, 6).y } }));
    expect([beside(1267), beside(1268)]).toEqual(['zone', undefined]); // 1270 are half an inch, less ε
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

describe('[X-316] [X-362] what Blink is offered', () => {
  const diviner = { sheet: 'sun-diviner', at: [18, 12] } as const;
  const foe = (sheet: string, x: number, y: number): GivenModel => ({ seat: 1, sheet, at: [x, y] });
  const offered = (...others: readonly GivenModel[]) => {
    const b = moving([diviner, ...others], { factions: ['black-sun', 'void'] });
    return { b, all: castCommands(b, modelOf(b, 'A1')).filter(({ power }) => power === 'blink') };
  };
  const spotsOf = (...others: readonly GivenModel[]) => offered(...others).all.map((c) => c.at!);
  const alone = spotsOf();

  test('twelve directions, the whole way and half of it', () => {
    const { x, y } = at(18, 12);
    const gaps = alone.map((p) => Math.round(Math.hypot(p.x - x, p.y - y)));
    expect(alone).toHaveLength(24);
    expect(new Set(gaps)).toEqual(new Set([inch(8), inch(4)]));
    expect(alone).toContainEqual(at(26, 12));
    expect(alone).toContainEqual(at(18, 16));
  });

  test.each<[string, GivenModel, readonly (readonly [number, number])[]]>([
    // 25 mm and 40 mm: 3250 units between the centres when they touch; 5-12-13 so that the line is exact
    ['an enemy unit to the east', foe('zombies', 24, 12), [[inch(24) - 3250, inch(12)]]],
    ['an enemy unit to the north-east', foe('zombies', 21, 16), [[inch(21) - 1950, inch(16) - 2600]]],
    ['an enemy unit to the south-west', foe('zombies', 15, 8), [[inch(15) + 1950, inch(8) + 2600]]],
    ['an enemy unit so far that it just gets there', foe('zombies', 27.25, 12), [[inch(27.25) - 3250, inch(12)]]],
    ['an enemy unit out of reach', foe('zombies', 30, 12), []],
    ['an enemy building', foe('crypt', 24, 12), []],
    ['a friend', { sheet: 'company-guard', at: [24, 12] }, []],
  ])('%s: base to base on its near side', (_, other, wanted) => {
    const more = spotsOf(other).filter((p) => !alone.some((q) => q.x === p.x && q.y === p.y));
    expect(more).toEqual(wanted.map(([x, y]) => ({ x, y })));
  });

  test('all of it is legal, and engages where it must', () => {
    const { b, all } = offered(foe('zombies', 21, 16), foe('zombies', 24, 12), foe('crypt', 15, 8));
    for (const c of all) expect(refuseCast(b, 0, c)).toBeUndefined();
    expect(all.filter(({ engage }) => engage).length).toBeGreaterThanOrEqual(2);
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
    for (const place of [
      { x: at(8, 6).x + 0.5, y: at(8, 6).y },
      { x: at(8, 6).x, y: at(8, 6).y + 0.5 },
      { x: Number.NaN, y: at(8, 6).y },
    ])
      expect(why(b, cast('A1', 'raise', null, { sheet: 'void.zombies', at: place }))).toBe('noPlace');
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

  test.each([
    [60, undefined],
    [61, 'noUnit'],
  ])('[X-362] a unit of one’s own for %i points: %s', (R, wanted) => {
    const sheet = { ...unitOf('void.zombies')!, id: 'own.1', mark: 'a', cost: { R, A: 0 } };
    const { seats } = configOf(VOID);
    const config = { seats: seats.map((army, i) => (i === 0 ? { ...army, units: [sheet] } : army)) };
    const b = moving([necromancer], { ...VOID, config });
    expect(why(b, cast('A1', 'raise', null, { sheet: 'own.1', at: at(8, 6) }))).toBe(wanted);
    const offered = castCommands(b, modelOf(b, 'A1')).some((c) => c.sheet === 'own.1');
    expect(offered).toBe(wanted === undefined);
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
