import { stats } from '@muster/dwethia';
import { parse } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { ARMIES, armyOf } from '../content/armies.ts';
import { buildingOf } from '../content/buildings.ts';
import { CONQUEST_POWERS, conquestPower } from '../content/powers.ts';
import { ELITES } from '../content/religions.ts';
import type { UnitSheet } from '../content/types.ts';
import { UNITS, unitOf } from '../content/units.ts';
import { WEAPONS, weaponOf } from '../content/weapons.ts';
import { armyProblems, sheetIn, startPoints, unitProblems } from './army.ts';
import { capOf, classOf } from './caps.ts';
import { mostInPlay, rankOf } from './chart.ts';
import { checkForce } from './checked.ts';
import { type OwnUnit, ownSheet } from './own.ts';
import { billOf, priceOf } from './price.ts';
import { type ArmyFile, readArmy, readUnitSheet } from './reading.ts';
import { makeUnitText, parseUnitText } from './text.ts';
import { buildingFacts, costWords, gunFacts, kitWords, markOf, powerFacts } from './words.ts';

/** 3 1 3 4 2 2 2, Range 2: 90 R by the list. */
const SPEARS: OwnUnit = {
  name: 'Ada',
  faction: 'empire-of-sol',
  race: 'terran',
  stats: stats([3, 1, 3, 4, 2, 2, 2], [0, 0, 0], 6),
  weapon: null,
  reach: 2,
  save: null,
  harvest: 0,
  startingForce: true,
  worker: false,
  horde: false,
  commander: false,
  elite: false,
  powers: [],
};
const own = (change: Partial<OwnUnit> = {}, n = 1): UnitSheet => ownSheet({ ...SPEARS, ...change }, n);
const withStats = (change: Partial<OwnUnit['stats']>, rest: Partial<OwnUnit> = {}): UnitSheet =>
  own({ stats: { ...SPEARS.stats, ...change }, ...rest });

const army = (change: Partial<ArmyFile> = {}): ArmyFile => ({
  ...armyOf('empire-of-sol'),
  points: 1500,
  scenario: 'take-the-city',
  missions: ['claims', 'phalanx'],
  units: [],
  ...change,
});

