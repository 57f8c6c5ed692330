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

/** What the attacker wants: the likelier death, then more wounds. */
interface Worth {
  readonly slain: number;
  readonly mean: number;
}

const better = (a: Worth, b: Worth): boolean =>
  Math.abs(a.slain - b.slain) > 1e-9 ? a.slain > b.slain : a.mean > b.mean + 1e-9;

/** What comes of `n` successes of both rolls: every save and every die for ignored wounds looked at. */
const struckBy = (n: number, rolls: AttackRolls, wounds: number): Worth => {
  const chances = counted({ ...rolls, dice: n, attack: 1, wound: null });
  return {
    slain: chances.slice(wounds).reduce((a, b) => a + b, 0),
    mean: chances.reduce((a, chance, k) => a + chance * k, 0),
  };
};

/** A roll, and every number of its failed dice rolled again: the best of it, played out to the end. */
const rolledWell = (dice: number, need: number, points: number, then: (n: number, points: number) => Worth): Worth => {
  const total = { slain: 0, mean: 0 };
  counts(dice, need).forEach((ways, passed) => {
    const tries = Array.from({ length: Math.min(points, dice - passed) + 1 }, (_, again) => {
      const worth = { slain: 0, mean: 0 };
      counts(again, need).forEach((more, n) => {
        const { slain, mean: wounds } = then(passed + n, points - again);
        worth.slain += (slain * more) / 6 ** again;
        worth.mean += (wounds * more) / 6 ** again;
      });
      return worth;
    });
    const best = tries.reduce((a, b) => (better(b, a) ? b : a));
    total.slain += (best.slain * ways) / 6 ** dice;
    total.mean += (best.mean * ways) / 6 ** dice;
  });
  return total;
};

describe('Destiny spent well', () => {
  test.each<[Partial<AttackRolls>, points: number, wounds: number]>([
    [{ dice: 2, attack: 4, wound: null }, 1, 1], // sure of the death, it still wants the second wound
    [{ dice: 2, attack: 4, wound: null }, 2, 2],
    [{ dice: 2, attack: 6, wound: 4 }, 1, 1], // the point waits for the wound roll
    [{ dice: 2, attack: 2, wound: 6 }, 1, 2], // both must wound: a miss is rolled again though it seldom wounds
    [{ dice: 3, attack: 5, wound: 3 }, 2, 1],
    [{ dice: 3, attack: 3, wound: 5 }, 2, 3],
    [{ dice: 2, attack: 4, wound: 3, save: 4 }, 2, 2],
    [{ dice: 2, attack: 3, wound: null, ignore: 5, woundsEach: 2 }, 1, 3],
    [{ dice: 1, attack: 5, wound: 5, save: 3, ignore: 6, woundsEach: 2 }, 3, 1],
    [{ dice: 2, attack: 3, wound: 4 }, 1, 9], // no death to be had: wounds alone count
    [{ dice: 2, attack: 6, wound: 5 }, 1, 9], // and the point waits for the wound roll
  ])(
    '[DW-79] [DW-62] [DW-64] %j with %i points against %i Wounds: no way to spend them is better',
    (change, points, wounds) => {
      const rolls = { ...BLOW, ...change };
      const struck = (n: number): Worth => struckBy(n, rolls, wounds);
      const wound = (hits: number, left: number): Worth =>
        rolls.wound === null ? struck(hits) : rolledWell(hits, rolls.wound, left, struck);
      const best = rolledWell(rolls.dice, rolls.attack, points, wound);
      const odds = woundsWithDestiny(rolls, points, wounds);
      expect(atLeast(odds, wounds)).toBeCloseTo(best.slain, 10);
      expect(mean(odds)).toBeCloseTo(best.mean, 10);
      expect(odds).toHaveLength(rolls.dice * rolls.woundsEach + 1);
    },
  );

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
