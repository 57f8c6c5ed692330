/** What a run of the bench tells. */

export interface KernelResult {
  /** Connect four by the contract: decisions, refuse, play and outcome count as one move. */
  readonly movesPerSecond: number;
  /** Our rate divided by theirs. */
  readonly vsBoardgameIo: number;
  readonly vsHandWritten: number;
  /** Whole games of random candidates. */
  readonly playoutsPerSecond: number;
}

export interface GridBattlesResult {
  /** Random battles of The Ridge in the fast gear, on one thread. */
  readonly gamesPerSecond: number;
  /** Fast rate divided by traced rate. */
  readonly tracedRatio: number;
  /** Whole matches with their records. */
  readonly matchGamesPerSecond: number;
}

export interface OddsResult {
  /** One combat with its battle back. */
  readonly combatMicros: number;
  readonly chain60Millis: number;
}

export interface WebResult {
  /** Document, scripts and styles of the first load, gzipped, in thousands of bytes. */
  readonly shellKb: number;
}

/** A part that was not asked for is left out. */
export interface BenchResult {
  readonly kernel?: KernelResult;
  readonly gridBattles?: GridBattlesResult;
  readonly odds?: OddsResult;
  readonly web?: WebResult;
}

export type BenchPart = keyof BenchResult;
