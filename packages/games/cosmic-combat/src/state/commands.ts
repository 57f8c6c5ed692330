/** What seats may command, and what they are asked. */

import type { AllotCommand, AllotDecision, CoreCommand, CoreDecision } from '@muster/dwethia';
import type { Length, Point } from '@muster/geometry';
import type { Command, Decision } from '@muster/kernel';
import type { Edge, Facing, HullSide, Place, PoolRoll, ShipId, StandingOrders, Token } from './parts.ts';

export type RoleCommand = Command & { readonly type: 'role'; readonly role: 'attack' | 'defend' };
export type EdgeCommand = Command & { readonly type: 'edge'; readonly edge: Edge };
export type DeployCommand = Command & { readonly type: 'deploy'; readonly ship: ShipId; readonly place: Place };
/** CC-21: two tokens, one after an ion hit. */
export type OrderCommand = Command & {
  readonly type: 'order';
  readonly ship: ShipId;
  readonly tokens: readonly Token[];
};
/** one arrow for each Shield token. */
export type ShieldCommand = Command & {
  readonly type: 'shield';
  readonly ship: ShipId;
  readonly arrows: readonly HullSide[];
};
export type ConfirmCommand = Command & { readonly type: 'confirm' };
/** until the last seat is ready. */
export type ReopenCommand = Command & { readonly type: 'reopen' };
export type ActivateCommand = Command & { readonly type: 'activate'; readonly ship: ShipId };
/** straight ahead; `ram` names whom it is to strike. */
export type StraightCommand = Command & {
  readonly type: 'straight';
  readonly distance: Length;
  readonly ram: ShipId | null;
};
/** X-206: 1" ahead, then to this facing. */
export type TurnCommand = Command & { readonly type: 'turn'; readonly facing: Facing };
/** */
export type BackCommand = Command & { readonly type: 'back'; readonly distance: Length };
/** the ends of straight legs, then any facing; `ram` is met by the last leg. */
export type FlyCommand = Command & {
  readonly type: 'fly';
  readonly ends: readonly Point[];
  readonly facing: Facing;
  readonly ram: ShipId | null;
};
/** one straight slide to contact. */
export type BoardCommand = Command & { readonly type: 'board'; readonly target: ShipId };
/** over the far edge. */
export type EscapeCommand = Command & { readonly type: 'escape' };
/** Nothing more of what may be done now. */
export type PassCommand = Command & { readonly type: 'pass' };
export type CastCommand = Command & {
  readonly type: 'cast';
  readonly ship: ShipId;
  readonly power: string;
  readonly target: ShipId;
  readonly upcharge: number;
};
export type FireCommand = Command & {
  readonly type: 'fire';
  readonly ship: ShipId;
  readonly weapon: number;
  readonly target: ShipId;
};
/** Null keeps the target. */
export type RedirectCommand = Command & { readonly type: 'redirect'; readonly to: ShipId | null };
export type FriendCommand = Command & { readonly type: 'friend'; readonly ship: ShipId };
/** whom of several that leave. */
export type SeizeCommand = Command & { readonly type: 'seize'; readonly target: ShipId };
/** a fight is named by its lowest ship. */
export type FightCommand = Command & { readonly type: 'fight'; readonly fight: ShipId };
export type ConcedeCommand = Command & { readonly type: 'concede' };
export type StandingCommand = Command & { readonly type: 'standing'; readonly orders: StandingOrders };

export type CosmicCommand =
  | RoleCommand
  | EdgeCommand
  | DeployCommand
  | OrderCommand
  | ShieldCommand
  | ConfirmCommand
  | ReopenCommand
  | ActivateCommand
  | StraightCommand
  | TurnCommand
  | BackCommand
  | FlyCommand
  | BoardCommand
  | EscapeCommand
  | PassCommand
  | CastCommand
  | FireCommand
  | RedirectCommand
  | FriendCommand
  | SeizeCommand
  | FightCommand
  | AllotCommand
  | ConcedeCommand
  | StandingCommand
  | CoreCommand;

// --- Decisions ---

export type CosmicDecision =
  | (Decision & { readonly kind: 'role' | 'edge' })
  | (Decision & { readonly kind: 'deploy'; readonly ships: readonly ShipId[] })
  | (Decision & { readonly kind: 'orders' | 'shields' })
  | (Decision & { readonly kind: 'activate'; readonly ships: readonly ShipId[] })
  | (Decision & { readonly kind: 'move'; readonly ship: ShipId })
  | (Decision & { readonly kind: 'seize'; readonly ship: ShipId; readonly among: readonly ShipId[] })
  | (Decision & { readonly kind: 'fire'; readonly ship: ShipId | null })
  | (Decision & { readonly kind: 'redirect' | 'friend'; readonly shooter: ShipId; readonly target: ShipId })
  | (Decision & { readonly kind: 'selectFight'; readonly fights: readonly ShipId[] })
  | AllotDecision
  | CoreDecision<PoolRoll>;
