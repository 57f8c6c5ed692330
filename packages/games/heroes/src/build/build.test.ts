import { FACTIONS, POWERS, powerOf, RACES, type RaceId, total } from '@muster/dwethia';
import { describe, expect, test } from 'vitest';
import { diceOf } from '../fighting/fight.ts';
import {
  ARCHETYPES,
  billOf,
  checkForce,
  forceProblems,
  heroes,
  heroesDescriptor,
  ignoreOf,
  kitOf,
  pointsOf,
  profileOf,
  readUnit,
  type UnitSheet,
  unitFrom,
  unitProblems,
  WARGEAR,
  withRace,
} from '../index.ts';
import { scene } from '../testing/scenes.ts';
import { gearFacts, gearWords, markOf, powerFacts } from './words.ts';

const archetype = (id: string) => ARCHETYPES.find((one) => one.id === id)!;
const unit = (id: string, race: RaceId = 'terran', change: Partial<UnitSheet> = {}): UnitSheet => ({
  ...unitFrom(archetype(id), 'empire-of-sol', race, 'Ada'),
  ...change,
});
const withStats = (base: UnitSheet, change: Partial<UnitSheet['stats']>): UnitSheet => ({
  ...base,
  stats: { ...base.stats, ...change },
});

describe('archetypes and races', () => {
  test.each([
    ['line-trooper', 24],
    ['guard', 20],
    ['bowman', 23],
    ['rifleman', 23],
    ['beast', 20],
    ['devotee', 25],
    ['captain', 72],
    ['champion', 51],
    ['assassin', 50],
    ['sharpshooter', 40],
    ['sorcerer', 68],
    ['religious-elite', 53],
    ['monster', 63],
    ['titan', 128],
  ])('[DW-24] [DW-27] a Terran %s costs %i', (id, points) => {
    expect(pointsOf(unit(id))).toBe(points);
  });

  test.each<[RaceId, string, Partial<UnitSheet['stats']>, number]>([
    ['terran', 'champion', { strength: 5, perception: 3 }, 51],
    ['sovereign', 'champion', { strength: 4, perception: 4, faith: 2 }, 56],
    ['orc', 'champion', { strength: 6, perception: 2 }, 51],
    ['geck', 'champion', { move: 7, defense: 3 }, 51],
    ['old-one', 'champion', { aggression: 3, affinity: 1 }, 60],
    ['croc', 'champion', { strength: 6, defense: 5, move: 5, perception: 2 }, 51],
    ['cyborii', 'champion', { defense: 5, integrity: 0 }, 51],
    ['borii', 'champion', { integrity: 2, move: 5 }, 51],
    ['taurus', 'champion', { strength: 7, integrity: 0, perception: 2 }, 51],
    ['wraith', 'champion', { defense: 3 }, 51],
    ['sovereign', 'guard', { strength: 3, perception: 2, faith: 0 }, 20],
    ['orc', 'line-trooper', { strength: 5, perception: 1 }, 24], // capped, and Perception stays 1
  ])('[DW-27] what %s makes of a %s', (race, id, stats, points) => {
    const made = unit(id, race);
    expect(made.stats).toMatchObject(stats);
    expect(pointsOf(made)).toBe(points);
  });

  test('[DW-27] another race takes what the first one gave', () => {
    const champion = unit('champion');
    const taurus = withRace(champion, 'taurus');
    expect(taurus).toEqual(unit('champion', 'taurus'));
    expect(withRace(taurus, 'sovereign')).toEqual(unit('champion', 'sovereign'));
    expect(withRace(withRace(champion, 'old-one'), 'terran')).toEqual(champion);
    expect(withRace(withStats(unit('guard'), { perception: 1 }), 'orc').stats.perception).toBe(1);
  });

  test('[DW-27] every faction, race and archetype makes a unit that may be fielded', () => {
    for (const { id: faction } of FACTIONS)
      for (const { id: race } of RACES)
        for (const one of ARCHETYPES) expect(unitProblems(unitFrom(one, faction, race, 'Ada'))).toEqual([]);
  });
});

