import { FACTIONS, type FactionId, keywordWords, powerOf, RELIGIONS, STATS } from '@muster/dwethia';
import { describe, expect, test } from 'vitest';
import { ARMIES, armyOf, leftOver, START_POINTS } from './armies.ts';
import { BUILDING_BASE, BUILDINGS, buildingOf, buildingsOf, hqOf, isFortress } from './buildings.ts';
import { TRAITS, traitOf } from './factions.ts';
import { MISSIONS, missionOf, missionsFor } from './missions.ts';
import { CONQUEST_POWERS, conquestPower } from './powers.ts';
import { ELITES, eliteOf, eliteRuleWords } from './religions.ts';
import { RESEARCH, researchFor, researchOf } from './research.ts';
import { SCENARIO_IDS, SCENARIOS, scenarioOf } from './scenarios.ts';
import type { EliteRule, UnitSheet } from './types.ts';
import { findUnit, NAMED, UNITS, unitOf, unitPoints, unitsOf } from './units.ts';
import { PUBLISHED_WEAPONS, WEAPONS, weaponOf } from './weapons.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

describe('weapons', () => {
  test('[DW-50] as the table prints them', () => {
    expect(
      WEAPONS.map(({ name, range, strength, penalty, keywords }) =>
        [name, `${range}"`, `S${strength}`, penalty, ...keywordWords(keywords)].join(' '),
      ),
    ).toEqual([
      'Short Bows 12" S2 none [Arc]',
      'Rifles 12" S3 half',
      'Long Rifles 15" S3 full [Quick Shot]',
      'Fire Pistols 6" S3 none',
      'Carbines 9" S4 half [Black Sun]',
      'Hexes 9" S2 none',
      'Field Guns 18" S3 full',
      'Mortars 12" S3 full [Arc]',
      'Sun Cannon 15" S4 full [Black Sun]',
      'Tower Guns 9" S3 none',
    ]);
    expect(weaponOf('sun-cannon')?.name).toBe('Sun Cannon');
    expect(weaponOf('catapult')).toBeUndefined();
    expect(PUBLISHED_WEAPONS.map((id) => weaponOf(id)?.name)).toEqual(['Short Bows']);
  });
});

/** `mark name | stats | D/F/A | Move | gear | R/A`, as the tables print them. */
const line = (unit: UnitSheet): string => {
  const { stats } = unit;
  const seven = STATS.slice(0, 7).map(({ name }) => stats[name]);
  const gear = [
    unit.startingForce ? 'SF' : '',
    unit.worker ? 'Worker' : '',
    unit.horde ? 'Horde' : '',
    unit.commander ? 'Commander' : '',
    unit.elite ? 'Elite' : '',
    unit.reach === 1 ? '' : `Range ${unit.reach}`,
    unit.save === null ? '' : `${unit.save}+`,
    unit.harvest === 0 ? '' : `Harvest ${unit.harvest}`,
    unit.weapon ?? '',
    unit.base === 50 ? '50 mm' : '',
    ...unit.powers,
  ].filter((word) => word !== '');
  const pools = `${stats.destiny}/${stats.faith}/${stats.affinity}`;
  return `${unit.mark} ${unit.name}|${seven.join(' ')}|${pools}|${stats.move}|${gear.join(', ')}|${unit.cost.R}/${unit.cost.A}`;
};

