/** What seats may command, and what they are asked. */

import type { CoreCommand, CoreDecision } from '@muster/dwethia';
import type { Command, Decision } from '@muster/kernel';
import type { Turn } from '../content/terrain.ts';
import type { ModelId, ObjectiveId, Orders, PoolRoll, Space } from './parts.ts';

export type TerrainCommand = Command & {
  readonly type: 'terrain';
  readonly kind: string;
  /** Its south-west space. */
  readonly space: Space;
  readonly turn: Turn;
};
/** South keeps its edge, north has its own; `other` turns the board by half. */
export type EdgeCommand = Command & { readonly type: 'edge'; readonly edge: 'own' | 'other' };
export type MarkerCommand = Command & { readonly type: 'marker'; readonly space: Space };
export type PickCommand = Command & { readonly type: 'pick'; readonly objective: ObjectiveId };
/** All five at once, or those that were picked one by one. */
export type SealCommand = Command & { readonly type: 'seal'; readonly objectives: readonly ObjectiveId[] | null };
/** Before the other side has sealed: begin again. */
export type UnsealCommand = Command & { readonly type: 'unseal' };
export type SelectCommand = Command & { readonly type: 'select'; readonly model: ModelId };
export type ClaimCommand = Command & { readonly type: 'claim' };
export type EnterCommand = Command & { readonly type: 'enter'; readonly space: Space };
export type EngagedCommand = Command & { readonly type: 'engaged'; readonly choice: 'retreat' | 'fire' | 'fight' };
/** Without a path the cheapest one is taken. `jump`: the last step is a jump down. */
export type MoveCommand = Command & {
  readonly type: 'move';
  readonly to: Space;
  readonly path: readonly Space[] | null;
  readonly jump: boolean;
};
export type CastCommand = Command & {
  readonly type: 'cast';
  readonly power: string;
  readonly target: ModelId | null;
  readonly upcharge: number;
};
export type ShootCommand = Command & {
  readonly type: 'shoot';
  readonly weapon: string;
  readonly target: ModelId;
  readonly arc: boolean;
};
export type StrikeCommand = Command & { readonly type: 'strike'; readonly target: ModelId };
/** Nothing of what may be done now. */
export type PassCommand = Command & { readonly type: 'pass' };
/** Null keeps the target. */
export type RedirectCommand = Command & { readonly type: 'redirect'; readonly to: ModelId | null };
export type FriendCommand = Command & { readonly type: 'friend'; readonly model: ModelId };
/** Null stays. */
export type FallBackCommand = Command & { readonly type: 'fallBack'; readonly to: Space | null };
export type PlaceCommand = Command & { readonly type: 'place'; readonly space: Space };
export type ConcedeCommand = Command & { readonly type: 'concede' };
export type OrdersCommand = Command & { readonly type: 'orders'; readonly orders: Orders };

export type HeroesCommand =
  | TerrainCommand
  | EdgeCommand
  | MarkerCommand
  | PickCommand
  | SealCommand
  | UnsealCommand
  | SelectCommand
  | ClaimCommand
  | EnterCommand
  | EngagedCommand
  | MoveCommand
  | CastCommand
  | ShootCommand
  | StrikeCommand
  | PassCommand
  | RedirectCommand
  | FriendCommand
  | FallBackCommand
  | PlaceCommand
  | ConcedeCommand
  | OrdersCommand
  | CoreCommand;

// --- Decisions ---

export type HeroesDecision =
  | (Decision & { readonly kind: 'terrain'; readonly left: number })
  | (Decision & { readonly kind: 'edge' })
  | (Decision & { readonly kind: 'marker'; readonly left: number })
  | (Decision & { readonly kind: 'seal' })
  | (Decision & { readonly kind: 'select'; readonly models: readonly ModelId[]; readonly mayClaim: boolean })
  | (Decision & {
      readonly kind: 'enter' | 'engaged' | 'retreat' | 'move' | 'afterMove' | 'shoot' | 'melee' | 'shootBack';
      readonly model: ModelId;
    })
  | (Decision & { readonly kind: 'redirect' | 'friend'; readonly shooter: ModelId; readonly target: ModelId })
  | (Decision & { readonly kind: 'fallBack'; readonly model: ModelId })
  | (Decision & { readonly kind: 'opportunity'; readonly attacker: ModelId; readonly mover: ModelId })
  | (Decision & { readonly kind: 'place'; readonly power: string; readonly model: ModelId })
  | CoreDecision<PoolRoll>;
