/** The state of a battle, and the types of the game as one. */

import type { Side } from '@muster/dwethia';
import type { Outcome, Procedure, Seat, StackTypes, Table } from '@muster/kernel';
import type { CosmicCommand, CosmicDecision } from './commands.ts';
import type { CosmicEvent } from './events.ts';
import type { Frame } from './frames.ts';
import type { CosmicConfig, CosmicRoll, Edge, Phase, Pool, Ship, StandingOrders } from './parts.ts';
import type { CosmicRefusal } from './refusals.ts';

export type * from './commands.ts';
export type * from './events.ts';
export type * from './frames.ts';
export * from './parts.ts';
export type * from './refusals.ts';

export interface Battle {
  readonly config: CosmicConfig;
  readonly stack: readonly Frame[];
  readonly round: number;
  readonly phase: Phase;
  /** Who won the priority roll of this round, and who acts first. */
  readonly priority: Side;
  readonly first: Side;
  /** By side. */
  readonly edges: readonly [Edge, Edge];
  readonly ships: readonly Ship[];
  /** By side: pools of the fleet, never refilled. */
  readonly pools: readonly [Pool, Pool];
  /** By seat: has confirmed its orders or arrows. */
  readonly ready: readonly boolean[];
  /** pairs of friends that have collided in this phase, as `A1 A2`. */
  readonly scraped: readonly string[];
  /** By side: the Cult's cheaper power of this round has been cast. */
  readonly discounted: readonly [boolean, boolean];
  /** who attacks the convoy; null elsewhere and until it is chosen. */
  readonly attacker: Side | null;
  /** */
  readonly station: { readonly crew: number; readonly holder: Side | null } | null;
  /** By seat; null in the views of others. */
  readonly standing: readonly (StandingOrders | null)[];
  readonly conceded: readonly Seat[];
  readonly outcome: Outcome | null;
}

export interface CosmicTypes extends StackTypes<Frame> {
  readonly state: Battle;
  readonly command: CosmicCommand;
  readonly config: CosmicConfig;
  readonly event: CosmicEvent;
  readonly refusal: CosmicRefusal;
  readonly decision: CosmicDecision;
  readonly roll: CosmicRoll;
}

export type CosmicTable = Table<CosmicEvent, CosmicRoll>;
export type CosmicProcedure<F extends Frame> = Procedure<CosmicTypes, F>;
