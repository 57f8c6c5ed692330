/** Fleets and ships of one's own kept in this browser, by name. */

import { LEAST_POINTS, MOST_POINTS, MOST_SHIPS, readSheet, type ShipSheet } from '@muster/cosmic-combat';
import { type FactionId, type ReligionId, readFaction, readReligion } from '@muster/dwethia';
import { fields, integer, list, oneOf, orNull, text } from '@muster/kernel';
import { MOST_SHELF_NAME, makeShelf, readKept, type Shelf } from '../../../parts/shelf.ts';

export interface KeptFleet {
  readonly version: 1;
  readonly name: string;
  /** The limit it was made for. */
  readonly points: number;
  readonly faction: FactionId;
  readonly religion: ReligionId | null;
  readonly ships: readonly ShipSheet[];
}

export interface KeptShip {
  readonly version: 1;
  readonly name: string;
  readonly ship: ShipSheet;
}

const version = oneOf([1] as const);

export const parseKeptFleet = readKept(
  fields<KeptFleet>({
    version,
    name: text(MOST_SHELF_NAME),
    points: integer(LEAST_POINTS, MOST_POINTS),
    faction: readFaction,
    religion: orNull(readReligion),
    ships: list(readSheet, MOST_SHIPS),
  }),
);

export const parseKeptShip = readKept(fields<KeptShip>({ version, name: text(MOST_SHELF_NAME), ship: readSheet }));

export const fleetShelf: Shelf<KeptFleet> = makeShelf('muster-cosmic-fleets', 'fleets', parseKeptFleet);
export const shipShelf: Shelf<KeptShip> = makeShelf('muster-cosmic-ships', 'ships', parseKeptShip);