describe('the price of a unit of one’s own', () => {
  const plain = { weapon: null, reach: 1, save: null, powers: [] } as const;
  const NONE = [0, 0, 0] as const;

  test.each([
    ['workers', { ...plain, stats: stats([1, 1, 1, 3, 1, 1, 0], NONE, 6) }, 40, 0],
    ['a line with bows', { ...plain, stats: stats([3, 3, 3, 3, 2, 2, 1], NONE, 6), weapon: 'short-bows' }, 110, 0],
    ['spearmen', { ...plain, stats: stats([3, 1, 3, 4, 2, 2, 2], NONE, 6), reach: 2 }, 90, 0],
    ['cavalry', { ...plain, stats: stats([4, 2, 4, 3, 3, 2, 1], NONE, 9) }, 110, 0],
    ['a machine, 125 and 80', { ...plain, stats: stats([4, 1, 6, 6, 4, 5, -1], NONE, 6) }, 205, 0],
    ['a Commander', { ...plain, stats: stats([5, 4, 4, 4, 3, 3, 2], [2, 1, 0], 6) }, 125, 25],
    ['a caster', { ...plain, stats: stats([2, 4, 2, 3, 1, 2, 0], [1, 0, 3], 6), powers: ['blast', 'root'] }, 120, 40],
    ['an elite', { ...plain, stats: stats([5, 3, 5, 4, 3, 3, 1], [1, 3, 0], 6) }, 120, 25],
    ['a shield', { ...plain, stats: stats([3, 1, 4, 3, 2, 2, 2], NONE, 6), save: 5 }, 100, 0],
    ['slow', { ...plain, stats: stats([3, 1, 3, 4, 2, 2, 2], NONE, 4) }, 75, 0],
    ['Range 3', { ...plain, stats: stats([3, 1, 3, 4, 2, 2, 2], NONE, 6), reach: 3 }, 95, 0],
    ['four Wounds', { ...plain, stats: stats([1, 1, 1, 2, 1, 4, 0], NONE, 6) }, 130, 0],
    ['three Wounds', { ...plain, stats: stats([1, 1, 1, 2, 1, 3, 0], NONE, 6) }, 45, 0],
  ] as const)('[DW-24] [CQ-09] %s', (_, unit, R, A) => {
    expect(priceOf(unit)).toEqual({ R, A });
  });

  test('[DW-24] weapons by the list: range, Strength, penalty, keywords', () => {
    const naked = priceOf({ ...SPEARS }).R;
    expect(WEAPONS.map(({ id }) => [id, (priceOf({ ...SPEARS, weapon: id }).R - naked) / 5])).toEqual([
      ['short-bows', 5],
      ['rifles', 4],
      ['long-rifles', 9],
      ['fire-pistols', 4],
      ['carbines', 6],
      ['hexes', 4],
      ['field-guns', 4],
      ['mortars', 4],
      ['sun-cannon', 6],
      ['tower-guns', 5],
    ]);
    expect(priceOf({ ...SPEARS, weapon: 'moon', powers: ['moon'] }).R).toBe(naked);
  });

  test('[DW-24] what is usual is no item of it', () => {
    const { R, A } = billOf({
      stats: stats([1, 0, 1, 2, 1, 1, 0], [0, 0, 0], 6),
      weapon: null,
      reach: 1,
      save: null,
      powers: ['moon'],
    });
    const items = [...R, ...A].map(({ what }) => what);
    expect(items.some((what) => /^Move|Range|Shield|moon|or more/.test(what))).toBe(false);
  });

  test('[DW-24] the bill, item by item', () => {
    const bill = billOf({
      stats: stats([5, 3, 4, 4, 2, 4, -1], [2, 1, 3], 5),
      weapon: 'carbines',
      reach: 2,
      save: 5,
      powers: ['blast'],
    });
    const words = (items: typeof bill.R) => items.map(({ what, points }) => `${what}: ${points}`);
    expect(words(bill.R)).toEqual([
      'Martial 5: 25',
      'Perception 3: 15',
      'Strength 4: 20',
      'Defense 4: 20',
      'Aggression 2: 10',
      'Wounds 4: 20',
      'Integrity -1: -5',
      'Move 5: -5',
      'Carbines [Black Sun]: 30',
      'Range 2: 5',
      'Shield 5+: 15',
      'Blast: 25',
      '4 Wounds or more: 80',
    ]);
    expect(words(bill.A)).toEqual(['Destiny 2: 20', 'Faith 1: 5', 'Affinity 3: 30']);
  });

  test('[DW-24] units of the lists keep the prices of their tables', () => {
    expect(unitOf('empire-of-sol.legion')!.cost.R).toBe(105);
    expect(priceOf(unitOf('empire-of-sol.legion')!).R).toBe(100);
  });
});

