/** One line of the log, as one viewer may read it. */

import type { GameEvent, RuleId, Seat } from '@muster/kernel';

export interface LogLine<E extends GameEvent = GameEvent> {
  readonly key: string;
  /** The entry it belongs to; −1 for the set-up. */
  readonly entry: number;
  readonly words: string;
  readonly rule: RuleId | null;
  readonly event: E | null;
  readonly seat: Seat | null;
  /** Taken back later: it stays in the log. */
  readonly undone: boolean;
}
