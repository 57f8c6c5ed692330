/** Why something cannot be done: data, which `explain` says in a sentence. */

import type { AllotRefusal, CoreRefusal } from '@muster/dwethia';
import type { Length, Point } from '@muster/geometry';
import type { Malformed, Refusal } from '@muster/kernel';
import type { Cost } from '../content/types.ts';
import type { ModelId, NodeId } from './parts.ts';

export type ConquestRefusal =
  | Malformed
  | (Refusal & { readonly code: 'notAsked' })
  | (Refusal & { readonly code: 'over' })
  | (Refusal & { readonly code: 'otherDecision'; readonly asked: string })
  | (Refusal & { readonly code: 'noSuchModel'; readonly model: ModelId })
  | (Refusal & { readonly code: 'wrongMissions' })
  | (Refusal & {
      readonly code: 'cannotSetUp';
      readonly what: 'terrain' | 'node' | 'hq' | 'unit';
      readonly why: SetUpFault;
    })
  | (Refusal & { readonly code: 'cannotResearch'; readonly item: string; readonly why: ResearchFault })
  | (Refusal & { readonly code: 'cannotActivate'; readonly model: ModelId })
  | (Refusal & {
      readonly code: 'cannotWalk';
      readonly model: ModelId;
      readonly why: WalkFault;
      readonly at?: Point;
      readonly by?: ModelId;
      readonly cost?: Length;
      readonly limit?: Length;
    })
  | (Refusal & {
      readonly code: 'cannotHarvest';
      readonly model: ModelId;
      readonly node: NodeId;
      readonly why: HarvestFault;
    })
  | (Refusal & { readonly code: 'cannotSurge'; readonly model: ModelId })
  | (Refusal & { readonly code: 'tooMuchWagered'; readonly most: number })
  | (Refusal & {
      readonly code: 'cannotShoot';
      readonly model: ModelId;
      readonly target: ModelId;
      readonly why: ShootFault;
      readonly by?: ModelId;
    })
  | (Refusal & { readonly code: 'cannotCast'; readonly power: string; readonly why: CastFault })
  | (Refusal & {
      readonly code: 'cannotBuild';
      readonly model: ModelId;
      readonly product: string;
      readonly why: BuildFault;
      readonly missing?: Cost;
    })
  | (Refusal & { readonly code: 'cannotPlace'; readonly product: string; readonly why: PlaceFault })
  | (Refusal & { readonly code: 'notAFriend'; readonly model: ModelId })
  | (Refusal & { readonly code: 'noSuchFight'; readonly fight: ModelId })
  | AllotRefusal
  | CoreRefusal;

export type SetUpFault =
  | 'unknown'
  | 'offLattice'
  | 'offBoard'
  | 'wrongHalf'
  | 'wrongQuarter'
  | 'quarterFull'
  | 'tooNear'
  | 'nearCentre'
  | 'nearEdge'
  | 'impassable'
  | 'city'
  | 'tooManyImpassable'
  | 'tooFarFromEdge'
  | 'nearNode'
  | 'tooFarFromHq'
  | 'nearEnemy'
  | 'occupied'
  | 'notStartingForce'
  | 'tooDear'
  | 'tooMany';
export type ResearchFault = 'unknown' | 'otherFaction' | 'known' | 'tooDear' | 'noUnit';
export type WalkFault =
  | 'tooLong'
  | 'edge'
  | 'impassable'
  | 'enemy'
  | 'building'
  | 'zone'
  | 'closer'
  | 'occupied'
  | 'mustEngage'
  | 'nobodyToEngage'
  | 'pinned'
  | 'rooted'
  | 'notWhole'
  | 'empty';
export type HarvestFault =
  | 'unknown'
  | 'harvested'
  | 'pinned'
  | 'inContact'
  | 'noHarvest'
  | 'tooFar'
  | 'served'
  | 'carrying'
  | 'notFree'
  | 'corrupt';
export type ShootFault =
  | 'noWeapon'
  | 'new'
  | 'hasShot'
  | 'hasCast'
  | 'hasBuilt'
  | 'movedTooFar'
  | 'notAnEnemy'
  | 'dying'
  | 'outOfRange'
  | 'noArc'
  | 'blocked'
  | 'obscured'
  | 'protected'
  | 'notInContact'
  | 'inCombat'
  | 'friendInTheWay'
  | 'tooTough';
export type CastFault =
  | 'unknown'
  | 'alreadyCast'
  | 'hasActed'
  | 'hasMoved'
  | 'pinned'
  | 'new'
  | 'tooDear'
  | 'wrongPhase'
  | 'noTarget'
  | 'wrongTarget'
  | 'outOfRange'
  | 'blocked'
  | 'obscured'
  | 'protected'
  | 'unnameable'
  | 'notInContact'
  | 'inCombat'
  | 'friendInTheWay'
  | 'noUpcharge'
  | 'noPlace'
  | 'zone'
  | 'mustEngage'
  | 'nobodyToEngage'
  | 'noUnit'
  | 'useless';
export type BuildFault =
  | 'notABuilder'
  | 'notOffered'
  | 'tooDear'
  | 'overLimit'
  | 'tooMany'
  | 'hasBuilt'
  | 'hasShot'
  | 'hasCast'
  | 'inContact'
  | 'corrupt'
  | 'noNode'
  | 'nodeTaken'
  | 'tooFarFromNode'
  | 'new';
export type PlaceFault = 'tooFar' | 'occupied' | 'impassable' | 'edge' | 'node' | 'city' | 'tooFarFromNode';
