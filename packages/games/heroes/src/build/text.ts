/** Units in addresses: `warg` for a printed profile, `~Grim~orc~hero~5.2.6…~great-weapon~~` for one of one's own. Plain but for its name. */

import { type FactionId, type SheetTexts, STATS, tidySheetName } from '@muster/dwethia';
import { malformed, type Parsed, parse } from '@muster/kernel';
import { profileOf, profilesOf } from '../content/profiles.ts';
import type { UnitSheet } from '../content/sheet.ts';
import { isPrinted } from './force.ts';
import { readSheet, sheetOf } from './reading.ts';

const PART = '~';
const ITEM = '.';

const shortId = (unit: UnitSheet): string =>
  profilesOf(unit.faction)
    .find(({ name, rank }) => name === unit.name && rank === unit.rank)!
    .id.slice(unit.faction.length + 1);

/** The text of a unit; its faction is written elsewhere. */
export const makeUnitText = (unit: UnitSheet): string =>
  isPrinted(unit)
    ? shortId(unit)
    : [
        '',
        tidySheetName(unit.name).trim(),
        unit.race,
        unit.rank,
        STATS.map(({ name }) => unit.stats[name]).join(ITEM),
        ...[unit.wargear, unit.powers, unit.rules, unit.scars].map((list) => list.join(ITEM)),
      ].join(PART);

const items = (text = ''): readonly string[] => text.split(ITEM).filter((item) => item !== '');

const parseUnitText = (text: string, faction: FactionId): Parsed<UnitSheet> => {
  if (!text.startsWith(PART)) {
    const profile = profileOf(`${faction}.${text.toLowerCase()}`);
    return profile === undefined
      ? { ok: false, refusal: malformed('unit', 'is no profile') }
      : { ok: true, value: sheetOf(profile) };
  }
  const [, name = '', race, rank, numbers = '', wargear, powers, rules, scars] = text.split(PART);
  const values = numbers.split(ITEM);
  return parse(
    readSheet,
    {
      name: tidySheetName(name).trim(),
      faction,
      race,
      rank,
      stats: Object.fromEntries(STATS.map((stat, i) => [stat.name, Number(values[i] || Number.NaN)])),
      wargear: items(wargear),
      powers: items(powers),
      rules: items(rules),
      scars: items(scars),
    },
    'unit',
  );
};

export const UNIT_TEXTS: SheetTexts<UnitSheet> = {
  what: 'unit',
  printed: 'profile',
  make: makeUnitText,
  parse: parseUnitText,
};
