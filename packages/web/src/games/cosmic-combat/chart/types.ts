/** What the star chart is told: plain data, no rules. */

import type { hulls, Length, Point } from '@muster/geometry';
import type { BoardLine, BoardZone } from '../../../measured/types.ts';
import type { ShipLook } from '../ships/ship.ts';
import type { PieceKind } from './pieces.ts';

/** In the field's own lengths. */
export type ChartPiece = { readonly kind: PieceKind; readonly name: string } & (
  | { readonly disc: Point & { readonly r: Length } }
  | { readonly corners: readonly Point[] }
);

/** Keep the same object for the same battle. */
export interface ChartField {
  /** The same sky for the same map. */
  readonly seed: string;
  readonly width: Length;
  readonly height: Length;
  readonly pieces: readonly ChartPiece[];
}

export interface Place extends Point {
  readonly facing: hulls.Facing;
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
  readonly kind: 'sweep' | 'swept' | 'arc' | 'zone' | 'reach' | 'refused';
  readonly corners: readonly Point[];
  readonly text?: { readonly at: Point; readonly words: string } | undefined;
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

export type { BoardZone };
