/** Units, buildings and groups of them in the addresses of odds. */

import {
  BUILDINGS,
  type BuildingSheet,
  buildingOf,
  conquestPower,
  ELITES,
  factionName,
  UNITS,
  type UnitSheet,
  unitOf,
  unitsOf,
} from '@muster/conquest';
import { FACTIONS } from '@muster/dwethia';
import type { Report } from '../../../dwethia/force/address.ts';
import { quoted } from '../../../parts/words.ts';
import { type Own, ownCalled } from './own.ts';

/** Something that fights, shoots or is struck. */
export type Sheet = UnitSheet | BuildingSheet;

export interface Listed<S> {
  readonly name: string;
  readonly sheets: readonly S[];
}

/** By faction, elites of religions last. */
const ALL_UNITS: readonly Listed<UnitSheet>[] = [
  ...FACTIONS.map(({ id, name }) => ({ name, sheets: unitsOf(id) })),
  { name: 'Elites of religions', sheets: ELITES },
];

export const TARGETS: readonly Listed<Sheet>[] = [
  ...ALL_UNITS,
  ...FACTIONS.map(({ id }) => ({
    name: `Buildings, ${factionName(id)}`,
    sheets: BUILDINGS.filter(({ faction }) => faction === id),
  })),
];

/** With a weapon, or with a power that does damage. */
const canShoot = ({ weapon, powers }: Pick<UnitSheet, 'weapon' | 'powers'>): boolean =>
  weapon !== null || powers.some((id) => conquestPower(id)?.effect.kind === 'damage');

const SHOOTERS: readonly Listed<Sheet>[] = [
  ...FACTIONS.map(({ id, name }) => ({
    name,
    sheets: [
      ...UNITS.filter(({ faction, weapon, powers }) => faction === id && canShoot({ weapon, powers })),
      ...BUILDINGS.filter(({ faction, gun }) => faction === id && gun !== null),
    ] as readonly Sheet[],
  })),
];

const withOwn = (lists: readonly Listed<Sheet>[], own: readonly UnitSheet[]): readonly Listed<Sheet>[] =>
  own.length === 0 ? lists : [{ name: 'Units of your own', sheets: own }, ...lists];

/** All that can be struck, one's own first. */
export const targetsWith = (own: readonly UnitSheet[]): readonly Listed<Sheet>[] => withOwn(TARGETS, own);

export const shootersWith = (own: readonly UnitSheet[]): readonly Listed<Sheet>[] =>
  withOwn(SHOOTERS, own.filter(canShoot));

/** `void.zombies`, or `own.1` of the address. */
export const sheetCalled = (id: string, own: Own): Sheet | undefined =>
  unitOf(id) ?? buildingOf(id) ?? ownCalled(id, own);

/** So many of a unit, or a building that is assaulted. */
export interface Some {
  readonly sheet: Sheet;
  readonly count: number;
}

export const MOST_OF_ONE = 12;

/** `void.zombies*3,void.wight,own.1`. */
export const readGroup = (text: string | null, usual: string, own: Own, report: Report): readonly Some[] => {
  const group = (text ?? usual).split(',').flatMap((part): readonly Some[] => {
    const [id = '', times = '1'] = part.split('*');
    const sheet = sheetCalled(id, own);
    const count = Number(times);
    if (sheet === undefined) report(`There is no unit or building ${quoted(id)}.`);
    if (sheet === undefined || !(Number.isInteger(count) && count >= 1 && count <= MOST_OF_ONE)) return [];
    return [{ sheet, count }];
  });
  return group.length === 0 ? readGroup(usual, usual, own, report) : group;
};

export const writeGroup = (group: readonly Some[], idOf: (sheet: Sheet) => string): string =>
  group.map(({ sheet, count }) => (count === 1 ? idOf(sheet) : `${idOf(sheet)}*${count}`)).join(',');

export const isUnitSheet = (sheet: Sheet): sheet is UnitSheet => 'stats' in sheet;

export const woundsOfSheet = (sheet: Sheet): number => (isUnitSheet(sheet) ? sheet.stats.wounds : sheet.wounds);
