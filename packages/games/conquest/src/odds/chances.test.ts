// What commands would probably bring: by hand, and against every way the dice of the game itself can fall.
import { openingsOf, otherSide } from '@muster/dwethia';
import { describe, expect, test } from 'vitest';
import { foreseenFights } from '../fighting/support.ts';
import { sideOf } from '../state/battle.ts';
import { fightFrame, stepped } from '../state/fight-frame.ts';
import type { Battle, FightEntry } from '../state/types.ts';
import { woundsBy } from '../testing/brute-force.ts';
import { combat, ordered, playing, sided, withFrames } from '../testing/fights.ts';
import { at, type Given, type GivenModel, sceneOf } from '../testing/scenes.ts';
import { chancesOf, entryChances, foreseenChances, powerChances, shotChances } from './index.ts';

const own = (sheet: string, x: number, y: number, more: Partial<GivenModel> = {}): GivenModel => ({
  sheet,
  at: [x, y],
  ...more,
});
const foe = (sheet: string, x: number, y: number, more: Partial<GivenModel> = {}): GivenModel =>
  own(sheet, x, y, { seat: 1, ...more });

const scene = (models: readonly GivenModel[], more: Given = {}): Battle =>
  sceneOf({ factions: ['empire-of-sol', 'void'], phase: 'shoot', models, ...more });

const only = (b: Battle): FightEntry => {
  const fights = foreseenFights(b);
  expect(fights).toHaveLength(1);
  return fights[0]!;
};

/** Plays the only fight with every way the dice can fall; a leaf for each. */
const everyWay = (begin: Battle, leaf: (end: Battle, chance: number) => void): void => {
  const go = (dice: readonly number[]): void => {
    try {
      leaf(playing(begin, ...dice).now(), 6 ** -dice.length);
    } catch (e) {
      if (!(e instanceof Error) || !e.message.startsWith('no die left')) throw e;
      for (let face = 1; face <= 6; face++) go([...dice, face]);
    }
  };
  go([]);
};

/** Destiny of the first side. */
const pools = (destiny: number): NonNullable<Given['pools']> => [
  [destiny, 0, 0],
  [0, 0, 0],
];

/** So many wounds are about to be taken by the other side. */
const taking = (b: Battle, entry: FightEntry, strikes: 0 | 1, wounds: number): Battle => {
  const fight = stepped(fightFrame(entry, strikes), 'takes', strikes === 0 ? [wounds, 0] : [0, wounds]);
  return withFrames({ ...b, phase: 'combat' }, fight);
};

const near = (got: readonly number[], wanted: readonly number[]): void => {
  wanted.forEach((p, n) => {
    expect(got[n] ?? 0, `index ${n}`).toBeCloseTo(p, 10);
  });
};