describe('the Custom Unit Sheet', () => {
  test.each<[string, UnitSheet, string]>([
    ['a name', unit('guard', 'terran', { name: ' ' }), 'A unit needs a name (DW-28).'],
    [
      'a cap of basic units',
      withStats(unit('guard'), { wounds: 3 }),
      'Ada has Wounds 3; basic units have 2 at most (DW-27).',
    ],
    [
      'a cap of heroes',
      withStats(unit('captain'), { destiny: 7 }),
      'Ada has Destiny 7; heroes have 6 at most (DW-27).',
    ],
    [
      'monsters have caps too',
      withStats(unit('monster'), { wounds: 6 }),
      'Ada has Wounds 6; monsters have 5 at most (DW-27).',
    ],
    ['Move', withStats(unit('guard'), { move: 11 }), 'Ada has Move 11; basic units have 10 at most (DW-27).'],
    ['a least', withStats(unit('guard'), { integrity: -3 }), 'Ada has Integrity -3; it is -2 at least (DW-27).'],
    ['Perception', withStats(unit('guard'), { perception: 0 }), 'Ada has Perception 0; it is 1 at least (DW-27).'],
    [
      'the Anarchists',
      withStats({ ...unit('guard'), faction: 'bloodpact' }, { integrity: 2 }),
      'Ada has Integrity 2; Bloodpact Anarchists have 1 at most (DW-27).',
    ],
    [
      'two hands',
      unit('guard', 'terran', { wargear: ['pike', 'shield'] }),
      'Ada cannot carry a shield beside a two-handed weapon (X-172).',
    ],
    [
      'two blades',
      unit('guard', 'terran', { wargear: ['spear', 'hand-weapon'] }),
      'Ada carries more than one weapon for melee (DW-27).',
    ],
    [
      'twice',
      unit('guard', 'terran', { wargear: ['spear', 'grenade', 'grenade'] }),
      'Ada has grenade more than once (DW-27).',
    ],
    [
      'Black Sun make elsewhere',
      unit('guard', 'terran', { wargear: ['black-sun-spear'] }),
      'Ada carries a Black Sun spear; only Black Sun Traders have weapons of that make (DW-25).',
    ],
    [
      'Black Sun make twice',
      unit('guard', 'terran', { faction: 'black-sun', wargear: ['black-sun-spear', 'black-sun-pistol'] }),
      'Ada carries 2 weapons of Black Sun make; one is allowed (DW-25).',
    ],
    [
      'no Affinity',
      unit('guard', 'terran', { powers: ['blast'] }),
      'Ada knows powers but has no Affinity to cast them (DW-20).',
    ],
    ['null', unit('sorcerer', 'terran', { rules: ['null'] }), 'Ada is null and casts no powers (DW-27).'],
    [
      'a trait twice',
      unit('guard', 'terran', { faction: 'citadel', rules: ['steady-aim'] }),
      'Ada buys Steady aim, which its faction gives it already (DW-25).',
    ],
    ['a stranger', unit('guard', 'terran', { scars: ['wart'] }), 'Ada: there is no wart in the lists (DW-27).'],
  ])('[DW-28] refused: %s', (_, sheet, sentence) => {
    expect(unitProblems(sheet)).toEqual([sentence]);
  });

  test('[DW-50] a Black Sun make of every weapon: one Strength, one point', () => {
    for (const { gear, points } of WARGEAR) {
      if (gear.kind === 'gear' || gear.id.startsWith('black-sun') || ['claws', 'long-limbs'].includes(gear.id))
        continue;
      const made = WARGEAR.find((one) => one.gear.id === `black-sun-${gear.id === 'hand-weapon' ? 'blade' : gear.id}`)!;
      expect(made).toMatchObject({ points: points + 1, gear: { strength: gear.strength + 1 } });
    }
  });

  test('[DW-27] special rules at list price, and what they do', () => {
    const kit = (rules: readonly string[]) => {
      const config = heroes.parseConfig({
        points: 149,
        seats: [
          { faction: 'empire-of-sol', units: [unit('guard', 'terran', { rules })] },
          { faction: 'citadel', units: ['citadel.guardsman'] },
        ],
      });
      if (!config.ok) throw new Error(config.refusal.problem);
      const b = { ...scene({ south: ['empire-of-sol.captain'], north: ['citadel.commissar'] }), config: config.value };
      const kit = kitOf(b, { seat: 0, unit: 0 });
      expect(ignoreOf(b, b.models[0]!)).toBe(kit.ignores);
      expect(diceOf(b, b.models[0]!, true)).toBe(3 + (kit.isFurious ? 1 : 0));
      return kit;
    };
    expect(kit([])).toMatchObject({ points: 20, isSteady: false, isFurious: false, ignores: null, cover: 0 });
    expect(kit(['steady-aim'])).toMatchObject({ points: 21, isSteady: true });
    expect(kit(['fury'])).toMatchObject({ points: 21, isFurious: true });
    expect(kit(['hardy'])).toMatchObject({ points: 23, ignores: 6 });
    expect(kit(['elusive'])).toMatchObject({ points: 21, cover: 1 });
  });

  test('[X-77] scars are paid at prices of their own, and the stats have them in them', () => {
    const before = unit('captain');
    const scarred = withStats(
      { ...before, scars: ['affinity-absorbed', 'shaken-faith', 'fated'] },
      {
        affinity: 1,
        faith: 1,
        destiny: 4,
      },
    );
    expect(pointsOf(scarred)).toBe(pointsOf(before) + 5 - 1 + 10);
    expect(billOf(scarred).slice(-3)).toEqual([
      { what: 'Affinity Absorbed', points: 5 },
      { what: 'Shaken Faith', points: -1 },
      { what: 'Fated', points: 10 },
    ]);
    expect(total(billOf(scarred))).toBe(86);
    const knight = { ...readUnit('void.death-knight', 'x'), scars: ['toughened'] };
    expect(pointsOf(withStats(knight, { wounds: 4 }))).toBe(54); // the trait asks for the Wounds it was bought with
    expect(unitProblems({ ...unit('guard'), powers: ['blast'], scars: ['arcane-obsession'] })).toEqual([]);
  });
});

