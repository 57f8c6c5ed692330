import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Strike } from '../state/strike.ts';
import {
  blockedOf,
  countHits,
  damageDistribution,
  damageOf,
  effectiveArmour,
  hitsDistribution,
  hitsWithoutDice,
  needsDice,
  targetNumber,
} from './strike.ts';

/** Power 3, Precision 9 against Evasion 1, Armour 1: a Warrior's light attack on a Cleric. */
const strike = (changes: Partial<Strike> = {}): Strike => ({
  power: 3,
  precision: 9,
  evasion: 1,
  cover: false,
  dodge: 0,
  capped: false,
  armour: 1,
  pierce: 0,
  ...changes,
});

/** Every roll of that many dice. */
const everyRoll = (count: number): number[][] =>
  count === 0 ? [[]] : everyRoll(count - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((face) => [...roll, face]));

/** The chance of each outcome of `read` over every roll of `count` dice, without trailing zeros. */
const tally = (count: number, read: (roll: readonly number[]) => number): number[] => {
  const chances: number[] = [];
  for (const roll of everyRoll(count)) {
    const outcome = read(roll);
    while (chances.length <= outcome) chances.push(0);
    chances[outcome]! += 1 / 6 ** count;
  }
  return chances;
};

const expectSame = (actual: readonly number[], expected: readonly number[]) => {
  expect(actual.length).toBe(expected.length);
  actual.forEach((chance, i) => {
    expect(chance).toBeCloseTo(expected[i]!, 12);
  });
};

const strikes = fc.record({
  power: fc.integer({ min: -1, max: 4 }),
  precision: fc.integer({ min: 0, max: 10 }),
  evasion: fc.integer({ min: 0, max: 3 }),
  cover: fc.boolean(),
  dodge: fc.constantFrom(0, 2, 3, 4),
  capped: fc.constant(false),
  armour: fc.integer({ min: 0, max: 4 }),
  pierce: fc.integer({ min: 0, max: 1 }),
});

test('[MW 18.5.1] the target number is Precision less Evasion, by the example of the book: 4 against 1 is 3', () => {
  expect(targetNumber(strike({ precision: 4 }))).toBe(3);
});

test('[MW-R43] cover and Dodge raise Evasion, and nothing is clamped', () => {
  expect(targetNumber(strike())).toBe(8);
  expect(targetNumber(strike({ dodge: 3 }))).toBe(5);
  expect(targetNumber(strike({ dodge: 3, cover: true }))).toBe(4);
  expect(targetNumber(strike({ precision: 3, evasion: 2, dodge: 3, cover: true }))).toBe(-3);
  expect(targetNumber(strike({ precision: 10, evasion: 0 }))).toBe(10);
});

test('[MW-R43] Hex caps the target number at 5, after everything else, and never raises it', () => {
  expect(targetNumber(strike({ capped: true }))).toBe(5);
  expect(targetNumber(strike({ capped: true, dodge: 3, cover: true }))).toBe(4);
  expect(targetNumber(strike({ capped: true, precision: 0 }))).toBe(-1);
});

test('[MW 18.5.2] results up to the target number hit', () => {
  expect(countHits([1, 2, 3, 4, 5, 6], 3)).toBe(3);
  expect(countHits([3, 4, 3], 3)).toBe(2);
  expect(countHits([1, 1, 1], 0)).toBe(0);
  expect(countHits([6, 6], 6)).toBe(2);
  expect(countHits([], 4)).toBe(0);
});

test('[MW 18.5.2] dice are rolled only where they decide: never at 0 or less, at 6 or more, or without dice', () => {
  const rolled = [-2, 0, 1, 5, 6, 8].map((needed) => needsDice(3, needed));
  expect(rolled).toEqual([false, false, true, true, false, false]);
  expect(needsDice(0, 3)).toBe(false); // MW-R46
  expect(hitsWithoutDice(3, 6)).toBe(3);
  expect(hitsWithoutDice(3, 0)).toBe(0);
  expect(hitsWithoutDice(-1, 8)).toBe(0); // MW-R46
});

test('[MW 18.5.2] what is not rolled is what every roll would have given', () => {
  const powers = fc.integer({ min: 0, max: 4 });
  fc.assert(
    fc.property(powers, fc.integer({ min: -3, max: 10 }), (power, needed) => {
      const results = new Set(everyRoll(power).map((roll) => countHits(roll, needed)));
      expect(needsDice(power, needed)).toBe(results.size > 1);
      if (results.size === 1) expect([...results]).toEqual([hitsWithoutDice(power, needed)]);
    }),
  );
});

test('[MW 18.5.3] Armour blocks hits, by the example of the book: 5 hits on Armour 2 are 3 damage', () => {
  expect([damageOf(5, 2), blockedOf(5, 2)]).toEqual([3, 2]);
});

test('[MW-R44] damage never falls below 0, nor does Armour: White-Hot Weapons count after Deflect', () => {
  expect(damageOf(1, 3)).toBe(0);
  expect(effectiveArmour(strike({ armour: 3, pierce: 1 }))).toBe(2);
  expect(effectiveArmour(strike({ armour: 0, pierce: 1 }))).toBe(0);
});

test('[MW-R45] blocked hits are as many as there are, up to the Armour', () => {
  expect([blockedOf(0, 3), blockedOf(2, 3), blockedOf(3, 3), blockedOf(6, 3)]).toEqual([0, 2, 3, 3]);
});

test('[MW 18.5.2] the odds of hits, by hand: three dice at 5 are 1, 15, 75 and 125 of 216', () => {
  expectSame(
    hitsDistribution(strike({ dodge: 3 })),
    [1, 15, 75, 125].map((ways) => ways / 216),
  );
  expect(hitsDistribution(strike())).toEqual([0, 0, 0, 1]);
  expect(hitsDistribution(strike({ precision: 1 }))).toEqual([1]);
});

test('[MW 18.5.3] the odds of damage, by hand: three dice at 5 on Armour 1', () => {
  expectSame(
    damageDistribution(strike({ dodge: 3 })),
    [16, 75, 125].map((ways) => ways / 216),
  );
  expect(damageDistribution(strike({ armour: 3 }))).toEqual([1]);
  expect(damageDistribution(strike({ armour: 3, pierce: 1 }))).toEqual([0, 1]);
});

test('[MW 18.5.3] the odds count exactly the rolls that the rules count', () => {
  fc.assert(
    fc.property(strikes, (s) => {
      const dice = Math.max(0, s.power); // MW-R46
      const needed = s.precision - s.evasion - s.dodge - (s.cover ? 1 : 0);
      const hits = (roll: readonly number[]) => roll.filter((face) => face <= needed).length;
      const armour = Math.max(0, s.armour - s.pierce);
      expectSame(hitsDistribution(s), tally(dice, hits));
      expectSame(
        damageDistribution(s),
        tally(dice, (roll) => Math.max(0, hits(roll) - armour)),
      );
    }),
  );
});

test('[MW-R47] under Hex each hit is re-rolled once, and the second result stands', () => {
  const hexed = strikes.map((s) => ({ ...s, power: Math.min(s.power, 2), capped: true }));
  fc.assert(
    fc.property(hexed, (s) => {
      const dice = Math.max(0, s.power);
      const needed = Math.min(5, s.precision - s.evasion - s.dodge - (s.cover ? 1 : 0));
      const stays = (roll: readonly number[]) => {
        let hits = 0;
        for (let i = 0; i < dice; i++) if (roll[i]! <= needed && roll[dice + i]! <= needed) hits++;
        return hits;
      };
      expectSame(hitsDistribution(s), tally(2 * dice, stays));
    }),
  );
});