describe('fights', () => {
  test.each<[string, readonly GivenModel[]]>([
    [
      '[DW-62] [DW-64] a wounded worker against a wounded one with ignore',
      [own('fabri', 10, 10), foe('gravediggers', 10, 12)],
    ],
    [
      '[X-354] an assault on a building with one Wound left',
      [own('fabri', 10, 10), foe('ossuary', 10, 12, { wounds: 1 })],
    ],
  ])('%s: as the game plays it, over all faces', (_, models) => {
    const b = ordered(scene(models), { fights: 'auto' });
    const entry = only(b);
    const chances = entryChances(b, entry);
    const before = [0, 1].map((side) => b.models.filter(({ seat }) => seat === side).length);
    const lost = before.map((n) => Array<number>(n + 1).fill(0));
    let total = 0;
    everyWay(combat(b), (end, p) => {
      total += p;
      before.forEach((n, side) => {
        lost[side]![n - end.models.filter(({ seat }) => seat === side).length]! += p;
      });
    });
    expect(total).toBeCloseTo(1, 10);
    lost.forEach((wanted, side) => {
      near(chances.sides[side]!.lost, wanted);
      expect(chances.sides[side]!.wiped).toBeCloseTo(wanted.at(-1)!, 10);
    });
  });

  /** Triarii cost more than a Legion and do not save; both stand before Death Knights with three dice, Fabri behind them. */
  const WALL = [
    own('triarii', 9, 10.4),
    own('legion', 11, 10.4),
    own('fabri', 13, 10.4),
    foe('death-knights', 10, 12),
  ] as const;
  const LED = [
    own('legate', 9, 10.4, { wounds: 1 }),
    own('triarii', 11, 10.4, { corrupt: 1 }),
    foe('wargs', 10, 12),
  ] as const;
  const ALLIES = [
    own('sagittarii', 8.3, 12, { wounds: 1 }),
    { ...own('void.wargs', 11.7, 12), seat: 2 },
    foe('zombies', 10, 12),
  ] as const;
  const ALLIED: Given = { factions: ['empire-of-sol', 'void', 'void'], sides: [0, 1, 0] };
  const LADEN = [
    own('legion', 9, 10.4, { relics: ['R1'] }),
    own('fabri', 11, 10.4, { relics: ['R2', 'R3'] }),
    foe('death-knights', 10, 12),
  ] as const;
  const CARRIED = ['R1', 'R2', 'R3'].map((id) => ({ id, at: null }));
  const MEDICS = ['field-medics'];
  const ENEMY = { savesOptional: true, allocator: 'attacker' } as const;

  test.each<[string, readonly GivenModel[], Given]>([
    ['[X-29] save bearers first', WALL, {}],
    ['[X-29] with `savesOptional` the cheaper first', WALL, { rulings: { savesOptional: true } }],
    ['[X-28] with `allocator` the dearer first', WALL, { rulings: ENEMY }],
    ['[X-28] [X-29] save bearers before the dearer', WALL, { rulings: { allocator: 'attacker' } }],
    [
      '[X-28] [X-324] two relics are dearer than one',
      LADEN,
      { rulings: { ...ENEMY, relicCapacity: 2 }, nodes: CARRIED },
    ],
    ['[X-366] Field Medics of one side', WALL, { research: [MEDICS, []] }],
    ['[X-366] Field Medics of both', WALL, { research: [MEDICS, MEDICS] }],
    ['[X-357] [X-365] who is corrupted guards no Commander', LED, {}],
    ['[X-356] who ignores wounds before others', ALLIES, ALLIED],
    ['[X-356] not before the fourth edition', ALLIES, { ...ALLIED, config: { edition: 3 } }],
    ['[X-361] [X-366] medics before Resolve', LED, { research: [MEDICS, []], pools: pools(2) }],
  ])('%s: as the game has wounds taken, over all faces', (_, models, given) => {
    const b = ordered(scene(models, given), { resolve: 'always' });
    const entry = foreseenFights(b)[0]!;
    const { sides } = entryChances(b, entry);
    const countOn = (side: 0 | 1, of: Battle): number => of.models.filter((m) => sideOf(b, m) === side).length;
    for (const struck of [0, 1] as const) {
      const strikes = otherSide(struck);
      const { dice, attack, wound } = sides[strikes].values;
      const before = countOn(struck, b);
      const lost = Array<number>(before + 1).fill(0);
      woundsBy(dice, attack!, wound!).forEach((p, n) => {
        everyWay(taking(b, entry, strikes, n), (end, q) => {
          lost[before - countOn(struck, end)]! += p * q;
        });
      });
      near(sides[struck].lost, lost);
    }
  });

  test('[X-366] medics that have been busy in this Combat phase are no help; those of the Shoot phase rest before it', () => {
    const b = scene(WALL, { research: [MEDICS, []] });
    const busy = sided(b, 0, { medics: true });
    const lostIn = (at: Battle) => entryChances(at, only(at)).sides[0].lost;
    const without = lostIn(scene(WALL));
    expect(lostIn({ ...busy, phase: 'combat' })).toEqual(without);
    expect(lostIn(busy)).toEqual(lostIn(b));
    expect(lostIn(b)[0]).toBeGreaterThan(without[0]!);
  });

  test('[X-348] [X-366] nobody tends a building', () => {
    const models = [own('fabri', 10, 10), foe('ossuary', 10, 12, { wounds: 1 })];
    const [plain, tended] = [scene(models), scene(models, { research: [[], MEDICS] })];
    expect(entryChances(tended, only(tended)).sides[1].lost).toEqual(entryChances(plain, only(plain)).sides[1].lost);
  });

  test('[DW-74] [DW-76] [X-27] a Legion against Zombies, by hand: 3 against 2, 4 against 3, both ways', () => {
    const b = scene([own('legion', 10, 10), foe('zombies', 10, 12)]);
    const { sides } = entryChances(b, only(b));
    expect(sides[0].values).toMatchObject({ dice: 2, arv: 3, attack: 3, wound: 3 });
    expect(sides[1].values).toMatchObject({ dice: 2, arv: 2, attack: 5, wound: 3 });
    const [p, q] = [(4 / 6) * (4 / 6) * (5 / 6), (2 / 6) * (4 / 6) * (4 / 6)]; // ignored on 6+, saved on 5+
    near(sides[0].wounds, [(1 - p) ** 2, 2 * p * (1 - p), p * p]);
    near(sides[1].wounds, [(1 - q) ** 2, 2 * q * (1 - q), q * q]);
    expect(sides[0].steps.length).toBeGreaterThan(4);
  });

  test('[X-323] all fights are foreseen before the phase', () => {
    const b = scene([own('legion', 10, 10), foe('zombies', 10, 12), own('triarii', 20, 10), foe('zombies', 20, 12)]);
    expect(foreseenChances(b).map(({ fight }) => fight.core)).toEqual([
      ['A1', 'B1'],
      ['A2', 'B2'],
    ]);
  });

  test('[X-316] an engagement is weighed where it would end; a walk that engages nobody is not', () => {
    const b = scene([own('legion', 10, 10), foe('zombies', 10, 15)], {
      phase: 'movement',
      stack: [{ type: 'activation', unit: 'A1', surge: false, leaving: null }],
    });
    const there = chancesOf(b, { type: 'walk', path: [at(10, 12.9)], engage: true });
    expect(there).toMatchObject({ fight: { core: ['A1', 'B1'] }, sides: [{ values: { attack: 3 } }, {}] });
    expect(chancesOf(b, { type: 'walk', path: [at(10, 11)], engage: false })).toBeUndefined();
    expect(chancesOf(b, { type: 'walk', path: [at(30, 30)], engage: true })).toBeUndefined();
  });
});

