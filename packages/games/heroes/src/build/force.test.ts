// The checker of forces, sentence by sentence: charts, caps, lists, kits, what is printed, and the bill (DW-23 to DW-28, X-172, X-173).
import { BASE_CAPS, HERO_CAPS, STATS, type Stat } from '@muster/dwethia';
import { describe, expect, test } from 'vitest';
import { profileOf } from '../content/profiles.ts';
import { RANKS, type Rank } from '../content/ranks.ts';
import type { UnitSheet } from '../content/sheet.ts';
import { heroes } from '../game.ts';
import { checkForce } from '../squad/checked.ts';
import { unit } from '../testing/scenes.ts';
import { chartFor, forceProblems, isPrinted, unitProblems } from './force.ts';
import { readForce, readUnit } from './reading.ts';
import { billOf, pointsOf } from './sheet.ts';

describe('[DW-25] the chart', () => {
  test.each([
    [20, [0, 1], 0, 0],
    [149, [0, 1], 0, 0],
    [150, [1, 2], 1, 0],
    [299, [1, 2], 1, 0],
    [300, [1, 3], 2, 1],
    [1000, [1, 3], 6, 1],
  ] as const)('of %i points: heroes %j, monsters %i, titans %i', (points, [least, most], monsters, titans) => {
    expect(chartFor(points)).toEqual([
      { rank: 'hero', least, most },
      { rank: 'basic', least: 0, most: null },
      { rank: 'religious', least: 0, most: 2 },
      { rank: 'monster', least: 0, most: monsters },
      { rank: 'titanic', least: 0, most: titans },
    ]);
  });

  const problems = (points: number, ...ids: string[]) =>
    forceProblems({ faction: 'void', units: ids.map((id) => readUnit(`void.${id}`, 'unit')) }, points, {
      printed: true,
    }).filter((problem) => !problem.startsWith('The force costs'));

  test.each([
    [149, ['death-knight'], []],
    [149, ['zombie'], []],
    [149, ['death-knight', 'necromancer'], ['A force of 149 points may have 1 hero; there are 2 (DW-25).']],
    [150, ['zombie'], ['A force of 150 points needs 1 hero at least (DW-25).']],
    [150, ['death-knight', 'revenant'], []],
    [150, ['death-knight', 'revenant', 'revenant'], ['A force of 150 points may have 2 heroes; there are 3 (DW-25).']],
    [150, ['death-knight', 'siege-golem'], []],
    [
      299,
      ['death-knight', 'siege-golem', 'siege-golem'],
      ['A force of 299 points may have 1 monster; there are 2 (DW-25).'],
    ],
    [299, ['death-knight', 'colossus'], ['A force of 299 points may have no titans; there is 1 (DW-25).']],
    [300, ['death-knight', 'colossus'], []],
    [300, ['death-knight', 'colossus', 'colossus'], ['A force of 300 points may have 1 titan; there are 2 (DW-25).']],
  ] as const)('%i points with %j: %j', (points, ids, sentences) => {
    expect(problems(points, ...ids)).toEqual(sentences);
  });
});

describe('[DW-23] [DW-25] the force', () => {
  const zombie = unit('void.zombie', {}); // 20 points
  const of = (units: readonly UnitSheet[], limit: number) =>
    forceProblems({ faction: 'void', units }, limit, { printed: false });

  test('costs the limit at most, and is not empty', () => {
    expect([of([zombie, zombie], 40), of([zombie, zombie], 39), of([], 40)]).toEqual([
      [],
      ['The force costs 40 points; the limit is 39 (DW-23).'],
      ['The force is empty: choose at least one unit (DW-23).'],
    ]);
  });

  test('is of one faction', () => {
    expect(of([zombie, unit('citadel.guardsman', {})], 100)).toEqual([
      'Guardsman does not belong to Champions of the Void (DW-25).',
    ]);
  });
});

