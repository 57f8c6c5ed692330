// Odds of one shot or power between two profiles, by hand from the lists (3.2 to 3.5): P + S against D, 4+ when equal.
import { describe, expect, test } from 'vitest';
import { buildingOf } from '../content/buildings.ts';
import { conquestPower } from '../content/powers.ts';
import { eliteOf } from '../content/religions.ts';
import { unitOf } from '../content/units.ts';
import { weaponOf } from '../content/weapons.ts';
import {
  type OddsModel,
  oddsModelOf,
  oddsModelOfBuilding,
  oddsWeaponOfPower,
  type ProfileShot,
  shotFault,
  shotOdds,
} from './profile-shots.ts';

const unit = (id: string): OddsModel => oddsModelOf(unitOf(id)!);
const building = (id: string): OddsModel => oddsModelOfBuilding(buildingOf(id)!);
const BOWS = unit('empire-of-sol.sagittarii'); // P1, Short Bows: 12", S2, [Arc]
const ZOMBIES = unit('void.zombies'); // D3, W2

const shot = (attacker: OddsModel, defender: OddsModel, more: Partial<ProfileShot> = {}): ProfileShot => ({
  attacker,
  defender,
  weapon: { ...attacker.weapon!, isPower: false },
  distance: 10,
  cover: 0,
  inTheWay: 0,
  arc: false,
  steady: false,
  shielded: false,
  defenderIntegrity: null,
  upcharge: 0,
  ...more,
});
const needs = (...given: Parameters<typeof shot>) => shotOdds(shot(...given)).needs;
const steps = (...given: Parameters<typeof shot>) =>
  shotOdds(shot(...given)).steps.map(({ what, value, rule }) => `${what} ${value} ${rule}`);
const power = (id: string) => oddsWeaponOfPower(conquestPower(id)!)!;

describe('profiles', () => {
  test('a unit with what its faction always gives it', () => {
    expect(unit('empire-of-sol.legion')).toMatchObject({
      save: 5,
      shield: true,
      ignore: null,
      isCommander: false,
      isBuilding: false,
      worth: 105,
      weapon: null,
      cover: 0,
    });
    expect(ZOMBIES).toMatchObject({ save: null, shield: false, ignore: 6 });
    expect(unit('void.necromancer')).toMatchObject({ isCommander: true });
    expect(BOWS.weapon).toBe(weaponOf('short-bows'));
    expect(oddsModelOf(eliteOf('vigil-of-the-sun'))).toMatchObject({ save: 5, shield: true, ignore: null });
  });
  test('3.2 Bloodpact: Integrity 1 at most; others keep theirs', () => {
    const greater = { ...unitOf('bloodpact.mob')!, stats: { ...unitOf('bloodpact.mob')!.stats, integrity: 3 } };
    expect([oddsModelOf(greater).stats.integrity, unit('bloodpact.wrecker').stats.integrity]).toEqual([1, -1]);
    expect(unit('empire-of-sol.legion').stats.integrity).toBe(2);
  });
  test('[X-348] a building has Defense and Wounds; a gun the Perception of its line', () => {
    expect(building('citadel.pillbox')).toMatchObject({
      stats: { defense: 5, wounds: 6, perception: 1, integrity: 0 },
      isBuilding: true,
      save: null,
      ignore: null,
      isCommander: false,
      worth: 120,
      shield: false,
      weapon: weaponOf('tower-guns'),
    });
    expect(building('void.crypt')).toMatchObject({ stats: { perception: 0 }, weapon: null });
  });
  test('[X-362] a power that does damage; others are none', () => {
    expect(power('blast')).toMatchObject({
      kind: 'ranged',
      range: 9,
      strength: 6,
      penalty: 'none',
      isPower: true,
      uses: null,
    });
    expect(['ward', 'blink', 'raise', 'mend'].map((id) => oddsWeaponOfPower(conquestPower(id)!))).toEqual(
      Array(4).fill(undefined),
    );
  });
});

