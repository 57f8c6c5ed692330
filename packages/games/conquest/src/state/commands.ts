/** What seats may command, and what they are asked. */

import type { AllotCommand, AllotDecision, CoreCommand, CoreDecision } from '@muster/dwethia';
import type { Point } from '@muster/geometry';
import type { Command, Decision } from '@muster/kernel';
import type { ScenarioId } from '../content/scenarios.ts';
import type { NodeKind } from '../content/types.ts';
import type { Edge, ModelId, NodeId, PoolRoll, StandingOrders } from './parts.ts';

export type MusterCommand = Command & {
  readonly type: 'muster';
  readonly scenario: ScenarioId;
  readonly missions: readonly [string, string];
};
export type EdgeCommand = Command & { readonly type: 'edge'; readonly edge: Edge };
/** a piece of the catalogue about a point, turned by so many right angles. */
export type TerrainCommand = Command & {
  readonly type: 'terrain';
  readonly piece: string;
  readonly at: Point;
  readonly turns: 0 | 1 | 2 | 3;
};
export type NodeCommand = Command & { readonly type: 'node'; readonly kind: NodeKind; readonly at: Point };
export type HqCommand = Command & { readonly type: 'hq'; readonly at: Point };
export type DeployCommand = Command & { readonly type: 'deploy'; readonly unit: string; readonly at: Point };
export type ResearchCommand = Command & {
  readonly type: 'research';
  readonly item: string;
  /** The type of unit where the item asks for one. */
  readonly unit: string | null;
};
/** Nothing more in this half, or in setting up. */
export type DoneCommand = Command & { readonly type: 'done' };
export type ActivateCommand = Command & { readonly type: 'activate'; readonly unit: ModelId };
/** legs one after the other, the last end is a stop. Ends of legs without the start. */
export type WalkCommand = Command & {
  readonly type: 'walk';
  readonly path: readonly Point[];
  readonly engage: boolean;
};
/** at a Mine or Gas Vein it harvests, a relic it picks up. */
export type HarvestCommand = Command & { readonly type: 'harvest'; readonly node: NodeId };
/** The active unit's activation is over. */
export type FinishCommand = Command & { readonly type: 'finish' };
export type CastCommand = Command & {
  readonly type: 'cast';
  readonly unit: ModelId;
  readonly power: string;
  readonly target: ModelId | null;
  readonly at: Point | null;
  /** Raise: which unit of the list. */
  readonly sheet: string | null;
  /** Blink: it engages where it lands. */
  readonly engage: boolean;
  readonly upcharge: number;
};
/** X-327; null passes. */
export type SurgeCommand = Command & { readonly type: 'surge'; readonly unit: ModelId | null };
/** X-328; null lets them go. */
export type AnswerCommand = Command & { readonly type: 'answer'; readonly unit: ModelId | null };
/** CQ-72; 0 stops. */
export type WagerCommand = Command & { readonly type: 'wager'; readonly points: number };
export type ShootCommand = Command & {
  readonly type: 'shoot';
  readonly unit: ModelId;
  readonly target: ModelId;
  readonly arc: boolean;
};
export type BuildCommand = Command & {
  readonly type: 'build';
  readonly builder: ModelId;
  readonly product: string;
  readonly node: NodeId | null;
};
/** */
export type FriendCommand = Command & { readonly type: 'friend'; readonly unit: ModelId };
/** */
export type PlaceCommand = Command & { readonly type: 'place'; readonly at: Point };
/** */
export type ResolveCommand = Command & { readonly type: 'resolve'; readonly pay: boolean };
/** the fight that the named unit joins. */
export type SupportCommand = Command & { readonly type: 'support'; readonly unit: ModelId; readonly fight: ModelId };
export type FightCommand = Command & { readonly type: 'fight'; readonly fight: ModelId };
export type ConcedeCommand = Command & { readonly type: 'concede' };
export type StandingCommand = Command & { readonly type: 'standing'; readonly orders: StandingOrders };

export type ConquestCommand =
  | MusterCommand
  | EdgeCommand
  | TerrainCommand
  | NodeCommand
  | HqCommand
  | DeployCommand
  | ResearchCommand
  | DoneCommand
  | ActivateCommand
  | WalkCommand
  | HarvestCommand
  | FinishCommand
  | CastCommand
  | SurgeCommand
  | AnswerCommand
  | WagerCommand
  | ShootCommand
  | BuildCommand
  | FriendCommand
  | PlaceCommand
  | ResolveCommand
  | SupportCommand
  | FightCommand
  | AllotCommand
  | ConcedeCommand
  | StandingCommand
  | CoreCommand;

// --- Decisions ---

export type ConquestDecision =
  | (Decision & { readonly kind: 'muster' | 'edge' | 'placeHq' })
  | (Decision & { readonly kind: 'placeTerrain'; readonly left: number })
  | (Decision & { readonly kind: 'placeNode'; readonly kinds: readonly string[] })
  | (Decision & { readonly kind: 'deploy'; readonly left: number })
  | (Decision & { readonly kind: 'research' })
  | (Decision & { readonly kind: 'activate'; readonly units: readonly ModelId[] })
  | (Decision & { readonly kind: 'move'; readonly unit: ModelId })
  | (Decision & { readonly kind: 'surge'; readonly units: readonly ModelId[]; readonly against: ModelId | null })
  | (Decision & { readonly kind: 'surgeAnswer'; readonly units: readonly ModelId[]; readonly against: ModelId })
  | (Decision & { readonly kind: 'wager'; readonly own: number; readonly other: number; readonly most: number })
  | (Decision & { readonly kind: 'shootBuild' })
  | (Decision & { readonly kind: 'friendlyHit'; readonly shooter: ModelId; readonly among: readonly ModelId[] })
  | (Decision & { readonly kind: 'place'; readonly builder: ModelId; readonly product: string })
  | (Decision & { readonly kind: 'resolve'; readonly model: ModelId; readonly left: number })
  | (Decision & { readonly kind: 'support'; readonly unit: ModelId; readonly among: readonly ModelId[] })
  | (Decision & { readonly kind: 'selectFight'; readonly fights: readonly ModelId[] })
  | AllotDecision
  | CoreDecision<PoolRoll>;
