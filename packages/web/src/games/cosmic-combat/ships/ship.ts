/** What a ship on the chart is drawn from: plain data, no rules. Lengths and places are those of @muster/geometry. */

import type { ShipClass, ShipSheet, Token } from '@muster/cosmic-combat';
import type { FactionId } from '@muster/dwethia';
import { type hulls, type Length, mm } from '@muster/geometry';

export type Badge = 'ion' | 'rooted' | 'locked' | 'dying';

/** `choice`: may be chosen; `target`: may be harmed; `spent`: has done its part. */
export type ShipState = 'normal' | 'selected' | 'choice' | 'target' | 'spent';

/** How a ship looks, wherever it is drawn. */
export interface ShipLook {
  /** Null: nobody's. */
  readonly seat: number | null;
  /** Null: of no fleet. */
  readonly faction: FactionId | null;
  readonly class: ShipClass;
  readonly length: Length;
  readonly width: Length;
}

/** By its sheet; of its own faction unless it fights for another. */
export const lookOfSheet = (
  { class: of, base, faction: own }: Pick<ShipSheet, 'class' | 'base' | 'faction'>,
  seat: number | null,
  faction = own,
): ShipLook => ({ seat, faction, class: of, length: mm(base[0]), width: mm(base[1]) });

/** Keep the same object for an unchanged ship: it is drawn again only when the object changes. */
export interface ChartShip extends ShipLook {
  readonly id: string;
  readonly x: Length;
  readonly y: Length;
  readonly facing: hulls.Facing;
  /** Spoken. */
  readonly label: string;
  /** Printed beside it. */
  readonly name: string;
  readonly wounds: number;
  readonly most: number;
  /** Its orders; null: face down. */
  readonly tokens: readonly (Token | null)[];
  /** How many of the tokens are used up or lost. */
  readonly used: readonly boolean[];
  /** Its orders are planned, and not given yet. */
  readonly planned: boolean;
  readonly arrows: readonly hulls.HullSide[];
  readonly badges: readonly Badge[];
  readonly state: ShipState;
  readonly canDrag: boolean;
}
