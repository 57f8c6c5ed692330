import { powerOf, readProfileLine, readWeaponLine } from '@muster/dwethia';
import { describe, expect, test } from 'vitest';
import { sheetOf } from '../build/reading.ts';
import { profileOf } from '../content/profiles.ts';
import { type OddsQuestion, oddsOf, outOfReach } from './profiles.ts';
import { duellistOf, weaponOfPower } from './units.ts';

const line = (text: string) => readProfileLine(text, 'profile');
const weapon = (text: string) => readWeaponLine(text, 'weapon');
const ask = (change: Partial<OddsQuestion>): OddsQuestion => ({
  attacker: line('M5 P4 S4 D4 A3 W3 I3'),
  defender: line('M4 P1 S3 D4 A2 W2 I2'),
  weapon: weapon('S0'),
  distance: 1,
  cover: 0,
  inTheWay: 0,
  attackerIntegrity: 0,
  defenderIntegrity: 0,
  defensive: false,
  fireAction: false,
  destiny: 0,
  ...change,
});

describe('a blow', () => {
  test('[DW-75] [DW-76] 5 against 4 needs 3+, 4 against 4 needs 4+: each of three dice wounds in a third', () => {
    const odds = oddsOf(ask({}));
    expect(odds).toMatchObject({ dice: 3, needs: { attack: 3, wound: 4, save: null, ignore: null } });
    expect(odds.mean).toBeCloseTo(3 / 3, 12);
    expect(odds.wounds[0]).toBeCloseTo((2 / 3) ** 3, 12);
    expect(odds.slain).toBeCloseTo(3 * (1 / 3) ** 2 * (2 / 3) + (1 / 3) ** 3, 12);
  });

  test('[DW-76] the Strength of the weapon is added', () => {
    expect(oddsOf(ask({ weapon: weapon('S3') })).needs.wound).toBe(3); // 7 against 4
    expect(oddsOf(ask({ weapon: weapon('S4') })).needs.wound).toBe(2); // 8
    expect(oddsOf(ask({ weapon: weapon('S0') })).needs.wound).toBe(4);
  });

  test('[DW-74] [X-27] Integrity counts as it is given', () => {
    expect(oddsOf(ask({ defenderIntegrity: 3 })).needs.attack).toBe(5); // 5 against 7
    expect(oddsOf(ask({ attackerIntegrity: 3 })).needs.attack).toBe(2); // 8 against 4
    expect(oddsOf(ask({ attackerIntegrity: -5 })).needs.attack).toBe(6); // 0 against 4
  });

  test('[DW-79] [X-144] Destiny is spent for all Wounds of the target, not for the first', () => {
    const [hit, wound] = [2 / 3, 1 / 2]; // 5 against 4 and 4 against 4
    const again = (n: number) => wound ** n + n * wound ** (n - 1) * (1 - wound) * wound; // one of n failed, rolled again
    const attacker = line('M5 S4 A2');
    const slain = (wounds: number) => oddsOf(ask({ attacker, defender: line(`M4 D4 W${wounds}`), destiny: 1 })).slain;
    // Two Wounds: after one hit the miss is rolled again. One Wound: the point is kept for wounding.
    expect(slain(2)).toBeCloseTo(hit ** 2 * again(2) + 2 * hit * (1 - hit) * hit * wound ** 2, 12);
    const none =
      (1 - hit) ** 2 * (1 - hit * wound) + 2 * hit * (1 - hit) * (1 - wound) ** 2 + hit ** 2 * (1 - wound) ** 3;
    expect(slain(1)).toBeCloseTo(1 - none, 12);
  });

  test('[X-134] a spear reaches 2, not 3', () => {
    expect(outOfReach(ask({ weapon: weapon('S0 reach2'), distance: 2 }))).toBeUndefined();
    expect(outOfReach(ask({ weapon: weapon('S0 reach2'), distance: 3 }))).toMatch(/reaches 2/);
  });
});