/** Typed apart from the code's own table: figures as they were printed, prices as they were balanced. */
const PRINTED: Readonly<Record<FactionId, readonly string[]>> = {
  'empire-of-sol': [
    '1 Legion|3 1 4 3 2 2 2|0/0/0|6|SF, 5+|105/0',
    '2 Fabri|1 1 1 4 1 1 0|0/0/0|6|SF, Worker, Harvest 40|40/0',
    '3 Sagittarii|2 1 2 3 1 2 1|0/0/0|6|SF, short-bows|90/0',
    '4 Triarii|4 1 4 4 2 2 2|0/0/0|6|Range 2|80/0',
    '5 Equites|4 1 4 4 3 2 1|0/0/0|10||75/0',
    '6 Ballistae|1 2 1 2 1 2 0|0/0/0|4|field-guns|110/0',
    '7 Colossus|4 1 6 5 4 4 -1|0/0/0|6|50 mm|200/0',
    '8 Legate|5 3 4 4 3 3 2|2/1/0|6|Commander|110/20',
    '9 Augur|2 3 2 3 1 2 0|1/1/3|6|Elite, blast, ward|80/30',
  ],
  citadel: [
    '1 Platoon|2 1 3 3 1 2 1|0/0/0|6|SF, rifles|75/0',
    '2 Sappers|1 1 1 4 1 1 0|0/0/0|6|SF, Worker, Harvest 40|40/0',
    '3 Wardens|3 1 4 4 2 2 1|0/0/0|6|SF, Range 2|60/0',
    '4 Outriders|3 1 4 4 2 2 1|0/0/0|10|fire-pistols|75/0',
    '5 Howitzers|1 1 1 2 1 2 0|0/0/0|4|mortars|105/0',
    '6 Sharpshooters|2 1 2 3 1 1 0|0/0/0|6|long-rifles|70/0',
    '7 Bulwark|3 1 5 6 3 4 -1|0/0/0|5|tower-guns, 50 mm|205/0',
    '8 Commissar|5 3 4 4 2 3 2|2/2/0|6|Commander|80/25',
    '9 Signal Adept|2 3 2 3 1 2 0|1/0/3|6|Elite, lightning, root|80/30',
  ],
  bloodpact: [
    '1 Mob|3 1 4 3 2 2 1|0/0/0|6|SF, Horde|70/0',
    '2 Scavengers|1 1 1 4 1 1 0|0/0/0|6|SF, Worker, Harvest 40|40/0',
    '3 Firebrands|3 1 3 3 2 2 1|0/0/0|6|SF, fire-pistols|90/0',
    '4 Berserkers|4 1 5 3 3 2 0|0/0/0|6||90/0',
    '5 Marauders|4 1 4 3 3 2 1|0/0/0|10||100/0',
    '6 Scrap Mortar|1 1 1 2 1 2 0|0/0/0|4|mortars|100/0',
    '7 Wrecker|5 1 6 4 4 4 -1|0/0/0|6|50 mm|190/0',
    '8 Warchief|6 2 5 4 4 3 1|2/0/0|6|Commander|115/20',
    '9 Blood Shaman|3 3 3 3 1 2 0|1/0/3|6|Elite, blast, hasten|80/30',
  ],
  'black-sun': [
    '1 Corsairs|3 1 3 3 1 2 1|0/0/0|6|SF, carbines|90/0',
    '2 Prospectors|1 1 1 4 1 1 0|0/0/0|6|SF, Worker, Harvest 40|40/0',
    '3 Company Guard|3 1 4 4 2 2 2|0/0/0|6|SF|70/0',
    '4 Boarders|4 1 5 3 3 2 1|0/0/0|6||90/0',
    '5 Skimmers|3 1 4 3 3 2 1|0/0/0|12||95/0',
    '6 Sun Cannon|1 1 1 2 1 2 0|0/0/0|4|sun-cannon|110/0',
    '7 Hauler|4 1 5 5 3 5 0|0/0/0|6|Harvest 40, 50 mm|175/0',
    '8 Factor|5 4 4 4 3 3 2|3/0/0|6|Commander|95/25',
    '9 Sun Diviner|2 3 2 3 1 2 0|1/0/3|6|Elite, blast, blink|80/30',
  ],
  'eldritch-cult': [
    '1 Acolytes|3 1 4 3 2 2 2|0/0/0|6|SF, Horde|60/0',
    '2 Bondsmen|1 1 1 4 1 1 0|0/0/0|6|SF, Worker, Harvest 40|40/0',
    '3 Hexers|2 2 2 3 1 2 1|0/0/0|6|SF, hexes|80/0',
    '4 Fleshkin|4 1 5 3 3 2 1|0/0/0|6||85/0',
    '5 Nightriders|4 1 4 3 3 2 1|0/0/0|10||95/0',
    '6 Weeping Idol|1 1 1 3 1 2 0|0/0/0|3|mortars|100/0',
    '7 Star Spawn|5 1 6 5 4 4 -1|0/0/0|7|50 mm|190/0',
    '8 Hierophant|5 4 3 4 2 3 2|1/1/2|6|Commander, blast, dread|85/25',
    '9 Sorcerer|2 4 2 3 1 2 0|1/0/4|6|Elite, lightning, blast, corrupt|75/30',
  ],
  void: [
    '1 Zombies|2 0 4 3 2 2 1|0/0/0|5|SF, Horde, Range 2|55/0',
    '2 Gravediggers|1 1 1 4 1 1 0|0/0/0|6|SF, Worker, Harvest 40|40/0',
    '3 Bone Archers|2 1 2 3 1 2 1|0/0/0|6|SF, short-bows|85/0',
    '4 Death Knights|5 1 5 4 3 2 1|0/0/0|8||130/0',
    '5 Wargs|4 0 4 3 3 1 0|0/0/0|12||80/0',
    '6 Corpse Catapult|1 1 1 2 1 2 0|0/0/0|4|mortars|105/0',
    '7 Siege Golem|3 0 6 6 3 5 -1|0/0/0|5|Range 2, 50 mm|200/0',
    '8 Necromancer|5 3 4 4 2 3 2|1/1/2|6|Commander, blast, raise|120/25',
    '9 Walker Horse|3 3 3 3 2 2 0|0/0/3|9|Elite, lightning, root|85/25',
  ],
};

