/** Fleets and ships of one's own kept in this browser, by name. */

import { LEAST_POINTS, MOST_POINTS, MOST_SHIPS, readSheet, type ShipSheet } from '@muster/cosmic-combat';
import { readFaction, readReligion } from '@muster/dwethia';
import { integer, list, orNull } from '@muster/kernel';
import { type Kept, makeShelf, readKept } from '../../../parts/shelf.ts';
import type { FleetDraft } from './address.ts';

export type KeptFleet = Kept & FleetDraft;

export interface KeptShip extends Kept {
  readonly ship: ShipSheet;
}

export const parseKeptFleet = readKept<KeptFleet>({
  points: integer(LEAST_POINTS, MOST_POINTS),
  faction: readFaction,
  religion: orNull(readReligion),
  ships: list(readSheet, MOST_SHIPS),
});

export const parseKeptShip = readKept<KeptShip>({ ship: readSheet });

export const fleetShelf = makeShelf('muster-cosmic-fleets', 'fleets', parseKeptFleet);
export const shipShelf = makeShelf('muster-cosmic-ships', 'ships', parseKeptShip);
