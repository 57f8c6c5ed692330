/** Why something cannot be done: data, which `explain` says in a sentence. */

import type { CoreRefusal } from '@muster/dwethia';
import type { levels } from '@muster/geometry';
import type { Malformed, Refusal } from '@muster/kernel';
import type { ModelId, Space } from './parts.ts';

export type HeroesRefusal =
  | Malformed
  | (Refusal & { readonly code: 'notAsked' })
  | (Refusal & { readonly code: 'over' })
  | (Refusal & { readonly code: 'otherDecision'; readonly asked: string })
  | (Refusal & { readonly code: 'noTerrainThere'; readonly kind: string; readonly space: Space })
  | (Refusal & { readonly code: 'noMarkerThere'; readonly space: Space })
  | (Refusal & { readonly code: 'badObjectives'; readonly problem: string })
  | (Refusal & { readonly code: 'notSelectable'; readonly model: ModelId })
  | (Refusal & { readonly code: 'claimMade' })
  | (Refusal & { readonly code: 'cannotEnter'; readonly space: Space })
  | (Refusal & { readonly code: 'cannotChoose'; readonly choice: string })
  | (Refusal & { readonly code: 'cannotMove'; readonly to: Space; readonly fault: MoveFault | 'rooted' })
  | (Refusal & { readonly code: 'noSuchModel'; readonly model: ModelId })
  | (Refusal & { readonly code: 'cannotShoot'; readonly weapon: string; readonly why: ShotFault })
  | (Refusal & { readonly code: 'cannotCast'; readonly power: string; readonly why: CastFault })
  | (Refusal & { readonly code: 'cannotStrike'; readonly target: ModelId })
  | (Refusal & { readonly code: 'mustAttack'; readonly target: ModelId })
  | (Refusal & { readonly code: 'cannotRedirect'; readonly to: ModelId })
  | (Refusal & { readonly code: 'notAFriend'; readonly model: ModelId })
  | (Refusal & { readonly code: 'cannotPlace'; readonly space: Space })
  | CoreRefusal;

/** Of a path, or where no path leads there at all. */
export type MoveFault = levels.PathFault | 'outOfReach';
export type ShotFault =
  | 'noWeapon'
  | 'alreadyCast'
  | 'usedUp'
  | 'movedTooFar'
  | 'engaged'
  | 'notAnEnemy'
  | 'offBoard'
  | 'outOfRange'
  | 'noArc'
  | 'obscured'
  | 'blinded'
  | 'blocked'
  | 'friendInTheWay'
  | 'inCombat'
  | 'notQuick';
export type CastFault =
  | 'unknown'
  | 'alreadyCast'
  | 'tooDear'
  | 'wrongPhase'
  | 'noTarget'
  | 'outOfRange'
  | 'unseen'
  | 'obscured'
  | 'immune'
  | 'notAdjacent'
  | 'noUpcharge'
  | 'rooted'
  | 'noPlace'
  | 'unhurt';