describe('what is needed', () => {
  const PLATOON = unit('citadel.platoon'); // P1, Rifles S3
  test.each<[string, ProfileShot, number | null]>([
    ['[DW-56] 1 + 2 against 3', shot(BOWS, ZOMBIES), 4],
    ['[DW-60] cover', shot(BOWS, ZOMBIES, { cover: 1 }), 5],
    ['[DW-60] cover of its own', shot(BOWS, { ...ZOMBIES, cover: 1 }), 5],
    ['[X-340] never below 0', shot(BOWS, ZOMBIES, { cover: 3, inTheWay: 3 }), 5],
    ['[DW-67] something in the way', shot(PLATOON, ZOMBIES, { inTheWay: 1 }), 4],
    ['[X-341] in an arc', shot(BOWS, ZOMBIES, { arc: true }), 5],
    ['[X-341] beyond its range', shot(BOWS, ZOMBIES, { distance: 13 }), 5],
    ['[X-341] at its very range', shot(BOWS, ZOMBIES, { distance: 12 }), 4],
    ['[X-44] no long distance: 18"', shot(unit('empire-of-sol.ballistae'), ZOMBIES, { distance: 18 }), 3],
    ['[CQ-51] steady: 2 + 3 against 3', shot(PLATOON, ZOMBIES, { steady: true }), 3],
    ['[CQ-51] steady against 2', shot(PLATOON, unit('citadel.howitzers'), { steady: true }), 2],
    [
      '[X-348] no building is steadier',
      shot(building('citadel.pillbox'), unit('citadel.wardens'), { steady: true }),
      4,
    ],
    [
      '[X-330] no power is steadier: 3 − 3 + 6 against 6',
      shot(unit('citadel.signal-adept'), unit('void.siege-golem'), {
        weapon: power('lightning'),
        steady: true,
        cover: 3,
      }),
      4,
    ],
    ['[DW-63] a shield: its own Integrity', shot(BOWS, unit('empire-of-sol.legion')), 5],
    ['[X-346] beside a shield', shot(BOWS, unit('empire-of-sol.triarii'), { shielded: true }), 6],
    ['[X-346] beside none', shot(BOWS, unit('empire-of-sol.triarii')), 5],
    [
      '[X-346] a lesser Integrity',
      shot(BOWS, unit('empire-of-sol.triarii'), { shielded: true, defenderIntegrity: 1 }),
      5,
    ],
    ['[X-346] none below 0', shot(BOWS, ZOMBIES, { shielded: true, defenderIntegrity: -2 }), 4],
    ['[X-346] a negative one is none', shot(PLATOON, unit('black-sun.hauler'), { shielded: true }), 5],
    [
      '[X-348] no shield helps a building',
      shot(PLATOON, building('void.crypt'), { shielded: true, defenderIntegrity: 3 }),
      4,
    ],
    ['[DW-59] [X-342] three times as tough', shot(BOWS, unit('void.siege-golem')), null],
    ['[DW-59] not quite', shot(BOWS, unit('empire-of-sol.colossus')), 5],
    [
      '[X-362] powers know no Behemoth',
      shot(BOWS, unit('void.siege-golem'), { weapon: { ...BOWS.weapon!, isPower: true } }),
      6,
    ],
  ])('%s', (_, given, wanted) => {
    expect(shotOdds(given).needs.attack).toBe(wanted);
  });

  test('[DW-62] [DW-64] saves and what is ignored; [X-348] nothing for a building', () => {
    expect(needs(BOWS, unit('empire-of-sol.legion'))).toEqual({ attack: 5, wound: null, save: 5, ignore: null });
    expect(needs(BOWS, ZOMBIES)).toEqual({ attack: 4, wound: null, save: null, ignore: 6 });
    expect(needs(BOWS, { ...building('void.crypt'), save: 5, ignore: 6 })).toMatchObject({ save: null, ignore: null });
  });

  test('and why', () => {
    expect(steps(BOWS, unit('empire-of-sol.legion'))).toContain('Saved on 5 DW-62');
    expect(steps(BOWS, ZOMBIES)).toContain('Ignored on 6 DW-64');
    expect(steps(PLATOON, ZOMBIES, { steady: true })).toContain('Has not moved 1 CQ-51');
    expect(steps(BOWS, ZOMBIES).join()).not.toMatch(/Has not moved|Saved|Wounds of each/);
    expect(steps(BOWS, ZOMBIES, { weapon: power('blast'), upcharge: 1 })).toContain('Wounds of each success 2 X-362');
    expect(steps(BOWS, unit('void.siege-golem'))).toEqual([
      'Strength of the attack 2 DW-56',
      'Defense 6 DW-56',
      'Too tough for this weapon: no die 0 DW-59',
    ]);
  });
});

