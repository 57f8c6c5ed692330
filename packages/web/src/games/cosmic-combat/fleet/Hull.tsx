/** A ship on its base, as nobody's: for lists, shelves and cards. */

import type { ShipSheet } from '@muster/cosmic-combat';
import { FACTIONS, type FactionId } from '@muster/dwethia';
import { mm } from '@muster/geometry';
import { ShipIcon } from '../ships/ShipArt.tsx';

export const factionName = (faction: FactionId): string => FACTIONS.find(({ id }) => id === faction)!.name;

export const Hull = ({ ship, size = 48 }: { readonly ship: ShipSheet; readonly size?: number }) => (
  <ShipIcon
    look={{
      seat: null,
      faction: ship.faction,
      class: ship.class,
      length: mm(ship.base[0]),
      width: mm(ship.base[1]),
    }}
    size={size}
  />
);
