/** The state of a battle, and the types of the game as one. */

import type { Side } from '@muster/dwethia';
import type { Outcome, Procedure, Seat, StackTypes, Table } from '@muster/kernel';
import type { HeroesCommand, HeroesDecision } from './commands.ts';
import type { HeroesEvent } from './events.ts';
import type { Frame } from './frames.ts';
import type { Deeds, HeroesConfig, HeroesRoll, Lasting, Model, ObjectiveId, Orders, Space, Tracker } from './parts.ts';
import type { HeroesRefusal } from './refusals.ts';

export type * from './commands.ts';
export type * from './events.ts';
export type * from './frames.ts';
export * from './parts.ts';
export type * from './refusals.ts';

export interface Battle {
  readonly config: HeroesConfig;
  readonly stack: readonly Frame[];
  readonly round: number;
  /** Who won the priority roll of this round, and who activates first. */
  readonly priority: Side;
  readonly first: Side;
  /** By side: index among its seats of whose turn is next. */
  readonly next: readonly [number, number];
  readonly models: readonly Model[];
  readonly markers: readonly Space[];
  /** By side; null in the views of others until the seal is opened. */
  readonly objectives: readonly (readonly ObjectiveId[] | null)[];
  readonly sealed: readonly [boolean, boolean];
  readonly opened: readonly [boolean, boolean];
  readonly trackers: readonly [Tracker, Tracker];
  readonly deeds: readonly Deeds[];
  readonly lasting: readonly Lasting[];
  /** By side: the Cult's cheaper power of this round has been cast. */
  readonly discounted: readonly [boolean, boolean];
  /** By seat; null in the views of others. */
  readonly orders: readonly (Orders | null)[];
  readonly conceded: readonly Seat[];
  readonly outcome: Outcome | null;
}

export interface HeroesTypes extends StackTypes<Frame> {
  readonly state: Battle;
  readonly command: HeroesCommand;
  readonly config: HeroesConfig;
  readonly event: HeroesEvent;
  readonly refusal: HeroesRefusal;
  readonly decision: HeroesDecision;
  readonly roll: HeroesRoll;
}

export type HeroesTable = Table<HeroesEvent, HeroesRoll>;
export type HeroesProcedure<F extends Frame> = Procedure<HeroesTypes, F>;
