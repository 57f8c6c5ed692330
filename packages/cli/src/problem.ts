/** Wrong use or input: one sentence for the user, and exit code 2. */

export class Problem extends Error {}

export const EXIT = {
  done: 0,
  /** The command did its work and the answer is no. */
  no: 1,
  /** Wrong use or input. */
  wrong: 2,
  /** Nothing speaks against it, and nothing can prove it. */
  notProvable: 3,
} as const;

export const problem = (sentence: string): never => {
  throw new Problem(sentence);
};
