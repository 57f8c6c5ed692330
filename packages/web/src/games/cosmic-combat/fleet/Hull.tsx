/** A ship on its base, as nobody's: for lists, shelves and cards. */

import type { ShipSheet } from '@muster/cosmic-combat';
import { type FactionId, factionOf } from '@muster/dwethia';
import { ShipIcon } from '../ships/ShipArt.tsx';
import { lookOfSheet } from '../ships/ship.ts';

export const factionName = (faction: FactionId): string => factionOf(faction).name;

export const Hull = ({ ship, size }: { readonly ship: ShipSheet; readonly size: number }) => (
  <ShipIcon look={lookOfSheet(ship, null)} size={size} />
);
