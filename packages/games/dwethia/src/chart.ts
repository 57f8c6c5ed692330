/** The one chart of all three games: what a die must show when one value is held against another. */

/** A roll of this or more succeeds; 2 to 6. */
export type Needs = 2 | 3 | 4 | 5 | 6;

/**
 * DW-57, DW-75, DW-76, CC-64 as X-01 puts them in order: equal 4+, double 2+, higher 3+, half 6+, lower 5+. X-02: below 0 counts as
 * 0; against 0 every value but 0 is the double.
 */
export const needed = (own: number, other: number): Needs => {
  const [a, b] = [Math.max(0, own), Math.max(0, other)];
  if (a === b) return 4;
  if (a >= 2 * b) return 2;
  if (2 * a <= b) return 6;
  return a > b ? 3 : 5;
};