describe('a unit of one’s own', () => {
  test('[DW-28] [CQ-05] its id, letter and what follows', () => {
    expect(own()).toMatchObject({
      id: 'own.1',
      mark: 'a',
      base: 40,
      rule: null,
      cost: { R: 90, A: 0 },
      source: 'house',
    });
    expect(own({}, 9)).toMatchObject({ id: 'own.9', mark: 'i' });
  });

  test.each<[string, UnitSheet, readonly string[], number]>([
    ['of the starting force', own(), ['hq'], 40],
    ['a Commander', own({ startingForce: false, commander: true }), ['hq', 'sanctum'], 25],
    ['an Elite', own({ startingForce: false, elite: true }), ['sanctum'], 25],
    ['a machine', withStats({ wounds: 4 }, { startingForce: false }), ['foundry'], 50],
    ['any other', own({ startingForce: false }), ['barracks'], 40],
  ])('[X-331] [CQ-03] %s', (_, unit, builtBy, base) => {
    expect(unit).toMatchObject({ builtBy, base });
  });

  test('[DW-28] nothing is wrong with units of the lists, nor with a plain one', () => {
    expect([...UNITS, ...ELITES].flatMap(unitProblems)).toEqual([]);
    expect(unitProblems(own())).toEqual([]);
  });

  test('[DW-28] caps by class', () => {
    expect([own(), withStats({ wounds: 4 }), own({ elite: true })].map(classOf)).toEqual(['line', 'machine', 'hero']);
    const caps = (unit: UnitSheet) =>
      (['martial', 'perception', 'strength', 'defense', 'aggression', 'wounds', 'integrity', 'move'] as const).map(
        (stat) => capOf(unit, stat),
      );
    expect(caps(own())).toEqual([5, 2, 5, 4, 3, 2, 3, 12]);
    expect(caps(own({ commander: true }))).toEqual([9, 4, 9, 5, 4, 5, 3, 12]);
    expect(caps(withStats({ wounds: 4 }))).toEqual([9, 2, 9, 6, 4, 5, 0, 12]);
    expect(capOf(own({ faction: 'bloodpact' }), 'integrity')).toBe(1);
    expect(capOf(withStats({ wounds: 4 }, { faction: 'bloodpact' }), 'integrity')).toBe(0);
  });

  const hero = { startingForce: false, elite: true } as const;

  test.each<[string, UnitSheet, string]>([
    ['[DW-28] a name', own({ name: ' ' }), 'A unit needs a name (DW-28).'],
    ['[DW-28] a cap', withStats({ wounds: 3 }), 'Ada: Wounds 3; ordinary units have 2 at most (DW-28).'],
    ['[DW-28] a least', withStats({ defense: 1 }), 'Ada: Defense 1; it is 2 at least (DW-28).'],
    ['[DW-28] too fast', withStats({ move: 13 }), 'Ada: Move 13; ordinary units have 12 at most (DW-28).'],
    [
      '[DW-28] Anarchists, in all else like others',
      withStats({ move: 13, integrity: 1 }, { faction: 'bloodpact' }),
      'Ada: Move 13; ordinary units have 12 at most (DW-28).',
    ],
    [
      '[DW-28] Anarchists',
      own({ faction: 'bloodpact' }),
      'Ada: Integrity 2; Bloodpact Anarchists have 1 at most (DW-28).',
    ],
    ['[DW-28] a stranger', own({ weapon: 'moon' }), 'Ada: there is no moon in the lists (DW-28).'],
    [
      '[DW-28] a power of other games',
      withStats({ affinity: 1 }, { ...hero, powers: ['fireburst'] }),
      'Ada: there is no fireburst in the lists (DW-28).',
    ],
    [
      '[DW-84] a power twice',
      withStats({ affinity: 1 }, { ...hero, powers: ['root', 'root'] }),
      'Ada: Root is named more than once (DW-84).',
    ],
    [
      '[DW-84] too many powers',
      withStats({ affinity: 1 }, { ...hero, powers: ['root', 'blast', 'mend', 'ward'] }),
      'Ada: 4 powers are named; a unit knows 3 at most (DW-84).',
    ],
    [
      '[DW-84] powers without Affinity',
      own({ ...hero, powers: ['root'] }),
      'Ada: knows powers without having Affinity (DW-84).',
    ],
    ['[DW-25] Black Sun make', own({ weapon: 'carbines' }), 'Ada: only Black Sun Traders have Carbines (DW-25).'],
    ['[DW-62] a better shield', own({ save: 4 }), 'Ada: a shield of 4+; there are shields of 5+ only (DW-62).'],
    ['[CQ-33] harvest', own({ harvest: 41 }), 'Ada: [Harvest 41]; it is 40 at most (CQ-33).'],
    ['[X-309] both ranks', own({ commander: true, elite: true }), 'Ada: [Commander] or [Elite], not both (X-309).'],
    [
      '[X-308] Aether at the start',
      withStats({ destiny: 1 }),
      'Ada: [Starting Force] is not for what costs Aether (X-308).',
    ],
    [
      '[X-331] a machine at the start',
      withStats({ wounds: 4, integrity: 0 }),
      'Ada: [Starting Force] is not for machines (X-331).',
    ],
    [
      '[X-333] a dear horde',
      own({ horde: true }),
      'Ada: [Horde] is for units of 70 points at most; it costs 90 (X-333).',
    ],
    [
      '[DW-28] too cheap',
      own({ reach: 1, stats: stats([1, 1, 1, 2, 1, 1, 0], [0, 0, 0], 6) }),
      'Ada: costs 35 R; no unit costs less than 40 (DW-28).',
    ],
  ])('refused: %s', (_, unit, sentence) => {
    expect(unitProblems(unit)).toEqual([sentence]);
  });

  test('[X-333] [CQ-33] what the lists have may be', () => {
    const mob = own({ horde: true, reach: 1, stats: stats([2, 0, 3, 3, 2, 2, 2], [0, 0, 0], 6) });
    expect([mob.cost.R, unitProblems(mob)]).toEqual([70, []]);
    expect(unitProblems(own({ worker: true, harvest: 40, save: 5 }))).toEqual([]);
    expect(unitProblems(own({ faction: 'black-sun', weapon: 'carbines' }))).toEqual([]);
  });
});

