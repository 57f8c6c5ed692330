import { atLeast, mean } from '@muster/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AttackRolls, woundsOf, woundsWithDestiny } from './index.ts';

const BLOW: AttackRolls = { dice: 2, attack: 4, wound: 4, save: null, ignore: null, woundsEach: 1 };

/** Every roll of `n` dice. */
function* everyRoll(n: number): Generator<readonly number[]> {
  if (n === 0) yield [];
  else for (const rest of everyRoll(n - 1)) for (let face = 1; face <= 6; face++) yield [face, ...rest];
}

/** How many of all rolls of `dice` dice have this many successes, by the index. */
const counts = (dice: number, needs: number): readonly number[] => {
  const ways = Array<number>(dice + 1).fill(0);
  for (const faces of everyRoll(dice)) ways[faces.filter((face) => face >= needs).length]!++;
  return ways;
};

/** By counting all rolls of all stages. */
const counted = (rolls: AttackRolls): readonly number[] => {
  const chances: number[] = [];
  const stages = [
    { needs: rolls.attack, keeps: true, each: 1 },
    { needs: rolls.wound, keeps: true, each: 1 },
    { needs: rolls.save, keeps: false, each: rolls.woundsEach },
    { needs: rolls.ignore, keeps: false, each: 1 },
  ];
  const go = (stage: number, n: number, chance: number): void => {
    if (stage === stages.length) {
      while (chances.length <= n) chances.push(0);
      chances[n]! += chance;
      return;
    }
    const { needs, keeps, each } = stages[stage]!;
    const dice = n * each;
    if (needs === null) go(stage + 1, dice, chance);
    else
      counts(dice, needs).forEach((ways, passed) => {
        if (ways > 0) go(stage + 1, keeps ? passed : dice - passed, (chance * ways) / 6 ** dice);
      });
  };
  go(0, rolls.dice, 1);
  return chances;
};

describe('wounds of an attack', () => {
  test('[DW-56] a shot is one roll: 3+ wounds in four of six', () => {
    const odds = woundsOf({ ...BLOW, dice: 1, attack: 3, wound: null });
    expect(odds[1]).toBeCloseTo(4 / 6, 12);
  });

  test('[DW-74] [DW-76] [DW-77] [DW-78] the odds count every roll of every stage', () => {
    const need = fc.constantFrom(2, 3, 4, 5, 6);
    const maybe = fc.option(need, { nil: null });
    const rolls = fc.record({
      dice: fc.integer({ min: 0, max: 2 }),
      attack: need,
      wound: maybe,
      save: maybe,
      ignore: maybe,
      woundsEach: fc.constantFrom(1, 2),
    });
    fc.assert(
      fc.property(rolls, (r) => {
        const [exact, brute] = [woundsOf(r), counted(r)];
        for (let n = 0; n < Math.max(exact.length, brute.length); n++)
          expect(exact[n] ?? 0).toBeCloseTo(brute[n] ?? 0, 10);
      }),
      { numRuns: 30 },
    );
  });
});

describe('Destiny spent well', () => {
  test('[DW-79] one point on one die at 4+: three chances in four', () => {
    const odds = woundsWithDestiny({ ...BLOW, dice: 1, attack: 4, wound: null }, 1, 1);
    expect(odds[1]).toBeCloseTo(3 / 4, 12);
  });

  test('[DW-79] no points: the odds without', () => {
    expect(woundsWithDestiny(BLOW, 0, 2)).toEqual(woundsOf(BLOW));
  });

  test('[DW-79] the point is kept for the roll where it serves best', () => {
    // One die, 2+ to hit, 6+ to wound. The miss must be rolled again (1/6), else the failed wound die.
    const odds = woundsWithDestiny({ ...BLOW, dice: 1, attack: 2, wound: 6 }, 1, 1);
    const hitFirst = (5 / 6) * (1 - (5 / 6) ** 2); // hits, and has two tries to wound
    const missFirst = (1 / 6) * (5 / 6) * (1 / 6);
    expect(odds[1]).toBeCloseTo(hitFirst + missFirst, 12);
  });

  test('[DW-79] more points never make the death of the target less likely', () => {
    const need = fc.constantFrom(2, 3, 4, 5, 6);
    const rolls = fc.record({
      dice: fc.integer({ min: 0, max: 4 }),
      attack: need,
      wound: fc.option(need, { nil: null }),
      save: fc.option(need, { nil: null }),
      ignore: fc.constant(null),
      woundsEach: fc.constant(1),
    });
    fc.assert(
      fc.property(rolls, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 3 }), (r, points, wounds) => {
        const [less, more] = [woundsWithDestiny(r, points, wounds), woundsWithDestiny(r, points + 1, wounds)];
        expect(atLeast(more, wounds)).toBeGreaterThanOrEqual(atLeast(less, wounds) - 1e-9);
        expect(mean(more)).toBeGreaterThanOrEqual(0);
        expect(more.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
      }),
      { numRuns: 40 },
    );
  });
});
