import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectSame, faces, tally, threeFaced, total, upTo } from '../test/brute.ts';
import {
  atLeast,
  cap,
  certain,
  chain,
  type Distribution,
  die,
  each,
  mean,
  minus,
  mixture,
  needs,
  repeat,
  successes,
  sum,
  thin,
  variance,
  ways,
} from './index.ts';

const u = 2 ** -53;

test('a certain number comes up always', () => {
  expect(certain(0)).toEqual([1]);
  expect(certain(3)).toEqual([0, 0, 0, 1]);
});

test('sum counts the rolls of both dice', () => {
  fc.assert(fc.property(faces(), faces(), (a, b) => expectSame(sum(die(a), die(b)), tally([a, b], total))));
});

test('repeat counts the rolls of all copies, none included', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 }), faces(4, 4), (n, one) =>
      expectSame(repeat(n, die(one)), tally(Array(n).fill(one), total)),
    ),
  );
});

test('each rolls as often as the count says', () => {
  fc.assert(
    fc.property(faces(4), faces(3, 3), (count, one) => {
      const dice = [count, ...Array<number[]>(Math.max(...count)).fill(one)];
      expectSame(
        each(die(count), die(one)),
        tally(dice, ([n, ...rolls]) => total(rolls.slice(0, n))),
      );
    }),
  );
});

test('minus floors at zero', () => {
  fc.assert(
    fc.property(faces(), faces(), (a, b) =>
      expectSame(
        minus(die(a), die(b)),
        tally([a, b], ([x, y]) => Math.max(0, x! - y!)),
      ),
    ),
  );
});

test('cap counts what is above as the maximum', () => {
  fc.assert(
    fc.property(faces(9), fc.integer({ min: 0, max: 11 }), (a, max) =>
      expectSame(
        cap(die(a), max),
        tally([a], ([n]) => Math.min(n!, max)),
      ),
    ),
  );
});

test('chain rolls the die that the first number chose, and asks for no other', () => {
  fc.assert(
    fc.property(faces(3), threeFaced(4), (first, next) => {
      const asked = new Set<number>();
      const chained = chain(die(first), (n) => {
        asked.add(n);
        return die(next[n]!);
      });
      expectSame(
        chained,
        tally([first, upTo(3)], ([n, face]) => next[n!]![face!]!),
      );
      expect(asked).toEqual(new Set(first));
    }),
  );
});

test('mixture chooses in proportion to the weights', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }).filter((w) => total(w) > 0);
  fc.assert(
    fc.property(weights, threeFaced(3), (w, of) => {
      const chosen = w.flatMap((weight, i) => Array<number>(weight).fill(i));
      expectSame(
        mixture(w.map((weight, i) => [weight, die(of[i]!)])),
        tally([chosen, upTo(3)], ([i, face]) => of[i!]![face!]!),
      );
    }),
  );
});

test('mean, variance and atLeast are those of the faces', () => {
  fc.assert(
    fc.property(faces(9), fc.integer({ min: -2, max: 11 }), (a, n) => {
      const middle = total(a) / a.length;
      expect(mean(die(a))).toBeCloseTo(middle, 12);
      expect(variance(die(a))).toBeCloseTo(total(a.map((x) => (x - middle) ** 2)) / a.length, 12);
      expect(atLeast(die(a), n)).toBeCloseTo(a.filter((x) => x >= n).length / a.length, 12);
      expect(atLeast(die(a), n)).toBeLessThanOrEqual(1);
    }),
  );
});

test('chances add up to 1 within 1e-12 after any stages', () => {
  const stage: fc.Arbitrary<(d: Distribution) => Distribution> = fc.oneof(
    fc.integer({ min: 0, max: 36 }).map((k) => (d: Distribution) => thin(d, k / 36)),
    faces().map((a) => (d: Distribution) => sum(d, die(a))),
    faces().map((a) => (d: Distribution) => minus(d, die(a))),
    faces(2).map((a) => (d: Distribution) => each(cap(d, 60), die(a))),
    fc.integer({ min: 0, max: 60 }).map((max) => (d: Distribution) => cap(d, max)),
    fc.integer({ min: 1, max: 35 }).map((k) => (d: Distribution) => chain(cap(d, 60), (n) => successes(n, k / 36))),
    faces().map(
      (a) => (d: Distribution) =>
        mixture([
          [1, d],
          [2, die(a)],
        ]),
    ),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.array(stage, { maxLength: 6 }), (n, stages) => {
      const end = stages.reduce((d, next) => next(d), successes(n, needs(3, [1])));
      expect(Math.abs(total(end) - 1)).toBeLessThan(1e-12);
      expect(atLeast(end, 0)).toBe(1);
    }),
  );
});

/** Every chance within k roundings of the exact fraction; 3 more for the division made here. */
const expectWithin = (k: number, actual: Distribution, counts: readonly bigint[]): void => {
  const all = Number(counts.reduce((a, b) => a + b));
  expect(actual).toHaveLength(counts.length);
  counts.forEach((count, n) => {
    const exact = Number(count) / all;
    expect(Math.abs(actual[n]! - exact)).toBeLessThanOrEqual((k + 3) * u * exact);
  });
};

test('60 dice through hit, wound and save stay within the stated error of the exact counts', () => {
  // 3+ re-rolling ones: 28/36; wound 4+: 3/6; save failed on 1 to 4: 4/6. Together 7/27 for each die.
  const chained = thin(thin(successes(60, needs(3, [1])), needs(4)), 4 / 6);
  const binomial = [1n];
  for (let k = 0n; k < 60n; k++) binomial.push((binomial.at(-1)! * (60n - k)) / (k + 1n));
  const exact = binomial.map((choose, k) => choose * 7n ** BigInt(k) * 20n ** BigInt(60 - k));
  expectWithin(3 * 60 * 7, chained, exact);
});

test('40 dice with any faces stay within the stated error of the exact counts', () => {
  fc.assert(
    fc.property(
      faces(3).filter((a) => a.some((x) => x > 0)),
      (one) => {
        expectWithin(40 * (Math.max(...one) + 3), repeat(40, die(one)), ways(Array(40).fill(one)));
      },
    ),
    { numRuns: 30 },
  );
});