describe('units', () => {
  test.each(FACTIONS.map(({ id }) => id))('[CQ-05] [M-05] the list of %s as it is printed', (faction) => {
    expect(unitsOf(faction).map(line)).toEqual(PRINTED[faction]);
  });

  test('[DW-24] the sheet and the tables agree: 54 units, each with an id of its own, figures that add up', () => {
    expect(UNITS).toHaveLength(54);
    expect(new Set(UNITS.map(({ id }) => id)).size).toBe(54);
    expect(sum(UNITS.map(({ cost }) => cost.R))).toBe(5110);
    expect(sum(UNITS.map(({ cost }) => cost.A))).toBe(315);
    expect(unitPoints(unitOf('void.necromancer')!)).toBe(145);
  });

  test('[CQ-03] bases: 40 mm, Commander and Elite 25, machines 50', () => {
    for (const { mark, base } of UNITS) expect(base).toBe(mark === '7' ? 50 : mark >= '8' ? 25 : 40);
  });

  test('[CQ-04] races by list; machines and Wargs have their own', () => {
    const races = (faction: FactionId) => unitsOf(faction).map(({ race }) => race);
    const nine = (usual: string, seventh: string) => [...Array(6).fill(usual), seventh, usual, usual];
    expect(races('empire-of-sol')).toEqual(nine('terran', 'cyborii'));
    expect(races('citadel')).toEqual(nine('sovereign', 'cyborii'));
    expect(races('bloodpact')).toEqual(nine('orc', 'taurus'));
    expect(races('black-sun')).toEqual(nine('geck', 'borii'));
    expect(races('eldritch-cult')).toEqual(nine('old-one', 'croc'));
    expect(races('void')).toEqual([
      ...['wraith', 'wraith', 'wraith', 'wraith'],
      ...['taurus', 'wraith', 'borii', 'wraith', 'wraith'],
    ]);
  });

  test('[X-331] who builds what', () => {
    const built = (faction: FactionId, workshop: string) =>
      unitsOf(faction)
        .filter(({ builtBy }) => builtBy.some((one) => one === workshop))
        .map(({ mark }) => mark)
        .join('');
    for (const { id } of FACTIONS) {
      expect(built(id, 'hq')).toBe('1238');
      expect(built(id, 'barracks')).toBe(id === 'citadel' ? '46' : '45');
      expect(built(id, 'foundry')).toBe(id === 'citadel' ? '57' : '67');
      expect(built(id, 'sanctum')).toBe('89');
      expect(built(id, 'temple')).toBe('');
    }
  });

  test('[CQ-38] who has Destiny, Faith or Affinity costs Aether, and nobody else', () => {
    for (const { stats, cost } of [...UNITS, ...ELITES])
      expect(cost.A > 0).toBe(stats.destiny + stats.faith + stats.affinity > 0);
  });

  test('[DW-84] powers and weapons are known', () => {
    for (const { powers, weapon } of [...UNITS, ...ELITES]) {
      expect(powers.filter((id) => conquestPower(id) === undefined)).toEqual([]);
      expect(weapon === null || weaponOf(weapon)?.id === weapon).toBe(true);
    }
  });

  test('[M-05] names that are published; no figures are', () => {
    expect([...NAMED].map((id) => unitOf(id)?.name)).toEqual([
      ...['Legion', 'Platoon', 'Sharpshooters', 'Commissar', 'Acolytes', 'Sorcerer', 'Zombies', 'Death Knights'],
      ...['Wargs', 'Siege Golem', 'Necromancer', 'Walker Horse'],
    ]);
    expect([...UNITS, ...ELITES].every(({ source }) => source === 'house')).toBe(true);
  });

  test.each([
    ['void.death-knights', 'void.death-knights'],
    ['Death Knights', 'void.death-knights'],
    ['knights', 'void.death-knights'],
    ['sun-cannon', 'black-sun.sun-cannon'],
    ['Sun Warden', 'vigil-of-the-sun.sun-warden'],
    ['wardens', 'citadel.wardens'],
    ['cantor', 'choir-below.cantor'],
    ['s', undefined],
    ['moon', undefined],
    ['', undefined],
  ])('[DW-28] %s is %s', (called, id) => {
    expect(findUnit(called)?.id).toBe(id);
  });

  test('[DW-28] every bare name names one', () => {
    for (const unit of [...UNITS, ...ELITES]) expect(findUnit(unit.name)).toBe(unit);
  });
});

