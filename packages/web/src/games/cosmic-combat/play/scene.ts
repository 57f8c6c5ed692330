/** What lies on the chart beside the ships: who is on the way, an attack as it is seen, and what somebody did. */

import type { CosmicEvent, ShipId } from '@muster/cosmic-combat';
import type { Point } from '@muster/geometry';
import type { TraceOf } from '../../../dwethia/play/traces.ts';
import type { MomentOf } from '../../../play/moment.ts';
import type { WithRound } from '../../../play/round-over.ts';

export interface Scene extends WithRound {
  readonly travel: { readonly ship: ShipId; readonly path: readonly Point[] } | undefined;
  readonly moment: MomentOf<ShipId, CosmicEvent> | undefined;
  readonly traces: readonly TraceOf<ShipId>[];
  /** All tokens have just been turned over. */
  readonly reveal: boolean;
}

export const NO_SCENE: Scene = {
  travel: undefined,
  moment: undefined,
  traces: [],
  reveal: false,
  roundOver: undefined,
};
