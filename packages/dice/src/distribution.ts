// Exact distributions of whole numbers, and how they combine. Nothing here knows dice, games or luck: pure arithmetic.
//
// Exact means: no sampling and no dropped tails, only the rounding of doubles, and that is bounded. Chances are never
// negative and are only added and multiplied, so nothing cancels: a chance t comes out as t(1 + e) with |e| ≤ k·u,
// u = 2⁻⁵³ (second-order terms left out), where k counts the roundings along its longest way through the arithmetic:
//   die, needs      1: counted in whole numbers, divided once
//   sum             the shorter length (one product, then additions), plus the k of both operands
//   each            per counted copy: the length of `one`, its own k, and 1 to let the smaller counts in
//   chain           the number of branches, plus the k of both stages; mixture twice that number
//   minus           the product of both lengths at 0, the shorter length elsewhere, plus the k of both operands
//   cap, atLeast    the number of outcomes added up
//   successes, thin 2 a die, plus the k of p and 1 − p
// The one difference is 1 − p. It inherits the rounding of p, p/(1 − p) times as large beside it: 5u on a die of six,
// 35u on one that is re-rolled. So 60 dice through three stages of k/6 stay below 3 · 60 · (2 + 5)u, which is 1.4e-13 of
// each single chance, the rarest included. Below 2⁻¹⁰²² doubles lose digits: there a step may be off by 2⁻¹⁰⁷⁴ besides.

/** The chance of each whole number (the index). Ends at the greatest number that can come up. */
export type Distribution = readonly number[];

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

/** Always `n`. */
export const certain = (n: number): Distribution => {
  const d = zeros(n + 1);
  d[n] = 1;
  return d;
};

/** Both numbers added up, rolled independently. */
export const sum = (a: Distribution, b: Distribution): Distribution => add(a, b);

const add = (a: Distribution, b: Distribution): number[] => {
  const total = zeros(a.length + b.length - 1);
  for (let i = 0; i < a.length; i++) {
    const chance = a[i]!;
    for (let j = 0; j < b.length; j++) total[i + j]! += chance * b[j]!;
  }
  return total;
};

/** The total of one roll of `one` for each of `count`: damage for each wound, say. */
export const each = (count: Distribution, one: Distribution): Distribution => {
  let total = [count[count.length - 1]!]; // Horner's scheme: count[0] + one · (count[1] + one · (count[2] + …))
  for (let n = count.length - 2; n >= 0; n--) {
    total = add(total, one);
    total[0]! += count[n]!;
  }
  return total;
};

/** The total of `n` independent copies. */
export const repeat = (n: number, d: Distribution): Distribution => each(certain(n), d);

/** What is left of `a` when `b` is taken away, never below zero. */
export const minus = (a: Distribution, b: Distribution): Distribution => {
  const left = zeros(a.length);
  for (let i = 0; i < a.length; i++) {
    const chance = a[i]!;
    for (let j = 0; j < b.length; j++) left[i > j ? i - j : 0]! += chance * b[j]!;
  }
  while (left.length > 1 && left[left.length - 1] === 0) left.pop();
  return left;
};

/** Whatever is above `max` counts as `max`. */
export const cap = (d: Distribution, max: number): Distribution =>
  d.length <= max + 1 ? d : [...d.slice(0, max), tail(d, max)];

/** A second stage that depends on the number the first one passed on; asked only for numbers that can come up. */
export const chain = (d: Distribution, next: (n: number) => Distribution): Distribution => {
  const total: number[] = [];
  for (let n = 0; n < d.length; n++) {
    const chance = d[n]!;
    if (chance === 0) continue;
    const branch = next(n);
    while (total.length < branch.length) total.push(0);
    for (let i = 0; i < branch.length; i++) total[i]! += chance * branch[i]!;
  }
  return total;
};

/** One of several distributions, chosen in proportion to the weights. */
export const mixture = (branches: readonly (readonly [weight: number, of: Distribution])[]): Distribution => {
  const all = branches.reduce((total, [weight]) => total + weight, 0);
  return chain(
    branches.map(([weight]) => weight / all),
    (i) => branches[i]![1],
  );
};

export const mean = (d: Distribution): number => {
  let total = 0;
  for (let n = 1; n < d.length; n++) total += n * d[n]!;
  return total;
};

export const variance = (d: Distribution): number => {
  const middle = mean(d);
  let total = 0;
  for (let n = 0; n < d.length; n++) total += d[n]! * (n - middle) ** 2;
  return total;
};

/** The chance of `n` or more; never above 1. */
export const atLeast = (d: Distribution, n: number): number => (n <= 0 ? 1 : Math.min(1, tail(d, n)));

const tail = (d: Distribution, from: number): number => {
  let total = 0;
  for (let n = d.length - 1; n >= from; n--) total += d[n]!;
  return total;
};
