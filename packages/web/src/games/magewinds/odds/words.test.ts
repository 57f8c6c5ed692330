import { type AttackOdds, attackOddsOf } from '@muster/magewinds';
import { expect, test } from 'vitest';
import { amountsOf } from '../../../parts/Bars.tsx';
import { CHOICE_NAMES, neededWords } from '../parts/attack-odds.ts';
import { exposedBy } from './exposed.ts';
import { costWords, mixWords, singleWords, summaryOf } from './words.ts';

/** A Warrior against a Cleric: Light 3 dice at 9, Heavy 7 at 5, against Evasion 1 (+3), Armour 1 (+2). */
const MELEE = attackOddsOf({ attacker: 'warrior', defender: 'cleric', attack: 'melee' })!;

test('[MW 18.5.1] what a die needs, in words', () => {
  expect(neededWords(MELEE, 'light', 'none')).toBe('always hits'); // 9 - 1 = 8
  expect(neededWords(MELEE, 'light', 'dodge')).toBe('hits on 5 or less'); // 9 - 4
  expect(neededWords(MELEE, 'heavy', 'dodge')).toBe('hits on 1 or less'); // 5 - 4
  expect(neededWords(MELEE, 'feint', 'none')).toBe('no dice');
});

test('[MW 18.3] what is given up once it is seen through, reckoned by hand', () => {
  const exposed = exposedBy(MELEE)!;
  const { value } = MELEE.equilibrium!;
  const [light, heavy, feint] = exposed.attacker;
  // Light: 3 hits, Armour 3 when deflected: no damage, but an action; Feint against no reaction is worth nothing.
  expect(light).toMatchObject({ choice: 'light', answer: 'deflect' });
  expect(light!.by).toBeCloseTo(value - 1, 9);
  expect(feint).toMatchObject({ choice: 'feint', answer: 'none' });
  expect(feint!.by).toBeCloseTo(value, 9);
  // Heavy dodged: 7 dice at 1 in 6 against Armour 1, hits - 1 on average, no less than 0, and an action.
  const dodged = 7 / 6 - 1 + (5 / 6) ** 7;
  expect(heavy).toMatchObject({ choice: 'heavy', answer: 'dodge' });
  expect(heavy!.by).toBeCloseTo(value - dodged - 1, 9);
  // No reaction at all meets Heavy: 7 dice at 4 in 6.
  const struck = (7 * 4) / 6 - 1 + (2 / 6) ** 7;
  expect(exposed.defender[0]).toMatchObject({ choice: 'none', answer: 'heavy' });
  expect(exposed.defender[0]!.by).toBeCloseTo(struck - value, 9);
});

test('[MW 18.3.1] where actions are dear, a feint punishes who always reacts: an action lost, an action back', () => {
  const dear = attackOddsOf({ attacker: 'warrior', defender: 'cleric', attack: 'melee', actionValue: 5 })!;
  const [, dodge, deflect] = exposedBy(dear)!.defender;
  for (const reaction of [dodge, deflect]) {
    expect(reaction?.answer).toBe('feint');
    expect(reaction?.by).toBeCloseTo(10 - dear.equilibrium!.value, 9);
  }
});

test('an attack without a choice exposes nobody', () => {
  const spark = attackOddsOf({ attacker: 'warrior', defender: 'cleric', attack: 'spark' })!;
  expect(exposedBy(spark)).toBeUndefined();
  // 3 dice at 4 - 1: hits 1/2 each; Armour 1: (0·3 + 1·3 + 2·1 hits beyond the first) / 8
  expect(singleWords(spark, 'Cleric')).toContain('takes 0.63 points of damage on average');
});

test('mixes and costs in words', () => {
  expect(mixWords({ light: 0.25, heavy: 0.75, feint: 0 }, CHOICE_NAMES)).toBe('Light 25% and Heavy 75%');
  expect(mixWords({ light: 0, heavy: 1, feint: 0 }, CHOICE_NAMES)).toBe('always Heavy');
  expect(costWords({ light: 0, heavy: 0, feint: 0 }, CHOICE_NAMES)).toBe(
    'Against that mix, no choice is worse than another.',
  );
  expect(costWords({ light: 0.5, heavy: 0, feint: 1 }, CHOICE_NAMES)).toBe(
    'Against that mix, Light gives up 0.50 points and Feint gives up 1.00 point.',
  );
});

test('[TC cleric.push] a push is told in inches', () => {
  const push = attackOddsOf({ attacker: 'cleric', defender: 'guardian', attack: 'push' })!;
  // 6 dice that always hit, Armour 2: 4 inches
  expect(summaryOf(push, 'Guardian')).toBe('Pushes the Guardian 4.0″ on average');
});

test('bars end at what takes the target down', () => {
  expect(amountsOf([0.5, 0.25, 0.125, 0.125], 2)).toEqual([
    { n: 0, chance: 0.5, open: false },
    { n: 1, chance: 0.25, open: false },
    { n: 2, chance: 0.25, open: true },
  ]);
  expect(amountsOf([0.5, 0.5, 0], 6)).toHaveLength(2);
});

test('the summary names the best mix', () => {
  const odds: AttackOdds = MELEE;
  expect(summaryOf(odds, 'Cleric')).toMatch(/^Best: Light \d+%, Heavy \d+% and Feint \d+%; worth \d\.\d\d$/);
});