describe('religions', () => {
  test('[DW-26] [CQ-05] one elite each, with a letter, built by a Temple', () => {
    expect(RELIGIONS.map(({ id }) => line(eliteOf(id)))).toEqual([
      'A Sun Warden|5 3 5 4 3 3 1|1/2/0|6|Elite, 5+|120/20',
      'B Confessor|5 3 4 4 3 3 1|1/3/0|6|Elite|110/25',
      'C Flagellant|5 2 5 3 4 3 1|1/2/0|6|Elite|110/15',
      'D Auditor|4 3 4 4 2 3 1|2/1/0|6|Elite|95/25',
      'E Cantor|3 3 3 4 2 3 1|1/1/2|6|Elite, dread, mend|90/30',
      'F Null Monk|5 3 5 4 3 3 1|1/0/0|6|Elite|115/15',
    ]);
    expect(ELITES.map(({ id }) => id)).toEqual([
      'vigil-of-the-sun.sun-warden',
      'iron-catechism.confessor',
      'red-communion.flagellant',
      'ledger-of-fortune.auditor',
      'choir-below.cantor',
      'silence.null-monk',
    ]);
    for (const elite of ELITES)
      expect(elite).toMatchObject({ builtBy: ['temple'], base: 25, faction: null, elite: true });
    expect(unitOf('silence.null-monk')).toBe(eliteOf('silence'));
  });

  test('[DW-26] what they do', () => {
    const rules: readonly (EliteRule | null)[] = [
      { kind: 'lendsSave', save: 6 },
      { kind: 'dearerPowers', charge: 1, within: 12 },
      null,
      { kind: 'firstHarvest', add: 20 },
      null,
      { kind: 'unnameable' },
    ];
    expect(ELITES.map(({ rule }) => rule)).toEqual(rules);
    expect(rules.flatMap((rule) => (rule === null ? [] : [eliteRuleWords(rule)]))).toEqual([
      expect.stringContaining('6+'),
      expect.stringContaining('12"'),
      expect.stringContaining('20 R'),
      expect.stringContaining('No power'),
    ]);
  });
});

