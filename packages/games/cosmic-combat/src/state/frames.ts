/** What lies on the stack, in the order in which it comes up. */

import type { AllotFrame, CoreFrame, Side } from '@muster/dwethia';
import type { Length } from '@muster/geometry';
import type { Framed } from '@muster/kernel';
import type { Facing, Place, PoolRoll, ShipId } from './parts.ts';

/** who won the roll-off attacks or defends; null until the dice have decided. */
export interface RoleFrame extends Framed {
  readonly type: 'role';
  readonly winner: Side | null;
}
/** CC-15. */
export interface EdgeFrame extends Framed {
  readonly type: 'edge';
  readonly winner: Side | null;
}
export interface DeployFrame extends Framed {
  readonly type: 'deploy';
  /** Who deploys the next ship. */
  readonly side: Side;
}
/** CC-21: tokens for every ship, in secret. */
export interface OrdersFrame extends Framed {
  readonly type: 'orders';
}
/** arrows for every Shield token, in secret. */
export interface ShieldsFrame extends Framed {
  readonly type: 'shields';
}
/** CC-30: one side moves its ships; those that were not activated drift when it ends. */
export interface HalfFrame extends Framed {
  readonly type: 'half';
  readonly side: Side;
  readonly step: 'begin' | 'act' | 'drift';
}
/** the tokens of one ship. */
export interface ActivationFrame extends Framed {
  readonly type: 'activation';
  readonly ship: ShipId;
  readonly step: 'act' | 'drift' | 'end';
}
/** two ships have met. */
export interface RamFrame extends Framed {
  readonly type: 'ram';
  readonly mover: ShipId;
  readonly target: ShipId;
  /** `contact`: a declared ram or a drift into a base; `scrape`: a drift through a friend's zone. */
  readonly how: 'contact' | 'scrape';
  /** Where the move began, its direction, and what is left of it if the target is destroyed. */
  readonly from: Place;
  readonly direction: Facing;
  readonly left: Length;
  /** It came about by drift: nothing but bases, rocks and the edge ends that. */
  readonly isDrift: boolean;
  readonly step: 'roll' | 'after';
}
/** a drift into solid terrain. */
export interface WreckFrame extends Framed {
  readonly type: 'wreck';
  readonly ship: ShipId;
  readonly strength: number;
  readonly step: 'roll' | 'after';
}
/** opportunity attacks, by ship. */
export interface OpportunityFrame extends Framed {
  readonly type: 'opportunity';
  /** Still to come, in order. */
  readonly queue: readonly ShipId[];
  /** Who is attacked; null until it is chosen. */
  readonly target: ShipId | null;
  /** `begin`: who attacks has not been worked out yet. */
  readonly step: 'begin' | 'attack';
}
/** CC-50. */
export interface ShootingFrame extends Framed {
  readonly type: 'shooting';
  readonly side: Side;
  /** the ship that is shooting; null between two. */
  readonly ship: ShipId | null;
  readonly step: 'begin' | 'act' | 'station' | 'end';
}
export interface ShotFrame extends Framed {
  readonly type: 'shot';
  readonly shooter: ShipId;
  /** Index among its weapons. */
  readonly weapon: number;
  readonly target: ShipId;
  /** in this order. */
  readonly step: 'redirect' | 'fight' | 'friend' | 'way' | 'attack' | 'done';
  /** ships in the way that are still to be rolled for, in order. */
  readonly way: readonly ShipId[];
  /** The shot has left the one it was aimed at. */
  readonly astray: boolean;
}
export interface PowerFrame extends Framed {
  readonly type: 'power';
  readonly caster: ShipId;
  readonly power: string;
  readonly target: ShipId;
  readonly upcharge: number;
  /** who is struck, the target first. */
  readonly struck: readonly ShipId[];
  readonly step: 'resolve' | 'struck' | 'done';
}
/** What struck. */
export interface WoundCause {
  readonly kind: 'shot' | 'ram' | 'wreck' | 'power' | 'opportunity' | 'boarding';
  /** Whom it is credited to; null for nobody. */
  readonly by: ShipId | null;
}
/** Wounds on one ship: its save, what it ignores, what it suffers. */
export interface WoundsFrame extends Framed {
  readonly type: 'wounds';
  readonly ship: ShipId;
  readonly wounds: number;
  readonly how: WoundCause;
  /** one save stops them all; null without one. */
  readonly save: number | null;
  /** a success brings no wound but an ion marker. */
  readonly ion: boolean;
  readonly step: 'save' | 'ignore' | 'suffer';
}
/** fights are chosen in turn. */
export interface CombatFrame extends Framed {
  readonly type: 'combat';
  readonly side: Side;
  /** Ships that have fought; nobody fights twice. */
  readonly fought: readonly ShipId[];
}
export interface FightFrame extends Framed {
  readonly type: 'fight';
  /** Ships of side 0 and of side 1; a neutral station is of the side that did not board it. */
  readonly ships: readonly [readonly ShipId[], readonly ShipId[]];
  /** Who selected it. */
  readonly attacker: Side;
  readonly step: 'attack' | 'wound' | 'allot' | 'suffer';
  /** By side: successes, then wounds. */
  readonly hits: readonly [number, number];
  /** What has been allotted, by ship. */
  readonly taken: readonly { readonly id: ShipId; readonly wounds: number }[];
}
/** CC-20: the end of a round. */
export interface RoundEndFrame extends Framed {
  readonly type: 'roundEnd';
}

export type Frame =
  | RoleFrame
  | EdgeFrame
  | DeployFrame
  | OrdersFrame
  | ShieldsFrame
  | HalfFrame
  | ActivationFrame
  | RamFrame
  | WreckFrame
  | OpportunityFrame
  | ShootingFrame
  | ShotFrame
  | PowerFrame
  | WoundsFrame
  | CombatFrame
  | FightFrame
  | AllotFrame
  | RoundEndFrame
  | CoreFrame<PoolRoll>;
