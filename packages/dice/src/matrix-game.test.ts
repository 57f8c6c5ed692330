import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solveMatrixGame } from './index.ts';

type Matrix = readonly (readonly number[])[];

/** What the row player gets from each row against a mix of columns. */
const againstColumns = (payoff: Matrix, column: readonly number[]) =>
  payoff.map((row) => row.reduce((total, x, j) => total + x * column[j]!, 0));

/** What each column leaves to a mix of rows. */
const againstRows = (payoff: Matrix, row: readonly number[]) =>
  payoff[0]!.map((_, j) => payoff.reduce((total, line, i) => total + line[j]! * row[i]!, 0));

/** The definition: both are chances, the rows are sure of the value, and the columns hold them to it. */
const expectSolved = (payoff: Matrix, tolerance = 1e-9) => {
  const { row, column, value } = solveMatrixGame(payoff);
  const size = Math.max(1, ...payoff.flat().map(Math.abs));
  expect([row.length, column.length]).toEqual([payoff.length, payoff[0]!.length]);
  for (const mix of [row, column]) {
    expect(Math.min(...mix)).toBeGreaterThanOrEqual(0);
    expect(mix.reduce((total, p) => total + p, 0)).toBeCloseTo(1, 12);
  }
  expect(Math.min(...againstRows(payoff, row))).toBeGreaterThanOrEqual(value - tolerance * size);
  expect(Math.max(...againstColumns(payoff, column))).toBeLessThanOrEqual(value + tolerance * size);
  return value;
};

const expectClose = (actual: readonly number[], expected: readonly number[]) => {
  expect(actual.length).toBe(expected.length);
  actual.forEach((x, i) => {
    expect(x).toBeCloseTo(expected[i]!, 12);
  });
};