describe('buildings', () => {
  /** Name D/W and what the column prints: A and R of a headquarters, R of the others. */
  const HQS: Readonly<Record<FactionId, string>> = {
    'empire-of-sol': 'Praetorium 4/10 10 A 0 R, Forum 4/8 8 A 20 R',
    citadel: 'Command Bunker 5/9 10 A 0 R, Signal Station 4/8 8 A 20 R',
    bloodpact: 'Warcamp 4/10 10 A 0 R, Junk Fort 4/8 8 A 20 R',
    'black-sun': 'Trade Hub 4/10 10 A 0 R, Black Market 4/8 7 A 30 R',
    'eldritch-cult': 'Black Ziggurat 4/10 11 A 0 R, Sunken Fane 4/8 9 A 15 R',
    void: 'Necropolis 4/10 10 A 0 R, Bone Gate 4/8 8 A 20 R',
  };
  const WORKS: Readonly<Record<FactionId, string>> = {
    'empire-of-sol': 'Quarry 4/4/80, Shrine 4/5/60, Castra 4/6/80, Fabrica 4/6/100, Basilica 4/5/60, Burgus 4/6/110',
    citadel:
      'Drill Tower 4/5/85, Reliquary Vault 5/5/70, Garrison 4/6/80, Works 4/6/100, Academy 4/5/60, Pillbox 5/6/120',
    bloodpact:
      'Pit 4/4/75, Fire Totem 3/5/55, Riot Den 4/5/70, Scrapyard 4/5/90, Oath Stone 4/5/60, Spike Tower 4/5/100',
    'black-sun':
      'Pump Rig 4/4/75, Auction House 4/5/60, Free Port 4/6/80, Dry Dock 4/6/100, Counting House 4/5/60, Gun Platform 4/6/110',
    'eldritch-cult':
      'Bone Quarry 4/4/80, Altar 4/5/50, Gathering Hall 4/5/75, Spawning Pit 4/6/100, Star Circle 4/5/50, Watching Eye 4/6/110',
    void: 'Grave Pit 4/4/80, Ossuary 4/5/60, Crypt 4/6/80, Golem Yard 4/6/100, Black Chapel 4/5/60, Watch Spire 4/6/110',
  };

  test.each(FACTIONS.map(({ id }) => id))('[M-06] [CQ-22] those of %s as they are printed', (faction) => {
    const [a, b, ...works] = buildingsOf(faction);
    const hq = [a!, b!].map((one) => `${one.name} ${one.defense}/${one.wounds} ${one.aether} A ${one.income} R`);
    expect(hq.join(', ')).toBe(HQS[faction]);
    expect(works.map((one) => `${one.name} ${one.defense}/${one.wounds}/${one.cost.R}`).join(', ')).toBe(
      WORKS[faction],
    );
    expect([a, b]).toEqual([hqOf(faction, 'a'), hqOf(faction, 'b')]);
    expect(works.map(({ role }) => role)).toEqual(['extractor', 'temple', 'barracks', 'foundry', 'sanctum', 'bastion']);
  });

  test('[CQ-03] [X-367] 48 in all, on 50 mm; a headquarters is free and counts 200', () => {
    expect(BUILDINGS).toHaveLength(48);
    expect(new Set(BUILDINGS.map(({ id }) => id)).size).toBe(48);
    expect(BUILDING_BASE).toBe(50);
    expect(buildingOf('empire-of-sol.praetorium')).toMatchObject({ points: 200, cost: { R: 0, A: 0 }, hq: 'a' });
    expect(buildingOf('citadel.pillbox')).toMatchObject({ points: 120, cost: { R: 120, A: 0 }, hq: null });
    expect(buildingOf('citadel.moon')).toBeUndefined();
  });

  test('[CQ-35] [CQ-36] [CQ-37] [CQ-54] what each role does, and nobody else', () => {
    for (const { role, slots, aether, income, harvest, gun, hq } of BUILDINGS) {
      expect(slots).toBe(role === 'hq' ? null : role === 'temple' ? 2 : 0);
      if (role !== 'hq') expect([aether, income, hq]).toEqual([role === 'temple' ? 12 : 0, 0, null]);
      expect(harvest).toBe(role === 'extractor' ? 40 : 0);
      expect(gun).toEqual(role === 'bastion' ? { weapon: 'tower-guns', perception: 1 } : null);
    }
    expect(BUILDINGS.filter(isFortress)).toHaveLength(6);
  });

  test('[DW-24] units and buildings have no id in common', () => {
    expect(BUILDINGS.filter(({ id }) => unitOf(id) !== undefined)).toEqual([]);
  });
});

