/** A profile for its points in another. */

/** So many of one profile for so many of another. */
export interface Exchange {
  readonly out: string;
  readonly outs: number;
  readonly into: string;
  readonly intos: number;
  /** What the new force costs less the old one. */
  readonly points: number;
}

/** Not more than so much of the limit may an exchange win or lose. */
export const SLACK = 0.02;
export const RATIOS = [
  [1, 1],
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
] as const;

export const without = (units: readonly string[], id: string, times: number): readonly string[] => {
  const left = units.slice();
  for (let n = 0; n < times; n++) left.splice(left.indexOf(id), 1);
  return left;
};
