/** Composition charts (DW-25): how many of each rank a force may and must have. */

export interface ChartLine<R extends string> {
  readonly rank: R;
  readonly least: number;
  /** Null: any number. */
  readonly most: number | null;
}

export interface ChartProblem<R extends string> {
  readonly rank: R;
  readonly count: number;
  readonly least: number;
  readonly most: number | null;
}

/** Ranks of which there are too few or too many; ranks that the chart does not name are not allowed at all. */
export const chartProblems = <R extends string>(
  chart: readonly ChartLine<R>[],
  ranks: readonly R[],
): readonly ChartProblem<R>[] => {
  const named = new Set(chart.map(({ rank }) => rank));
  const strangers = [...new Set(ranks)].filter((rank) => !named.has(rank));
  const count = (rank: R): number => ranks.filter((one) => one === rank).length;
  return [
    ...chart.flatMap(({ rank, least, most }) => {
      const n = count(rank);
      return n < least || (most !== null && n > most) ? [{ rank, count: n, least, most }] : [];
    }),
    ...strangers.map((rank) => ({ rank, count: count(rank), least: 0, most: 0 })),
  ];
};
