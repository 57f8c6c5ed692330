import { parse } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { NO_STATS, readProfileLine, readWeaponLine } from './index.ts';

const profile = (line: unknown) => parse(readProfileLine, line, 'attacker');
const weapon = (line: unknown) => parse(readWeaponLine, line, 'weapon');

describe('lines', () => {
  test('[DW-10] a profile', () => {
    expect(profile('M5 P4 S4 D4 A3 W3 I3 save5 ignore6 shield')).toEqual({
      ok: true,
      value: {
        stats: {
          ...NO_STATS,
          martial: 5,
          perception: 4,
          strength: 4,
          defense: 4,
          aggression: 3,
          wounds: 3,
          integrity: 3,
        },
        save: 5,
        ignore: 6,
        shield: true,
        cover: 0,
      },
    });
    expect(profile('P3')).toMatchObject({
      value: { stats: { perception: 3, martial: 0 }, save: null, ignore: null, shield: false },
    });
    expect(profile('I-2')).toMatchObject({ value: { stats: { integrity: -2 } } });
  });

  test.each([
    ['M30 P-30 S12', { martial: 30, perception: -30, strength: 12 }],
    ['M5,P4;(W2)', { martial: 5, perception: 4, wounds: 2 }],
    ['I\u22122', { integrity: -2 }], // the minus of the books
    ['I -2  Move  8', { integrity: -2, move: 8 }],
    ['D10/F11/A12 D3', { destiny: 10, faith: 11, affinity: 12, defense: 3 }],
    [`M5${' '.repeat(198)}`, { martial: 5 }],
  ])('[DW-10] %s is read', (line, of) => {
    expect(profile(line)).toMatchObject({ ok: true, value: { stats: { ...NO_STATS, ...of } } });
  });

  test('[DW-62] [DW-64] saves and ignored wounds are 2+ to 6+', () => {
    expect(profile('save2 ignore  6')).toMatchObject({ ok: true, value: { save: 2, ignore: 6 } });
  });

  test.each([
    ['M31', 'M31 has no whole number up to 30'],
    ['M-31', 'M-31 has no whole number up to 30'],
    ['save1', 'save1 must be 2 to 6'],
    ['cover-1', 'cover-1 must be 0 or more'],
    ['3M5', '3M5 is no part of a profile'],
    ['xD1/F2/A3', 'xD1/F2/A3 is no part of a profile'],
    ['D1/F2/A3x', 'D1/F2/A3x is no part of a profile'],
    [
      'shield3',
      'shield3 is no part of a profile; known are M P S D A W I with a number, save, ignore, cover and shield',
    ],
    ['tower', 'tower is no part of a profile; known are M P S D A W I with a number, save, ignore, cover and shield'],
    [`M5${' '.repeat(199)}`, 'must be a short line of text'],
    ['Q3', 'Q3 is no part of a profile; known are M P S D A W I with a number, save, ignore, cover and shield'],
    ['M5 M6', 'M is named twice'],
    ['M', 'M has no whole number up to 30'],
    ['save7', 'save7 must be 2 to 6'],
    [
      'constructor5',
      'constructor5 is no part of a profile; known are M P S D A W I with a number, save, ignore, cover and shield',
    ],
    ['M5!', 'M5! is no part of a profile'],
    [7, 'must be a short line of text'],
  ])('[DW-10] %s is refused: %s', (line, problem) => {
    expect(profile(line)).toMatchObject({ ok: false, refusal: { where: 'attacker', problem } });
  });

  test('[DW-50] weapons shoot or strike', () => {
    expect(weapon('24 S4 Blast1')).toMatchObject({
      value: { kind: 'ranged', range: 24, strength: 4, keywords: { blast: 1 } },
    });
    expect(weapon('12 S2 Arc Light')).toMatchObject({ value: { keywords: { arc: true, light: true } } });
    expect(weapon('S3 reach2')).toMatchObject({ value: { kind: 'melee', reach: 2, strength: 3 } });
    expect(weapon('S3')).toMatchObject({ value: { kind: 'melee', reach: 1 } });
  });

  test('[DW-50] what is not named is nothing', () => {
    expect(weapon('1')).toEqual({
      ok: true,
      value: {
        kind: 'ranged',
        id: 'weapon',
        name: 'weapon',
        range: 1,
        strength: 0,
        penalty: 'none',
        keywords: {},
        uses: null,
      },
    });
    expect(weapon('reach1')).toEqual({
      ok: true,
      value: { kind: 'melee', id: 'weapon', name: 'weapon', reach: 1, strength: 0, keywords: {} },
    });
  });

  test.each([
    ['200 S12', { range: 200, strength: 12 }],
    ['24 [Arc][Light]', { keywords: { arc: true, light: true } }],
    ['24 Quick  Shot MULTI  SHOT  3', { keywords: { quickShot: true, multiShot: 3 } }],
    ['24 Black-Sun', { keywords: { blackSun: true } }],
    ['6 [Grenade] Radius 2 Sunder 1 Wound 12', { keywords: { grenade: true, radius: 2, sunder: 1, wound: 12 } }],
    ['S3 reach 3', { reach: 3 }],
    ['24 full', { penalty: 'full' }],
    ['24 none', { penalty: 'none' }],
  ])('[DW-50] %s is read', (line, of) => {
    expect(weapon(line)).toMatchObject({ ok: true, value: of });
  });

  test('[DW-50] also as the books print them', () => {
    expect(weapon('24", S4, half')).toMatchObject({ value: { range: 24, penalty: 'half' } });
    expect(weapon('24 S4 [Blast 2] [Quick Shot] [Multi-Shot 3]')).toMatchObject({
      value: { range: 24, keywords: { blast: 2, quickShot: true, multiShot: 3 } },
    });
    expect(weapon('S+3 [Two-Handed]')).toMatchObject({ value: { strength: 3, keywords: { twoHanded: true } } });
    expect(weapon('S 3 reach 2 Two-Handed')).toMatchObject({
      value: { reach: 2, strength: 3, keywords: { twoHanded: true } },
    });
    expect(profile('m5 save 5+ D3/F2/A1 Move 6 cover1')).toMatchObject({
      value: { stats: { martial: 5, destiny: 3, faith: 2, affinity: 1, move: 6 }, save: 5, cover: 1 },
    });
  });

  const KNOWN =
    'known are a range, S with a number, reach, half or full for moving, and keywords such as Arc, Light, Blast1';

  test.each([
    ['0 S1', 'a range is 1 to 200'],
    ['201 S1', 'a range is 1 to 200'],
    ['S3 reach0', 'reach is 1, 2 or 3'],
    ['S3 reach', 'reach is 1, 2 or 3'],
    ['24 Blast', `Blast is no part of a weapon; ${KNOWN}`],
    ['24 Arc1', `Arc1 is no part of a weapon; ${KNOWN}`],
    ['24 half2', `half2 is no part of a weapon; ${KNOWN}`],
    ['24x', '24x is no part of a weapon'],
    ['24 !S4', '!S4 is no part of a weapon'],
    ['24 S4!', 'S4! is no part of a weapon'],
    ['24 S31', 'S31 has no whole number up to 30'],
    ['24 [Quick Shot] QuickShot', 'quickshot is named twice'],
    ['24 reach2', 'a weapon has a range or a reach, not both'],
    ['S3 reach4', 'reach is 1, 2 or 3'],
    ['24 Boom', `Boom is no part of a weapon; ${KNOWN}`],
    ['24 S4 constructor', `constructor is no part of a weapon; ${KNOWN}`],
    ['24 12 S1', 'a range is named twice'],
    ['S1 S2', 'S is named twice'],
    ['S1 reach2 reach3', 'reach is named twice'],
    ['24 S4 Blast1 [Blast 2]', 'Blast is named twice'],
    ['24 S4 Arc arc', 'arc is named twice'],
    ['24 Blast0', 'Blast0 must be 1 or more'],
    ['', 'is empty'],
    ['999 S1', 'a range is 1 to 200'],
  ])('[DW-50] %s is refused: %s', (line, problem) => {
    expect(weapon(line)).toMatchObject({ ok: false, refusal: { problem } });
  });
});