describe('[DW-27] what a unit may have of each stat', () => {
  const ranks = Object.keys(RANKS) as readonly Rank[];
  const least: { readonly [S in Stat]: number } = {
    martial: 1,
    perception: 1,
    strength: 1,
    defense: 1,
    aggression: 0,
    wounds: 1,
    integrity: -2,
    destiny: 0,
    faith: 0,
    affinity: 0,
    move: 3,
  };
  const most = (rank: Rank, stat: Stat): number | null =>
    stat === 'move' ? 10 : (rank === 'basic' ? BASE_CAPS : HERO_CAPS)[stat];
  const problems = (sheet: UnitSheet, stat: Stat, value: number) =>
    unitProblems({ ...sheet, name: 'Ada', stats: { ...sheet.stats, [stat]: value } });

  test.each(ranks)('%s', (rank) => {
    const sheet = { ...unit('void.zombie', {}), rank };
    for (const { name, words } of STATS) {
      expect(problems(sheet, name, least[name])).toEqual([]);
      expect(problems(sheet, name, least[name] - 1)).toEqual([
        `Ada has ${words} ${least[name] - 1}; it is ${least[name]} at least (DW-27).`,
      ]);
      const cap = most(rank, name);
      expect(problems(sheet, name, cap ?? 20)).toEqual([]);
      if (cap !== null)
        expect(problems(sheet, name, cap + 1)).toEqual([
          `Ada has ${words} ${cap + 1}; ${RANKS[rank].many} have ${cap} at most (DW-27).`,
        ]);
    }
  });

  test.each(['bloodpact.reaver', 'bloodpact.alpha'])('of the Anarchists Integrity 1: %s', (id) => {
    const sheet = unit(id, {});
    const { many } = RANKS[sheet.rank];
    expect(problems(sheet, 'integrity', 1)).toEqual([]);
    expect(problems(sheet, 'integrity', 2)).toEqual([
      'Ada has Integrity 2; Bloodpact Anarchists have 1 at most (DW-27).',
    ]);
    expect(problems(sheet, 'move', 11)).toEqual([`Ada has Move 11; ${many} have 10 at most (DW-27).`]);
    expect(problems(sheet, 'aggression', 3)).toEqual([]); // of nothing else
  });
});

describe('[DW-27] the lists', () => {
  const guard = (change: Partial<UnitSheet>) =>
    unitProblems(unit('empire-of-sol.praetorian', { name: 'Ada', ...change }));

  test.each([[{ wargear: ['spear', 'wart'] }], [{ rules: ['wart'] }], [{ scars: ['wart'] }]])(
    'a stranger: %j',
    (change) => {
      expect(guard(change)).toEqual(['Ada: there is no wart in the lists (DW-27).']);
    },
  );

  test('a stranger among powers, and powers twice', () => {
    const sorcerer = (powers: readonly string[]) =>
      unitProblems(unit('eldritch-cult.sorcerer', { name: 'Ada', powers }));
    expect(sorcerer(['blast', 'wart'])).toEqual(['Ada: there is no wart in the lists (DW-27).']);
    expect(sorcerer(['blast', 'ward', 'blast', 'blast'])).toEqual(['Ada has Blast more than once (DW-27).']);
  });

  test('nothing twice but scars', () => {
    expect(guard({ wargear: ['spear', 'pistol', 'pistol', 'pistol'] })).toEqual([
      'Ada has pistol more than once (DW-27).',
    ]);
    expect(guard({ rules: ['fury', 'hardy', 'fury'] })).toEqual(['Ada has Fury more than once (DW-27).']);
    expect(guard({ scars: ['limp', 'limp'] })).toEqual([]);
    expect(guard({ wargear: ['spear', 'wart', 'wart'] })).toEqual([
      'Ada: there is no wart in the lists (DW-27).',
      'Ada: there is no wart in the lists (DW-27).',
      'Ada has wart more than once (DW-27).',
    ]);
  });

  test('what goes together', () => {
    expect(guard({ wargear: ['pike'] })).toEqual([]); // two hands, no shield
    expect(guard({ wargear: ['spear', 'shield'] })).toEqual([]); // a shield, one hand
    expect(guard({ wargear: [] })).toEqual([]); // bare hands
    expect(guard({ wargear: ['spear', 'pistol', 'rifle', 'camo-cloak'] })).toEqual([]); // several guns, one blade
    expect(guard({ rules: ['steady-aim', 'fury', 'null'] })).toEqual([]); // traits of others, and null without powers
    expect(unitProblems(unit('black-sun.boarder', {}))).toEqual([]); // one of Black Sun make
    expect(unitProblems(unit('eldritch-cult.sorcerer', {}))).toEqual([]); // powers with Affinity
    expect(unitProblems(unit('eldritch-cult.sorcerer', { name: 'Ada' }, { affinity: 0 }))).toEqual([
      'Ada knows powers but has no Affinity to cast them (DW-20).',
    ]);
    expect(unitProblems(unit('void.zombie', { name: 'Ada', rules: ['hardy', 'fury'] }))).toEqual([
      'Ada buys Hardy, which its faction gives it already (DW-25).',
    ]);
  });
});

