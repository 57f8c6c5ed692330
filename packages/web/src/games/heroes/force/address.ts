/** Forces and units in addresses, to be opened and passed on: `/heroes/forces?faction=void&points=150&unit=warg&unit=warg`. */

import { FACTIONS, type FactionId } from '@muster/dwethia';
import { ARCHETYPES, MOST_UNITS, type UnitSheet, unitFrom } from '@muster/heroes';
import {
  type Back,
  backIn,
  joined,
  type Read,
  type Report,
  readBack,
  readFaction,
  reading,
  readLimit as readPoints,
} from '../../../dwethia/force/address.ts';
import { tidyName } from '../../../pages/keeping/name.ts';
import { readUnits, readUnitText, unitsIn } from './unit-text.ts';

export const LIMITS = [60, 150, 300] as const;
export const [LEAST, MOST] = [20, 1000];
export const DEFAULT_LIMIT = 150;
const DEFAULT_FACTION: FactionId = 'empire-of-sol';

const factionIn = (params: URLSearchParams, report: Report): FactionId =>
  readFaction(params.get('faction'), FACTIONS, DEFAULT_FACTION, report);

export const readLimit = (text: string | null, report: Report): number =>
  readPoints(text, { least: LEAST, most: MOST, usual: DEFAULT_LIMIT }, report);

export interface ForceDraft {
  readonly faction: FactionId;
  readonly points: number;
  readonly units: readonly UnitSheet[];
  readonly name: string;
}

export const readForceDraft = (params: URLSearchParams): Read<ForceDraft> =>
  reading((report) => {
    const faction = factionIn(params, report);
    const units = readUnits(params, 'unit', faction, report);
    if (units.length > MOST_UNITS) report(`A force has ${MOST_UNITS} units at most; the others were left out.`);
    return {
      faction,
      points: readLimit(params.get('points'), report),
      units: units.slice(0, MOST_UNITS),
      name: tidyName(params.get('name') ?? '').trim(),
    };
  });

export const forceAddress = ({ faction, points, units, name }: ForceDraft): string =>
  joined('/heroes/forces', [
    `faction=${faction}`,
    `points=${points}`,
    ...unitsIn('unit', units),
    ...(name === '' ? [] : [`name=${encodeURIComponent(name)}`]),
  ]);

/** A new battle in which the first seat has this force; `squad`: it is one that is kept, by its name. */
export const battleAddress = ({ faction, points, units }: Omit<ForceDraft, 'name'>, squad?: string): string =>
  joined('/new/heroes', [
    `points=${points}`,
    `south=${faction}`,
    ...unitsIn('south-unit', units),
    ...(squad === undefined ? [] : [`south-squad=${encodeURIComponent(squad)}`]),
  ]);

export const unitAddress = (unit: UnitSheet, back?: Back<ForceDraft>): string =>
  joined('/heroes/units', [
    `faction=${unit.faction}`,
    ...unitsIn('unit', [unit]),
    ...(back === undefined ? [] : backIn('force', forceAddress(back.force), back.place)),
  ]);

/** The force with the unit in its place; of another faction it goes alone. */
export const putBack = (unit: UnitSheet, { force, place }: Back<ForceDraft>): ForceDraft =>
  unit.faction === force.faction
    ? { ...force, units: force.units.with(place, unit) }
    : { ...force, faction: unit.faction, units: [unit] };

/** A unit to begin with: a Terran Champion without a name. */
const beginning = (faction: FactionId): UnitSheet =>
  unitFrom(ARCHETYPES.find(({ id }) => id === 'champion')!, faction, 'terran', '');

export const readUnitDraft = (
  params: URLSearchParams,
): Read<UnitSheet> & { readonly back: Back<ForceDraft> | undefined } => ({
  ...reading((report) => {
    const faction = factionIn(params, report);
    const text = params.get('unit');
    return (text === null ? undefined : readUnitText(text, faction, report)) ?? beginning(faction);
  }),
  back: readBack(
    params,
    'force',
    (inner) => readForceDraft(inner).draft,
    ({ units }) => units,
  ),
});
