// What can be laid over a map: marks on hexes, a path in the making, a line of sight, a blow, what others did. Plain data; the
// board draws it.

import type { HexLabel, UnitId } from '@muster/grid-battles';
import type { Seat } from '@muster/kernel';

/**
 * reach: you may go there. target: you may strike there. range: within range and sight. zone: where units may be placed.
 * goal: a hex of a victory condition. blocked: may not be used. path: part of a way, as in a replay. threat: the enemy could strike
 * who stands there. chosen: a counter that is part of a choice. pointed: a line of the log speaks of it.
 */
export const MARK_KINDS = [
  'zone',
  'range',
  'threat',
  'reach',
  'path',
  'blocked',
  'goal',
  'chosen',
  'pointed',
  'target',
] as const;
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
  readonly left?: number;
  /** Shows the check mark beside the counter: a click on it confirms. */
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

/** A blow under way: who at whom. */
export interface BlowOverlay {
  readonly from: HexLabel;
  readonly to: HexLabel;
  readonly by: Seat;
}

/** What somebody did, left on the map until others have seen it. */
export type Trace =
  | { readonly kind: 'moved'; readonly by: Seat; readonly path: readonly HexLabel[] }
  | {
      readonly kind: 'blow';
      readonly by: Seat;
      readonly from: HexLabel;
      readonly to: HexLabel;
      readonly hits: number;
      readonly fell: boolean;
    };
