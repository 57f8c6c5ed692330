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

/** By the signal that ended the program, as shells count. */
const EXIT_BY_SIGNAL: Readonly<Record<string, number>> = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

export const exitBySignal = (stop: AbortSignal): number =>
  EXIT_BY_SIGNAL[String(stop.reason)] ?? EXIT_BY_SIGNAL['SIGINT']!;

export const problem = (sentence: string): never => {
  throw new Problem(sentence);
};
