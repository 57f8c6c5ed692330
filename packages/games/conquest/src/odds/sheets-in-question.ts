/**
 * Units, buildings and groups of them in questions of odds: `void.zombies*3,own.1`. Units of one's own (DW-28) stand in the question
 * with all that they are.
 */

import { FACTIONS, readSheetText } from '@muster/dwethia';
import { type Part, part, quoted, type Report } from '@muster/kernel';
import { unitProblems } from '../build/army.ts';
import { makeUnitText } from '../build/text.ts';
import { UNIT_TEXTS } from '../choices/army.ts';
import { buildingOf } from '../content/buildings.ts';
import type { BuildingSheet, UnitSheet } from '../content/types.ts';
import { unitOf } from '../content/units.ts';

/** Something that fights, shoots or is struck. */
export type AskedSheet = UnitSheet | BuildingSheet;

export const isUnitSheet = (sheet: AskedSheet): sheet is UnitSheet => 'stats' in sheet;

/** So many of a unit, or a building that is assaulted. */
export interface Some {
  readonly sheet: AskedSheet;
  readonly count: number;
}

export const MOST_OF_ONE = 12;

const PART = '~';

/** It is called by all that it is, `void~Ada~terran~3.1.4…`: all kept ones are `own.1`, and no two may be taken for one. */
export const calledByAll = (unit: UnitSheet): UnitSheet => ({ ...unit, id: `${unit.faction}${makeUnitText(unit)}` });

export const isCalledByAll = (sheet: AskedSheet): sheet is UnitSheet => sheet.id.includes(PART);

const readOwn = (text: string, report: Report): UnitSheet | undefined => {
  const at = text.indexOf(PART);
  const faction = FACTIONS.find(({ id }) => id === text.slice(0, at))?.id;
  if (faction === undefined) report(`The unit ${quoted(text)} of the address names no faction; it was left out.`);
  const unit = faction === undefined ? undefined : readSheetText(UNIT_TEXTS, text.slice(at), faction, report);
  if (unit === undefined) return undefined;
  const problems = unitProblems(unit);
  for (const sentence of problems) report(sentence);
  return problems.length === 0 ? calledByAll(unit) : undefined;
};

/** By place: `own.1` is the first; undefined, and reported, for one that may not be. */
export type OwnAsked = readonly (UnitSheet | undefined)[];

const ownIds = (asked: readonly AskedSheet[]): readonly string[] => [
  ...new Set(asked.filter(isCalledByAll).map(({ id }) => id)),
];

/** `unit=void~Ada~…` of each of one's own that is asked about. */
export const ownPart = (asked: () => readonly AskedSheet[]): Part<OwnAsked> =>
  part(
    (texts, report) => texts.map((text) => readOwn(text, report)),
    () => ownIds(asked()),
    'unit',
  );

interface Question {
  readonly own: OwnAsked;
}

/** `void.zombies`, or `own.1` of the question. */
const sheetCalled = (id: string, { own }: Question): AskedSheet | undefined => {
  const place = /^own\.(\d+)$/.exec(id)?.[1];
  return unitOf(id) ?? buildingOf(id) ?? (place === undefined ? undefined : own[Number(place) - 1]);
};

const idIn = (sheet: AskedSheet, asked: readonly AskedSheet[]): string =>
  isCalledByAll(sheet) ? `own.${ownIds(asked).indexOf(sheet.id) + 1}` : sheet.id;

const readGroup = (text: string, q: Question, report: Report): readonly Some[] =>
  text.split(',').flatMap((one): readonly Some[] => {
    const [id = '', times = '1'] = one.split('*');
    const sheet = sheetCalled(id, q);
    const count = Number(times);
    if (sheet === undefined) report(`There is no unit or building ${quoted(id)}.`);
    if (sheet === undefined || !(Number.isInteger(count) && count >= 1 && count <= MOST_OF_ONE)) return [];
    return [{ sheet, count }];
  });

/** an assault is on one building alone; units beside it are in a fight of their own. */
const fittingOf = (some: readonly Some[], report: Report): readonly Some[] => {
  const units = some.filter(({ sheet }) => isUnitSheet(sheet));
  const [building] = some.filter(({ sheet }) => !isUnitSheet(sheet));
  if (building === undefined || (some.length === 1 && building.count === 1)) return some;
  report('An assault is on one building alone; units beside it must be beaten first (X-354).');
  return units.length > 0 ? units : [{ sheet: building.sheet, count: 1 }];
};

/** `void.zombies*3,void.wight,own.1`; one that cannot be there is left out, and the usual ones come where nobody is left. */
export const groupPart = (usual: string, q: Question, asked: () => readonly AskedSheet[]): Part<readonly Some[]> =>
  part(
    ([text = usual], report) => {
      const some = fittingOf(readGroup(text, q, report), report);
      return some.length === 0 ? readGroup(usual, q, report) : some;
    },
    (some) => [
      some
        .map(({ sheet, count }) => (count === 1 ? idIn(sheet, asked()) : `${idIn(sheet, asked())}*${count}`))
        .join(','),
    ],
  );

/** `isFit`: whether it may stand there; it says itself why not. */
export const sheetPart = (
  usual: string,
  q: Question,
  asked: () => readonly AskedSheet[],
  isFit: (sheet: AskedSheet, report: Report) => boolean = () => true,
): Part<AskedSheet> =>
  part(
    ([text], report) => {
      const found = text === undefined ? undefined : sheetCalled(text, q);
      if (text !== undefined && found === undefined) report(`There is no unit or building ${quoted(text)}.`);
      return found !== undefined && isFit(found, report) ? found : unitOf(usual)!;
    },
    (sheet) => [idIn(sheet, asked())],
  );
