/** Units of one's own whose odds are asked (DW-28): those kept in this browser, and those of an address, which has all of them in it. */

import { type BuildingSheet, makeUnitText, type UnitSheet, unitProblems } from '@muster/conquest';
import { FACTIONS } from '@muster/dwethia';
import { fieldsIn, type Report } from '../../../dwethia/force/address.ts';
import { quoted } from '../../../parts/words.ts';
import { readUnitText } from '../army/unit-text.ts';

const PART = '~';

/** It is called by all that it is, `void~Ada~terran~3.1.4…`: all kept ones are `own.1`, and no two may be taken for one. */
const called = (unit: UnitSheet): UnitSheet => ({ ...unit, id: `${unit.faction}${makeUnitText(unit)}` });

const isOwn = (sheet: UnitSheet | BuildingSheet): sheet is UnitSheet => sheet.id.includes(PART);

const readOwn = (text: string, report: Report): UnitSheet | undefined => {
  const at = text.indexOf(PART);
  const faction = FACTIONS.find(({ id }) => id === text.slice(0, at))?.id;
  if (faction === undefined) report(`The unit ${quoted(text)} of the address names no faction; it was left out.`);
  const unit = faction === undefined ? undefined : readUnitText(text.slice(at), faction, report);
  if (unit === undefined) return undefined;
  const problems = unitProblems(unit);
  for (const sentence of problems) report(sentence);
  return problems.length === 0 ? called(unit) : undefined;
};

/** By place: `own.1` is the first; undefined, and reported, for one that may not be. */
export type Own = readonly (UnitSheet | undefined)[];

export const readOwnUnits = (query: URLSearchParams, report: Report): Own =>
  query.getAll('unit').map((text) => readOwn(text, report));

export const ownCalled = (id: string, own: Own): UnitSheet | undefined => {
  const place = /^own\.(\d+)$/.exec(id)?.[1];
  return place === undefined ? undefined : own[Number(place) - 1];
};

interface Written {
  /** How the address calls it: `own.1`, `void.zombies`. */
  readonly idOf: (sheet: UnitSheet | BuildingSheet) => string;
  /** `unit=void~Ada~…` of each of one's own. */
  readonly fields: readonly string[];
}

export const ownIn = (asked: readonly (UnitSheet | BuildingSheet)[]): Written => {
  const own = [...new Set(asked.filter(isOwn).map(({ id }) => id))];
  return {
    idOf: (sheet) => (isOwn(sheet) ? `own.${own.indexOf(sheet.id) + 1}` : sheet.id),
    fields: fieldsIn('unit', own),
  };
};

/** Those that are asked about, then the kept ones that may be fielded; each once. */
export const ownToPick = (
  asked: readonly (UnitSheet | BuildingSheet)[],
  kept: readonly UnitSheet[],
): readonly UnitSheet[] => {
  const ready = kept.filter((unit) => unitProblems(unit).length === 0).map(called);
  return [...new Map([...asked.filter(isOwn), ...ready].map((unit) => [unit.id, unit])).values()];
};