describe('[X-316] engagements', () => {
  const charging = (models: readonly GivenModel[], more: Given = {}): Battle =>
    scene(models, {
      phase: 'movement',
      stack: [{ type: 'activation', unit: 'A1', surge: false, leaving: null }],
      ...more,
    });
  const to = (x: number, y: number) => ({ type: 'walk', path: [at(x, y)], engage: true }) as const;

  test('[X-87] with `summoningSickness` who was placed in this round does not fight: an engagement brings no fight about', () => {
    const models = [own('legion', 10, 10), foe('zombies', 10, 15, { since: 1 }), foe('crypt', 12.3, 13)];
    const b = charging(models);
    expect(chancesOf(b, to(10, 12.9))).toMatchObject({ fight: { core: ['A1', 'B1'] } });
    expect(
      chancesOf(
        { ...b, config: { ...b.config, rulings: { ...b.config.rulings, summoningSickness: true } } },
        to(10, 12.9),
      ),
    ).toBeUndefined();
  });

  test('[X-314] one that is out of reach is not weighed', () => {
    const b = charging([own('legion', 10, 10), foe('zombies', 10, 25)]);
    expect(chancesOf(b, to(10, 22.9))).toBeUndefined();
  });

  test('of the fights there would be, its own', () => {
    const models = [own('legion', 10, 10), own('triarii', 20, 10), foe('zombies', 20, 12), foe('zombies', 10, 15)];
    expect(chancesOf(charging(models), to(10, 12.9))).toMatchObject({ fight: { core: ['A1', 'B2'] } });
  });

  test('nothing is weighed where nobody is active', () => {
    const b = charging([own('legion', 10, 10), foe('zombies', 10, 15)]);
    expect(chancesOf({ ...b, stack: [{ type: 'half', side: 0, step: 'act' }] }, to(10, 12.9))).toBeUndefined();
    expect(
      chancesOf({ ...b, outcome: { places: [[0], [1]], reason: 'conceded', rule: 'X-374' } }, to(10, 12.9)),
    ).toBeUndefined();
  });

  test('[X-348] [X-366] Field Medics tend no building', () => {
    const models = [own('castra', 10, 12.5), foe('zombies', 10, 10)];
    const b = scene(models, { research: [['field-medics'], ['field-medics']] });
    const entry = only(b);
    expect(entry.building).toBe('A1');
    const without = scene(models);
    expect(entryChances(b, entry).sides[1].wounds).toEqual(entryChances(without, entry).sides[1].wounds);
  });
});