describe('factions', () => {
  test('[M-01] one trait each', () => {
    const nothing = {
      shieldWall: false,
      steadyAim: false,
      onset: false,
      integrityCap: null,
      blackSunMake: false,
      gasBonus: 0,
      cheaperPower: false,
      ignore: null,
    };
    const does = (faction: FactionId) => {
      const { words, ...rest } = traitOf(faction);
      expect(words).toMatch(/\.$/);
      return rest;
    };
    expect(does('empire-of-sol')).toEqual({ ...nothing, shieldWall: true });
    expect(does('citadel')).toEqual({ ...nothing, steadyAim: true });
    expect(does('bloodpact')).toEqual({ ...nothing, onset: true, integrityCap: 1 });
    expect(does('black-sun')).toEqual({ ...nothing, blackSunMake: true, gasBonus: 5 });
    expect(does('eldritch-cult')).toEqual({ ...nothing, cheaperPower: true });
    expect(does('void')).toEqual({ ...nothing, ignore: 6 });
    expect(Object.keys(TRAITS)).toEqual(FACTIONS.map(({ id }) => id));
  });

  test('[DW-68] [DW-71] the core has the permissions of the sheet: into combat, past friends', () => {
    expect(
      FACTIONS.map(({ id, shootsIntoCombat, shootsPastFriends }) => [id, shootsIntoCombat, shootsPastFriends]),
    ).toEqual([
      ['empire-of-sol', false, false],
      ['citadel', true, false],
      ['bloodpact', true, true],
      ['black-sun', false, true],
      ['eldritch-cult', false, false],
      ['void', false, false],
    ]);
  });
});