describe('what comes of it', () => {
  test('[DW-56] [DW-64] one die of 4+, ignored on 6+; a whole one is not slain by one wound', () => {
    const odds = shotOdds(shot(BOWS, ZOMBIES));
    expect(odds).toMatchObject({ dice: 1, slain: 0 });
    expect(odds.wounds[1]).toBeCloseTo((3 / 6) * (5 / 6), 12);
    expect(odds.mean).toBeCloseTo(5 / 12, 12);
    const worker = shotOdds(shot(BOWS, unit('empire-of-sol.fabri'))); // D4, W1
    expect(worker.slain).toBeCloseTo(2 / 6, 12);
  });
  test('[DW-69] [X-69] weapons with several shots, or worse wounds', () => {
    const gun = { ...BOWS.weapon!, isPower: false, keywords: { multiShot: 2, wound: 2 } };
    const odds = shotOdds(shot(BOWS, unit('citadel.wardens'), { weapon: gun })); // D4: 5+
    expect(odds.dice).toBe(2);
    [16, 0, 16, 0, 4].forEach((ways, n) => {
      expect(odds.wounds[n]).toBeCloseTo(ways / 36, 12);
    });
  });
  test('[X-362] an upcharge: each success is a wound more', () => {
    const odds = shotOdds(
      shot(unit('empire-of-sol.augur'), ZOMBIES, { weapon: power('blast'), distance: 9, upcharge: 1 }),
    );
    expect(odds.slain).toBeCloseTo((5 / 6) * (25 / 36), 12);
  });
  test('[DW-59] no die, no wound', () => {
    expect(shotOdds(shot(BOWS, unit('void.siege-golem')))).toMatchObject({ dice: 0, wounds: [1], mean: 0, slain: 0 });
  });
});

describe('what cannot be', () => {
  test.each<[string, ProfileShot, string | undefined]>([
    ['in range', shot(BOWS, ZOMBIES, { distance: 12 }), undefined],
    ['[CQ-53] in an arc', shot(BOWS, ZOMBIES, { distance: 24, arc: true }), undefined],
    [
      '[DW-50] beyond the arc',
      shot(BOWS, ZOMBIES, { distance: 25 }),
      'The target is 25" away; this weapon reaches 24" (DW-50).',
    ],
    [
      '[DW-50] out of range',
      shot(unit('citadel.platoon'), ZOMBIES, { distance: 13 }),
      'The target is 13" away; this weapon reaches 12" (DW-50).',
    ],
    [
      '[CQ-53] no arc',
      shot(unit('citadel.platoon'), ZOMBIES, { arc: true }),
      'Only a weapon with [Arc] is fired in an arc (CQ-53).',
    ],
    ['[X-362] an upcharge', shot(BOWS, ZOMBIES, { upcharge: 1 }), 'Only a power can be upcharged (X-362).'],
    ['[X-362] of a power', shot(BOWS, ZOMBIES, { weapon: power('blast'), distance: 9, upcharge: 1 }), undefined],
    [
      'a power of a building',
      shot(building('void.crypt'), ZOMBIES, { weapon: power('blast') }),
      'A building casts no powers.',
    ],
  ])('%s', (_, given, words) => {
    expect(shotFault(given)).toBe(words);
  });
});
