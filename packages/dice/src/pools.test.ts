import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectSame, faces, tally, total, upTo } from '../test/brute.ts';
import {
  certain,
  chain,
  die,
  each,
  keepHighest,
  keepLowest,
  needs,
  type Reroll,
  successes,
  sum,
  thin,
  ways,
} from './index.ts';

/** A die of `sides` faces, `passing` of which count 1. */
const coin = (passing: number, sides: number) => upTo(sides).map((face) => (face < passing ? 1 : 0));

const small = (max: number) => fc.integer({ min: 0, max });

test('die counts its faces', () => {
  expect(die([0, 0, 1, 3])).toEqual([0.5, 0.25, 0, 0.25]);
  fc.assert(fc.property(faces(), (a) => expectSame(die(a), tally([a], total))));
});

test('a die without faces, or with faces that are no whole numbers, is a bug', () => {
  for (const values of [[], [-1, 2], [0.5, 1]]) expect(() => die(values)).toThrow(RangeError);
});

test('a re-rolled die counts the second roll, once, chosen by value and face', () => {
  fc.assert(
    fc.property(faces(), fc.func(fc.boolean()), (a, when) => {
      const again = (value: number, face: number) => when(value, face);
      const expected = tally([upTo(a.length), upTo(a.length)], ([first, second]) =>
        again(a[first!]!, first! + 1) ? a[second!]! : a[first!]!,
      );
      expectSame(die(a, again), expected);
    }),
  );
});

test('needs: known chances on a die of six', () => {
  const table: readonly (readonly [target: number, reroll: Reroll, of36: number])[] = [
    [-3, [], 36],
    [1, [], 36],
    [2, [], 30],
    [4, [], 18],
    [6, [], 6],
    [7, [], 0],
    [3, [1], 28], // 4 faces pass at once; a 1 passes in 4 of 6
    [4, 'failed', 27],
    [4, 'passed', 9],
    [6, [6], 1],
  ];
  for (const [target, reroll, of36] of table) expect(needs(target, reroll)).toBe(of36 / 36);
});

test('needs counts both rolls', () => {
  const rerolls = fc.oneof(fc.constantFrom('failed', 'passed'), fc.uniqueArray(fc.integer({ min: 1, max: 12 })));
  fc.assert(
    fc.property(fc.integer({ min: -1, max: 14 }), rerolls, fc.integer({ min: 1, max: 12 }), (target, reroll, sides) => {
      const again = (face: number) =>
        reroll === 'failed' ? face < target : reroll === 'passed' ? face >= target : reroll.includes(face);
      const die = upTo(sides).map((i) => i + 1);
      const passes = tally([die, die], ([a, b]) => ((again(a!) ? b! : a!) >= target ? 1 : 0));
      expect(needs(target, reroll, sides)).toBeCloseTo(passes[1] ?? 0, 14);
    }),
  );
});

test('successes counts the passing dice', () => {
  fc.assert(
    fc.property(small(5), small(4), (n, passing) =>
      expectSame(successes(n, passing / 4), tally(Array(n).fill(coin(passing, 4)), total)),
    ),
  );
});

test('thin lets each of the number pass by its own die', () => {
  fc.assert(
    fc.property(faces(), small(4), (a, passing) => {
      const dice = [a, ...Array<number[]>(Math.max(...a)).fill(coin(passing, 4))];
      expectSame(
        thin(die(a), passing / 4),
        tally(dice, ([n, ...rolls]) => total(rolls.slice(0, n))),
      );
      expectSame(thin(die(a), passing / 4), each(die(a), die(coin(passing, 4))));
    }),
  );
});

test('a chance outside 0 to 1 is a bug', () => {
  for (const p of [-0.1, 1.1, Number.NaN]) expect(() => thin(certain(2), p)).toThrow(RangeError);
});

test('a limited number of re-rolled failures is a chain', () => {
  fc.assert(
    fc.property(small(3), small(4), small(4), (n, rerolls, passing) => {
      const p = passing / 4;
      const chained = chain(successes(n, p), (hits) => sum(certain(hits), successes(Math.min(rerolls, n - hits), p)));
      const expected = tally(Array(2 * n).fill(coin(passing, 4)), (rolls) => {
        const hits = total(rolls.slice(0, n));
        return hits + total(rolls.slice(n, n + Math.min(rerolls, n - hits)));
      });
      expectSame(chained, expected);
    }),
  );
});

test('keepHighest and keepLowest add up the kept dice', () => {
  fc.assert(
    fc.property(small(4), small(5), faces(6), (count, keep, a) => {
      const dice = Array<number[]>(count).fill(a);
      const kept = (order: number) => (roll: readonly number[]) =>
        total(roll.toSorted((x, y) => order * (x - y)).slice(0, keep));
      expectSame(keepHighest(count, keep, a), tally(dice, kept(-1)));
      expectSame(keepLowest(count, keep, a), tally(dice, kept(1)));
    }),
  );
});

test('ways counts every roll of dice of different kinds', () => {
  fc.assert(
    fc.property(fc.array(faces(), { maxLength: 4 }), (dice) => {
      const rolls = dice.reduce((product, a) => product * a.length, 1);
      const counts = tally(dice, total).map((chance) => BigInt(Math.round(chance * rolls)));
      expect(ways(dice)).toEqual(counts);
    }),
  );
});
