/** Armies and units of one's own kept in this browser, by name. */

import { type ArmyFile, readArmy, readUnitSheet, type UnitSheet } from '@muster/conquest';
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

/** What follows from the rest of a sheet is worked out anew: prices may have changed since it was kept. */
const bare = (x: unknown): unknown => {
  if (typeof x !== 'object' || x === null) return x;
  const {
    id: _i,
    mark: _m,
    base: _b,
    rule: _r,
    builtBy: _w,
    cost: _c,
    source: _s,
    ...own
  } = x as Record<string, unknown>;
  return own;
};

/** An army as a file has it, for `muster force check` too. */
export const armyFile = ({ points, faction, religion, hq, scenario, missions, units, start }: ArmyFile): object => ({
  points,
  faction,
  religion,
  hq,
  scenario,
  missions,
  ...(units.length === 0 ? {} : { units: units.map(bare) }),
  start,
});

const readKeptArmy: Reader<ArmyFile> = reader(readArmy.schema, (x, where) => {
  const given = plainObject(x, where);
  const { units } = given;
  return readArmy(Array.isArray(units) ? { ...given, units: units.map(bare) } : given, where);
});

const readKeptUnit: Reader<UnitSheet> = reader(readUnitSheet.schema, (x, where) => readUnitSheet(bare(x), where));

const version = oneOf([1] as const);

export const parseKeptArmy = readKept(fields<KeptArmy>({ version, name: text(MOST_SHELF_NAME), army: readKeptArmy }));

export const parseKeptUnit = readKept(fields<KeptUnit>({ version, name: text(MOST_SHELF_NAME), unit: readKeptUnit }));

export const armyShelf: Shelf<KeptArmy> = makeShelf('muster-conquest-armies', 'armies', parseKeptArmy);
export const unitShelf: Shelf<KeptUnit> = makeShelf('muster-conquest-units', 'units', parseKeptUnit);
