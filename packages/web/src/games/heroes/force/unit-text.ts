/** Units in addresses: `warg` for a printed profile, `~Grim~orc~hero~5.2.6…~great-weapon~~` for one of one's own. Plain but for its name. */

import { STATS } from '@muster/dwethia';
import { isPrinted, profileOf, profilesOf, readSheet, sheetOf, type UnitSheet } from '@muster/heroes';
import { parse } from '@muster/kernel';
import { fieldsIn, type Report } from '../../../dwethia/force/address.ts';
import { tidyName } from '../../../pages/keeping/name.ts';
import { quoted } from '../../../parts/words.ts';

const PART = '~';
const ITEM = '.';

/** Names that can stand between the parts. */
export const tidyUnitName = (text: string): string => tidyName(text.replaceAll(PART, '–'));

const shortId = (unit: UnitSheet): string =>
  profilesOf(unit.faction)
    .find(({ name, rank }) => name === unit.name && rank === unit.rank)!
    .id.slice(unit.faction.length + 1);

export const unitText = (unit: UnitSheet): string =>
  isPrinted(unit)
    ? shortId(unit)
    : [
        '',
        tidyUnitName(unit.name).trim(),
        unit.race,
        unit.rank,
        STATS.map(({ name }) => unit.stats[name]).join(ITEM),
        unit.wargear.join(ITEM),
        unit.powers.join(ITEM),
        unit.rules.join(ITEM),
        unit.scars.join(ITEM),
      ].join(PART);

const items = (text = ''): readonly string[] => text.split(ITEM).filter((item) => item !== '');

/** Undefined, and reported, for what is no unit of this faction. */
export const readUnitText = (text: string, faction: UnitSheet['faction'], report: Report): UnitSheet | undefined => {
  if (!text.startsWith(PART)) {
    const profile = profileOf(`${faction}.${text.toLowerCase()}`);
    if (profile === undefined) report(`There is no profile ${quoted(text)} in this faction; it was left out.`);
    return profile && sheetOf(profile);
  }
  const [, name = '', race, rank, numbers, wargear, powers, rules, scars] = text.split(PART);
  const values = (numbers ?? '').split(ITEM);
  const parsed = parse(
    readSheet,
    {
      name: tidyUnitName(name).trim(),
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
  if (parsed.ok) return parsed.value;
  report(`A unit of the address cannot be read and was left out: ${parsed.refusal.where} ${parsed.refusal.problem}.`);
  return undefined;
};

/** `unit=warg&unit=~Grim~…`. */
export const unitsIn = (field: string, units: readonly UnitSheet[]): readonly string[] =>
  fieldsIn(field, units.map(unitText));

export const readUnits = (
  params: URLSearchParams,
  field: string,
  faction: UnitSheet['faction'],
  report: Report,
): readonly UnitSheet[] => params.getAll(field).flatMap((text) => readUnitText(text, faction, report) ?? []);
