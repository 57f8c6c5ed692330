/** Units in the fields of an address. */

import { isOwnId, makeUnitText, parseUnitText, type UnitSheet } from '@muster/conquest';
import type { FactionId } from '@muster/dwethia';
import type { Report } from '../../../dwethia/force/address.ts';
import { sheetTexts } from '../../../dwethia/force/sheet-text.ts';

const texts = sheetTexts<UnitSheet, FactionId>({ what: 'unit', make: makeUnitText, parse: parseUnitText });

export const { read: readUnitText, inFields: unitsIn } = texts;

/** Units of one's own, numbered by their places; those of the lists are there without being named. */
export const readOwnUnitTexts = (
  params: URLSearchParams,
  field: string,
  faction: FactionId,
  report: Report,
): readonly UnitSheet[] => {
  const units: UnitSheet[] = [];
  for (const text of params.getAll(field)) {
    const unit = readUnitText(text, faction, report, units.length + 1);
    if (unit !== undefined && isOwnId(unit.id)) units.push(unit);
  }
  return units;
};
