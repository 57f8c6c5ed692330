/** All that a command may do to the world, so that commands run in tests as they run in a terminal. */

export interface Io {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Which of the three streams are a terminal. */
  readonly terminal: { readonly in: boolean; readonly out: boolean; readonly err: boolean };
  /** Width of the terminal. */
  readonly columns: number;
  /** Standard input as it comes. */
  readonly input: AsyncIterable<Uint8Array>;
  /** One typed line; undefined when the input has ended. */
  ask(prompt: string): Promise<string | undefined>;
  /** What was typed can no longer be called back by the keys: the next one at the screen must not see it. */
  forget(): void;
  /** Standard output; resolves when more may be written. */
  write(text: string): Promise<void>;
  /** Standard error. */
  tell(text: string): void;
  /** A seed nobody chose. */
  randomSeed(): number;
  /** Milliseconds by a clock that never goes back. */
  now(): number;
  /**
   * Aborted, with the signal's name as its reason, by Ctrl-C (SIGINT), SIGTERM and SIGHUP; from the first call on they do not end
   * the process by themselves, and `ask` answers undefined.
   */
  interrupted(): AbortSignal;
}
