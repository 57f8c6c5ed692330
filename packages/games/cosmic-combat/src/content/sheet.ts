/** A ship as it is written on its sheet: what it is and carries. */

import type { FactionId, Stats } from '@muster/dwethia';
import type { hulls } from '@muster/geometry';

/** CC-03, CC-04: `round` only where a profile says so. */
export const SHIP_CLASSES = ['fighter', 'cruiser', 'warship', 'round'] as const;
export type ShipClass = (typeof SHIP_CLASSES)[number];

/** A weapon and the arcs it fires into. */
export interface Mount {
  readonly weapon: string;
  readonly arcs: readonly hulls.HullSide[];
}

export interface ShipSheet {
  readonly name: string;
  readonly faction: FactionId;
  readonly class: ShipClass;
  /** in millimetres, along and across the facing; equal on a round base. */
  readonly base: readonly [length: number, width: number];
  readonly stats: Stats;
  /** Saves on so much or more where a shield is turned; null without shields. */
  readonly shield: number | null;
  readonly mounts: readonly Mount[];
  readonly powers: readonly string[];
  /** Of a religion's elite. */
  readonly rules: readonly string[];
}