describe('shots and powers', () => {
  const bows = scene([own('sagittarii', 6, 6), foe('zombies', 14, 6), foe('siege-golem', 6, 12)]);

  test('[DW-56] [DW-64] bows at Zombies: 1 + 2 against 3, then 6+', () => {
    const odds = shotChances(bows, { type: 'shoot', unit: 'A1', target: 'B1', arc: false })!;
    expect(odds).toMatchObject({ dice: 1, needs: { attack: 4, save: null, ignore: 6 }, deflected: 0, slain: 0 });
    near(odds.wounds, [1 - (3 / 6) * (5 / 6), (3 / 6) * (5 / 6)]);
  });

  describe('[X-361] [X-366] what helps against the wound counts too', () => {
    const shot = { type: 'shoot', unit: 'A1', target: 'B1', arc: false } as const;
    const p = (3 / 6) * (5 / 6); // 1 + 2 against 3, ignored on 6+
    const zombies = (more: Given = {}, wounds = 2): Battle =>
      scene([own('sagittarii', 6, 6), foe('zombies', 14, 6, { wounds })], more);
    const tended = { research: [[], ['field-medics']] } as const;

    test('Field Medics ignore the first wound of the phase on 4+', () => {
      const odds = shotChances(zombies(tended, 1), shot)!;
      near(odds.wounds, [1 - p / 2, p / 2]);
      expect([odds.mean, odds.slain]).toEqual([expect.closeTo(p / 2, 12), expect.closeTo(p / 2, 12)]);
      expect(odds.steps.at(-1)).toEqual({ what: 'Field Medics ignore the first wound on', value: 4, rule: 'X-366' });
    });

    test('not where they have been busy in this Shoot phase; before it they are ready', () => {
      const busy = sided(zombies(tended, 1), 1, { medics: true });
      expect(shotChances(busy, shot)!.slain).toBeCloseTo(p, 12);
      expect(shotChances(busy, shot)!.steps.some(({ rule }) => rule === 'X-366')).toBe(false);
      expect(shotChances({ ...busy, phase: 'movement' }, shot)!.slain).toBeCloseTo(p / 2, 12);
    });

    test('Heroic Resolve as long as Destiny lasts, at a wound that would slay', () => {
      const led = (wounds: number, destiny: number) =>
        scene([own('sagittarii', 6, 6), foe('necromancer', 14, 6, { wounds })], {
          pools: [
            [0, 0, 0],
            [destiny, 0, 0],
          ],
        });
      const q = (2 / 6) * (5 / 6); // 3 against 4
      expect(shotChances(led(1, 0), shot)!.slain).toBeCloseTo(q, 12);
      expect(shotChances(led(1, 2), shot)!.slain).toBeCloseTo(q / 4, 12);
      expect(shotChances(led(2, 2), shot)!).toMatchObject({ slain: 0, mean: expect.closeTo(q, 12) });
      expect(shotChances(led(1, 2), shot)!.steps.at(-1)).toEqual({
        what: 'Heroic Resolve at a fatal wound, with Destiny',
        value: 2,
        rule: 'X-361',
      });
    });

    test('of several who are struck the medics tend the first who is wounded', () => {
      const b = sceneOf({
        factions: ['void', 'empire-of-sol'],
        phase: 'shoot',
        models: [own('walker-horse', 6, 6), foe('equites', 12, 6, { wounds: 1 }), foe('equites', 12, 8.5)],
        pools: [
          [0, 0, 3],
          [0, 0, 0],
        ],
        research: [[], ['field-medics']],
      });
      const cast = { type: 'cast', unit: 'A1', power: 'lightning', target: 'B1', at: null, sheet: null } as const;
      const odds = powerChances(b, { ...cast, engage: false, upcharge: 0 })!;
      const hit = 5 / 6; // 3 + 6 against 4
      expect(odds.harms.map(({ target }) => target)).toEqual(['B1', 'B2']);
      near(odds.harms[0]!.wounds, [1 - hit / 2, hit / 2]);
      const second = hit * (1 - (1 - hit) / 2); // tended only where the first was missed
      near(odds.harms[1]!.wounds, [1 - second, second]);
      expect([odds.harms[0]!.slain, odds.harms[1]!.slain]).toEqual([expect.closeTo(hit / 2, 12), 0]);
    });
  });

  test('[DW-59] [X-342] three times as tough: no die', () => {
    const odds = shotChances(bows, { type: 'shoot', unit: 'A1', target: 'B2', arc: false })!;
    expect(odds).toMatchObject({ dice: 0, needs: { attack: null }, wounds: [1], mean: 0, slain: 0 });
  });

  test('each command is answered by its own', () => {
    const pools = [
      [0, 0, 4],
      [0, 0, 0],
    ] as const;
    const b = scene([own('augur', 10, 10), own('sagittarii', 6, 10), foe('zombies', 14, 10), foe('zombies', 12, 13)], {
      pools,
      stack: [{ type: 'shoot', side: 0, step: 'act' }],
    });
    const cast = {
      type: 'cast',
      unit: 'A1',
      power: 'blast',
      target: 'B1',
      at: null,
      sheet: null,
      engage: false,
      upcharge: 0,
    } as const;
    const shot = { type: 'shoot', unit: 'A2', target: 'B1', arc: false } as const;
    expect(chancesOf(b, cast)).toEqual(powerChances(b, cast));
    expect(chancesOf(b, shot)).toEqual(shotChances(b, shot));
    expect([chancesOf(b, { type: 'resolve', pay: true }), chancesOf(b, { type: 'resolve', pay: false })]).toEqual([
      { ignored: 0.5 },
      { ignored: 0 },
    ]);
    expect(chancesOf(b, { type: 'done' })).toBeUndefined();
    expect(chancesOf(b, { type: 'fight', fight: 'A1' })).toBeUndefined();
    const fights = foreseenFights(
      scene([own('legion', 10, 10), foe('zombies', 10, 12), own('legion', 20, 10), foe('zombies', 20, 12)]),
    );
    const models = [own('legion', 10, 10), foe('zombies', 10, 12), own('legion', 20, 10), foe('zombies', 20, 12)];
    const fighting = scene(models, { phase: 'combat', stack: [{ type: 'combat', side: 0, step: 'select', fights }] });
    expect(chancesOf(fighting, { type: 'fight', fight: 'A2' })).toEqual(entryChances(fighting, fights[1]!));
    expect(chancesOf(fighting, { type: 'fight', fight: 'A9' })).toBeUndefined();
  });

  test('[X-344] into a melee half of it goes astray', () => {
    const b = scene([own('platoon', 6, 6), own('wardens', 13, 6), foe('mob', 14.9, 6)], {
      factions: ['citadel', 'bloodpact'],
    });
    const odds = shotChances(b, { type: 'shoot', unit: 'A1', target: 'B1', arc: false })!;
    expect(odds.deflected).toBe(1 / 2);
    expect(odds.wounds[1]).toBeCloseTo((1 / 2) * (odds.needs.attack === null ? 0 : (7 - odds.needs.attack) / 6), 12);
  });

  test('[X-362] [X-363] Blast with an upcharge: two wounds of a success, certain where nobody can resist', () => {
    const b = scene([own('augur', 10, 10), foe('zombies', 16, 10)], {
      pools: [
        [0, 0, 4],
        [0, 0, 0],
      ],
    });
    const c = { type: 'cast', unit: 'A1', power: 'blast', target: 'B1', at: null, sheet: null, engage: false } as const;
    const odds = powerChances(b, { ...c, upcharge: 1 })!;
    expect(odds).toMatchObject({ cost: 2, resolves: 1, harms: [{ target: 'B1', needs: { attack: 2, ignore: 6 } }] });
    const p = 5 / 6; // 3 + 6 against 3
    near(odds.harms[0]!.wounds, [1 - p + p / 36, (p * 10) / 36, (p * 25) / 36]);
    expect(odds.harms[0]!.slain).toBeCloseTo((p * 25) / 36, 12);
  });

  const told = (b: Battle, target = 'B1', arc = false): readonly string[] =>
    shotChances(b, { type: 'shoot', unit: 'A1', target, arc })!.steps.map(
      ({ what, value, rule }) => `${what} ${value} ${rule}`,
    );
  const melee = (research: readonly string[] = []) =>
    scene([own('platoon', 6, 6), own('wardens', 13, 6), foe('mob', 14.9, 6)], {
      factions: ['citadel', 'bloodpact'],
      research: [research, []],
    });

  test('[X-344] [X-366] the friend’s share is told where there is one; Fire Discipline makes it a third', () => {
    const STRAY = 'Strikes a friend on so much or less';
    expect(told(melee())).toContain(`${STRAY} 3 X-344`);
    expect(told(melee(['fire-discipline']))).toContain(`${STRAY} 2 X-344`);
    expect(told(bows).some((step) => step.startsWith(STRAY))).toBe(false);
    expect(told(bows, 'B2').some((step) => step.startsWith(STRAY))).toBe(false);
    const odds = shotChances(melee(['fire-discipline']), { type: 'shoot', unit: 'A1', target: 'B1', arc: false })!;
    expect(odds.deflected).toBeCloseTo(1 / 3, 12);
    const p = (7 - odds.needs.attack!) / 6;
    near(odds.wounds, [1 - (2 / 3) * p, (2 / 3) * p]);
    expect(odds.mean).toBeCloseTo((2 / 3) * p, 12);
  });

  test('[DW-59] why no die is rolled', () => {
    const VAIN = 'Too tough for this weapon: no die 0 DW-59';
    expect(told(bows, 'B2')).toContain(VAIN);
    expect(told(bows)).not.toContain(VAIN);
  });

  test('[X-344] [X-342] what is too tough, in a melee: nothing goes astray', () => {
    const b = scene([own('sagittarii', 6, 6), foe('siege-golem', 12, 6), own('legion', 12, 8)]);
    const odds = shotChances(b, { type: 'shoot', unit: 'A1', target: 'B1', arc: false })!;
    expect(odds).toMatchObject({ dice: 0, deflected: 0, wounds: [1] });
  });

  test.each([
    ['A9', 'B1'],
    ['A1', 'B9'],
    ['B1', 'A1'],
  ])('no chances of a shot by %s at %s: nobody, or no weapon', (unit, target) => {
    expect(shotChances(bows, { type: 'shoot', unit, target, arc: false })).toBeUndefined();
  });

  test('[DW-65] slain: as many Wounds as it has left', () => {
    const hurt = scene([own('sagittarii', 6, 6), foe('zombies', 14, 6, { wounds: 1 })]);
    const odds = shotChances(hurt, { type: 'shoot', unit: 'A1', target: 'B1', arc: false })!;
    expect(odds.slain).toBeCloseTo(5 / 12, 12);
  });

  describe('powers', () => {
    const c = {
      type: 'cast',
      unit: 'A1',
      power: 'blast',
      target: 'B1',
      at: null,
      sheet: null,
      engage: false,
      upcharge: 0,
    } as const;
    const duel = (
      own4: readonly [number, number, number],
      others: readonly [number, number, number],
      rulings: Given['rulings'] = {},
    ) =>
      scene([own('augur', 10, 10), own('legion', 10, 13), foe('zombies', 16, 10)], {
        pools: [own4, others],
        rulings: rulings!,
      });
    const stakes = {
      charge: 1,
      affinity: 3,
      casterDestiny: 2,
      defence: 3,
      resisterDestiny: 1,
      rules: { entryFeeCounts: false, strictSingleRaise: false },
    };

    test.each<[string, Given['rulings'], Partial<Parameters<typeof openingsOf>[0]>]>([
      ['[X-363] Faith and Affinity of the other side, what is left of one’s own', {}, {}],
      ['[X-24] without Affinity', { affinityResists: false }, { defence: 1 }],
      [
        '[X-20] the fee counts',
        { entryFeeCounts: true },
        { rules: { entryFeeCounts: true, strictSingleRaise: false } },
      ],
      [
        '[X-21] one raise each',
        { strictSingleRaise: true },
        { rules: { entryFeeCounts: false, strictSingleRaise: true } },
      ],
    ])('%s', (_, rulings, more) => {
      const b = duel([2, 9, 4], [1, 1, 2], {
        affinityResists: true,
        entryFeeCounts: false,
        strictSingleRaise: false,
        ...rulings,
      });
      const odds = powerChances(b, c)!;
      const wanted = openingsOf({ ...stakes, ...more });
      expect(odds.cost).toBe(1);
      expect(odds.openings).toEqual(wanted);
      expect(odds.resolves).toBe(Math.min(...wanted.map(({ resolves }) => resolves)));
    });

    test('[X-363] what cannot be resisted is certain; [X-23] a power on friends with no enemy near', () => {
      const far = scene([own('augur', 10, 10), own('legion', 10, 13), foe('zombies', 30, 30)], {
        phase: 'movement',
        pools: [
          [0, 0, 4],
          [0, 5, 5],
        ],
      });
      const ward = { ...c, power: 'ward', target: 'A2' };
      expect(powerChances(far, ward)).toMatchObject({ resolves: 1, openings: [{ points: 0, resolves: 1 }], harms: [] });
      const nearby = duel([0, 0, 4], [0, 2, 0]);
      expect(powerChances(nearby, ward)!.resolves).toBeLessThan(1);
    });

    test('[X-362] Lightning: each who is struck, by its own Defense, the target first', () => {
      const b = scene([own('sorcerer', 6, 6), foe('mob', 12, 6), foe('mob', 12, 8)], {
        factions: ['eldritch-cult', 'bloodpact'],
        pools: [
          [0, 0, 4],
          [0, 0, 0],
        ],
      });
      expect(powerChances(b, { ...c, power: 'lightning' })!.harms.map(({ target }) => target)).toEqual(['B1', 'B2']);
      expect(powerChances(b, c)!.harms.map(({ target }) => target)).toEqual(['B1']);
      expect(powerChances(b, c)!.steps.length).toBeGreaterThan(0);
      expect(powerChances(b, { ...c, target: 'B9' })!.harms).toEqual([]);
    });

    test('none of what nobody could cast, and none beyond the pool', () => {
      const b = duel([0, 0, 1], [0, 0, 0]);
      expect(powerChances(b, c)).toBeDefined();
      expect(powerChances(b, { ...c, upcharge: 1 })).toBeUndefined();
      expect(powerChances(b, { ...c, unit: 'A9' })).toBeUndefined();
      expect(powerChances(b, { ...c, power: 'nonsense' })).toBeUndefined();
    });
  });
});
