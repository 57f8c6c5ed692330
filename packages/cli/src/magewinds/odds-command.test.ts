// Expected figures come from counting every throw of the dice here, with the numbers of the rule sheet.
import { describe, expect, test } from 'vitest';
import { muster, words } from '../testing.ts';

const ask = async (options: string) => {
  const { code, out, err } = await muster(words(`odds magewinds ${options}`));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
};
const json = async (options: string) => JSON.parse(await ask(`${options} --json`));

/** All throws of so many dice, one by one. */
function* throws(power: number): Generator<readonly number[]> {
  if (power === 0) yield [];
  else for (const rest of throws(power - 1)) for (let face = 1; face <= 6; face++) yield [...rest, face];
}

/** The chance of each damage. */
const counted = (power: number, needed: number, armour: number): readonly number[] => {
  const found: number[] = [];
  const all = 6 ** power;
  for (const dice of throws(power)) {
    const damage = Math.max(0, dice.filter((d) => d <= needed).length - armour);
    found[damage] = (found[damage] ?? 0) + 1;
  }
  return Array.from(found, (n) => (n ?? 0) / all);
};

const near = (got: readonly number[], wanted: readonly number[]): void => {
  expect(got.length).toBe(wanted.length);
  for (const [i, p] of wanted.entries()) expect(got[i], `[${i}] of ${got}`).toBeCloseTo(p, 12);
};

const mean = (damage: readonly number[]): number => damage.reduce((sum, p, n) => sum + p * n, 0);

describe('a Warrior (3 at 9, 7 at 5) strikes a Cleric (Toughness 6, Armour 1 + 2, Evasion 1 + 3)', () => {
  test('[MW 18.5] as JSON: the fixed form', async () => {
    const odds = await json('--attacker warrior --defender cleric');
    expect(Object.keys(odds).slice(0, 4)).toEqual(['attack', 'targetNumbers', 'matrix', 'equilibrium']);
    expect(odds.attack).toBe('melee');
    expect(odds.targetNumbers).toEqual({
      light: { none: 8, dodge: 5, deflect: 8 },
      heavy: { none: 4, dodge: 1, deflect: 4 },
    });
    for (const choice of ['light', 'heavy', 'feint'])
      for (const defence of ['none', 'dodge', 'deflect'])
        expect(Object.keys(odds.matrix[choice][defence])).toEqual(['damage', 'mean', 'takeDown', 'knockback']);
    const { light, heavy, feint } = odds.matrix;
    near(light.none.damage, counted(3, 8, 1));
    near(light.dodge.damage, counted(3, 5, 1));
    near(light.deflect.damage, counted(3, 8, 3));
    near(heavy.none.damage, counted(7, 4, 1));
    near(heavy.deflect.damage, counted(7, 4, 3));
    expect(heavy.none.mean).toBeCloseTo(mean(counted(7, 4, 1)), 12);
    expect(heavy.none.takeDown).toBeCloseTo((4 / 6) ** 7, 12);
    expect(heavy.none.knockback).toBeCloseTo(1 - (2 / 6) ** 7 - (4 / 6) ** 7, 12);
    expect(feint.dodge).toEqual({ damage: [1], mean: 0, takeDown: 0, knockback: 0 });
  });

  test('the equilibrium: nobody gains by another choice', async () => {
    for (const actionValue of [0, 0.5, 1, 2]) {
      const { matrix, equilibrium } = await json(`--attacker warrior --defender cleric --action-value ${actionValue}`);
      expect(Object.keys(equilibrium)).toEqual(['actionValue', 'attacker', 'defender', 'value']);
      expect(equilibrium.actionValue).toBe(actionValue);
      const payoff = (choice: string, defence: string): number =>
        matrix[choice][defence].mean +
        (defence === 'none' ? 0 : actionValue) +
        (choice === 'feint' && defence !== 'none' ? actionValue : 0);
      const { attacker, defender, value } = equilibrium;
      const [choices, defences] = [Object.keys(attacker), Object.keys(defender)];
      const sum = (mix: Record<string, number>): number => Object.values(mix).reduce((a, p) => a + p, 0);
      expect([sum(attacker), sum(defender)]).toEqual([expect.closeTo(1, 9), expect.closeTo(1, 9)]);
      for (const defence of defences) {
        const got = choices.reduce((total, c) => total + attacker[c] * payoff(c, defence), 0);
        expect(got).toBeGreaterThan(value - 1e-9);
      }
      for (const choice of choices) {
        const got = defences.reduce((total, d) => total + defender[d] * payoff(choice, d), 0);
        expect(got).toBeLessThan(value + 1e-9);
      }
    }
  });

  test('for people: tables, the mix, what the same choice again and again gives up', async () => {
    const out = await ask('--attacker warrior --defender cleric');
    expect(out).toMatch(
      /^Melee \(HOUSE\): Warrior \(HOUSE\) attacks Cleric; the target is in the open\.\nHOUSE: a stand-in of ours/,
    );
    expect(out).toMatch(/\n {2}light {2}8 \(always\) +5 or less +8 \(always\)\n/);
    expect(out).toMatch(/Damage on average\n.*\n {2}light {2}2\.00 +1\.50 +0\.00\n/);
    expect(out).toMatch(/The best mix, when an action counts as 1 point of damage\n {2}light +\d+\.\d%/);
    expect(out).toMatch(/gives up, for the attacker: light nothing/);
  });
});

