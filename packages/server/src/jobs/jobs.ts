/** What is due later, or was left by a node that died: matches are looked at when their moment has come. */

import type { MatchId } from '@muster/protocol';
import type { Clock } from '@muster/table';

/** Wakes matches in which something is due, on whichever node lives. That nothing happens twice comes from the append, not from here. */
export interface Jobs {
  /** This match is to be opened and looked after at this moment (ms since 1970) or soon after. */
  wake(match: MatchId, at: number): void;
  close(): Promise<void>;
}

export interface JobTerms {
  /** Opens the match and does whatever is due in it. */
  readonly look: (match: MatchId) => Promise<void>;
  readonly clock: Clock;
  readonly onError: (error: Error) => void;
}

export type OpenJobs = (terms: JobTerms) => Jobs;