describe('research', () => {
  test('[CQ-29] [M-07] eight for all and two for each faction, at their prices', () => {
    const priced = (faction: FactionId | null) =>
      RESEARCH.filter((one) => one.faction === faction).map(({ name, cost: { R, A } }) => `${name} ${R}/${A}`);
    expect(priced(null)).toEqual([
      'Deep Drills 60/0',
      'Pack Animals 50/0',
      'Tempered Steel 80/0',
      'Rangefinders 60/0',
      'Bulwarks 60/0',
      'Field Medics 50/5',
      'Reliquary Rites 40/10',
      'Seers 40/10',
    ]);
    expect(priced('empire-of-sol')).toEqual(['Eternal Drill 60/5', 'Aqueducts 50/0']);
    expect(priced('citadel')).toEqual(['Ranging Grid 60/0', 'Fire Discipline 40/5']);
    expect(priced('bloodpact')).toEqual(['Blood Frenzy 60/0', 'Loot 40/0']);
    expect(priced('black-sun')).toEqual(['Sun Cells 60/0', 'Contracts 50/0']);
    expect(priced('eldritch-cult')).toEqual(['Deep Chant 40/10', 'Whispering Stones 50/5']);
    expect(priced('void')).toEqual(['Unhallowed Ground 60/5', 'Bone Tithe 40/0']);
    for (const { id } of FACTIONS) expect(researchFor(id)).toHaveLength(10);
    expect(researchFor('void').map(({ id }) => id)).not.toContain('loot');
  });

  test('[X-366] effects', () => {
    expect(RESEARCH.map(({ id, effect }) => [id, effect])).toEqual([
      ['deep-drills', { kind: 'harvest', add: 5 }],
      ['pack-animals', { kind: 'move', add: 1, upTo: 6, base: 40 }],
      ['tempered-steel', { kind: 'strengthOfType', add: 1 }],
      ['rangefinders', { kind: 'range', add: 3, weapons: 'units' }],
      ['bulwarks', { kind: 'buildingWounds', add: 2 }],
      ['field-medics', { kind: 'medics', needs: 4 }],
      ['reliquary-rites', { kind: 'relicAether', add: 3 }],
      ['seers', { kind: 'priority', add: 1 }],
      ['eternal-drill', { kind: 'martial', units: ['empire-of-sol.legion'], add: 1, when: 'always' }],
      ['aqueducts', { kind: 'hqIncome', add: 20 }],
      [
        'ranging-grid',
        { kind: 'perception', of: ['citadel.howitzers', 'citadel.sharpshooters', 'citadel.pillbox'], add: 1 },
      ],
      ['fire-discipline', { kind: 'deflection', upTo: 2 }],
      ['blood-frenzy', { kind: 'martial', units: ['bloodpact.mob', 'bloodpact.berserkers'], add: 1, when: 'engaging' }],
      ['loot', { kind: 'loot', perModel: 15 }],
      ['sun-cells', { kind: 'range', add: 3, weapons: 'blackSun' }],
      ['contracts', { kind: 'relicIncome', perRelic: 10 }],
      ['deep-chant', { kind: 'affinity', add: 2 }],
      ['whispering-stones', { kind: 'powerRange', add: 3 }],
      ['unhallowed-ground', { kind: 'ignoreAtHome', needs: 5, within: 6 }],
      ['bone-tithe', { kind: 'tithe', unit: 'void.zombies', perUnit: 10 }],
    ]);
    expect(researchOf('seers')?.name).toBe('Seers');
    expect(researchOf('moon')).toBeUndefined();
  });

  test('[X-366] units and buildings that effects name are there', () => {
    const named = RESEARCH.flatMap(({ effect }) => {
      if (effect.kind === 'martial') return effect.units;
      if (effect.kind === 'perception') return effect.of;
      return effect.kind === 'tithe' ? [effect.unit] : [];
    });
    expect(named.filter((id) => unitOf(id) === undefined && buildingOf(id) === undefined)).toEqual([]);
  });
});

describe('missions', () => {
  test('[CQ-15] [M-08] six for all and one for each faction, with their victory points', () => {
    expect(MISSIONS.map(({ name, faction, vp, goal }) => [name, faction, vp, goal])).toEqual([
      ['Claims', null, 20, { kind: 'holdNodes', count: 6 }],
      ['Pilgrims', null, 20, { kind: 'deliver', count: 3 }],
      ['Regicide', null, 40, { kind: 'razeHq' }],
      ['Safe Hands', null, 10, { kind: 'commanderLives', byRound: 4 }],
      ['Four Banners', null, 20, { kind: 'everyQuarter' }],
      ['Headhunter', null, 30, { kind: 'slayHero' }],
      ['Phalanx', 'empire-of-sol', 20, { kind: 'chain', units: 5 }],
      ['Killing Ground', 'citadel', 20, { kind: 'slainByShots', count: 4 }],
      ['Carnage', 'bloodpact', 20, { kind: 'fightsWon', count: 3 }],
      ['Full Vaults', 'black-sun', 20, { kind: 'bank', R: 300 }],
      ['The Litany', 'eldritch-cult', 20, { kind: 'powers', count: 3 }],
      ['Undying', 'void', 20, { kind: 'centreAfterLoss', points: 150 }],
    ]);
    for (const { id } of FACTIONS) expect(missionsFor(id)).toHaveLength(7);
    expect(missionOf('four-banners')?.name).toBe('Four Banners');
    expect(missionOf('moon')).toBeUndefined();
  });
});