describe('an army', () => {
  test.each(ARMIES.map((one) => [one.faction, one] as const))(
    '[CQ-23] the ready army of %s has nothing wrong',
    (_, one) => {
      expect(armyProblems(army({ ...one, missions: ['claims', 'safe-hands'] }))).toEqual([]);
    },
  );

  test('[CQ-23] points of the starting force', () => {
    expect(startPoints(army())).toBe(500);
    expect(startPoints(army({ units: [own()], start: ['own.1', 'empire-of-sol.fabri', 'moon'] }))).toBe(130);
    expect(sheetIn([own()], 'own.1')?.name).toBe('Ada');
    expect(sheetIn([], 'own.1')).toBeUndefined();
  });

  const legions = (n: number) => Array<string>(n).fill('empire-of-sol.legion');

  test.each<[string, Partial<ArmyFile>, readonly string[]]>([
    ['[CQ-23] too dear', { start: legions(5) }, ['The starting force costs 525 points; 500 are allowed (CQ-23).']],
    ['[CQ-23] an empty one: all 500 in the bank', { start: [] }, []],
    [
      '[CQ-23] not of the starting force',
      { start: ['empire-of-sol.equites', 'empire-of-sol.equites'] },
      ['Equites: a starting force has only units with [Starting Force] (CQ-23).'],
    ],
    [
      '[CQ-23] a Commander',
      { start: ['empire-of-sol.legate'] },
      ['Legate: a starting force has only units with [Starting Force] (CQ-23).'],
    ],
    [
      '[X-308] Aether in the start',
      { units: [withStats({ destiny: 1 })], start: ['own.1'] },
      [
        'Ada: [Starting Force] is not for what costs Aether (X-308).',
        'Ada: nothing in a starting force may cost Aether (X-308).',
      ],
    ],
    ['[DW-28] unknown ids', { start: ['moon', 'moon'] }, ['There is no unit moon in the lists (DW-28).']],
    ['[DW-25] of another faction', { start: ['void.zombies'] }, ['Zombies: not of the list of Empire of Sol (DW-25).']],
    [
      '[DW-25] of one’s own, of another faction, not even started with',
      { units: [own({ faction: 'void' })] },
      ['Ada: not of the list of Empire of Sol (DW-25).'],
    ],
    [
      '[DW-26] the elite of another religion',
      { start: ['silence.null-monk'] },
      [
        'Null Monk: not the elite of the Vigil of the Sun (DW-26).',
        'Null Monk: a starting force has only units with [Starting Force] (CQ-23).',
      ],
    ],
    [
      '[X-309] maxima',
      { units: [own({ commander: true })], start: ['own.1', 'own.1', 'own.1'] },
      ['An army of 1500 points may have 2 Commanders in play; there are 3 (X-309).'],
    ],
    [
      '[X-309] one elite of the religion',
      { start: ['vigil-of-the-sun.sun-warden', 'vigil-of-the-sun.sun-warden'] },
      [
        'Sun Warden: a starting force has only units with [Starting Force] (CQ-23).',
        'An army of 1500 points may have 1 elite of its religion in play; there are 2 (X-309).',
      ],
    ],
    [
      '[X-309] more in larger games',
      { points: 3000, units: [own({ commander: true })], start: Array(3).fill('own.1') },
      [],
    ],
    ['[CQ-15] one mission', { missions: ['claims'] }, ['An army takes two missions; 1 is named (CQ-15).']],
    ['[CQ-15] no mission', { missions: [] }, ['An army takes two missions; none is named (CQ-15).']],
    [
      '[CQ-15] three missions',
      { missions: ['claims', 'regicide', 'pilgrims'] },
      ['An army takes two missions; 3 are named (CQ-15).'],
    ],
    [
      '[X-301] two equal missions',
      { missions: ['claims', 'claims'] },
      ['Claims is taken more than once; missions differ (X-301).'],
    ],
    [
      '[CQ-15] a foreign mission',
      { missions: ['claims', 'undying'] },
      ['Undying is a mission of Champions of the Void (CQ-15).'],
    ],
    ['[CQ-15] no such mission', { missions: ['claims', 'moon'] }, ['There is no mission moon (CQ-15).']],
    [
      '[DW-28] a unit with caps broken',
      { units: [withStats({ move: 13 })] },
      ['Ada: Move 13; ordinary units have 12 at most (DW-28).'],
    ],
    [
      '[DW-28] one name for two',
      { units: [own(), own({ name: 'ADA' }, 2)] },
      ['Two units of one’s own are called ada (DW-28).'],
    ],
    [
      '[DW-28] a name of the lists',
      { units: [own({ name: 'Legion' })] },
      ['Legion: the lists have a unit of that name (DW-28).'],
    ],
  ])('%s', (_, change, problems) => {
    expect(armyProblems(army(change))).toEqual(problems);
  });

  test('[X-309] the chart: 2 Commanders, 1 religious elite, 2 other Elites for every 1500 points', () => {
    const most = (limit: number) =>
      (['commander', 'religious', 'elite'] as const).map((rank) => mostInPlay(rank, limit));
    expect(most(1500)).toEqual([2, 1, 2]);
    expect(most(2999)).toEqual([2, 1, 2]);
    expect(most(3000)).toEqual([4, 2, 4]);
    expect(most(1000)).toEqual([2, 1, 2]);
    const ranks = ['void.zombies', 'void.necromancer', 'void.walker-horse', 'silence.null-monk'];
    expect(ranks.map((id) => rankOf(unitOf(id)!))).toEqual([null, 'commander', 'elite', 'religious']);
  });
});

