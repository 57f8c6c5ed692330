/** Why something cannot be done: data, which `explain` says in a sentence. */

import type { AllotRefusal, CoreRefusal } from '@muster/dwethia';
import type { Length } from '@muster/geometry';
import type { Malformed, Refusal } from '@muster/kernel';
import type { ShipId } from './parts.ts';

export type CosmicRefusal =
  | Malformed
  | (Refusal & { readonly code: 'notAsked' })
  | (Refusal & { readonly code: 'over' })
  | (Refusal & { readonly code: 'otherDecision'; readonly asked: string })
  | (Refusal & { readonly code: 'noSuchShip'; readonly ship: ShipId })
  | (Refusal & { readonly code: 'cannotDeploy'; readonly ship: ShipId; readonly why: DeployFault })
  | (Refusal & { readonly code: 'wrongTokens'; readonly ship: ShipId; readonly count: number })
  | (Refusal & { readonly code: 'wrongArrows'; readonly ship: ShipId; readonly count: number })
  | (Refusal & { readonly code: 'notAllReady'; readonly ships: readonly ShipId[] })
  | (Refusal & { readonly code: 'cannotActivate'; readonly ship: ShipId })
  | (Refusal & {
      readonly code: 'cannotMove';
      readonly ship: ShipId;
      readonly why: MoveFault;
      readonly farthest?: Length;
      readonly by?: ShipId;
    })
  | (Refusal & { readonly code: 'cannotBoard'; readonly target: ShipId; readonly why: BoardFault })
  | (Refusal & { readonly code: 'cannotFire'; readonly ship: ShipId; readonly why: FireFault; readonly by?: ShipId })
  | (Refusal & { readonly code: 'cannotCast'; readonly power: string; readonly why: CastFault })
  | (Refusal & { readonly code: 'cannotRedirect'; readonly to: ShipId })
  | (Refusal & { readonly code: 'notAFriend'; readonly ship: ShipId })
  | (Refusal & { readonly code: 'notALeaver'; readonly target: ShipId })
  | (Refusal & { readonly code: 'noSuchFight'; readonly fight: ShipId })
  | AllotRefusal
  | CoreRefusal;

export type DeployFault = 'deployed' | 'outOfZone' | 'onSolid' | 'near';
export type MoveFault =
  | 'noToken'
  | 'rooted'
  | 'held'
  | 'immobile'
  | 'notAFighter'
  | 'tooFar'
  | 'tooFarBack'
  | 'zone'
  | 'base'
  | 'solid'
  | 'edge'
  | 'tooFarRound'
  | 'noContact'
  | 'notAnEnemy'
  | 'notAFreighter'
  | 'minMove';
export type BoardFault =
  | 'noToken'
  | 'second'
  | 'noAggressors'
  | 'notBoardable'
  | 'notAnEnemy'
  | 'locked'
  | 'rooted'
  | 'outOfReach'
  | 'inTheWay';
export type FireFault =
  | 'noWeapon'
  | 'noToken'
  | 'fired'
  | 'spent'
  | 'locked'
  | 'blind'
  | 'cast'
  | 'movedTooFar'
  | 'notAnEnemy'
  | 'dying'
  | 'outOfRange'
  | 'outOfArc'
  | 'obscured'
  | 'blocked'
  | 'friendInTheWay'
  | 'inCombat'
  | 'tooTough'
  | 'otherShip';
export type CastFault =
  | 'unknown'
  | 'alreadyCast'
  | 'hasShot'
  | 'tooDear'
  | 'wrongPhase'
  | 'noTarget'
  | 'outOfRange'
  | 'unseen'
  | 'obscured'
  | 'blind'
  | 'notNear'
  | 'immune'
  | 'noUpcharge';