test('[CQ-11] [X-367] [X-368] [X-369] the scenarios and what they score', () => {
  expect(SCENARIO_IDS.map((id) => scenarioOf(id).score)).toEqual([
    { kind: 'annihilation', pointsEach: 9 },
    { kind: 'city', vp: 20, within: 3 },
    { kind: 'mine', node: 6, relic: 6, lastRound: 5 },
  ]);
  expect(Object.values(SCENARIOS).map(({ id }) => id)).toEqual(SCENARIO_IDS);
});

describe('powers', () => {
  test('[DW-84] charge, range and phase in Conquest', () => {
    expect(CONQUEST_POWERS.map(({ name, charge, range, phase }) => [name, charge, range, phase])).toEqual([
      ['Blast', 1, 9, 'shoot'],
      ['Lightning', 2, 9, 'shoot'],
      ['Root', 1, 12, 'movement'],
      ['Dread', 1, 9, 'shoot'],
      ['Corrupt', 2, 9, 'shoot'],
      ['Ward', 1, 9, 'movement'],
      ['Hasten', 1, 9, 'movement'],
      ['Blink', 2, null, 'movement'],
      ['Raise', 3, 3, 'movement'],
      ['Mend', 1, 6, 'movement'],
    ]);
  });

  test('[DW-84] effects: Strength 6, M −2, save 5+, Move +3, 8", 1 Wound', () => {
    expect(conquestPower('blast')).toMatchObject({ upcharge: true, effect: { strength: 6, strikes: 'target' } });
    expect(conquestPower('lightning')).toMatchObject({ upcharge: true, effect: { strength: 6, strikes: 'coherent' } });
    expect(conquestPower('dread')?.effect).toEqual({ kind: 'dread', martial: -2 });
    expect(conquestPower('ward')?.effect).toEqual({ kind: 'ward', save: 5 });
    expect(conquestPower('hasten')?.effect).toEqual({ kind: 'hasten', move: 3 });
    expect(conquestPower('blink')?.effect).toEqual({ kind: 'blink', spaces: 8 });
    expect(conquestPower('mend')?.effect).toEqual({ kind: 'mend', wounds: 1 });
    expect(conquestPower('fireburst')).toBeUndefined();
  });

  test('[DW-84] all else is the core’s; halved reach is no longer the published one', () => {
    for (const { id, name, at, effect } of CONQUEST_POWERS) expect(powerOf(id)).toMatchObject({ name, at, effect });
    expect(CONQUEST_POWERS.map(({ source }) => source).filter((source) => source === 'derived')).toHaveLength(3);
    expect(CONQUEST_POWERS.some(({ source }) => source === 'official')).toBe(false);
  });
});

describe('ready armies', () => {
  test.each<[FactionId, number, number]>([
    ['empire-of-sol', 8, 0],
    ['citadel', 9, 45],
    ['bloodpact', 9, 20],
    ['black-sun', 8, 70],
    ['eldritch-cult', 9, 40],
    ['void', 8, 105],
  ])('[CQ-23] that of %s has %i units and %i R left over', (faction, units, left) => {
    const army = armyOf(faction);
    expect(army.start).toHaveLength(units);
    expect(leftOver(army)).toBe(left);
    expect(sum(army.start.map((id) => unitPoints(unitOf(id)!)))).toBe(START_POINTS - left);
    expect(army.start.filter((id) => unitOf(id)?.worker)).toHaveLength(5);
    for (const id of army.start) expect(unitOf(id)).toMatchObject({ faction, startingForce: true, cost: { A: 0 } });
  });

  test('[DW-26] [CQ-22] each has a religion of its own and a headquarters', () => {
    expect(new Set(ARMIES.map(({ religion }) => religion)).size).toBe(6);
    for (const { faction, hq } of ARMIES) expect(hqOf(faction, hq).role).toBe('hq');
  });
});
