import { FACTIONS, stats, total } from '@muster/dwethia';
import { levels } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { billOf, fieldOf, forceProblems, gearWords, heroes, pointsOf, unitProblems } from '../index.ts';
import { ARENAS, arenaOf } from './arenas.ts';
import { READY_FORCES } from './forces.ts';
import { housePrice } from './prices.ts';
import { type Profile, profileOf, profilesOf, thrallOf } from './profiles.ts';
import { wargearOf } from './wargear.ts';

/** As the tables print them. */
const PRINTED: readonly (readonly [string, number])[] = [
  ['empire-of-sol.captain', 72],
  ['empire-of-sol.centurion', 57],
  ['empire-of-sol.hunter', 38],
  ['empire-of-sol.praetorian', 22],
  ['empire-of-sol.legionnaire', 24],
  ['empire-of-sol.arena-bull', 64],
  ['citadel.commissar', 68],
  ['citadel.sharpshooter', 41],
  ['citadel.jacker', 50],
  ['citadel.guardsman', 24],
  ['citadel.grenadier', 25],
  ['citadel.strider', 63],
  ['bloodpact.alpha', 51],
  ['bloodpact.firebrand', 63],
  ['bloodpact.shiv', 50],
  ['bloodpact.reaver', 21],
  ['bloodpact.slinger', 24],
  ['bloodpact.pit-croc', 63],
  ['black-sun.corsair', 73],
  ['black-sun.assassin', 51],
  ['black-sun.duellist', 63],
  ['black-sun.pirate', 25],
  ['black-sun.boarder', 22],
  ['black-sun.hold-beast', 63],
  ['eldritch-cult.sorcerer', 68],
  ['eldritch-cult.seer', 68],
  ['eldritch-cult.fleshblade', 50],
  ['eldritch-cult.acolyte', 25],
  ['eldritch-cult.chosen', 20],
  ['eldritch-cult.deep-one', 63],
  ['void.death-knight', 53],
  ['void.necromancer', 73],
  ['void.revenant', 40],
  ['void.warg', 22],
  ['void.zombie', 20],
  ['void.siege-golem', 68],
  ['citadel.sun-warden', 56],
  ['citadel.confessor', 56],
  ['citadel.flagellant', 53],
  ['citadel.auditor', 63],
  ['citadel.cantor', 68],
  ['citadel.null-monk', 56],
  ['empire-of-sol.colossus', 128],
];