describe('[DW-28] from outside', () => {
  const FILE = {
    points: 1500,
    faction: 'the-citadel',
    religion: 'iron-catechism',
    hq: 'b',
    scenario: 'annihilation',
    missions: ['Four Banners', 'killing-ground'],
    units: [
      {
        name: 'Ada',
        faction: 'citadel',
        race: 'sovereign',
        stats: stats([3, 1, 3, 4, 2, 2, 2], [0, 0, 0], 6),
        startingForce: true,
      },
    ],
    start: ['sappers', 'Platoon', 'citadel.wardens', 'ada', 'own.1'],
  };

  test('an army by names and ids; of one’s own may be left out what is usual', () => {
    const read = readArmy(FILE, 'army');
    expect(read).toMatchObject({ faction: 'citadel', hq: 'b', missions: ['four-banners', 'killing-ground'] });
    expect(read.start).toEqual(['citadel.sappers', 'citadel.platoon', 'citadel.wardens', 'own.1', 'own.1']);
    expect(read.units[0]).toMatchObject({ id: 'own.1', weapon: null, reach: 1, save: null, cost: { R: 85, A: 0 } });
    expect(armyProblems(read)).toEqual([]);
    const { units, ...rest } = FILE;
    expect(readArmy({ ...rest, start: [] }, 'army').units).toEqual([]);
  });

  test('[DW-28] an id of one’s own means that unit, also where another has it for a name', () => {
    const [ada] = FILE.units;
    const units = [
      { ...ada!, name: 'Own 2' },
      { ...ada!, name: 'Own 1' },
    ];
    const read = readArmy({ ...FILE, units, start: ['own.1', 'own.2', 'Own 1'] }, 'army');
    expect(read.start).toEqual(['own.1', 'own.2', 'own.2']);
  });

  test('what is read is what was written', () => {
    const read = readArmy(FILE, 'army');
    expect(readArmy(JSON.parse(JSON.stringify(read)), 'army')).toEqual(read);
    const third = own({ weapon: 'rifles', powers: [] }, 3);
    expect(readUnitSheet(JSON.parse(JSON.stringify(third)), 'unit')).toEqual(third);
    expect(readUnitSheet('void.zombies', 'unit')).toBe(unitOf('void.zombies'));
    expect(readUnitSheet('Death Knights', 'unit').id).toBe('void.death-knights');
  });

  const problem = (x: unknown) => {
    const parsed = parse<unknown>(checkForce, x, 'army');
    return parsed.ok ? 'read' : `${parsed.refusal.where}: ${parsed.refusal.problem}`;
  };

  test.each<[string, unknown, string]>([
    ['no object', [], 'army: must be an object, not []'],
    ['a small game', { ...FILE, points: 499 }, 'army.points: must be a whole number from 500 to 12000, not 499'],
    [
      'a price of one’s own',
      { ...own(), cost: { R: 1, A: 0 } },
      'army.cost: follows from the rest and is {"R":90,"A":0}, not {"R":1,"A":0}',
    ],
    [
      'an id that is none',
      { ...own(), id: 'void.zombies' },
      'army.id: follows from the rest and is "own.1", not "void.zombies"',
    ],
    [
      'a rule',
      { ...own(), rule: { kind: 'unnameable' } },
      'army.rule: follows from the rest and is null, not {"kind":"unnameable"}',
    ],
    [
      'in the wrong place',
      { ...FILE, units: [own({ faction: 'citadel' }, 2)] },
      'army.units[0].id: follows from the rest and is "own.1", not "own.2"',
    ],
    ['a headquarters', { ...FILE, hq: 'c' }, 'army.hq: must be one of a, b, not "c"'],
  ])('refused with its place: %s', (_, x, sentence) => {
    expect(problem(x)).toBe(sentence);
  });

  test.each([
    { ...FILE, faction: 'moon' },
    { ...FILE, religion: null },
    { ...FILE, scenario: 'moon' },
    { ...FILE, start: Array(51).fill('sappers') },
    { ...FILE, units: Array(10).fill(FILE.units[0]) },
    { ...FILE, moon: 1 },
    { ...own(), stats: { ...SPEARS.stats, martial: 1.5 } },
    { ...own(), reach: 4 },
    { ...own(), moon: 1 },
  ])('not read at all: %j', (x) => {
    expect(problem(x)).not.toBe('read');
  });

  test('no unit of that name', () => {
    const parsed = parse(readUnitSheet, 'moon', 'unit');
    expect(parsed.ok ? 'read' : parsed.refusal.problem).toBe('there is no unit moon');
  });

  test('an army, checked', () => {
    expect(checkForce({ ...FILE, start: ['sappers', 'platoon'], missions: ['claims', 'undying'] }, 'army')).toEqual({
      title:
        'The Citadel, Iron Catechism, Signal Station, Annihilation, a starting force of 115 points and 385 R in the bank',
      rows: [
        ['2', 'Sappers', 'M1 P1 S1 D4 A1 W1 I0 D0/F0/A0 Move 6', '[Starting Force], [Worker], [Harvest 40]', '40 R'],
        ['1', 'Platoon', 'M2 P1 S3 D3 A1 W2 I1 D0/F0/A0 Move 6', 'Rifles; [Starting Force]', '75 R'],
        ['a', 'Ada', 'M3 P1 S3 D4 A2 W2 I2 D0/F0/A0 Move 6', '[Starting Force]', '85 R', 'later'],
      ],
      problems: ['Undying is a mission of Champions of the Void (CQ-15).'],
    });
  });

  test('one unit, item by item', () => {
    const checked = checkForce(withStats({ destiny: 1, wounds: 3 }, { startingForce: false }), 'unit');
    expect(checked.title).toBe('Ada, 95 R + 10 A: M3 P1 S3 D4 A2 W3 I2 D1/F0/A0 Move 6');
    expect(checked.rows).toContainEqual(['Range 2', '5 R']);
    expect(checked.rows.slice(-2)).toEqual([
      ['Destiny 1', '10 A'],
      ['Together', '95 R + 10 A'],
    ]);
    expect(checked.problems).toEqual(['Ada: Wounds 3; ordinary units have 2 at most (DW-28).']);
  });
});