test.each<[string, object]>([
  ['--cover', { light: { none: 7, dodge: 4, deflect: 7 }, heavy: { none: 3, dodge: 0, deflect: 3 } }],
  ['--hex', { light: { none: 5, dodge: 5, deflect: 5 }, heavy: { none: 4, dodge: 1, deflect: 4 } }],
  ['--third-eye attacker', { light: { none: 9, dodge: 6, deflect: 9 }, heavy: { none: 5, dodge: 2, deflect: 5 } }],
  [
    '--third-eye defender --cover',
    { light: { none: 6, dodge: 3, deflect: 6 }, heavy: { none: 2, dodge: -1, deflect: 2 } },
  ],
])('[MW-R43] target numbers, not clamped: %s', async (options, wanted) => {
  expect((await json(`--attacker warrior --defender cleric ${options}`)).targetNumbers).toEqual(wanted);
});

test('[TC universal.barrier] each point is cancelled by a die up to the Clubs spent', async () => {
  const { matrix } = await json('--attacker warrior --defender cleric --barrier 2');
  near(matrix.light.none.damage, [4 / 36, 16 / 36, 16 / 36]);
});

test('[TC enchanter.white-hot-weapons] a point of Armour less; [TC druid.wildform] a die more', async () => {
  near((await json('--attacker warrior --defender cleric --white-hot')).matrix.light.none.damage, [0, 0, 0, 1]);
  near((await json('--attacker druid --defender cleric --wildform')).matrix.light.none.damage, [0, 0, 0, 1]);
});

test.each([
  ['wizard', 'zap', 7, 5],
  ['wizard', 'blast', 4, 5],
  ['cleric', 'spark', 3, 3],
  ['druid', 'quake', 6, 2],
  ['deadeye', 'aimed-shot', 6, 5],
])('[MW 18.3] %s, %s: one row and no equilibrium', async (attacker, attack, power, needed) => {
  const odds = await json(`--attacker ${attacker} --defender cleric --attack ${attack}`);
  expect(Object.keys(odds)).toEqual(['attack', 'targetNumbers', 'matrix', 'sources']);
  expect(odds.attack).toBe(attack);
  expect(odds.targetNumbers).toEqual({ single: { none: needed, dodge: needed - 3, deflect: needed } });
  near(odds.matrix.single.none.damage, counted(power, needed, 1));
});

test('[TC witch.poison-tip] is the melee attack of a Witch', async () => {
  const asked = await json('--attacker witch --defender cleric --attack melee');
  expect(asked.attack).toBe('poison-tip');
  expect(await json('--attacker Witch --defender cleric --attack poison-tip')).toEqual(asked);
});

test('[TC cleric.push] moves and does not hurt', async () => {
  expect((await json('--attacker cleric --defender witch --attack push')).matrix.single.none.damage).toEqual([1]);
  expect(await ask('--attacker cleric --defender witch --attack push')).toContain('Inches pushed on average');
});

test.each([
  ['--attacker warrior --defender nobody', /There is no fighter “nobody”; there are cleric, /],
  ['--attacker warrior --defender cleric --attack zap', /A Warrior has no attack zap; it has melee, spark\./],
  ['--attacker wizard --defender cleric --attack fly', /There is no attack “fly”; there are melee, /],
  ['--attacker wizard --defender cleric --attack quake', /A Wizard has no attack quake/],
  ['--attacker warrior --defender cleric --barrier 4', /--barrier must be a whole number from 0 to 3, not “4”/],
  ['--attacker warrior --defender cleric --third-eye me', /There is no bearer of a Third Eye “me”; there are attacker/],
  ['--attacker warrior --defender cleric --wildform', /A Warrior does not know Wildform/],
  ['--attacker warrior --defender cleric --action-value -1', /--action-value must be a number from 0 to 100/],
  ['--attacker warrior', /required option '--defender <id>' not specified/],
])('%s is refused in a sentence', async (options, sentence) => {
  const { code, out, err } = await muster(words(`odds magewinds ${options}`));
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(sentence);
});

test('HOUSE and DERIVED are said of fighters and attacks, and of official ones nothing', async () => {
  const { sources } = await json('--attacker deadeye --defender warrior');
  expect(sources).toEqual({ attacker: 'derived', defender: 'house', attack: 'derived' });
  const out = await ask('--attacker deadeye --defender warrior');
  expect(out).toMatch(
    /^Melee \(DERIVED\): Deadeye \(DERIVED\) attacks Warrior \(HOUSE\);.*\nHOUSE: .*\nDERIVED: .*\n\n/,
  );
  expect(await ask('--attacker wizard --defender guardian --attack zap')).toMatch(
    /^Zap: Wizard attacks Guardian;.*\n\n/,
  );
});