describe('profiles', () => {
  test.each(PRINTED)('[DW-24] %s costs %i points', (id, points) => {
    expect(pointsOf(profileOf(id)!)).toBe(points);
  });

  test('[X-175] a house price is an item of its own, last on the bill, and only where it is agreed on', () => {
    for (const { id } of FACTIONS)
      for (const profile of profilesOf(id)) {
        const [list, bill] = [billOf(profile), billOf(profile, 'house')];
        const points = housePrice(profile);
        expect(bill).toEqual(points === 0 ? list : [...list, { what: 'House price (ours)', points }]);
        expect(pointsOf(profile, 'house')).toBeGreaterThan(6);
      }
    expect(housePrice(profileOf('void.cantor')!)).toBe(housePrice(profileOf('citadel.cantor')!));
    expect(pointsOf(thrallOf('void'), 'house')).toBe(pointsOf(thrallOf('void')));
  });

  test('[X-175] [X-77] another name, scars and what is bought besides do not change what a profile is', () => {
    const slinger = profileOf('bloodpact.slinger')!;
    const more = housePrice(slinger);
    expect(more).toBeGreaterThan(0);
    const over = (unit: Partial<Profile>): number => {
      const sheet = { ...slinger, ...unit };
      return pointsOf(sheet, 'house') - pointsOf(sheet);
    };
    expect(over({ name: 'Ada' })).toBe(more);
    expect(over({ rules: ['elusive'] })).toBe(more);
    expect(over({ scars: ['fated'], stats: { ...slinger.stats, destiny: 1 } })).toBe(more);
    expect(over({ stats: { ...slinger.stats, perception: 4 } })).toBe(0);
    expect(over({ wargear: ['hand-weapon', 'crossbow'] })).toBe(0);
  });

  test('[X-175] what a battle counts in points follows the prices that were agreed on', () => {
    const units = [
      'bloodpact.alpha',
      'bloodpact.slinger',
      'bloodpact.slinger',
      'bloodpact.slinger',
      'bloodpact.reaver',
    ];
    const seats = [
      { faction: 'bloodpact', units },
      { faction: 'void', units: ['void.death-knight'] },
    ];
    const config = (points: number, prices: string) => heroes.parseConfig({ points, seats, rulings: { prices } });
    const paid = (prices: 'list' | 'house'): readonly number[] => {
      const read = config(150, prices);
      if (!read.ok) throw new Error(read.refusal.problem);
      return fieldOf(read.value).kits[0]!.map(({ points }) => points);
    };
    expect(paid('list')).toEqual(units.map((id) => pointsOf(profileOf(id)!)));
    expect(paid('house')).toEqual(units.map((id) => pointsOf(profileOf(id)!, 'house')));
    expect(config(148, 'list').ok).toBe(true);
    expect(config(148, 'house')).toMatchObject({ ok: false, refusal: { problem: expect.stringContaining('DW-23') } });
    expect(config(150, 'moon').ok).toBe(false);
  });

  test('[X-152] a Thrall is worth 16', () => {
    expect(pointsOf(thrallOf('eldritch-cult'))).toBe(16);
  });

  test('[DW-25] every faction has its six, six elites and the Colossus, all of them legal', () => {
    for (const { id } of FACTIONS) {
      const all = profilesOf(id);
      expect(all).toHaveLength(13);
      expect(all.flatMap(unitProblems)).toEqual([]);
    }
    expect(profileOf('nobody.captain')).toBeUndefined();
    expect(profileOf('void.captain')).toBeUndefined();
  });

  test('[HR-03] what a model carries is told with it', () => {
    expect(gearWords(profileOf('empire-of-sol.captain')!)).toMatch(/hand weapon, shield, pistol/);
  });

  test('[HR-05] the bill of a Captain, line by line', () => {
    const bill = billOf(profileOf('empire-of-sol.captain')!);
    expect(bill.map(({ what, points }) => `${what}: ${points}`)).toEqual([
      'Martial 5: 5',
      'Perception 4: 4',
      'Strength 3: 3',
      'Defense 4: 4',
      'Aggression 2: 2',
      'Wounds 2: 2',
      'Integrity 2: 2',
      'Destiny 3: 30',
      'Faith 2: 10',
      'hand weapon: 0',
      'shield: 3',
      'pistol [Light]: 7',
    ]);
    expect(total(bill)).toBe(72);
  });
});

describe('wargear', () => {
  test('[DW-50] the Short Bow is as published', () => {
    expect(wargearOf('short-bow')).toMatchObject({
      gear: { range: 24, strength: 2, penalty: 'none', keywords: { arc: true } },
      points: 7,
    });
  });

  test('[X-156] Black Sun make: one Strength more, the tag, one point', () => {
    expect(wargearOf('black-sun-blade')).toMatchObject({
      gear: { strength: 1, keywords: { blackSun: true } },
      points: 1,
    });
    expect(wargearOf('black-sun-carbine')).toMatchObject({ gear: { strength: 5 }, points: 8 });
    expect(wargearOf('black-sun-pistol')).toMatchObject({
      gear: { strength: 5, keywords: { light: true } },
      points: 8,
    });
  });
});