describe('[DW-28] units in addresses', () => {
  test('units of the lists by their names, elites by their ids', () => {
    for (const unit of UNITS) {
      expect(makeUnitText(unit)).toBe(unit.id.split('.')[1]);
      expect(parseUnitText(makeUnitText(unit), unit.faction!)).toEqual({ ok: true, value: unit });
    }
    for (const elite of ELITES) expect(parseUnitText(makeUnitText(elite), 'void')).toEqual({ ok: true, value: elite });
  });

  test('one of one’s own with all it has', () => {
    const ada = withStats(
      { affinity: 2, integrity: -1 },
      {
        weapon: 'rifles',
        save: 5,
        harvest: 40,
        startingForce: false,
        worker: true,
        elite: true,
        powers: ['blast', 'ward'],
      },
    );
    expect(makeUnitText(ada)).toBe('~Ada~terran~3.1.3.4.2.2.-1.0.0.2.6~rifles~2~5~40~we~blast.ward');
    expect(parseUnitText(makeUnitText(ada), 'empire-of-sol')).toEqual({ ok: true, value: ada });
    const bare = own({ name: 'A~B', reach: 1 }, 4);
    expect(parseUnitText(makeUnitText(bare), 'empire-of-sol', 4)).toEqual({
      ok: true,
      value: { ...bare, name: 'A–B' },
    });
  });

  test.each([
    ['moon', 'there is no unit empire-of-sol.moon'],
    ['zombies', 'there is no unit empire-of-sol.zombies'], // of another faction
    ['~', 'must be'],
    ['~Ada~terran~3.1.3', 'must be'],
    ['~Ada~moon~3.1.3.4.2.2.2.0.0.0.6~~1~~0~~', 'must be one of'],
  ])('refused: %s', (text, sentence) => {
    const parsed = parseUnitText(text, 'empire-of-sol');
    expect(parsed.ok ? 'read' : parsed.refusal.problem).toContain(sentence);
    expect(parsed.ok ? '' : parsed.refusal.where).toMatch(/^unit/);
  });
  test('of a list however it is written', () => {
    expect(parseUnitText('Legion', 'empire-of-sol')).toEqual({ ok: true, value: unitOf('empire-of-sol.legion') });
  });
});

