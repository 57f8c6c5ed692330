/** Something that must be there first: one sentence for the user. */
export class BenchRefused extends Error {}

export const refuse = (sentence: string): never => {
  throw new BenchRefused(sentence);
};
