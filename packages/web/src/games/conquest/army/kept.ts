/** Armies and units of one's own kept in this browser, by name. */

import { type ArmyFile, bareUnit, fieldedFile, readArmy, readUnitSheet, type UnitSheet } from '@muster/conquest';
import { fields, oneOf, plainObject, type Reader, reader, text } from '@muster/kernel';
import { MOST_SHELF_NAME, makeShelf, readKept, type Shelf } from '../../../parts/shelf.ts';

export interface KeptArmy {
  readonly version: 1;
  readonly name: string;
  readonly army: ArmyFile;
}

export interface KeptUnit {
  readonly version: 1;
  readonly name: string;
  readonly unit: UnitSheet;
}

/** An army as a file has it, for `muster force check` too. */
export const armyFile = ({ points, scenario, missions, ...army }: ArmyFile): object => ({
  points,
  ...fieldedFile(army),
  scenario,
  missions,
});

const readKeptArmy: Reader<ArmyFile> = reader(readArmy.schema, (x, where) => {
  const given = plainObject(x, where);
  const { units } = given;
  return readArmy(Array.isArray(units) ? { ...given, units: units.map(bareUnit) } : given, where);
});

const readKeptUnit: Reader<UnitSheet> = reader(readUnitSheet.schema, (x, where) => readUnitSheet(bareUnit(x), where));

const version = oneOf([1] as const);

export const parseKeptArmy = readKept(fields<KeptArmy>({ version, name: text(MOST_SHELF_NAME), army: readKeptArmy }));

export const parseKeptUnit = readKept(fields<KeptUnit>({ version, name: text(MOST_SHELF_NAME), unit: readKeptUnit }));

export const armyShelf: Shelf<KeptArmy> = makeShelf('muster-conquest-armies', 'armies', parseKeptArmy);
export const unitShelf: Shelf<KeptUnit> = makeShelf('muster-conquest-units', 'units', parseKeptUnit);
