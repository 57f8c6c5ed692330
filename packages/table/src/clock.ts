/** The one clock of a table. It is handed in: a page brings the real one, tests one that they move. */

export interface Clock {
  /** Milliseconds, from whenever. */
  now(): number;
  /** Runs something after so many milliseconds; what is returned prevents it. */
  after(ms: number, run: () => void): () => void;
}