describe('a shot', () => {
  const shot = (change: Partial<OddsQuestion>) => oddsOf(ask({ weapon: weapon('24 S4'), distance: 10, ...change }));

  test('[DW-56] Perception 4 and S4 against Defense 4: double, 2+', () => {
    expect(shot({})).toMatchObject({ dice: 1, needs: { attack: 2, wound: null } });
  });

  test('[DW-60] [DW-61] [DW-67] [HR-42] what makes aiming harder adds up', () => {
    expect(shot({ cover: 1 }).needs.attack).toBe(3); // 7
    expect(shot({ distance: 13, cover: 2, inTheWay: 1 }).needs.attack).toBe(4); // 0 + 4
    expect(shot({ fireAction: true }).needs.attack).toBe(3); // 5
  });

  test('[X-126] a power is cast in a fight, not fired instead of it: no worse aim', () => {
    const blast = weaponOfPower(powerOf('blast')!)!;
    const needs = (fireAction: boolean) =>
      oddsOf(ask({ weapon: blast, distance: 5, defender: line('D9'), fireAction })).needs.attack;
    expect([needs(false), needs(true)]).toEqual([3, 3]); // 4 + 6 against 9
  });

  test('[DW-63] [X-141] a shield adds its bearer’s own Integrity', () => {
    expect(shot({ defender: line('D4 W1 I2 shield') }).needs.attack).toBe(3); // 8 against 6
  });

  test('[HR-25] a defensive move makes the save of a shield one better, and of nothing else', () => {
    const bearer = line('D4 W1 save5 shield');
    expect(shot({ defender: bearer, defensive: true }).needs.save).toBe(4);
    expect(shot({ defender: line('D4 W1 save5'), defensive: true }).needs.save).toBe(5);
    expect(shot({ defender: bearer }).wounds[1]).toBeCloseTo((5 / 6) * (4 / 6), 12);
  });

  test('[DW-79] Destiny spent on the one die', () => {
    expect(shot({ destiny: 1 }).wounds[1]).toBeCloseTo(1 - (1 / 6) ** 2, 12);
  });

  test('[X-04] beyond its range an Arc weapon fires without aim, three times as far', () => {
    const bow = { weapon: weapon('24 S2 Arc'), distance: 30 };
    expect(outOfReach(ask(bow))).toBeUndefined();
    expect(oddsOf(ask(bow)).needs.attack).toBe(6); // 2 against 4
    expect(outOfReach(ask({ ...bow, distance: 73 }))).toMatch(/reaches 72/);
  });

  test('[X-04] [X-140] up to its range an Arc weapon aims like any other, and others never fire in an arc', () => {
    const needs = (text: string, distance: number, cover = 0) =>
      oddsOf(ask({ weapon: weapon(text), distance, cover })).needs.attack;
    expect([needs('24 S2 Arc', 10), needs('24 S2 Arc', 24), needs('24 S2 Arc', 25)]).toEqual([3, 3, 6]); // 6, 5, 2 against 4
    expect(needs('24 S2 Arc', 24, 3)).toBe(6); // 0 + 2
    expect(needs('24 S2', 25)).toBe(3);
  });

  test('[DW-67] far is beyond 12', () => {
    expect([shot({ distance: 12 }).needs.attack, shot({ distance: 13 }).needs.attack]).toEqual([2, 3]); // 8, 7
  });

  test('[DW-60] what the target wears is added to the terrain', () => {
    const cloaked = { ...line('D4 W1'), cover: 1 };
    expect(shot({ defender: cloaked, cover: 3 }).needs.attack).toBe(4); // 4 − 4 and 4
    expect(shot({ defender: cloaked, cover: 1 }).needs.attack).toBe(3); // 6
  });

  test('[DW-56] steps add up to the number that is needed', () => {
    expect(shot({ cover: 2 }).steps).toEqual([
      { what: 'Dice of a shot', value: 1, rule: 'X-69' },
      { what: 'Perception', value: 4, rule: 'DW-56' },
      { what: 'Cover', value: -2, rule: 'DW-60' },
      { what: 'Strength of the attack', value: 4, rule: 'DW-56' },
      { what: 'Attack value', value: 6, rule: 'DW-56' },
      { what: 'Defense', value: 4, rule: 'DW-56' },
      { what: 'Needed on a die', value: 3, rule: 'X-01' },
    ]);
  });
});

