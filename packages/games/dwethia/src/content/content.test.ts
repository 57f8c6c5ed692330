import { describe, expect, test } from 'vitest';
import {
  BASE_CAPS,
  chartProblems,
  FACTIONS,
  factionOf,
  HERO_CAPS,
  inOtherRace,
  keywordWords,
  ofRace,
  overCaps,
  POWERS,
  powerOf,
  RACES,
  type RaceId,
  RELIGIONS,
  type Stats,
  statItems,
  stats,
  total,
  type Wargear,
  wargearItem,
  wargearPoints,
} from '../index.ts';

describe('the published price list', () => {
  const ranged = (name: string, range: number, strength: number, rest: Partial<Wargear>): Wargear =>
    ({
      kind: 'ranged',
      id: name,
      name,
      range,
      strength,
      penalty: 'none',
      keywords: {},
      uses: null,
      ...rest,
    }) as Wargear;
  const melee = (name: string, reach: 1 | 2 | 3, strength: number, keywords = {}): Wargear => ({
    kind: 'melee',
    id: name,
    name,
    reach,
    strength,
    keywords,
  });

  test.each<[Wargear, number]>([
    [ranged('Short Bow', 24, 2, { keywords: { arc: true } }), 7],
    [ranged('pistol', 12, 4, { keywords: { light: true } }), 7],
    [ranged('pistol of three shots', 12, 4, { keywords: { light: true, multiShot: 3 } }), 21],
    [ranged('crossbow', 18, 4, { penalty: 'full' }), 5],
    [ranged('rifle', 24, 3, { penalty: 'half' }), 6],
    [ranged('quick rifle', 24, 3, { penalty: 'half', keywords: { quickShot: true } }), 11],
    [ranged('grenade', 6, 4, { keywords: { blast: 1, grenade: true }, uses: 1 }), 2],
    [ranged('siege gun', 36, 6, { penalty: 'full', keywords: { blast: 2 } }), 12],
    [ranged('torpedo', 12, 6, { keywords: { wound: 2 }, uses: 1 }), 8],
    [ranged('Black Sun carbine', 18, 5, { penalty: 'half', keywords: { blackSun: true } }), 8],
    [ranged('flamer', 6, 3, { keywords: { radius: 3 } }), 7],
    [ranged('one inch more', 7, 3, {}), 5],
    [melee('pick', 1, 0, { sunder: 2 }), 2],
    [melee('hand weapon', 1, 0), 0],
    [melee('great weapon', 1, 3, { twoHanded: true }), 1],
    [melee('spear', 2, 0), 1],
    [melee('pike', 3, 0, { twoHanded: true }), 0],
    [{ kind: 'gear', id: 'shield', name: 'shield', save: 5, cover: 0, points: 3 }, 3],
  ])('[DW-24] [DW-50] $0.name costs $1', (gear, points) => {
    expect(wargearPoints(gear)).toBe(points);
  });

  test('[DW-24] a profile is paid stat by stat; Integrity below 0 is refunded', () => {
    const items = statItems(stats([5, 4, 3, 4, 2, 2, -1], [3, 2, 0], 6));
    expect(total(items)).toBe(5 + 4 + 3 + 4 + 2 + 2 - 1 + 30 + 10);
    expect(items).toContainEqual({ what: 'Destiny 3', points: 30 });
    expect(items.some(({ what }) => what.startsWith('Affinity'))).toBe(false);
  });

  test('[DW-24] caps of heroes and of base units', () => {
    const champion = stats([6, 3, 5, 4, 4, 3, 1], [2, 1, 0], 6);
    expect(overCaps(champion, HERO_CAPS)).toEqual([]);
    expect(overCaps(champion, BASE_CAPS)).toEqual([
      { stat: 'martial', value: 6, cap: 5 },
      { stat: 'aggression', value: 4, cap: 3 },
      { stat: 'wounds', value: 3, cap: 2 },
      { stat: 'destiny', value: 2, cap: 1 },
    ]);
  });

  test('[DW-50] a line of a bill names the keywords', () => {
    expect(wargearItem(ranged('grenade', 6, 4, { keywords: { grenade: true, blast: 1 }, uses: 1 }))).toEqual({
      what: 'grenade [Grenade] [Blast 1]',
      points: 2,
    });
    const shield: Wargear = { kind: 'gear', id: 'shield', name: 'shield', save: 5, cover: 0, points: 3 };
    expect(wargearItem(shield)).toEqual({ what: 'shield', points: 3 });
    expect(keywordWords({})).toEqual([]);
  });
});

