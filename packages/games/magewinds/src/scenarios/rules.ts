/** What a scenario answers when the battle asks. Each declares its own; what it does not change comes from `PLAIN`. */

import type { Length, Side } from '@muster/geometry';
import type { Seat, Table } from '@muster/kernel';
import type { Battle, FighterId, Harm, MagewindsOutcome, ObjectId } from '../state/battle.ts';
import type { MagewindsEvent } from '../state/events.ts';

export type T = Table<MagewindsEvent>;

/** How a seat stands, as everybody can see it: from `points` to `most`, when a double may be among those counted. */
export interface Score {
  readonly seat: Seat;
  readonly points: number;
  readonly most: number;
  readonly text: string;
}

export interface ScenarioRules {
  /** What is added to the hand limit (ItT general.hand-limit). Public: reads nothing hidden. */
  handBonus(b: Battle, seat: Seat): number;
  /** What is added to the Movement of this fighter: 0 or less. */
  movementOf(b: Battle, fighter: FighterId): Length;
  /** How many objects one fighter may carry. */
  readonly carryLimit: number;
  /** Damage at the end of an Action Phase, after poison (MW-R87). */
  actionEnds(b: Battle): readonly Harm[];
  /** At the end of a player's turn, in the Action Phase and in Windburn. */
  turnEnds(b: Battle, table: T): MagewindsOutcome | undefined;
  /** A fighter has just picked up an object, which it carries already. May decide the battle. */
  pickedUp(b: Battle, fighter: FighterId, object: ObjectId, table: T): Battle;
  /** At the end of a round, before Windburn (MW-R63). */
  roundEnds(b: Battle, table: T): MagewindsOutcome | undefined;
  /** Fighters were taken down, or have left: endings that do not wait. `before`: the battle before that, if known. */
  whenDown(b: Battle, table: T, before?: Battle): MagewindsOutcome | undefined;
  /** The edge over which fighters of this seat may Escape; null: none. */
  escapeEdge(b: Battle, seat: Seat): Side | null;
  /** A fighter of this seat leaves over the edge. May decide the battle. */
  escape(b: Battle, fighter: FighterId, table: T): Battle;
  /** Whether fragments are placed at the beginning of each round. */
  readonly placesEachRound: boolean;
  /** The scenario's own count, by seat: what decides at the last (MW-R103). Reads what is hidden. */
  counts(b: Battle): readonly number[];
  standing(b: Battle): readonly Score[];
}

const NO_HARM: readonly Harm[] = [];

/** A scenario without rules of its own. */
export const PLAIN: Omit<ScenarioRules, 'roundEnds' | 'counts' | 'standing'> = {
  handBonus: () => 0,
  movementOf: () => 0,
  carryLimit: Number.MAX_SAFE_INTEGER,
  actionEnds: () => NO_HARM,
  turnEnds: () => undefined,
  pickedUp: (b) => b,
  whenDown: () => undefined,
  escapeEdge: () => null,
  escape: (b) => b,
  placesEachRound: false,
};
