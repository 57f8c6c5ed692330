// What can be laid over a map: marks on hexes, a path in the making, a line of sight. Plain data; the board draws it.

import type { HexLabel, UnitId } from '@muster/grid-battles';

/**
 * reach: you may go there. target: you may strike there. range: within range and sight. zone: where units may be placed.
 * goal: a hex of a victory condition. blocked: may not be used. path: part of a way, as in a replay.
 */
export const MARK_KINDS = ['zone', 'range', 'reach', 'path', 'blocked', 'goal', 'target'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export type HexMarks = ReadonlyMap<HexLabel, MarkKind> | readonly (readonly [HexLabel, MarkKind])[];

/** A move in the making (GB-24 to GB-26). */
export interface PathOverlay {
  readonly unit: UnitId;
  /** The hexes entered so far; empty at the origin. */
  readonly steps: readonly HexLabel[];
  /** Legal next steps with what each costs. */
  readonly next: readonly { readonly hex: HexLabel; readonly cost: number }[];
  /** Movement points left, shown on the counter. */
  readonly left: number;
  /** Shows the check mark: a click on the counter will confirm. */
  readonly confirm: boolean;
}

export interface SightOverlay {
  readonly from: HexLabel;
  readonly to: HexLabel;
  readonly clear: boolean;
  /** The hexes that decide it, when the line is blocked. */
  readonly blockers?: readonly HexLabel[];
}

/** A move that was played: the counter travels it once. */
export interface LastMove {
  readonly unit: UnitId;
  /** From the hex it left to the hex it reached. */
  readonly path: readonly HexLabel[];
}
