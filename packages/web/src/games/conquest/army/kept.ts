/** Armies and units of one's own kept in this browser, by name. */

import { type ArmyFile, bareUnit, fieldedFile, readArmy, readUnitSheet, type UnitSheet } from '@muster/conquest';
import { plainObject, type Reader, reader } from '@muster/kernel';
import { type Kept, makeShelf, readKept } from '../../../parts/shelf.ts';

export interface KeptArmy extends Kept {
  readonly army: ArmyFile;
}

export interface KeptUnit extends Kept {
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

export const parseKeptArmy = readKept<KeptArmy>({ army: readKeptArmy });

export const parseKeptUnit = readKept<KeptUnit>({ unit: readKeptUnit });

export const armyShelf = makeShelf('muster-conquest-armies', 'armies', parseKeptArmy);
export const unitShelf = makeShelf('muster-conquest-units', 'units', parseKeptUnit);