describe('words', () => {
  test('[CQ-05] [DW-27] kit, mark and price of a unit', () => {
    const words = (id: string) => kitWords(unitOf(id)!);
    expect(words('empire-of-sol.legion')).toBe('shield 5+; [Starting Force]');
    expect(words('empire-of-sol.equites')).toBe('');
    expect(words('void.zombies')).toBe('Range 2; [Starting Force], [Horde]');
    expect(words('eldritch-cult.sorcerer')).toBe('Lightning, Blast, Corrupt; [Elite]');
    expect(words('black-sun.hauler')).toBe('[Harvest 40]');
    expect(words('citadel.bulwark')).toBe('Tower Guns');
    expect(['void.zombies', 'silence.null-monk'].map((id) => markOf(unitOf(id)!))).toEqual(['1', 'F']);
    expect(costWords({ R: 110, A: 20 })).toBe('110 R + 20 A');
    expect([costWords({ R: 0, A: 20 }), costWords({ R: 40, A: 0 }), costWords({ R: 0, A: 0 })]).toEqual([
      '20 A',
      '40 R',
      '0 R',
    ]);
  });

  test('[DW-50] [DW-84] what weapons and powers do', () => {
    expect(gunFacts(weaponOf('short-bows')!)).toBe('range 12", Strength 2, after any move [Arc]');
    expect(gunFacts(weaponOf('field-guns')!)).toBe('range 18", Strength 3, only without moving');
    expect(powerFacts(conquestPower('blast')!)).toBe(
      'Charge 1, range 9", Shoot phase: Strength 6 against one enemy unit or building; each Affinity more adds a wound',
    );
    expect(powerFacts(conquestPower('blink')!)).toContain(
      'Charge 2, on itself, Movement phase: puts the caster up to 8"',
    );
    expect(powerFacts(conquestPower('dread')!)).toContain('Martial −2');
    expect(powerFacts(conquestPower('corrupt')!)).toContain('counts as −2');
    expect(powerFacts(conquestPower('raise')!)).toContain('60 points');
    expect(new Set(CONQUEST_POWERS.map(powerFacts)).size).toBe(10);
  });

  test('[CQ-08] [CQ-36] [CQ-37] what buildings do', () => {
    const words = (id: string) => buildingFacts(buildingOf(id)!);
    expect(words('empire-of-sol.forum')).toContain(
      'Defense 4, 8 Wounds; 8 A for each relic in it; 20 R in every income',
    );
    expect(words('void.necropolis')).not.toContain('income');
    expect(words('void.grave-pit')).toBe('Defense 4, 4 Wounds; [Mine] [Harvest 40] beside a Mine or Gas Vein');
    expect(words('citadel.reliquary-vault')).toContain('[Temple] for 2 relics, 12 A for each');
    expect(words('citadel.pillbox')).toBe('Defense 5, 6 Wounds; [Fortress] with Tower Guns, Perception 1');
    expect(['castra', 'fabrica', 'basilica'].map((name) => words(`empire-of-sol.${name}`))).toEqual([
      expect.stringContaining('builds units'),
      expect.stringContaining('machines'),
      expect.stringContaining('Commander'),
    ]);
  });
});
