// What can be laid over a map: marks on hexes, a path in the making, a line of sight, a blow, what others did. Plain data; the
// board draws it.

import type { HexLabel, UnitId } from '@muster/grid-battles';
import type { Seat } from '@muster/kernel';

/** What a mark says of a hex, as it is spoken; the later ones are drawn over the earlier. */
export const MARK_WORDS = {
  zone: 'can be deployed on',
  range: 'in range',
  threat: 'under threat',
  reach: 'can be reached',
  goal: 'goal',
  chosen: 'chosen',
  pointed: 'spoken of',
  target: 'can be struck',
} as const;
export type MarkKind = keyof typeof MARK_WORDS;
export const MARK_KINDS = Object.keys(MARK_WORDS) as readonly MarkKind[];

export type HexMarks = { readonly [K in MarkKind]?: readonly HexLabel[] | undefined };

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
  /** The hexes that decide it, when the line is blocked; a clear one has none. */
  readonly blockers?: readonly HexLabel[] | undefined;
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
