/** Forces and units of one's own kept in this browser, by name. */

import { FACTIONS, type FactionId } from '@muster/dwethia';
import { MOST_UNITS, readSheet, type UnitSheet } from '@muster/heroes';
import { fields, integer, list, oneOf, text } from '@muster/kernel';
import { MOST_SHELF_NAME, makeShelf, readKept, type Shelf } from '../../../parts/shelf.ts';

export interface KeptForce {
  readonly version: 1;
  readonly name: string;
  /** The limit it was made for. */
  readonly points: number;
  readonly faction: FactionId;
  readonly units: readonly UnitSheet[];
}

export interface KeptUnit {
  readonly version: 1;
  readonly name: string;
  readonly unit: UnitSheet;
}

const version = oneOf([1] as const);

const readForce = fields<KeptForce>({
  version,
  name: text(MOST_SHELF_NAME),
  points: integer(20, 1000),
  faction: oneOf<FactionId>(FACTIONS.map(({ id }) => id)),
  units: list(readSheet, MOST_UNITS),
});

const readUnit = fields<KeptUnit>({ version, name: text(MOST_SHELF_NAME), unit: readSheet });

export const parseKeptForce = readKept(readForce);
export const parseKeptUnit = readKept(readUnit);

export const forceShelf: Shelf<KeptForce> = makeShelf('muster-heroes-forces', 'forces', parseKeptForce);
export const unitShelf: Shelf<KeptUnit> = makeShelf('muster-heroes-units', 'units', parseKeptUnit);
