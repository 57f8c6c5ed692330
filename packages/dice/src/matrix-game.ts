// Small zero-sum games in which both sides choose at once: how each should mix its choices, and what the game is worth.
//
// Some square part of the payoffs always carries a solution: it makes the other side indifferent within it (Shapley and
// Snow 1950; the payoffs must not be worth 0, so they are moved into 1 … 2). All parts are tried, small ones first, and
// what a part proposes is judged by the whole game: the gap between what the rows can be sure of and what the columns
// can hold them to. Dominated, equal and tied choices need no care that way. Made for up to about six choices a side.
// The gap is that of doubles, 1e-13 of the range of payoffs; where several payoffs are alike but for a billionth, the
// part that would tell them apart counts as singular and the gap may be a billionth too.

export interface Solution {
  /** How often the row player, who wants much, takes each row. */
  readonly row: readonly number[];
  /** How often the column player, who wants little, takes each column. */
  readonly column: readonly number[];
  /** What the row player gets on average. */
  readonly value: number;
}

type Matrix = readonly (readonly number[])[];

/** A gap this small is rounding; payoffs lie between 1 and 2. */
const NO_GAP = 1e-13;
/** Smaller weights are rounding, smaller pivots a singular part. */
const NOTHING = 1e-12;

/** Best mixed strategies of the game with these payoffs to the row player; always the same one where there are several. */
export const solveMatrixGame = (payoff: Matrix): Solution => {
  const game = scaled(payoff);
  const rows = game.length;
  const columns = game[0]!.length;
  let best: Solution | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let size = 1; size <= Math.min(rows, columns); size++) {
    const sides = subsets(columns, size);
    for (const top of subsets(rows, size)) {
      for (const side of sides) {
        const column = mix(size, columns, side, (i, j) => game[top[i]!]![side[j]!]!);
        const row = column && mix(size, rows, top, (i, j) => game[top[j]!]![side[i]!]!);
        if (!row) continue;
        const gap = greatest(game, column) - smallest(game, row);
        if (gap >= least) continue;
        best = { row, column, value: average(payoff, row, column) };
        least = gap;
        if (gap <= NO_GAP) return best;
      }
    }
  }
  if (!best) throw new Error('A game has a solution.');
  return best;
};

/** The payoffs moved and stretched into 1 … 2, which changes no strategy. */
const scaled = (payoff: Matrix): Matrix => {
  const width = payoff[0]?.length ?? 0;
  const wrong = width === 0 || payoff.some((row) => row.length !== width || !row.every(Number.isFinite));
  if (wrong) throw new RangeError('A game has rows of equal length, of finite numbers.');
  let [low, high] = [payoff[0]![0]!, payoff[0]![0]!];
  for (const row of payoff) {
    for (const x of row) {
      if (x < low) low = x;
      if (x > high) high = x;
    }
  }
  const range = high > low ? high - low : 1;
  return payoff.map((row) => row.map((x) => 1 + (x - low) / range));
};

/** All ways to choose `size` of the numbers below `n`, in order. */
const subsets = (n: number, size: number, from = 0): readonly (readonly number[])[] => {
  if (size === 0) return [[]];
  const all: number[][] = [];
  for (let first = from; first <= n - size; first++)
    for (const rest of subsets(n, size - 1, first + 1)) all.push([first, ...rest]);
  return all;
};

/** The weights (of `all` choices, among those in `of`) that give every equation the same total; undefined if there are none. */
const mix = (size: number, all: number, of: readonly number[], at: (i: number, j: number) => number) => {
  const weights = solveOnes(size, at);
  if (!weights) return undefined;
  let total = 0;
  for (const weight of weights) {
    if (weight < -NOTHING) return undefined;
    if (weight > NOTHING) total += weight;
  }
  const full = new Array<number>(all).fill(0);
  for (let i = 0; i < size; i++) if (weights[i]! > NOTHING) full[of[i]!] = weights[i]! / total;
  return full;
};

/** The x with Σ at(i, j)·x_j = 1 for every i, by Gauss and Jordan; undefined where the matrix is singular. */
const solveOnes = (n: number, at: (i: number, j: number) => number): readonly number[] | undefined => {
  const m: number[][] = [];
  for (let i = 0; i < n; i++) {
    const line: number[] = [];
    for (let j = 0; j < n; j++) line.push(at(i, j));
    line.push(1);
    m.push(line);
  }
  for (let k = 0; k < n; k++) {
    let pivot = k;
    for (let i = k + 1; i < n; i++) if (Math.abs(m[i]![k]!) > Math.abs(m[pivot]![k]!)) pivot = i;
    const line = m[pivot]!;
    if (Math.abs(line[k]!) < NOTHING) return undefined;
    m[pivot] = m[k]!;
    m[k] = line;
    for (let i = 0; i < n; i++) if (i !== k) clear(m[i]!, line, k);
  }
  return m.map((line, i) => line[n]! / line[i]!);
};

/** Takes from `line` the multiple of `by` that leaves 0 in column k. */
const clear = (line: number[], by: readonly number[], k: number): void => {
  const factor = line[k]! / by[k]!;
  for (let j = k; j < line.length; j++) line[j]! -= factor * by[j]!;
};

/** The most that any row gets against this mix of columns. */
const greatest = (game: Matrix, column: readonly number[]): number => {
  let most = Number.NEGATIVE_INFINITY;
  for (const payoffs of game) {
    let got = 0;
    for (let j = 0; j < column.length; j++) got += payoffs[j]! * column[j]!;
    if (got > most) most = got;
  }
  return most;
};

/** The least that any column leaves to this mix of rows. */
const smallest = (game: Matrix, row: readonly number[]): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let j = 0; j < game[0]!.length; j++) {
    let got = 0;
    for (let i = 0; i < row.length; i++) got += row[i]! * game[i]![j]!;
    if (got < least) least = got;
  }
  return least;
};

const average = (payoff: Matrix, row: readonly number[], column: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < row.length; i++)
    for (let j = 0; j < column.length; j++)
      if (row[i]! * column[j]! !== 0) total += row[i]! * column[j]! * payoff[i]![j]!;
  return total;
};
