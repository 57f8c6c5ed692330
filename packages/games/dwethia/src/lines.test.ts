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

  test.each([
    ['24 reach2', 'a weapon has a range or a reach, not both'],
    ['S3 reach4', 'reach is 1, 2 or 3'],
    [
      '24 Boom',
      'Boom is no part of a weapon; known are a range, S with a number, reach, half or full for moving, and keywords such as Arc, Light, Blast1',
    ],
    [
      '24 S4 constructor',
      'constructor is no part of a weapon; known are a range, S with a number, reach, half or full for moving, and keywords such as Arc, Light, Blast1',
    ],
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
