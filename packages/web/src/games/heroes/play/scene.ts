/** What lies on the arena beside the models: who is on the way, an attack as it is seen, and what somebody did. */

import type { HeroesEvent, ModelId, Space } from '@muster/heroes';
import type { Seat } from '@muster/kernel';
import type { BlowOf, MomentOf } from '../../../play/moment.ts';
import type { WithRound } from '../../../play/round-over.ts';
import type { Travel } from '../board/types.ts';

/** An attack or a contest as it is seen beside those who are in it. */
export type Moment = MomentOf<ModelId, HeroesEvent>;

export type Trace =
  | { readonly kind: 'moved'; readonly by: Seat; readonly model: ModelId; readonly path: readonly Space[] }
  | BlowOf<ModelId, Space>;

export interface Scene extends WithRound {
  readonly travel: Travel | undefined;
  readonly moment: Moment | undefined;
  readonly traces: readonly Trace[];
}

export const NO_SCENE: Scene = { travel: undefined, moment: undefined, traces: [], roundOver: undefined };