describe('[DW-28] [X-173] forces from files', () => {
  const check = (x: unknown) => heroesDescriptor.forces!.check(x);
  const ada = unit('champion');

  test('a force of profiles and own sheets', () => {
    const parsed = check({ points: 150, faction: 'empire-of-sol', units: [ada, 'empire-of-sol.legionnaire'] });
    expect(parsed).toEqual({
      ok: true,
      value: {
        title: 'Empire of Sol, 75 of 150 points',
        rows: [
          ['H', 'Ada', 'M5 P3 S5 D4 A4 W3 I1 D2/F1/A0 Move 6', 'great weapon', '51 points'],
          ['B.2', 'Legionnaire', 'M5 P1 S5 D4 A3 W1 I2 D0/F0/A0 Move 6', 'hand weapon, shield', '24 points'],
        ],
        problems: [],
      },
    });
  });

  test('one Custom Unit Sheet, item by item', () => {
    const parsed = check(withStats(ada, { wounds: 6 }));
    expect(parsed.ok && parsed.value.title).toBe('Ada, 54 points: M5 P3 S5 D4 A4 W6 I1 D2/F1/A0 Move 6');
    expect(parsed.ok && parsed.value.rows.at(-1)).toEqual(['Together', '54']);
    expect(parsed.ok && parsed.value.problems).toEqual(['Ada has Wounds 6; heroes have 5 at most (DW-27).']);
  });

  test('what is no force is said where', () => {
    const refusal = (x: unknown) => {
      const parsed = check(x);
      return parsed.ok ? 'read' : `${parsed.refusal.where}: ${parsed.refusal.problem}`;
    };
    expect(refusal({ points: 60, faction: 'void', units: ['void.moon'] })).toBe(
      'force.units[0]: there is no profile void.moon',
    );
    expect(refusal([])).toBe('force: must be an object, not []');
    expect(refusal({ ...ada, rank: 'king' })).toContain('force.rank: must be one of');
    expect(() => checkForce(heroesDescriptor.forces!.example, 'force')).not.toThrow();
  });

  test('[DW-50] what gear and powers do, in words', () => {
    const facts = (id: string) => gearFacts(WARGEAR.find(({ gear }) => gear.id === id)!.gear);
    expect(facts('short-bow')).toBe('range 24, Strength 2, after any move [Arc]');
    expect(facts('grenade')).toBe('range 6, Strength 4, after any move, once a battle [Grenade] [Blast 1]');
    expect(facts('pike')).toBe('reach 3 [Two-Handed]');
    expect(facts('shield')).toBe('save 5+');
    expect(facts('camo-cloak')).toBe('Cover 1');
    expect(POWERS.map(powerFacts)[1]).toBe(
      'Charge 2, range 18, Shoot phase: Strength 6 against the target and its allies beside it; each Affinity more adds a wound',
    );
    expect(powerFacts(powerOf('dread')!)).toBe('Charge 1, range 12, Shoot phase: Martial −2');
    expect(powerFacts(powerOf('blink')!)).toContain('Charge 2, on itself, Movement phase');
  });

  test('[HR-05] marks and gear in words', () => {
    expect(markOf(profileOf('void.necromancer')!)).toBe('H.2');
    expect(gearWords(profileOf('void.necromancer')!)).toBe('hand weapon; Raise, Lightning');
    expect(gearWords(profileOf('void.null-monk')!)).toBe('spear; Null');
    expect(markOf(ada)).toBe('H');
    expect(markOf({ ...profileOf('void.warg')!, name: 'Warg 2' })).toBe('B.1');
  });

  test('[DW-25] too many of a rank', () => {
    const units = [unit('monster'), unit('champion')];
    expect(forceProblems({ faction: 'empire-of-sol', units }, 149, { printed: false })).toEqual([
      'A force of 149 points may have no monsters; there is 1 (DW-25).',
    ]);
  });
});

test('[DW-26] two religious elites may be of two religions; three are too many', () => {
  const elites = (...names: string[]) => names.map((name) => readUnit(`void.${name}`, 'unit'));
  const problems = (units: readonly UnitSheet[]) => forceProblems({ faction: 'void', units }, 149, { printed: true });
  expect(problems(elites('sun-warden', 'null-monk'))).toEqual([]);
  expect(problems(elites('sun-warden', 'sun-warden'))).toEqual([]);
  expect(
    forceProblems({ faction: 'void', units: elites('cantor', 'auditor', 'flagellant') }, 300, { printed: true }),
  ).toEqual([
    'A force of 300 points needs 1 hero at least (DW-25).',
    'A force of 300 points may have 2 religious elites; there are 3 (DW-25).',
  ]);
});
