/** The state of a war, and the types of the game as one. */

import type { Side } from '@muster/dwethia';
import type { Outcome, Procedure, Seat, StackTypes, Table } from '@muster/kernel';
import type { MapPiece } from '../content/types.ts';
import type { ConquestCommand, ConquestDecision } from './commands.ts';
import type { ConquestEvent } from './events.ts';
import type { Frame } from './frames.ts';
import type {
  BuildOrder,
  ConquestConfig,
  ConquestRoll,
  Edge,
  Model,
  Node,
  Phase,
  SideState,
  StandingOrders,
} from './parts.ts';
import type { ConquestRefusal } from './refusals.ts';

export type * from './commands.ts';
export type * from './events.ts';
export type * from './frames.ts';
export * from './parts.ts';
export type * from './refusals.ts';

export interface Battle {
  readonly config: ConquestConfig;
  readonly stack: readonly Frame[];
  readonly round: number;
  readonly phase: Phase;
  /** Who acts first in this round and holds its priority (DW-32); in set-up the winner of the roll-off. */
  readonly first: Side;
  /** By side. */
  readonly edges: readonly [Edge, Edge];
  /** placed in turn. */
  readonly pieces: readonly MapPiece[];
  readonly nodes: readonly Node[];
  /** On the board, the dying included, in the order in which they were fielded. */
  readonly models: readonly Model[];
  /** By seat: how many models it has fielded so far. */
  readonly made: readonly number[];
  readonly sides: readonly [SideState, SideState];
  readonly orders: readonly BuildOrder[];
  /** By seat: is done with this half, or with setting up. */
  readonly ready: readonly boolean[];
  /** By seat; null in the views of others. */
  readonly standing: readonly (StandingOrders | null)[];
  readonly conceded: readonly Seat[];
  readonly outcome: Outcome | null;
}

export interface ConquestTypes extends StackTypes<Frame> {
  readonly state: Battle;
  readonly command: ConquestCommand;
  readonly config: ConquestConfig;
  readonly event: ConquestEvent;
  readonly refusal: ConquestRefusal;
  readonly decision: ConquestDecision;
  readonly roll: ConquestRoll;
}

export type ConquestTable = Table<ConquestEvent, ConquestRoll>;
export type ConquestProcedure<F extends Frame> = Procedure<ConquestTypes, F>;
