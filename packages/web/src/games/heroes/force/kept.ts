/** Forces and units of one's own kept in this browser, by name. */

import { type FactionId, readFaction } from '@muster/dwethia';
import { MOST_UNITS, readSheet, type UnitSheet } from '@muster/heroes';
import { integer, list } from '@muster/kernel';
import { type Kept, makeShelf, readKept } from '../../../parts/shelf.ts';

export interface KeptForce extends Kept {
  /** The limit it was made for. */
  readonly points: number;
  readonly faction: FactionId;
  readonly units: readonly UnitSheet[];
}

export interface KeptUnit extends Kept {
  readonly unit: UnitSheet;
}

export const parseKeptForce = readKept<KeptForce>({
  points: integer(20, 1000),
  faction: readFaction,
  units: list(readSheet, MOST_UNITS),
});

export const parseKeptUnit = readKept<KeptUnit>({ unit: readSheet });

export const forceShelf = makeShelf('muster-heroes-forces', 'forces', parseKeptForce);
export const unitShelf = makeShelf('muster-heroes-units', 'units', parseKeptUnit);