describe('[DW-28] a sheet from outside', () => {
  const { name, faction, race, rank, stats, wargear } = unit('void.zombie', {});
  const bare = { name, faction, race, rank, stats, wargear };

  test('powers, rules and scars may be left out', () => {
    expect(readUnit(bare, 'unit')).toEqual({ ...bare, powers: [], rules: [], scars: [] });
    expect(readUnit({ ...bare, powers: ['ward'], rules: ['fury'], scars: ['fated'] }, 'unit')).toEqual({
      ...bare,
      powers: ['ward'],
      rules: ['fury'],
      scars: ['fated'],
    });
  });

  test('within a force a bare name is of its faction; nothing but a name is a name', () => {
    const force = (units: unknown) => readForce({ points: 60, faction: 'void', units }, 'force').units;
    expect(force(['cantor', 'void.zombie', bare]).map((one) => one.name)).toEqual(['Cantor', 'Zombie', 'Zombie']);
    expect(() => force([['cantor']])).toThrow(/must be an object, not \["cantor"\]/);
    expect(() => force(['citadel.moon'])).toThrow(/there is no profile citadel.moon/);
    expect(() => force(['x'.repeat(60)])).toThrow(/^there is no profile x{40}$/);
    expect(() => force('cantor')).toThrow(/must be a list/);
    expect(() => readForce({ points: 60, units: ['cantor'] }, 'force')).toThrow();
    expect(() => readForce({ points: 60, faction: 'moon', units: [] }, 'force')).toThrow(/must be one of/);
  });
});

describe('[X-173] as printed', () => {
  test.each(['citadel.grenadier', 'void.necromancer', 'void.null-monk'])(
    '%s is, and with any change it is not',
    (id) => {
      const sheet = unit(id, {});
      expect(isPrinted(sheet)).toBe(true);
      const changes: readonly Partial<UnitSheet>[] = [
        { name: 'Ada' },
        { race: 'taurus' },
        { rank: 'monster' },
        { wargear: [] },
        { powers: ['ward'] },
        { rules: ['fury'] },
        { scars: ['fated'] },
        { faction: 'eldritch-cult', race: 'orc' },
        ...STATS.map(({ name }) => ({ stats: { ...sheet.stats, [name]: sheet.stats[name] + 1 } })),
      ];
      for (const change of changes) expect(isPrinted({ ...sheet, ...change }), JSON.stringify(change)).toBe(false);
    },
  );

  test('only those, where that is agreed on', () => {
    const units = [unit('void.zombie', {}), unit('void.zombie', { name: 'Ada' })];
    expect(forceProblems({ faction: 'void', units }, 60, { printed: false })).toEqual([]);
    expect(forceProblems({ faction: 'void', units }, 60, { printed: true })).toEqual([
      'Ada is not one of the printed profiles (X-173).',
    ]);
  });
});

