/** What lies on the map beside the counters: who is on the way, the combat under way with its dice, and what somebody did. */

import type { StruckEvent } from '@muster/grid-battles';
import type { WithRound } from '../../../play/round-over.ts';
import type { BlowOverlay, LastMove, Trace } from '../board/marks.ts';

/** The dice on the table: rolling, or lying there to be read. */
export interface DiceShown {
  readonly event: StruckEvent;
  readonly rolling: boolean;
}

/** The combat under way or the last one. */
export interface Moment {
  /** Undefined when somebody else is activated: only its dice are left. */
  readonly blow: BlowOverlay | undefined;
  /** One half of the combat, or both. */
  readonly dice: readonly DiceShown[];
}

export interface Scene extends WithRound {
  readonly travel: LastMove | undefined;
  readonly moment: Moment | undefined;
  readonly traces: readonly Trace[];
}

export const NO_SCENE: Scene = { travel: undefined, moment: undefined, traces: [], roundOver: undefined };