describe('why, step by step', () => {
  const steps = (change: Partial<OddsQuestion>) =>
    oddsOf(ask(change)).steps.map(({ what, value, rule }) => `${what} ${value} ${rule}`);

  test('[DW-74] [DW-43] [DW-45] [DW-76] [HR-36] a blow', () => {
    const all = steps({ weapon: weapon('S2 Sunder1'), attackerIntegrity: 2, defenderIntegrity: -1 });
    expect(all).toEqual(
      expect.arrayContaining([
        'Aggression: dice 3 HR-46',
        'Martial of the attacker 5 DW-74',
        'Integrity in the group of the attacker 2 DW-43',
        'Martial of the target 4 DW-74',
        'Integrity in the group of the target -1 DW-45',
        'Strength of the weapon, in the following 2 DW-76',
        'Sundered: less Defense -1 HR-36',
      ]),
    );
    expect(steps({}).some((step) => /Integrity|weapon|Sundered/.test(step))).toBe(false);
  });

  test('[HR-25] [DW-62] [DW-64] [X-142] [DW-79] what stops wounds, and what each is worth', () => {
    const all = steps({
      weapon: weapon('24 S4 Wound2'),
      distance: 10,
      defender: line('D4 W2 save5 shield ignore6'),
      defensive: true,
      destiny: 2,
      fireAction: true,
    });
    expect(all).toEqual(
      expect.arrayContaining([
        'Fires while engaged -3 HR-42',
        'Defensive move: the save is better by 1 HR-25',
        'Saved on 4 DW-62',
        'Ignored on 6 DW-64',
        'Wounds of each success 2 X-142',
        'Destiny of the attacker, spent well 2 DW-79',
      ]),
    );
    const plain = steps({ weapon: weapon('24 S4'), distance: 10, defender: line('D4 W2 save5 shield') });
    expect(plain.some((step) => /Fires|Defensive|Ignored|each success|Destiny/.test(step))).toBe(false);
  });

  test('[HR-36] Sunder leaves Defense 1; a save is never better than 2', () => {
    const sundering = (defense: number, sunder: number) =>
      oddsOf(
        ask({
          weapon: weapon(`24 S4 Sunder${sunder}`),
          distance: 10,
          defender: line(`D${defense} W1`),
          attacker: line('P0 S1 A1'),
        }),
      ).needs.attack;
    expect([sundering(5, 1), sundering(6, 2), sundering(9, 9), sundering(1, 1)]).toEqual([4, 4, 2, 2]);
    expect(oddsOf(ask({ defender: line('D4 W1 save2 shield'), defensive: true })).needs.save).toBe(2);
    const told = (defense: number) =>
      steps({ weapon: weapon('S0 Sunder2'), defender: line(`D${defense} W1`) }).filter((step) => /Sunder/.test(step));
    expect([told(1), told(2)]).toEqual([[], ['Sundered: less Defense -1 HR-36']]);
  });

  test('[X-134] [DW-50] out of reach', () => {
    expect(outOfReach(ask({ weapon: weapon('S0'), distance: 2 }))).toBe(
      'The target is 2 away; this weapon reaches 1 (X-134).',
    );
    expect(outOfReach(ask({ weapon: weapon('24 S4'), distance: 25 }))).toBe(
      'The target is 25 away; this weapon reaches 24 (DW-50).',
    );
    expect(outOfReach(ask({ weapon: weapon('24 S4'), distance: 24 }))).toBeUndefined();
  });

  test('[DW-65] slain is all of its Wounds, and at least one', () => {
    expect(oddsOf(ask({ weapon: weapon('24 S4'), distance: 5, defender: line('D4 W0') })).slain).toBeCloseTo(5 / 6, 12);
    expect(oddsOf(ask({ weapon: weapon('24 S4'), distance: 5, defender: line('D4 W2') })).slain).toBe(0);
    expect(oddsOf(ask({ weapon: weapon('24 S4 MultiShot2'), distance: 5, defender: line('D4 W2') })).slain).toBeCloseTo(
      (5 / 6) ** 2,
      12,
    );
  });
});

describe('who takes part', () => {
  test.each([
    ['empire-of-sol.legionnaire', { save: 5, ignore: null, shield: true, cover: 0 }],
    ['void.zombie', { save: null, ignore: 6, shield: false, cover: 0 }],
    ['empire-of-sol.hunter', { save: null, ignore: null, shield: false, cover: 1 }],
  ])('[DW-62] [DW-64] [HR-26] %s as it stands alone', (id, kit) => {
    const sheet = sheetOf(profileOf(id)!);
    expect(duellistOf(sheet)).toEqual({ stats: sheet.stats, ...kit });
  });

  test('[X-146] a power that does damage strikes like a shot; others do not', () => {
    expect(weaponOfPower(powerOf('fireburst')!)).toEqual({
      kind: 'ranged',
      id: 'fireburst',
      name: 'Fireburst',
      range: 12,
      strength: 5,
      penalty: 'none',
      keywords: { blast: 2 },
      uses: null,
    });
    expect([weaponOfPower(powerOf('dread')!), weaponOfPower(powerOf('blink')!)]).toEqual([undefined, undefined]);
  });
});