describe('forces', () => {
  const unitsOf = (ids: readonly string[]): readonly Profile[] => ids.map((id) => profileOf(id)!);
  const points = [46, 49, 51, 51, 50, 53, 140, 145, 144, 148, 146, 149, 299, 295, 296, 299, 299, 289];

  test.each(READY_FORCES.map((force, i) => [force.id, force, points[i]!] as const))(
    '[HR-08] [X-173] [X-175] the ready force %s is legal by both prices and costs what the tables say',
    (_, { faction, limit, units }, cost) => {
      const sheets = unitsOf(units);
      for (const prices of ['list', 'house'] as const)
        expect(forceProblems({ faction, units: sheets }, limit, { printed: true, prices })).toEqual([]);
      expect(sheets.reduce((sum, unit) => sum + pointsOf(unit), 0)).toBe(cost);
    },
  );

  test('[DW-23] [DW-25] what is wrong is said in sentences', () => {
    const alpha = profileOf('bloodpact.alpha')!;
    expect(forceProblems({ faction: 'bloodpact', units: [alpha, alpha] }, 60, { printed: true })).toEqual([
      'The force costs 102 points; the limit is 60 (DW-23).',
      'A force of 60 points may have 1 hero; there are 2 (DW-25).',
    ]);
    expect(forceProblems({ faction: 'void', units: [alpha] }, 150, { printed: true })[0]).toBe(
      'Alpha does not belong to Champions of the Void (DW-25).',
    );
    expect(forceProblems({ faction: 'void', units: [] }, 150, { printed: true })).toEqual([
      'The force is empty: choose at least one unit (DW-23).',
      'A force of 150 points needs 1 hero at least (DW-25).',
    ]);
  });

  test('[X-172] [X-173] units of one’s own: caps, two hands, printed only', () => {
    const own = { ...profileOf('bloodpact.reaver')!, name: 'Brute', wargear: ['great-weapon', 'shield'] };
    expect(unitProblems(own)).toEqual(['Brute cannot carry a shield beside a two-handed weapon (X-172).']);
    expect(unitProblems({ ...own, wargear: ['pike'], stats: stats([6, 1, 5, 4, 3, 1, 1], [0, 0, 0], 6) })).toEqual([
      'Brute has Martial 6; basic units have 5 at most (DW-27).',
    ]);
    expect(
      forceProblems({ faction: 'bloodpact', units: [{ ...own, wargear: ['pike'] }] }, 60, { printed: true }),
    ).toEqual(['Brute is not one of the printed profiles (X-173).']);
    expect(unitProblems({ ...own, wargear: ['moon'] })).toEqual(['Brute: there is no moon in the lists (DW-27).']);
  });
});

describe('arenas', () => {
  test.each(ARENAS.map((arena) => [arena.id, arena] as const))(
    '[X-165] %s looks the same from both edges, and its zones are bare',
    (_, { size, pieces, markers }) => {
      const floors = Array.from({ length: size }, () => Array<string>(size).fill('0'));
      for (const { x, y, width, height, floor, keywords } of pieces)
        for (let i = y; i < y + height; i++)
          for (let j = x; j < x + width; j++) floors[i]![j] = `${floor}${JSON.stringify(keywords)}`;
      const depth = size / 8;
      for (let y = 0; y < size; y++)
        for (let x = 0; x < size; x++) {
          expect(floors[y]![x]).toBe(floors[size - 1 - y]![size - 1 - x]);
          if (y < depth) expect(floors[y]![x]).toBe('0');
        }
      const quarters = markers.map(([x, y]) => `${x < size / 2}${y < size / 2}`);
      expect(new Set(quarters).size).toBe(4);
    },
  );

  test.each(ARENAS.map((arena) => [arena.id, arena] as const))(
    '[HR-01] %s is dense, tall and layered: a quarter of it is covered, with floors from −1 to 5 or more',
    (_, { size, pieces }) => {
      const covered = new Set<number>();
      for (const { x, y, width, height } of pieces)
        for (let i = y; i < y + height; i++) for (let j = x; j < x + width; j++) covered.add(i * size + j);
      expect(covered.size / size ** 2).toBeGreaterThan(0.22);
      const floors = pieces.map(({ floor }) => floor);
      expect(Math.min(...floors)).toBe(-1);
      expect(Math.max(...floors)).toBeGreaterThanOrEqual(5);
    },
  );

  test('[X-101] pieces lie on the board, and a ground can be made of them', () => {
    const arena = arenaOf('sandgate')!;
    const ground = levels.makeGround(
      arena.size,
      arena.pieces.map(({ keywords, ...rest }) => ({
        ...rest,
        opaque: keywords.impassable || keywords.solid,
        barred: keywords.impassable,
        body: keywords.obscuring ? 2 : keywords.cover > 0 ? 1 : 0,
        slow: keywords.difficult,
      })),
    );
    expect(ground.floor[11 * 24 + 11]).toBe(2); // the top of the dais
  });
});