describe('names', () => {
  test('[DW-25] six factions, of which three may shoot at more than others', () => {
    expect(FACTIONS.map(({ id }) => id)).toHaveLength(6);
    expect(FACTIONS.filter((f) => f.shootsIntoCombat).map(({ id }) => id)).toEqual(['citadel', 'bloodpact']);
    expect(FACTIONS.filter((f) => f.shootsPastFriends).map(({ id }) => id)).toEqual(['bloodpact', 'black-sun']);
  });

  test('[DW-25] each has a trait of its own, and nothing of the others', () => {
    const has = FACTIONS.map(({ id, trait }) => [id, Object.entries(trait).filter(([, value]) => value)]);
    expect(Object.fromEntries(has)).toEqual({
      'empire-of-sol': [['shieldWall', true]],
      citadel: [['steadyAim', true]],
      bloodpact: [
        ['onset', true],
        ['integrityCap', 1],
      ],
      'black-sun': [['blackSunMake', true]],
      'eldritch-cult': [['cheaperPower', true]],
      void: [['ignore', 6]],
    });
    for (const { id } of FACTIONS) expect(factionOf(id).id).toBe(id);
  });

  test('[DW-26] six religions', () => {
    expect(new Set(RELIGIONS.map(({ id }) => id)).size).toBe(6);
  });

  test('[DW-27] ten races, each with a rim of its own', () => {
    expect(RACES).toHaveLength(10);
    expect(new Set(RACES.map(({ rim }) => rim)).size).toBe(10);
    expect(RACES.filter(({ cover }) => cover > 0).map(({ id }) => id)).toEqual(['wraith']);
  });

  test('[DW-84] powers are found by id, each once', () => {
    expect(new Set(POWERS.map(({ id }) => id)).size).toBe(POWERS.length);
    expect(powerOf('lightning')).toMatchObject({ charge: 2, range: 18, phase: 'shoot', upcharge: true });
    expect(powerOf('fireball')).toBeUndefined();
  });
});

describe('races', () => {
  const plain = stats([5, 5, 5, 5, 5, 5, 5], [1, 1, 1], 6);

  test.each<[RaceId, Partial<Stats>, ofHeroes: Partial<Stats>]>([
    ['terran', {}, {}],
    ['sovereign', { perception: 6, strength: 4 }, { faith: 2 }],
    ['orc', { strength: 6, perception: 4 }, {}],
    ['geck', { move: 7, defense: 4 }, {}],
    ['old-one', { aggression: 4 }, { affinity: 2 }],
    ['croc', { strength: 6, defense: 6, move: 5, perception: 4 }, {}],
    ['cyborii', { defense: 6, integrity: 4 }, {}],
    ['borii', { integrity: 6, move: 5 }, {}],
    ['taurus', { strength: 7, integrity: 4, perception: 4 }, {}],
    ['wraith', { defense: 4 }, {}],
  ])('[DW-27] what being a %s changes, and back again', (race, all, ofHeroes) => {
    const [basic, hero] = [
      { ...plain, ...all },
      { ...plain, ...all, ...ofHeroes },
    ];
    expect(ofRace(plain, race, false)).toEqual(basic);
    expect(ofRace(plain, race, true)).toEqual(hero);
    expect(inOtherRace(hero, race, 'orc', true)).toEqual({ ...plain, strength: 6, perception: 4 });
    expect(inOtherRace(ofRace(plain, 'old-one', false), 'old-one', race, false)).toEqual(basic);
  });
});

describe('composition charts', () => {
  const chart = [
    { rank: 'hero', least: 1, most: 2 },
    { rank: 'basic', least: 0, most: null },
  ] as const;

  test('[DW-25] too few, too many, and what the chart does not know', () => {
    expect(chartProblems(chart, ['hero', 'basic', 'basic', 'basic'])).toEqual([]);
    expect(chartProblems(chart, ['hero', 'hero'])).toEqual([]);
    expect(chartProblems(chart, ['basic'])).toEqual([{ rank: 'hero', count: 0, least: 1, most: 2 }]);
    expect(chartProblems(chart, ['hero', 'hero', 'hero'])).toEqual([{ rank: 'hero', count: 3, least: 1, most: 2 }]);
    expect(chartProblems<string>(chart, ['hero', 'titanic'])).toEqual([
      { rank: 'titanic', count: 1, least: 0, most: 0 },
    ]);
  });
});
