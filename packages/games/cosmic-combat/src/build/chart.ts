/** The composition chart of a fleet (DW-25; ours): something larger than a fighter, one warship for every 750 points, fighters free. */

import type { ShipSheet } from '../content/sheet.ts';

type Classed = Pick<ShipSheet, 'class'>;

/** So many points for every warship. */
const POINTS_A_WARSHIP = 750;

export const mostWarships = (points: number): number => Math.floor(points / POINTS_A_WARSHIP);

/** Cruisers, warships and stations: a fleet needs one. */
export const isCapital = (ship: Classed): boolean => ship.class !== 'fighter';

/** A ship on a round base counts as a warship. */
export const isGreat = (ship: Classed): boolean => ship.class === 'warship' || ship.class === 'round';

export interface FleetChartLine {
  readonly one: string;
  readonly many: string;
  readonly least: number;
  /** Null: any number. */
  readonly most: number | null;
  readonly counts: (ship: Classed) => boolean;
}

/** The chart for a limit of points, as a builder shows it. */
export const chartFor = (points: number): readonly FleetChartLine[] => [
  { one: 'ship larger than a fighter', many: 'ships larger than fighters', least: 1, most: null, counts: isCapital },
  {
    one: 'warship or round base',
    many: 'warships or round bases',
    least: 0,
    most: mostWarships(points),
    counts: isGreat,
  },
  { one: 'fighter', many: 'fighters', least: 0, most: null, counts: (ship) => !isCapital(ship) },
];