describe('[DW-24] the bill', () => {
  const items = (sheet: UnitSheet) => billOf(sheet).map(({ what, points }) => `${what}: ${points}`);

  test('item by item: stats, Move, wargear, powers, rules, nature, trait, footprint', () => {
    expect(items(profileOf('void.necromancer')!)).toEqual([
      'Martial 5: 5',
      'Perception 6: 6',
      'Strength 4: 4',
      'Defense 5: 5',
      'Aggression 3: 3',
      'Wounds 4: 4',
      'Integrity 1: 1',
      'Affinity 3: 30',
      'hand weapon: 0',
      'Raise: 5',
      'Lightning: 5',
      'Cover 1 by nature: 1',
      'Ignores wounds on 6+: 4',
    ]);
    expect(items(profileOf('void.siege-golem')!).slice(-4)).toEqual([
      'Move 8: 2',
      expect.stringMatching(/^long limbs/),
      'Ignores wounds on 6+: 5',
      'Footprint of a monster: 35',
    ]);
    expect(items(profileOf('void.zombie')!)).toContain('Move 5: -1');
    expect(items(profileOf('void.null-monk')!)).toEqual(expect.arrayContaining([expect.stringMatching(/^Null: /)]));
  });

  test('[DW-25] who carries a gun that lasts pays for the steady aim of the Citadel', () => {
    const pays = (id: string, wargear: readonly string[]) => items(unit(id, { wargear })).includes('Steady aim: 1');
    expect([
      pays('citadel.guardsman', ['hand-weapon', 'rifle']),
      pays('citadel.guardsman', ['hand-weapon', 'grenade']),
      pays('citadel.guardsman', ['hand-weapon', 'shield']),
      pays('citadel.guardsman', ['grenade', 'rifle']),
      pays('empire-of-sol.praetorian', ['hand-weapon', 'rifle']),
    ]).toEqual([true, false, false, true, false]);
  });

  test('what nobody knows costs nothing', () => {
    const sheet = unit('void.zombie', {});
    const strange = {
      ...sheet,
      wargear: [...sheet.wargear, 'wart'],
      powers: ['wart'],
      rules: ['wart'],
      scars: ['wart'],
    };
    expect(billOf(strange)).toEqual(billOf(sheet));
    expect(pointsOf(strange)).toBe(20);
  });

  test('[DW-28] a sheet is shown with its bill and the sum of it', () => {
    const sheet = unit('void.zombie', { name: 'Ada' });
    const { title, rows, problems } = checkForce(sheet, 'force');
    expect(title).toBe('Ada, 20 points: M3 P1 S4 D4 A3 W2 I2 D0/F0/A0 Move 5');
    expect(rows).toEqual([...billOf(sheet).map(({ what, points }) => [what, `${points}`]), ['Together', '20']]);
    expect(problems).toEqual([]);
  });

  test.each([
    ['void', 'Champions of the Void'],
    ['citadel', 'Citadel'],
  ] as const)('[DW-23] a force is shown under the name of %s', (faction, name) => {
    const { title } = checkForce({ points: 60, faction, units: [] }, 'force');
    expect(title).toContain(name);
    expect(title).toMatch(/, 0 of 60 points$/);
  });
});

describe('[X-77] [HR-17] scars that some battle could have left', () => {
  // a Captain: Martial 5, Wounds 2, Destiny 3, Affinity 0, Move 6
  const captain = (scars: readonly string[], stats: Partial<UnitSheet['stats']> = {}) =>
    unit('empire-of-sol.captain', { name: 'Ada', scars }, stats);

  test.each([
    [['fated', 'fated', 'fated'], {}, null],
    [['fated', 'fated', 'fated', 'fated'], {}, 'Destiny -1'],
    [['affinity-absorbed'], {}, 'Affinity -1'],
    [['affinity-absorbed'], { affinity: 1 }, null],
    [['toughened'], {}, null],
    [['toughened', 'toughened'], {}, 'Wounds 0'],
    [['limp', 'limp', 'limp', 'limp'], {}, null],
    [['limp', 'limp', 'limp', 'limp', 'limp'], {}, 'Move 11'],
    [['maimed-arm', 'blooded'], { martial: 9 }, null],
    [['blooded', 'maimed-arm'], { martial: 9 }, 'Martial 10'],
  ] as const)('%j with %j: %s', (scars, stats, before) => {
    expect(unitProblems(captain(scars, stats))).toEqual(
      before === null ? [] : [`Ada cannot have its scars: before them it would have had ${before} (X-77).`],
    );
  });

  test('none makes a force cheaper that nobody could have; before the sixth edition it did', () => {
    const units = [captain(Array<string>(9).fill('affinity-absorbed'))]; // 72 points, and nine times 5 for 10
    const read = (edition: 5 | 6) =>
      heroes.parseConfig({ points: 60, seats: [{ faction: 'empire-of-sol', units }, { faction: 'citadel' }], edition });
    expect(pointsOf(units[0]!)).toBe(27);
    expect(read(5).ok).toBe(true);
    expect(read(6)).toMatchObject({
      ok: false,
      refusal: {
        where: 'config.seats[0]',
        problem: 'Ada cannot have its scars: before them it would have had Affinity -9 (X-77)',
      },
    });
  });
});
