/** What the star chart is told: plain data, no rules. */

import type { Piece, Place } from '@muster/cosmic-combat';
import type { Length, Point } from '@muster/geometry';
import type { BoardLine } from '../../../measured/types.ts';
import type { ShipLook } from '../ships/ship.ts';

/** As the rules have it (`fieldOf`), the same object for the same battle. */
export interface ChartField {
  /** The same sky for the same map. */
  readonly map: { readonly id: string };
  readonly board: { readonly width: Length; readonly height: Length };
  readonly pieces: readonly { readonly piece: Piece }[];
}

/** A ship where it might be. */
export interface ChartGhost extends Place {
  readonly id: string;
  readonly look: ShipLook;
  /** `plan`: where it goes; `may`: where it could end; `drift`: where it is carried; `no`: where it cannot be. */
  readonly kind: 'plan' | 'may' | 'drift' | 'no';
  readonly text?: string | undefined;
}

/** What a hull passes over, or what an arc covers. */
export interface ChartArea {
  readonly id: string;
  readonly kind: 'sweep' | 'swept' | 'arc' | 'reach';
  readonly corners: readonly Point[];
}

/** A ring round a base, by its true distance: corners are rounded. */
export interface ChartRing {
  readonly id: string;
  readonly kind: 'range' | 'zone';
  readonly corners: readonly Point[];
  readonly by: Length;
  readonly text?: string | undefined;
}

/** Two ships in each other's grip. */
export interface ChartLink {
  readonly from: Point;
  readonly to: Point;
}

/** An edge that a shot reaches. */
export interface ChartEdge {
  readonly from: Point;
  readonly to: Point;
  readonly kind: 'open' | 'shielded';
}

export interface ChartMarks {
  readonly ghosts: readonly ChartGhost[];
  readonly areas: readonly ChartArea[];
  readonly rings: readonly ChartRing[];
  readonly edges: readonly ChartEdge[];
  readonly lines: readonly BoardLine[];
}

export const NO_MARKS: ChartMarks = { ghosts: [], areas: [], rings: [], edges: [], lines: [] };