/** Games of one to six choices a side. */
const games = (entry: fc.Arbitrary<number>) =>
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
    .chain(([rows, columns]) =>
      fc.array(fc.array(entry, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
    );
const few = fc.integer({ min: -1, max: 1 });
const whole = fc.integer({ min: -20, max: 20 });
const real = fc.double({ min: -1, max: 1, noNaN: true });

test('matching pennies, and rock, paper, scissors', () => {
  const pennies = solveMatrixGame([
    [1, -1],
    [-1, 1],
  ]);
  expectClose(pennies.row, [1 / 2, 1 / 2]);
  expectClose(pennies.column, [1 / 2, 1 / 2]);
  expect(pennies.value).toBeCloseTo(0, 12);
  const hands = solveMatrixGame([
    [0, -1, 1],
    [1, 0, -1],
    [-1, 1, 0],
  ]);
  expectClose(hands.row, [1 / 3, 1 / 3, 1 / 3]);
  expectClose(hands.column, [1 / 3, 1 / 3, 1 / 3]);
});

test('a two by two game without a saddle, by hand: the rows 2/5 and 3/5, the columns 1/2 each, worth 2', () => {
  // Rows p: 3p + 4/3(1 − p) = p + 8/3(1 − p) → p = 2/5; columns q: 3q + 1 − q = 4/3 q + 8/3(1 − q) → q = 1/2.
  const { row, column, value } = solveMatrixGame([
    [3, 1],
    [4 / 3, 8 / 3],
  ]);
  expectClose(row, [2 / 5, 3 / 5]);
  expectClose(column, [1 / 2, 1 / 2]);
  expect(value).toBeCloseTo(2, 12);
});

test('a saddle point is played pure, and its value is the payoff itself', () => {
  const { row, column, value } = solveMatrixGame([
    [0.1, 5, -2],
    [0.3, 0.7, 4],
    [0.2, 9, 9],
  ]);
  expect({ row, column, value }).toEqual({ row: [0, 1, 0], column: [1, 0, 0], value: 0.3 });
});

test('one choice, one row, one column', () => {
  expect(solveMatrixGame([[7]])).toEqual({ row: [1], column: [1], value: 7 });
  expect(solveMatrixGame([[3, -1, 2]])).toEqual({ row: [1], column: [0, 1, 0], value: -1 });
  expect(solveMatrixGame([[3], [5]])).toEqual({ row: [0, 1], column: [1], value: 5 });
});

test('dominated and doubled choices change no value', () => {
  const bigger = [
    [1, 1, -1, 2],
    [-1, -1, 1, 2],
    [-1, -1, 1, 3],
    [-2, -2, -2, 0],
  ];
  expect(expectSolved(bigger)).toBeCloseTo(0, 12);
});

test('a game of equal payoffs, also of noughts', () => {
  for (const x of [0, 4, -3]) expect(expectSolved(Array.from({ length: 3 }, () => [x, x, x, x]))).toBe(x);
});

test('both sides can be sure of the value, in games full of ties as in games of any numbers', () => {
  for (const entry of [few, whole, real]) fc.assert(fc.property(games(entry), (payoff) => void expectSolved(payoff)));
});

test('payoffs that differ in the last digits only, or by so little that no part can be told from a singular one', () => {
  const near = (bit: number) => fc.tuple(few, fc.integer({ min: -3, max: 3 })).map(([x, n]) => x + n * bit);
  fc.assert(fc.property(games(near(2 ** -45)), (payoff) => void expectSolved(payoff)));
  fc.assert(
    fc.property(games(near(2 ** -30)), (payoff) => void expectSolved(payoff, 1e-7)),
    { numRuns: 500 },
  );
});

test('where no part is free of rounding the best of them stands', () => {
  const bit = 2 ** -30;
  const payoff = [
    [1 - 2 * bit, 1 + bit, bit, -1 + 3 * bit],
    [bit, 2 * bit, 1 - 3 * bit, 1 + 2 * bit],
    [1 - 2 * bit, -1, -bit, -3 * bit],
    [3 * bit, bit, 1 - 2 * bit, 1 + 2 * bit],
  ];
  expectSolved(payoff, 1e-8);
});

test('seen from the other side the value changes its sign', () => {
  fc.assert(
    fc.property(games(whole), (payoff) => {
      const other = payoff[0]!.map((_, j) => payoff.map((row) => -row[j]!));
      expect(solveMatrixGame(other).value).toBeCloseTo(-solveMatrixGame(payoff).value, 9);
    }),
  );
});

test('two by two games, against the formula', () => {
  fc.assert(
    fc.property(whole, whole, whole, whole, (a, b, c, d) => {
      const [lower, upper] = [Math.max(Math.min(a, b), Math.min(c, d)), Math.min(Math.max(a, c), Math.max(b, d))];
      const expected = lower === upper ? lower : (a * d - b * c) / (a + d - b - c);
      const payoff = [
        [a, b],
        [c, d],
      ];
      expect(expectSolved(payoff)).toBeCloseTo(expected, 9);
    }),
  );
});

test('fictitious play closes in on the same value', () => {
  fc.assert(
    fc.property(games(whole), (payoff) => {
      const { value } = solveMatrixGame(payoff);
      const [low, high] = playedOut(payoff, 2000);
      expect(low).toBeLessThanOrEqual(value + 1e-9);
      expect(high).toBeGreaterThanOrEqual(value - 1e-9);
      expect(high - low).toBeLessThan(8); // of payoffs between −20 and 20
    }),
    { numRuns: 30 },
  );
});

/** Both always answer what the other has done so far best: bounds of the value, from below and above (Robinson 1951). */
const playedOut = (payoff: Matrix, rounds: number): readonly [number, number] => {
  const rows = payoff.map(() => 0);
  const columns = payoff[0]!.map(() => 0);
  let [i, low, high] = [0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 1; round <= rounds; round++) {
    for (let j = 0; j < columns.length; j++) columns[j]! += payoff[i]![j]!;
    const answer = columns.indexOf(Math.min(...columns));
    for (let k = 0; k < rows.length; k++) rows[k]! += payoff[k]![answer]!;
    i = rows.indexOf(Math.max(...rows));
    low = Math.max(low, columns[answer]! / round);
    high = Math.min(high, rows[i]! / round);
  }
  return [low, high];
};

test('what is no game is a bug', () => {
  for (const payoff of [[], [[]], [[1, 2], [3]], [[Number.NaN]], [[Number.POSITIVE_INFINITY, 1]]])
    expect(() => solveMatrixGame(payoff)).toThrow(RangeError);
});
