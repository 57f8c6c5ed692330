import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyRoll, expectSame, faces, tally, threeFaced, total, upTo } from '../test/brute.ts';
import { certain, destroyedAfter, die, exchange, type Joint, joint, marginals } from './index.ts';

/** The chance of each pair over all rolls, as large as `like`. */
const tallyPairs = (
  dice: readonly (readonly number[])[],
  pair: (roll: readonly number[]) => readonly [number, number],
  like: Joint,
): number[][] => {
  const rolls = [...everyRoll(dice)];
  const counts = like.map((row) => row.map(() => 0));
  for (const [a, b] of rolls.map(pair)) counts[a]![b]! += 1 / rolls.length;
  return counts;
};

const expectSamePairs = (actual: Joint, expected: Joint): void => {
  for (let a = 0; a < expected.length; a++) expectSame(actual[a]!, expected[a]!);
};

test('joint pairs a number with the die it chose', () => {
  fc.assert(
    fc.property(faces(3), threeFaced(4), (first, next) => {
      const both = joint(die(first), (n) => die(next[n]!));
      expect(both).toHaveLength(Math.max(...first) + 1);
      expectSamePairs(
        both,
        tallyPairs([first, upTo(3)], ([n, face]) => [n!, next[n!]![face!]!], both),
      );
    }),
  );
});

test('marginals are the two numbers alone', () => {
  fc.assert(
    fc.property(faces(3), threeFaced(4), (first, next) => {
      const [a, b] = marginals(joint(die(first), (n) => die(next[n]!)));
      expectSame(a, die(first));
      expectSame(
        b,
        tally([first, upTo(3)], ([n, face]) => next[n!]![face!]!),
      );
    }),
  );
});

test('only a survivor answers, with the dice its wounds leave it', () => {
  fc.assert(
    fc.property(faces(3), threeFaced(4), fc.integer({ min: 1, max: 4 }), (strike, answers, health) => {
      const both = exchange({ strike: die(strike), health, answer: (removed) => die(answers[removed]!) });
      const pairs = tallyPairs(
        [strike, upTo(3)],
        ([hits, face]) => [hits!, hits! < health ? answers[hits!]![face!]! : 0],
        both,
      );
      expectSamePairs(both, pairs);
    }),
  );
});

test('without an answer nothing comes back', () => {
  const both = exchange({ strike: die([0, 1, 2]), health: 2 });
  expect(marginals(both)).toEqual([[1 / 3, 1 / 3, 1 / 3], [1]]);
});

test('destroyedAfter adds up the attacks so far', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), fc.array(faces(3, 5), { maxLength: 4 }), (health, attacks) => {
      const after = attacks.map((_, i) => {
        const enough = tally(attacks.slice(0, i + 1), (hits) => (total(hits) >= health ? 1 : 0));
        return enough[1] ?? 0;
      });
      expectSame(
        destroyedAfter(
          health,
          attacks.map((a) => die(a)),
        ),
        after,
      );
    }),
  );
});

test('what is sure to be destroyed is destroyed with chance 1', () => {
  expect(destroyedAfter(2, [certain(1), certain(3), certain(0)])).toEqual([0, 1, 1]);
});
