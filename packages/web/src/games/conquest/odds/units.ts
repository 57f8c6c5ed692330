/** All who can be asked about, by faction, and units of one's own before them. */

import {
  type AskedSheet,
  BUILDINGS,
  calledByAll,
  ELITES,
  factionName,
  isCalledByAll,
  isUnitSheet,
  type Some,
  UNITS,
  type UnitSheet,
  unitProblems,
  unitsOf,
  weaponsOf,
} from '@muster/conquest';
import { FACTIONS } from '@muster/dwethia';
import type { Listed } from '../../../dwethia/odds/WhoPick.tsx';
import { useShelf } from '../../../parts/shelf.ts';
import { listed } from '../../../parts/words.ts';
import { unitShelf } from '../army/kept.ts';

type Lists = readonly Listed<AskedSheet>[];

/** By faction, elites of religions last. */
export const TARGETS: Lists = [
  ...FACTIONS.map(({ id, name }) => ({ name, sheets: unitsOf(id) })),
  { name: 'Elites of religions', sheets: ELITES },
  ...FACTIONS.map(({ id }) => ({
    name: `Buildings, ${factionName(id)}`,
    sheets: BUILDINGS.filter(({ faction }) => faction === id),
  })),
];

/** With a weapon, or with a power that does damage. */
const canShoot = (sheet: AskedSheet): boolean => weaponsOf(sheet).length > 0;

const SHOOTERS: Lists = FACTIONS.map(({ id, name }) => ({
  name,
  sheets: [...UNITS, ...BUILDINGS].filter((sheet) => sheet.faction === id && canShoot(sheet)),
}));

/** a building is assaulted by itself, nobody fights beside it. */
export const unitsIn = (lists: Lists): Lists =>
  lists
    .map(({ name, sheets }) => ({ name, sheets: sheets.filter(isUnitSheet) }))
    .filter(({ sheets }) => sheets.length > 0);

const withOwn = (lists: Lists, own: readonly UnitSheet[]): Lists =>
  own.length === 0 ? lists : [{ name: 'Units of your own', sheets: own }, ...lists];

/** All that can be struck, one's own first. */
export const targetsWith = (own: readonly UnitSheet[]): Lists => withOwn(TARGETS, own);

export const shootersWith = (own: readonly UnitSheet[]): Lists => withOwn(SHOOTERS, own.filter(canShoot));

/** Those that are asked about, then the kept ones that may be fielded; each once (DW-28). */
export const ownToPick = (asked: readonly AskedSheet[], kept: readonly UnitSheet[]): readonly UnitSheet[] => {
  const ready = kept.filter((unit) => unitProblems(unit).length === 0).map(calledByAll);
  return [...new Map([...asked.filter(isCalledByAll), ...ready].map((unit) => [unit.id, unit])).values()];
};

/** Units of one's own that can be picked: those of the question, and those kept in this browser. */
export const useOwnUnits = (asked: readonly AskedSheet[]): readonly UnitSheet[] => {
  const { kept = [] } = useShelf(unitShelf);
  return ownToPick(
    asked,
    kept.map(({ unit }) => unit),
  );
};

/** `2 Legion and 1 Legate`. */
export const groupWords = (group: readonly Some[]): string =>
  listed(group.map(({ sheet, count }) => `${count} ${sheet.name}`));
