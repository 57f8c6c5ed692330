/** The composition chart of a fleet (DW-25; ours): something to board with, one warship for every 750 points, fighters free. */

import type { ShipSheet } from './sheet.ts';

/** So many points for every warship. */
const POINTS_A_WARSHIP = 750;

export const mostWarships = (points: number): number => Math.floor(points / POINTS_A_WARSHIP);

/** Cruisers, warships and stations: a fleet needs one. */
export const isCapital = (ship: Pick<ShipSheet, 'class'>): boolean => ship.class !== 'fighter';

/** A ship on a round base counts as a warship. */
export const isGreat = (ship: Pick<ShipSheet, 'class'>): boolean => ship.class === 'warship' || ship.class === 'round';
